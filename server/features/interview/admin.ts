import { eq } from 'drizzle-orm';
import type { InterviewId } from '../../../shared/ids/schema.ts';
import { unreadOf } from '../../../shared/interview/resultMark.ts';
import type { ConfirmResultInput, OpenCriterionInput } from '../../../shared/interview/results.ts';
import type { Ratings } from '../../../shared/interview/scoring.ts';
import { isEarlierMethod } from '../../../shared/interview/scoringMethod.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readsOf, storeRead } from '../results/service.ts';
import { type Viewer, withheldInterviews } from '../reviews/service.ts';
import { recordChange } from '../timeline/service.ts';
import { changeRating } from './parts/rating/rating.ts';

/** HR's reading and confirming of an interview's result. */

type Session = typeof interviewSessions.$inferSelect;

/**
 * Records that this person opened a criterion with its reason and quotes. Idempotent.
 * @throws DomainError not_found, conflict (it has been scored again since)
 */
async function openCriterion(deps: Deps, actor: Actor, input: OpenCriterionInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session, ratings } = await lockResult(tx, input.interviewId);
    if (!ratings.criteria.some(({ criterion }) => criterion === input.criterion)) {
      throw new DomainError('not_found');
    }
    if (session.scoringRound !== input.round) throw new DomainError('conflict');
    await storeRead(deps, tx, session, { ...actor, criterion: input.criterion, changed: false });
  });
}

/**
 * Confirms the whole result after this person has read it. Idempotent, also for a second person.
 * @throws DomainError not_found, conflict (it has been, or is being, scored again), earlier_method,
 *   criteria_unread
 */
async function confirmResult(deps: Deps, actor: Actor, input: ConfirmResultInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session, ratings } = await lockResult(tx, input.interviewId);
    if (session.scoringRound !== input.round || session.scoring === 'pending') {
      throw new DomainError('conflict');
    }
    if (isEarlierMethod(session.scoringMethod)) throw new DomainError('earlier_method');
    if (session.confirmedAt) return;
    const opened = (await readsOf(tx, actor.userId, [session.id])).get(session.id) ?? [];
    if (unreadOf(ratings.criteria, opened).length > 0) throw new DomainError('criteria_unread');
    await tx
      .update(interviewSessions)
      .set({ confirmedBy: actor.userId, confirmedAt: deps.clock.now(), secondLook: false })
      .where(eq(interviewSessions.id, session.id));
    await recordChange(tx, deps, {
      candidateId: session.candidateId,
      kind: 'result_confirmed',
      actor,
      data: { score: session.finalScore },
      audit: { action: 'interview.confirmed', subject: { kind: 'interview', id: session.id } },
    });
  });
}

/**
 * Removes a person from the list of decisions to look at again, without confirming: HR keeps the decision, or
 * has changed it. Idempotent.
 * @throws DomainError not_found
 */
export async function lookedAgain(deps: Deps, actor: Actor, interviewId: InterviewId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session } = await lockResult(tx, interviewId);
    if (!session.secondLook) return;
    await tx.update(interviewSessions).set({ secondLook: false }).where(eq(interviewSessions.id, session.id));
    await recordChange(tx, deps, {
      candidateId: session.candidateId,
      kind: 'looked_again',
      actor,
      audit: { action: 'interview.looked_again', subject: { kind: 'interview', id: session.id } },
    });
  });
}

/**
 * Changes one proposed rating. Viewers who must rate first are refused, because the answer would reveal the
 * proposal.
 * @throws DomainError rate_first, not_found
 */
export async function changeProposal(
  deps: Deps,
  actor: Viewer & { fullName: string; ip: string },
  input: Parameters<typeof changeRating>[2],
): ReturnType<typeof changeRating> {
  const withheld = await withheldInterviews(deps, actor, [input.interviewId]);
  if (withheld.size > 0) throw new DomainError('rate_first');
  return changeRating(deps, { userId: actor.userId, fullName: actor.fullName, ip: actor.ip }, input);
}

/**
 * Records that this viewer opened a criterion, or confirms the whole result. Refused while they must rate
 * first.
 * @throws DomainError rate_first, and what {@link openCriterion} and {@link confirmResult} throw
 */
export async function openOrConfirm(
  deps: Deps,
  actor: Viewer & { ip: string },
  input: ConfirmResultInput | OpenCriterionInput,
): Promise<void> {
  const withheld = await withheldInterviews(deps, actor, [input.interviewId]);
  if (withheld.size > 0) throw new DomainError('rate_first');
  await ('criterion' in input ? openCriterion(deps, actor, input) : confirmResult(deps, actor, input));
}

/** One writer at a time: two tabs, two people, and a new scoring are serialized. */
async function lockResult(tx: Tx, id: InterviewId): Promise<{ session: Session; ratings: Ratings }> {
  const [session] = await tx
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.id, id))
    .for('update');
  if (!session?.ratings || session.finalScore === null) throw new DomainError('not_found');
  return { session, ratings: session.ratings };
}
