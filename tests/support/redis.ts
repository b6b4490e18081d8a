import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureProgram } from './debian.ts';
import { freePort } from './server.ts';

const PROGRAM = '/usr/bin/redis-server';

/** Redis itself, from the system's packages where it's missing. It can die, come back at the same address, and hold still. */
export type Redis = {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Keeps its connections, takes new ones, and answers nothing until it resumes. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
};

export async function startRedis(settings: readonly string[] = []): Promise<Redis> {
  ensureProgram(PROGRAM, 'redis-server');
  const port = await freePort();
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const one = spawn(
      PROGRAM,
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    child = one;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      one.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        if (said.includes('Ready to accept connections')) resolve();
      });
      one.once('error', reject);
      one.once('exit', () => reject(new Error(`Redis ended:\n${said}`)));
    });
  };
  const kill = async (): Promise<void> => {
    const one = child;
    child = null;
    if (!one) return;
    const gone = once(one, 'exit');
    one.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    start,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    stop: kill,
  };
}
