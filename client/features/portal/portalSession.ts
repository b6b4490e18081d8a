/**
 * Whether this tab was inside the portal, so an ended session can be explained. Nothing personal: the session
 * itself is a cookie that scripts can't read.
 */
const KEY = 'portal-open';

const DELETING = 'deleting';
const ACCOUNT = 'account';

/** The portal closes next because this person had their data deleted. */
export function rememberDeletion(): void {
  try {
    sessionStorage.setItem(KEY, DELETING);
  } catch {
    // See below.
  }
}

/** The notice for people whose portal was closed; null if they were never inside. */
export function closedNotice(): string | null {
  try {
    const was = sessionStorage.getItem(KEY);
    if (was === null) return null;
    if (was === DELETING) return 'Your portal is closed. We’ll email you a list of what we deleted.';
    return was === ACCOUNT
      ? 'Your session has ended. Sign in again to continue.'
      : 'Your portal session has ended. Enter your code again, or sign in if you have an account. If you were hired, use the link in your invitation email.';
  } catch {
    return null;
  }
}

/**
 * Records for this tab how the person got in, so a later visit can explain an ended session; null means
 * outside.
 */
export function rememberInside(by: 'code' | 'account' | null): void {
  try {
    if (by) sessionStorage.setItem(KEY, by);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be disabled; then there's no explanation.
  }
}
