import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../../db/away.ts';
import type { Db, DbOrTx } from '../../db/client.ts';
import type { Logger } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { type Job, type TakeTasks, takeTogether } from './claiming.ts';
import type { TaskContext, TaskHandler, TaskOptions } from './task.ts';

/** Most tasks that one statement takes or settles. */
const BATCH = 100;
/** Most tasks taken in one transaction with what they read first, so that none waits long for the others. */
const TOGETHER = 25;
/** After the database didn't answer. */
const TRY_AGAIN_MS = 500;
/** Delay before a task is retried after the database was away. */
const AGAIN_SECONDS = 1;
/** While the event loop is late, this many are taken at once, with a pause between. */
const BUSY_BATCH = 5;
const BUSY_PAUSE_MS = 25;

type Work = (context: TaskContext) => Promise<void>;
/** `finished`: its handler stored the end with a transaction of its own. */
type Running = { job: Job; lost: AbortController; finished: boolean };

/** A running try. `lose`: stops it, because another process took it over or it was deleted. */
type RunningTry = { name: string; lose(): void };

/** What runs the tasks of one kind in this process. */
export type TaskWorker = {
  /** Something may be due: takes what there is room for. */
  wake(): void;
  /** Tries that run here and aren't stored as ended, by their name in the database. */
  running(): RunningTry[];
  /** Takes nothing more; resolves when everything taken has ended and is stored. */
  end(): Promise<void>;
  /** Gives back what still runs, so that another process tries it again. */
  giveBack(): Promise<void>;
};

/** Tries that ended in one way and aren't stored yet. */
type Endings = { waiting: readonly Job[]; add(job: Job): Promise<void> };

type Parts = {
  boss: PgBoss;
  name: string;
  options: TaskOptions;
  handler: TaskHandler<object>;
  together: { db: Db; take: TakeTasks } | null;
  log: Logger;
  metrics: Metrics;
  /** Aborts what runs when the process stops. */
  stopping: AbortSignal;
  /** Whether the event loop is late. */
  isBusy(): boolean;
  /** A task failed and is due again at a time that only the database has. */
  onFailed(name: string): void;
};

/** Takes tasks in batches whenever it's woken, runs as many at once as `options.concurrency` says, and settles in batches. */
export function createTaskWorker(parts: Parts): TaskWorker {
  const { boss, name, options, log } = parts;
  /** By task and try: a try that was taken over may still run here while the next one does. */
  const running = new Map<string, Running>();
  let due = false;
  /** The shared first step failed: each task does it on its own, so only the failing one counts an attempt. */
  let apart = false;
  let taking: Promise<void> | null = null;
  let ended = false;
  let gaveUp = false;
  const idle = Promise.withResolvers<void>();

  const take = async (): Promise<void> => {
    while (due && !ended) {
      const busy = parts.isBusy();
      const most = busy ? BUSY_BATCH : parts.together ? TOGETHER : BATCH;
      const room = Math.min(options.concurrency - running.size, most);
      if (room <= 0) return;
      due = false;
      try {
        const found = await fetchDue(room);
        // A full batch means there may be more.
        if (found.length === room) due = true;
        for (const { job, work } of found) void run(job, work);
      } catch (error) {
        if (ended) return;
        log.error({ err: error, task: name }, 'taking tasks failed');
        due = true;
        apart = !isDatabaseAway(error);
        await pause(TRY_AGAIN_MS);
      }
      if (busy) await pause(BUSY_PAUSE_MS);
    }
  };
  const fetchDue = async (room: number): Promise<{ job: Job; work: Work }[]> => {
    if (parts.together && !apart) {
      const found = await takeTogether({ boss, name, ...parts.together }, room);
      return found.map(({ job, task }) => ({ job, work: task.run }));
    }
    const jobs = await boss.fetch<object>(name, { batchSize: room, includeMetadata: true });
    apart = false;
    return jobs.map((job) => ({ job, work: (context) => parts.handler(job.data, context) }));
  };
  const wake = (): void => {
    due = true;
    start();
  };
  const start = (): void => {
    if (taking || !due || ended) return;
    taking = take().finally(() => {
      taking = null;
      // Woken, or given room, between its last look and here.
      if (due && !ended && running.size < options.concurrency) start();
      else checkIdle();
    });
  };
  const checkIdle = (): void => {
    if (ended && !taking && running.size === 0) idle.resolve();
  };
  const leave = (jobs: readonly Job[]): void => {
    for (const job of jobs) running.delete(tryOf(job));
    start();
    checkIdle();
  };

  const run = async (job: Job, work: Work): Promise<void> => {
    const lost = new AbortController();
    for (const other of running.values()) if (other.job.id === job.id) other.lost.abort();
    const own: Running = { job, lost, finished: false };
    running.set(tryOf(job), own);
    const finish = async (tx: DbOrTx): Promise<void> => {
      await boss.complete(name, job, undefined, { db: fromDrizzle(tx, sql) });
      own.finished = true;
    };
    const started = performance.now();
    const seconds = (): number => (performance.now() - started) / 1000;
    try {
      await withinTime(parts, job, work, { lost: lost.signal, finish });
      parts.metrics.taskSeconds(name, 'done', seconds());
      if (own.finished) return leave([job]);
      void done.add(job);
    } catch (error) {
      parts.metrics.taskSeconds(name, 'failed', seconds());
      log.warn({ err: error, task: name, attempt: job.retryCount + 1 }, 'task failed');
      void (isDatabaseAway(error) ? interrupted : failed).add(job);
    }
  };

  /**
   * Stores how tries ended, however long the database is away: one statement for all that ended in the
   * meantime, so batches form under load.
   */
  const endings = (what: string, store: (jobs: Job[]) => Promise<unknown>, isDueAgain: boolean): Endings => {
    const waiting: Job[] = [];
    let storing = false;
    const add = async (job: Job): Promise<void> => {
      waiting.push(job);
      if (storing) return;
      storing = true;
      while (waiting.length > 0 && !gaveUp) {
        const batch = waiting.slice(0, BATCH);
        try {
          await store(batch);
          waiting.splice(0, batch.length);
          leave(batch);
          if (isDueAgain) parts.onFailed(name);
        } catch (error) {
          log.error({ err: error, task: name }, `storing ${what} tasks failed`);
          await pause(TRY_AGAIN_MS);
        }
      }
      storing = false;
    };
    return { waiting, add };
  };
  const done = endings('finished', (jobs) => boss.complete(name, jobs), false);
  const failed = endings('failed', (jobs) => boss.fail(name, jobs), true);
  const interrupted = endings('interrupted', (jobs) => putBack(boss, name, jobs), true);

  return {
    wake,
    running() {
      const lose = (one: Running) => (): void => {
        // It may have ended since it was asked about.
        if (!one.finished) one.lost.abort();
      };
      return [...running]
        .filter(([, { lost, finished }]) => !finished && !lost.signal.aborted)
        .map(([key, one]) => ({ name: key, lose: lose(one) }));
    },
    async end() {
      ended = true;
      checkIdle();
      await idle.promise;
    },
    async giveBack() {
      gaveUp = true;
      const jobs = [...running.values()].map(({ job }) => job).filter((job) => !done.waiting.includes(job));
      if (jobs.length > 0) await boss.fail(name, jobs);
    },
  };
}

/**
 * Reschedules tasks whose tries ended because the database was away: soon, and without counting these tries.
 * Only tries that still belong to this worker are touched.
 */
async function putBack(boss: PgBoss, name: string, jobs: readonly Job[]): Promise<void> {
  const statement = `
    update pgboss.job
    set state = 'created', started_on = null, heartbeat_on = null, start_after = now() + $3 * interval '1 second'
    where name = $1 and state = 'active' and id::text || ' ' || retry_count = any($2::text[])`;
  await boss.getDb().executeSql(statement, [name, jobs.map(tryOf), AGAIN_SECONDS]);
}

/** The attempt number in the database: pg-boss counts one more with each. */
const tryOf = ({ id, retryCount }: Job): string => `${id} ${retryCount}`;

/** Runs one try. @throws whatever the handler throws, or an Error after a timeout. */
async function withinTime(
  { options, stopping }: Parts,
  job: Job,
  work: Work,
  { lost, finish }: { lost: AbortSignal; finish(tx: DbOrTx): Promise<void> },
): Promise<void> {
  const late = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.abort();
    over.reject(new Error(`took longer than ${options.timeoutSeconds} s`));
  }, options.timeoutSeconds * 1_000);
  try {
    const done = work({
      signal: AbortSignal.any([late.signal, lost, stopping]),
      attempt: job.retryCount + 1,
      lastAttempt: job.retryCount >= job.retryLimit,
      finish,
    });
    await Promise.race([done, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
