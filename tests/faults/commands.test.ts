import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl, startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { silentLog } from '../support/log.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';

/** The operator’s commands when they're interrupted, killed, repeated, or run side by side. */

const ROOT = path.resolve(import.meta.dirname, '../..');
const DRAFT = '.longtable-backup-';

let folder: string;
let dataDir: string;
let server: RunningServer;
let withKeys: string;
let bare: string;

beforeAll(async () => {
  folder = await dataFolder();
  dataDir = path.join(folder, 'data');
  server = await startServer(dataDir, { DEMO_DATA: '0' });
  [withKeys, bare] = [path.join(folder, 'all.zip'), path.join(folder, 'bare.zip')];
  // Its email to HR is an encrypted value, so that a restore needs the keys.
  const sent = await fetch(`${server.address}/trpc/contact.send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada Writes',
      email: 'ada@example.com',
      topic: 'other',
      message: 'Do you also hire people in Portugal?',
      idempotencyKey: crypto.randomUUID(),
    }),
  });
  expect(await sent.text()).toContain('result');
  expect(await ended(command(['backup', withKeys, '--with-keys']))).toMatchObject({ code: 0 });
  expect(await ended(command(['backup', bare]))).toMatchObject({ code: 0 });
}, 120_000);

afterAll(async () => {
  await server.stop();
  for (const name of await readdir(folder)) await removeFolder(path.join(folder, name));
  await removeFolder(folder);
});

function command(args: string[], settings: Record<string, string> = { DATA_DIR: dataDir }): ChildProcess {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...settings },
  });
}

async function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const [code] = await once(child, 'exit');
  return { code, output };
}

const drafts = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.startsWith(DRAFT));

describe('a backup', () => {
  it('that’s interrupted leaves nothing of the database beside its target', async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      const sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 1 });
      const stopped = await sql
        .begin(async (tx) => {
          await tx`lock table contact_messages in access exclusive mode`;
          const held = command(['backup', path.join(folder, 'never.zip')]);
          const end = ended(held);
          await expect.poll(drafts, { timeout: 20_000 }).toHaveLength(1);
          held.kill(signal);
          return end;
        })
        .finally(() => sql.end());
      expect(stopped).toEqual({ code: 1, output: 'Interrupted.\n' });
      expect(await drafts()).toEqual([]);
    }
    expect(await readdir(folder)).not.toContain('never.zip');
  });

  it('removes what a killed one left, but not what one under way is writing', async () => {
    const [killed, working] = [
      await mkdtemp(path.join(folder, DRAFT)),
      await mkdtemp(path.join(folder, DRAFT)),
    ];
    await cp(bare, path.join(killed, 'users'));
    const long = new Date(Date.now() - 2 * 60 * 60_000);
    // A long table changes the time of its file only.
    await cp(bare, path.join(working, 'users'));
    for (const file of [path.join(killed, 'users'), killed, working]) await utimes(file, long, long);
    expect(await ended(command(['backup', path.join(folder, 'next.zip')]))).toMatchObject({ code: 0 });
    expect(await drafts()).toEqual([path.basename(working)]);
  });
});

describe('a restore', () => {
  it('that was killed can be repeated, and so can one that was interrupted', async () => {
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const target = path.join(folder, signal);
      const child = command(['restore', withKeys], { DATA_DIR: target });
      const end = ended(child);
      const note = path.join(target, 'postgres/postmaster.pid');
      await expect.poll(() => stat(note).catch(() => null), { timeout: 30_000 }).not.toBeNull();
      child.kill(signal);
      expect(await end).not.toMatchObject({ code: 0 });
      const again = await ended(command(['restore', withKeys], { DATA_DIR: target }));
      expect(again).toMatchObject({ code: 0, output: expect.stringContaining('All checksums match') });
      expect(await runningPostgresUrl(target)).toBeNull();
    }
  });
});

describe('a backup with its keys', () => {
  it('is restored where a try without them has left other keys, but not over a database in use', async () => {
    const target = path.join(folder, 'keyless');
    const settings = { DATA_DIR: target };
    const keys = (): Promise<string> => readFile(path.join(target, 'encryption-keys'), 'utf8');
    const keyless = await ended(command(['restore', bare], settings));
    expect(keyless.output).toMatch(/encryption keys that are missing here/);
    const made = await keys();
    expect(await ended(command(['restore', withKeys], settings))).toMatchObject({ code: 0 });
    const restored = await keys();
    expect(restored).not.toBe(made);
    const aside = (await readdir(target)).filter((name) => name.includes('.unused-'));
    expect(await readFile(path.join(target, aside[0] ?? ''), 'utf8')).toBe(made);
    await ended(command(['keys', 'rotate'], settings));
    await ended(command(['keys', 'retire'], settings));
    const rotated = await keys();
    expect((await ended(command(['restore', withKeys], settings))).output).toMatch(/in use|missing here/);
    expect(await keys()).toBe(rotated);
  });
});

describe('commands', () => {
  it('take turns on a folder whose app is stopped, and keep the app from starting meanwhile', async () => {
    const target = path.join(folder, 'turns');
    const ends = ['list', 'list', 'list'].map((action) =>
      ended(command(['keys', action], { DATA_DIR: target })),
    );
    for (const { code, output } of await Promise.all(ends))
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('(encrypts)') });
    const own = await startEmbeddedPostgres({ dataDir: target, log: silentLog, role: 'command' });
    const started = startServer(target, { DEMO_DATA: '0' });
    await expect(started.finally(() => own.stop())).rejects.toThrow(/An npm run admin command is using/);
  });

  it('leave the data folder alone when DATABASE_URL is set', async () => {
    const target = path.join(folder, 'unused');
    await mkdir(target, { mode: 0o755 });
    const settings = {
      DATA_DIR: target,
      DATABASE_URL: (await runningPostgresUrl(dataDir)) ?? '',
      ENCRYPTION_KEYS: (await readFile(path.join(dataDir, 'encryption-keys'), 'utf8')).trim(),
    };
    const before = await stat(target);
    expect(await ended(command(['keys', 'list'], settings))).toMatchObject({ code: 0 });
    const after = await stat(target);
    expect([after.mode, after.uid, after.gid]).toEqual([before.mode, before.uid, before.gid]);
    expect(await readdir(target)).toEqual([]);
  });
});
