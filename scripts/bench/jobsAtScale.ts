import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { readEnv } from '../../server/env.ts';
import { listJobs } from '../../server/features/jobs/service.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createLogger } from '../../server/platform/log.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { JobListInput } from '../../shared/jobs/schema.ts';
import { figure } from '../../shared/text/counted.ts';
import { shown, times } from './measure.ts';

const RUNS = 60;

const questions: Record<string, object> = {
  newest: {},
  'highest salary': { sort: 'salary' },
  'most applied': { sort: 'applied' },
  'one location': { location: 'Remote (Region 7)' },
  'two departments': { departments: ['Department 3', 'Department 9'] },
  'a rare word': { search: 'zymurgy' },
  'a common word': { search: 'invoices' },
  'a word and a department': { search: 'calendar', departments: ['Department 3'] },
  'no match': { search: 'nothing like this exists' },
};

/** Lists and searches on `counts` jobs, each on a database of its own; prints p50 and p95 in milliseconds. */
export async function benchJobs(counts: number[]): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-bench-'));
  const log = createLogger(readEnv({ LOG_LEVEL: 'error' }));
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await migrate(server.url);
    const database = openDatabase(server.url, { max: 1, name: 'longtable-bench' });
    let filled = 0;
    for (const count of counts.toSorted((a, b) => a - b)) {
      await fill(database, filled, count);
      filled = count;
      await measure(database, count);
    }
    await explain(database);
    await database.close();
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Jobs numbered from `from` to `to`: every 50,000th has the rare word, every 20th the common one. */
async function fill({ client }: Database, from: number, to: number): Promise<void> {
  // A million rows take longer than a request may, and indexes of words are built faster at once than row by row.
  await client.unsafe('set statement_timeout = 0');
  const words = await client<{ indexname: string; indexdef: string }[]>`
    select indexname, indexdef from pg_indexes where tablename = 'jobs' and indexdef like '%gin%'`;
  for (const { indexname } of words) await client.unsafe(`drop index ${indexname}`);
  await client.unsafe(`
    insert into jobs (id, title, description, location, department, position, salary_min, salary_max,
                      applicant_count, hiring_manager, created_at, updated_at)
    select gen_random_uuid(),
           'Assistant ' || n || case when n % 50000 = 1 then ' zymurgy' else '' end,
           'Answer people, keep records in order and help a small team number ' || n ||
             case when n % 20 = 0 then ' with invoices' when n % 31 = 0 then ' with a calendar' else '' end,
           'Remote (Region ' || n % 40 || ')', 'Department ' || n % 25, 'Virtual Assistant',
           12000 + n % 9000, 21000 + n % 20000, n % 9000, 'Talent Team',
           now() - n * interval '7 seconds', now()
    from generate_series(${from + 1}, ${to}) n`);
  for (const { indexdef } of words) await client.unsafe(indexdef);
  await client.unsafe('vacuum analyze jobs');
}

async function measure({ db }: Database, count: number): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const [question, input] of Object.entries(questions)) {
    const asked = JobListInput.parse(input);
    const taken = await times(RUNS, () => listJobs({ db, clock: systemClock }, asked));
    const first = await listJobs({ db, clock: systemClock }, asked);
    const second = first.nextCursor ? JobListInput.parse({ ...input, cursor: first.nextCursor }) : null;
    const next = second ? await times(RUNS, () => listJobs({ db, clock: systemClock }, second)) : [];
    rows.push({
      question,
      found: String(first.matching),
      'first page': shown(taken),
      'next page': shown(next),
    });
  }
  process.stdout.write(`\n${figure(count)} jobs, milliseconds p50 / p95\n`);
  console.table(rows);
}

async function explain({ db }: Database): Promise<void> {
  const word = "and (title ilike '%zymurgy%' or description ilike '%zymurgy%')";
  for (const [title, where] of [
    ['newest', ''],
    ['a rare word', word],
  ] as const) {
    const plan = await db.execute<{ 'QUERY PLAN': string }>(
      sql.raw(`explain (analyze, buffers, costs off, summary off) select * from jobs
        where status = 'active' and archived_at is null
          and (application_deadline is null or application_deadline >= current_date) ${where}
        order by created_at desc, id desc limit 21`),
    );
    process.stdout.write(`\nPlan: ${title}\n${plan.map((row) => row['QUERY PLAN']).join('\n')}\n`);
  }
}
