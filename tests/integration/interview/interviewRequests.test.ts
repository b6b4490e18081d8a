import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAi } from '../../../server/ai/createAi.ts';
import { adminCandidate } from '../../../server/features/admin/service.ts';
import { recentActivity } from '../../../server/features/assistant/parts/activity.ts';
import { listAudit } from '../../../server/features/audit/admin.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import { listEmails } from '../../../server/features/emails/admin.ts';
import { answerRequest, listRequests } from '../../../server/features/inbox/service.ts';
import {
  interviewState,
  sendToInterview,
  startInterview,
} from '../../../server/features/interview/parts/inProgress.ts';
import { interviewTurnScript } from '../../../server/features/interview/parts/interviewer/script.ts';
import { storeQuestions } from '../../../server/features/interview/parts/requests.ts';
import { portalView } from '../../../server/features/portal/service.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { type CandidateId, MessageId, type UserId } from '../../../shared/ids/schema.ts';
import { AuditListInput, EmailListInput } from '../../../shared/panel/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, registerInterviews, shortlisted } from '../../support/stories.ts';

let deps: TestDeps;
let actor: { userId: UserId; ip: string };
beforeAll(async () => {
  const base = await testDeps();
  const env = { ...base.env };
  delete env.OPENAI_API_KEY;
  delete env.OPENAI_BASE_URL;
  const scripts = { 'interview.turn': interviewTurnScript };
  const ai = createAi({ ...base, env, scripts });
  deps = { ...base, env, ai, scorer: ai };
  registerInterviews(deps);
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

async function begin(): Promise<CandidateId> {
  const candidateId = await applied(deps);
  await shortlisted(deps, candidateId);
  await startInterview(deps, candidateId);
  await deps.queue.run('conversation.reply');
  return candidateId;
}

/** Says something and returns what the interviewer answers. */
async function say(candidateId: CandidateId, text: string): Promise<string> {
  await sendToInterview(deps, candidateId, { messageId: MessageId.parse(crypto.randomUUID()), text });
  await deps.queue.run('conversation.reply');
  const state = await interviewState(deps, candidateId);
  return state?.messages.at(-1)?.content ?? '';
}

const admin = () => ({ ...actor, roles: ['admin'] as const });
const requests = async (candidateId: CandidateId) =>
  (await listRequests(deps, admin(), { limit: 100 })).items.filter(
    (request) => request.candidateId === candidateId,
  );

describe('questions nobody has on record', () => {
  it('reach HR, and the answer reaches the candidate by email', async () => {
    const candidateId = await begin();
    const message = 'I am well, thanks. How long is the training, and do you pay for vacation?';
    const reply = await say(candidateId, message);
    expect(reply).toContain('one to two weeks');
    expect(reply).toMatch(/HR.*email/);
    const [request, ...others] = await requests(candidateId);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ about: 'question', note: message });
    const answer = {
      requestId: request?.id ?? '',
      note: 'Yes, ten days a year.',
      notify: true,
      idempotencyKey: deps.clock.uuid(),
    };
    await answerRequest(deps, actor, answer);
    await answerRequest(deps, actor, answer);
    expect(await requests(candidateId)).toEqual([]);
    const sent = (await deps.emails()).filter(({ kind }) => kind === 'question-answer');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('ten days a year');
    expect(sent[0]?.text).toContain(message);
    const lines = (await readTimeline(deps, candidateId, { forCandidate: false })).map(({ text }) => text);
    expect(lines).toContain('Question answered: Yes, ten days a year.');
    expect(lines).toContain(`Asked in the interview: ${message}`);
    expect(
      (await portalView(deps, { candidateId, userId: null })).timeline.map(({ text }) => text),
    ).toContain(`Asked in the interview: ${message}`);
  });

  it.each([
    'Can I ask something first? Is the training paid, and does the company sponsor visas?',
    'How many people are on the team, and who would be my boss?',
    'My sister has the same visa as me. Would you sponsor it? It runs out in May, so the date matters.',
    'I care for my mother on Fridays. Is there a leave for that, or would I take it from my vacation?',
    'Three things. 1) bonus? 2) is there a 13th month 3) can it be paid in euros – my bank refuses dollars',
    `Two questions.\nDo you pay overtime?\nIf so, from the 9th hour or the 41st? ${'My last job paid none. '.repeat(60)}`,
  ])('reach HR with everything around them: %s', async (message) => {
    const candidateId = await begin();
    await say(candidateId, 'Good, thank you.');
    await say(candidateId, message);
    const [request, ...others] = await requests(candidateId);
    expect(others).toEqual([]);
    expect(request?.note).toBe(message.trim());
  });

  it('close without an email when the person has their answer already', async () => {
    const candidateId = await begin();
    await say(candidateId, 'Good, thanks. Do you pay for vacation?');
    const [request] = await requests(candidateId);
    const before = (await deps.emails()).length;
    const answer = { requestId: request?.id ?? '', note: 'Told her on the phone.', notify: false };
    await answerRequest(deps, actor, { ...answer, idempotencyKey: deps.clock.uuid() });
    expect(await requests(candidateId)).toEqual([]);
    expect((await deps.emails()).length).toBe(before);
    const lines = (await readTimeline(deps, candidateId, { forCandidate: false })).map(({ text }) => text);
    expect(lines).toContain('Question answered: Told her on the phone.');
  });

  it('are stored once however often a reply is written, and promised only when stored', async () => {
    const candidateId = await begin();
    const message = { messageId: crypto.randomUUID(), text: 'Is there a bonus?' };
    expect(await storeQuestions(deps, candidateId, message)).toBe(true);
    expect(await storeQuestions(deps, candidateId, message)).toBe(true);
    expect(await requests(candidateId)).toHaveLength(1);
    for (let left = 0; left < 9; left++) {
      await storeQuestions(deps, candidateId, { ...message, messageId: crypto.randomUUID() });
    }
    expect(await storeQuestions(deps, candidateId, { ...message, messageId: crypto.randomUUID() })).toBe(
      false,
    );
    const reply = await say(candidateId, 'Do you sponsor visas?');
    expect(reply).toContain('You can ask HR at');
    expect(reply).not.toMatch(/passed/);
    expect(await requests(candidateId)).toHaveLength(10);
  });

  it('are answered however many there are, and the open question stays open', async () => {
    const candidateId = await begin();
    await say(candidateId, 'Good, thank you.');
    const asked = [
      'Is the training paid?',
      'Who reads this?',
      'Are you a robot?',
      'How often am I paid?',
      'Where is your office?',
    ];
    for (const question of asked) {
      const reply = await say(candidateId, question);
      expect(reply).not.toMatch(/last question is still open/);
      expect(reply).toMatch(/\*\*.+\?\*\*/);
    }
    expect(await requests(candidateId)).toEqual([]);
  });
});

describe('a wish said in the chat', () => {
  it.each([
    ['A human, please.', 'human'],
    ['I would rather not talk to a bot.', 'human'],
    ['Could somebody from HR call me instead?', 'human'],
    ['I need an accommodation because of my eyesight.', 'accommodation'],
  ])('%s', async (text, about) => {
    const candidateId = await begin();
    const reply = await say(candidateId, text);
    expect(reply).toMatch(/HR/);
    expect(reply).toMatch(/won’t affect/);
    expect(await requests(candidateId)).toMatchObject([{ about }]);
    await say(candidateId, text);
    expect(await requests(candidateId)).toHaveLength(1);
    const emails = (await deps.emails()).filter(({ kind }) => kind === 'human-requested');
    expect(emails.length).toBeGreaterThan(0);
    // Reviewers read that a person is asked for, not why.
    const seen = await listRequests(deps, { ...actor, roles: ['reviewer'] }, { limit: 100 });
    expect(seen.items.find((request) => request.candidateId === candidateId)?.about).toBe('human');
    expect(JSON.stringify(await readTimeline(deps, candidateId, { forCandidate: false }))).not.toMatch(
      /accommodation|eyesight/i,
    );
  });

  it('is a new request after HR has answered, and the portal offers it again', async () => {
    const candidateId = await begin();
    const emails = async () => (await deps.emails()).filter(({ kind }) => kind === 'human-requested').length;
    const waits = async () => (await portalView(deps, { candidateId, userId: null })).waitsFor;
    const before = await emails();
    await say(candidateId, 'A human, please.');
    expect(await waits()).toBe('person');
    const [first] = await requests(candidateId);
    const note = 'Try the AI first, and write again if it doesn’t work.';
    const answer = { requestId: first?.id ?? '', note, notify: true, idempotencyKey: deps.clock.uuid() };
    await answerRequest(deps, actor, answer);
    expect(await waits()).toBeNull();

    await say(candidateId, 'I would rather not talk to a bot.');
    expect(await requests(candidateId)).toHaveLength(1);
    expect(await emails()).toBe(before + 2);
    expect(await waits()).toBe('person');
  });

  it('for an accommodation shows in nothing that reviewers read, also once it is answered', async () => {
    const candidateId = await begin();
    const reply = await say(
      candidateId,
      'I need an accommodation because of my eyesight. Do you sponsor visas?',
    );
    // HR is in touch already: no second promise, and no copy of the message for others to read.
    expect(reply).toContain('You can ask the person who emails you.');
    expect(reply).not.toContain('by email');
    expect((await requests(candidateId)).map(({ about }) => about)).toEqual(['accommodation']);
    const own = await portalView(deps, { candidateId, userId: null });
    expect(own.waitsFor).toBe('accommodation');
    expect(own.timeline.map(({ text }) => text)).toContain('Asked for an accommodation');
    const [request] = await requests(candidateId);
    const note = 'You will get the accommodation: large print.';
    const answer = { requestId: request?.id ?? '', note, notify: true, idempotencyKey: deps.clock.uuid() };
    await answerRequest(deps, actor, answer);

    const reviewer = { ...actor, roles: ['reviewer'] as const };
    const seen = [
      await listRequests(deps, reviewer, { limit: 100 }),
      await adminCandidate(deps, reviewer, candidateId).then(({ timeline }) => timeline),
      await listAudit(deps, reviewer, AuditListInput.parse({ subjectId: candidateId })),
      await listEmails(deps, reviewer, EmailListInput.parse({ candidateId })),
    ];
    expect(JSON.stringify(seen)).toContain('request_answered');
    expect(JSON.stringify(seen)).not.toMatch(/accommodation|eyesight|large print/i);
    const answers = (await deps.emails()).filter(({ kind }) => kind === 'human-answer');
    expect(answers.map(({ text }) => text)).toContainEqual(expect.stringContaining('large print'));
    // Admins arrange it, and read in the timeline what was decided.
    const forAdmin = await adminCandidate(deps, { ...actor, roles: ['admin'] }, candidateId);
    expect(forAdmin.timeline.map(({ text }) => text)).toContain(`Accommodation request answered: ${note}`);
    const assistants = JSON.stringify([
      await candidateDetail(deps, candidateId),
      await recentActivity(deps),
      await readTimeline(deps, candidateId, { forCandidate: true }),
    ]);
    expect(assistants).not.toMatch(/large print/i);
  });
});

it('thanks for a disclosure, once, and goes on', async () => {
  const candidateId = await begin();
  const first = await say(candidateId, 'Fine, thank you. I should say that I am five months pregnant.');
  expect(first).toContain('It won’t count for or against you');
  expect(first).toMatch(/\*\*.+\?\*\*/);
  const second = await say(candidateId, 'I am pregnant, as I said, and I worked in a bank for five years.');
  expect(second).not.toContain('It won’t count');
  expect(await requests(candidateId)).toEqual([]);
});
