/**
 * Whether this tab was inside the portal, so that coming back to a closed door can be explained. Nothing
 * personal: the session itself is a cookie that no script can read.
 */
const KEY = 'portal-open';

const DELETING = 'deleting';

/** The door closes next because this person had their data deleted. */
export function rememberDeletion(): void {
  try {
    sessionStorage.setItem(KEY, DELETING);
  } catch {
    // As below.
  }
}

/** What somebody reads who finds the door closed behind them; null when they were never inside. */
export function closedNotice(): string | null {
  try {
    const was = sessionStorage.getItem(KEY);
    if (was === DELETING) return 'Your portal is closed. We write to you what was deleted.';
    return was === null ? null : 'Your portal session has ended. Please enter your code again to continue.';
  } catch {
    return null;
  }
}

/** Notes for this tab that somebody is inside, so that a later visit can say why the door is closed. */
export function rememberInside(inside: boolean): void {
  try {
    if (inside) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off; then the door opens without an explanation.
  }
}
