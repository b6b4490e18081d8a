import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { taskAssignments } from '../../server/db/schema/workSessions.ts';
import { registerConversationTasks } from '../../server/features/conversation/tasks.ts';
import { GradingKey } from '../../server/features/workSessions/parts/spec.ts';
import { endWork, sendWork, startWork, workState } from '../../server/features/workSessions/service.ts';
import { registerWorkTasks, workPolicy } from '../../server/features/workSessions/tasks.ts';
import { type CandidateId, MessageId, type WorkSessionId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { hired } from './stories.ts';

const REPLY = 'conversation.reply';
/** An attempt at any task that earns nothing. */
export const WRONG = 'The blue folder is on the shelf next to the window.';

export let deps: TestDeps;
export let employee: CandidateId;
/** Gives each test of a file a database, and someone hired who can start a shift. */
export function withEmployee(): void {
  beforeEach(async () => {
    deps = await testDeps();
    registerConversationTasks(deps, { work: workPolicy });
    registerWorkTasks(deps);
    employee = await hired(deps);
  });
  afterEach(() => deps.close());
}

export const say = (text: string, messageId = MessageId.parse(crypto.randomUUID())) =>
  sendWork(deps, employee, { messageId, text });

/** The one reply that is owed, in milliseconds from now; null for none. */
export async function dueIn(): Promise<number | null> {
  const owed = (await deps.queue.tasks()).filter(({ name }) => name === REPLY);
  expect(owed.length).toBeLessThanOrEqual(1);
  const at = owed[0]?.dueAt;
  // The driver hands times of plain queries on as text.
  return at ? new Date(at).getTime() - deps.clock.now().getTime() : null;
}

/** Moves on to the reply that is owed, and lets it be written. */
export async function reply(): Promise<string> {
  deps.clock.forward(Math.max(0, (await dueIn()) ?? 0));
  await deps.queue.run(REPLY);
  return (await state()).messages.at(-1)?.content ?? '';
}

/** Lets the task of a reply that its conversation's end cancelled come to nothing. */
export async function cancelled(): Promise<void> {
  deps.clock.forward(2_000);
  await deps.queue.run(REPLY);
}

export async function state() {
  const found = await workState(deps, employee);
  if (!found) throw new Error('No open shift');
  return found;
}

/** The answer that earns everything, for the current task. */
export async function solution(): Promise<string> {
  const [task] = await deps.db.select().from(taskAssignments).where(eq(taskAssignments.current, true));
  return GradingKey.parse(task?.criteria).solution;
}

/** A shift with its first task given, or the one that an earlier shift left. */
export async function begin(): Promise<WorkSessionId> {
  const { sessionId } = await startWork(deps, employee);
  await reply();
  await reply();
  return sessionId;
}

/** Ends a shift before its last message was answered. */
export async function leave(sessionId: WorkSessionId): Promise<void> {
  await endWork(deps, employee, sessionId);
  await cancelled();
}
