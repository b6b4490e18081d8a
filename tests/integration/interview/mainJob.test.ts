import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import {
  completeInterview,
  interviewState,
  requestReview,
  resumeInterview,
  sendToInterview,
  startInterview,
  stopInterviewForToday,
  watchInterview,
} from '../../../server/features/interview/parts/inProgress.ts';
import { changeRating, requestScoring } from '../../../server/features/interview/parts/rating/rating.ts';
import { requestHuman } from '../../../server/features/interview/parts/requests.ts';
import {
  interviewViews,
  jobRubric,
  rubricVersions,
  saveJobRubric,
} from '../../../server/features/interview/service.ts';
import { adminJob, deleteJob, saveJob } from '../../../server/features/jobs/admin.ts';
import { portalView } from '../../../server/features/portal/service.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { InterviewId, JobId, MessageId } from '../../../shared/ids/schema.ts';
import { JobInput, newJob } from '../../../shared/jobs/admin.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import {
  adminActor,
  applied,
  onScreen,
  registerInterviews,
  shortlisted,
  someIp,
} from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
  registerInterviews(deps);
});
afterEach(() => deps.close());

const answers = [
  'I am fine, thank you, a little nervous.',
  'I worked two years for an online shop and answered about 40 e-mails a day in Zendesk. Most were about parcels and returns.',
  'A customer was angry because her birthday present came late. First I said sorry and that I understand how important it was. Then I checked the tracking and sent a new one with express shipping.',
  'I know Zendesk best. I use macros and tags, and I keep one tab for each customer so that I never mix them up.',
  'I am so sorry to hear that, I understand that you need it by Saturday. First I would check the tracking and the address, then I would ask if a neighbour took it, and if not I would offer a replacement because she still needs it.',
  'If it costs more than the order I would ask my team lead first. If it is a small amount I would decide and write a note.',
  'I can work from 4 PM to 1 AM my time, Monday to Friday, in a quiet room with a 50 Mbps connection. I can start next week.',
  'How long is the training?',
  'No, that is all. Thank you.',
];

/** Talks to the end: each answer, then the reply that is due for it. */
async function talk(candidateId: Parameters<typeof startInterview>[1], texts = answers): Promise<void> {
  await startInterview(deps, candidateId);
  await deps.queue.run('conversation.reply');
  for (const text of texts) {
    deps.clock.forward(60_000);
    await sendToInterview(deps, candidateId, { messageId: MessageId.parse(crypto.randomUUID()), text });
    await deps.queue.run('conversation.reply');
  }
}

describe('apply → shortlist → code → interview → result', () => {
  it('goes from an application to a scored, quoted result', async () => {
    const candidateId = await applied(deps);
    const code = await shortlisted(deps, candidateId);
    expect(code).not.toBe('');
    const { fullName } = await openPortal(deps, code.toLowerCase().replaceAll('-', ' '), { ip: someIp() });
    expect(fullName).toBe('Test Person');

    await talk(candidateId);
    const state = await interviewState(deps, candidateId);
    expect(state?.messages.map(({ seq }) => seq)).toEqual(state?.messages.map((_, index) => index + 1));
    expect(state?.messages[0]?.content).toMatch(/how (are you|are you doing)/i);
    expect(state?.info.canComplete).toBe(true);

    expect(await completeInterview(deps, candidateId)).toEqual({ mailed: true });
    await deps.queue.run('interview.score');
    const [interview] = await interviewViews(deps, candidateId);
    expect(interview?.scoring).toBe('done');
    expect(interview?.finalScore).toBeGreaterThan(60);
    const transcript = interview?.messages
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content);
    for (const { evidence } of interview?.ratings?.criteria ?? []) {
      for (const { quote } of evidence) expect(transcript?.some((text) => text.includes(quote))).toBe(true);
    }

    const view = await portalView(deps, { candidateId, userId: null });
    expect(view.status).toBe('interviewed');
    expect(view.interview?.feedback?.strengths.length).toBeGreaterThan(0);
    const kinds = (await deps.emails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'interview-results')).toHaveLength(1);
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.map(({ kind }) => kind)).toContain('interview_scored');
  });

  it('completes once for twenty calls at the same time', async () => {
    const candidateId = await applied(deps);
    await shortlisted(deps, candidateId);
    await talk(candidateId);
    await Promise.all(Array.from({ length: 20 }, () => completeInterview(deps, candidateId)));
    const scoring = (await deps.queue.tasks()).filter(({ name }) => name === 'interview.score');
    expect(scoring).toHaveLength(1);
    const kinds = (await deps.emails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'interview-thank-you')).toHaveLength(1);
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.filter(({ text }) => text.endsWith('to Interviewed'))).toHaveLength(1);
  });

  it('scores and sends the confirmation later when neither could be queued, each once', async () => {
    const candidateId = await applied(deps);
    await shortlisted(deps, candidateId);
    await talk(candidateId);
    const enqueue = async (): Promise<never> => {
      throw new Error('The power went off');
    };
    const failing = { ...deps, mailer: { ...deps.mailer, enqueue } };
    expect(await completeInterview(failing, candidateId)).toEqual({ mailed: false });
    expect(await completeInterview(deps, candidateId)).toEqual({ mailed: true });
    deps.clock.forward(21 * 60_000);
    for (let sweep = 0; sweep < 2; sweep++) {
      await deps.queue.enqueue(deps.db, 'interview.sweep', {});
      await deps.queue.run('interview.sweep');
    }
    const scoring = (await deps.queue.tasks()).filter(({ name }) => name === 'interview.score');
    expect(scoring, 'a score that waits isn’t asked for again').toHaveLength(1);
    const kinds = (await deps.emails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'interview-thank-you')).toHaveLength(1);
    await deps.queue.run('interview.score');
    expect((await interviewViews(deps, candidateId))[0]?.scoring).toBe('done');
  });

  it('refuses to complete before ten messages, and to send while a reply is due', async () => {
    const candidateId = await applied(deps);
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    await deps.queue.run('conversation.reply');
    await expect(completeInterview(deps, candidateId)).rejects.toMatchObject({ code: 'interview_too_short' });
    const messageId = MessageId.parse(crypto.randomUUID());
    const first = await sendToInterview(deps, candidateId, { messageId, text: 'I am well, thank you.' });
    const again = await sendToInterview(deps, candidateId, { messageId, text: 'I am well, thank you.' });
    expect(again).toEqual(first);
    const next = { messageId: MessageId.parse(crypto.randomUUID()), text: 'And one more.' };
    await expect(sendToInterview(deps, candidateId, next)).rejects.toMatchObject({ code: 'reply_pending' });
  });

  it('keeps what is written in one person’s interview out of that of the next at the same browser', async () => {
    const [first, second] = [await applied(deps), await applied(deps)];
    for (const candidateId of [first, second]) {
      await shortlisted(deps, candidateId);
      await talk(candidateId);
    }
    const [view] = await interviewViews(deps, first);
    const interviewId = view?.id ?? expect.fail();
    const ended = { code: 'session_ended' };
    const before = await interviewState(deps, second);
    const answer = {
      messageId: MessageId.parse(crypto.randomUUID()),
      text: 'I was never late.',
      interviewId,
    };
    await expect(sendToInterview(deps, second, answer)).rejects.toMatchObject(ended);
    await expect(completeInterview(deps, second, interviewId)).rejects.toMatchObject(ended);
    await expect(interviewState(deps, second, interviewId)).rejects.toMatchObject(ended);
    const watching = {
      interviewId,
      afterSeq: 0,
      signal: AbortSignal.timeout(5_000),
      allowed: async () => true,
    };
    await expect(watchInterview(deps, second, watching)).rejects.toMatchObject(ended);
    await expect(stopInterviewForToday(deps, second, interviewId)).rejects.toMatchObject(ended);
    await expect(resumeInterview(deps, second, interviewId)).rejects.toMatchObject(ended);
    await expect(requestHuman(deps, second, { interviewId })).rejects.toMatchObject(ended);
    await expect(requestReview(deps, second, 'Not mine.', interviewId)).rejects.toMatchObject(ended);
    expect(JSON.stringify(await readTimeline(deps, second, { forCandidate: false }))).not.toMatch(
      /human|review|Not mine/,
    );
    expect((await interviewState(deps, second))?.messages).toEqual(before?.messages);

    expect(await sendToInterview(deps, first, answer)).toMatchObject({ content: 'I was never late.' });
    expect(await interviewState(deps, first, interviewId)).toMatchObject({ open: true });
  });
});

describe('the rubric of a job HR has just written', () => {
  const own = {
    id: 'own-0000000a',
    label: 'Care with attachments',
    weight: 20,
    ask: 'An email you didn’t expect brings a file. What would you do?',
    wanted: ['I ask the sender by phone before I open it.'],
    unwanted: ['I open the file to see what it is.'],
  };

  /** A job with a rubric of version 2, and who writes. */
  async function written() {
    const actor = await adminActor(deps);
    const jobId = JobId.parse(deps.clock.uuid());
    const job = JobInput.parse({
      ...{ ...newJob, title: 'Night desk', department: 'Support', position: 'Other', description: 'Calls.' },
      ...{ salaryMin: null, salaryMax: null, responsibilities: null, requirements: null, benefits: null },
      ...{ workHours: null, applicationDeadline: null },
    });
    await saveJob(deps, actor, { jobId, basedOn: null, job });
    const { version: basedOn, criteria } = await jobRubric(deps, jobId);
    const weights = Object.fromEntries(
      criteria.map(({ id, weight }) => [id, id === 'experience' ? 10 : weight]),
    );
    const levels = Object.fromEntries(criteria.map((one) => [one.id, one.levels]));
    const input = { jobId, basedOn, rubric: { weights, levels, own: [own] } };
    const saved = await saveJobRubric(deps, actor, input);
    return { actor, jobId, job, input, levels, saved, template: criteria };
  }

  it('is what its interviews ask and weigh by, in the version they began with', async () => {
    const { actor, jobId, job, input, levels, saved, template } = await written();
    expect(saved).toMatchObject({ version: 1, own: [own] });
    const candidateId = await applied(deps, { jobId, position: 'Other', otherPosition: 'Night clerk' });
    await shortlisted(deps, candidateId);
    const attachment = 'First I call the person who sent it and ask about the file.';
    await talk(candidateId, [...answers.slice(0, 6), attachment, ...answers.slice(6)]);
    const asked = (await interviewState(deps, candidateId))?.messages
      .map(({ content }) => content)
      .join('\n');
    expect(asked).toContain('An email you didn’t expect brings a file.');

    // HR changes its mind meanwhile, and the position: what has begun stays what it was.
    const bare = { ...own, weight: 40, wanted: [], unwanted: [] };
    const weights = { experience: 10, problem_solving: 5, written_english: 20, availability: 15, tools: 10 };
    const reworded = { ...levels, tools: { low: 'None.', middle: 'Some.', high: 'Ours.' } };
    const second = { jobId, basedOn: 1, rubric: { weights, levels: reworded, own: [bare] } };
    // Of two who save at the same moment, one is told; the same again changes nothing.
    const other = {
      ...second,
      rubric: { levels, weights: { ...weights, experience: 5, tools: 15 }, own: [bare] },
    };
    const both = [second, other].map((rubric) => saveJobRubric(deps, actor, rubric));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    const won = outcomes[0]?.status === 'fulfilled' ? second : other;
    expect(await saveJobRubric(deps, actor, won)).toMatchObject({ version: 2 });
    await expect(saveJobRubric(deps, actor, input)).rejects.toMatchObject({ code: 'conflict' });
    const { updatedAt: basedOn } = await adminJob(deps, jobId);
    await saveJob(deps, actor, { jobId, basedOn, job: { ...job, position: 'Data Entry Clerk' } });
    const carried = await jobRubric(deps, jobId);
    expect(carried.own).toEqual([bare]);
    await expect(saveJobRubric(deps, actor, { ...won, basedOn: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(carried.criteria.map(({ id, weight }) => [id, weight])[0]).toEqual(['accuracy', 18]);

    await completeInterview(deps, candidateId);
    await deps.queue.run('interview.score');
    const first = (await interviewViews(deps, candidateId))[0];
    if (!first) throw new Error('No interview');
    expect(first.ratings?.rubric).toBe('job/1');
    // What ratings mean is what they were made by, not the words of today.
    expect(first.levels).toMatchObject({
      tools: levels.tools,
      [own.id]: { high: `Like: ${own.wanted.join(' ')}` },
    });
    expect(first.ratings?.criteria.map(({ criterion, weight }) => [criterion, weight])).toEqual([
      ...Object.entries(input.rubric.weights).map(([id, weight]) => [id, weight / 100]),
      [own.id, 0.2],
    ]);
    expect(first.ratings?.criteria.at(-1)).toMatchObject({ rating: 5, evidence: [{ quote: attachment }] });
    await requestScoring(deps, actor, onScreen(first));
    await deps.queue.run('interview.score');
    expect((await interviewViews(deps, candidateId))[0]?.ratings).toEqual(first.ratings);
    const lines = await deps.database.client`select data from audit_log where action = 'job.rubric_changed'`;
    expect(lines).toHaveLength(2);

    // What HR changed first is shown beside the template it changed.
    expect(await rubricVersions(deps, jobId)).toMatchObject([
      { version: 2, changedBy: actor.fullName, interviews: 0, own: [bare], before: null },
      {
        ...{ version: 1, changedBy: actor.fullName, interviews: 1, own: [own] },
        before: { own: [], criteria: template },
      },
    ]);

    // The next one begins with the position's criteria and what HR asks, kept as version 3; nobody can rate that.
    const next = await applied(deps, { jobId, position: 'Data Entry Clerk' });
    await shortlisted(deps, next);
    await talk(next, [...answers.slice(0, 6), attachment, ...answers.slice(6)]);
    await completeInterview(deps, next);
    await deps.queue.run('interview.score');
    const found = (await interviewViews(deps, next))[0];
    expect(found?.ratings?.rubric).toBe('job/3');
    const criteria = found?.ratings?.criteria ?? [];
    expect(criteria.at(-1)).toMatchObject({ criterion: own.id, rating: null, notRated: true });
    // In whole percents: fractions of one add up to 63.4999 where the score is an exact 63.5.
    const earned = criteria.reduce((sum, one) => sum + Math.round(one.weight * 100) * (one.rating ?? 0), 0);
    expect(found?.finalScore).toBe(Math.round(earned / (5 * 0.6)));
    expect(found?.summary).toContain('Not rated and left out of the score: Care with attachments.');

    // HR opened the editor before that interview kept the same as version 3, and overwrites nobody's words.
    const reweighed = Object.fromEntries(carried.criteria.map(({ id, weight }) => [id, weight]));
    const worded = Object.fromEntries(carried.criteria.map((one) => [one.id, one.levels]));
    const late = {
      jobId,
      basedOn: 2,
      rubric: { weights: reweighed, levels: worded, own: [{ ...bare, label: 'Attachments' }] },
    };
    expect(await saveJobRubric(deps, actor, late)).toMatchObject({ version: 4 });
    await changeRating(
      deps,
      { ...actor, fullName: 'Ana Ruiz' },
      {
        ...{ interviewId: InterviewId.parse(found?.id), criterion: own.id },
        ...{ from: null, rating: 4 },
        ...{ note: 'Asks the sender first.', idempotencyKey: deps.clock.uuid() },
      },
    );
    expect(
      (await readTimeline(deps, next, { forCandidate: false })).map(({ text }) => text).join(),
    ).toContain('Care with attachments changed from not rated to 4');
    await deleteJob(deps, actor, { jobId });
    await expect(saveJobRubric(deps, actor, { ...late, basedOn: 4 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
