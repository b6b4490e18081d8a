import { useEffect, useState, useSyncExternalStore } from 'react';
import { realtimeSocket } from '../../trpc.ts';

export type Connection = {
  state: 'connected' | 'reconnecting';
  /** Seconds until the next try; 0 during a try. */
  retryIn: number;
  retryNow: () => void;
};

/** An interruption this short is over before anyone could read about it. */
const UNNOTICED_MS = 1_200;

/** The realtime connection's state, and when the next try is. */
export function useConnection(): Connection {
  const socketState = useSyncExternalStore(realtimeSocket.watch, realtimeSocket.state);
  const online = useSyncExternalStore(watchOnline, () => navigator.onLine);
  const lost = socketState.status === 'lost';
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (!lost) return setNoticed(false);
    const timer = setTimeout(() => setNoticed(true), UNNOTICED_MS);
    return () => clearTimeout(timer);
  }, [lost]);

  const reconnecting = !online || (lost && noticed);
  const retryAt = socketState.status === 'lost' ? socketState.retryAt : null;
  return {
    state: reconnecting ? 'reconnecting' : 'connected',
    retryIn: useSecondsUntil(reconnecting ? retryAt : null),
    retryNow: realtimeSocket.retryNow,
  };
}

function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whole seconds until `at` (local milliseconds), counting down; 0 when it's past or null. */
export function useSecondsUntil(at: number | null): number {
  const left = (): number => (at === null ? 0 : Math.max(0, Math.ceil((at - Date.now()) / 1_000)));
  const [, tick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(() => tick((n) => n + 1), 250);
    return () => clearTimeout(timer);
  });
  return seconds;
}
