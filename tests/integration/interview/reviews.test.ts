import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { interviewReviews } from '../../../server/db/schema/reviews.ts';
import { tableOf } from '../../../server/features/admin/exports/rows.ts';
import { adminCandidate, panelCandidates } from '../../../server/features/admin/service.ts';
import { recentActivity } from '../../../server/features/assistant/parts/activity.ts';
import { listAudit } from '../../../server/features/audit/admin.ts';
import { listEmails, previewEmail } from '../../../server/features/emails/admin.ts';
import { listRequests } from '../../../server/features/inbox/service.ts';
import { changeProposal } from '../../../server/features/interview/admin.ts';
import { requestScoring } from '../../../server/features/interview/parts/rating/rating.ts';
import { scoreInterview } from '../../../server/features/interview/tasks.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import { agreementReport } from '../../../server/features/reviews/queries.ts';
import {
  changeBlindSetting,
  markSeen,
  rateInterview,
  showProposal,
  type Viewer,
} from '../../../server/features/reviews/service.ts';
import { recordEvent } from '../../../server/features/timeline/service.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { type CandidateId, ConversationId, EmailId, InterviewId } from '../../../shared/ids/schema.ts';
import { finalScore, type Ratings, recommendationFor } from '../../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { AuditListInput, EmailListInput } from '../../../shared/panel/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const criteria = [
  { criterion: 'empathy', label: 'Customer empathy', weight: 0.5, rating: 4 },
  { criterion: 'solving', label: 'Problem solving', weight: 0.3, rating: 3 },
  { criterion: 'hours', label: 'Availability fit', weight: 0.2, rating: null },
].map((rating) => ({ ...rating, reason: 'Because.', evidence: [] }));

async function admin(): Promise<Viewer & { fullName: string; ip: string }> {
  return { ...(await adminActor(deps)), roles: ['admin'] };
}

/** Somebody whose interview is complete and, unless said otherwise, scored. */
async function interviewed(scoring: 'done' | 'pending' = 'done') {
  const candidateId: CandidateId = await applied(deps);
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const id = InterviewId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db
    .insert(conversations)
    .values({ id: conversationId, kind: 'interview', ownerId: candidateId, open: false, createdAt: now });
  const ratings: Ratings = { rubric: 'test', model: 'test', changedBy: null, criteria };
  const score = finalScore(criteria);
  await deps.db.insert(interviewSessions).values({
    id,
    candidateId,
    conversationId,
    position: 'Customer Support Representative',
    consentVersion: 'test',
    consentedAt: now,
    scoringMethod: SCORING_METHOD,
    isComplete: true,
    completedAt: now,
    scoring,
    createdAt: now,
    ...(scoring === 'done'
      ? { ratings, finalScore: score, recommendation: recommendationFor(score), summary: 'A summary.' }
      : {}),
  });
  if (scoring === 'done') {
    await recordEvent(deps.db, deps, { candidateId, kind: 'interview_scored', data: { score } });
  }
  return { candidateId, interviewId: id, score };
}

const rating = (interviewId: InterviewId, ratings: (number | null)[], note = '') => ({
  interviewId,
  ratings: criteria.map(({ criterion }, index) => ({ criterion, rating: ratings[index] ?? null })),
  note,
  idempotencyKey: deps.clock.uuid(),
});
const detailOf = async (viewer: Viewer, id: CandidateId) => {
  const detail = await adminCandidate(deps, viewer, id);
  const [interview] = detail.interviews;
  if (!interview?.review) throw new Error('No interview');
  return { detail, interview, review: interview.review };
};
const turn = async (on: boolean): Promise<void> => changeBlindSetting(deps, await admin(), { on });

describe('rating before the score is seen', () => {
  it('withholds the proposal everywhere until the admin has rated', async () => {
    const { candidateId, interviewId, score } = await interviewed();
    const viewer = await admin();
    expect((await detailOf(viewer, candidateId)).interview.finalScore).toBe(score);
    await recordEvent(deps.db, deps, { candidateId, kind: 'review_requested', data: {} });
    const request = async () => (await listRequests(deps, viewer, { limit: 50 })).items[0];
    expect(await request()).toMatchObject({ candidateId, mark: { kind: 'provisional' } });
    await turn(true);
    expect(await request()).toMatchObject({ candidateId, score: null, mark: null });

    const { detail, interview, review } = await detailOf(viewer, candidateId);
    expect(interview).toMatchObject({ ratings: null, finalScore: null, recommendation: null, summary: null });
    expect(review).toMatchObject({ withheld: true, own: null, others: [] });
    expect(review.criteria.map(({ label }) => label)).toEqual(criteria.map(({ label }) => label));
    expect(detail).toMatchObject({ score: null, scoreWithheld: true });
    expect(JSON.stringify(detail)).not.toContain(`${score} out of 100`);
    const find = CandidateListInput.parse({ sort: 'score', limit: 100 });
    const row = (await panelCandidates(deps, viewer, find)).rows.find(({ id }) => id === candidateId);
    expect(row).toMatchObject({ score: null, scoreWithheld: true });
    const spec = {
      kind: 'candidates' as const,
      filters: CandidateListInput.parse({}),
      personal: false,
      reason: '',
    };
    const exported = tableOf(deps, viewer, spec);
    const [id, at] = [exported.columns.indexOf('ID'), exported.columns.indexOf('Score')];
    for await (const rows of exported.batches)
      expect(rows.find((cells) => cells[id] === candidateId)?.[at]).toBeNull();
    const feed = (await recentActivity(deps)).map(({ text }) => text).join();
    expect(feed).not.toContain('out of 100');
    await expect(
      changeProposal(deps, viewer, {
        interviewId,
        criterion: 'empathy',
        from: 4,
        rating: 5,
        note: 'peek',
        idempotencyKey: deps.clock.uuid(),
      }),
    ).rejects.toMatchObject({ code: 'rate_first' });

    // A reviewer decides nothing and reads on.
    const reader: Viewer = { ...(await admin()), roles: ['reviewer'] };
    expect((await detailOf(reader, candidateId)).interview.finalScore).toBe(score);

    const own = await rateInterview(deps, viewer, rating(interviewId, [5, 3, 2]));
    expect(own.score).toBe(
      finalScore([
        { weight: 0.5, rating: 5 },
        { weight: 0.3, rating: 3 },
        { weight: 0.2, rating: 2 },
      ]),
    );
    const after = await detailOf(viewer, candidateId);
    expect(after.interview.finalScore).toBe(score);
    expect(after.review.own).toMatchObject({ score: own.score, blind: true });
    expect(
      (await panelCandidates(deps, viewer, find)).rows.find((one) => one.id === candidateId)?.score,
    ).toBe(score);
    await turn(false);
  });

  it('does not order people by a score that is withheld', async () => {
    await turn(true);
    const viewer = await admin();
    const by = async (sort: 'score' | 'newest') =>
      (await panelCandidates(deps, viewer, CandidateListInput.parse({ sort }))).rows.map(({ id }) => id);
    await interviewed();
    await applied(deps);
    expect(await by('score')).toEqual(await by('newest'));
    await turn(false);
  });

  it('hides what others think until one has rated too, also in the audit log', async () => {
    await turn(true);
    const { candidateId, interviewId } = await interviewed();
    const [first, second] = [await admin(), await admin()];
    await rateInterview(deps, first, rating(interviewId, [2, 2, null], 'Cold'));
    const before = (await detailOf(second, candidateId)).review;
    expect(before).toMatchObject({ others: [], othersCount: 1 });
    const audit = async (viewer: Viewer) =>
      (await listAudit(deps, viewer, AuditListInput.parse({ subjectId: interviewId }))).rows[0]?.data;
    expect(await audit(second)).toEqual({});
    expect(await audit(first)).toMatchObject({ empathy: '2' });
    await rateInterview(deps, second, rating(interviewId, [4, 4, 4]));
    expect((await detailOf(second, candidateId)).review.others).toMatchObject([
      { note: 'Cold', name: 'Test HR' },
    ]);
    await turn(false);
  });

  it('records who looked without rating; their later rating is not blind', async () => {
    await turn(true);
    const { candidateId, interviewId, score } = await interviewed();
    const viewer = await admin();
    const ask = { interviewId, idempotencyKey: deps.clock.uuid() };
    await Promise.all([showProposal(deps, viewer, ask), showProposal(deps, viewer, ask)]);
    const { detail, interview } = await detailOf(viewer, candidateId);
    expect(interview.finalScore).toBe(score);
    expect(detail.timeline.filter(({ kind }) => kind === 'proposal_shown')).toHaveLength(1);
    await rateInterview(deps, viewer, rating(interviewId, [1, 1, 1]));
    expect((await detailOf(viewer, candidateId)).review.own).toMatchObject({ blind: false });
    await turn(false);
  });

  it('keeps one rating an admin, its first version and the history of changes', async () => {
    await turn(true);
    const { candidateId, interviewId } = await interviewed();
    const viewer = await admin();
    const input = rating(interviewId, [3, 3, 3]);
    await Promise.all(Array.from({ length: 5 }, () => rateInterview(deps, viewer, input)));
    await rateInterview(deps, viewer, rating(interviewId, [4, 3, null]));
    // The answer to the first call came late and it is sent again: nothing goes back.
    await rateInterview(deps, viewer, input);
    const rows = await deps.db
      .select()
      .from(interviewReviews)
      .where(eq(interviewReviews.interviewId, interviewId));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.criteria?.map((one) => one.rating)).toEqual([4, 3, null]);
    expect(rows[0]?.firstCriteria?.map((one) => one.rating)).toEqual([3, 3, 3]);
    expect(rows[0]?.blind).toBe(true);
    const log = await listAudit(deps, viewer, AuditListInput.parse({ subjectId: interviewId }));
    expect(log.rows.map(({ action, data }) => [action, data.empathy])).toEqual([
      ['interview.own_rating_changed', '3 → 4'],
      ['interview.rated', '3'],
    ]);
    expect((await detailOf(viewer, candidateId)).detail.timeline.map(({ kind }) => kind)).toContain(
      'own_rating_changed',
    );
    await turn(false);
  });

  it('refuses what is not the rubric of the interview', async () => {
    const { interviewId } = await interviewed();
    const viewer = await admin();
    const wrong = { ...rating(interviewId, [1, 1, 1]), ratings: [{ criterion: 'looks', rating: 5 }] };
    await expect(rateInterview(deps, viewer, wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    const unknown = rating(InterviewId.parse(deps.clock.uuid()), [1, 1, 1]);
    await expect(rateInterview(deps, viewer, unknown)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('emails HR without the score while it is on', async () => {
    await turn(true);
    const { interviewId } = await interviewed('pending');
    await scoreInterview(deps, interviewId, new AbortController().signal);
    const email = (await deps.emails()).findLast(({ kind }) => kind === 'interview-results');
    expect(email?.subject).toContain('Interview to rate');
    expect(email?.text).not.toContain('out of 100');
    await turn(false);
  });

  it('opens no email about a score to who must rate that interview first', async () => {
    await turn(false);
    const { candidateId, interviewId } = await interviewed('pending');
    await scoreInterview(deps, interviewId, new AbortController().signal);
    const viewer = await admin();
    const { mails: emails } = await listEmails(
      deps,
      { roles: ['admin'] },
      EmailListInput.parse({ candidateId }),
    );
    const mailId = EmailId.parse(emails.find(({ kind }) => kind === 'interview-results')?.id);
    const seen = (by: typeof viewer) => previewEmail(deps, by, mailId);
    const { text } = await seen(viewer);
    // Each place that names the score names its mark with it.
    expect(text?.match(/\d+ out of 100/g)?.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/\d+ out of 100(?! \(Provisional\))/);
    await turn(true);
    expect(await seen(viewer)).toMatchObject({ text: null, withheld: true });
    expect((await seen({ ...viewer, roles: ['reviewer'] })).text).toContain('out of 100');
    await showProposal(deps, viewer, { interviewId, idempotencyKey: deps.clock.uuid() });
    expect(await seen(viewer)).toMatchObject({
      text: expect.stringContaining('out of 100'),
      withheld: false,
    });
    await turn(false);
  });

  it('is written for the record that a merge has kept while the model was reading', async () => {
    const { candidateId: goneId, interviewId } = await interviewed('pending');
    const keptId = await applied(deps, { fullName: 'Kept Person' });
    const hr = await admin();
    let merged = false;
    const scorer: typeof deps.scorer = {
      ...deps.scorer,
      async object(request) {
        const pair = { keptId, goneId, takeFromGone: [], idempotencyKey: deps.clock.uuid() };
        if (!merged) await mergeCandidates(deps, hr, pair);
        merged = true;
        return deps.scorer.object(request);
      },
    };
    await scoreInterview({ ...deps, scorer }, interviewId, new AbortController().signal);
    expect(merged).toBe(true);
    const { timeline, interviews } = await adminCandidate(deps, hr, keptId);
    expect(interviews).toMatchObject([{ finalScore: expect.any(Number) }]);
    expect(timeline.map(({ kind }) => kind)).toContain('interview_scored');
    const { mails: emails } = await listEmails(
      deps,
      { roles: ['admin'] },
      EmailListInput.parse({ candidateId: keptId }),
    );
    expect(emails.map(({ kind }) => kind)).toContain('interview-results');
  });
});

describe('scoring again', () => {
  it('stores nothing over what HR has changed meanwhile, and says who asked', async () => {
    const { interviewId } = await interviewed();
    const actor = await admin();
    await requestScoring(deps, actor, { interviewId, round: 0, changedBy: null, confirmedAt: null });
    const change = { interviewId, criterion: 'empathy', from: 4, rating: 1, note: 'Not so warm' };
    const changed = await changeProposal(deps, actor, { ...change, idempotencyKey: deps.clock.uuid() });
    expect(changed.mark).toEqual({ kind: 'provisional' });
    await scoreInterview(deps, interviewId, new AbortController().signal);
    const [row] = await deps.db.select().from(interviewSessions).where(eq(interviewSessions.id, interviewId));
    expect(row).toMatchObject({ scoring: 'done', ratings: { changedBy: actor.fullName } });
    expect(row?.ratings?.criteria[0]?.rating).toBe(1);
    // What is said of the ratings follows them, and names no score that would stand there without its mark.
    expect(row?.summary).toContain('Weaker in customer empathy.');
    expect(row?.summary).not.toContain('out of 100');
    expect(row?.feedback?.strengths).not.toContain(
      'You think of the other person first, and it shows in your words.',
    );
    expect(row?.feedback?.tip).toBe(
      'When you talk with customers, start with what the situation means for them.',
    );
    const log = await listAudit(deps, actor, AuditListInput.parse({ subjectId: interviewId }));
    expect(log.rows.map(({ action }) => action)).toContain('interview.rescored');
  });
});

describe('agreement', () => {
  it('counts first, blind ratings beside the untouched proposal', async () => {
    const position = 'Customer Support Representative';
    await deps.db.delete(interviewReviews);
    await turn(true);
    const [one, two, seen, changed] = [
      await interviewed(),
      await interviewed(),
      await interviewed(),
      await interviewed(),
    ];
    const [ana, bo] = [await admin(), await admin()];
    // The built-in scorer rates in half steps; people rate in whole ones, so 4 is as near as they can say.
    await deps.db.execute(sql`update interview_sessions
      set ratings = jsonb_set(ratings, '{criteria,0,rating}', '3.5') where id = ${one.interviewId}`);
    await rateInterview(deps, ana, rating(one.interviewId, [4, 3, null]));
    // Changed after the proposal was shown: the first rating counts.
    await rateInterview(deps, bo, rating(two.interviewId, [5, 1, 2]));
    await rateInterview(deps, bo, rating(two.interviewId, [4, 3, null]));
    await markSeen(deps, ana, seen.interviewId);
    await rateInterview(deps, ana, rating(seen.interviewId, [1, 1, 1]));
    await rateInterview(deps, ana, rating(changed.interviewId, [4, 3, null]));
    await changeProposal(deps, ana, {
      interviewId: changed.interviewId,
      criterion: 'empathy',
      from: 4,
      rating: 1,
      note: 'Not so warm',
      idempotencyKey: deps.clock.uuid(),
    });
    await rateInterview(deps, bo, rating(changed.interviewId, [1, 1, 1]));

    const reader: Viewer = { userId: ana.userId, roles: ['reviewer'] };
    const report = await agreementReport(deps, reader, { position, withinDays: 30 });
    expect(report).toMatchObject({ on: true, reviews: 3, raters: 2, leftOut: 2, positions: [position] });
    const empathy = report.criteria.find(({ criterion }) => criterion === 'empathy')?.agreement;
    expect(empathy).toMatchObject({ pairs: 3, rated: 3, exact: 2 / 3, withinOne: 1, small: true });
    expect(empathy?.meanDifference).toBeCloseTo(1.5 / 3);
    expect(report.criteria.find(({ criterion }) => criterion === 'hours')?.agreement).toMatchObject({
      pairs: 3,
      rated: 0,
      exact: 2 / 3,
      kappa: null,
    });
    // 58 of 100 in the first against 53 proposed, 64 in the second (5, 1, 2) against 58; nothing apart in the third.
    expect(report.scoreDifference).toBeCloseTo((58 - 53 + 64 - 58) / 3);
    expect((await agreementReport(deps, reader, { position: 'Nobody' })).reviews).toBe(0);
    // One rating more, and its distance from the AI's would be the difference of two reports.
    expect(await agreementReport(deps, await admin(), {})).toMatchObject({
      reviews: 0,
      criteria: [],
      scoreDifference: null,
      ownOnly: true,
    });
    expect(await agreementReport(deps, bo, {})).toMatchObject({ reviews: 2, ownOnly: true });
    const spec = { kind: 'agreement' as const, filters: {}, personal: false, reason: '' };
    for await (const rows of tableOf(deps, ana, spec).batches) {
      expect(rows.map((cells) => cells[0])).toContain('All criteria');
      expect(rows).toHaveLength(4);
    }
    await turn(false);
  });

  it('leaves out what nobody could rate', async () => {
    await turn(true);
    const [{ interviewId }, ana] = [await interviewed(), await admin()];
    const halves = criteria.map((one) =>
      one.rating === null ? { ...one, notRated: true as const } : { ...one, rating: one.rating - 0.5 },
    );
    const ratings: Ratings = { rubric: 'test', model: 'test', changedBy: null, criteria: halves };
    await deps.db
      .update(interviewSessions)
      .set({ ratings, position: 'Half steps' })
      .where(eq(interviewSessions.id, interviewId));
    const { score } = await rateInterview(deps, ana, rating(interviewId, [4, 3, null]));
    expect(score).toBe(73);
    // A person who rates it agrees or disagrees with nothing.
    const bo = await admin();
    expect((await rateInterview(deps, bo, rating(interviewId, [4, 3, 5]))).score).not.toBe(73);
    const reader: Viewer = { userId: ana.userId, roles: ['reviewer'] };
    const report = await agreementReport(deps, reader, { position: 'Half steps' });
    expect(report.reviews).toBe(2);
    expect(report.overall).toMatchObject({ pairs: 4, rated: 4, exact: 1 });
    await turn(false);
  });
});
