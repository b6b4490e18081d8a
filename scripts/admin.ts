import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDeps } from '../server/compose.ts';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { readEnv } from '../server/env.ts';
import { runningPostgresUrl, startEmbeddedPostgres } from '../server/platform/embeddedPostgres.ts';
import { createLogger } from '../server/platform/log.ts';
import { openBackup } from '../server/platform/restore.ts';
import { registerTasks } from '../server/tasks.ts';
import { type Console, commands, problemWith, usage } from './admin/commands.ts';

/** Commands for operators. All but `restore` work while the app runs. */

const { name, args, values, command } = commandOf(process.argv.slice(2));

const env = readEnv({ ...process.env, LOG_LEVEL: 'error' });
const log = createLogger(env);
const dataDir = path.resolve(env.DATA_DIR);
try {
  const running = await runningPostgresUrl(dataDir);
  if (name === 'restore') await prepareRestore(running !== null);
  // The app may be running on the embedded database; then we join it instead of starting a second one.
  // Long reads and locks of a session need the database itself.
  const joined = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL ?? running;
  const own = joined ? null : await startEmbeddedPostgres({ dataDir, log });
  const url = joined ?? own?.url ?? '';
  try {
    await migrate(url, { pooled: env.DATABASE_DIRECT_URL !== undefined });
    const database = openDatabase(url, { max: 4, name: 'longtable-admin' });
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
        say: (line) => process.stdout.write(`${line}\n`),
      };
      if (command.enqueues) await deps.queue.open();
      await command.run(context);
    } finally {
      if (command.enqueues) await deps.queue.stop(1_000);
      await close();
      await database.close();
    }
  } finally {
    await own?.stop();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
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

/** Puts the backup's keys in place before new ones are created. */
async function prepareRestore(running: boolean): Promise<void> {
  if (running && !env.DATABASE_URL) throw new Error('The app is running on this data folder. Stop it first.');
  const archive = await openBackup(path.resolve(args[0] ?? ''));
  archive.close();
  // With a database of its own, the app takes its keys from ENCRYPTION_KEYS alone.
  if (!archive.keys || env.ENCRYPTION_KEYS || env.DATABASE_URL) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // Never overwrites existing keys: values they encrypted would be lost.
  await writeFile(path.join(dataDir, 'encryption-keys'), archive.keys, { mode: 0o600, flag: 'wx' }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    },
  );
}
