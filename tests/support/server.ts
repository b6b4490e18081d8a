import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { quickestFolder } from './quickest.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export const testAdmin = { email: 'hr@example.com', password: 'Table-and-chair-7' };

export type RunningServer = {
  address: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it printed so far. */
  output(): string;
  /** SIGKILL: nothing gets to say good-bye. */
  kill(): Promise<void>;
  /** SIGTERM, and the time it took to end, in milliseconds. */
  stop(): Promise<number>;
  emails(): Promise<WrittenEmail[]>;
};

type WrittenEmail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Every header as it's read, one a line. */
  head: string;
  /** Names of the files and pictures in it. */
  files: string[];
};

/** A folder for a server's data that is removed by the caller. */
export async function dataFolder(): Promise<string> {
  return mkdtemp(path.join(await quickestFolder(), 'longtable-server-'));
}

/** A port that nothing uses now, for a server that must come back at the same address. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Starts the real program in a process of its own and waits until it says that it is ready. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As `npm start` runs it: React's development build takes longer for each email.
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DATA_DIR: dataDir,
      PACING_SCALE: '0',
      LOG_LEVEL: 'warn',
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      ...settings,
    },
  });
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const ready = output.match(/Ready at (\S+)/)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  return {
    address,
    dataDir,
    process: child,
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      const started = performance.now();
      child.kill('SIGTERM');
      await exited;
      return performance.now() - started;
    },
    emails: () => readEmails(dataDir),
  };
}

/** The emails a server wrote, oldest first. */
export async function readEmails(dataDir: string): Promise<WrittenEmail[]> {
  const folder = path.join(dataDir, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const email = await PostalMime.parse(await readFile(path.join(folder, name)));
      return {
        to: email.to?.[0]?.address ?? '',
        subject: email.subject ?? '',
        text: email.text ?? '',
        html: email.html ?? '',
        head: email.headers.map(({ key, value }) => `${key}: ${value}`).join('\n'),
        files: email.attachments.map(({ filename }) => filename ?? ''),
      };
    }),
  );
}

/** Ends the database a killed server left behind, and removes the folder. */
export async function removeFolder(dataDir: string): Promise<void> {
  const note = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(note.split('\n')[0]);
  if (pid) {
    try {
      process.kill(pid, 'SIGINT');
    } catch {
      // It was gone already.
    }
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}
