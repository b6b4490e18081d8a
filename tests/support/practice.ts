import { chatState, sendToClient } from '../../server/features/clientChat/parts/chat.ts';
import { connect } from '../../server/features/clientChat/parts/starting.ts';
import { practicePolicy, registerPracticeTasks } from '../../server/features/clientChat/tasks.ts';
import { registerConversationTasks } from '../../server/features/conversation/tasks.ts';
import type { ReportForm } from '../../shared/clientChat/schema.ts';
import { type CandidateId, MessageId, type PracticeId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { hired } from './stories.ts';

/** Practice chats as an employee has them: the clock moves to whatever is due next. */

export const SECOND = 1_000;

/** Dependencies whose practice clients answer. */
export async function practiceDeps(...overrides: Parameters<typeof testDeps>): Promise<TestDeps> {
  const deps = await testDeps(...overrides);
  registerConversationTasks(deps, { practice: practicePolicy });
  registerPracticeTasks(deps);
  return deps;
}

export type Person = { candidateId: CandidateId; position: string };

/** Somebody who may practise, in customer support. */
export async function hiredPerson(deps: TestDeps): Promise<Person> {
  return { candidateId: await hired(deps), position: 'Customer Support Representative' };
}

/** What is reported of the scenario `charged-twice`. */
export const report: ReportForm = {
  clientName: 'Patricia Lindgren',
  companyInvolved: 'Northfield Pet Supply',
  issueSummary: 'Charged twice for the November subscription.',
  resolutionProvided: 'Confirmed the card and refunded the second charge.',
  needsFollowup: true,
};

/** Moves time to the next task of this name that is due, and runs what is due then; answers when it was due. */
export async function runNext(deps: TestDeps, name: string): Promise<Date> {
  const task = (await deps.queue.tasks()).findLast((one) => one.name === name);
  const due = task?.dueAt ? new Date(task.dueAt) : null;
  if (due && due > deps.clock.now()) deps.clock.set(due);
  await deps.queue.run(name);
  return due ?? deps.clock.now();
}

/** A chat whose client has said the first words. */
export async function start(
  deps: TestDeps,
  person: Person,
  scenarioId = 'charged-twice',
): Promise<PracticeId> {
  const choice = { idempotencyKey: deps.clock.uuid(), scenarioId, difficulty: null };
  const sessionId = await connect(deps, person, choice);
  await runNext(deps, 'clientChat.connected');
  await runNext(deps, 'conversation.reply');
  return sessionId;
}

/** Writes to the client, who has not answered yet. */
export async function write(deps: TestDeps, person: Person, sessionId: PracticeId, text: string) {
  const messageId = MessageId.parse(deps.clock.uuid());
  return sendToClient(deps, person.candidateId, { sessionId, messageId, text });
}

/** Writes after twenty seconds, and answers with what the client says to it. */
export async function exchange(
  deps: TestDeps,
  person: Person,
  sessionId: PracticeId,
  text: string,
): Promise<string> {
  deps.clock.forward(20 * SECOND);
  await write(deps, person, sessionId, text);
  await runNext(deps, 'conversation.reply');
  const state = await chatState(deps, person.candidateId, sessionId);
  return state.messages.at(-1)?.content ?? '';
}

/** Forgets what other tests left to do. */
export async function clearTasks(deps: TestDeps): Promise<void> {
  await deps.database.client`delete from test_tasks`;
}
