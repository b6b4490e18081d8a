import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/embeddedPostgres.ts';
import { finalScore, type Ratings, recommendationFor } from '../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { dataDir } from './served.ts';

/** People written straight into the journeys' database: HR's screens need many, applying takes long. */

/** Only these tests have candidates from this country. */
export const country = 'Panelia';

export const answer =
  'First I say sorry. Then I check the tracking 🙂 and I write a note. <script>alert("answer")</script>';

export const ratings: Ratings = {
  rubric: 'test',
  model: 'test',
  changedBy: null,
  criteria: [
    {
      criterion: 'empathy',
      label: 'Customer empathy',
      weight: 0.5,
      rating: 4,
      reason: 'Names the feeling first.',
      evidence: [{ seq: 2, quote: 'First I say sorry.' }],
    },
    {
      criterion: 'problem_solving',
      label: 'Problem solving',
      weight: 0.3,
      rating: 5,
      reason: 'Checks, then writes it down.',
      evidence: [
        { seq: 2, quote: 'Then I check the tracking 🙂' },
        { seq: 2, quote: 'the tracking 🙂 and I write a note.' },
      ],
    },
    {
      criterion: 'availability',
      label: 'Availability fit',
      weight: 0.2,
      rating: null,
      reason: 'Insufficient evidence',
      evidence: [],
    },
  ],
};

export type Seeded = {
  fullName: string;
  position?: string;
  status?: string;
  /** Days since the application. */
  ago: number;
  interviewed?: boolean;
  /** Scored by a method that was given up since. */
  earlier?: boolean;
};

/** Replaces the people of this country by these. */
export async function seedPeople(people: readonly Seeded[]): Promise<void> {
  const url = await runningPostgresUrl(dataDir());
  if (!url) throw new Error('The database of the journeys does not run');
  const sql = postgres(url, { max: 1 });
  try {
    await sql`delete from candidates where country = ${country}`;
    for (const person of people) await seedOne(sql, person);
  } finally {
    await sql.end();
  }
}

async function seedOne(
  sql: postgres.Sql,
  { fullName, position, status, ago, interviewed, earlier = false }: Seeded,
) {
  const id = randomUUID();
  const at = new Date(Date.now() - ago * DAY_MS);
  const wanted = position ?? 'Data Entry Clerk';
  await sql`insert into candidates ${sql({
    id,
    full_name: fullName,
    email: `${id}@example.com`,
    position: wanted,
    country,
    status: status ?? 'applied',
    consent_given: true,
    applied_at: at,
    created_at: at,
    updated_at: at,
  })}`;
  await sql`insert into applications ${sql({
    id: randomUUID(),
    candidate_id: id,
    position: wanted,
    full_name: fullName,
    country,
    introduction: 'I like lists. <img src=x onerror=alert("introduction")>',
    consent_version: 'test',
    idempotency_key: randomUUID(),
    created_at: at,
  })}`;
  if (!interviewed) return;
  const conversation = randomUUID();
  await sql`insert into conversations ${sql({ id: conversation, kind: 'interview', owner_id: id, open: false, last_seq: 2, created_at: at })}`;
  for (const [index, content] of ['How would you answer a worried customer?', answer].entries()) {
    await sql`insert into messages ${sql({
      id: randomUUID(),
      conversation_id: conversation,
      seq: index + 1,
      role: index === 0 ? 'assistant' : 'user',
      content,
      created_at: at,
    })}`;
  }
  const score = finalScore(ratings.criteria);
  await sql`insert into interview_sessions ${sql({
    id: randomUUID(),
    candidate_id: id,
    conversation_id: conversation,
    position: wanted,
    consent_version: 'test',
    consented_at: at,
    is_complete: true,
    completed_at: new Date(at.getTime() + 600_000),
    scoring: 'done',
    ratings: sql.json(ratings),
    final_score: score,
    scoring_method: earlier ? SCORING_METHOD - 1 : SCORING_METHOD,
    second_look: earlier,
    recommendation: recommendationFor(score),
    review_requested_at: at,
    created_at: at,
  })}`;
}
