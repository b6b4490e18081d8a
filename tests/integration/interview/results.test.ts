import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { tableOf } from '../../../server/features/admin/exports/rows.ts';
import { adminCandidate, panelCandidates } from '../../../server/features/admin/service.ts';
import { changeProposal, lookedAgain, openOrConfirm } from '../../../server/features/interview/admin.ts';
import { requestScoring } from '../../../server/features/interview/parts/rating/rating.ts';
import { earlierResults, rescoreAll } from '../../../server/features/interview/parts/rating/rescoring.ts';
import { interviewSummary } from '../../../server/features/interview/service.ts';
import { registerInterviewTasks, scoreInterview } from '../../../server/features/interview/tasks.ts';
import { changeConfirmSetting } from '../../../server/features/results/service.ts';
import { changeBlindSetting, type Viewer } from '../../../server/features/reviews/service.ts';
import { CandidateListInput, type CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId, ConversationId, InterviewId, RescoringId } from '../../../shared/ids/schema.ts';
import { RescoreInput } from '../../../shared/interview/results.ts';
import { finalScore, type Ratings, recommendationFor } from '../../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, onScreen } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const criteria = [
  { criterion: 'empathy', label: 'Customer empathy', weight: 0.6, rating: 5 },
  { criterion: 'hours', label: 'Availability fit', weight: 0.4, rating: 4 },
].map((rating) => ({ ...rating, reason: 'Because.', evidence: [] }));
const score = finalScore(criteria);

type Stored = { method?: number; builtIn?: boolean; status?: CandidateStatus };

/** Somebody with a scored interview. */
async function interviewed({ method = SCORING_METHOD, builtIn = true, status = 'applied' }: Stored = {}) {
  const candidateId = CandidateId.parse(deps.clock.uuid());
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const interviewId = InterviewId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(candidates).values({
    id: candidateId,
    fullName: 'Interviewed Person',
    email: `${candidateId}@example.com`,
    position: 'Customer Support Representative',
    country: 'Kenya',
    status,
    appliedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await deps.db
    .insert(conversations)
    .values({ id: conversationId, kind: 'interview', ownerId: candidateId, open: false, createdAt: now });
  const ratings: Ratings = { rubric: 'test', model: 'test', changedBy: null, criteria };
  await deps.db.insert(interviewSessions).values({
    id: interviewId,
    candidateId,
    conversationId,
    position: 'Customer Support Representative',
    consentVersion: 'test',
    consentedAt: now,
    isComplete: true,
    completedAt: now,
    scoring: 'done',
    ratings,
    finalScore: score,
    recommendation: recommendationFor(score),
    summary: 'A summary.',
    scoringMethod: method,
    scoredBuiltIn: builtIn,
    createdAt: now,
  });
  return { candidateId, interviewId };
}

const admin = async (): Promise<Viewer> => ({ ...(await adminActor(deps)), roles: ['admin'] });

const byScore = async (): Promise<CandidateId[]> =>
  (await panelCandidates(deps, await admin(), CandidateListInput.parse({ sort: 'score', limit: 100 }))).rows
    .filter((row) => row.score !== null)
    .map(({ id }) => id);

describe('how a result was made', () => {
  it('tells built-in rules from a connected model, and marks both wherever they show', async () => {
    const viewer = await admin();
    for (const [builtIn, kind] of [
      [true, 'provisional'],
      [false, 'proposed'],
    ] as const) {
      const { candidateId } = await interviewed({ builtIn });
      const detail = await adminCandidate(deps, viewer, candidateId);
      expect(detail).toMatchObject({ score, mark: { kind } });
      expect(detail.interviews[0]).toMatchObject({ finalScore: score, mark: { kind } });
      expect(await interviewSummary(deps, candidateId)).toMatchObject({ finalScore: score, mark: { kind } });
      expect(await byScore()).toContain(candidateId);
    }
  });

  it('takes results of an earlier method out of sorting, exports and the portal, and marks them', async () => {
    const { candidateId } = await interviewed({ method: SCORING_METHOD - 1 });
    const viewer = await admin();
    expect(await byScore()).not.toContain(candidateId);
    const detail = await adminCandidate(deps, viewer, candidateId);
    expect(detail).toMatchObject({ score: null, mark: { kind: 'earlier' } });
    expect(detail.interviews[0]).toMatchObject({ finalScore: score, mark: { kind: 'earlier' } });
    expect(await interviewSummary(deps, candidateId)).toMatchObject({
      finalScore: null,
      recommendation: null,
      mark: { kind: 'earlier' },
    });
    const exported = tableOf(deps, viewer, {
      kind: 'candidates',
      filters: CandidateListInput.parse({}),
      personal: false,
      reason: '',
    });
    const column = (name: string): number => exported.columns.indexOf(name);
    for await (const rows of exported.batches) {
      const cells = rows.find((row) => row[column('ID')] === candidateId);
      expect([cells?.[column('Score')], cells?.[column('Score status')]]).toEqual([null, 'Earlier method']);
    }
  });

  it('a raised method marks what was made before, lists whom was decided on, and is never lowered', async () => {
    const [open, hired] = [await interviewed(), await interviewed({ status: 'hired' })];
    const raised = SCORING_METHOD + 1;
    const looked = async (id: InterviewId): Promise<boolean | undefined> =>
      (await deps.db.select().from(interviewSessions).where(eq(interviewSessions.id, id)))[0]?.secondLook;
    await deps.db.execute(sql`select raise_scoring_method(${raised})`);
    try {
      expect(await byScore()).toEqual([]);
      expect([await looked(open.interviewId), await looked(hired.interviewId)]).toEqual([false, true]);
      await deps.db.execute(sql`select raise_scoring_method(${SCORING_METHOD})`);
      const [now] = await deps.db.execute(sql`select current_scoring_method() as method`);
      expect(now).toEqual({ method: raised });
      const again = { scoringMethod: raised };
      await deps.db.update(interviewSessions).set(again).where(eq(interviewSessions.id, open.interviewId));
      expect(await byScore()).toEqual([open.candidateId]);
    } finally {
      await deps.db.execute(sql`
        create or replace function current_scoring_method() returns integer language sql stable
        as ${sql.raw(`'select ${SCORING_METHOD}'`)}`);
    }
  });
});

describe('confirming a result', () => {
  const reader = async () => ({ ...(await admin()), fullName: 'Test HR', ip: '192.0.2.1' });
  type Reader = Awaited<ReturnType<typeof reader>>;
  const round = 0;
  const open = (who: Reader, interviewId: InterviewId, criterion: string) =>
    openOrConfirm(deps, who, { interviewId, round, criterion });
  const confirm = (who: Reader, interviewId: InterviewId) => openOrConfirm(deps, who, { interviewId, round });
  const change = (who: Reader, interviewId: InterviewId, from: number, rating: number) =>
    changeProposal(deps, who, {
      interviewId,
      criterion: 'hours',
      from,
      rating,
      note: 'It says so',
      idempotencyKey: deps.clock.uuid(),
    });
  const viewOf = async (who: Reader, candidateId: CandidateId) =>
    (await adminCandidate(deps, who, candidateId)).interviews[0];
  const events = (candidateId: CandidateId) =>
    deps.db.execute(sql`
      select 1 from candidate_events where candidate_id = ${candidateId} and kind = 'result_confirmed'`);

  it('is refused until that person opened or changed every criterion, and counts once', async () => {
    const { candidateId, interviewId } = await interviewed();
    const [who, other] = [await reader(), await reader()];
    await open(other, interviewId, 'empathy');
    await open(other, interviewId, 'hours');
    await expect(confirm(who, interviewId)).rejects.toMatchObject({ code: 'criteria_unread' });
    await expect(open(who, interviewId, 'charm')).rejects.toMatchObject({ code: 'not_found' });
    // Two tabs at once.
    await Promise.all([open(who, interviewId, 'empathy'), open(who, interviewId, 'empathy')]);
    await expect(confirm(who, interviewId)).rejects.toMatchObject({ code: 'criteria_unread' });
    await change(who, interviewId, 4, 3);
    expect((await viewOf(who, candidateId))?.opened.sort()).toEqual(['empathy', 'hours']);
    await Promise.all([confirm(who, interviewId), confirm(who, interviewId)]);
    expect(await events(candidateId)).toHaveLength(1);
    const mark = { kind: 'confirmed', by: 'Test HR' };
    expect((await viewOf(other, candidateId))?.mark).toMatchObject(mark);
    const { rows } = await panelCandidates(deps, who, CandidateListInput.parse({ limit: 100 }));
    expect(rows.find(({ id }) => id === candidateId)?.mark).toMatchObject(mark);
    // The candidate reads that it was, and no name.
    expect((await interviewSummary(deps, candidateId))?.mark).toMatchObject({ kind: 'confirmed', by: null });
  });

  it('ends with another one’s change and with a new scoring, and is refused while one is under way', async () => {
    const { candidateId, interviewId } = await interviewed();
    const [who, other] = [await reader(), await reader()];
    for (const criterion of ['empathy', 'hours']) await open(who, interviewId, criterion);
    await confirm(who, interviewId);
    await change(who, interviewId, 4, 2);
    expect((await viewOf(who, candidateId))?.mark?.kind).toBe('confirmed');
    await change(other, interviewId, 2, 5);
    expect(await viewOf(who, candidateId)).toMatchObject({
      mark: { kind: 'provisional' },
      opened: ['empathy'],
    });
    await open(who, interviewId, 'hours');
    await requestScoring(deps, who, onScreen((await viewOf(who, candidateId)) ?? expect.fail()));
    await expect(confirm(who, interviewId)).rejects.toMatchObject({ code: 'conflict' });
    await scoreInterview(deps, interviewId, new AbortController().signal);
    expect(await viewOf(who, candidateId)).toMatchObject({
      round: 1,
      opened: [],
      mark: { kind: 'provisional' },
    });
    // A tab that still shows the old result.
    await expect(open(who, interviewId, 'empathy')).rejects.toMatchObject({ code: 'conflict' });
    await expect(confirm(who, interviewId)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is replaced by a new scoring only as it was on the screen', async () => {
    const { candidateId, interviewId } = await interviewed();
    const [who, other] = [await reader(), { ...(await reader()), fullName: 'Other HR' }];
    const seen = async () => onScreen((await viewOf(who, candidateId)) ?? expect.fail());
    const kept = async (screen: Awaited<ReturnType<typeof seen>>): Promise<void> => {
      const before = await viewOf(who, candidateId);
      await expect(requestScoring(deps, who, screen)).rejects.toMatchObject({ code: 'conflict' });
      expect(await viewOf(who, candidateId)).toEqual(before);
    };
    const untouched = await seen();
    await change(other, interviewId, 4, 2);
    await kept(untouched);
    const changed = await seen();
    await open(other, interviewId, 'empathy');
    await confirm(other, interviewId);
    await kept(changed);
    await requestScoring(deps, who, await seen());
    await scoreInterview(deps, interviewId, new AbortController().signal);
    expect(await viewOf(who, candidateId)).toMatchObject({ round: 1, mark: { kind: 'provisional' } });
    await kept({ ...untouched });
  });

  it('changes a rating only from the one that was on the screen', async () => {
    const { candidateId, interviewId } = await interviewed();
    const [who, other] = [await reader(), await reader()];
    await change(other, interviewId, 4, 2);
    await expect(change(who, interviewId, 4, 5)).rejects.toMatchObject({ code: 'conflict' });
    const { ratings } = (await viewOf(who, candidateId)) ?? {};
    expect(ratings?.criteria.map(({ rating }) => rating)).toEqual([5, 2]);
    expect(ratings?.criteria.map(({ proposed }) => proposed)).toEqual([undefined, 4]);
    // The same call again is no change of a changed rating.
    const twice = { interviewId, criterion: 'hours', from: 2, rating: 3, note: 'Read again' };
    const call = { ...twice, idempotencyKey: deps.clock.uuid() };
    const first = await changeProposal(deps, who, call);
    expect(await changeProposal(deps, who, call)).toEqual(first);
    // What the AI rated stays known, however often people change it.
    const again = (await viewOf(who, candidateId))?.ratings?.criteria[1];
    expect(again).toMatchObject({ rating: 3, proposed: 4 });
  });

  it('calls no rating the AI’s that a person gave in the version before, which did not keep the AI’s', async () => {
    const { candidateId, interviewId } = await interviewed();
    const who = await reader();
    await change(who, interviewId, 4, 2);
    await deps.db.execute(sql`update interview_sessions set ratings = ratings #- '{criteria,1,proposed}'
      where id = ${interviewId}`);
    await change(who, interviewId, 2, 3);
    const note = 'Read again';
    const empathy = { interviewId, criterion: 'empathy', from: 5, rating: 4, note };
    await changeProposal(deps, who, { ...empathy, idempotencyKey: deps.clock.uuid() });
    const { ratings } = (await viewOf(who, candidateId)) ?? {};
    expect(ratings?.criteria.map(({ rating }) => rating)).toEqual([4, 3]);
    expect(ratings?.criteria.map(({ proposed }) => proposed)).toEqual([5, undefined]);
  });

  it('is asked for by a page of the version before, which does not say what is on the screen', async () => {
    const { candidateId, interviewId } = await interviewed();
    const who = await reader();
    await change(who, interviewId, 4, 2);
    await requestScoring(deps, who, RescoreInput.parse({ interviewId }));
    expect(await viewOf(who, candidateId)).toMatchObject({ scoring: 'pending' });
  });

  it('is not for results of an earlier method, nor for somebody who rates first', async () => {
    const { interviewId } = await interviewed({ method: SCORING_METHOD - 1 });
    const who = await reader();
    for (const criterion of ['empathy', 'hours']) await open(who, interviewId, criterion);
    await expect(confirm(who, interviewId)).rejects.toMatchObject({ code: 'earlier_method' });
    await changeBlindSetting(deps, who, { on: true });
    const { interviewId: unseen } = await interviewed();
    await expect(open(who, unseen, 'empathy')).rejects.toMatchObject({ code: 'rate_first' });
    await expect(confirm(who, unseen)).rejects.toMatchObject({ code: 'rate_first' });
    await changeBlindSetting(deps, who, { on: false });
  });

  it('is asked of connected models where HR wants it', async () => {
    const { candidateId } = await interviewed({ builtIn: false });
    const who = await reader();
    await changeConfirmSetting(deps, who, { connected: true });
    expect((await viewOf(who, candidateId))?.mark).toEqual({ kind: 'provisional' });
    await changeConfirmSetting(deps, who, { connected: false });
    expect((await viewOf(who, candidateId))?.mark).toEqual({ kind: 'proposed' });
  });
});

describe('results of an earlier method', () => {
  const earlier = { method: SCORING_METHOD - 1 };
  const view = () => earlierResults(deps);
  const id = () => RescoringId.parse(deps.clock.uuid());
  const who = async () => ({ ...(await adminActor(deps)), roles: ['admin'] as const });
  const stateOf = async (interviewId: InterviewId) =>
    (await deps.db.select().from(interviewSessions).where(eq(interviewSessions.id, interviewId)))[0];
  const pending = async (): Promise<number> => {
    const rows = await deps.db.execute(sql`select 1 from interview_sessions where scoring = 'pending'`);
    return rows.length;
  };
  /** Nothing of the tests before. */
  const alone = () => deps.db.execute(sql`delete from candidates`);
  beforeAll(() => registerInterviewTasks(deps));

  it('are scored again twenty at a time, without emails, past what fails and what HR has changed', async () => {
    await alone();
    const actor = await who();
    const people = [];
    for (let count = 0; count < 22; count++) people.push(await interviewed(earlier));
    const mine = await interviewed({ ...earlier });
    await deps.db.execute(sql`update interview_sessions set ratings = jsonb_set(ratings, '{changedBy}', '"Ada HR"')
      where id = ${mine.interviewId}`);
    expect(await view()).toMatchObject({ count: 22, changed: 1, run: null });
    const found = await panelCandidates(
      deps,
      actor,
      CandidateListInput.parse({ result: 'earlier', limit: 100 }),
    );
    expect([found.rows.length, found.total]).toEqual([23, 23]);

    const run = id();
    const emails = (await deps.emails()).length;
    await Promise.all([rescoreAll(deps, actor, run), rescoreAll(deps, actor, run)]);
    await expect(rescoreAll(deps, actor, id())).rejects.toMatchObject({ code: 'conflict' });
    await deps.queue.run('interview.rescore');
    expect(await pending()).toBe(20);
    // Asked again while they are scored, it waits.
    await deps.queue.enqueue(deps.db, 'interview.rescore', { rescoringId: run });
    await deps.queue.run('interview.rescore');
    expect(await pending()).toBe(20);
    // One whose every try fails.
    const [unlucky] = await deps.db.execute<{ id: InterviewId }>(sql`
      update interview_sessions set scoring = 'failed'
      where id = (select min(id::text)::uuid from interview_sessions where scoring = 'pending') returning id`);
    await deps.queue.run('interview.score');
    expect((await view()).run).toMatchObject({ running: true, wanted: 22, done: 19, failed: 1 });
    for (const task of ['interview.rescore', 'interview.score', 'interview.rescore']) {
      await deps.queue.run(task);
    }
    const ended = (await view()).run;
    expect(ended).toMatchObject({ running: false, wanted: 22, done: 21, failed: 1 });
    expect(ended?.failures).toHaveLength(1);
    for (const { interviewId } of people) {
      const after = await stateOf(interviewId);
      const again = interviewId !== unlucky?.id;
      expect(after).toMatchObject(
        again ? { scoringMethod: SCORING_METHOD, scoringRound: 1, scoring: 'done' } : earlierStands,
      );
    }
    expect(await stateOf(mine.interviewId)).toMatchObject(earlierStands);
    expect(await deps.emails()).toHaveLength(emails);
    // What failed can be tried again.
    expect(await view()).toMatchObject({ count: 1, changed: 1 });
  });

  it('a run goes on when the one it waited for was erased', async () => {
    await alone();
    deps.clock.forward(1_000);
    const { candidateId } = await interviewed(earlier);
    await rescoreAll(deps, await who(), id());
    await deps.queue.run('interview.rescore');
    await deps.db.execute(sql`delete from candidates where id = ${candidateId}`);
    await deps.queue.enqueue(deps.db, 'interview.sweep', {});
    for (const task of ['interview.score', 'interview.sweep', 'interview.rescore'])
      await deps.queue.run(task);
    expect((await view()).run).toMatchObject({ running: false, wanted: 1, done: 0, failed: 0 });
  });

  it('people decided on are listed until somebody confirmed the new result, or looked again', async () => {
    await alone();
    const actor = { ...(await who()), fullName: 'Test HR' };
    const [first, second] = [await interviewed(), await interviewed()];
    await deps.db.execute(sql`update interview_sessions set second_look = true`);
    const listed = async () =>
      (
        await panelCandidates(deps, actor, CandidateListInput.parse({ result: 'second-look', limit: 100 }))
      ).rows.map((row) => row.id);
    expect((await listed()).sort()).toEqual([first.candidateId, second.candidateId].sort());
    expect(await view()).toMatchObject({ count: 0, secondLook: 2 });
    await Promise.all([
      lookedAgain(deps, actor, first.interviewId),
      lookedAgain(deps, actor, first.interviewId),
    ]);
    expect(await listed()).toEqual([second.candidateId]);
    for (const criterion of ['empathy', 'hours']) {
      await openOrConfirm(deps, actor, { interviewId: second.interviewId, round: 0, criterion });
    }
    await openOrConfirm(deps, actor, { interviewId: second.interviewId, round: 0 });
    expect(await listed()).toEqual([]);
  });
});

const earlierStands = { scoringMethod: SCORING_METHOD - 1, scoringRound: 0, finalScore: score };
