import { and, eq, gte, sql } from 'drizzle-orm';
import type { CandidateId, InterviewId } from '../../../../shared/ids/schema.ts';
import type { Wish } from '../../../../shared/portal/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { DbOrTx } from '../../../db/client.ts';
import { candidateEvents, candidates } from '../../../db/schema/candidates.ts';
import { interviewSessions } from '../../../db/schema/interviews.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { uuidOf } from '../../../platform/crypto/vault.ts';
import { recordChange } from '../../timeline/service.ts';
import { humanRequestedEmail } from '../emails.ts';
import { latestSession, shownSession } from './sessions.ts';

/** A candidate's requests to HR during the interview. */

/** Questions of one person that may wait at a time; the address of HR is given for further ones. */
const QUESTIONS_MAX = 10;

/** Requests of one kind that HR hasn't answered yet. */
const waiting = (candidateId: CandidateId, kind: 'human_requested' | 'question_asked') =>
  and(
    eq(candidateEvents.candidateId, candidateId),
    eq(candidateEvents.kind, kind),
    sql`not exists (select 1 from candidate_events a
      where a.candidate_id = ${candidateEvents.candidateId}
        and a.kind = 'request_answered' and a.data ->> 'request' = ${candidateEvents.id}::text)`,
  );

/**
 * What HR still has to answer the candidate, including a request from an earlier interview. One for an accommodation
 * includes one for a person.
 */
export async function waitsFor(db: DbOrTx, candidateId: CandidateId): Promise<Wish | null> {
  const open = await db
    .select({ data: candidateEvents.data })
    .from(candidateEvents)
    .where(waiting(candidateId, 'human_requested'));
  if (open.some(({ data }) => data.wish === 'accommodation')) return 'accommodation';
  return open.length > 0 ? 'person' : null;
}

/**
 * The candidate asks for a person or for an accommodation: recorded, shown to HR, and emailed to them, each
 * once a day while it waits. After HR's answer, the next one is a new request.
 * @throws DomainError not_found; session_ended where the page shows another interview
 */
export async function requestHuman(
  deps: Deps,
  candidateId: CandidateId,
  { wish = 'person', interviewId }: { wish?: Wish; interviewId?: InterviewId | undefined } = {},
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    if (!candidate) throw new DomainError('not_found');
    const session = interviewId
      ? await shownSession(tx, candidateId, interviewId)
      : await latestSession(tx, candidateId);
    const [recent] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(
        and(
          waiting(candidateId, 'human_requested'),
          gte(candidateEvents.createdAt, new Date(deps.clock.now().getTime() - DAY_MS)),
          // A request for an accommodation includes one for a person, but not the reverse.
          wish === 'accommodation' ? sql`${candidateEvents.data} ->> 'wish' = 'accommodation'` : undefined,
        ),
      )
      .limit(1);
    if (session && !session.humanRequestedAt) {
      await tx
        .update(interviewSessions)
        .set({ humanRequestedAt: deps.clock.now() })
        .where(eq(interviewSessions.id, session.id));
    }
    if (recent) return;
    await recordChange(tx, deps, { candidateId, kind: 'human_requested', data: { wish } });
    await deps.mailer.enqueue(tx, await humanRequestedEmail(deps, candidate, wish));
  });
}

/**
 * Stores one message with questions for HR, who answer by email from the inbox. Idempotent. False when the
 * person has too many waiting: the reply must not promise an answer then.
 */
export async function storeQuestions(
  deps: Deps,
  candidateId: CandidateId,
  { messageId, text }: { messageId: string; text: string },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(eq(candidates.id, candidateId))
      .for('update');
    const idempotencyKey = uuidOf(`question ${messageId}`);
    const [stored] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(eq(candidateEvents.idempotencyKey, idempotencyKey));
    if (stored) return true;
    const questionsOpen = await tx.$count(candidateEvents, waiting(candidateId, 'question_asked'));
    if (questionsOpen >= QUESTIONS_MAX) return false;
    await recordChange(tx, deps, {
      candidateId,
      kind: 'question_asked',
      idempotencyKey,
      data: { question: text },
    });
    return true;
  });
}
