import type { ErrorCode } from '../../shared/errors/errors.ts';
import { readError } from '../errors.ts';
import { realtimeSocket } from '../trpc.ts';
import { missedEvents } from './missedEvents.ts';
import { REOPEN_MS, renewAfter } from './reopening.ts';

type Stream = {
  open(handlers: { onStarted(): void; onData(): void; onError(error: unknown): void; onComplete(): void }): {
    unsubscribe(): void;
  };
  /** Something changed, or may have while no one listened. */
  onChange(): void;
  /** The stream ended or didn't open: access may have ended. */
  onEnded(): void;
};

/** Listens to a stream of hints, and reopens it when the server ended or refused it. Returns the function that stops. */
export function listenForChanges({ open, onChange, onEnded }: Stream): () => void {
  const missed = missedEvents(realtimeSocket.breaks);
  let subscription: { unsubscribe(): void } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = (refusal?: ErrorCode): void => {
    if (stopped) return;
    clearTimeout(timer);
    onEnded();
    renewAfter(refusal);
    timer = setTimeout(start, REOPEN_MS);
  };
  const start = (): void => {
    subscription = open({
      onStarted: () => {
        if (missed()) onChange();
      },
      onData: onChange,
      onError: (error) => again(readError(error).code),
      onComplete: () => again(),
    });
  };
  start();
  const unwatch = realtimeSocket.onFailedTry(onEnded);
  return () => {
    stopped = true;
    unwatch();
    clearTimeout(timer);
    subscription?.unsubscribe();
  };
}
