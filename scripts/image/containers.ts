import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const READY_MS = 120_000;
const LOOK_MS = 50;

/** Runs a program; what it prints is shown. */
export function run(program: string, ...args: string[]): void {
  process.stdout.write(`$ ${program} ${args.join(' ')}\n`);
  execFileSync(program, args, { stdio: 'inherit' });
}

/** Runs something, and tells how long it took. */
export async function timed<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`${what}: ${secondsSince(began)} s\n`);
  return result;
}

const secondsSince = (began: number): string => ((performance.now() - began) / 1_000).toFixed(1);

/** What buildah is asked, with all that it stores in a folder of ours. */
export type Buildah = {
  run(...args: string[]): void;
  told(...args: string[]): string;
  /** Always comes first, for a call that is made elsewhere. */
  place: string[];
};

export function buildahIn(folder: string): Buildah {
  const folders = ['--root', path.join(folder, 'images'), '--runroot', path.join(folder, 'run')];
  const place = ['--storage-driver', 'vfs', ...folders];
  return {
    place,
    run: (...args) => run('buildah', ...place, ...args),
    told: (...args) => execFileSync('buildah', [...place, ...args], { encoding: 'utf8' }).trim(),
  };
}

export type Container = {
  address: string;
  /** Number of the user it runs as. */
  user: number;
  /** Runs a command beside the program, as `docker exec` does. */
  exec(command: string[]): void;
  /** Sends SIGTERM to the program itself, as an engine does. */
  stop(): Promise<void>;
};

/** Starts what the image says, with these settings, and waits until it's ready. */
export async function startContainer(
  buildah: Buildah,
  image: string,
  options: { command: string[]; port: number; dataDir: string; settings: Record<string, string> },
): Promise<Container> {
  const container = buildah.told('from', '--pull-never', image);
  // Otherwise buildah mounts a folder of its own over ours.
  buildah.run('config', '--volume', '/data-', container);
  const name = `ROLE=${options.settings.ROLE}`;
  const address = `http://127.0.0.1:${options.port}`;
  const settings = { ...options.settings, HOST: '127.0.0.1', PORT: String(options.port) };
  const start = [
    ...buildah.place,
    ...['run', '--isolation', 'chroot', '--volume', `${options.dataDir}:/data`],
    ...Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]),
    ...[container, '--'],
  ];
  const child = spawn('buildah', [...start, ...options.command], { stdio: 'inherit' });
  const exit = once(child, 'exit');
  await timed(`${name} is ready`, () => ready(`${address}/readyz`, () => child.exitCode !== null)).catch(
    (error: unknown) => {
      child.kill('SIGTERM');
      throw error;
    },
  );
  const program = programBelow(child.pid ?? 0);
  if (!program) throw new Error('There is no Node process under buildah');
  return {
    address,
    user: Number(readFileSync(`/proc/${program}/status`, 'utf8').match(/^Uid:\s+(\d+)/m)?.[1]),
    exec: (command) => run('buildah', ...start, ...command),
    async stop() {
      process.kill(program, 'SIGTERM');
      const [code] = await timed(`${name} ended after SIGTERM`, () => exit);
      if (code !== 0) throw new Error(`${name} ended with ${code}`);
    },
  };
}

async function ready(address: string, hasEnded: () => boolean): Promise<void> {
  const until = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    if (hasEnded()) throw new Error('The program ended before it was ready');
    if (performance.now() > until) throw new Error(`${address} answered ${answer?.status ?? 'nothing'}`);
    await sleep(LOOK_MS);
  }
}

/** The first process below that runs Node: buildah and two of its helpers stand above it. */
function programBelow(pid: number): number | null {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  for (const child of children) {
    if (path.basename(readlinkSync(`/proc/${child}/exe`)) === 'node') return child;
    const below = programBelow(child);
    if (below) return below;
  }
  return null;
}
