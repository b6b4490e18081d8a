import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { DbOrTx } from '../db/client.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Background work by name. `data` must be small and hold ids only: task tables are not a place for personal data. */
export type TaskHandler<T> = (
  data: T,
  context: { signal: AbortSignal; attempt: number; lastAttempt: boolean },
) => Promise<void>;

export type TaskOptions = {
  /** How many run at once in one process. */
  concurrency: number;
  /** Further tries after a failure, with rising delay. */
  retries: number;
  /** A try that takes longer is given up and tried again. */
  timeoutSeconds: number;
  /** Longest pause between two tries; 60 s unless said otherwise. */
  maxRetryDelaySeconds?: number;
  /** Cron expression (UTC) for tasks that run by themselves. */
  cron?: string;
};

/**
 * Durable tasks in PostgreSQL: at least once, so every handler must be safe to run twice. A task of a dead
 * process is taken over within 15 s; a delayed one is at most 1 s late.
 */
export type Queue = {
  /** Stores the task with the caller's transaction. */
  enqueue(tx: DbOrTx, name: string, data: object, options?: { dueAt?: Date }): Promise<void>;
  /** Removes waiting tasks whose data names one of these ids; one that runs right now ends by itself. */
  forget(tx: DbOrTx, ids: readonly string[]): Promise<void>;
  /** Lets a program that does no work itself store tasks; instead of {@link Queue.start}, and ended by {@link Queue.stop}. */
  open(): Promise<void>;
  /** Takes over tasks from a backup, in a program that does no work itself; instead of {@link Queue.start}. */
  adopt(tasks: readonly { name: string; data: object; dueAt: Date }[]): Promise<void>;
  /** Registers a handler; call before {@link Queue.start}. */
  register<T extends object>(name: string, options: TaskOptions, handler: TaskHandler<T>): void;
  start(): Promise<void>;
  /** Lets running tasks finish for up to `graceMs`, then gives them up; another process tries them again. */
  stop(graceMs: number): Promise<void>;
};

/** The shortest heartbeat pg-boss allows; a worker silent for longer counts as dead. */
const HEARTBEAT_SECONDS = 10;
const HEARTBEAT_REFRESH_SECONDS = 3;
/** How often dead workers are looked for: with the heartbeat this stays under the promised 15 s. */
const SUPERVISE_SECONDS = 2;
const POLL_SECONDS = 0.5;
/** No task has this id; asking for it makes pg-boss remember what it knows about the queue. */
const NO_TASK = '00000000-0000-0000-0000-000000000000';

type Registered = { name: string; options: TaskOptions; handler: TaskHandler<object> };

/** A queue over pg-boss in schema `pgboss` of the same database. */
export function createQueue(options: { url: string; log: Logger; metrics: Metrics }): Queue {
  const { url, log, metrics } = options;
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'longtable-queue',
    max: 6,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 5,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  const registered: Registered[] = [];
  const stopping = new AbortController();

  const work = async ({ name, options: task, handler }: Registered): Promise<void> => {
    await boss.work(
      name,
      {
        pollingIntervalSeconds: POLL_SECONDS,
        localConcurrency: task.concurrency,
        batchSize: 1,
        includeMetadata: true,
        heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      },
      async ([job]: JobWithMetadata<object>[]) => {
        if (!job) return;
        const started = performance.now();
        const outcome = (kind: 'done' | 'failed'): void =>
          metrics.taskSeconds(name, kind, (performance.now() - started) / 1000);
        try {
          await handler(job.data, {
            signal: AbortSignal.any([job.signal, stopping.signal]),
            attempt: job.retryCount + 1,
            lastAttempt: job.retryCount >= job.retryLimit,
          });
          outcome('done');
        } catch (error) {
          outcome('failed');
          log.warn({ err: error, task: name, attempt: job.retryCount + 1 }, 'task failed');
          throw error;
        }
      },
    );
  };

  const makeQueues = async (): Promise<void> => {
    for (const { name, options: task } of registered) {
      const settings = {
        retryLimit: task.retries,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: task.maxRetryDelaySeconds ?? 60,
        expireInSeconds: task.timeoutSeconds,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        deleteAfterSeconds: 3_600,
        retentionSeconds: 14 * 24 * 3_600,
      };
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
      if (task.cron) await boss.schedule(name, task.cron, {}, { tz: 'UTC' });
      // Otherwise the first task stored after the start would be looked up on a connection that may have been cut.
      await boss.getJobById(name, NO_TASK);
    }
  };

  return {
    async enqueue(tx, name, data, { dueAt } = {}) {
      await boss.send(name, data, { db: fromDrizzle(tx, sql), ...(dueAt ? { startAfter: dueAt } : {}) });
    },
    async forget(tx, ids) {
      if (ids.length === 0) return;
      await tx.execute(sql`
        delete from pgboss.job
        where state <> 'active' and exists (
          select 1 from jsonb_each_text(case jsonb_typeof(data) when 'object' then data else '{}' end) entry
          where entry.value in ${ids})`);
    },
    register(name, task, handler) {
      // The data comes back as the JSON this same program stored under this name.
      registered.push({ name, options: task, handler: (data, context) => handler(data as never, context) });
    },
    async start() {
      await boss.start();
      await makeQueues();
      for (const task of registered) await work(task);
    },
    async open() {
      await boss.start();
      await makeQueues();
    },
    async adopt(tasks) {
      await boss.start();
      await makeQueues();
      const known = new Set(registered.map(({ name }) => name));
      // What an older version called differently is left to the sweeps.
      for (const { name, data, dueAt } of tasks.filter((task) => known.has(task.name)))
        await boss.send(name, data, { startAfter: dueAt });
      await boss.stop({ graceful: true, timeout: 5_000, close: true });
    },
    async stop(graceMs) {
      const giveUp = setTimeout(() => stopping.abort(), graceMs);
      await boss.stop({ graceful: true, timeout: graceMs + 1_000, close: true });
      clearTimeout(giveUp);
      stopping.abort();
    },
  };
}
