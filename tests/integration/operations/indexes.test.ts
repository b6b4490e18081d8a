import { expect, it } from 'vitest';
import { databaseForTest } from '../../support/database.ts';

it('every descending index runs the way that queries ask', async () => {
  // "order by x desc" puts nulls first; an index with nulls last is passed over, and a page sorts the whole table.
  const { client } = await databaseForTest();
  const wrong = await client`
    select indexname from pg_indexes where schemaname = 'public' and indexdef like '%DESC NULLS LAST%'`;
  expect(wrong.map((row) => row.indexname)).toEqual([]);
});

it('the public list reads its first page from an index', async () => {
  const { client } = await databaseForTest();
  await client`
    insert into jobs (id, title, description, department, position, hiring_manager, created_at, updated_at)
    select gen_random_uuid(), 'Clerk', 'Work', 'Desk', 'Virtual Assistant', 'Team', now() - n * interval '1 s', now()
    from generate_series(1, 20000) n`;
  await client`analyze jobs`;
  const plan = await client<{ 'QUERY PLAN': string }[]>`
    explain select * from jobs where status = 'active' and archived_at is null
      and (application_deadline is null or application_deadline >= current_date)
    order by posted_at desc, id desc limit 21`;
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using jobs_newest');
});
