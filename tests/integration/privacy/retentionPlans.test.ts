import { drizzle } from 'drizzle-orm/postgres-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planRetention } from '../../../server/features/privacy/parts/retention.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

it('the dry run reads those who are due, not everyone', async () => {
  const { client } = deps.database;
  const now = deps.clock.now().toISOString();
  // More than one batch is due: everything of 600, and ID and bank data of five others. Most of the others are rejected, too.
  await client`
    insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
    select gen_random_uuid(), 'Person ' || n, 'person-' || n || '@example.com', 'Clerk', 'Kenya', 'rejected', day, day, day
    from generate_series(1, 6000) n,
      lateral (select ${now}::timestamptz - make_interval(days => case when n <= 600 then 3000 when n <= 605 then 100 else 1 end)) as at (day)`;
  await client`
    insert into onboarding_documents (id, candidate_id, address, account_number, account_last4, account_length,
      routing_number, routing_last4, bank_name, payment_option, pay_cycle, consent_version, last_key, created_at, updated_at)
    select id, id, '', '', '0001', 8, '', '0001', '', '', 'weekly', '', id, created_at, created_at
    from candidates where full_name in ('Person 1', 'Person 601', 'Person 602', 'Person 603', 'Person 604', 'Person 605')`;
  await client`analyze candidates, onboarding_documents`;
  const said: { query: string; params: unknown[] }[] = [];
  const db = drizzle(client, { logger: { logQuery: (query, params) => void said.push({ query, params }) } });
  expect(await planRetention({ ...deps, db })).toMatchObject({ total: 605, held: 0 });
  const statements = said.filter(({ query }) => query.includes('"candidates"'));
  expect(statements.length).toBeGreaterThan(3);
  for (const { query, params } of statements) {
    const plan = await client.unsafe(`explain ${query}`, params as never[]);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on candidates');
  }
});
