/**
 * Whether this tab was inside the portal, so that coming back to a closed door can be explained. Nothing
 * personal: the session itself is a cookie that no script can read.
 */
const KEY = 'portal-open';

const DELETING = 'deleting';
const ACCOUNT = 'account';

/** The door closes next because this person had their data deleted. */
export function rememberDeletion(): void {
  try {
    sessionStorage.setItem(KEY, DELETING);
  } catch {
    // As below.
  }
}

/** What people read who find the door closed behind them; null when they were never inside. */
export function closedNotice(): string | null {
  try {
    const was = sessionStorage.getItem(KEY);
    if (was === null) return null;
    if (was === DELETING) return 'Your portal is closed. We’ll email you what we deleted.';
    return was === ACCOUNT
      ? 'Your session has ended. Sign in again to continue.'
      : 'Your portal session has ended. Enter your code again, or sign in if you have an account.';
  } catch {
    return null;
  }
}

/** Notes for this tab how somebody came in, so that a later visit can say why the door is closed; null is outside. */
export function rememberInside(by: 'code' | 'account' | null): void {
  try {
    if (by) sessionStorage.setItem(KEY, by);
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off; then the door opens without an explanation.
  }
}
