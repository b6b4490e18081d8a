import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../server/db/schema/platform.ts';
import { employeeSessions, taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { decideContest, listContests } from '../../../server/features/contests/admin.ts';
import { contestGrade } from '../../../server/features/contests/service.ts';
import { AssignmentId, type CandidateId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, hired } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

let deps: TestDeps;
let employee: CandidateId;
let failed: AssignmentId;
let pending: AssignmentId;
beforeEach(async () => {
  deps = await testDeps();
  employee = await hired(deps);
  const ids = await seedSession(deps, employee, {
    minutes: 60,
    tasks: [
      { status: 'completed', grade: 90 },
      { status: 'failed', grade: 40, feedback: 'The date is missing.' },
      { status: 'pending' },
    ],
  });
  failed = AssignmentId.parse(ids[1]);
  pending = AssignmentId.parse(ids[2]);
});
afterEach(() => deps.close());

const reason = 'The date is in my second sentence.';
const contest = (assignmentId = failed, who = employee, idempotencyKey = crypto.randomUUID()) =>
  contestGrade(deps, who, { assignmentId, idempotencyKey, reason });

describe('contesting a grade', () => {
  it('goes to HR once, with an email that does not hold what was written', async () => {
    const key = crypto.randomUUID();
    const asked = await Promise.all([
      contest(failed, employee, key),
      contest(failed, employee, key),
      contest(),
    ]);
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const emails = (await deps.emails()).filter(({ kind }) => kind === 'contest-opened');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).not.toContain(reason);
    const { items, openCount } = await listContests(deps, { state: 'open', limit: 20 });
    expect(openCount).toBe(1);
    expect(items[0]).toMatchObject({ reason, gradeBefore: 40, employeeName: 'Test Person', state: 'open' });
    expect(items[0]?.employeeId).toBe(employee);
    expect(items[0]?.assignment).toMatchObject({
      aiFeedback: 'The date is missing.',
      employeeResponse: 'My answer.',
    });
  });

  it('is refused for an open task, and for a task of another person as for none', async () => {
    await expect(contest(pending)).rejects.toMatchObject({ code: 'contest_not_possible' });
    const other = await hired(deps);
    await expect(contest(failed, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(contest(AssignmentId.parse(crypto.randomUUID()))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('replaces the grade: status, figures of the session, email and audit follow', async () => {
    const { id } = await contest();
    const actor = await adminActor(deps);
    const decision = {
      contestId: id,
      idempotencyKey: crypto.randomUUID(),
      grade: 80,
      note: 'The date is there.',
    };
    await Promise.all([decideContest(deps, actor, decision), decideContest(deps, actor, decision)]);
    const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.id, failed));
    expect(task).toMatchObject({ grade: 80, status: 'completed' });
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session).toMatchObject({ tasksCompleted: 2, performanceRating: 'Excellent' });
    const emails = (await deps.emails()).filter(({ kind }) => kind === 'contest-decided');
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toContain('The date is there.');
    expect(emails[0]?.text).toContain('/employee/assignments');
    const audits = await deps.db.select().from(auditLog).where(eq(auditLog.action, 'contest.decided'));
    expect(audits).toHaveLength(1);
    const { items, openCount } = await listContests(deps, { state: 'decided', limit: 20 });
    expect(openCount).toBe(0);
    expect(items[0]).toMatchObject({
      gradeBefore: 40,
      gradeAfter: 80,
      decidedBy: 'Test HR',
      note: 'The date is there.',
    });
  });

  it('is decided once: another decision afterwards is refused', async () => {
    const { id } = await contest();
    const actor = await adminActor(deps);
    const decide = (grade: number) =>
      decideContest(deps, actor, {
        contestId: id,
        idempotencyKey: crypto.randomUUID(),
        grade,
        note: 'Looked at.',
      });
    await decide(40);
    await expect(decide(100)).rejects.toMatchObject({ code: 'conflict' });
    const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.id, failed));
    expect(task).toMatchObject({ grade: 40, status: 'failed' });
  });

  it('sends someone who has left the decision, without a page they can’t open', async () => {
    const actor = await adminActor(deps);
    const { id } = await contest();
    const candidateId = employee;
    const idempotencyKey = crypto.randomUUID();
    await changeStatus(deps, actor, { candidateId, status: 'rejected', notify: false, idempotencyKey });
    const decision = { contestId: id, idempotencyKey: crypto.randomUUID(), grade: 70, note: 'Looked at.' };
    await decideContest(deps, actor, decision);
    const email = (await deps.emails()).findLast(({ kind }) => kind === 'contest-decided');
    expect(email?.text).toContain('the grade is now 70');
    expect(email?.text).not.toContain('/employee');
  });

  it('leaves the first grade of an open task out of its session’s figures', async () => {
    await deps.db.update(taskAssignments).set({ grade: 10, tries: 1 }).where(eq(taskAssignments.id, pending));
    const { id } = await contest();
    const decision = { contestId: id, idempotencyKey: crypto.randomUUID(), grade: 90, note: 'Looked at.' };
    await decideContest(deps, await adminActor(deps), decision);
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session).toMatchObject({ performanceRating: 'Excellent' });
  });

  it('is read page by page, newest first, without gap or repeat', async () => {
    const ids = await seedSession(deps, employee, {
      minutes: 30,
      daysAgo: 1,
      tasks: Array.from({ length: 6 }, () => ({ status: 'failed' as const, grade: 10 })),
    });
    for (const id of ids) {
      deps.clock.forward(1_000);
      await contest(AssignmentId.parse(id));
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listContests(deps, { state: 'open', limit: 4, ...(cursor ? { cursor } : {}) });
      seen.push(...page.items.map(({ assignment }) => assignment.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(ids.toReversed());
    await expect(listContests(deps, { state: 'open', limit: 4, cursor: 'x' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
