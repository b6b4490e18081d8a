import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { practiceChatForHr, practiceChats } from '../../../server/features/clientChat/admin.ts';
import { chatState, endChat } from '../../../server/features/clientChat/parts/chat.ts';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import {
  practiceState,
  retryCoaching,
  saveReportDraft,
  submitReport,
} from '../../../server/features/clientChat/parts/reports.ts';
import { cancelConnecting, connect, replay } from '../../../server/features/clientChat/parts/starting.ts';
import {
  listScenarios,
  practiceChat,
  practiceHistory,
  practiceTrend,
} from '../../../server/features/clientChat/service.ts';
import type { PracticeId } from '../../../shared/ids/schema.ts';
import type { TestDeps } from '../../support/deps.ts';
import {
  clearTasks,
  exchange,
  hiredPerson,
  type Person,
  practiceDeps,
  report,
  SECOND,
  start,
} from '../../support/practice.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await practiceDeps();
});
afterAll(() => deps.close());

describe('the report', () => {
  async function ended(person: Person): Promise<PracticeId> {
    const sessionId = await start(deps, person);
    await exchange(
      deps,
      person,
      sessionId,
      'Hello Patricia, I am sorry about the double charge. May I confirm the last four digits of the card?',
    );
    deps.clock.forward(15_900);
    await exchange(
      deps,
      person,
      sessionId,
      'I have sent the refund of $129. Your bank needs 2 to 3 business days.',
    );
    await endChat(deps, person.candidateId, sessionId);
    return sessionId;
  }

  it('is due after the chat, keeps its draft, and the next client waits for it', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await ended(person);
    const draft = { ...report, issueSummary: 'Charged', resolutionProvided: '' };
    await saveReportDraft(deps, person.candidateId, { sessionId, draft });
    const { due } = await practiceState(deps, person.candidateId);
    expect(due).toMatchObject([
      { sessionId, clientName: 'Patricia Lindgren', company: 'Northfield Pet Supply', draft },
    ]);
    for (const next of [
      () => connect(deps, person, { idempotencyKey: deps.clock.uuid(), scenarioId: null, difficulty: null }),
      () => replay(deps, person, { idempotencyKey: deps.clock.uuid(), sessionId, fromSeq: 2 }),
    ]) {
      await expect(next()).rejects.toMatchObject({ code: 'report_due' });
    }
  });

  it('stores the specified fields with the mean response time, rounded down, once', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await ended(person);
    const submitted = await submitReport(deps, person.candidateId, { sessionId, report });
    // Gaps of 20 s and 35.9 s.
    expect(submitted).toMatchObject({
      responseTimeAvg: 27,
      notice: { delayMs: 1_000, durationMs: 5_000, seconds: 60 },
    });
    await submitReport(deps, person.candidateId, {
      sessionId,
      report: { ...report, issueSummary: 'Another text entirely' },
    });
    const rows = await deps.database
      .client`select * from client_chat_reports where session_id = ${sessionId}`;
    expect(rows).toMatchObject([
      {
        employee_id: person.candidateId,
        client_name: 'Patricia Lindgren',
        company_involved: 'Northfield Pet Supply',
        issue_summary: report.issueSummary,
        resolution_provided: report.resolutionProvided,
        needs_followup: true,
        response_time_avg: 27,
      },
    ]);
    const [session] = await deps.database
      .client`select status, ended_at, report_draft from client_chat_sessions where id = ${sessionId}`;
    expect(session).toMatchObject({ status: 'completed', ended_at: expect.any(String), report_draft: null });
  });

  it('lets the next client come 60 s later', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await ended(person);
    await submitReport(deps, person.candidateId, { sessionId, report });
    const next = { idempotencyKey: deps.clock.uuid(), scenarioId: null, difficulty: null };
    const { nextClientAt } = await practiceState(deps, person.candidateId);
    expect(Date.parse(nextClientAt ?? '')).toBe(deps.clock.now().getTime() + 60 * SECOND);
    deps.clock.forward(18 * SECOND);
    await expect(connect(deps, person, next)).rejects.toThrow('Next client available in 42 seconds.');
    deps.clock.forward(42 * SECOND);
    await expect(connect(deps, person, next)).resolves.toEqual(expect.any(String));
  });

  it('cannot be written about a chat that goes on, or was cancelled', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await start(deps, person);
    await expect(submitReport(deps, person.candidateId, { sessionId, report })).rejects.toMatchObject({
      code: 'conflict',
    });
    const other = await hiredPerson(deps);
    const cancelled = await connect(deps, other, {
      idempotencyKey: deps.clock.uuid(),
      scenarioId: null,
      difficulty: null,
    });
    await cancelConnecting(deps, other.candidateId, cancelled);
    await expect(
      submitReport(deps, other.candidateId, { sessionId: cancelled, report }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('coaching, history and trend', () => {
  async function coached(person: Person): Promise<PracticeId> {
    const scenario = scenarioById('charged-twice');
    const sessionId = await start(deps, person);
    for (const text of scenario?.brief.model ?? []) await exchange(deps, person, sessionId, text);
    await endChat(deps, person.candidateId, sessionId);
    await submitReport(deps, person.candidateId, { sessionId, report });
    await deps.queue.run('clientChat.coach');
    return sessionId;
  }

  it('rates the six criteria with words that were really written', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await coached(person);
    const chat = await practiceChat(deps, person.candidateId, sessionId);
    expect(chat).toMatchObject({
      coaching: 'done',
      outcome: 'satisfied',
      responseTimeAvg: 20,
      report: { needsFollowup: true },
    });
    expect(chat.notes?.criteria.map(({ criterion }) => criterion)).toEqual([
      'greeting',
      'understanding',
      'accuracy',
      'empathy',
      'resolution',
      'closing',
    ]);
    for (const { quotes } of chat.notes?.criteria ?? []) {
      for (const { seq, text } of quotes) {
        expect(chat.messages.find((message) => message.seq === seq)?.content).toContain(text);
      }
    }
    // Nobody asked whether there is anything else.
    expect(chat.notes?.criteria.at(-1)).toMatchObject({
      rating: null,
      quotes: [],
      tryInstead: expect.stringContaining('anything else'),
    });
    expect(chat.score).toBe(90);
  });

  it('lists chats newest first, page by page, for the employee and for HR', async () => {
    const person = await hiredPerson(deps);
    const ids: PracticeId[] = [];
    for (let count = 0; count < 3; count++) {
      ids.push(await coached(person));
      deps.clock.forward(61 * SECOND);
    }
    const first = await practiceHistory(deps, person.candidateId, { limit: 2 });
    const second = await practiceHistory(deps, person.candidateId, {
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.rows, ...second.rows].map(({ sessionId }) => sessionId)).toEqual(ids.reverse());
    expect(second.nextCursor).toBeNull();
    const forHr = await practiceChats(deps, { candidateId: person.candidateId, limit: 50 });
    expect(forHr.rows.map(({ sessionId }) => sessionId)).toEqual(ids);
    const [newest] = ids;
    if (!newest) throw new Error('no chat');
    expect(await practiceChatForHr(deps, newest)).toMatchObject({
      employeeName: 'Test Person',
      notes: { score: 90 },
    });
    const trend = await practiceTrend(deps, person.candidateId);
    expect(trend.points).toHaveLength(3);
    expect(trend.points[0]).toMatchObject({ score: 90, ratings: { greeting: 5, closing: null } });
    const cards = await listScenarios(deps, person.candidateId);
    expect(cards).toHaveLength(24);
    expect(cards.find(({ id }) => id === 'charged-twice')).toMatchObject({ done: 3, bestScore: 90 });
  });

  it('whose task ended with its process can be tried again', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await coached(person);
    const swept = async () => {
      await deps.queue.enqueue(deps.db, 'clientChat.sweep', {});
      await deps.queue.run('clientChat.sweep');
      return (await practiceChat(deps, person.candidateId, sessionId)).coaching;
    };
    await deps.database
      .client`update client_chat_sessions set coaching_state = 'failed' where id = ${sessionId}`;
    await retryCoaching(deps, person.candidateId, sessionId);
    expect(await swept(), 'its task waits').toBe('pending');
    await clearTasks(deps);
    expect(await swept()).toBe('failed');
  });

  it('starts again from a chosen turn, as a practice of its own', async () => {
    await clearTasks(deps);
    const person = await hiredPerson(deps);
    const sessionId = await coached(person);
    const before = await practiceChat(deps, person.candidateId, sessionId);
    const again = { idempotencyKey: deps.clock.uuid(), sessionId, fromSeq: 4 };
    const replayed = await replay(deps, person, again);
    expect(await replay(deps, person, again)).toBe(replayed);
    const state = await chatState(deps, person.candidateId, replayed);
    expect(state.messages.map(({ content }) => content)).toEqual(
      before.messages.slice(0, 3).map(({ content }) => content),
    );
    expect(state.info).toMatchObject({ status: 'active', mood: 'sad', fromSeq: 4, queue: null });
    expect(state.messages.at(-1)?.createdAt).toBe(deps.clock.now().toISOString());
    await exchange(deps, person, replayed, 'Deal with it.');
    await endChat(deps, person.candidateId, replayed);
    const { responseTimeAvg } = await submitReport(deps, person.candidateId, { sessionId: replayed, report });
    expect(responseTimeAvg).toBe(20);
    await deps.queue.run('clientChat.coach');
    const after = await practiceChat(deps, person.candidateId, replayed);
    expect(after.replay).toBe(true);
    for (const { quotes } of after.notes?.criteria ?? []) {
      for (const { seq } of quotes) expect(seq).toBeGreaterThanOrEqual(4);
    }
    expect((await practiceChat(deps, person.candidateId, sessionId)).messages).toEqual(before.messages);
  });

  it('goes with the person when they are erased', async () => {
    const person = await hiredPerson(deps);
    const sessionId = await coached(person);
    await deps.database.client`delete from candidates where id = ${person.candidateId}`;
    for (const table of ['client_chat_sessions', 'client_chat_reports']) {
      const rows = await deps.database
        .client`select * from ${deps.database.client(table)} where employee_id = ${person.candidateId}`;
      expect(rows, table).toHaveLength(0);
    }
    await expect(practiceChatForHr(deps, sessionId)).rejects.toMatchObject({ code: 'not_found' });
  });
});
