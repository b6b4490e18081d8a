import { and, eq, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/client.ts';
import { legalHolds } from '../db/schema/privacy.ts';
import { safetyFlags } from '../db/schema/safety.ts';

/** Closed before this time and not about a person on legal hold. Open flags are never due, and erasures keep them (`erasure.ts`). */
const due = (db: DbOrTx, before: Date): SQL | undefined =>
  and(
    lt(safetyFlags.closedAt, before),
    notExists(
      db
        .select({ one: sql`1` })
        .from(legalHolds)
        .where(and(eq(legalHolds.candidateId, safetyFlags.candidateId), isNull(legalHolds.liftedAt))),
    ),
  );

/** How many closed flags a run would delete. */
export function countDueFlags(db: DbOrTx, before: Date): Promise<number> {
  return db.$count(safetyFlags, due(db, before));
}

/** Deletes flags that were closed before this moment; answers with how many. */
export async function deleteDueFlags(db: DbOrTx, before: Date): Promise<number> {
  return (await db.delete(safetyFlags).where(due(db, before)).returning({ id: safetyFlags.id })).length;
}
