import type postgres from 'postgres';
import { contradictedReason } from '../../shared/interview/contradictions.ts';
import type { Ratings } from '../../shared/interview/scoring.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { candidate, interviewOf, onDatabase } from './employeePeople.ts';

/** People whose interviews are read, written straight into the journeys' database. */

/** Only these tests have candidates from this country. */
const readingCountry = 'Readingland';

const question = 'Thank you. How would you answer a worried customer?';
const answer =
  'I have 12 years of experience. First I say sorry. Then I check the tracking, and I write a note.';

const ratings: Ratings = {
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
      rating: 4.5,
      reason: 'Checks, then writes it down.',
      evidence: [{ seq: 2, quote: 'Then I check the tracking' }],
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

/** The same ratings with other words on one criterion. */
const but = (criterion: string, more: Partial<Ratings['criteria'][number]>): Ratings => ({
  ...ratings,
  criteria: ratings.criteria.map((one) => (one.criterion === criterion ? { ...one, ...more } : one)),
});

const contradicted = contradictedReason('years', {
  first: 'I have 12 years of experience.',
  second: '2023 – now: Agent',
  reason: 'Checks, then writes it down.',
});

/** Longer ago than anybody else applied, so that these two wait first. */
const LONG_AGO_MS = 200 * DAY_MS;

/**
 * Five people whose interviews wait: one with readings that differ, one who contradicts their résumé, an ordinary
 * one, and two who stand first in the queue.
 */
export async function seedReading(): Promise<{ first: string; second: string; third: string }> {
  return onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${readingCountry}`;
    await interviewed(sql, 'Read Three', ratings, LONG_AGO_MS + DAY_MS);
    await interviewed(sql, 'Read Four', ratings, LONG_AGO_MS);
    return {
      first: await interviewed(sql, 'Read One', but('problem_solving', { apart: [3, 5] })),
      second: await interviewed(sql, 'Read Two', but('problem_solving', { reason: contradicted })),
      third: await interviewed(sql, 'Read Five', ratings),
    };
  });
}

async function interviewed(
  sql: postgres.Sql,
  fullName: string,
  result: Ratings,
  ago = DAY_MS,
): Promise<string> {
  const at = new Date(Date.now() - ago);
  const position = 'Customer Support Representative';
  const person = { fullName, country: readingCountry, status: 'interviewed', position, at };
  const id = await candidate(sql, person);
  await interviewOf(sql, { candidateId: id, position, texts: [question, answer], ratings: result, at });
  return id;
}
