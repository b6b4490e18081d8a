import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeps } from '../server/compose.ts';
import { type Database, openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { isInUse, openBackup } from '../server/platform/backup/restore.ts';
import { adoptKeys } from '../server/platform/crypto/vault.ts';
import { createLogger } from '../server/platform/log.ts';
import { runningPostgresUrl, startEmbeddedPostgres } from '../server/platform/postgres/embedded.ts';
import { FolderInUse } from '../server/platform/postgres/folderLock.ts';
import { registerTasks } from '../server/tasks.ts';
import { type Console, commands, problemWith, usage } from './admin/commands.ts';
import { endWithShell } from './parent.mjs';

/** How long an interrupted command may take to clean up. */
const CLEANUP_MS = 500;
/** Pause between two looks whether another command has ended. */
const TURN_MS = 200;

/** Commands for operators. All but `restore` work while the app runs. */

const { name, args, values, command } = commandOf(process.argv.slice(2));

const env = readEnv({ ...process.env, LOG_LEVEL: 'error' });
const log = createLogger(env);
const dataDir = path.resolve(env.DATA_DIR);
/** Ends with the command, so that what it cleans up at its end isn't left behind by Ctrl-C or a time limit. */
const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => interrupted.abort(new Error('Interrupted.')));
endWithShell();
try {
  const archive = name === 'restore' ? await readArchive() : null;
  // Long reads and locks of a session need the database itself.
  const given = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const embedded = given ? null : await openEmbedded();
  const url = given ?? embedded?.url ?? '';
  try {
    await migrate(url, { pooled: env.DATABASE_DIRECT_URL !== undefined });
    const database = openDatabase(url, { max: 4, name: 'longtable-admin' });
    try {
      if (archive?.keys && embedded) await placeKeys(archive.keys, database.client);
      await runOn(database, url);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
// Something of the command may still wait, such as for a password.
if (interrupted.signal.aborted) process.exit();

/** Runs the command on an open database. */
async function runOn(database: Database, url: string): Promise<void> {
  const { deps, transport, close } = await createDeps({
    env,
    dataDir,
    origins: ['http://localhost'],
    database,
    url,
    log,
    embedded: !env.DATABASE_URL,
  });
  registerTasks(deps, transport);
  try {
    const context: Console = {
      deps,
      sql: database.client,
      dataDir,
      args,
      options: { name: values.name, head: values.head, run: values.run, withKeys: values['with-keys'] },
      signal: interrupted.signal,
      say: (line) => process.stdout.write(`${line}\n`),
    };
    if (command.enqueues) await deps.queue.open();
    await untilInterrupted(context);
  } finally {
    if (command.enqueues) await deps.queue.stop(1_000);
    await close();
  }
}

/** An interrupted command loses its connections, which ends its transactions, and then has a moment to clean up. */
async function untilInterrupted(context: Console): Promise<void> {
  const { signal } = interrupted;
  signal.throwIfAborted();
  const running = command.run(context);
  const stopped = once(signal, 'abort').then(() => signal.throwIfAborted());
  try {
    await Promise.race([running, stopped]);
  } finally {
    if (signal.aborted) {
      await context.sql.end({ timeout: 0 });
      await Promise.race([running.catch(() => {}), sleep(CLEANUP_MS)]);
    }
  }
}

/**
 * The app's server while the app runs; otherwise our own, or one that a killed process left behind. Commands take turns: the
 * first to end stops the server.
 */
async function openEmbedded(): Promise<{ url: string; stop(): Promise<void> }> {
  for (let waited = false; ; waited = true) {
    interrupted.signal.throwIfAborted();
    try {
      return await startEmbeddedPostgres({ dataDir, log, role: 'command' });
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      const { role, pid } = error.holder;
      if (role === 'app') return joinApp();
      if (!waited) process.stderr.write(`Waiting for another command (process ${pid}) to end…\n`);
    }
    await sleep(TURN_MS);
  }
}

/** The database server of the running app. */
async function joinApp(): Promise<{ url: string; stop(): Promise<void> }> {
  if (name === 'restore') throw new Error('The app is running on this data folder. Stop it first.');
  const url = await runningPostgresUrl(dataDir);
  if (!url) throw new Error('The app is starting or stopping. Try again in a moment.');
  return { url, stop: async () => {} };
}

/** Parses the command line. Anything invalid exits with the usage before changing anything. */
function commandOf(typed: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        head: { type: 'string' },
        run: { type: 'boolean', default: false },
        'with-keys': { type: 'boolean', default: false },
      },
    });
    const [name = '', ...args] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const problem = command ? problemWith(command, args) : name && `Unknown command: ${name}.`;
    if (command && !problem) return { name, args, values, command };
    if (problem) process.stderr.write(`${problem}\n\n`);
    process.stdout.write(`${usage}\n`);
    process.exit(problem ? 1 : 0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exit(1);
  }
}

/** Only opens it, so that a mistyped name is found before anything is made. */
async function readArchive() {
  const archive = await openBackup(path.resolve(args[0] ?? ''));
  archive.close();
  return archive;
}

/** Puts the backup's keys in place before new ones are created, or instead of ones that a failed try created. */
async function placeKeys(keys: string, sql: Database['client']): Promise<void> {
  // Values in the database need its own keys; restoring into it is refused anyway.
  if (env.ENCRYPTION_KEYS || (await isInUse(sql))) return;
  if (await adoptKeys(dataDir, keys))
    process.stdout.write(
      'The folder’s own keys didn’t encrypt anything. The file encryption-keys.unused-… keeps them.\n',
    );
}
