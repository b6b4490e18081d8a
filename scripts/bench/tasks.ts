import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { readEnv } from '../../server/env.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createLogger } from '../../server/platform/log.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { createQueue } from '../../server/platform/queue/queue.ts';
import { withFolder } from './benchServer.ts';
import { shown } from './measure.ts';

const SINGLE = 200;
const MANY = 20_000;
const SPREAD_MS = 60_000;
/** Ahead of the first of them, and in their order, so that none is stored late. */
const LEAD_MS = 20_000;
const STORED_AT_ONCE = 500;
/** Kinds of tasks as in production: one with nearly everything, and how many of it run at once. */
const KINDS = [
  { name: 'many', concurrency: 50, share: 0.9 },
  { name: 'some', concurrency: 5, share: 0.08 },
  { name: 'few', concurrency: 1, share: 0.02 },
];
const TIMEOUT_MS = 120_000;

/** How soon tasks start: one that is due now, one that waits for its moment, and thousands due within a minute. */
export async function benchTasks(): Promise<void> {
  await withFolder(async (dataDir) => {
    const log = createLogger(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    const server = await startEmbeddedPostgres({ dataDir, log });
    await migrate(server.url);
    const database = openDatabase(server.url);
    const { db, close } = database;
    const parts = { ...database, clock: systemClock, log, metrics: createMetrics() };
    const queue = createQueue({ url: server.url, ...parts });
    const late = new Map(KINDS.map(({ name }) => [name, [] as number[]]));
    let left = 0;
    for (const { name, concurrency } of KINDS)
      queue.register<{ due: number }>(
        name,
        { concurrency, retries: 0, timeoutSeconds: 60 },
        async ({ due }) => {
          late.get(name)?.push(Date.now() - due);
          left--;
        },
      );
    await queue.start();
    const drained = async (): Promise<void> => {
      const until = Date.now() + TIMEOUT_MS;
      while (left > 0 && Date.now() < until) await sleep(10);
    };
    /** What started since the last call: milliseconds after it was due. */
    const taken = (name: string): number[] => (late.get(name)?.splice(0) ?? []).sort((a, b) => a - b);

    process.stdout.write('\nMilliseconds from the moment a task is due to its start; p50 / p95\n');
    for (let n = 0; n < SINGLE; n++) {
      left++;
      await db.transaction((tx) => queue.enqueue(tx, 'many', { due: Date.now() }));
      await drained();
    }
    print('due now, one at a time', taken('many'));
    for (let n = 0; n < SINGLE; n++) {
      const due = Date.now() + 500 + n * 20;
      left++;
      await queue.enqueue(db, 'many', { due }, { dueAt: new Date(due) });
    }
    await drained();
    print('delayed, fifty a second', taken('many'));

    const begun = Date.now() + LEAD_MS;
    const tasks = KINDS.flatMap(({ name, share }) => {
      const count = Math.round(MANY * share);
      return Array.from({ length: count }, (_, n) => ({ name, due: begun + (n / count) * SPREAD_MS }));
    }).sort((a, b) => a.due - b.due);
    for (let start = 0; start < tasks.length; start += STORED_AT_ONCE) {
      const some = tasks.slice(start, start + STORED_AT_ONCE);
      left += some.length;
      await db.transaction(async (tx) => {
        for (const { name, due } of some) await queue.enqueue(tx, name, { due }, { dueAt: new Date(due) });
      });
    }
    await drained();
    for (const { name } of KINDS) print(`${MANY} within a minute: ${name}`, taken(name));
    const over = ((Date.now() - begun - SPREAD_MS) / 1_000).toFixed(1);
    process.stdout.write(`${'last task, after the due minute'.padEnd(40)}${over} s, ${left} not run\n`);
    await queue.stop(1_000);
    await close();
    await server.stop();
  });
}

const print = (what: string, values: number[]): void =>
  void process.stdout.write(`${what.padEnd(40)}${shown(values)} of ${values.length}\n`);
