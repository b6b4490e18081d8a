import { openDatabase } from '../../server/db/client.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createMetrics } from '../../server/platform/metrics.ts';
import { createQueue } from '../../server/platform/queue/queue.ts';
import { silentLog } from './log.ts';

/**
 * A worker in a process of its own, for a test that kills it: it notes that it began a task, then never
 * finishes. Its argument is the database's URL.
 */
const url = process.argv[2] ?? '';
const database = openDatabase(url, { max: 2, name: 'queue-worker' });
const { client } = database;
const queue = createQueue({
  url,
  ...database,
  clock: systemClock,
  log: silentLog,
  metrics: createMetrics(),
});
queue.register<{ id: string }>(
  'doomed',
  { concurrency: 1, retries: 3, timeoutSeconds: 120 },
  async ({ id }) => {
    await client`insert into runs (id, worker) values (${id}, 'child')`;
    await new Promise(() => setInterval(() => {}, 1_000));
  },
);
await queue.start();
