import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practiceChats } from '../../../server/features/clientChat/admin.ts';
import { chatState, endChat } from '../../../server/features/clientChat/parts/chat.ts';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import { practiceState, submitReport } from '../../../server/features/clientChat/parts/reports.ts';
import { cancelConnecting, connect, replay } from '../../../server/features/clientChat/parts/starting.ts';
import { practiceChat } from '../../../server/features/clientChat/service.ts';
import type { PracticeId } from '../../../shared/ids/schema.ts';
import type { TestDeps } from '../../support/deps.ts';
import { waitingForLocks } from '../../support/locks.ts';
import {
  clearTasks,
  exchange,
  hiredPerson,
  practiceDeps,
  report,
  runNext,
  SECOND,
  start,
  write,
} from '../../support/practice.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await practiceDeps();
});
afterAll(() => deps.close());

describe('connecting', () => {
  it('waits in a queue of one to three places, then the client is there, then writes after the returned delay', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const began = deps.clock.now().getTime();
    const sessionId = await connect(deps, person, {
      idempotencyKey: deps.clock.uuid(),
      scenarioId: 'charged-twice',
      difficulty: null,
    });
    const waiting = await chatState(deps, person.candidateId, sessionId);
    expect(waiting.info.status).toBe('connecting');
    expect(waiting.info.client).toBeNull();
    expect(waiting.info.caseNotes).toEqual([]);
    // Chance is one half in tests: the second of three places, and a delay of eight seconds.
    expect(waiting.info.queue).toMatchObject({ position: 2, stepMs: 10_000 });
    expect(Date.parse(waiting.info.connectedAt)).toBe(began + 20 * SECOND);
    expect(waiting.reply).toMatchObject({
      typingAt: waiting.info.connectedAt,
      dueAt: new Date(began + 28 * SECOND).toISOString(),
    });

    expect((await runNext(deps, 'clientChat.connected')).getTime()).toBe(began + 20 * SECOND);
    const there = await chatState(deps, person.candidateId, sessionId);
    expect(there.info.status).toBe('active');
    expect(there.info.client).toMatchObject({
      name: 'Patricia Lindgren',
      firstName: 'Patricia',
      company: 'Northfield Pet Supply',
      location: 'Duluth, Minnesota',
      tone: expect.any(String),
    });
    expect(there.messages).toEqual([]);

    expect((await runNext(deps, 'conversation.reply')).getTime()).toBe(began + 28 * SECOND);
    const first = await chatState(deps, person.candidateId, sessionId);
    expect(first.messages.map(({ content }) => content)).toEqual([
      scenarioById('charged-twice')?.persona.opening,
    ]);
    expect(first.info).toMatchObject({ mood: 'annoyed', outcome: 'open' });
  });

  it('tells the employee’s other windows, as leaving the queue does', async () => {
    const person = await hiredPerson(deps);
    const pages = new AbortController();
    const events = await deps.bus.subscribe(`person:${person.candidateId}`, pages.signal);
    const heard = events[Symbol.asyncIterator]();
    const choice = { idempotencyKey: deps.clock.uuid(), scenarioId: null, difficulty: null };
    const sessionId = await connect(deps, person, choice);
    expect((await heard.next()).value).toMatchObject({ type: 'message' });
    await cancelConnecting(deps, person.candidateId, sessionId);
    expect((await heard.next()).value).toMatchObject({ type: 'message' });
    pages.abort();
  });

  it('gives the same chat for the same key, for a second tab, and for twenty clicks at once', async () => {
    const person = await hiredPerson(deps);
    const input = { idempotencyKey: deps.clock.uuid(), scenarioId: null, difficulty: 'easy' as const };
    const first = await connect(deps, person, input);
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        connect(deps, person, index % 2 ? input : { ...input, idempotencyKey: deps.clock.uuid() }),
      ),
    );
    expect(new Set([first, ...others]).size).toBe(1);
    const somebodyElse = await hiredPerson(deps);
    await expect(connect(deps, somebodyElse, input)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('can be left while waiting, and not afterwards', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await connect(deps, person, {
      idempotencyKey: deps.clock.uuid(),
      scenarioId: null,
      difficulty: null,
    });
    await cancelConnecting(deps, person.candidateId, sessionId);
    await cancelConnecting(deps, person.candidateId, sessionId);
    expect(await practiceState(deps, person.candidateId)).toMatchObject({ open: null, due: [] });
    const again = await start(deps, person);
    await expect(cancelConnecting(deps, person.candidateId, again)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('follows the choice of a scenario or a difficulty, and the position when nothing is chosen', async () => {
    const scenarioOf = async (sessionId: PracticeId): Promise<string> => {
      const [row] = await deps.database.client<
        { id: string }[]
      >`select scenario_id as id from client_chat_sessions where id = ${sessionId}`;
      return row?.id ?? '';
    };
    const clerk = { ...(await hiredPerson(deps)), position: 'Data Entry Clerk' };
    const surprised = await connect(deps, clerk, {
      idempotencyKey: deps.clock.uuid(),
      scenarioId: null,
      difficulty: 'hard',
    });
    const found = scenarioById(await scenarioOf(surprised));
    expect(found).toMatchObject({ position: 'Data Entry Clerk', difficulty: 'hard' });
    const other = await hiredPerson(deps);
    await expect(
      connect(deps, other, { idempotencyKey: deps.clock.uuid(), scenarioId: 'no-such', difficulty: null }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('shows nothing of anybody else’s chat', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    const stranger = await hiredPerson(deps);
    for (const attempt of [
      () => chatState(deps, stranger.candidateId, sessionId),
      () => write(deps, stranger, sessionId, 'Hello'),
      () => endChat(deps, stranger.candidateId, sessionId),
      () => cancelConnecting(deps, stranger.candidateId, sessionId),
      () => submitReport(deps, stranger.candidateId, { sessionId, report }),
      () => practiceChat(deps, stranger.candidateId, sessionId),
      () => replay(deps, stranger, { idempotencyKey: deps.clock.uuid(), sessionId, fromSeq: 2 }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('replies', () => {
  it('come 60 s after the send, with typing for the returned delay at the end', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    deps.clock.forward(30 * SECOND);
    const sentAt = deps.clock.now().getTime();
    await write(deps, person, sessionId, 'Hello Patricia, I am sorry about the double charge.');
    const waiting = await chatState(deps, person.candidateId, sessionId);
    expect(waiting.reply).toMatchObject({
      state: 'waiting',
      joins: true,
      dueAt: new Date(sentAt + 60 * SECOND).toISOString(),
      typingAt: new Date(sentAt + 52 * SECOND).toISOString(),
    });
    expect(waiting.info.checklist[0]).toEqual({ label: 'Restate the problem', done: true });
    expect((await runNext(deps, 'conversation.reply')).getTime()).toBe(sentAt + 60 * SECOND);
    const answered = await chatState(deps, person.candidateId, sessionId);
    expect(answered.messages).toHaveLength(3);
    expect(answered.info).toMatchObject({ mood: 'sad', trend: 'calmer' });
  });

  it('answer several sends together, once', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    const texts = [
      'Hello Patricia, I am sorry about the double charge.',
      'May I confirm the last four digits of the card?',
      'I have sent the refund of $129. Your bank needs 2 to 3 business days.',
    ];
    for (const text of texts) {
      await write(deps, person, sessionId, text);
      deps.clock.forward(10 * SECOND);
    }
    const owed = (await deps.queue.tasks()).filter(({ name }) => name === 'conversation.reply');
    expect(owed).toHaveLength(1);
    await runNext(deps, 'conversation.reply');
    const { messages, info, reply } = await chatState(deps, person.candidateId, sessionId);
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'user', 'user', 'assistant']);
    expect(messages.at(-1)?.content).toContain('2207');
    expect(info.outcome).toBe('satisfied');
    expect(reply).toBeNull();
  });

  it('are stored once, however often the task runs, and with nobody looking', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await clearTasks(deps);
    await write(deps, person, sessionId, 'Hello Patricia, one moment please.');
    const [task] = (await deps.queue.tasks()).filter(({ name }) => name === 'conversation.reply');
    await runNext(deps, 'conversation.reply');
    if (task) await deps.queue.enqueue(deps.db, task.name, task.data);
    await deps.queue.run('conversation.reply');
    const { messages } = await chatState(deps, person.candidateId, sessionId);
    expect(messages).toHaveLength(3);
  });

  it('do not come after the chat was ended', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await write(deps, person, sessionId, 'Hello Patricia, one moment please.');
    await endChat(deps, person.candidateId, sessionId);
    await endChat(deps, person.candidateId, sessionId);
    await runNext(deps, 'conversation.reply');
    const { messages, open, info } = await chatState(deps, person.candidateId, sessionId);
    expect([messages.length, open, info.status]).toEqual([2, false, 'completed']);
    await expect(write(deps, person, sessionId, 'Are you there?')).rejects.toMatchObject({
      code: 'conversation_closed',
    });
  });

  it('move the stored mood, which is an emoji that nobody is shown', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await exchange(deps, person, sessionId, 'Calm down, this is not my problem.');
    const [row] = await deps.database
      .client`select client_mood, outcome from client_chat_sessions where id = ${sessionId}`;
    expect(row).toMatchObject({ client_mood: '😠', outcome: 'open' });
    expect((await chatState(deps, person.candidateId, sessionId)).info).toMatchObject({
      mood: 'angry',
      trend: 'worse',
    });
  });
});

describe('a client who leaves', () => {
  it('asks twice into the silence and goes; the report is due then', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    for (let times = 0; times < 3; times++) {
      await runNext(deps, 'clientChat.nudge');
      await runNext(deps, 'conversation.reply');
    }
    const { messages, open, info } = await chatState(deps, person.candidateId, sessionId);
    expect(messages).toHaveLength(4);
    expect([open, info.outcome, info.status]).toEqual([false, 'left', 'completed']);
    expect((await practiceState(deps, person.candidateId)).due).toMatchObject([
      { sessionId, outcome: 'left' },
    ]);
  });

  it('does not ask when somebody wrote in time', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await write(deps, person, sessionId, 'Hello Patricia, I am sorry about the double charge.');
    await deps.queue.run('clientChat.nudge');
    const owed = (await deps.queue.tasks()).filter(({ name }) => name === 'conversation.reply');
    expect(owed).toHaveLength(1);
    await runNext(deps, 'conversation.reply');
    expect((await chatState(deps, person.candidateId, sessionId)).messages).toHaveLength(3);
  });

  it('takes one insult as a warning and leaves at the second; HR sees the mark', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    expect(await exchange(deps, person, sessionId, 'You are an idiot.')).toContain('gone');
    await exchange(deps, person, sessionId, 'Shut up, you stupid idiot.');
    const state = await chatState(deps, person.candidateId, sessionId);
    expect(state.info.outcome).toBe('left');
    const { rows } = await practiceChats(deps, { candidateId: person.candidateId, limit: 5 });
    expect(rows).toMatchObject([{ flagged: true, outcome: 'left', employeeName: 'Test Person' }]);
  });
});

describe('ending while the client answers', () => {
  it('waits for the answer that is being stored instead of holding it up', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    let ending: Promise<void> | undefined;
    await deps.database.client.begin(async (tx) => {
      // What storing a reply does: the conversation first, then the session.
      await tx`select 1 from conversations where id = (
        select conversation_id from client_chat_sessions where id = ${sessionId}) for update`;
      ending = endChat(deps, person.candidateId, sessionId);
      ending.catch(() => {});
      await expect.poll(() => waitingForLocks(deps), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
      await tx`update client_chat_sessions set outcome = outcome where id = ${sessionId}`;
    });
    await ending;
    expect((await chatState(deps, person.candidateId, sessionId)).info.status).toBe('completed');
  });

  it('and beginning an answer do not wait for each other', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await write(deps, person, sessionId, 'Hello, how can I help you?');
    const { reply } = await chatState(deps, person.candidateId, sessionId);
    let writing: Promise<unknown> | undefined;
    await deps.database.client.begin(async (tx) => {
      // What closing does: the conversation first, then its replies.
      await tx`select 1 from conversations where id = (
        select conversation_id from client_chat_sessions where id = ${sessionId}) for update`;
      writing = runNext(deps, 'conversation.reply');
      writing.catch(() => {});
      await expect.poll(() => waitingForLocks(deps), { timeout: 20_000, interval: 20 }).toBeGreaterThan(0);
      await tx`update replies set state = 'cancelled' where id = ${reply?.id ?? ''}`;
    });
    await writing;
    const { messages } = await chatState(deps, person.candidateId, sessionId);
    expect(messages.at(-1)?.role).toBe('user');
  });
});
