import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../../db/away.ts';
import { type Job, takeTogether } from './claiming.ts';
import { createTries, type RunningTry } from './tries.ts';
import { BATCH, TRY_AGAIN_MS, type Work, type WorkerParts } from './workerParts.ts';

/** Most tasks taken in one transaction with what they read first, so that none waits long for the others. */
const TOGETHER = 25;
/** While the event loop is late, this many are taken at once, with a pause between. */
const BUSY_BATCH = 5;
const BUSY_PAUSE_MS = 25;

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

/** Takes tasks in batches whenever it's woken, runs as many at once as `options.concurrency` says, and settles in batches. */
export function createTaskWorker(parts: WorkerParts): TaskWorker {
  const { name, options, log } = parts;
  let due = false;
  let taking: Promise<void> | null = null;
  let ended = false;
  const idle = Promise.withResolvers<void>();
  const fetching = createFetching(parts);
  const start = (): void => {
    if (taking || !due || ended) return;
    taking = take().finally(() => {
      taking = null;
      // Woken, or given room, between its last look and here.
      if (due && !ended && tries.count() < options.concurrency) start();
      else checkIdle();
    });
  };
  const checkIdle = (): void => {
    if (ended && !taking && tries.count() === 0) idle.resolve();
  };
  const tries = createTries(parts, () => {
    start();
    checkIdle();
  });
  const take = async (): Promise<void> => {
    while (due && !ended) {
      const busy = parts.isBusy();
      const most = busy ? BUSY_BATCH : parts.together ? TOGETHER : BATCH;
      const room = Math.min(options.concurrency - tries.count(), most);
      if (room <= 0) return;
      due = false;
      try {
        const found = await fetching.fetch(room);
        // A full batch means there may be more.
        if (found.length === room) due = true;
        for (const { job, work } of found) void tries.run(job, work);
      } catch (error) {
        if (ended) return;
        log.error({ err: error, task: name }, 'taking tasks failed');
        due = true;
        fetching.failed(error);
        await pause(TRY_AGAIN_MS);
      }
      if (busy) await pause(BUSY_PAUSE_MS);
    }
  };
  return {
    wake() {
      due = true;
      start();
    },
    running: tries.running,
    async end() {
      ended = true;
      checkIdle();
      await idle.promise;
    },
    giveBack: tries.giveBack,
  };
}

type Fetching = {
  fetch(room: number): Promise<{ job: Job; work: Work }[]>;
  /** The next fetch is apart, unless the database was away. */
  failed(error: unknown): void;
};

/** Takes due tasks from the database: with their shared first step where there is one, or each apart. */
function createFetching({ boss, name, handler, together }: WorkerParts): Fetching {
  /** The shared first step failed: each task does it on its own, so only the failing one counts an attempt. */
  let apart = false;
  return {
    async fetch(room) {
      if (together && !apart) {
        const found = await takeTogether({ boss, name, ...together }, room);
        return found.map(({ job, task }) => ({ job, work: task.run }));
      }
      const jobs = await boss.fetch<object>(name, { batchSize: room, includeMetadata: true });
      apart = false;
      return jobs.map((job) => ({ job, work: (context) => handler(job.data, context) }));
    },
    failed(error) {
      apart = !isDatabaseAway(error);
    },
  };
}
