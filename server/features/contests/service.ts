import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type CandidateId, ContestId } from '../../../shared/ids/schema.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import type {
  ContestInput,
  ContestItem,
  ContestList,
  ContestListInput,
  ContestView,
  DecideContestInput,
} from '../../../shared/workSessions/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { users } from '../../db/schema/users.ts';
import { contests, evaluations, taskAssignments } from '../../db/schema/workSessions.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/composeEmail.ts';
import { decodeTimeCursor, pageOf } from '../../platform/cursor.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { type FoundInText, raiseFlagOnce, readText } from '../../safety/service.ts';
import { signOf } from '../../safety/tongue.ts';
import { announceWork, changeGrade } from '../workSessions/service.ts';
import { contestDecidedMail, contestOpenedMail } from './mails.ts';

/** Contested grades and HR's decisions about them. */

type ContestRow = typeof contests.$inferSelect;

/**
 * Asks HR to review a grade, once per assignment. Idempotent.
 * @throws DomainError not_found (also for another person's), contest_not_possible before it's graded
 */
export async function contestGrade(
  deps: Deps,
  employeeId: CandidateId,
  input: ContestInput,
): Promise<ContestView & { safety: SafetySign | null }> {
  const found = await readText(deps, input.reason, employeeId);
  const contest = await deps.db.transaction((tx) => storeContest(deps, tx, employeeId, input, found));
  return { ...contest, safety: signOf(found) };
}

async function storeContest(
  deps: Deps,
  tx: Tx,
  employeeId: CandidateId,
  input: ContestInput,
  found: FoundInText | null,
): Promise<ContestView> {
  const [row] = await tx
    .select({ task: taskAssignments, employee: candidates })
    .from(taskAssignments)
    .innerJoin(candidates, eq(candidates.id, taskAssignments.employeeId))
    .where(and(eq(taskAssignments.id, input.assignmentId), eq(taskAssignments.employeeId, employeeId)))
    .for('update', { of: taskAssignments });
  if (!row) throw new DomainError('not_found');
  const { task, employee } = row;
  if (task.status === 'pending' || task.grade === null) throw new DomainError('contest_not_possible');
  const [made] = await tx
    .insert(contests)
    .values({
      id: ContestId.parse(deps.clock.uuid()),
      assignmentId: task.id,
      employeeId,
      idempotencyKey: input.idempotencyKey,
      reason: input.reason,
      reasonWithheld: found !== null,
      gradeBefore: task.grade,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  // Also for a grade contested already: a changed text may raise more, and the answer tells the person that
  // we know.
  if (found) {
    await raiseFlagOnce(deps, tx, found, { source: 'contest', candidateId: employeeId, about: task.id });
  }
  if (!made) return existing(tx, task.id);
  await deps.mailer.enqueue(tx, await contestOpenedMail(deps, employee, task.title));
  await announceWork(deps, tx, employeeId);
  return contestView(made);
}

async function existing(tx: Tx, assignmentId: ContestRow['assignmentId']): Promise<ContestView> {
  const [row] = await tx.select().from(contests).where(eq(contests.assignmentId, assignmentId));
  // The key was used for another assignment: nothing of that one may show.
  if (!row) throw new DomainError('conflict');
  return contestView(row);
}

/** A contest and its outcome as employee and HR see them. */
export function contestView(row: ContestRow): ContestView {
  return {
    id: row.id,
    state: row.decidedAt ? 'decided' : 'open',
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    gradeBefore: row.gradeBefore,
    gradeAfter: row.gradeAfter,
    note: row.note,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** One page of contests for HR, newest first, each with all that is needed to decide. */
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
        after ? sql`(${at}, ${contests.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined,
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
  const standing = tries.reduce<EvaluationRow | null>(
    (best, next) => (best && best.grade > next.grade ? best : next),
    null,
  );
  return {
    ...contestView(contest),
    reason: contest.reasonWithheld ? '' : contest.reason,
    employeeId: contest.employeeId,
    employeeName: row.employeeName,
    employeePosition: row.employeePosition,
    decidedBy: row.decidedBy,
    assignment: {
      id: task.id,
      sessionId: task.sessionId,
      number: task.number,
      taskType: task.taskType,
      title: task.title,
      description: task.taskDescription,
      status: task.status,
      grade: task.grade,
      createdAt: task.createdAt.toISOString(),
      completedAt: task.completedAt?.toISOString() ?? null,
      difficulty: task.difficulty,
      material: task.material,
      hints: task.hints,
      employeeResponse: task.employeeResponse,
      aiFeedback: task.aiFeedback,
      tries: task.tries,
      criteria: standing?.criteria ?? [],
    },
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
      await contestDecidedMail(deps, employee, {
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

/** The emails about a contested grade, to an invented person. */
export function sampleDecided(deps: Deps, person: SamplePerson): Promise<OutgoingMail> {
  const decision = { title: 'A reply to a customer', before: 55, after: 70, note: 'The tone was right.' };
  return contestDecidedMail(deps, { ...person, status: 'hired' }, decision);
}
