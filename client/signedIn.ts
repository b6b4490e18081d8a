/**
 * Tells the other tabs and pages of this browser that somebody signed in or out, so that what only some may
 * see is asked for again. It carries no data: everybody asks the server.
 */
const CHANNEL = 'longtable-signed-in';

/** Call after a sign-in or a sign-out went through. */
export function announceSignInChange(): void {
  window.dispatchEvent(new Event(CHANNEL));
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` at each change, here or in another tab; returns how to stop. */
export function onSignInChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', listener);
  window.addEventListener(CHANNEL, listener);
  return () => {
    channel.close();
    window.removeEventListener(CHANNEL, listener);
  };
}
