import { desc, eq } from 'drizzle-orm';
import type { CandidateId, InterviewId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { interviewSessions } from '../../../db/schema/interviews.ts';
import { DomainError } from '../../../errors.ts';

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

/**
 * The person's interview. Their page names the one it shows: by then, someone else may have signed in to the portal in the same
 * browser, and nothing of one person's interview may get into another's.
 * @throws DomainError interview_not_open; session_ended where the page shows another interview
 */
export async function shownSession(
  db: DbOrTx,
  candidateId: CandidateId,
  shown?: InterviewId,
): Promise<SessionRow> {
  const session = await latestSession(db, candidateId);
  if (!session) throw new DomainError('interview_not_open');
  if (shown && session.id !== shown) throw new DomainError('session_ended');
  return session;
}
