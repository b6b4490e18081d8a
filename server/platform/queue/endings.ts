import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../../db/away.ts';
import type { Job } from './claiming.ts';
import { BATCH, TRY_AGAIN_MS, type WorkerParts } from './workerParts.ts';

/** Delay before a task is retried after the database was away. */
const AGAIN_SECONDS = 1;

/** Tries that ended in one way and aren't stored yet. */
type Waiting = { waiting: readonly Job[]; add(job: Job): Promise<void> };
/** One way in which tries end. */
type Way = { what: string; store(jobs: Job[]): Promise<unknown>; isDueAgain: boolean };

/** Stores how the tries of one worker end. */
type Endings = {
  done(job: Job): void;
  /** It counts as a try, unless the database's absence is what ended it. */
  failed(job: Job, error: unknown): void;
  /** It's done, and not stored as that yet. */
  isDone(job: Job): boolean;
  /** Starts no more storing. */
  giveUp(): void;
};

/** `onStored`: the database has how these tries ended. */
export function createEndings(parts: WorkerParts, onStored: (jobs: readonly Job[]) => void): Endings {
  const { boss, name, log } = parts;
  let gaveUp = false;
  /**
   * Stores how tries ended, however long the database is away: one statement for all that ended in the
   * meantime, so batches form under load.
   */
  const endings = ({ what, store, isDueAgain }: Way): Waiting => {
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
          onStored(batch);
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
  const done = endings({ what: 'finished', store: (jobs) => boss.complete(name, jobs), isDueAgain: false });
  const failed = endings({ what: 'failed', store: (jobs) => boss.fail(name, jobs), isDueAgain: true });
  const interrupted = endings({
    what: 'interrupted',
    store: (jobs) => putBack(boss, name, jobs),
    isDueAgain: true,
  });
  return {
    done: (job) => void done.add(job),
    failed: (job, error) => void (isDatabaseAway(error) ? interrupted : failed).add(job),
    isDone: (job) => done.waiting.includes(job),
    giveUp() {
      gaveUp = true;
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
export const tryOf = ({ id, retryCount }: Job): string => `${id} ${retryCount}`;
