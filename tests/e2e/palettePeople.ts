import { candidate, onDatabase } from './employeePeople.ts';

/** Only these tests have candidates from this country. */
export const paletteCountry = 'Paletteland';

/** One applicant with a name that nobody else has. */
export async function seedPalette(): Promise<void> {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${paletteCountry}`;
    await candidate(sql, { fullName: 'Zelda Quick', country: paletteCountry });
  });
}
