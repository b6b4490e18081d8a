import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { evaluations, taskAssignments } from '../../../server/db/schema/workSessions.ts';
import { registerConversationTasks } from '../../../server/features/conversation/tasks.ts';
import { sessionDetail } from '../../../server/features/workSessions/admin.ts';
import { GradingKey } from '../../../server/features/workSessions/parts/spec.ts';
import {
  endWork,
  IDLE_MS,
  resumeWork,
  sendWork,
  startWork,
  workState,
} from '../../../server/features/workSessions/service.ts';
import { closeIdleShifts, workPolicy } from '../../../server/features/workSessions/tasks.ts';
import { type CandidateId, MessageId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { hired } from '../../support/stories.ts';

const REPLY = 'conversation.reply';
const crisis = 'I want to kill myself, zebra lighthouse';

let deps: TestDeps;
let employee: CandidateId;
beforeEach(async () => {
  deps = await testDeps();
  registerConversationTasks(deps, { work: workPolicy });
  employee = await hired(deps, { country: 'United States' });
});
afterEach(() => deps.close());

const say = (text: string) =>
  sendWork(deps, employee, { messageId: MessageId.parse(crypto.randomUUID()), text });
async function reply(): Promise<void> {
  deps.clock.forward(120_000);
  await deps.queue.run(REPLY);
}
async function state() {
  const found = await workState(deps, employee);
  if (!found) throw new Error('No open shift');
  return found;
}
const tasks = () => deps.db.select().from(taskAssignments).orderBy(taskAssignments.createdAt);
/** A shift with its first task given. */
async function begin() {
  const { sessionId } = await startWork(deps, employee);
  await reply();
  await reply();
  return sessionId;
}

describe('a crisis in a shift', () => {
  it('is neither graded nor a try, and the task waits', async () => {
    const sessionId = await begin();
    await say(crisis);
    await deps.queue.run(REPLY);
    const { pause, messages } = await state();
    expect(pause?.notice?.help.map(({ href }) => href)).toEqual(['tel:911', 'tel:988']);
    expect(messages.at(-1)?.content).toMatch(/AI[\s\S]*911[\s\S]*988/);
    expect(await deps.db.select().from(evaluations)).toEqual([]);
    expect(await tasks()).toMatchObject([{ status: 'pending', tries: 0, current: true, grade: null }]);
    expect(await deps.db.select().from(safetyFlags)).toMatchObject([
      { source: 'work', kind: 'self_harm', candidateId: employee },
    ]);

    await resumeWork(deps, employee);
    expect((await state()).messages.at(-1)?.content).toMatch(/\*\*Task 1: .*still open/);
    const [task] = await tasks();
    await say(GradingKey.parse(task?.criteria).solution);
    await reply();
    const [evaluation] = await deps.db.select().from(evaluations);
    expect(evaluation).toMatchObject({ attempt: 1, outcome: 'completed' });
    expect(evaluation?.answer).not.toContain('zebra');
    const detail = await sessionDetail(deps, sessionId);
    expect(JSON.stringify(detail)).not.toMatch(/zebra|findahelpline|\b988\b/);
  });

  it('right after the greeting leaves the first task to come', async () => {
    await startWork(deps, employee);
    await reply();
    await say(crisis);
    await reply();
    expect(await tasks()).toEqual([]);
    await resumeWork(deps, employee);
    await reply();
    expect(await tasks()).toMatchObject([{ status: 'pending', current: true }]);
  });

  it('ends the shift without a grade for the open task, which the next shift brings back', async () => {
    const sessionId = await begin();
    await say('The blue folder is on the shelf next to the window.');
    await reply();
    expect(await tasks()).toMatchObject([{ status: 'pending', tries: 1 }]);
    await say(crisis);
    const result = await endWork(deps, employee, sessionId);
    expect(result).toMatchObject({ tasksCompleted: 0, rating: null });
    expect(await tasks()).toMatchObject([{ status: 'pending', tries: 1, current: false, completedAt: null }]);

    deps.clock.forward(86_400_000);
    await begin();
    expect(await tasks()).toMatchObject([{ status: 'pending', tries: 1, current: true }]);
  });

  it('left alone is closed like a forgotten shift, and fails nothing', async () => {
    await begin();
    await say('The blue folder is on the shelf next to the window.');
    await reply();
    await say(crisis);
    deps.clock.forward(IDLE_MS + 60_000);
    await closeIdleShifts(deps);
    expect(await workState(deps, employee)).toBeNull();
    const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.tries, 1));
    expect(task?.status).toBe('pending');
  });
});
