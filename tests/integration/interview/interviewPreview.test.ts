import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import {
  completeInterview,
  sendToInterview,
  startInterview,
} from '../../../server/features/interview/parts/inProgress.ts';
import {
  type PreviewInput,
  previewRatings,
  previewTurn,
} from '../../../server/features/interview/parts/preview.ts';
import { interviewViews, jobRubric, saveJobRubric } from '../../../server/features/interview/service.ts';
import { adminJob, deleteJob, saveJob } from '../../../server/features/jobs/admin.ts';
import { JobId, MessageId } from '../../../shared/ids/schema.ts';
import { JobInput, newJob } from '../../../shared/jobs/admin.ts';
import type { RubricInput } from '../../../shared/jobs/rubrics.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, registerInterviews, shortlisted } from '../../support/stories.ts';
import { wordsAi } from '../../support/wordsAi.ts';

/** HR tries a job's interview: the questions and ratings that a candidate would get, and nothing left of it. */

type Input = z.infer<typeof PreviewInput>;
type Turn = Input['turns'][number];

const answers = [
  'I am fine, thank you.',
  'I worked two years for an online shop and answered about 40 emails a day in Zendesk. Most were about parcels and returns.',
  'A customer was angry because her birthday present came late. First I said sorry and that I understand how important it was. Then I checked the tracking and sent a new one with express shipping.',
  'I know Zendesk best. I use macros and tags, and I keep one tab for each customer so that I never mix them up.',
  'I am so sorry to hear that, I understand that you need it by Saturday. First I would check the tracking and the address, then I would offer a replacement because she still needs it.',
  'If it costs more than the order I would ask my team lead first. If it is a small amount I would decide and write a note.',
  'I can work from 9 AM to 5 PM Eastern time, Monday to Friday, in a quiet room with a 50 Mbps connection.',
  'I would tell the customer what I know, and when I will write again.',
];
/** To whatever else is asked. */
const more = 'I write it down, and then I tell my team lead and the customer what I found.';
const nothingMore = 'No, that is all. Thank you.';
const question = {
  id: 'own-0000000a',
  label: 'Waiting',
  weight: 20,
  ask: 'What do you tell a customer who has to wait?',
  wanted: ['I tell the customer when they will hear from me again.'],
  unwanted: ['I tell them to be patient.'],
};
const watched = { signal: new AbortController().signal, allowed: async () => true };

let deps: TestDeps;
let jobId: JobId;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  registerInterviews(deps);
  actor = await adminActor(deps);
  jobId = await written();
});
afterAll(() => deps.close());

async function written(): Promise<JobId> {
  const id = JobId.parse(crypto.randomUUID());
  await saveJob(deps, actor, { jobId: id, basedOn: null, job: posting('Customer Support Representative') });
  return id;
}

const posting = (position: string): JobInput =>
  JobInput.parse({
    ...newJob,
    ...{ salaryMin: null, salaryMax: null, responsibilities: null, benefits: null },
    ...{ workHours: null, applicationDeadline: null },
    title: 'Support for parcels',
    position,
    department: 'Support',
    description: 'Answer customers of an online shop by chat and email, every day of the week.',
    requirements: 'Good written English and a quiet place to work.',
    location: 'Remote',
  });

/** The job's interview with a question that HR hasn't saved. */
async function draft(of = jobId): Promise<RubricInput> {
  const { criteria } = await jobRubric(deps, of);
  const [first, ...others] = criteria;
  if (!first) throw new Error('A template without criteria');
  return {
    weights: Object.fromEntries([
      [first.id, first.weight - question.weight],
      ...others.map(({ id, weight }) => [id, weight]),
    ]),
    levels: Object.fromEntries(criteria.map(({ id, levels }) => [id, levels])),
    own: [question],
  };
}

const input = async (turns: Turn[]): Promise<Input> => ({
  plays: { jobId, rubric: await draft() },
  seed: crypto.randomUUID(),
  turns,
});

/** The whole of the interviewer's next turn. */
async function next(given: Input, on: TestDeps = deps) {
  const events = [];
  for await (const event of previewTurn(on, actor, given, watched)) events.push(event);
  return events.at(-1);
}

async function replied(given: Input, on: TestDeps = deps): Promise<Turn> {
  const event = await next(given, on);
  if (event?.type !== 'done') throw new Error(`No turn: ${JSON.stringify(event)}`);
  return { role: 'assistant', content: event.content, meta: event.meta };
}

async function rate(given: Input, on: TestDeps = deps) {
  const events = [];
  for await (const event of previewRatings(on, actor, given, watched)) events.push(event);
  return events;
}

const own = (content: string): Turn => ({ role: 'user', content, meta: null });

/** Until the interviewer says good-bye. */
async function played(from: Input): Promise<Input> {
  let given = { ...from, turns: [await replied(from)] };
  const said = [...answers];
  while (given.turns.at(-1)?.meta?.phase !== 'closing') {
    expect(given.turns.length).toBeLessThan(60);
    const text = given.turns.at(-1)?.meta?.phase === 'questions' ? nothingMore : (said.shift() ?? more);
    const turns = [...given.turns, own(text)];
    given = { ...given, turns: [...turns, await replied({ ...given, turns })] };
  }
  return given;
}

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const tables = await deps.database.client<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`;
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] = await deps.database.client.unsafe<{ n: number }[]>(
        `select count(*)::int as n from ${name}`,
      );
      return [name, row?.n ?? -1] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('a job’s interview, played by HR', () => {
  it('asks what isn’t saved yet, ends, is rated by the draft, and leaves nothing', async () => {
    const before = await rows();
    const stored = await jobRubric(deps, jobId);
    const given = await played(await input([]));
    const asked = given.turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
    expect(asked.join('\n')).toContain(question.ask);

    const [result, ...others] = await rate(given);
    expect(others).toEqual([]);
    if (result?.type !== 'done') throw new Error('No ratings');
    expect(result.ratings.rubric).toBe('job/preview');
    const weights = result.ratings.criteria.map(({ criterion, weight }) => [criterion, weight]);
    expect(weights.at(-1)).toEqual([question.id, 0.2]);
    const rated = result.ratings.criteria.filter(({ rating }) => rating !== null);
    expect(rated.length).toBeGreaterThan(3);
    for (const { evidence } of rated) {
      expect(evidence.length).toBeGreaterThan(0);
      for (const { seq, quote } of evidence) expect(given.turns[seq - 1]?.content).toContain(quote);
    }
    expect(result.summary).toMatch(
      /^The candidate interviewed for the Customer Support Representative position\./,
    );

    // A throttle's count and the day's use of the model, which name nobody, are all there is.
    const after = await rows();
    const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
    expect(changed.filter((name) => !['public.limits', 'public.ai_usage'].includes(name))).toEqual([]);
    expect(await deps.emails()).toEqual([]);
    expect(await jobRubric(deps, jobId)).toEqual(stored);
  });

  it('asks and rates as a candidate’s own interview does', async () => {
    const id = await written();
    const rubric = await draft(id);
    await saveJobRubric(deps, actor, { jobId: id, basedOn: 0, rubric });
    const candidateId = await applied(deps, { jobId: id });
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    const [session] = await deps.db
      .select({ seed: interviewSessions.id })
      .from(interviewSessions)
      .where(eq(interviewSessions.candidateId, candidateId));
    if (!session) throw new Error('No interview');
    // The same seed: the same choice of questions.
    const given = await played({ plays: { jobId: id, rubric }, ...session, turns: [] });
    await deps.queue.run('conversation.reply');
    for (const { role, content } of given.turns) {
      if (role !== 'user') continue;
      deps.clock.forward(60_000);
      await sendToInterview(deps, candidateId, {
        messageId: MessageId.parse(crypto.randomUUID()),
        text: content,
      });
      await deps.queue.run('conversation.reply');
    }
    await completeInterview(deps, candidateId);
    await deps.queue.run('interview.score');
    const [view] = await interviewViews(deps, candidateId);
    // Both are called Test.
    expect(view?.messages.map(({ content }) => content)).toEqual(given.turns.map(({ content }) => content));
    const [result] = await rate(given);
    if (result?.type !== 'done') throw new Error('No ratings');
    expect(result.ratings.criteria).toEqual(view?.ratings?.criteria);
    expect(result).toMatchObject({ score: view?.finalScore, feedback: view?.feedback });
  });

  it('rates what was said so far at any time, but not nothing', async () => {
    const greeting = await replied(await input([]));
    await expect(rate(await input([greeting]))).rejects.toMatchObject({ code: 'message_empty' });
    const [result] = await rate(await input([greeting, own('I am fine, thank you.')]));
    expect(result).toMatchObject({ type: 'done', recommendation: 'Needs further evaluation' });
  });

  it('is about a job that is there, as its position is now', async () => {
    const given = await input([]);
    const gone = await written();
    const plays = { jobId: gone, rubric: await draft(gone) };
    await saveJob(deps, actor, {
      jobId: gone,
      basedOn: (await adminJob(deps, gone)).updatedAt,
      job: posting('Data Entry Clerk'),
    });
    await expect(next({ ...given, plays })).rejects.toMatchObject({ code: 'conflict' });
    await deleteJob(deps, actor, { jobId: gone });
    await expect(next({ ...given, plays })).rejects.toMatchObject({ code: 'not_found' });
    await expect(rate({ ...given, plays, turns: [own('Hello.')] })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('the limits of a preview', () => {
  it('are those of an interview', async () => {
    await expect(next(await input([own('a'.repeat(2_001))]))).rejects.toMatchObject({
      code: 'message_too_long',
    });
    const many = Array.from({ length: 61 }, () => own('Hello.'));
    await expect(next(await input(many))).rejects.toMatchObject({ code: 'too_many_messages' });
    await expect(rate(await input(many))).rejects.toMatchObject({ code: 'too_many_messages' });
  });

  it('end with the right to it', async () => {
    const events = [];
    const lost = { ...watched, allowed: async () => false };
    const given = await input([own('I am fine.')]);
    for await (const event of previewTurn(deps, actor, given, lost)) events.push(event);
    for await (const event of previewRatings(deps, actor, given, lost)) events.push(event);
    expect(events).toEqual([]);
  });

  it('hold ratings to thirty an hour, and tell it without losing anything', async () => {
    deps.clock.forward(3 * 3_600_000);
    const given = await input([own('I answered emails in Zendesk.')]);
    for (let run = 0; run < 30; run++) expect(await rate(given)).toMatchObject([{ type: 'done' }]);
    expect(await rate(given)).toEqual([{ type: 'failed', errorCode: 'ai_rate_limited' }]);
    expect(await next(given)).toMatchObject({ type: 'done' });
    deps.clock.forward(3 * 3_600_000);
    expect(await rate(given)).toMatchObject([{ type: 'done' }]);
  });
});

describe('what a preview hears', () => {
  let connected: TestDeps;
  afterEach(() => connected?.close());

  it('ends over insults like an interview, and goes on after an apology', async () => {
    const turns: Turn[] = [];
    for (let count = 0; count < 4; count++) {
      turns.push(own('You are an idiot.'));
      turns.push(await replied(await input(turns)));
    }
    expect(turns.at(-1)).toMatchObject({
      content: expect.stringContaining('Nothing was scored'),
      meta: null,
    });
    expect(await replied(await input([...turns, own('Sorry. I am fine.')]))).toMatchObject({
      meta: { phase: expect.any(String) },
    });
  });

  it('is read a second time by a connected model, and what it finds reaches no prompt', async () => {
    const finding = { kind: 'abuse', language: 'en', quote: 'the zebra' };
    const { ai, asked } = wordsAi([
      JSON.stringify(finding),
      JSON.stringify({ kind: 'none' }),
      'Thank you for telling me. **What did you do at the shop?**',
    ]);
    connected = await testDeps({ ai });
    const told = own('My boss and the zebra, again.');
    const given = { plays: { position: 'Virtual Assistant' }, seed: crypto.randomUUID() };
    const greeting: Turn = {
      role: 'assistant',
      content: 'Hi, how are you?',
      meta: { phase: 'opening', questionId: 'opening', followUp: false },
    };
    const reply = await replied({ ...given, turns: [greeting, told] }, connected);
    expect(reply.meta).toBeNull();
    expect(asked.map(({ purpose }) => purpose)).toEqual(['safety']);
    await replied({ ...given, turns: [greeting, told, reply, own('I am fine, thank you.')] }, connected);
    expect(asked.map(({ purpose }) => purpose)).toContain('interview');
    expect(JSON.stringify(asked.slice(1))).not.toContain('zebra');
    const [flags] = await connected.database.client`select count(*)::int as n from safety_flags`;
    expect(flags).toEqual({ n: 0 });
  });
});
