import { execFile } from 'node:child_process';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What works in a folder: the app, or one of the operator's commands while the app is stopped. */
export type Role = 'app' | 'command';
/** Identifies a process, even if its number is reused. */
type Holder = { pid: number; started: string; role: Role };

/** Another running process, the `holder`, uses the folder. */
export class FolderInUse extends Error {
  readonly holder: Holder;

  constructor(holder: Holder, message: string) {
    super(message);
    this.holder = holder;
  }
}

/**
 * Claims a data folder for this process, so that two apps never work in the same one; a claim that a killed
 * process left behind is taken over. Returns what gives the folder back.
 * @throws FolderInUse with a sentence for people when a living process holds the folder.
 */
export async function claimFolder(folder: string, role: Role = 'app'): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'app.lock');
  const draft = path.join(folder, `app.lock.${process.pid}.${crypto.randomUUID()}`);
  const me: Holder = { pid: process.pid, started: await startOf(process.pid), role };
  await writeFile(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    for (let tries = 0; tries < 10; tries++) {
      // A link appears whole or not at all, and only one process can make it.
      if (await succeeds(link(draft, file))) return () => rm(file, { force: true });
      const holder = await readHolder(file);
      if (holder && (await isRunning(holder))) throw inUse(folder, holder);
      await setAside(file, draft);
    }
  } finally {
    await rm(draft, { force: true });
  }
  throw new Error(`The folder ${folder} is being claimed by another start. Try again.`);
}

/** Removes a dead claim; one that another process made in the meantime is put back. */
async function setAside(file: string, draft: string): Promise<void> {
  const aside = `${draft}.old`;
  if (!(await succeeds(rename(file, aside)))) return;
  const holder = await readHolder(aside);
  if (holder && (await isRunning(holder))) await succeeds(link(aside, file));
  await rm(aside, { force: true });
}

function inUse(folder: string, holder: Holder): FolderInUse {
  const { pid, role } = holder;
  return new FolderInUse(
    holder,
    role === 'command'
      ? `An npm run admin command is using the folder ${folder} (process ${pid}). Start the app when the command has finished.`
      : `The app is already running on the folder ${folder} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
  );
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    const { pid, started, role } = { pid: 0, started: '', ...(parsed as Partial<Holder>) };
    return Number.isInteger(pid) && pid > 0
      ? { pid, started, role: role === 'command' ? 'command' : 'app' }
      : null;
  } catch {
    return null;
  }
}

async function isRunning({ pid, started }: Holder): Promise<boolean> {
  return (await isAlive(pid)) && (await startOf(pid)) === started;
}

/** Whether a process runs; false for one that has ended but hasn't been reaped by its parent. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return (await statOf(pid))?.[0] !== 'Z';
}

/** A process's start time in the system's own format; empty when unknown. */
async function startOf(pid: number): Promise<string> {
  const stat = await statOf(pid);
  if (stat) return stat[19] ?? '';
  const listed = await run('ps', ['-p', String(pid), '-o', 'lstart=']).catch(() => null);
  return listed?.stdout.trim() ?? '';
}

/** Linux' own notes of a process from its state on; null elsewhere. */
async function statOf(pid: number): Promise<string[] | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // The name before the state is in brackets and may contain anything.
  return text === null ? null : text.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function succeeds(step: Promise<unknown>): Promise<boolean> {
  return step.then(
    () => true,
    () => false,
  );
}
