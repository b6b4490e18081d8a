import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { DbOrTx } from '../../db/client.ts';
import type { Job } from './claiming.ts';
import { createEndings, tryOf } from './endings.ts';
import type { Work, WorkerParts } from './workerParts.ts';

/** `finished`: its handler stored the end with a transaction of its own. */
type Running = { job: Job; lost: AbortController; finished: boolean };

/** A running try. `lose`: stops it, because another process took it over or it was deleted. */
export type RunningTry = { name: string; lose(): void };

/** The tries of one worker, until their end is stored. */
type Tries = {
  count(): number;
  run(job: Job, work: Work): Promise<void>;
  /** Those that aren't stored as ended, by their name in the database. */
  running(): RunningTry[];
  /** Gives back what still runs, so that another process tries it again. */
  giveBack(): Promise<void>;
};

/** `onLeft`: the end of tries is stored, so there's room again. */
export function createTries(parts: WorkerParts, onLeft: () => void): Tries {
  const { boss, name, log } = parts;
  /** By task and try: a try that was taken over may still run here while the next one does. */
  const running = new Map<string, Running>();
  const leave = (jobs: readonly Job[]): void => {
    for (const job of jobs) running.delete(tryOf(job));
    onLeft();
  };
  const endings = createEndings(parts, leave);
  return {
    count: () => running.size,
    async run(job, work) {
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
        endings.done(job);
      } catch (error) {
        parts.metrics.taskSeconds(name, 'failed', seconds());
        log.warn({ err: error, task: name, attempt: job.retryCount + 1 }, 'task failed');
        endings.failed(job, error);
      }
    },
    running() {
      const lose = (one: Running) => (): void => {
        // It may have ended since it was asked about.
        if (!one.finished) one.lost.abort();
      };
      return [...running]
        .filter(([, { lost, finished }]) => !finished && !lost.signal.aborted)
        .map(([key, one]) => ({ name: key, lose: lose(one) }));
    },
    async giveBack() {
      endings.giveUp();
      const jobs = [...running.values()].map(({ job }) => job).filter((job) => !endings.isDone(job));
      if (jobs.length > 0) await boss.fail(name, jobs);
    },
  };
}

/** Runs one try. @throws whatever the handler throws, or an Error after a timeout. */
async function withinTime(
  { options, stopping }: WorkerParts,
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
