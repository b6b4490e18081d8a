import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type {
  ContestItem,
  ContestList,
  ContestListInput,
  ContestView,
  DecideContestInput,
} from '../../../shared/workSessions/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { users } from '../../db/schema/users.ts';
import { contests, evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeTimeCursor, olderThan, pageOf } from '../../platform/cursor.ts';
import { announceWork, changeGrade, standingCriteria, toDetail } from '../workSessions/service.ts';
import { contestDecidedEmail } from './emails.ts';
import { contestView } from './service.ts';

type ContestRow = typeof contests.$inferSelect;

/** One page of contests for HR, newest first, each with everything needed to decide. */
export async function listContests(deps: Deps, input: ContestListInput): Promise<ContestList> {
  const at = input.state === 'open' ? contests.createdAt : contests.decidedAt;
  const after = input.cursor === undefined ? null : decodeTimeCursor(input.cursor);
  const rows = await deps.db
    .select({
      contest: contests,
      task: taskAssignments,
      employeeName: candidates.fullName,
      employeePosition: candidates.position,
      decidedBy: users.fullName,
    })
    .from(contests)
    .innerJoin(taskAssignments, eq(taskAssignments.id, contests.assignmentId))
    .innerJoin(candidates, eq(candidates.id, contests.employeeId))
    .leftJoin(users, eq(users.id, contests.decidedBy))
    .where(
      and(
        input.state === 'open' ? isNull(contests.decidedAt) : isNotNull(contests.decidedAt),
        after ? olderThan(at, contests.id, after) : undefined,
      ),
    )
    .orderBy(desc(at), desc(contests.id))
    .limit(input.limit + 1);
  const { shown, nextCursor } = pageOf(rows, input.limit, ({ contest }) => ({
    at: (contest.decidedAt ?? contest.createdAt).toISOString(),
    id: contest.id,
  }));
  const tries = await triesOf(
    deps.db,
    shown.map(({ task }) => task.id),
  );
  return {
    items: shown.map((row) => toItem(row, tries.get(row.task.id) ?? [])),
    nextCursor,
    openCount: await deps.db.$count(contests, isNull(contests.decidedAt)),
  };
}

type EvaluationRow = typeof evaluations.$inferSelect;

async function triesOf(
  db: DbOrTx,
  ids: EvaluationRow['assignmentId'][],
): Promise<Map<string, EvaluationRow[]>> {
  const byTask = new Map<string, EvaluationRow[]>();
  if (ids.length === 0) return byTask;
  const rows = await db
    .select()
    .from(evaluations)
    .where(inArray(evaluations.assignmentId, ids))
    .orderBy(evaluations.attempt);
  for (const row of rows) byTask.set(row.assignmentId, [...(byTask.get(row.assignmentId) ?? []), row]);
  return byTask;
}

/** The part of a grading key that HR reads. */
const Solution = z.object({ solution: z.string() }).catch({ solution: '' });

function toItem(
  row: {
    contest: ContestRow;
    task: typeof taskAssignments.$inferSelect;
    employeeName: string;
    employeePosition: string;
    decidedBy: string | null;
  },
  tries: readonly EvaluationRow[],
): ContestItem {
  const { contest, task } = row;
  return {
    ...contestView(contest),
    reason: contest.reasonWithheld ? '' : contest.reason,
    employeeId: contest.employeeId,
    employeeName: row.employeeName,
    employeePosition: row.employeePosition,
    decidedBy: row.decidedBy,
    assignment: toDetail(task, standingCriteria(tries)),
    answerKey: Solution.parse(task.criteria)
      .solution.split('\n')
      .filter((line) => line !== ''),
  };
}

/**
 * HR's decision: the grade becomes final, the assignment's status and its session's figures are updated, the
 * employee gets an email, and the audit log gets a line. Idempotent by key.
 * @throws DomainError not_found, conflict when a colleague has decided
 */
export async function decideContest(
  deps: Deps,
  actor: Actor,
  input: DecideContestInput,
): Promise<ContestView> {
  return deps.db.transaction(async (tx) => {
    const [contest] = await tx.select().from(contests).where(eq(contests.id, input.contestId)).for('update');
    if (!contest) throw new DomainError('not_found');
    if (contest.decidedAt) {
      if (contest.decisionKey === input.idempotencyKey) return contestView(contest);
      throw new DomainError('conflict');
    }
    const now = deps.clock.now();
    const [decided] = await tx
      .update(contests)
      .set({
        gradeAfter: input.grade,
        note: input.note,
        decidedBy: actor.userId,
        decidedAt: now,
        decisionKey: input.idempotencyKey,
      })
      .where(eq(contests.id, contest.id))
      .returning();
    if (!decided) throw new DomainError('conflict');
    const task = await changeGrade(tx, contest.assignmentId, input.grade);
    const [employee] = await tx.select().from(candidates).where(eq(candidates.id, contest.employeeId));
    if (!employee) throw new DomainError('not_found');
    await deps.audit.record(tx, {
      action: 'contest.decided',
      actor,
      subject: { kind: 'contest', id: contest.id },
      data: { before: contest.gradeBefore, after: input.grade },
    });
    await deps.mailer.enqueue(
      tx,
      await contestDecidedEmail(deps, employee, {
        title: task.title,
        before: contest.gradeBefore,
        after: input.grade,
        note: input.note,
      }),
    );
    await announceWork(deps, tx, contest.employeeId);
    return contestView(decided);
  });
}
