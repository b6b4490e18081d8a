import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../../server/features/accessCodes/service.ts';
import { portalView } from '../../server/features/candidatePortal/service.ts';
import {
  completeInterview,
  interviewState,
  sendToInterview,
  startInterview,
} from '../../server/features/interview/live.ts';
import { interviewViews } from '../../server/features/interview/service.ts';
import { readTimeline } from '../../server/features/timeline/service.ts';
import { MessageId } from '../../shared/ids.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { applied, registerInterviews, shortlisted, someIp } from '../support/stories.ts';

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
    const kinds = (await deps.mails()).map(({ kind }) => kind);
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
    const kinds = (await deps.mails()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'interview-thank-you')).toHaveLength(1);
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.filter(({ text }) => text.endsWith('to Interviewed'))).toHaveLength(1);
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
});
