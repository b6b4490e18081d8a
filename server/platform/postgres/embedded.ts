import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import type { Logger } from '../log.ts';
import {
  asOwner,
  binaries,
  freshSettings,
  livingPostmaster,
  type Place,
  preparePlace,
  readSettings,
  type Settings,
  SUPERUSER,
} from './cluster.ts';
import { claimFolder, isAlive, type Role } from './folderLock.ts';

const DATABASE = 'longtable';
const READY_MS = 20_000;
const STOP_MS = 8_000;
const KILL_MS = 1_000;
/**
 * Interval of checks whether the server is running. The exit of a server we started is noticed immediately, unless a
 * start is in progress.
 */
const LOOK_MS = 400;
/** Pause before the next try to start: children of a killed server hold its memory for a moment. */
const AGAIN_MS = 50;
const WRONG_PASSWORD = '28P01';

export type EmbeddedPostgres = {
  /** Connection URL with the password; never logged. */
  url: string;
  /** True when a server that an earlier process left behind was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL under `dataDir`, or adopts the server that a killed process left running there. A server
 * that dies is started again on the same port; Ctrl-C reaches only us, and we stop it in order.
 * @throws FolderInUse with a sentence for people when another process uses the folder.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: Logger;
  role?: Role;
}): Promise<EmbeddedPostgres> {
  const place = await preparePlace(options.dataDir);
  const release = await claimFolder(place.folder, options.role);
  try {
    const living = await livingPostmaster(place);
    const settings = await (living ? readSettings(place) : freshSettings(place));
    if (!settings)
      throw new Error(
        `A database server is running in ${place.cluster}, but ${place.settingsFile} is missing. It holds the password of the database. Restore the file from a backup, or set DATA_DIR to another folder.`,
      );
    if (living) settings.port = living.port;
    const supervisor = supervise(place, settings, options.log);
    await (living ? supervisor.adopt(living.pid) : supervisor.launch());
    return {
      url: urlOf(settings),
      adopted: living !== null,
      async stop() {
        await supervisor.stop();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/**
 * The connection URL of a server already running in `dataDir`, for tools beside the app; null without one.
 */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const place = await preparePlace(dataDir);
  const living = await livingPostmaster(place);
  const settings = living ? await readSettings(place) : null;
  return living && settings ? urlOf({ ...settings, port: living.port }) : null;
}

function urlOf({ port, password }: Settings, database = DATABASE): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Starts one server, or adopts it, and starts it again when it dies. */
function supervise(place: Place, settings: Settings, log: Logger) {
  let pid = 0;
  let stopping = false;
  let onDeath = (): void => {};

  const spawnServer = async (): Promise<void> => {
    const { postgres: program } = await binaries();
    const command = await asOwner(place, program, serverArguments(place, settings));
    const output = await open(place.logFile, 'a', 0o600);
    try {
      if (stopping) return;
      // Its own process group: Ctrl-C in the terminal must not reach it before we closed our connections.
      const child = spawn(command.program, command.args, {
        uid: command.uid,
        gid: command.gid,
        cwd: place.cluster,
        detached: true,
        stdio: ['ignore', output.fd, output.fd],
      });
      child.once('exit', () => onDeath());
      child.on('error', (error) => log.error({ err: error }, 'starting the embedded database failed'));
      child.unref();
      pid = child.pid ?? 0;
    } finally {
      await output.close();
    }
  };

  const ready = (): Promise<void> => waitUntilReady(place, settings, async () => pid > 0 && isAlive(pid));

  const deathOrLook = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, LOOK_MS).unref();
      onDeath = resolve;
    });

  /** Restarts a server that exits unexpectedly; the first attempts may fail. */
  const guard = async (): Promise<void> => {
    while (!stopping) {
      await deathOrLook();
      if (stopping || (pid > 0 && (await isAlive(pid)))) continue;
      log.error({}, 'the embedded database stopped; restarting it');
      try {
        await spawnServer();
        await ready();
        log.info({ pid }, 'the embedded database is back');
      } catch (error) {
        if (!stopping) log.error({ err: error }, 'the embedded database is still down');
        await sleep(AGAIN_MS, undefined, { ref: false });
      }
    }
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    if (pid > 0) await stopServer(pid);
  };

  return {
    async launch(): Promise<void> {
      await spawnServer();
      try {
        await ready();
      } catch (error) {
        await stop();
        throw error;
      }
      void guard();
    },
    async adopt(living: number): Promise<void> {
      pid = living;
      await ready();
      log.warn({ pid }, 'took over the database server of an earlier run');
      void guard();
    },
    stop,
  };
}

/** Fast shutdown: ends running work in order. A server that doesn't end in time is killed. */
async function stopServer(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await isAlive(pid))) return;
    process.kill(pid, signal);
    const end = performance.now() + (signal === 'SIGINT' ? STOP_MS : KILL_MS);
    while ((await isAlive(pid)) && performance.now() < end) await sleep(50);
  }
}

function serverArguments(place: Place, { port }: Settings): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements may hold personal data; the log of errors must not repeat them.
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: '0',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', place.cluster, '-p', String(port), ...options];
}

/**
 * Waits until the server accepts our password, and creates the database on first use.
 * @throws Error with a readable sentence when the server ends, refuses the password, or doesn't answer.
 */
async function waitUntilReady(
  place: Place,
  settings: Settings,
  lives: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + READY_MS;
  const failed = (what: string, cause: unknown): Error =>
    new Error(`The embedded database ${what}. See its log: ${place.logFile}.`, { cause });
  for (let last: unknown; ; await sleep(100)) {
    if (!(await lives())) throw failed('stopped right after starting', last);
    // The maintenance database, because the app's own must have no connections besides the app's.
    const admin = postgres(urlOf(settings, 'postgres'), { max: 1, connect_timeout: 3, onnotice: () => {} });
    try {
      const found = await admin`select 1 from pg_database where datname = ${DATABASE}`;
      if (found.length === 0) await admin.unsafe(`create database ${DATABASE}`);
      return;
    } catch (error) {
      last = error;
      if (error instanceof postgres.PostgresError && error.code === WRONG_PASSWORD)
        throw failed(`rejected the password in ${place.settingsFile}`, error);
    } finally {
      await admin.end({ timeout: 1 }).catch(() => {});
    }
    if (performance.now() > end) throw failed('isn’t responding', last);
  }
}
