import { randomUUID } from 'node:crypto';
import { onDatabase } from './employeePeople.ts';

/** Only these tests have candidates from this country. */
export const paletteCountry = 'Paletteland';

/** One applicant with a name that nobody else has. */
export async function seedPalette(): Promise<void> {
  const at = new Date();
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${paletteCountry}`;
    await sql`insert into candidates ${sql({
      id: randomUUID(),
      full_name: 'Zelda Quick',
      email: `${randomUUID()}@example.com`,
      position: 'Data Entry Clerk',
      country: paletteCountry,
      status: 'applied',
      consent_given: true,
      applied_at: at,
      created_at: at,
      updated_at: at,
    })}`;
  });
}
