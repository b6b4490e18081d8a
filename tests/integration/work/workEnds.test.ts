import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { messages, replies } from '../../../server/db/schema/conversations.ts';
import { employeeSessions, taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import {
  closeIfIdle,
  EMPLOYMENT_TASK,
  endWork,
  IDLE_MS,
  startWork,
  workState,
} from '../../../server/features/workSessions/service.ts';
import { closeIdleShifts } from '../../../server/features/workSessions/tasks.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { ConversationId, MessageId } from '../../../shared/ids/schema.ts';
import { begin, deps, employee, reply, say, solution, WRONG, withEmployee } from '../../support/shift.ts';
import { adminActor, hired } from '../../support/stories.ts';

withEmployee();

describe('the end of a shift', () => {
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

  it('makes an unused second try final when it ends', async () => {
    const sessionId = await begin();
    await say(WRONG);
    await reply();
    expect(await endWork(deps, employee, sessionId)).toMatchObject({ rating: 'Needs Improvement' });
    expect(await deps.db.select().from(taskAssignments)).toMatchObject([{ status: 'failed', tries: 1 }]);
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
});
