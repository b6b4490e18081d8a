import { setTimeout as pause } from 'node:timers/promises';

/** What the work resolves to. @throws Error when it takes longer, and what the work throws */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = pause(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Error('no answer');
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
}
