import { afterAll, beforeAll, expect, it } from 'vitest';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { personNamed } from '../../../server/features/candidates/service.ts';
import { listEmployees } from '../../../server/features/employee/admin.ts';
import { ApplicationForm } from '../../../shared/applications/schema.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { folded } from '../../../shared/text/folded.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { applied } from '../../support/stories.ts';

/** HR types names without their accents, and forms send accents in two encodings. */

let deps: TestDeps;
const decomposed = 'Jose\u0301 Mun\u0303oz';
beforeAll(async () => {
  deps = await testDeps();
  await applied(deps, { fullName: 'Inés Łukasz', email: 'first@people.example' });
  await applied(deps, { fullName: 'Peter Plain', email: 'plain@people.example', country: 'Côte d’Ivoire' });
  const stored = await applied(deps, { fullName: 'Someone', email: 'stored@people.example' });
  // As rows were stored before names were composed at the door.
  await deps.database.client`update candidates set full_name = ${decomposed} where id = ${stored}`;
});
afterAll(() => deps.close());

const found = async (search: string): Promise<string[]> => {
  const { rows } = await listCandidates(deps, CandidateListInput.parse({ search }));
  return rows.map(({ fullName }) => fullName);
};

it.each([
  ['jose munoz', decomposed],
  ['José Muñoz', decomposed],
  [decomposed, decomposed],
  ['JOSÉ', decomposed],
  ['ines lukasz', 'Inés Łukasz'],
  ['INÉS ŁUK', 'Inés Łukasz'],
  ['cote d’ivoire', 'Peter Plain'],
  ['plain@people', 'Peter Plain'],
])('%s finds %s', async (search, name) => {
  expect(await found(search)).toEqual([name]);
});

it('finds the person of a name without accents, and stores composed names', async () => {
  expect(await personNamed(deps, 'Jose Munoz')).toMatchObject({ others: 0 });
  expect(await personNamed(deps, 'munoz')).toMatchObject({ others: 0 });
  expect(ApplicationForm.shape.fullName.parse('Zoe\u0301 New')).toBe('Zo\u00e9 New');
});

it('finds employees the same way', async () => {
  await deps.database.client`update candidates set status = 'hired' where full_name = 'Inés Łukasz'`;
  const { employees } = await listEmployees(deps, { search: 'ines', limit: 10 });
  expect(employees.map(({ fullName }) => fullName)).toEqual(['Inés Łukasz']);
});

it('reads both indexes', async () => {
  const { client } = deps.database;
  await client`
    insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
    select gen_random_uuid(), case when n % 5 = 0 then 'Übung ' || n else 'Crowd ' || n end, 'crowd' || n || '@example.com',
      'Clerk', 'Peru', 'applied', now(), now(), now() from generate_series(1, 20000) n`;
  await client`vacuum analyze candidates`;
  const rows = await client<{ 'QUERY PLAN': string }[]>`
    explain select id from candidates where search_text like '%munoz%'
      or (octet_length(search_text) <> char_length(search_text) and folded(search_text) like '%munoz%')`;
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan, plan).toContain('candidates_search');
  expect(plan).toContain('candidates_accents');
  expect(plan).not.toContain('Seq Scan');
});

it('folds in SQL as here', async () => {
  const texts = [
    'ÀÉÎõüÇñ',
    'İstanbul ı',
    'Łódź Đà Nẵng ØRE',
    'ΣΊΣΥΦΟΣ ς',
    'Сергей Ёж',
    'ก็ हिन्दी 日本',
    'Straße',
    'plain 100%_\\',
  ];
  for (const text of [...texts, ...texts.map((one) => one.normalize('NFD'))]) {
    const [row] = await deps.database.client`select folded(${text}) as folded`;
    expect(row?.folded).toBe(folded(text));
  }
});
