import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { DbOrTx } from '../db/client.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { TaskHandler, TaskOptions } from './queue.ts';

/** Most tasks that one statement takes or settles. */
const BATCH = 100;
/** After the database didn't answer. */
const TRY_AGAIN_MS = 500;
/** While the event loop is late, this many are taken at once, with a pause between. */
const BUSY_BATCH = 5;
const BUSY_PAUSE_MS = 25;

/** pg-boss declares no fields of this answer. */
const Touched = z.looseObject({ settled: z.array(z.string()) });

type Job = JobWithMetadata<object>;
/** `finished`: its handler stored the end with a transaction of its own. */
type Running = { job: Job; lost: AbortController; finished: boolean };

/** What runs the tasks of one kind in this process. */
export type TaskWorker = {
  /** Something may be due: takes what there is room for. */
  wake(): void;
  /** Tells the database that what runs here is alive; a try that another process took over hears it. */
  beat(): Promise<void>;
  /** Takes nothing more; resolves when everything taken has ended and is stored. */
  end(): Promise<void>;
  /** Gives back what still runs, so that another process tries it again. */
  giveBack(): Promise<void>;
};

type Parts = {
  boss: PgBoss;
  name: string;
  options: TaskOptions;
  handler: TaskHandler<object>;
  log: Logger;
  metrics: Metrics;
  /** Aborts what runs when the process stops. */
  stopping: AbortSignal;
  /** Whether the event loop is late. */
  isBusy(): boolean;
  /** A task failed and is due again at a moment only the database knows. */
  onFailed(name: string): void;
};

/** Takes tasks in batches whenever it's woken, runs as many at once as `options.concurrency` says, and settles in batches. */
export function createTaskWorker(parts: Parts): TaskWorker {
  const { boss, name, options, log } = parts;
  /** By task and try: a try that was taken over may still run here while the next one does. */
  const running = new Map<string, Running>();
  const done: Job[] = [];
  let due = false;
  let taking: Promise<void> | null = null;
  let settling = false;
  let ended = false;
  let gaveUp = false;
  let onIdle = (): void => {};

  const take = async (): Promise<void> => {
    while (due && !ended) {
      const busy = parts.isBusy();
      const room = Math.min(options.concurrency - running.size, busy ? BUSY_BATCH : BATCH);
      if (room <= 0) return;
      due = false;
      try {
        const jobs = await boss.fetch<object>(name, { batchSize: room, includeMetadata: true });
        // A full batch says that there may be more.
        if (jobs.length === room) due = true;
        for (const job of jobs) void run(job);
      } catch (error) {
        if (ended) return;
        log.error({ err: error, task: name }, 'taking tasks failed');
        due = true;
        await pause(TRY_AGAIN_MS);
      }
      if (busy) await pause(BUSY_PAUSE_MS);
    }
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
    if (ended && !taking && running.size === 0) onIdle();
  };
  const leave = (jobs: readonly Job[]): void => {
    for (const job of jobs) running.delete(tryOf(job));
    start();
    checkIdle();
  };

  const run = async (job: Job): Promise<void> => {
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
      await withinTime(parts, job, { lost: lost.signal, finish });
      parts.metrics.taskSeconds(name, 'done', seconds());
      if (own.finished) return leave([job]);
      done.push(job);
      void settle();
    } catch (error) {
      parts.metrics.taskSeconds(name, 'failed', seconds());
      log.warn({ err: error, task: name, attempt: job.retryCount + 1 }, 'task failed');
      await fail(job);
    }
  };

  /** One statement for all that ended meanwhile: under load batches form by themselves. */
  const settle = async (): Promise<void> => {
    if (settling) return;
    settling = true;
    while (done.length > 0 && !gaveUp) {
      const batch = done.slice(0, BATCH);
      try {
        await boss.complete(name, batch);
        done.splice(0, batch.length);
        leave(batch);
      } catch (error) {
        log.error({ err: error, task: name }, 'storing finished tasks failed');
        await pause(TRY_AGAIN_MS);
      }
    }
    settling = false;
  };
  const fail = async (job: Job): Promise<void> => {
    try {
      await boss.fail(name, job);
      parts.onFailed(name);
    } catch (error) {
      // Its heartbeat ends here, so it's tried again like a dead worker's.
      log.error({ err: error, task: name }, 'storing the failure of a task failed');
    }
    leave([job]);
  };

  return {
    wake,
    async beat() {
      if (running.size === 0) return;
      const asked = [...running.values()].filter(({ lost, finished }) => !finished && !lost.signal.aborted);
      if (asked.length === 0) return;
      const jobs = asked.map(({ job }) => job);
      const touched = Touched.safeParse(await boss.touch(name, jobs));
      if (!touched.success) return;
      const alive = new Set(touched.data.settled);
      for (const one of asked) if (!one.finished && !alive.has(one.job.id)) one.lost.abort();
    },
    async end() {
      ended = true;
      await new Promise<void>((resolve) => {
        onIdle = resolve;
        checkIdle();
      });
    },
    async giveBack() {
      gaveUp = true;
      const jobs = [...running.values()].map(({ job }) => job).filter((job) => !done.includes(job));
      if (jobs.length > 0) await boss.fail(name, jobs);
    },
  };
}

const tryOf = ({ id, retryCount }: Job): string => `${id} ${retryCount}`;

/** Runs one try. @throws whatever the handler throws, or an Error once the try took too long. */
async function withinTime(
  { options, handler, stopping }: Parts,
  job: Job,
  { lost, finish }: { lost: AbortSignal; finish(tx: DbOrTx): Promise<void> },
): Promise<void> {
  const late = new AbortController();
  const over = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.abort();
    over.reject(new Error(`took longer than ${options.timeoutSeconds} s`));
  }, options.timeoutSeconds * 1_000);
  try {
    const work = handler(job.data, {
      signal: AbortSignal.any([late.signal, lost, stopping]),
      attempt: job.retryCount + 1,
      lastAttempt: job.retryCount >= job.retryLimit,
      finish,
    });
    await Promise.race([work, over.promise]);
  } finally {
    clearTimeout(timer);
  }
}
