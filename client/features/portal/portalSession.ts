/**
 * Whether this tab was inside the portal, so that coming back to a closed door can be explained. Nothing
 * personal: the session itself is a cookie that no script can read.
 */
const KEY = 'portal-open';

export function rememberInside(inside: boolean): void {
  try {
    if (inside) sessionStorage.setItem(KEY, '1');
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off; then the door opens without an explanation.
  }
}

export function wasInside(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
