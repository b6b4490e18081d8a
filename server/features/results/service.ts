import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { BUILT_IN } from '../../../shared/ai/builtIn.ts';
import type { InterviewId, UserId } from '../../../shared/ids/schema.ts';
import type { ResultMark } from '../../../shared/interview/resultMark.ts';
import type { ConfirmSetting } from '../../../shared/interview/results.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import { isApart, type Ratings } from '../../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { interviewReads, interviewSessions } from '../../db/schema/interviews.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, saveSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';
import { markOf } from './queries.ts';

/** Interview results: their origin, and who has read them. HR confirms them in interview/admin.ts, which stores interviews. */

type Session = typeof interviewSessions.$inferSelect;

/** Whether a connected model's scores wait for a person, too. */
export function confirmSetting(deps: Deps): Promise<ConfirmSetting> {
  return readSetting(deps.db, hrSettings.confirmResults);
}

/** Asks for a person's reading of a connected model's scores, or no longer. */
export function changeConfirmSetting(deps: Deps, actor: Actor, value: ConfirmSetting): Promise<void> {
  return saveSetting(deps, actor, hrSettings.confirmResults, value);
}

/** A new scoring's fields besides its ratings: unread, whatever was confirmed before. */
export function freshResult({ model }: Ratings) {
  return {
    scoringMethod: SCORING_METHOD,
    scoredBuiltIn: model === BUILT_IN,
    scoringRound: sql`${interviewSessions.scoringRound} + 1`,
    confirmedBy: null,
    confirmedAt: null,
  };
}

/** The mark of a result that was stored with {@link freshResult} a moment ago. */
export async function freshMark(db: DbOrTx, ratings: Ratings): Promise<ResultMark> {
  const { connected } = await readSetting(db, hrSettings.confirmResults);
  return { kind: ratings.model === BUILT_IN || isApart(ratings) || connected ? 'provisional' : 'proposed' };
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
    await confirmSetting(deps),
  );
  if (!mark || mark.kind === 'earlier') return { finalScore: null, recommendation: null, mark };
  return { finalScore: result.finalScore, recommendation: result.recommendation, mark };
}

/** The criteria of these interviews' current results that this person has opened or changed. */
export async function readsOf(
  db: DbOrTx,
  userId: UserId,
  ids: readonly InterviewId[],
): Promise<Map<InterviewId, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
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
 * HR's change of one rating, in the transaction that stores it: it counts as read by its author, and everyone
 * else has to open it again.
 */
export async function readByChanging(
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
}

/** Records that this person has read a criterion of the current result. Idempotent. */
export async function storeRead(
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
