import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { messages, replies } from '../../server/db/schema/conversations.ts';
import { employeeSessions, evaluations, taskAssignments } from '../../server/db/schema/workSessions.ts';
import { changeStatus } from '../../server/features/candidates/admin.ts';
import { registerConversationTasks } from '../../server/features/conversation/tasks.ts';
import { monthReport } from '../../server/features/employee/parts/reports.ts';
import { tasksWithin } from '../../server/features/employee/queries.ts';
import { dashboard } from '../../server/features/employee/service.ts';
import { sessionDetail } from '../../server/features/workSessions/admin.ts';
import { GradingKey } from '../../server/features/workSessions/parts/spec.ts';
import {
  closeIfIdle,
  EMPLOYMENT_TASK,
  endWork,
  IDLE_MS,
  resumeWork,
  sendWork,
  startWork,
  workState,
} from '../../server/features/workSessions/service.ts';
import { closeIdleShifts, registerWorkTasks, workPolicy } from '../../server/features/workSessions/tasks.ts';
import type { CandidateStatus } from '../../shared/candidates/schema.ts';
import { type CandidateId, ConversationId, MessageId, type WorkSessionId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor, hired } from '../support/stories.ts';
import { seedSession } from '../support/work.ts';

const REPLY = 'conversation.reply';
/** An attempt at any task that earns nothing. */
const WRONG = 'The blue folder is on the shelf next to the window.';

let deps: TestDeps;
let employee: CandidateId;
beforeEach(async () => {
  deps = await testDeps();
  registerConversationTasks(deps, { work: workPolicy });
  registerWorkTasks(deps);
  employee = await hired(deps);
});
afterEach(() => deps.close());

const say = (text: string, messageId = MessageId.parse(crypto.randomUUID())) =>
  sendWork(deps, employee, { messageId, text });

/** The one reply that is owed, in milliseconds from now; null for none. */
async function dueIn(): Promise<number | null> {
  const owed = (await deps.queue.tasks()).filter(({ name }) => name === REPLY);
  expect(owed.length).toBeLessThanOrEqual(1);
  const at = owed[0]?.dueAt;
  // The driver hands times of plain queries on as text.
  return at ? new Date(at).getTime() - deps.clock.now().getTime() : null;
}

/** Moves on to the reply that is owed, and lets it be written. */
async function reply(): Promise<string> {
  deps.clock.forward(Math.max(0, (await dueIn()) ?? 0));
  await deps.queue.run(REPLY);
  return (await state()).messages.at(-1)?.content ?? '';
}

/** Lets the task of a reply that its conversation's end cancelled come to nothing. */
async function cancelled(): Promise<void> {
  deps.clock.forward(2_000);
  await deps.queue.run(REPLY);
}

async function state() {
  const found = await workState(deps, employee);
  if (!found) throw new Error('No open shift');
  return found;
}

/** The answer that earns everything, for the current task. */
async function solution(): Promise<string> {
  const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.current, true));
  return GradingKey.parse(task?.criteria).solution;
}

/** A shift with its first task given, or the one that an earlier shift left. */
async function begin(): Promise<WorkSessionId> {
  const { sessionId } = await startWork(deps, employee);
  await reply();
  await reply();
  return sessionId;
}

/** Ends a shift before its last message was answered. */
async function leave(sessionId: WorkSessionId): Promise<void> {
  await endWork(deps, employee, sessionId);
  await cancelled();
}

describe('a shift', () => {
  it('takes nothing into a shift that was written for another', async () => {
    const { sessionId } = await startWork(deps, employee);
    await reply();
    await leave(sessionId);
    const next = await startWork(deps, employee);
    await reply();
    const before = (await state()).messages;
    const written = { messageId: MessageId.parse(crypto.randomUUID()), text: 'Here is my answer.' };
    await expect(sendWork(deps, employee, { ...written, sessionId })).rejects.toMatchObject({
      code: 'shift_not_open',
    });
    await expect(resumeWork(deps, employee, sessionId)).rejects.toMatchObject({ code: 'shift_not_open' });
    expect((await state()).messages).toEqual(before);
    await sendWork(deps, employee, { ...written, sessionId: next.sessionId });
    expect((await state()).messages.at(-1)).toMatchObject({ content: 'Here is my answer.' });
  });

  it('greets at once, gives the first task after 3 s + 2 s with 2 s of typing, and types for 2 s after a message', async () => {
    await startWork(deps, employee);
    expect(await dueIn()).toBe(0);
    const greeting = await reply();
    expect(greeting).toContain('Test');
    expect(greeting).toContain('AI supervisor');
    expect(await dueIn()).toBe(5_000);
    const waiting = (await state()).reply;
    expect(waiting?.joins).toBe(true);
    expect(Date.parse(waiting?.dueAt ?? '') - Date.parse(waiting?.typingAt ?? '')).toBe(2_000);
    expect(await reply()).toMatch(/^\*\*Task 1: /);
    const { info } = await state();
    expect(info.current?.status).toBe('pending');
    expect(info.marks).toEqual([{ seq: 2, kind: 'assigned', assignmentId: info.current?.id }]);
    expect(await dueIn()).toBeNull();

    await say('My answer.');
    expect(await dueIn()).toBe(2_000);
  });

  it('is opened once, however often it is started', async () => {
    const started = await Promise.all(Array.from({ length: 8 }, () => startWork(deps, employee)));
    expect(new Set(started.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(started.filter(({ fresh }) => fresh)).toHaveLength(1);
  });

  it('grades an answer, completes the task, and gives the next one 20–60 s after "ready"', async () => {
    await begin();
    await say(await solution());
    expect(await reply()).toContain('Ready for the next task?');
    const done = (await state()).info;
    expect(done.current).toBeNull();
    expect(done.assignments[0]).toMatchObject({ status: 'completed' });
    expect(done.assignments[0]?.grade).toBeGreaterThanOrEqual(90);
    expect(done.marks.at(-1)).toMatchObject({ kind: 'evaluated', seq: 4, number: 1, status: 'completed' });

    await say('Yes, ready');
    await reply();
    expect(await dueIn()).toBe(40_000);
    expect(await reply()).toMatch(/^\*\*Task 2: /);
    const [evaluation] = await deps.db.select().from(evaluations);
    expect(evaluation).toMatchObject({ attempt: 1, outcome: 'completed', model: 'built-in' });
    expect(evaluation?.criteria.every(({ reason }) => reason.length > 5)).toBe(true);
  });

  it('offers one second try below 60, and the better of the two stands', async () => {
    await begin();
    deps.clock.forward(60_000);
    await say(WRONG);
    expect(await reply()).toContain('one more try');
    const open = (await state()).info;
    expect(open.current).toMatchObject({ status: 'pending', tries: 1 });
    const [employee] = await deps.db.select().from(employeeSessions);
    const said = async () => employee && (await dashboard(deps, employee.employeeId)).lastFeedback?.at;
    // The words' own time, while the task is older and not done.
    expect(await said()).toBe(deps.clock.now().toISOString());
    await say(await solution());
    expect(await reply()).not.toContain('one more try');
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task).toMatchObject({ status: 'completed', tries: 2, current: false });
    expect(task?.grade).toBeGreaterThanOrEqual(90);
  });

  it('waits for the second try of who promises a better answer, or says yes to it', async () => {
    await begin();
    await say(WRONG);
    await reply();
    for (const said of ['I will fix that', 'Yes ma’am', 'Yep', 'Sure, I can do that']) {
      await say(said);
      expect(await reply()).toMatch(/still open/);
      expect((await state()).info.current).toMatchObject({ status: 'pending', tries: 1 });
    }
    await say('Yes ma’am');
    expect(await reply()).toContain('write “next” to move on');
  });

  it('fails a task after the second try, and also when the second try is left', async () => {
    await begin();
    await say(WRONG);
    await reply();
    await say(`${WRONG} Again.`);
    expect(await reply()).toContain('Let’s move on from this one');
    await say('next');
    await reply();
    await reply();
    await say(WRONG);
    await reply();
    await say('next');
    await reply();
    const tasks = await deps.db.select().from(taskAssignments).orderBy(taskAssignments.number);
    expect(tasks.map(({ status, tries }) => ({ status, tries }))).toEqual([
      { status: 'failed', tries: 2 },
      { status: 'failed', tries: 1 },
    ]);
    expect(tasks.every(({ completedAt }) => completedAt !== null)).toBe(true);
  });

  it('keeps a task that was put off, and comes back to it after the next one', async () => {
    await begin();
    const first = (await state()).info.current;
    await say('skip this one please');
    await reply();
    expect(await reply()).toMatch(/^\*\*Task 2: /);
    await say('skip');
    await reply();
    expect(await reply()).toContain('still open');
    expect((await state()).info.current?.id).toBe(first?.id);
  });

  it('answers a question after a failed try instead of grading it, and uses up no try', async () => {
    await begin();
    await say(WRONG);
    await reply();
    await say('Thank you. Could you tell me what was missing?');
    const answer = await reply();
    expect(answer).toContain('Here’s what your last try missed.');
    expect(answer).toContain('one more try');
    const before = (await state()).info;
    expect(before.current).toMatchObject({ status: 'pending', tries: 1 });
    expect(before.marks.filter(({ kind }) => kind === 'evaluated')).toHaveLength(1);
    await say(await solution());
    await reply();
    expect((await state()).info.assignments[0]).toMatchObject({ status: 'completed' });
  });

  it('answers help, illness and an affirmative word alone, and leaves the task untried', async () => {
    await begin();
    for (const [said, answer] of [
      ['I don’t understand the task.', /can’t give you the solution/],
      ['Sorry, I feel sick and need a break', /take the time you need/],
      ['Yes, next please', /is still open/],
      ['When do I get paid?', /question for HR/],
    ] as const) {
      await say(said);
      expect(await reply()).toMatch(answer);
      expect((await state()).info.current).toMatchObject({ status: 'pending', tries: 0 });
    }
    expect(await deps.db.select().from(evaluations)).toEqual([]);
  });

  it('answers what is written while no task is open, and takes messages while the next one is prepared', async () => {
    await begin();
    await say(await solution());
    await reply();
    await say('Can I take a break?');
    expect(await reply()).toContain('break');
    await say('ready');
    await reply();
    await say('By the way, the material was nice.');
    expect(await dueIn()).toBe(40_000);
    expect(await reply()).toMatch(/^Thanks for your message\. \*\*Task 2: /);
  });

  it('stores a message once, refuses a second one while the supervisor reads, and keeps every sequence', async () => {
    await begin();
    const id = MessageId.parse(crypto.randomUUID());
    await Promise.all([say('My answer.', id), say('My answer.', id), say('My answer.', id)]);
    await expect(say('Another one.')).rejects.toMatchObject({ code: 'reply_pending' });
    await reply();
    const { messages } = await state();
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  it('ends with the figures of the evaluated tasks, the same however often it is ended', async () => {
    const sessionId = await begin();
    await say(await solution());
    deps.clock.forward(25.5 * 60_000);
    await reply();
    const ended = await Promise.all([1, 2, 3].map(() => endWork(deps, employee, sessionId)));
    expect(ended[0]).toMatchObject({
      tasksCompleted: 1,
      durationMinutes: 25,
      rating: 'Excellent',
      endedBy: 'employee',
    });
    expect(ended[1]).toEqual(ended[0]);
    expect(await workState(deps, employee)).toBeNull();
    await expect(say('One more')).rejects.toMatchObject({ code: 'shift_not_open' });
  });

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

  it('fails nothing when the answer could not be graded before it was closed', async () => {
    await begin();
    await say(WRONG);
    await reply();
    await say('The red folder is on the floor.');
    await deps.db.update(replies).set({ state: 'failed' }).where(eq(replies.state, 'waiting'));
    deps.clock.forward(IDLE_MS + 60_000);
    await closeIdleShifts(deps);
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task).toMatchObject({ status: 'pending', tries: 1, completedAt: null });
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session).toMatchObject({ endedBy: 'idle', performanceRating: null });
  });

  it('keeps a second try whose first grade came after an outage, just before it was closed', async () => {
    await begin();
    await say(WRONG);
    deps.clock.forward(IDLE_MS + 3_600_000);
    expect(await reply()).toContain('one more try');
    await closeIdleShifts(deps);
    expect(await workState(deps, employee)).toBeNull();
    const [task] = await deps.db.select().from(taskAssignments);
    expect(task).toMatchObject({ status: 'pending', tries: 1, completedAt: null });
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session?.performanceRating).toBeNull();
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

  it('makes an unused second try final when it ends', async () => {
    const sessionId = await begin();
    await say(WRONG);
    await reply();
    expect(await endWork(deps, employee, sessionId)).toMatchObject({ rating: 'Needs Improvement' });
    expect(await deps.db.select().from(taskAssignments)).toMatchObject([{ status: 'failed', tries: 1 }]);
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

  it('is closed by the server after 12 idle hours, as of the last word', async () => {
    await begin();
    deps.clock.forward(30 * 60_000);
    await say(WRONG);
    const lastWord = deps.clock.now();
    await reply();
    deps.clock.forward(12 * 3_600_000 - 60_000);
    await closeIdleShifts(deps);
    expect(await workState(deps, employee)).not.toBeNull();
    deps.clock.forward(120_000);
    await closeIdleShifts(deps);
    await closeIdleShifts(deps);
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session).toMatchObject({
      endedBy: 'idle',
      durationMinutes: 30,
      performanceRating: 'Needs Improvement',
    });
    expect(session?.endedAt).toEqual(lastWord);
  });

  it("counts nobody else's words when it closes a forgotten shift", async () => {
    await startWork(deps, employee);
    const started = deps.clock.now();
    deps.clock.forward(6 * 3_600_000);
    const { sessionId } = await startWork(deps, await hired(deps));
    const [other] = await deps.db.select().from(employeeSessions).where(eq(employeeSessions.id, sessionId));
    await deps.db.insert(messages).values({
      id: MessageId.parse(crypto.randomUUID()),
      conversationId: ConversationId.parse(other?.conversationId),
      seq: 50,
      role: 'user',
      content: 'Hello there.',
      createdAt: deps.clock.now(),
    });
    deps.clock.forward(6 * 3_600_000 + 60_000);
    await closeIdleShifts(deps);
    const ends = await deps.db.select({ at: employeeSessions.endedAt }).from(employeeSessions);
    expect(ends.map(({ at }) => at)).toEqual(expect.arrayContaining([started, null]));
  });

  it('stays open for who writes between the look at it and its closing', async () => {
    await begin();
    const [session] = await deps.db.select().from(employeeSessions);
    if (!session) throw new Error('There is no shift');
    deps.clock.forward(IDLE_MS + 60_000);
    await say('Still here.');
    expect(await closeIfIdle(deps, session, new Date(deps.clock.now().getTime() - IDLE_MS))).toBe(false);
    expect(await workState(deps, employee)).not.toBeNull();
  });

  it('counts no minute of a silence that would have closed it, however it ends', async () => {
    await begin();
    deps.clock.forward(30 * 60_000);
    await say('May I ask something?');
    const lastWord = deps.clock.now();
    await reply();
    const [{ id } = { id: null }] = await deps.db.select().from(employeeSessions);
    if (!id) throw new Error('There is no shift');
    deps.clock.forward(IDLE_MS + 60_000);
    expect(await endWork(deps, employee, id)).toMatchObject({
      endedBy: 'idle',
      durationMinutes: 30,
      endedAt: lastWord.toISOString(),
    });
    // A message at its end keeps it open; the silence before still isn't work.
    const second = await startWork(deps, employee);
    await reply();
    deps.clock.forward(10 * 60_000);
    await say('May I ask something?');
    deps.clock.forward(IDLE_MS + 60_000);
    await say('I am back.');
    deps.clock.forward(5 * 60_000);
    expect(await endWork(deps, employee, second.sessionId)).toMatchObject({
      endedBy: 'employee',
      durationMinutes: 15,
    });
  });

  it('ends with the employment, and settles nothing', async () => {
    await begin();
    await say(WRONG);
    await reply();
    deps.clock.forward(20 * 60_000);
    const admin = await adminActor(deps);
    const status = (from: CandidateStatus, to: CandidateStatus) =>
      changeStatus(deps, admin, {
        candidateId: employee,
        from,
        status: to,
        notify: false,
        idempotencyKey: crypto.randomUUID(),
      });
    const later = async (): Promise<void> => {
      deps.clock.forward(60_000);
      await deps.queue.run(EMPLOYMENT_TASK);
    };
    // A slip, undone at once, takes nothing from them.
    await status('hired', 'rejected');
    await status('rejected', 'hired');
    await later();
    expect(await workState(deps, employee)).not.toBeNull();
    const at = deps.clock.now();
    await status('hired', 'rejected');
    await later();
    const [session] = await deps.db.select().from(employeeSessions);
    expect(session).toMatchObject({ endedBy: 'hr', endedAt: at, performanceRating: null });
    expect(await deps.db.select().from(taskAssignments)).toMatchObject([
      { status: 'pending', tries: 1, current: false },
    ]);
  });

  it("answers for another person's shift as for one that does not exist", async () => {
    const { sessionId } = await startWork(deps, employee);
    const other = await hired(deps);
    await expect(endWork(deps, other, sessionId)).rejects.toMatchObject({ code: 'shift_not_open' });
    expect(await workState(deps, other)).toBeNull();
  });

  it('never sends the answer key', async () => {
    await begin();
    const [task] = await deps.db.select().from(taskAssignments);
    const seen = JSON.stringify(await state());
    expect(seen).not.toContain('solution');
    expect(seen).not.toContain('"check"');
    expect(task?.criteria).toBeTruthy();
  });
});
