import { missedEvents } from './missedEvents.ts';
import { liveSocket } from './trpc.ts';

/** Delay before reopening a stream that the server ended or refused. */
export const REOPEN_MS = 3_000;

let renewal: ReturnType<typeof setTimeout> | undefined;

/**
 * Renews the connection before a stream that ended now is reopened: someone may have a new session, which the
 * connection doesn't have. Streams that end together renew it once, or each would cut what the one before it just got.
 */
export function renewBeforeReopening(): void {
  if (renewal !== undefined) return;
  renewal = setTimeout(() => {
    renewal = undefined;
    liveSocket.renew();
  }, REOPEN_MS);
}

type Live = {
  open(handlers: { onStarted(): void; onData(): void; onError(): void; onComplete(): void }): {
    unsubscribe(): void;
  };
  /** Something changed, or may have while no one listened. */
  onChange(): void;
  /** The stream ended or didn't open: access may have ended. */
  onEnded(): void;
};

/** Listens to a stream of hints, and reopens it when the server ended or refused it. Returns the function that stops. */
export function listenLive({ open, onChange, onEnded }: Live): () => void {
  const missed = missedEvents(liveSocket.breaks);
  let subscription: { unsubscribe(): void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = (): void => {
    if (stopped) return;
    clearTimeout(timer);
    onEnded();
    renewBeforeReopening();
    timer = setTimeout(start, REOPEN_MS);
  };
  const start = (): void => {
    subscription = open({
      onStarted: () => {
        if (missed()) onChange();
      },
      onData: onChange,
      onError: again,
      onComplete: again,
    });
  };
  start();
  const unwatch = liveSocket.onFailedTry(onEnded);
  return () => {
    stopped = true;
    unwatch();
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
