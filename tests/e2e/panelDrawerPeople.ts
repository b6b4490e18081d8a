import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { finalScore, recommendationFor } from '../../shared/interview/scoring.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { onDatabase } from './employeePeople.ts';
import { answer, ratings } from './people.ts';

/** People whom the drawer's journeys walk through, written straight into the journeys' database. */

/** Only these tests have candidates from this country. */
export const drawerCountry = 'Drawerland';
/** Where people are here twice. */
export const twinCountry = 'Twinland';

export async function seedDrawer(): Promise<void> {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country in (${drawerCountry}, ${twinCountry})`;
    for (let number = 1; number <= 30; number += 1) {
      const id = await person(sql, `Walk ${String(number).padStart(2, '0')}`, number);
      if (number === 1) await interview(sql, id);
    }
    // Two pairs with a phone each, written in two ways.
    await person(sql, 'Twin One', 1, { country: twinCountry, phone: '+51 955 000 111' });
    await interview(sql, await person(sql, 'Twin Two', 2, { country: twinCountry, phone: '0955 000 111' }));
    await person(sql, 'Uncle Sam', 3, { country: twinCountry, phone: '+51 955 000 222' });
    await person(sql, 'Aunt Sue', 4, { country: twinCountry, phone: '955000222' });
  });
}

async function person(
  sql: postgres.Sql,
  fullName: string,
  ago: number,
  more: { country?: string; phone?: string } = {},
): Promise<string> {
  const id = randomUUID();
  const at = new Date(Date.now() - ago * DAY_MS);
  await sql`insert into candidates ${sql({
    id,
    full_name: fullName,
    email: `${id}@example.com`,
    position: 'Data Entry Clerk',
    country: more.country ?? drawerCountry,
    phone: more.phone ?? null,
    status: 'applied',
    consent_given: true,
    applied_at: at,
    created_at: at,
    updated_at: at,
  })}`;
  return id;
}

/** A completed and scored interview. */
async function interview(sql: postgres.Sql, candidate: string): Promise<void> {
  const conversation = randomUUID();
  const at = new Date(Date.now() - DAY_MS);
  await sql`insert into conversations ${sql({ id: conversation, kind: 'interview', owner_id: candidate, open: false, last_seq: 2, created_at: at })}`;
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
    candidate_id: candidate,
    conversation_id: conversation,
    position: 'Data Entry Clerk',
    consent_version: 'test',
    consented_at: at,
    is_complete: true,
    completed_at: new Date(at.getTime() + 600_000),
    scoring: 'done',
    ratings: sql.json(ratings),
    final_score: score,
    scoring_method: SCORING_METHOD,
    recommendation: recommendationFor(score),
    created_at: at,
  })}`;
}
