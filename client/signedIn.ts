/**
 * Notifies this browser's other tabs and pages of a sign-in or sign-out, so they refetch restricted content.
 * It only says which of the two; each page asks the server.
 */
const CHANNEL = 'longtable-signed-in';

/** Call after a successful sign-in or sign-out. */
export function announceSignInChange(signedOut: boolean): void {
  window.dispatchEvent(new CustomEvent(CHANNEL, { detail: signedOut }));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(signedOut);
  channel.close();
}

/** Calls `listener` on each change, here or in another tab; returns the unsubscribe function. */
export function onSignInChange(listener: (signedOut: boolean) => void): () => void {
  const here = (event: Event): void => listener(event instanceof CustomEvent && event.detail === true);
  const elsewhere = (event: MessageEvent): void => listener(event.data === true);
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', elsewhere);
  window.addEventListener(CHANNEL, here);
  return () => {
    channel.close();
    window.removeEventListener(CHANNEL, here);
  };
}
