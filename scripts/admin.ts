import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/db/client.ts';
import { migrate } from '../server/db/migrate.ts';
import { createDeps } from '../server/deps.ts';
import { readEnv } from '../server/env.ts';
import { createAdmin, resetPassword } from '../server/features/auth/service.ts';
import { runningPostgresUrl, startEmbeddedPostgres } from '../server/platform/embeddedPostgres.ts';
import { createLogger } from '../server/platform/log.ts';

const usage = `Usage:
  npm run admin -- create-admin <email> [--name "Full name"]     makes an admin (asks for a password)
  npm run admin -- reset-password <email>                        sets a new password and ends all sessions
The password is asked for, or read from standard input when that is not a terminal.`;

/** What was typed, or the first line that was piped in. */
async function readPassword(): Promise<string> {
  // Nobody who looks over the shoulder, or at the scroll-back, should read it.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    if (process.stdin.isTTY) {
      process.stdout.write('New password: ');
      const typed = await reader.question('');
      process.stdout.write('\n');
      return typed;
    }
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
  }
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { name: { type: 'string' } } });
const [command, email] = positionals;
if (!email || (command !== 'create-admin' && command !== 'reset-password')) {
  process.stdout.write(`${usage}\n`);
  process.exit(command ? 1 : 0);
}

const env = readEnv({ ...process.env, LOG_LEVEL: 'error' });
const log = createLogger(env);
const dataDir = path.resolve(env.DATA_DIR);
// The app may be running on the embedded database; then we join it instead of starting a second one.
const running = env.DATABASE_URL ?? (await runningPostgresUrl(dataDir));
const own = running ? null : await startEmbeddedPostgres({ dataDir, log });
const url = running ?? own?.url ?? '';
await migrate(url);
const database = openDatabase(url, { max: 3, name: 'longtable-admin' });
const { deps, close } = await createDeps({
  env,
  dataDir,
  origins: ['http://localhost'],
  database,
  url,
  log,
  embedded: !env.DATABASE_URL,
});
try {
  const password = await readPassword();
  if (command === 'create-admin')
    await createAdmin(deps, { email, fullName: values.name ?? 'HR lead', password });
  else await resetPassword(deps, { email, password });
  process.stdout.write('Done.\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await close();
  await database.close();
  await own?.stop();
}
