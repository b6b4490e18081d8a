import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { createDeps } from '../server/deps.ts';
import { readEnv } from '../server/env.ts';
import { tableOf } from '../server/features/admin/exports/rows.ts';
import { startEmbeddedPostgres } from '../server/platform/embeddedPostgres.ts';
import { createLogger } from '../server/platform/log.ts';
import { appRouter } from '../server/router.ts';
import { type Context, callerFactory } from '../server/trpc.ts';
import { CandidateListInput } from '../shared/candidates.ts';
import { UserId } from '../shared/ids.ts';

/**
 * Fills a database of its own with people and measures what HR does in the panel: milliseconds of each call at
 * the API (middle and 95th of 100) and of its slowest statement. Usage: node scripts/panelBench.ts [people]
 */

const people = Number(process.argv[2] ?? 100_000);
const RUNS = 100;

const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-bench-'));
const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: '0' });
const log = createLogger(env);
const postgres = await startEmbeddedPostgres({ dataDir, log });
try {
  await migrate(postgres.url);
  const database = openDatabase(postgres.url);
  const { deps, close } = await createDeps({
    env,
    dataDir,
    origins: ['http://localhost'],
    database,
    url: postgres.url,
    log,
    embedded: true,
  });
  const sql = database.client;
  const userId = UserId.parse(deps.clock.uuid());
  await sql`insert into users (id, email, full_name, password_hash, created_at, updated_at)
    values (${userId}, 'bench@example.com', 'Bench', 'none', now(), now())`;
  await load();

  const context: Context = {
    deps,
    ip: '127.0.0.1',
    transport: 'http',
    user: async () => ({
      kind: 'user',
      userId,
      fullName: 'Bench',
      email: 'bench@example.com',
      roles: ['admin'],
      sessionId: 'bench',
      emailConfirmed: true,
    }),
    portal: async () => null,
    employee: async () => null,
    setCookie: () => {},
    clearCookie: () => {},
    readCookie: () => undefined,
    device: '',
    countCall: () => {},
  };
  const api = callerFactory(appRouter)(context).admin;
  const [someone] = await sql<
    { id: string }[]
  >`select id from candidates order by applied_at limit 1 offset 500`;
  const deep = await api.candidates({ limit: 100 });
  const list = (input: object) => () => api.candidates({ limit: 25, ...input });
  const actions: Record<string, () => Promise<unknown>> = {
    'candidates: first page': list({}),
    'candidates: next page': list({ cursor: deep.nextCursor ?? undefined }),
    'candidates: one status': list({ status: 'shortlisted' }),
    'candidates: one position': list({ position: 'Virtual Assistant' }),
    'candidates: last 30 days': list({ withinDays: 30 }),
    'candidates: by name': list({ sort: 'name' }),
    'candidates: by score': list({ sort: 'score' }),
    'candidates: search a name': list({ search: 'person 4711' }),
    'candidates: search a country': list({ search: 'kenya' }),
    drawer: () => api.candidate({ candidateId: someone?.id ?? '' }),
    'stat cards': () => api.overview.counts(),
    'overview: charts': () => api.overview.charts({ weeks: 8 }),
    'overview: needs': () => api.overview.needs(),
    jobs: () => api.jobs.list({}),
    employees: () => api.employees.list({}),
    'sessions: latest 50': () => api.sessions.list({}),
    inbox: () => api.inbox.requests(),
    mails: () => api.mails.list({}),
    audit: () => api.audit.list({}),
    'reports: counts': () => api.reports.counts(),
    activity: () => api.assistant.activity(),
  };
  process.stdout.write(`${people.toLocaleString('en-US')} people\n${'action'.padEnd(34)}p50 ms   p95 ms\n`);
  for (const [name, run] of Object.entries(actions)) {
    for (let warm = 0; warm < 10; warm++) await run();
    const times: number[] = [];
    for (let index = 0; index < RUNS; index++) {
      const started = performance.now();
      await run();
      times.push(performance.now() - started);
    }
    times.sort((a, b) => a - b);
    const at = (share: number): string =>
      (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(6);
    process.stdout.write(`${name.padEnd(34)}${at(0.5)}   ${at(0.95)}\n`);
  }
  await measureExport();

  await close();
  await database.close();

  async function load(): Promise<void> {
    await sql`insert into candidates (id, full_name, email, position, country, status, consent_given, hired_at,
        applied_at, created_at, updated_at)
      select gen_random_uuid(), 'Person ' || n, 'person' || n || '@example.com',
        (array['Data Entry Clerk','Customer Support Representative','Virtual Assistant','Admin Support Specialist'])[1 + n % 4],
        (array['Kenya','Philippines','Brazil','Serbia','Pakistan','Mexico','India','Nigeria'])[1 + n % 8],
        (array['applied','applied','applied','applied','applied','applied','shortlisted','interviewed','hired','rejected'])[1 + n % 10],
        true, case when n % 10 = 8 then now() - make_interval(mins => n) end,
        now() - make_interval(mins => n), now() - make_interval(mins => n), now() - make_interval(mins => n)
      from generate_series(1, ${people}::int) n`;
    await sql`insert into applications (id, candidate_id, position, full_name, country, introduction,
        consent_version, idempotency_key, created_at)
      select gen_random_uuid(), id, position, full_name, country, repeat('I like this work. ', 20), 'bench',
        gen_random_uuid(), created_at from candidates`;
    await sql`insert into candidate_events (id, candidate_id, kind, data, created_at)
      select gen_random_uuid(), id, 'applied', jsonb_build_object('position', position), created_at from candidates`;
    await sql`insert into candidate_events (id, candidate_id, kind, data, created_at)
      select gen_random_uuid(), id, 'status_changed', jsonb_build_object('from', 'applied', 'to', status),
        created_at + interval '3 days' from candidates where status <> 'applied' and created_at < now() - interval '3 days'`;
    await sql`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
      select gen_random_uuid(), 'interview', id, false, 0, created_at from candidates
      where status in ('interviewed', 'hired')`;
    await sql`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version,
        consented_at, is_complete, completed_at, scoring, final_score, created_at)
      select gen_random_uuid(), owner_id, id, 'Virtual Assistant', 'bench', created_at, true, created_at, 'done',
        (random() * 100)::int, created_at from conversations where kind = 'interview'`;
    await sql`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
      select gen_random_uuid(), 'work', id, false, 0, created_at from candidates where status = 'hired'`;
    await sql`insert into employee_sessions (id, employee_id, conversation_id, position, started_at, ended_at,
        tasks_completed, duration_minutes, performance_rating)
      select gen_random_uuid(), owner_id, id, 'Virtual Assistant', created_at, created_at + interval '4 hours', 5,
        240, 'Good' from conversations where kind = 'work'`;
    await sql`insert into mails (id, kind, "to", subject, state, candidate_id, created_at, sent_at)
      select gen_random_uuid(), 'application-received', email, 'We have your application', 'sent', id, created_at,
        created_at from candidates`;
    await sql`insert into audit_log (action, actor_kind, actor_id, subject_kind, subject_id, created_at)
      select 'candidate.status_changed', 'user', ${userId}, 'candidate', id, created_at from candidates`;
    await sql`vacuum analyze`;
  }

  async function measureExport(): Promise<void> {
    const filters = CandidateListInput.parse({});
    const spec = { kind: 'candidates' as const, filters, personal: true, reason: 'bench' };
    const before = process.memoryUsage().rss;
    let [rows, highest] = [0, before];
    const started = performance.now();
    for await (const batch of tableOf(
      deps,
      { userId: UserId.parse(deps.clock.uuid()), roles: ['admin'] },
      spec,
    ).batches) {
      rows += batch.length;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const grown = Math.round((highest - before) / 2 ** 20);
    process.stdout.write(
      `export of ${rows.toLocaleString('en-US')} rows: ${seconds} s, memory +${grown} MB\n`,
    );
  }
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
