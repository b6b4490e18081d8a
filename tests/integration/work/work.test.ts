import { describe, expect, it } from 'vitest';
import { employeeSessions, evaluations, taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { dashboard } from '../../../server/features/employee/service.ts';
import {
  endWork,
  resumeWork,
  sendWork,
  startWork,
  workState,
} from '../../../server/features/workSessions/service.ts';
import { MessageId } from '../../../shared/ids/schema.ts';
import {
  begin,
  deps,
  dueIn,
  employee,
  leave,
  reply,
  say,
  solution,
  state,
  WRONG,
  withEmployee,
} from '../../support/shift.ts';
import { hired } from '../../support/stories.ts';

withEmployee();

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
