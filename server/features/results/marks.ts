import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CandidateId, InterviewId } from '../../../shared/ids.ts';
import type { ConfirmSetting, ResultMark } from '../../../shared/resultMark.ts';
import { isEarlierMethod } from '../../../shared/scoringMethod.ts';
import type { DbOrTx } from '../../db/client.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { users } from '../../db/schema/users.ts';
import { readConfirm } from './setting.ts';

const standing = {
  finalScore: interviewSessions.finalScore,
  scoringMethod: interviewSessions.scoringMethod,
  scoredBuiltIn: interviewSessions.scoredBuiltIn,
  confirmedAt: interviewSessions.confirmedAt,
  confirmedBy: users.fullName,
};

type Standing = {
  finalScore: number | null;
  scoringMethod: number;
  scoredBuiltIn: boolean;
  confirmedAt: Date | null;
  confirmedBy: string | null;
};

/** How far a result that was made and read like this can be relied on; null where there is none. */
export function markOf(result: Standing, { connected }: ConfirmSetting): ResultMark | null {
  if (result.finalScore === null) return null;
  if (isEarlierMethod(result.scoringMethod)) return { kind: 'earlier' };
  if (result.confirmedAt) {
    return { kind: 'confirmed', by: result.confirmedBy, at: result.confirmedAt.toISOString() };
  }
  return { kind: result.scoredBuiltIn || connected ? 'provisional' : 'proposed' };
}

/** The marks of these interviews; those without a result are left out. */
export async function readMarks(
  db: DbOrTx,
  ids: readonly InterviewId[],
): Promise<Map<InterviewId, ResultMark>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: interviewSessions.id, ...standing })
    .from(interviewSessions)
    .leftJoin(users, eq(users.id, interviewSessions.confirmedBy))
    .where(inArray(interviewSessions.id, [...ids]));
  return marked(db, rows);
}

/** The marks of what HR's table shows of these people: their newest completed interview. */
export async function readMarksOfPeople(
  db: DbOrTx,
  ids: readonly CandidateId[],
): Promise<Map<CandidateId, ResultMark>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([interviewSessions.candidateId], { id: interviewSessions.candidateId, ...standing })
    .from(interviewSessions)
    .leftJoin(users, eq(users.id, interviewSessions.confirmedBy))
    .where(and(inArray(interviewSessions.candidateId, [...ids]), eq(interviewSessions.isComplete, true)))
    .orderBy(interviewSessions.candidateId, desc(interviewSessions.createdAt));
  return marked(db, rows);
}

async function marked<Id>(
  db: DbOrTx,
  rows: readonly (Standing & { id: Id })[],
): Promise<Map<Id, ResultMark>> {
  if (rows.length === 0) return new Map();
  const setting = await readConfirm(db);
  return new Map(
    rows.flatMap((row) => {
      const mark = markOf(row, setting);
      return mark ? [[row.id, mark] as const] : [];
    }),
  );
}
