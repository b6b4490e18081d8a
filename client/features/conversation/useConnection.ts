import { useEffect, useState } from 'react';
import { watchConnection } from '../../trpc.ts';

export type Connection = { state: 'connected' | 'reconnecting'; since: number };

/** Whether the live connection stands. A short cut shows nothing: most are over before anybody could read it. */
export function useConnection(): Connection['state'] {
  const [state, setState] = useState<Connection['state']>('connected');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lost = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setState('reconnecting'), 1_200);
    };
    const back = (): void => {
      clearTimeout(timer);
      setState('connected');
    };
    const unwatch = watchConnection((next) => (next === 'open' ? back() : lost()));
    const offline = (): void => setState('reconnecting');
    window.addEventListener('offline', offline);
    return () => {
      clearTimeout(timer);
      unwatch();
      window.removeEventListener('offline', offline);
    };
  }, []);
  return state;
}
