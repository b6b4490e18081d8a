import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type postgres from 'postgres';
import { createDeps } from '../../server/compose.ts';
import { openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import type { Deps } from '../../server/deps.ts';
import { readEnv } from '../../server/env.ts';
import { tableOf } from '../../server/features/admin/exports/rows.ts';
import { createLogger } from '../../server/platform/log.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { appRouter } from '../../server/router.ts';
import { registerTasks } from '../../server/tasks.ts';
import { type Context, callerFactory } from '../../server/trpc.ts';
import { CandidateListInput } from '../../shared/candidates/schema.ts';
import { UserId } from '../../shared/ids/schema.ts';
import type { ExportSpec } from '../../shared/reports/exports.ts';
import { figure } from '../../shared/text/counted.ts';
import { quantile, times } from './measure.ts';
import { panelActions } from './panelActions.ts';
import { loadCompany } from './panelData.ts';
import { preloadStatements, watchStatements } from './statements.ts';

const RUNS = 60;
/** Actions that change something are repeated less often: each needs other people. */
const CHANGES = 12;

type Company = { deps: Deps; client: postgres.Sql; userId: UserId };

/**
 * Everything HR does in the panel with `people` candidates: milliseconds of each call at the API (middle and 95th)
 * and of its slowest statement inside the database; and what exports need of memory.
 */
export async function benchPanel(people: number): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-bench-'));
  try {
    await withCompany(dataDir, people, async (company) => {
      process.stdout.write(`\n${figure(people)} candidates\n`);
      await measureActions(company);
      await measureExports(company);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Opens the database of `dataDir`, fills it when it is empty, and hands over deps and an admin. */
async function withCompany(
  dataDir: string,
  people: number,
  work: (company: Company) => Promise<void>,
): Promise<void> {
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', DEMO_DATA: '0' });
  const log = createLogger(env);
  const first = await startEmbeddedPostgres({ dataDir, log });
  await migrate(first.url);
  const setup = openDatabase(first.url, { max: 1 });
  await preloadStatements(setup.client);
  const userId = await fillOnce(setup.client, people);
  await setup.close();
  await first.stop();
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    const database = openDatabase(server.url);
    const origins = ['http://localhost'];
    const given = { env, dataDir, origins, database, url: server.url, log, embedded: true };
    const { deps, transport, close } = await createDeps(given);
    registerTasks(deps, transport);
    await deps.queue.start();
    await work({ deps, client: database.client, userId });
    await deps.queue.stop(1_000);
    await close();
    await database.close();
  } finally {
    await server.stop();
  }
}

async function fillOnce(client: postgres.Sql, people: number): Promise<UserId> {
  const email = 'bench@example.com';
  const [known] = await client<{ id: string }[]>`select id from users where email = ${email}`;
  if (known) return UserId.parse(known.id);
  const userId = UserId.parse(crypto.randomUUID());
  await client`insert into users (id, email, full_name, password_hash, created_at, updated_at)
    values (${userId}, ${email}, 'Bench', 'none', now(), now())`;
  await client`insert into user_roles (user_id, role) values (${userId}, 'admin')`;
  await loadCompany(client, people, userId);
  return userId;
}

/** Prints one line per action; with `only`, of those whose name it finds. */
async function measureActions({ deps, client, userId }: Company, only = /./): Promise<void> {
  const statements = await watchStatements(client);
  const api = callerFactory(appRouter)(adminContext(deps, userId));
  process.stdout.write(
    `${'action'.padEnd(46)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'slowest'.padStart(9)}  ms\n`,
  );
  for (const { name, run, changes } of await panelActions(api, client)) {
    if (!only.test(name)) continue;
    await run();
    await statements.reset();
    const taken = await times(changes ? CHANGES : RUNS, run);
    const slowest = await statements.slowest();
    const figures = [quantile(taken, 0.5), quantile(taken, 0.95)].map((ms) => ms.toFixed(1).padStart(8));
    process.stdout.write(
      `${name.padEnd(46)}${figures.join('')}${slowest.ms.toFixed(1).padStart(9)}  ${slowest.ms > 5 ? slowest.words : ''}\n`,
    );
  }
}

function adminContext(deps: Deps, userId: UserId): Context {
  return {
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
    portalIn: async () => null,
    employee: async () => null,
    setCookie: () => {},
    clearCookie: () => {},
    readCookie: () => undefined,
    device: '',
    countCall: () => {},
  };
}

/** Rows, seconds, and how far memory rose above where it stood, for every export in full. */
async function measureExports({ deps, userId }: Company): Promise<void> {
  const given = { personal: true, reason: 'bench' };
  const specs: ExportSpec[] = [
    { kind: 'candidates', filters: CandidateListInput.parse({}), ...given },
    { kind: 'employees', ...given },
    { kind: 'sessions', ...given },
    { kind: 'audit', filters: {}, ...given },
  ];
  for (const spec of specs) {
    const before = process.memoryUsage().rss;
    let [rows, highest] = [0, before];
    const started = performance.now();
    for await (const batch of tableOf(deps, { userId, roles: ['admin'] }, spec).batches) {
      rows += batch.length;
      highest = Math.max(highest, process.memoryUsage().rss);
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const [at, grown] = [before, highest - before].map((bytes) => Math.round(bytes / 2 ** 20));
    process.stdout.write(
      `export of ${figure(rows)} ${spec.kind}: ${seconds} s, memory ${at} MB and +${grown} MB\n`,
    );
  }
}
