import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createDeps } from './compose.ts';
import { openDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { reachDatabase } from './db/reach.ts';
import { loadDemoContent } from './demo/load.ts';
import { type Env, readEnv, warningsOf } from './env.ts';
import { ensureFirstAdmin, generateFirstAdmin } from './features/auth/service.ts';
import { startEncrypting } from './features/files/parts/encrypting.ts';
import { createHttp } from './http.ts';
import { startLinking } from './platform/audit/chain.ts';
import { createLogger, type Logger } from './platform/log.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './platform/postgres/embedded.ts';
import { closeDoor, closeFolder } from './platform/storage/permissions.ts';
import { checkStorage } from './platform/storage/storage.ts';
import { registerTasks } from './tasks.ts';
import { createHealth } from './web/health.ts';
import { createLeaving } from './web/shutdown.ts';

/** How long running work may take to finish at shutdown; together with the rest it stays under 10 s. */
const DRAIN_MS = 5_000;
const LEAST_DRAIN_MS = 1_000;
/** Time for the whole shutdown. Anything still waiting then, for example for the database, ends with the process. */
const STOP_MS = 9_000;

/** One Ctrl-C may come twice: from the terminal, and from npm, which passes its own on. */
const SAME_PRESS_MS = 500;

export type Running = {
  /** Address people type. */
  address: string;
  /** Printed once at startup: the first admin's generated password. */
  firstAdmin: { email: string; password: string } | null;
  stop(): Promise<void>;
};

/**
 * Brings the whole product up: database, migrations, first content, background tasks, HTTP.
 * @throws Error with a sentence for people when a setting is wrong or the data folder is in use.
 */
export async function start(env: Env): Promise<Running> {
  const log = createLogger(env);
  const dataDir = path.resolve(env.DATA_DIR);
  const { DATABASE_URL: pool, DATABASE_DIRECT_URL: direct } = env;
  if (direct) await reachDatabase(direct, { setting: 'DATABASE_DIRECT_URL' });
  else if (pool) await reachDatabase(pool);
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, log });
  try {
    return await startOn(env, { log, dataDir, embedded });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function startOn(
  env: Env,
  { log, dataDir, embedded }: { log: Logger; dataDir: string; embedded: EmbeddedPostgres | null },
): Promise<Running> {
  const url = env.DATABASE_URL ?? embedded?.url ?? '';
  if (!embedded) await closeDoor(dataDir);
  for (const name of ['files', 'mail']) await closeFolder(path.join(dataDir, name));
  await checkStorage(env, log);
  const directUrl = embedded ? undefined : env.DATABASE_DIRECT_URL;
  await migrate(directUrl ?? url, { pooled: directUrl !== undefined });
  // Only now: connections that the pooler opens have the limits of the role as they are then.
  if (directUrl) await reachDatabase(url, { pooled: true });

  const database = openDatabase(url, {
    max: env.DATABASE_POOL_SIZE,
    directUrl,
    poolerPrepares: env.DATABASE_POOLER_PREPARES,
  });
  const port = env.PORT === 0 ? await freePort(env.HOST) : env.PORT;
  const origins = originsOf(env, port);
  const { deps, transport, close } = await createDeps({
    env,
    dataDir,
    origins,
    database,
    url,
    log,
    embedded: embedded !== null,
  });
  registerTasks(deps, transport);
  await ensureFirstAdmin(deps);
  if (env.DEMO_DATA) await loadDemoContent(deps, env.DEMO_DATA);
  for (const warning of warningsOf(env)) log.warn({}, warning);

  const serves = env.ROLE !== 'worker';
  const works = env.ROLE !== 'web';
  const distDir = path.resolve(import.meta.dirname, '../dist');
  const leaving = createLeaving();
  const http = serves ? await createHttp(deps, { distDir, leaving }) : createHealth(deps, leaving);
  let linking: ReturnType<typeof startLinking> | null = null;
  let firstAdmin: Running['firstAdmin'] = null;
  const stop = async (): Promise<void> => {
    const began = performance.now();
    // Tasks end while people leave, and what these still send is stored for other processes.
    deps.queue.rest();
    await leaving.begin();
    await http.close();
    await linking?.stop();
    await deps.queue.stop(Math.max(LEAST_DRAIN_MS, DRAIN_MS - (performance.now() - began)));
    await close();
    await database.close();
  };
  try {
    if (works) {
      await deps.queue.start();
      await startEncrypting(deps);
      linking = startLinking(deps);
    } else await deps.queue.open();
    await http.listen({ port, host: env.HOST });
    // Last, because a start that fails after storing the password would never print it.
    if (embedded) firstAdmin = await generateFirstAdmin(deps);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: deps.publicUrl,
    firstAdmin,
    async stop() {
      await Promise.race([stop(), pause(STOP_MS, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}

/** PUBLIC_URL when it is set; otherwise the names this machine has for itself. */
function originsOf(env: Env, port: number): string[] {
  if (env.PUBLIC_URL) return [new URL(env.PUBLIC_URL).origin];
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** A port that is free now; needed before listening because emails and cookies name the address. */
async function freePort(host: string): Promise<number> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

function announce(env: Env, running: Running): void {
  const lines = [
    `Ready at ${running.address}`,
    env.SMTP_URL
      ? 'Emails go out through SMTP_URL'
      : `Emails are written to ${path.join(env.DATA_DIR, 'mail')}`,
    running.firstAdmin
      ? `First admin: ${running.firstAdmin.email} with password ${running.firstAdmin.password} (shown only once; sign in at ${running.address}/auth)`
      : `HR signs in at ${running.address}/auth (to add an admin: npm run admin -- create-admin you@example.com)`,
    ...warningsOf(env),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Runs until SIGINT or SIGTERM, also while it is still starting; a second press ends at once. */
export async function runUntilSignal(): Promise<void> {
  try {
    const env = readEnv();
    const starting = start(env);
    let since: number | null = null;
    const stop = async (): Promise<void> => {
      if (since !== null && performance.now() - since < SAME_PRESS_MS) return;
      if (since !== null) process.exit(1);
      since = performance.now();
      await (await starting.catch(() => null))?.stop();
      process.exit(0);
    };
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
    announce(env, await starting);
  } catch (error) {
    process.stderr.write(`${readable(error)}\n`);
    process.exit(1);
  }
}

/** An error as a sentence for the operator. */
function readable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Another program is using this port. Set PORT to a free one.`;
  return error.message;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await runUntilSignal();
