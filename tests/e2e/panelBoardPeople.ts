import { candidate, onDatabase } from './employeePeople.ts';

/** Only these tests have candidates from this country. */
export const boardCountry = 'Boardland';

const people: readonly (readonly [string, string])[] = [
  ['Board Ana', 'applied'],
  ['Board Ben', 'applied'],
  ['Board Cem', 'applied'],
  ['Board Dia', 'applied'],
  ['Board Eli', 'shortlisted'],
  ['Board Fay', 'interviewed'],
  // Long, and from right to left.
  [`Board ${'Wolfeschlegelsteinhausen'.repeat(3)}`, 'rejected'],
  ['Board محمد عبد الرحمن', 'rejected'],
];

/** People whom the board's journeys move, in the order of this list, newest first. */
export async function seedBoard(): Promise<void> {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${boardCountry}`;
    await sql`delete from tags where name like 'Board %'`;
    await sql`delete from saved_views where name = 'Night people'`;
    for (const [index, [fullName, status]] of people.entries()) {
      const at = new Date(Date.now() - (index + 1) * 3_600_000);
      await candidate(sql, { fullName, status, country: boardCountry, at });
    }
  });
}
