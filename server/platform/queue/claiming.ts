import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, type PgBoss } from 'pg-boss';
import type { Db, Tx } from '../../db/client.ts';
import type { TaskContext } from './task.ts';

export type Job = JobWithMetadata<object>;

/** A task that was taken together with what it reads and notes first. */
export type TakenTask = {
  run(context: TaskContext): Promise<void>;
  /** The transaction that took it didn't commit. */
  drop(): void;
};

/**
 * What a task reads and notes first, in the transaction that takes it. Several use it side by side, so none may set a
 * savepoint.
 */
export type TakeTask = (tx: Tx, data: object) => Promise<TakenTask>;

type Found = { job: Job; task: TakenTask };
type Parts = { boss: PgBoss; db: Db; name: string; take: TakeTask };

/** After this time the connection counts as dead. */
const SILENCE_MS = 20_000;

/**
 * Takes up to `most` due tasks, each with what it reads and notes first: one transaction for all of them.
 * @throws whatever one of them throws; then none was taken.
 */
export async function takeTogether({ boss, db, name, take }: Parts, most: number): Promise<Found[]> {
  const begun: TakenTask[] = [];
  const drop = (): void => {
    for (const task of begun.splice(0)) task.drop();
  };
  const taking = db.transaction(async (tx) => {
    // Also reached by a transaction that was retried.
    drop();
    const jobs = await boss.fetch<object>(name, {
      batchSize: most,
      includeMetadata: true,
      db: fromDrizzle(tx, sql),
    });
    const taken = await Promise.allSettled(
      jobs.map(async (job) => {
        const task = await take(tx, job.data);
        begun.push(task);
        return { job, task };
      }),
    );
    // All have ended: nothing is asked of a transaction that is over.
    const failed = taken.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    return taken.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
  });
  const waited = new AbortController();
  const silent = pause(SILENCE_MS, null, { signal: waited.signal }).catch(() => null);
  try {
    const found = await Promise.race([taking, silent]);
    if (found) return found;
    // Whether it succeeds or fails, the tasks are left to other processes.
    taking.then(drop, drop);
    throw new Error(`taking took longer than ${SILENCE_MS} ms`);
  } catch (error) {
    drop();
    throw error;
  } finally {
    waited.abort();
  }
}
