import { expect } from 'vitest';
import type { TestDeps } from './deps.ts';

/** Statements of this test's database that wait for a lock right now. */
export async function waitingForLocks({ database }: Pick<TestDeps, 'database'>): Promise<number> {
  const [row] = await database.client<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

/**
 * Two calls that both know a row as it stands now: it stays locked until each of them waits for it. `where`
 * names the row ("users where id = '…'").
 */
export async function bothAtOnce<T>(deps: TestDeps, where: string, call: () => Promise<T>): Promise<[T, T]> {
  const held = await deps.database.client.reserve();
  let both: Promise<[T, T]>;
  try {
    await held.unsafe(`begin; select 1 from ${where} for update`);
    both = Promise.all([call(), call()]);
    await expect.poll(() => waitingForLocks(deps), { timeout: 20_000, interval: 20 }).toBe(2);
  } finally {
    // The pool gets the connection back without a transaction, also when the two never met.
    await held.unsafe('rollback');
    held.release();
  }
  return both;
}
