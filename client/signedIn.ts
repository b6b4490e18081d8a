/**
 * Tells the other tabs and pages of this browser that somebody signed in or out, so that what only some may
 * see is asked for again. It says nothing but which of the two: everybody asks the server.
 */
const CHANNEL = 'longtable-signed-in';

/** Call after a sign-in or a sign-out went through. */
export function announceSignInChange(signedOut: boolean): void {
  window.dispatchEvent(new CustomEvent(CHANNEL, { detail: signedOut }));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(signedOut);
  channel.close();
}

/** Calls `listener` at each change, here or in another tab; returns how to stop. */
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
