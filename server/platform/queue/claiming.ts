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

/** What tasks read and note first, in the transaction that takes them: one for each, in their order. */
export type TakeTasks = (tx: Tx, data: readonly object[]) => Promise<TakenTask[]>;

type Found = { job: Job; task: TakenTask };
type Parts = { boss: PgBoss; db: Db; name: string; take: TakeTasks };

/** After this time the connection counts as dead. */
const SILENCE_MS = 20_000;

/**
 * Takes up to `most` due tasks, each with what it reads and notes first: one transaction for all of them.
 * @throws whatever `take` throws; then none was taken.
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
    if (jobs.length === 0) return [];
    begun.push(
      ...(await take(
        tx,
        jobs.map(({ data }) => data),
      )),
    );
    return jobs.map((job, index) => {
      const task = begun[index];
      if (!task) throw new Error(`Only ${begun.length} of ${jobs.length} tasks ${name} were taken`);
      return { job, task };
    });
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
