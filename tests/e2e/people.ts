import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Ratings } from '../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { candidate, interviewOf, onDatabase } from './employeePeople.ts';

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
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${country}`;
    for (const person of people) await seedOne(sql, person);
  });
}

async function seedOne(sql: postgres.Sql, person: Seeded): Promise<void> {
  const { fullName, position = 'Data Entry Clerk', status, ago, interviewed, earlier = false } = person;
  const at = new Date(Date.now() - ago * DAY_MS);
  const id = await candidate(sql, { fullName, position, country, at, ...(status ? { status } : {}) });
  await sql`insert into applications ${sql({
    id: randomUUID(),
    candidate_id: id,
    position,
    full_name: fullName,
    country,
    introduction: 'I like lists. <img src=x onerror=alert("introduction")>',
    consent_version: 'test',
    idempotency_key: randomUUID(),
    created_at: at,
  })}`;
  if (!interviewed) return;
  await interviewOf(sql, {
    candidateId: id,
    position,
    texts: ['How would you answer a worried customer?', answer],
    ratings,
    at,
    more: {
      review_requested_at: at,
      second_look: earlier,
      ...(earlier ? { scoring_method: SCORING_METHOD - 1 } : {}),
    },
  });
}
