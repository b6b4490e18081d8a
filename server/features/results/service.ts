import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CandidateId } from '../../../shared/ids.ts';
import type { InterviewSummary } from '../../../shared/interview.ts';
import type { ResultMark } from '../../../shared/resultMark.ts';
import { isEarlierMethod } from '../../../shared/scoringMethod.ts';
import type { DbOrTx } from '../../db/client.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';

/** Results of interviews: how they were made, and whether a person stands behind them. */

type Session = typeof interviewSessions.$inferSelect;
type Standing = Pick<Session, 'finalScore' | 'scoringMethod' | 'scoredBuiltIn'>;

const standing = {
  finalScore: interviewSessions.finalScore,
  scoringMethod: interviewSessions.scoringMethod,
  scoredBuiltIn: interviewSessions.scoredBuiltIn,
};

/** How far a result that was made like this can be relied on. */
export function standingOf(result: Omit<Standing, 'finalScore'>): ResultMark {
  if (isEarlierMethod(result.scoringMethod)) return { kind: 'earlier' };
  return { kind: result.scoredBuiltIn ? 'provisional' : 'proposed' };
}

/** The same of a stored interview; null while it has no result. */
export function markOf(result: Standing): ResultMark | null {
  return result.finalScore === null ? null : standingOf(result);
}

/** What the candidate reads of it: of a method that was given up neither the score nor the recommendation. */
export function resultForCandidate(
  result: Standing & Pick<Session, 'recommendation'>,
): Pick<InterviewSummary, 'finalScore' | 'recommendation' | 'mark'> {
  const mark = markOf(result);
  const shown = mark && mark.kind !== 'earlier' ? result : { finalScore: null, recommendation: null };
  return { finalScore: shown.finalScore, recommendation: shown.recommendation, mark };
}

/** The marks of what HR's table shows of these people: their newest completed interview. */
export async function marksOf(
  db: DbOrTx,
  ids: readonly CandidateId[],
): Promise<ReadonlyMap<CandidateId, ResultMark>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([interviewSessions.candidateId], {
      candidateId: interviewSessions.candidateId,
      ...standing,
    })
    .from(interviewSessions)
    .where(and(inArray(interviewSessions.candidateId, [...ids]), eq(interviewSessions.isComplete, true)))
    .orderBy(interviewSessions.candidateId, desc(interviewSessions.createdAt));
  return new Map(
    rows.flatMap(({ candidateId, ...result }) => {
      const mark = markOf(result);
      return mark ? [[candidateId, mark] as const] : [];
    }),
  );
}
