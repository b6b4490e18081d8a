import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { practiceChatForHr, practiceDetail } from '../../../server/features/clientChat/admin.ts';
import { chatState, endChat, resumeChat } from '../../../server/features/clientChat/parts/chat.ts';
import { practiceState, submitReport } from '../../../server/features/clientChat/parts/reports.ts';
import { replay } from '../../../server/features/clientChat/parts/starting.ts';
import { practiceChat } from '../../../server/features/clientChat/service.ts';
import type { TestDeps } from '../../support/deps.ts';
import {
  clearTasks,
  exchange,
  hiredPerson,
  practiceDeps,
  report,
  runNext,
  start,
  write,
} from '../../support/practice.ts';

const crisis = 'I want to kill myself, zebra lighthouse';
const DAY = 86_400_000;

let deps: TestDeps;
beforeAll(async () => {
  deps = await practiceDeps();
});
afterAll(() => deps.close());

async function begun() {
  await clearTasks(deps);
  const person = await hiredPerson(deps);
  const sessionId = await start(deps, person);
  await exchange(deps, person, sessionId, 'Hello Patricia, I am sorry about the second charge. I will look.');
  return { person, sessionId };
}

describe('a crisis in practice', () => {
  it('stops the client, who comes back with the same words and mood', async () => {
    const { person, sessionId } = await begun();
    const before = await chatState(deps, person.candidateId, sessionId);
    const client = before.messages.at(-1)?.content;
    await write(deps, person, sessionId, 'One moment.');
    await write(deps, person, sessionId, crisis);
    const paused = await chatState(deps, person.candidateId, sessionId);
    expect(paused.pause?.state).toBe('asked');
    expect(paused.reply).toBeNull();
    expect(paused.messages.at(-1)?.content).toMatch(/AI[\s\S]*999/);
    const flags = await deps.db.select().from(safetyFlags);
    expect(flags.at(-1)).toMatchObject({ source: 'practice', candidateId: person.candidateId });

    // Neither the nudge nor the given-up reply is heard.
    deps.clock.forward(DAY);
    await deps.queue.run();
    expect((await chatState(deps, person.candidateId, sessionId)).messages).toHaveLength(
      paused.messages.length,
    );
    await resumeChat(deps, person.candidateId, sessionId);
    await runNext(deps, 'conversation.reply');
    const after = await chatState(deps, person.candidateId, sessionId);
    expect(after.pause).toBeUndefined();
    expect(after.messages.at(-1)?.role).toBe('assistant');
    expect(after.messages.at(-1)?.private).toBeUndefined();
    expect(client).toBeTruthy();
  });

  it('another day costs no response time, and is neither coached nor shown', async () => {
    const { person, sessionId } = await begun();
    const client = (await chatState(deps, person.candidateId, sessionId)).messages.at(-1)?.content;
    await write(deps, person, sessionId, crisis);
    deps.clock.forward(DAY);
    await resumeChat(deps, person.candidateId, sessionId);
    const resumed = await chatState(deps, person.candidateId, sessionId);
    expect(resumed.messages.at(-1)?.content).toBe(client);
    const mood = resumed.info.mood;
    await exchange(deps, person, sessionId, 'I refunded the second charge just now. Anything else?');
    expect((await chatState(deps, person.candidateId, sessionId)).info.mood).not.toBe('furious');
    expect(mood).toBeTruthy();
    await endChat(deps, person.candidateId, sessionId);
    const { responseTimeAvg } = await submitReport(deps, person.candidateId, { sessionId, report });
    expect(responseTimeAvg).toBe(20);
    await deps.queue.run('clientChat.coach');
    const chat = await practiceChat(deps, person.candidateId, sessionId);
    expect(chat.coaching).toBe('done');
    expect(JSON.stringify(chat)).not.toMatch(/zebra|findahelpline/);
    const seen = await practiceChatForHr(deps, sessionId);
    for (const { messages } of [seen, await practiceDetail(deps, sessionId)]) {
      expect(JSON.stringify(messages)).not.toMatch(/zebra|findahelpline/);
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    }
    for (const { seq, text } of seen.notes?.criteria.flatMap(({ quotes }) => quotes) ?? [])
      expect(seen.messages[seq - 1]?.content).toContain(text);

    // A replay begins with what everyone may read, numbered without a gap.
    const fromSeq = chat.messages.findLast(({ role }) => role === 'user')?.seq ?? 0;
    const again = await replay(deps, person, { idempotencyKey: deps.clock.uuid(), sessionId, fromSeq });
    await write(deps, person, again, 'I refunded it.');
    const replayed = await chatState(deps, person.candidateId, again);
    expect(replayed.messages.map(({ seq }) => seq)).toEqual(replayed.messages.map((_, index) => index + 1));
    expect(JSON.stringify(replayed)).not.toContain('zebra');
    await endChat(deps, person.candidateId, again);
  });

  it('stopped for today ends without a report or a rating', async () => {
    const { person, sessionId } = await begun();
    await write(deps, person, sessionId, crisis);
    await endChat(deps, person.candidateId, sessionId);
    await endChat(deps, person.candidateId, sessionId);
    const state = await practiceState(deps, person.candidateId);
    expect(state).toMatchObject({ open: null, due: [] });
    expect((await chatState(deps, person.candidateId, sessionId)).info.status).toBe('cancelled');
    await expect(practiceChat(deps, person.candidateId, sessionId)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('in the report raises a flag, and HR reads neither text', async () => {
    const { person, sessionId } = await begun();
    await endChat(deps, person.candidateId, sessionId);
    const crisisReport = { ...report, resolutionProvided: crisis };
    const count = () => deps.db.$count(safetyFlags);
    const before = await count();
    const input = { sessionId, report: crisisReport };
    expect((await submitReport(deps, person.candidateId, input)).safety).toEqual({
      kind: 'self_harm',
      tongue: 'en',
    });
    await submitReport(deps, person.candidateId, input);
    expect(await count()).toBe(before + 1);
    const own = await practiceChat(deps, person.candidateId, sessionId);
    expect(own.report?.resolutionProvided).toBe(crisis);
    const forHr = [await practiceChatForHr(deps, sessionId), await practiceDetail(deps, sessionId)];
    expect(JSON.stringify(forHr)).not.toContain('zebra');
  });
});
