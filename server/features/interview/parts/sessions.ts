import { desc, eq } from 'drizzle-orm';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { interviewSessions } from '../../../db/schema/interviews.ts';

export type SessionRow = typeof interviewSessions.$inferSelect;

/** The newest interview of a person, or null. */
export async function latestSession(db: DbOrTx, candidateId: CandidateId): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId))
    .orderBy(desc(interviewSessions.createdAt))
    .limit(1);
  return row ?? null;
}
