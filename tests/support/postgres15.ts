import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from './debian.ts';
import { freePort } from './server.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'Table-and-chair-7';

export type Postgres15 = {
  /** Database `longtable` as its owner, who is nothing else. Without TLS nobody gets in. */
  url: string;
  /** The same database as somebody who owns nothing in it. */
  strangersUrl: string;
  /** Certificate of the authority behind the server's own. */
  authority: string;
  stop(): Promise<void>;
};

/** PostgreSQL 15 itself, from the system's packages where it's missing, with TLS. */
export async function startPostgres15(): Promise<Postgres15> {
  ensureProgram(`${PROGRAMS}/postgres`, 'postgresql-15');
  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-postgres15-'));
  const port = await freePort();
  const cluster = path.join(folder, 'cluster');
  // It refuses to run as root; its package made this user.
  const owner = process.getuid?.() === 0 ? userOf('postgres') : null;
  if (owner) await chown(folder, owner.uid, owner.gid);
  const settings = { ...(owner ?? {}), stdio: 'ignore' as const };
  execFileSync(
    `${PROGRAMS}/initdb`,
    ['-D', cluster, '-U', 'super', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    settings,
  );
  await writeFile(
    path.join(cluster, 'pg_hba.conf'),
    'local all super trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n',
  );
  for (const command of certificates(folder)) execFileSync('openssl', command, { stdio: 'ignore' });
  const key = path.join(folder, 'server.key');
  if (owner) await chown(key, owner.uid, owner.gid);
  await chmod(key, 0o600);
  // For clients of every user.
  await chmod(folder, 0o755);
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ssl: 'on',
    ssl_cert_file: path.join(folder, 'server.pem'),
    ssl_key_file: key,
    fsync: 'off',
  };
  const child = spawn(
    `${PROGRAMS}/postgres`,
    ['-D', cluster, '-p', String(port), ...Object.entries(options).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    { ...(owner ?? {}), stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await ready(child);
  const say = (statement: string): void => {
    const to = ['-h', folder, '-p', String(port), '-U', 'super', '-d', 'postgres', '-c', statement];
    execFileSync(`${PROGRAMS}/psql`, ['-X', '-q', '-v', 'ON_ERROR_STOP=1', ...to]);
  };
  for (const role of ['owner', 'stranger']) say(`create role ${role} login password '${PASSWORD}'`);
  say('create database longtable owner owner');
  const address = (role: string): string => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/longtable`;
  return {
    url: address('owner'),
    strangersUrl: address('stranger'),
    authority: path.join(folder, 'authority.pem'),
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGQUIT');
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (option: string): number => Number(execFileSync('id', [option, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** An authority, and a certificate of its own for 127.0.0.1. */
function certificates(folder: string): string[][] {
  const at = (name: string): string => path.join(folder, name);
  const fresh = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const authority = ['-keyout', at('authority.key'), '-out', at('authority.pem'), '-subj', '/CN=Authority'];
  const server = ['-keyout', at('server.key'), '-out', at('server.pem'), '-subj', '/CN=database'];
  return [
    [...fresh, ...authority],
    [
      ...[...fresh, ...server, '-CA', at('authority.pem'), '-CAkey', at('authority.key')],
      ...['-addext', 'subjectAltName=IP:127.0.0.1', '-addext', 'basicConstraints=CA:FALSE'],
    ],
  ];
}

async function ready(child: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      if (said.includes('ready to accept connections')) resolve();
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`PostgreSQL 15 ended:\n${said}`)));
  });
}
