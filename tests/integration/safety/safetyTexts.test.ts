import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ai, AiRequest } from '../../../server/ai/ai.ts';
import { applications } from '../../../server/db/schema/candidates.ts';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { introductionForModels } from '../../../server/features/applications/service.ts';
import { askAssistant } from '../../../server/features/assistant/service.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import { sendContact } from '../../../server/features/contact/service.ts';
import { listContests } from '../../../server/features/contests/admin.ts';
import { contestGrade } from '../../../server/features/contests/service.ts';
import { listRequests } from '../../../server/features/inbox/service.ts';
import { readFacts } from '../../../server/features/interview/parts/facts/interviewFacts.ts';
import { requestReview } from '../../../server/features/interview/parts/inProgress.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { openPassage } from '../../../server/safety/flags.ts';
import { ContactInput } from '../../../shared/contact/schema.ts';
import { AssignmentId, CandidateId, ConversationId, InterviewId } from '../../../shared/ids/schema.ts';
import { SAFETY_TOLD } from '../../../shared/safety/card/notice.ts';
import type { SafetyKind } from '../../../shared/safety/kinds.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor, applicationInput, applied, hired, someIp } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const crisis = 'Honestly, I want to die most days and I only apply because my mother asked me to do it.';
/** Other words than the first, later. */
const worse = 'I am going to kill myself tonight, I have the pills here with me.';
const hr = async () => ({ ...(await adminActor(app.deps)), roles: ['admin' as const] });
const flagsOf = (source: 'application' | 'contact' | 'contest' | 'review') =>
  app.deps.db.select().from(safetyFlags).where(eq(safetyFlags.source, source)).orderBy(safetyFlags.createdAt);
const passageOf = async (source: Parameters<typeof flagsOf>[0]) => {
  const flag = (await flagsOf(source)).at(-1);
  return flag ? (await openPassage(app.deps, await hr(), flag.id)).passage : null;
};
/** Every email that was written, but the urgent one. */
const emails = async () =>
  (await app.deps.emails()).map(({ kind, subject, text, html }) => ({
    kind,
    all: `${subject}\n${text}\n${html}`,
  }));

async function interviewOf(candidateId: CandidateId, isComplete: boolean): Promise<ConversationId> {
  const { deps } = app;
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(conversations).values({
    id: conversationId,
    kind: 'interview',
    ownerId: candidateId,
    open: !isComplete,
    createdAt: now,
  });
  await deps.db.insert(interviewSessions).values({
    id: InterviewId.parse(deps.clock.uuid()),
    candidateId,
    conversationId,
    position: 'Customer Support Representative',
    consentVersion: 'test',
    consentedAt: now,
    isComplete,
    completedAt: isComplete ? now : null,
    createdAt: now,
  });
  return conversationId;
}

describe('the introduction of an application', () => {
  it('raises one flag with the application and tells the person where to turn, again on a retry', async () => {
    const input = await applicationInput(app.deps, { introduction: crisis });
    const first = await apply(app.deps, input, { ip: someIp() });
    const again = await apply(app.deps, input, { ip: someIp() });
    expect([first.safety?.kind, again.safety?.kind]).toEqual(['self_harm', 'self_harm']);
    const flags = await flagsOf('application');
    expect(flags).toHaveLength(1);
    expect(flags[0]?.candidateId).not.toBeNull();
    expect(await passageOf('application')).toBe(crisis);
    // The row is the person's; HR's drawer shows it without the passage.
    const [row] = await app.deps.db
      .select()
      .from(applications)
      .where(eq(applications.idempotencyKey, input.idempotencyKey));
    expect(row?.introduction).toBe(crisis);
    const shown = await candidateDetail(app.deps, CandidateId.parse(row?.candidateId));
    expect(shown.applications[0]?.introduction).toBe('');
    const written = await emails();
    expect(written.some(({ kind }) => kind === 'application-received-hr')).toBe(true);
    expect(written.some(({ kind }) => kind === 'safety-flag')).toBe(true);
    expect(written.filter(({ all }) => all.includes('want to die'))).toEqual([]);
  });

  it('answers null and stores as ever when there is nothing to find', async () => {
    const input = await applicationInput(app.deps);
    const before = (await flagsOf('application')).length;
    expect((await apply(app.deps, input, { ip: someIp() })).safety).toBeNull();
    expect(await flagsOf('application')).toHaveLength(before);
  });

  it('leaves HR’s email as it is for everyone: it never repeats the introduction', async () => {
    const lines = async (introduction: string) => {
      const input = await applicationInput(app.deps, { introduction, fullName: 'Same Person' });
      await apply(app.deps, input, { ip: someIp() });
      const email = (await app.deps.emails()).find(
        ({ kind, text }) => kind === 'application-received-hr' && text.includes(input.email),
      );
      return email?.text.replaceAll(input.email, '').replace(/candidate=\S+/, '');
    };
    const open = 'I have helped customers by email for three years, and I like it.';
    const quiet = await lines(open);
    expect(quiet).toContain('Their introduction and files are in the panel.');
    expect(quiet).not.toContain('helped customers');
    expect(await lines(crisis)).toBe(quiet);
  });

  it('reaches no interviewer, scorer or assistant', async () => {
    const candidateId = await applied(app.deps, { introduction: crisis, fullName: 'Wanjiru Quietly' });
    const open = await applied(app.deps, { fullName: 'Otieno Openly' });
    expect(
      (await readFacts(app.deps, app.deps.db, await interviewOf(candidateId, false))).facts.introduction,
    ).toBe('');
    expect(
      (await readFacts(app.deps, app.deps.db, await interviewOf(open, false))).facts.introduction,
    ).toContain('helped customers');
    expect(await introductionForModels(app.deps, candidateId)).toBeNull();
    expect(await introductionForModels(app.deps, open)).toContain('helped customers');

    const seen: AiRequest[] = [];
    const ai: Ai = {
      builtIn: false,
      setAside: async () => null,
      model: 'test',
      async *stream() {
        yield 'unused';
      },
      async *step(request) {
        seen.push(request);
        const looked = (request.steps ?? []).length > 0;
        yield looked ? 'Here is what I know.' : '';
        return looked ? [] : [{ id: '1', name: 'read_person', input: '{"name":"Wanjiru Quietly"}' }];
      },
      object: async ({ schema }) => schema.parse({ kind: 'none', language: 'en', quote: '' }),
    };
    const { userId } = await adminActor(app.deps);
    const question = {
      messageId: app.deps.clock.uuid(),
      text: 'Tell me about Wanjiru Quietly',
      action: 'review_resume' as const,
    };
    const asked = await askAssistant(
      { ...app.deps, ai },
      userId,
      question,
      async () => true,
      new AbortController().signal,
    );
    for await (const _event of asked) {
      // Only what the model was sent matters here.
    }
    const sent = JSON.stringify(seen);
    expect(seen).toHaveLength(2);
    expect(sent).toContain('Zendesk');
    expect(sent).not.toContain('want to die');
  });

  it('is also read by a connected model, and kept back when only that finds something', async () => {
    const text = 'There is no reason for me to see the next morning, but support work is what I know best.';
    const object: Ai['object'] = async ({ schema }) =>
      schema.parse({ kind: 'self_harm', language: 'en', quote: 'no reason for me to see the next morning' });
    const ai: Ai = { ...app.deps.ai, builtIn: false, object };
    const input = await applicationInput(app.deps, { introduction: text });
    const { safety } = await apply({ ...app.deps, ai }, input, { ip: someIp() });
    expect(safety?.kind).toBe<SafetyKind>('self_harm');
    const flag = (await flagsOf('application')).at(-1);
    expect(flag?.raisedBy).toBe('model');
    const candidateId = CandidateId.parse(flag?.candidateId);
    expect(await introductionForModels(app.deps, candidateId)).toBeNull();
  });
});

describe('a message of the contact form', () => {
  const input = (changes: Partial<ContactInput> = {}): ContactInput =>
    ContactInput.parse({
      name: 'Ada Example',
      email: `ada-${app.deps.clock.uuid()}@example.com`,
      topic: 'work',
      message: crisis,
      idempotencyKey: app.deps.clock.uuid(),
      ...changes,
    });

  it('becomes an urgent item with its number instead of an email to HR’s mailboxes', async () => {
    const message = input();
    const first = await sendContact(app.deps, message, { ip: someIp() });
    expect(await sendContact(app.deps, message, { ip: someIp() })).toEqual(first);
    expect(first.safety).toEqual({ kind: 'self_harm', tongue: 'en' });
    const flags = await flagsOf('contact');
    expect(flags.map(({ reference, candidateId }) => [reference, candidateId])).toEqual([
      [first.reference, null],
    ]);
    const passage = await passageOf('contact');
    for (const part of [crisis, 'Ada Example', message.email]) expect(passage).toContain(part);
    const written = await emails();
    expect(written.filter(({ kind }) => kind === 'contact-hr')).toEqual([]);
    expect(written.some(({ kind }) => kind === 'contact-received')).toBe(true);
    expect(written.filter(({ all }) => all.includes('want to die'))).toEqual([]);
  });

  it('is answered without scripts by a page with the words and numbers, and nothing of what was typed', async () => {
    const { name, email, topic, message } = input({ name: 'Typed Name' });
    const response = await fetch(`${app.address}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.address },
      body: new URLSearchParams({ name, email, topic, message, website: '' }).toString(),
    });
    const page = await response.text();
    expect(response.status).toBe(200);
    for (const words of ['988', 'findahelpline.com', SAFETY_TOLD]) expect(page).toContain(words);
    expect(page).toMatch(/LT-\d{4}-[0-9A-Z]{6}/);
    for (const typed of ['Typed Name', email, 'want to die']) expect(page).not.toContain(typed);
  });

  it('goes to HR as ever when there is nothing to find', async () => {
    const sent = await sendContact(
      app.deps,
      input({ message: 'This deadline is killing me, can I have a day more?' }),
      {
        ip: someIp(),
      },
    );
    expect(sent.safety).toBeNull();
    expect((await emails()).filter(({ kind }) => kind === 'contact-hr')).toHaveLength(1);
  });
});

describe('the reason of a contested grade', () => {
  it('raises a flag; HR’s list does not quote it, and the employee reads their own', async () => {
    const employee = await hired(app.deps);
    const ids = await seedSession(app.deps, employee, {
      minutes: 60,
      tasks: [{ status: 'failed', grade: 40, feedback: 'The date is missing.' }],
    });
    const contest = {
      assignmentId: AssignmentId.parse(ids[0]),
      idempotencyKey: app.deps.clock.uuid(),
      reason: crisis,
    };
    const made = await contestGrade(app.deps, employee, contest);
    expect(made).toMatchObject({ safety: { kind: 'self_harm', tongue: 'en' }, reason: crisis });
    await contestGrade(app.deps, employee, contest);
    expect((await flagsOf('contest')).map(({ candidateId }) => candidateId)).toEqual([employee]);
    expect(await passageOf('contest')).toBe(crisis);
    const { items } = await listContests(app.deps, { state: 'open', limit: 20 });
    expect(items.find(({ id }) => id === made.id)?.reason).toBe('');
    const again = { ...contest, idempotencyKey: app.deps.clock.uuid(), reason: worse };
    expect(await contestGrade(app.deps, employee, again)).toMatchObject({
      safety: { kind: 'self_harm', tongue: 'en' },
      reason: crisis,
    });
    await contestGrade(app.deps, employee, again);
    expect(await flagsOf('contest')).toHaveLength(2);
    expect(await passageOf('contest')).toBe(worse);
  });
});

describe('the note of a request for a review', () => {
  it('stands in the flag alone: not in the inbox, the timeline or an email', async () => {
    const candidateId = await applied(app.deps);
    await interviewOf(candidateId, true);
    expect(await requestReview(app.deps, candidateId, crisis)).toEqual({
      safety: { kind: 'self_harm', tongue: 'en' },
    });
    await requestReview(app.deps, candidateId, crisis);
    expect((await flagsOf('review')).map((flag) => flag.candidateId)).toEqual([candidateId]);
    expect(await passageOf('review')).toBe(crisis);
    const requests = (await listRequests(app.deps, await hr(), { limit: 100 })).items;
    expect(requests.find((request) => request.candidateId === candidateId)?.note).toBe('');
    expect(JSON.stringify(await readTimeline(app.deps, candidateId, { forCandidate: false }))).not.toContain(
      'want to die',
    );
    expect((await emails()).filter(({ all }) => all.includes('want to die'))).toEqual([]);
    expect(await requestReview(app.deps, candidateId, worse)).toEqual({
      safety: { kind: 'self_harm', tongue: 'en' },
    });
    await requestReview(app.deps, candidateId, worse);
    expect(await flagsOf('review')).toHaveLength(2);
    expect(await passageOf('review')).toBe(worse);
  });

  it('stays in the inbox when there is nothing to find', async () => {
    const candidateId = await applied(app.deps);
    await interviewOf(candidateId, true);
    expect(await requestReview(app.deps, candidateId, 'I think my hours were misread.')).toEqual({
      safety: null,
    });
    const requests = (await listRequests(app.deps, await hr(), { limit: 100 })).items;
    expect(requests.find((request) => request.candidateId === candidateId)?.note).toContain('misread');
  });
});
