import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { InterviewId } from '../../../../../shared/ids/schema.ts';
import { confirmedAtOf, type ResultMark } from '../../../../../shared/interview/resultMark.ts';
import type { RescoreInput } from '../../../../../shared/interview/results.ts';
import {
  type CriterionRating,
  finalScore,
  noRating,
  proposedOf,
  type Ratings,
  recommendationFor,
} from '../../../../../shared/interview/scoring.ts';
import { firstName } from '../../../../../shared/text/firstName.ts';
import type { Actor } from '../../../../actor.ts';
import type { Tx } from '../../../../db/client.ts';
import { candidates } from '../../../../db/schema/candidates.ts';
import { interviewSessions } from '../../../../db/schema/interviews.ts';
import { auditLog } from '../../../../db/schema/platform.ts';
import type { Deps } from '../../../../deps.ts';
import { DomainError } from '../../../../errors.ts';
import { readTurns } from '../../../conversation/service.ts';
import { readMarks } from '../../../results/queries.ts';
import { readByChanging } from '../../../results/service.ts';
import { recordChange } from '../../../timeline/service.ts';
import { writeSummary } from '../../scoring.ts';
import { hoursOffered } from '../answers/hours.ts';
import { SCORE_TASK } from '../inProgress.ts';
import { toTurns } from '../turns.ts';
import { writeFeedback } from './feedback.ts';

/**
 * Changes one rating, with HR's reason. Score, summary, and the candidate's feedback are computed again, and the change is
 * recorded. A rating other than `from` is a conflict.
 */
export async function changeRating(
  deps: Deps,
  actor: Actor & { fullName: string },
  input: {
    interviewId: InterviewId;
    criterion: string;
    from: number | null;
    rating: number | null;
    note: string;
    idempotencyKey: string;
  },
): Promise<{ finalScore: number; mark: ResultMark | null }> {
  return deps.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(interviewSessions)
      .where(eq(interviewSessions.id, input.interviewId))
      .for('update');
    const changed = session?.ratings?.criteria.find((criterion) => criterion.criterion === input.criterion);
    if (!session?.ratings || !changed) throw new DomainError('not_found');
    const word = (rating: number | null) => rating ?? noRating(changed).toLowerCase();
    const [from, to] = [word(changed.rating), word(input.rating)];
    const known = changed.proposed !== undefined || !(await wasChanged(tx, session, changed));
    const fresh = await recordChange(tx, deps, {
      candidateId: session.candidateId,
      kind: 'score_changed',
      actor,
      idempotencyKey: input.idempotencyKey,
      data: { criterion: changed.label, from, to, note: input.note },
      audit: {
        action: 'interview.rating_changed',
        subject: { kind: 'interview', id: session.id },
        data: { criterion: input.criterion, from: changed.rating, to: input.rating },
      },
    });
    const markNow = async () => (await readMarks(tx, [session.id])).get(session.id) ?? null;
    if (!fresh) return { finalScore: session.finalScore ?? 0, mark: await markNow() };
    if (changed.rating !== input.from) throw new DomainError('conflict');
    const criteria = session.ratings.criteria.map((criterion) =>
      criterion === changed
        ? { ...criterion, rating: input.rating, ...(known && { proposed: proposedOf(criterion) }) }
        : criterion,
    );
    const score = finalScore(criteria);
    const ratings: Ratings = { ...session.ratings, criteria, changedBy: actor.fullName };
    const [person] = await tx
      .select({ fullName: candidates.fullName })
      .from(candidates)
      .where(eq(candidates.id, session.candidateId));
    const turns = toTurns(await readTurns(tx, session.conversationId));
    await tx
      .update(interviewSessions)
      .set({
        ratings,
        finalScore: score,
        recommendation: recommendationFor(score),
        summary: writeSummary(ratings, {
          firstName: firstName(person?.fullName ?? ''),
          position: session.position,
        }),
        feedback: writeFeedback(ratings, { hours: hoursOffered(turns) !== null }),
        // A scoring still under way was asked for before this word: it stores nothing over it.
        scoring: 'done',
        // What another person has confirmed isn't what is stored now.
        ...(session.confirmedBy === actor.userId ? {} : { confirmedAt: null, confirmedBy: null }),
      })
      .where(eq(interviewSessions.id, session.id));
    await readByChanging(deps, tx, session, { userId: actor.userId, criterion: input.criterion });
    return { finalScore: score, mark: await markNow() };
  });
}

/** Whether a person has changed this rating since the last scoring. Needed because version 0.1.0 stored no `proposed`. */
async function wasChanged(
  tx: Tx,
  { id, ratings }: Pick<typeof interviewSessions.$inferSelect, 'id' | 'ratings'>,
  { criterion }: Pick<CriterionRating, 'criterion'>,
): Promise<boolean> {
  if (!ratings?.changedBy) return false;
  const [last] = await tx
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'interview'),
        eq(auditLog.subjectId, id),
        or(
          eq(auditLog.action, 'interview.rescored'),
          and(
            eq(auditLog.action, 'interview.rating_changed'),
            sql`${auditLog.data} ->> 'criterion' = ${criterion}`,
          ),
        ),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.action === 'interview.rating_changed';
}

/**
 * Scores a completed interview again, for example after a model outage. Records who requested it.
 * @throws DomainError not_found, conflict (a colleague changed, confirmed, or rescored the result on the screen)
 */
export async function requestScoring(deps: Deps, actor: Actor, input: RescoreInput): Promise<void> {
  const { interviewId, round, changedBy, confirmedAt } = input;
  await deps.db.transaction(async (tx) => {
    const [session] = await tx
      .select()
      .from(interviewSessions)
      .where(and(eq(interviewSessions.id, interviewId), eq(interviewSessions.isComplete, true)))
      .for('update');
    if (!session) throw new DomainError('not_found');
    const mark = (await readMarks(tx, [interviewId])).get(interviewId) ?? null;
    const differs = (now: unknown, seen: unknown): boolean => seen !== undefined && now !== seen;
    if (
      differs(session.scoringRound, round) ||
      differs(session.ratings?.changedBy ?? null, changedBy) ||
      differs(confirmedAtOf(mark), confirmedAt)
    ) {
      throw new DomainError('conflict');
    }
    await tx
      .update(interviewSessions)
      .set({ scoring: 'pending', scoringAskedAt: deps.clock.now() })
      .where(eq(interviewSessions.id, interviewId));
    await deps.audit.record(tx, {
      action: 'interview.rescored',
      actor,
      subject: { kind: 'interview', id: interviewId },
    });
    await deps.queue.enqueue(tx, SCORE_TASK, { interviewId });
    await deps.bus.publish(tx, 'candidates', { candidateId: session.candidateId });
  });
}
