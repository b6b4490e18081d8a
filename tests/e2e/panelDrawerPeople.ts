import type postgres from 'postgres';
import { DAY_MS } from '../../shared/time/durations.ts';
import { candidate, interviewOf, onDatabase } from './employeePeople.ts';
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

const person = (
  sql: postgres.Sql,
  fullName: string,
  ago: number,
  more: { country?: string; phone?: string } = {},
): Promise<string> =>
  candidate(sql, { fullName, country: drawerCountry, at: new Date(Date.now() - ago * DAY_MS), ...more });

/** A completed and scored interview. */
const interview = (sql: postgres.Sql, candidateId: string): Promise<void> =>
  interviewOf(sql, {
    candidateId,
    texts: ['How would you answer a worried customer?', answer],
    ratings,
    at: new Date(Date.now() - DAY_MS),
  });
