import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../server/db/schema/interviews.ts';
import { tableOf } from '../../server/features/admin/exports/rows.ts';
import { adminCandidate, panelCandidates } from '../../server/features/admin/service.ts';
import { interviewSummary } from '../../server/features/interview/service.ts';
import type { Viewer } from '../../server/features/reviews/service.ts';
import { CandidateListInput, type CandidateStatus } from '../../shared/candidates.ts';
import { type CandidateId, ConversationId, InterviewId } from '../../shared/ids.ts';
import { finalScore, type Ratings, recommendationFor } from '../../shared/scoring.ts';
import { SCORING_METHOD } from '../../shared/scoringMethod.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { adminActor, applied } from '../support/stories.ts';

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
  const candidateId: CandidateId = await applied(deps);
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const interviewId = InterviewId.parse(deps.clock.uuid());
  const now = deps.clock.now();
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
  await deps.db.execute(sql`update candidates set status = ${status} where id = ${candidateId}`);
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
      const cells = rows.find((row) => row[column('Id')] === candidateId);
      expect([cells?.[column('Score')], cells?.[column('Score is')]]).toEqual([null, 'Earlier method']);
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
