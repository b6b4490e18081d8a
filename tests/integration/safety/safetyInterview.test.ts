import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAi } from '../../../server/ai/createAi.ts';
import { createCallSlots } from '../../../server/ai/limits/callSlots.ts';
import { messages } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { auditLog } from '../../../server/db/schema/platform.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { userRoles } from '../../../server/db/schema/users.ts';
import {
  completeInterview,
  interviewState,
  interviewTranscript,
  resumeInterview,
  sendToInterview,
  startInterview,
  stopInterviewForToday,
} from '../../../server/features/interview/parts/inProgress.ts';
import { bankQuestions } from '../../../server/features/interview/parts/interviewer/questions.ts';
import { previewTurn } from '../../../server/features/interview/parts/preview.ts';
import { interviewViews } from '../../../server/features/interview/service.ts';
import { scoreInterview } from '../../../server/features/interview/tasks.ts';
import { portalView } from '../../../server/features/portal/service.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { openPassage, takeFlag } from '../../../server/safety/flags.ts';
import { readText } from '../../../server/safety/service.ts';
import { type CandidateId, MessageId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { type OpenAiServer, openAiServer } from '../../support/openaiServer.ts';
import { adminActor, applied, registerInterviews, shortlisted } from '../../support/stories.ts';

const REPLY = 'conversation.reply';
const DAY = 86_400_000;
const crisis = 'Honestly I want to kill myself, zebra lighthouse.';
const ANSWER =
  'I worked two years for an online shop and answered about 40 emails a day in Zendesk, first checking the order and then writing to the customer.';

let deps: TestDeps;
let person: CandidateId;
beforeEach(async () => {
  deps = await testDeps();
  registerInterviews(deps);
  person = await applied(deps);
  await shortlisted(deps, person);
});
afterEach(() => deps.close());

async function anAdmin() {
  const admin = await adminActor(deps);
  await deps.db.insert(userRoles).values({ userId: admin.userId, role: 'admin' });
  deps.clock.forward(1_000);
  return admin;
}

const send = (text: string, on = deps) =>
  sendToInterview(on, person, { messageId: MessageId.parse(crypto.randomUUID()), text });

async function answer(text: string): Promise<void> {
  deps.clock.forward(60_000);
  await send(text);
  await deps.queue.run(REPLY);
}

async function begin(answers: number): Promise<void> {
  await startInterview(deps, person);
  await deps.queue.run(REPLY);
  for (let turn = 0; turn < answers; turn++) await answer(`${ANSWER} Number ${turn}.`);
}

async function state() {
  const found = await interviewState(deps, person);
  if (!found) throw new Error('No interview');
  return found;
}
const lastWords = async (): Promise<string> => (await state()).messages.at(-1)?.content ?? '';
const flags = () => deps.db.select().from(safetyFlags);

describe('a crisis in an interview', () => {
  it('is answered at once and out of the role, raises the flag, and stops the questions', async () => {
    await begin(2);
    const question = await lastWords();
    const sent = await send(crisis);
    expect(sent.private).toBe(true);

    const { messages: said, pause, reply, info } = await state();
    expect(said.map(({ seq }) => seq)).toEqual(said.map((_, index) => index + 1));
    expect(reply).toBeNull();
    expect((await deps.queue.tasks()).filter(({ name }) => name === REPLY)).toEqual([]);
    expect(said.at(-1)).toMatchObject({ role: 'assistant', private: true });
    // Kenya: 999, and no 988.
    expect(said.at(-1)?.content).toMatch(/AI[\s\S]*999[\s\S]*findahelpline\.com[\s\S]*another day/);
    expect(said.at(-1)?.content).not.toContain('988');
    expect(pause).toMatchObject({ state: 'asked', notice: { help: [{ href: 'tel:999' }, {}] } });
    expect(info).toMatchObject({ messageCount: 5, completed: false });

    expect(await flags()).toMatchObject([
      {
        source: 'interview',
        kind: 'self_harm',
        raisedBy: 'lexicon',
        candidateId: person,
        messageId: sent.id,
      },
    ]);
    expect((await deps.emails()).filter(({ kind }) => kind === 'safety-flag')).toHaveLength(1);

    // Sending it again stores nothing and flags nothing.
    await sendToInterview(deps, person, { messageId: sent.id, text: crisis });
    expect(await flags()).toHaveLength(1);
    expect((await state()).messages).toHaveLength(said.length);

    await resumeInterview(deps, person);
    // As it was put, or in plain words where its last sentence says nothing by itself.
    const again = (await lastWords()).replace('Let’s pick up where we left off. ', '');
    const plain = bankQuestions('Customer Support Representative').map((words) => words.plain);
    expect(
      [question.replaceAll('**', ''), ...plain].some((words) => words.includes(again)),
      again,
    ).toBe(true);
  });

  it('is taken while a reply is pending, which then never comes', async () => {
    await begin(1);
    await send('A first answer.');
    await send(crisis);
    expect((await state()).pause?.state).toBe('asked');
    deps.clock.forward(60_000);
    await deps.queue.run(REPLY);
    expect((await state()).messages.at(-1)).toMatchObject({ private: true });
    // Going on answers what was still unanswered.
    await resumeInterview(deps, person);
    await deps.queue.run(REPLY);
    const after = await state();
    expect(after.pause).toBeUndefined();
    expect(after.messages.at(-1)?.private).toBeUndefined();
    expect(after.messages.at(-1)?.role).toBe('assistant');
  });

  it('is taken when the messages of a minute are used up', async () => {
    await begin(0);
    for (let turn = 0; turn < 20; turn++) await send(`${ANSWER} ${turn}`).catch(() => null);
    await expect(send(ANSWER)).rejects.toMatchObject({ code: 'too_many_attempts' });
    await send(crisis);
    expect(await flags()).toHaveLength(1);
  });

  it('stays in the language of what paused it, with English below, whatever the person writes on in', async () => {
    await begin(1);
    await send('Quiero suicidarme, no puedo más.');
    for (const more of ['No sé qué hacer.', 'ok']) {
      await send(more);
      expect(await lastWords()).toMatch(
        /^Dejo mi papel[\s\S]*999[\s\S]*otro día[\s\S]*I’m an AI[\s\S]*999[\s\S]*another day/,
      );
    }
    expect(await flags()).toHaveLength(1);
  });

  it('keeps what is said until the person goes on apart, and answers that briefly', async () => {
    await begin(1);
    await send(crisis);
    const more = await send('I do not know what to do.');
    expect(more.private).toBe(true);
    expect(await lastWords()).toMatch(/999[\s\S]*another day/);
    await send('I really want to kill myself now');
    expect((await flags()).map(({ messageId }) => messageId)).toHaveLength(2);
    await resumeInterview(deps, person);
    await answer(ANSWER);
    const [view] = await interviewViews(deps, person);
    expect(view?.messages.map(({ role }) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
      'user',
      'assistant',
    ]);
  });

  it('can be read on by the safety contact and the admin who takes it on, until the person goes on', async () => {
    const [contact, colleague] = [await anAdmin(), await anAdmin()];
    await begin(1);
    await send(crisis);
    await send('I am at 12 Elm Street, the back door is open.');
    deps.clock.forward(60_000);
    await send('My sister’s number is 555 0100.');
    await resumeInterview(deps, person);
    await answer(`${ANSWER} Later.`);
    const [flag] = await flags();
    if (!flag) throw new Error('No flag');
    const read = async (admin: Awaited<ReturnType<typeof anAdmin>>) =>
      (await openPassage(deps, admin, flag.id)).followUps;
    const next = [
      { text: 'I am at 12 Elm Street, the back door is open.' },
      { text: 'My sister’s number is 555 0100.' },
    ];
    expect(await read(contact)).toMatchObject(next);
    expect(await read(contact)).toHaveLength(2);
    expect(await read(colleague)).toBeNull();
    await takeFlag(deps, colleague, { flagId: flag.id, takenBy: null });
    expect(await read(colleague)).toMatchObject(next);
    const lines = await deps.db
      .select({ actorId: auditLog.actorId })
      .from(auditLog)
      .where(eq(auditLog.action, 'safety.passage_opened'));
    expect(lines).toHaveLength(4);
    const [view] = await interviewViews(deps, person);
    expect(JSON.stringify(view)).not.toMatch(/Elm Street|555 0100/);

    // What helps to find them outlives a deletion of their data, in the item alone.
    await deps.db.transaction((tx) => erasePerson(deps, tx, { candidateId: person, userId: null }));
    expect(await wholeDatabase(deps.database.client)).not.toMatch(/Elm Street|555 0100|zebra/);
    expect(await openPassage(deps, contact, flag.id)).toMatchObject({
      passage: crisis,
      followUps: next,
      reach: { name: 'Test Person', country: 'Kenya' },
    });
    expect(await read(contact)).toHaveLength(2);
  });

  it('has nothing of what was written after it, where nothing was', async () => {
    const contact = await anAdmin();
    await begin(1);
    await send(crisis);
    await resumeInterview(deps, person);
    await answer(ANSWER);
    const [flag] = await flags();
    if (!flag) throw new Error('No flag');
    expect((await openPassage(deps, contact, flag.id)).followUps).toEqual([]);
  });

  it('pauses for today, goes on another day, and ends in a score that quotes nothing of it', async () => {
    await begin(3);
    await send(crisis);
    // HR can't tell it from any other that is in progress.
    const [asked] = await interviewViews(deps, person);
    expect(asked).toMatchObject({ endedUnscored: false, completedAt: null });
    await stopInterviewForToday(deps, person);
    await stopInterviewForToday(deps, person);
    const paused = await portalView(deps, { candidateId: person, userId: null });
    expect(paused.interview).toMatchObject({ state: 'in_progress', paused: true, finalScore: null });
    expect(paused.status).toBe('shortlisted');
    const [ended] = await interviewViews(deps, person);
    expect(ended).toMatchObject({ endedUnscored: true, scoring: 'none', finalScore: null });
    expect(JSON.stringify(ended)).not.toMatch(/zebra|private|findahelpline/);

    deps.clock.forward(DAY);
    expect((await state()).pause?.state).toBe('stopped');
    await resumeInterview(deps, person);
    await resumeInterview(deps, person);
    expect(await lastWords()).toMatch(/^Let’s pick up where we left off\. /);
    const later =
      'Last spring a customer was angry about a late parcel. I listened, apologised, called the carrier and refunded the postage within an hour, and she thanked me.';
    for (let turn = 3; turn < 9; turn++) await answer(`${later} Number ${turn}.`);
    await completeInterview(deps, person);
    await deps.queue.run('interview.score');

    const [view] = await interviewViews(deps, person);
    expect(view).toMatchObject({ endedUnscored: false, scoring: 'done' });
    expect(view?.finalScore).toBeGreaterThan(0);
    expect(view?.messages.map(({ seq }) => seq)).toEqual(view?.messages.map((_, index) => index + 1));
    const evidence = view?.ratings?.criteria.flatMap((criterion) => criterion.evidence) ?? [];
    expect(evidence.some(({ seq }) => seq > 6)).toBe(true);
    for (const { seq, quote } of evidence) expect(view?.messages[seq - 1]?.content).toContain(quote);
    expect(JSON.stringify(view)).not.toMatch(/zebra|findahelpline|pick up where/);
    expect(JSON.stringify(await interviewTranscript(deps, person))).not.toContain('zebra');
    expect(JSON.stringify(await readTimeline(deps, person, { forCandidate: false }))).not.toMatch(
      /zebra|self_harm|pause/,
    );
    for (const email of await deps.emails()) expect(JSON.stringify(email)).not.toContain('zebra');
    // The words stand in the conversation alone; the flag's passage is encrypted.
    const rows = (await wholeDatabase(deps.database.client)).split('\n');
    expect(rows.filter((row) => row.includes('zebra')).map((row) => row.split(' ')[0])).toEqual(['messages']);
  });

  it('does not count towards the ten messages of an interview', async () => {
    await begin(3);
    await send(crisis);
    await send('And more.');
    await resumeInterview(deps, person);
    expect((await state()).messages.length).toBeGreaterThan(10);
    await expect(completeInterview(deps, person)).rejects.toMatchObject({ code: 'interview_too_short' });
  });

  it('before the greeting is answered too, and the greeting follows when the person goes on', async () => {
    await startInterview(deps, person);
    await send(crisis);
    await resumeInterview(deps, person);
    await deps.queue.run(REPLY);
    expect(await lastWords()).toMatch(/Nora/);
  });
});

describe('insults before ten messages', () => {
  const insult = 'You are a stupid idiot.';

  it('end the interview without a score, resumable, and without a reason for HR', async () => {
    await begin(0);
    for (let turn = 0; turn < 4; turn++) await answer(insult);
    const { pause, messages: said } = await state();
    expect(pause).toEqual({ state: 'stopped', notice: null });
    expect(said.at(-1)?.content).toMatch(/Nothing was scored/);
    expect(await flags()).toEqual([]);
    const [view] = await interviewViews(deps, person);
    expect(view).toMatchObject({ endedUnscored: true, finalScore: null, scoring: 'none' });
    expect(view?.messages.at(-1)?.content).not.toMatch(/Nothing was scored/);
    expect((await portalView(deps, { candidateId: person, userId: null })).status).toBe('shortlisted');
    expect((await deps.emails()).map(({ kind }) => kind)).not.toContain('interview-results');

    await resumeInterview(deps, person);
    expect((await state()).pause).toBeUndefined();
    expect(await lastWords()).toMatch(/^Let’s pick up/);
    await answer(ANSWER);
    expect((await state()).pause).toBeUndefined();
    await answer(insult);
    const [session] = await deps.db
      .select()
      .from(interviewSessions)
      .where(eq(interviewSessions.candidateId, person));
    expect(session?.isComplete).toBe(false);
  });
});

describe('with a connected model', () => {
  let provider: OpenAiServer;
  beforeEach(async () => {
    provider = await openAiServer();
    const env = { ...deps.env, OPENAI_BASE_URL: provider.url, OPENAI_API_KEY: 'k' };
    const timeouts = { firstChunkMs: 400, chunkMs: 400, totalMs: 3_000 };
    const ai = createAi({ ...deps, env, scripts: {}, timeouts });
    deps = { ...deps, env, ai, scorer: ai };
    registerInterviews(deps);
  });
  afterEach(() => provider.close());
  const heard = (): string => JSON.stringify(provider.calls);
  /** Danger that only the model sees, and what it answers then. */
  const quiet = 'The river looks kinder than the office these days, zebra lighthouse.';
  const found = JSON.stringify({
    kind: 'self_harm',
    language: 'en',
    quote: 'The river looks kinder than the office',
  });

  it('sends it nothing of what the lexicon found, then or later', async () => {
    await begin(1);
    await send(crisis);
    await resumeInterview(deps, person);
    await answer('Another answer.');
    expect(heard()).toContain('Another answer.');
    expect(heard()).not.toMatch(/zebra|findahelpline/);
  });

  it('a second reading raises what the lexicon does not know', async () => {
    await begin(1);
    const before = provider.calls.length;
    await send(quiet);
    provider.behave('answer', found);
    await deps.queue.run(REPLY);
    expect(provider.calls.length - before).toBe(1);
    expect((await state()).pause?.state).toBe('asked');
    expect((await state()).messages.slice(-2)).toMatchObject([
      { role: 'user', private: true },
      { role: 'assistant', private: true },
    ]);
    expect(await flags()).toMatchObject([{ kind: 'self_harm', raisedBy: 'model' }]);
    const [row] = await deps.db.select().from(messages).where(eq(messages.content, quiet));
    expect(row?.safety).toBe('self_harm');

    provider.behave('answer', 'Thank you. Where did you work?');
    const after = provider.calls.length;
    await resumeInterview(deps, person);
    await answer('Another answer.');
    expect(JSON.stringify(provider.calls.slice(after))).not.toContain('zebra');
  });

  const never = new AbortController().signal;

  /** Ten messages and a last one in which only the model sees danger; what it says until then is no danger. */
  async function longEnough(): Promise<void> {
    provider.behave('answer', 'What did you do next?');
    await begin(5);
    deps.clock.forward(60_000);
    await send(quiet);
  }
  async function expectSetApart(): Promise<void> {
    expect(await flags()).toMatchObject([{ kind: 'self_harm', raisedBy: 'model', candidateId: person }]);
    const [row] = await deps.db.select().from(messages).where(eq(messages.content, quiet));
    expect(row?.safety).toBe('self_harm');
    expect(JSON.stringify(await interviewViews(deps, person))).not.toContain('zebra');
  }

  it('reads the last message when the interview is finished before its reply is due', async () => {
    await longEnough();
    await completeInterview(deps, person);
    provider.behave('answer', found);
    await deps.queue.run('conversation.unanswered');
    await expectSetApart();
    const after = provider.calls.length;
    const [session] = await deps.db.select().from(interviewSessions);
    if (!session) throw new Error('No interview');
    await scoreInterview(deps, session.id, never).catch(() => {});
    expect(provider.calls.length).toBeGreaterThan(after);
    expect(JSON.stringify(provider.calls.slice(after))).not.toContain('zebra');
  });

  it('reads it before the score, if nothing has until then', async () => {
    await longEnough();
    await completeInterview(deps, person);
    const before = provider.calls.length;
    provider.behave('answer', (call) => {
      if (!JSON.stringify(call).includes('danger to a person')) return '429';
      return found;
    });
    const [session] = await deps.db.select().from(interviewSessions);
    if (!session) throw new Error('No interview');
    await scoreInterview(deps, session.id, never).catch(() => {});
    await expectSetApart();
    const [reading, ...later] = provider.calls.slice(before);
    expect(JSON.stringify(reading)).toContain('zebra');
    expect(JSON.stringify(later)).not.toContain('zebra');
    const read = provider.calls.length;
    await deps.queue.run('conversation.unanswered');
    expect(provider.calls).toHaveLength(read);
  });

  it('reads it later when the model is away at first', async () => {
    await longEnough();
    await completeInterview(deps, person);
    provider.behave('503');
    await expect(deps.queue.run('conversation.unanswered')).rejects.toMatchObject({
      failure: 'stream_failed',
    });
    const [session] = await deps.db.select().from(interviewSessions);
    if (!session) throw new Error('No interview');
    await scoreInterview(deps, session.id, never).catch(() => {});
    expect(await flags()).toEqual([]);
    provider.behave('answer', found);
    await deps.queue.enqueue(deps.db, 'conversation.unanswered', { conversationId: session.conversationId });
    await deps.queue.run('conversation.unanswered');
    await expectSetApart();
  });

  it('keeps what a reading under way finds when the interview is finished meanwhile', async () => {
    await longEnough();
    const { ai } = deps;
    provider.behave('answer', found);
    let finished = false;
    deps = {
      ...deps,
      ai: {
        ...ai,
        object: async (request) => {
          const answered = await ai.object(request);
          if (request.purpose === 'safety' && !finished) {
            finished = true;
            await completeInterview(deps, person);
          }
          return answered;
        },
      },
    };
    registerInterviews(deps);
    await deps.queue.run(REPLY);
    expect(finished).toBe(true);
    await expectSetApart();
    expect((await deps.emails()).filter(({ kind }) => kind === 'safety-flag')).toHaveLength(1);
  });

  it('a form doesn’t wait behind conversations for its second reading', async () => {
    const callSlots = createCallSlots(1);
    const held = await callSlots.enter({
      rank: 'talk',
      signal: new AbortController().signal,
      mayBeInterrupted: false,
    });
    const ai = createAi({ ...deps, scripts: {}, callSlots });
    const asked = performance.now();
    expect(await readText({ ...deps, ai }, 'I like the river and the office.', 'someone')).toBeNull();
    expect(performance.now() - asked).toBeLessThan(8_000);
    held.leave();
    expect(provider.calls).toHaveLength(0);
  });

  it('a second reading that fails lowers nothing and stops nothing', async () => {
    await begin(1);
    provider.behave('answer', 'not json');
    await answer('A plain answer.');
    expect(await lastWords()).toMatch(/\?\*\*$/);
    await send(crisis);
    expect((await state()).pause?.state).toBe('asked');
  });
});

describe('the preview of an interview', () => {
  it('shows the reply, flags nobody, and keeps it out of what follows', async () => {
    const who = await adminActor(deps);
    const turn = { role: 'assistant' as const, content: 'Hi, how are you?', meta: null };
    const disclosed = { role: 'user' as const, content: crisis, meta: null };
    const asked: unknown[] = [];
    const watched: TestDeps = {
      ...deps,
      ai: {
        ...deps.ai,
        stream: (request) => {
          asked.push(request);
          return deps.ai.stream(request);
        },
      },
    };
    const run = async (turns: Parameters<typeof previewTurn>[2]['turns']) => {
      const input = { plays: { position: 'Virtual Assistant' }, seed: crypto.randomUUID(), turns };
      const options = { signal: new AbortController().signal, allowed: async () => true };
      const events = [];
      for await (const event of previewTurn(watched, who, input, options)) events.push(event);
      return events;
    };
    const [first, ...rest] = await run([turn, disclosed]);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ type: 'done', meta: null });
    expect(asked).toEqual([]);
    expect(await flags()).toEqual([]);
    const reply = { role: 'assistant' as const, content: 'I’m an AI, findahelpline.com', meta: null };
    await run([turn, disclosed, reply, { role: 'user', content: 'I am fine.', meta: null }]);
    expect(JSON.stringify(asked)).not.toMatch(/zebra|findahelpline/);
  });
});
