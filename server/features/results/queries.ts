import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { CandidateResult } from '../../../shared/candidates/status.ts';
import type { CandidateId, InterviewId } from '../../../shared/ids/schema.ts';
import type { ResultMark } from '../../../shared/interview/resultMark.ts';
import type { ConfirmSetting } from '../../../shared/interview/results.ts';
import { isEarlierMethod, SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { interviewSessions } from '../../db/schema/interviews.ts';
import { users } from '../../db/schema/users.ts';
import { readSetting } from '../../platform/settings/change.ts';
import { hrSettings } from '../../platform/settings/register.ts';

const standing = {
  finalScore: interviewSessions.finalScore,
  scoringMethod: interviewSessions.scoringMethod,
  scoredBuiltIn: interviewSessions.scoredBuiltIn,
  apart:
    sql<boolean>`coalesce(jsonb_path_exists(${interviewSessions.ratings}, '$.criteria[*].apart'), false)`.as(
      'apart',
    ),
  confirmedAt: interviewSessions.confirmedAt,
  confirmedBy: users.fullName,
};

type Standing = {
  finalScore: number | null;
  scoringMethod: number;
  scoredBuiltIn: boolean;
  /** Two readings don't agree on something in it. */
  apart: boolean;
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
  return { kind: result.scoredBuiltIn || result.apart || connected ? 'provisional' : 'proposed' };
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
  // One look into the index for each person: an ordinary join would rather read the whole table.
  const newest = db
    .select({ id: interviewSessions.candidateId, ...standing })
    .from(interviewSessions)
    .leftJoin(users, eq(users.id, interviewSessions.confirmedBy))
    .where(and(eq(interviewSessions.candidateId, sql`asked.id`), eq(interviewSessions.isComplete, true)))
    .orderBy(desc(interviewSessions.createdAt))
    .limit(1)
    .as('newest');
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const rows = await db
    .select({
      id: newest.id,
      finalScore: newest.finalScore,
      scoringMethod: newest.scoringMethod,
      scoredBuiltIn: newest.scoredBuiltIn,
      apart: newest.apart,
      confirmedAt: newest.confirmedAt,
      confirmedBy: newest.confirmedBy,
    })
    .from(sql`unnest(array[${list}]) as asked(id)`)
    .innerJoinLateral(newest, sql`true`);
  return marked(db, rows);
}

async function marked<Id>(
  db: DbOrTx,
  rows: readonly (Standing & { id: Id })[],
): Promise<Map<Id, ResultMark>> {
  if (rows.length === 0) return new Map();
  const setting = await readSetting(db, hrSettings.confirmResults);
  return new Map(
    rows.flatMap((row) => {
      const mark = markOf(row, setting);
      return mark ? [[row.id, mark] as const] : [];
    }),
  );
}

/** A result of an earlier method is this person's newest, in the interviews `s`. */
export const earlierNewest: SQL = sql`s.is_complete and s.final_score is not null
  and s.scoring_method < ${SCORING_METHOD}
  and not exists (select 1 from interview_sessions n
    where n.candidate_id = s.candidate_id and n.is_complete and n.created_at > s.created_at)`;

/**
 * Condition on `candidates`: the newest result is of an earlier method, or a decision waits for a second
 * look.
 */
export function peopleWithResult(result: CandidateResult): SQL {
  const which = result === 'earlier' ? earlierNewest : sql`s.second_look`;
  return sql`${candidates.id} in (select s.candidate_id from interview_sessions s where ${which})`;
}
