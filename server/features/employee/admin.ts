import { and, desc, eq, sql } from 'drizzle-orm';
import type { EmployeeList, EmployeeListInput } from '../../../shared/panel/schema.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { personContains, searching } from '../../db/search.ts';
import type { Deps } from '../../deps.ts';
import { decodeTimeCursor, olderThan, pageOf, type TimeCursor } from '../../platform/cursor.ts';

/** People hired before the day of hire was recorded count from the first known day. */
const hiredAt = sql`coalesce(${candidates.hiredAt}, ${candidates.createdAt})`;

/** Hired people, the newest first (specification file 2 §2, Admin: Employees). */
export async function listEmployees(deps: Deps, input: EmployeeListInput): Promise<EmployeeList> {
  const after = input.cursor === undefined ? undefined : decodeTimeCursor(input.cursor);
  const rows = await searching(deps.db, { words: input.search }, (tx) => readPage(tx, input, after));
  const { shown, nextCursor } = pageOf(rows, input.limit, (row) => ({
    at: (row.hiredAt ?? row.createdAt).toISOString(),
    id: row.id,
  }));
  return {
    employees: shown.map((row) => ({
      id: row.id,
      fullName: row.fullName,
      email: row.email,
      position: row.position,
      hasAccount: row.userId !== null,
      hiredAt: (row.hiredAt ?? row.createdAt).toISOString(),
    })),
    nextCursor,
  };
}

function readPage(tx: Tx, input: EmployeeListInput, after: TimeCursor | undefined) {
  return tx
    .select({
      id: candidates.id,
      fullName: candidates.fullName,
      email: candidates.email,
      position: candidates.position,
      userId: candidates.userId,
      hiredAt: candidates.hiredAt,
      createdAt: candidates.createdAt,
    })
    .from(candidates)
    .where(
      and(
        eq(candidates.status, 'hired'),
        input.search === '' ? undefined : personContains(input.search),
        after && olderThan(hiredAt, candidates.id, after),
      ),
    )
    .orderBy(sql`${hiredAt} desc`, desc(candidates.id))
    .limit(input.limit + 1);
}
