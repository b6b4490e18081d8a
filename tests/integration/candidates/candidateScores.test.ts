import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { type CandidateId, ConversationId, InterviewId } from '../../../shared/ids/schema.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { applied } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

async function scored(candidateId: CandidateId, finalScore: number | null): Promise<InterviewId> {
  const conversationId = ConversationId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db
    .insert(conversations)
    .values({ id: conversationId, kind: 'interview', ownerId: candidateId, open: false, createdAt: now });
  const id = InterviewId.parse(deps.clock.uuid());
  await deps.db.insert(interviewSessions).values({
    id,
    candidateId,
    conversationId,
    position: 'Customer Support Representative',
    consentVersion: 'test',
    consentedAt: now,
    isComplete: true,
    scoring: 'done',
    finalScore,
    scoringMethod: SCORING_METHOD,
    createdAt: now,
  });
  return id;
}

const scoreOf = async (id: CandidateId): Promise<number | null> => (await readCandidate(deps, id)).score;

test("HR's table shows each person's own score, and sorts by it over pages", async () => {
  const people = [await applied(deps), await applied(deps), await applied(deps)];
  const [first, , third] = people;
  if (!first || !third) throw new Error('Nobody applied');
  await scored(first, 62);
  await scored(third, 88);
  const scores: (number | null)[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCandidates(deps, CandidateListInput.parse({ sort: 'score', limit: 1, cursor }));
    scores.push(...page.rows.map((row) => row.score));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(scores).toEqual([88, 62, null]);
});

test('the score follows the newest completed interview, however it changes', async () => {
  const [person, other] = [await applied(deps), await applied(deps)];
  const first = await scored(person, 40);
  expect(await scoreOf(person)).toBe(40);
  await deps.db.update(interviewSessions).set({ finalScore: 55 }).where(eq(interviewSessions.id, first));
  expect(await scoreOf(person)).toBe(55);
  deps.clock.forward(1_000);
  const second = await scored(person, null);
  expect(await scoreOf(person)).toBeNull();
  await deps.db.update(interviewSessions).set({ finalScore: 70 }).where(eq(interviewSessions.id, second));
  expect(await scoreOf(person)).toBe(70);
  // An interview that moves to another record takes its score along.
  await deps.db.update(interviewSessions).set({ candidateId: other }).where(eq(interviewSessions.id, second));
  expect([await scoreOf(person), await scoreOf(other)]).toEqual([55, 70]);
  await deps.db.delete(interviewSessions).where(eq(interviewSessions.id, first));
  expect(await scoreOf(person)).toBeNull();
});
