import type { TestDeps } from './deps.ts';

/**
 * What subscribers of `topic` hear of `run`, in order. Marks go ahead of it and after it: PostgreSQL delivers
 * events in the order of their commits, so nothing said earlier is counted and nothing is waited for in vain.
 */
export async function heardDuring(
  deps: TestDeps,
  topic: string,
  run: () => Promise<unknown>,
): Promise<unknown[]> {
  const stop = new AbortController();
  const events = deps.bus.subscribe(topic, stop.signal)[Symbol.asyncIterator]();
  const untilMark = async (): Promise<unknown[]> => {
    const mark = deps.clock.uuid();
    await deps.bus.publish(deps.db, topic, { mark });
    const heard: unknown[] = [];
    for (;;) {
      const next = await events.next();
      if (next.done || next.value.type !== 'message') throw new Error('The events broke off');
      if (JSON.stringify(next.value.payload) === JSON.stringify({ mark })) return heard;
      heard.push(next.value.payload);
    }
  };
  try {
    await untilMark();
    await run();
    return await untilMark();
  } finally {
    stop.abort();
  }
}
