import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CandidateId, InterviewId, UserId } from '../../../shared/ids/schema.ts';
import { type ResultMark, unreadOf } from '../../../shared/interview/resultMark.ts';
import type {
  ConfirmResultInput,
  ConfirmSetting,
  OpenCriterionInput,
} from '../../../shared/interview/results.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import { isApart, type Ratings } from '../../../shared/interview/scoring.ts';
import { isEarlierMethod, SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { interviewReads, interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { recordChange } from '../timeline/service.ts';
import { earlierNewest, markOf, peopleWithResult, readMarks, readMarksOfPeople } from './queries.ts';
import { readConfirm, writeConfirm } from './settings.ts';

/** Interview results: their origin, and whether a person has confirmed them. */

type Session = typeof interviewSessions.$inferSelect;

/** Whether a connected model's scores wait for a person, too. */
export function confirmSetting(deps: Deps): Promise<ConfirmSetting> {
  return readConfirm(deps.db);
}

/** Asks for a person's reading of a connected model's scores, or no longer. */
export function changeConfirmSetting(deps: Deps, actor: Actor, value: ConfirmSetting): Promise<void> {
  return writeConfirm(deps, actor, value);
}

/** The marks of these interviews; those without a result are left out. */
export function resultMarks(
  db: DbOrTx,
  ids: readonly InterviewId[],
): Promise<ReadonlyMap<InterviewId, ResultMark>> {
  return readMarks(db, ids);
}

/** The marks of what HR's table shows of these people: their newest completed interview. */
export function marksOf(
  db: DbOrTx,
  ids: readonly CandidateId[],
): Promise<ReadonlyMap<CandidateId, ResultMark>> {
  return readMarksOfPeople(db, ids);
}

/** Condition on `candidates` for HR's table. */
export const havingResult = peopleWithResult;

/** Which interviews `s` have a result of an earlier method that is its person's newest. */
export const earlierResult = earlierNewest;

/** A new scoring's fields besides its ratings: unread, whatever was confirmed before. */
export function freshResult(deps: Deps) {
  return {
    scoringMethod: SCORING_METHOD,
    scoredBuiltIn: deps.scorer.builtIn,
    scoringRound: sql`${interviewSessions.scoringRound} + 1`,
    confirmedBy: null,
    confirmedAt: null,
  };
}

/** The mark of a result that was stored with {@link freshResult} a moment ago. */
export async function freshMark(deps: Deps, db: DbOrTx, ratings: Ratings): Promise<ResultMark> {
  const { connected } = await readConfirm(db);
  return { kind: deps.scorer.builtIn || isApart(ratings) || connected ? 'provisional' : 'proposed' };
}

/**
 * What the candidate reads of a result: of a method that was given up neither the score nor the recommendation, and
 * never a name of HR's.
 */
export async function resultForCandidate(
  deps: Deps,
  result: Session,
): Promise<Pick<InterviewSummary, 'finalScore' | 'recommendation' | 'mark'>> {
  const mark = markOf(
    { ...result, apart: isApart(result.ratings), confirmedBy: null },
    await readConfirm(deps.db),
  );
  if (!mark || mark.kind === 'earlier') return { finalScore: null, recommendation: null, mark };
  return { finalScore: result.finalScore, recommendation: result.recommendation, mark };
}

/** The criteria of these interviews' current results that this person has opened or changed. */
export async function readsOf(
  deps: Deps,
  userId: UserId,
  ids: readonly InterviewId[],
): Promise<Map<InterviewId, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await deps.db
    .select({ id: interviewReads.interviewId, criterion: interviewReads.criterion })
    .from(interviewReads)
    .innerJoin(
      interviewSessions,
      and(
        eq(interviewSessions.id, interviewReads.interviewId),
        eq(interviewSessions.scoringRound, interviewReads.round),
      ),
    )
    .where(and(inArray(interviewReads.interviewId, [...ids]), eq(interviewReads.userId, userId)));
  const found = new Map<InterviewId, string[]>();
  for (const { id, criterion } of rows) found.set(id, [...(found.get(id) ?? []), criterion]);
  return found;
}

/**
 * Records that this person opened a criterion with its reason and quotes. Idempotent.
 * @throws DomainError not_found, conflict (it has been scored again since)
 */
export async function openCriterion(deps: Deps, actor: Actor, input: OpenCriterionInput): Promise<void> {
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
 * HR's change of one rating, in the transaction that stores it: it counts as read by its author, and everyone
 * else has to open it again. A result confirmed by another person becomes provisional again.
 */
export async function ratingChanged(
  deps: Deps,
  tx: Tx,
  session: Session,
  { userId, criterion }: { userId: UserId; criterion: string },
): Promise<void> {
  await storeRead(deps, tx, session, { userId, criterion, changed: true });
  await tx
    .delete(interviewReads)
    .where(
      and(
        eq(interviewReads.interviewId, session.id),
        eq(interviewReads.criterion, criterion),
        ne(interviewReads.userId, userId),
      ),
    );
  if (session.confirmedAt && session.confirmedBy !== userId) {
    await tx
      .update(interviewSessions)
      .set({ confirmedAt: null, confirmedBy: null })
      .where(eq(interviewSessions.id, session.id));
  }
}

/**
 * Confirms the whole result after this person has read it. Idempotent, also for a second person.
 * @throws DomainError not_found, conflict (it has been, or is being, scored again), earlier_method,
 *   criteria_unread
 */
export async function confirmResult(deps: Deps, actor: Actor, input: ConfirmResultInput): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { session, ratings } = await lockResult(tx, input.interviewId);
    if (session.scoringRound !== input.round || session.scoring === 'pending') {
      throw new DomainError('conflict');
    }
    if (isEarlierMethod(session.scoringMethod)) throw new DomainError('earlier_method');
    if (session.confirmedAt) return;
    const reads = await tx
      .select({ criterion: interviewReads.criterion })
      .from(interviewReads)
      .where(
        and(
          eq(interviewReads.interviewId, session.id),
          eq(interviewReads.userId, actor.userId),
          eq(interviewReads.round, session.scoringRound),
        ),
      );
    const opened = reads.map(({ criterion }) => criterion);
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

async function storeRead(
  deps: Deps,
  tx: Tx,
  session: Session,
  read: { userId: UserId; criterion: string; changed: boolean },
): Promise<void> {
  const { scoringRound: round } = session;
  const seen = { round, changed: read.changed, at: deps.clock.now() };
  await tx
    .insert(interviewReads)
    .values({ interviewId: session.id, userId: read.userId, criterion: read.criterion, ...seen })
    .onConflictDoUpdate({
      target: [interviewReads.interviewId, interviewReads.userId, interviewReads.criterion],
      set: seen,
      // Opening a criterion that this person has changed or opened reverts nothing.
      setWhere: read.changed ? undefined : ne(interviewReads.round, round),
    });
}
