import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { monthReport } from '../../../server/features/employee/parts/reports.ts';
import { tasksWithin } from '../../../server/features/employee/queries.ts';
import { sessionDetail } from '../../../server/features/workSessions/admin.ts';
import { endWork, startWork } from '../../../server/features/workSessions/service.ts';
import {
  begin,
  cancelled,
  deps,
  employee,
  leave,
  reply,
  say,
  solution,
  state,
  WRONG,
  withEmployee,
} from '../../support/shift.ts';
import { seedSession } from '../../support/work.ts';

withEmployee();

describe('a task that a shift leaves open', () => {
  it('has no rating without an evaluated task, and brings an unanswered one into the next shift', async () => {
    const sessionId = await begin();
    const first = (await state()).info.current;
    expect(await endWork(deps, employee, sessionId)).toMatchObject({ tasksCompleted: 0, rating: null });
    await startWork(deps, employee);
    expect(await reply()).toContain('last time');
    expect(await reply()).toContain('still open');
    expect((await state()).info.current).toMatchObject({ id: first?.id, number: 1 });
  });

  it('grades no open task whose answer it had no time for, and returns that answer in the next shift', async () => {
    const sessionId = await begin();
    await say(WRONG);
    await reply();
    const better = await solution();
    await say(better);
    expect(await endWork(deps, employee, sessionId)).toMatchObject({ tasksCompleted: 0, rating: null });
    await cancelled();
    const [left] = await deps.db.select().from(taskAssignments);
    expect(left).toMatchObject({ status: 'pending', tries: 1, current: false, completedAt: null });

    await startWork(deps, employee);
    await reply();
    const given = await reply();
    expect(given).toContain('it didn’t use up a try');
    expect(given.replaceAll('\n    ', '\n')).toContain(`\n${better}`);
    const { info } = await state();
    expect(info.current).toMatchObject({ id: left?.id, tries: 1 });
    expect(info.current?.criteria).not.toEqual([]);
    // The first try's feedback isn't in this chat.
    expect(info.marks).toEqual([{ seq: 2, kind: 'assigned', assignmentId: left?.id }]);
    await say(better);
    await reply();
    expect((await state()).info.assignments[0]).toMatchObject({ status: 'completed' });
  });

  it('returns no words that were not an answer, and none that were about another task', async () => {
    const sessionId = await begin();
    await say('skip');
    await reply();
    await reply();
    await say(WRONG);
    await leave(sessionId);
    const second = await startWork(deps, employee);
    await reply();
    expect(await reply()).not.toContain(WRONG);
    await say('Could you tell me what is missing?');
    await leave(second.sessionId);
    await startWork(deps, employee);
    await reply();
    expect(await reply()).not.toContain('what is missing');
    await say('skip');
    await reply();
    expect(await reply()).toContain(WRONG);
  });

  it('returns an ungraded answer for as long as there’s no other, whatever shift it was written in', async () => {
    const sessionId = await begin();
    await say(WRONG);
    await leave(sessionId);
    for (let shift = 2; shift <= 4; shift += 1) {
      const { sessionId: next } = await startWork(deps, employee);
      await reply();
      expect(await reply()).toContain(WRONG);
      await leave(next);
    }
  });

  it('returns no answer that another one, graded since, has replaced', async () => {
    const sessionId = await begin();
    await say(WRONG);
    await leave(sessionId);
    const second = await startWork(deps, employee);
    await reply();
    expect(await reply()).toContain(WRONG);
    await say('Another wrong answer, which is about the blue folder and about the window.');
    await reply();
    await say('Could you tell me what is missing?');
    await leave(second.sessionId);
    expect(await deps.db.select().from(taskAssignments)).toMatchObject([{ status: 'pending', tries: 1 }]);
    await startWork(deps, employee);
    await reply();
    const given = await reply();
    expect(given).toContain('still open');
    expect(given).not.toMatch(/hadn’t graded/);
    expect(given).not.toContain(WRONG);
  });

  it('stays visible to HR in the shift it was given in', async () => {
    const first = await begin();
    await say(WRONG);
    await reply();
    await say('One more answer, which is about the blue folder and about the window.');
    await leave(first);
    deps.clock.forward(60_000);
    const second = await begin();
    await say(await solution());
    await reply();
    const before = await sessionDetail(deps, first);
    const after = await sessionDetail(deps, second);
    expect(before.assignments).toMatchObject([
      { carriedTo: after.startedAt, carriedOver: false, evaluations: [{ attempt: 1 }] },
    ]);
    expect(after.assignments).toMatchObject([
      { carriedTo: null, carriedOver: true, evaluations: [{ attempt: 1 }, { attempt: 2 }] },
    ]);
  });

  it('takes up the difficulty where it was left, however long ago', async () => {
    const minutes = 30;
    await seedSession(deps, employee, { daysAgo: 40, minutes, tasks: [{ grade: 95 }, { grade: 95 }] });
    await deps.db.update(taskAssignments).set({ difficulty: 'advanced' });
    await begin();
    const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.current, true));
    expect(task?.difficulty).toBe('advanced');
  });

  it('comes back to an open task however long ago it was given', async () => {
    const sessionId = await begin();
    const first = (await state()).info.current;
    await endWork(deps, employee, sessionId);
    deps.clock.forward(31 * 86_400_000);
    await begin();
    expect((await state()).info.current?.id).toBe(first?.id);
    // A month's report has it where its shift is now.
    const person = { candidateId: employee, fullName: 'A Person', position: 'Clerk' };
    const of = async (month: string) => {
      const { total, taskRows } = await monthReport(deps, person, { month, zone: 'UTC' });
      return [total, taskRows.length];
    };
    expect([await of('2026-11'), await of('2026-12')]).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  it('is followed in lists by its order, whatever an earlier shift left to it', async () => {
    const first = await begin();
    await say('skip');
    await reply();
    await reply();
    await say(await solution());
    await reply();
    await endWork(deps, employee, first);
    const second = await begin();
    const span = { from: new Date(0), to: new Date(deps.clock.now().getTime() + 1) };
    const listed = await tasksWithin(deps, employee, span, 10);
    expect(listed.map(({ sessionId }) => sessionId)).toEqual([first, second]);
  });
});
