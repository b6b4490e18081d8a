import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from './debian.ts';
import { freePort } from './server.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
/** It refuses to run as root, and Debian has this user from the start. */
const NOBODY = { uid: 65_534, gid: 65_534 };

export type PgBouncer = { url: string; stop(): Promise<void> };

/** PgBouncer itself, from the system's packages where it's missing: in transaction mode, before the database of `url`. */
export async function startPgBouncer(url: string, poolSize: number): Promise<PgBouncer> {
  ensureProgram(PROGRAM, 'pgbouncer');
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-pooler-'));
  const port = await freePort();
  const { hostname, port: behind, username, password, pathname } = new URL(url);
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  const file = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]
pooled = host=${hostname} port=${behind} dbname=${pathname.slice(1)} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
server_tls_sslmode = prefer
`,
  );
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const place of [folder, file]) await chown(place, NOBODY.uid, NOBODY.gid);
  const child = spawn(PROGRAM, [file], { ...(asRoot ? NOBODY : {}), stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('process up')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${said}`)));
  });
  return {
    url: `postgres://anybody@127.0.0.1:${port}/pooled`,
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
