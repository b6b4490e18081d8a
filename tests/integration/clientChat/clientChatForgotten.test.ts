import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { practiceChats } from '../../../server/features/clientChat/admin.ts';
import { chatState, resumeChat } from '../../../server/features/clientChat/parts/chat.ts';
import {
  practiceState,
  saveReportDraft,
  submitReport,
} from '../../../server/features/clientChat/parts/reports.ts';
import { connect } from '../../../server/features/clientChat/parts/starting.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import type { TestDeps } from '../../support/deps.ts';
import {
  clearTasks,
  exchange,
  hiredPerson,
  type Person,
  practiceDeps,
  report,
  runNext,
  SECOND,
  start,
  write,
} from '../../support/practice.ts';

/** Chats that are left open although nothing more comes from the client. */

let deps: TestDeps;
let person: Person;
beforeAll(async () => {
  deps = await practiceDeps();
});
beforeEach(async () => {
  await clearTasks(deps);
  person = await hiredPerson(deps);
});
afterAll(() => deps.close());

async function sweep(): Promise<void> {
  await deps.queue.enqueue(deps.db, 'clientChat.sweep', {});
  await deps.queue.run('clientChat.sweep');
}
const next = () =>
  connect(deps, person, { idempotencyKey: deps.clock.uuid(), scenarioId: null, difficulty: null });

it('end after twelve hours as of the last message; the report is due, and HR sees that they ended', async () => {
  const sessionId = await start(deps, person);
  for (const text of [
    'Hello Patricia, I am sorry about the double charge.',
    'May I confirm the last four digits of the card?',
    'I have sent the refund of $129. Your bank needs 2 to 3 business days.',
  ]) {
    await write(deps, person, sessionId, text);
    deps.clock.forward(10 * SECOND);
  }
  await runNext(deps, 'conversation.reply');
  const last = deps.clock.now();
  expect((await chatState(deps, person.candidateId, sessionId)).info.outcome).toBe('satisfied');
  deps.clock.forward(12 * HOUR_MS - SECOND);
  await sweep();
  expect((await chatState(deps, person.candidateId, sessionId)).open).toBe(true);
  deps.clock.forward(2 * SECOND);
  await sweep();
  const { open, info } = await chatState(deps, person.candidateId, sessionId);
  expect([open, info.status, info.outcome, info.endedAt]).toEqual([
    false,
    'completed',
    'satisfied',
    last.toISOString(),
  ]);
  const { rows } = await practiceChats(deps, { candidateId: person.candidateId, limit: 5 });
  expect(rows).toHaveLength(1);

  // As after every chat: a draft is kept, and the next client waits for the report.
  const draft = { ...report, resolutionProvided: '' };
  await saveReportDraft(deps, person.candidateId, { sessionId, draft });
  expect((await practiceState(deps, person.candidateId)).due).toMatchObject([{ sessionId, draft }]);
  await expect(next()).rejects.toMatchObject({ code: 'report_due' });
  await submitReport(deps, person.candidateId, { sessionId, report });
  deps.clock.forward(60 * SECOND);
  await expect(next()).resolves.not.toBe(sessionId);
});

it('end after the client’s answer failed, even before its first one', async () => {
  const sessionId = await start(deps, person);
  await exchange(deps, person, sessionId, 'Hello Patricia, I am sorry about the double charge.');
  await clearTasks(deps);
  const other = await hiredPerson(deps);
  const silent = await connect(deps, other, {
    idempotencyKey: deps.clock.uuid(),
    scenarioId: 'charged-twice',
    difficulty: null,
  });
  await clearTasks(deps);
  deps.clock.forward(13 * HOUR_MS);
  await sweep();
  expect((await practiceState(deps, person.candidateId)).due).toMatchObject([{ sessionId, outcome: 'open' }]);
  expect((await chatState(deps, other.candidateId, silent)).info.status).toBe('cancelled');
  expect(await practiceState(deps, other.candidateId)).toMatchObject({ open: null, due: [] });
});

it('end though another can’t', async () => {
  const stuck = await start(deps, person);
  const other = await hiredPerson(deps);
  const sessionId = await start(deps, other);
  deps.clock.forward(13 * HOUR_MS);
  const { client } = deps.database;
  await client.unsafe(
    `alter table client_chat_sessions add constraint stuck check (id <> '${stuck}' or ended_at is null)`,
  );
  try {
    await sweep();
    expect((await practiceState(deps, person.candidateId)).open).toEqual({ sessionId: stuck });
    expect((await chatState(deps, other.candidateId, sessionId)).open).toBe(false);
  } finally {
    await client`alter table client_chat_sessions drop constraint stuck`;
  }
  await sweep();
  expect((await practiceState(deps, person.candidateId)).open).toBeNull();
});

it('wait in a pause, however long it is', async () => {
  const sessionId = await start(deps, person);
  await write(deps, person, sessionId, 'I want to kill myself tonight.');
  deps.clock.forward(24 * HOUR_MS);
  await sweep();
  expect((await practiceState(deps, person.candidateId)).open).toEqual({ sessionId });
  await resumeChat(deps, person.candidateId, sessionId);
  await sweep();
  expect((await practiceState(deps, person.candidateId)).open).toEqual({ sessionId });
});
