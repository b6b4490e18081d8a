import type { Bus } from '../../server/platform/events/bus.ts';
import type { TestDeps } from './deps.ts';

/**
 * What subscribers of `topic` hear of `run`, in order. Marks go ahead of it and after it: PostgreSQL delivers
 * events in the order of their commits, so nothing said earlier is counted and nothing is waited for in vain.
 */
export async function heardDuring(
  deps: TestDeps,
  topic: 'candidates' | 'jobs',
  run: () => Promise<unknown>,
): Promise<unknown[]> {
  const stop = new AbortController();
  const bus: Bus<Record<string, unknown>> = deps.bus;
  const events = (await bus.subscribe(topic, stop.signal))[Symbol.asyncIterator]();
  const untilMark = async (): Promise<unknown[]> => {
    const mark = deps.clock.uuid();
    await bus.publish(deps.db, topic, { mark });
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
