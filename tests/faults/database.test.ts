import { once } from 'node:events';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runningPostgresUrl, startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { isAlive } from '../../server/platform/postgres/folderLock.ts';
import { invite } from '../e2e/invite.ts';
import { silentLog } from '../support/log.ts';
import { dataFolder, removeFolder, startServer } from '../support/server.ts';
import { visitor } from '../support/visitor.ts';
import { chatUser } from './chatUser.ts';

/** The embedded database when processes die, and when somebody starts twice (quality R2, R10). */

let dataDir: string;
beforeEach(async () => {
  dataDir = await dataFolder();
});
afterEach(() => removeFolder(dataDir));

const settings = { TRUST_PROXY: 'true', DEMO_DATA: '0' };

async function postmaster(): Promise<number> {
  const note = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return Number(note.split('\n')[0]);
}

async function readyWithin(address: string, ms: number): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < ms) {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) break;
    await sleep(50);
  }
  return performance.now() - started;
}

describe('a server process', () => {
  it('killed alone leaves a database that the next start adopts, with everything in it', async () => {
    const first = await startServer(dataDir, settings);
    const code = await invite(first, 'Before The Kill');
    const database = await postmaster();
    await first.kill();
    expect(await isAlive(database)).toBe(true);

    const second = await startServer(dataDir, settings);
    expect(second.output()).toContain('took over the database server of an earlier run');
    expect(await postmaster()).toBe(database);
    const person = visitor(second.address);
    expect(await person.trpc.candidatePortal.open.mutate({ code })).toEqual({ fullName: 'Before The Kill' });
    await person.leave();
    expect(await second.stop()).toBeLessThan(10_000);
    expect(await isAlive(database)).toBe(false);
  });

  it('refuses a folder that another one works in, says why, and disturbs nothing', async () => {
    const first = await startServer(dataDir, settings);
    await expect(startServer(dataDir, settings)).rejects.toThrow(
      new RegExp(`already running on the folder ${dataDir} \\(process ${first.process.pid}\\)`),
    );
    expect(await readyWithin(first.address, 5_000)).toBeLessThan(1_000);
    await first.stop();
  });

  it('ends within 10 s with people connected, takes its database along, and lets nobody wait', async () => {
    const server = await startServer(dataDir, settings);
    const database = await postmaster();
    const person = await chatUser(server.address, await invite(server, 'Still Here'), 'Still Here');
    await person.start();
    await person.say(1);
    expect(person.shown).toEqual([1, 2, 3]);
    expect(await server.stop()).toBeLessThan(10_000);
    expect(server.process.exitCode).toBe(0);
    expect(await isAlive(database)).toBe(false);
    await person.leave();
  });

  it('whose port is taken says so and leaves no database behind', async () => {
    const first = await startServer(dataDir, settings);
    const other = await dataFolder();
    const port = new URL(first.address).port;
    await expect(startServer(other, { ...settings, PORT: port })).rejects.toThrow(/Set PORT to a free one/);
    expect(await runningPostgresUrl(other)).toBeNull();
    await first.stop();
    await removeFolder(other);
  });

  it('whose first port is taken still shows the first admin’s password, at the start that works', async () => {
    const unnamed = { ...settings, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' };
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const PORT = String(address !== null && typeof address === 'object' ? address.port : 0);
    await expect(startServer(dataDir, { ...unnamed, PORT })).rejects.toThrow(/Set PORT to a free one/);
    taken.close();
    const server = await startServer(dataDir, unnamed);
    await expect.poll(() => server.output()).toMatch(/First admin: \S+ with password \S+/);
    await server.stop();
  });
});

describe('the database', () => {
  it('killed under a running server is back on its port within 10 s, and no one needs to start anything', async () => {
    const server = await startServer(dataDir, settings);
    const url = await runningPostgresUrl(dataDir);
    const code = await invite(server, 'Before The Crash');
    const person = await chatUser(server.address, code, 'Before The Crash');
    await person.start();
    await person.say(1);
    for (let times = 0; times < 2; times++) {
      const database = await postmaster();
      process.kill(database, 'SIGKILL');
      // Not the answer of a connection that has not noticed yet.
      await expect.poll(async () => (await postmaster()) !== database, { timeout: 10_000 }).toBe(true);
      expect(await readyWithin(server.address, 12_000)).toBeLessThan(10_000);
      await person.say(1);
    }
    expect(await runningPostgresUrl(dataDir)).toBe(url);
    const messages = await person.transcript();
    expect(messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await expect.poll(() => person.shown).toEqual([1, 2, 3, 4, 5, 6, 7]);
    await person.leave();
    await server.stop();
  });

  it('is made once when two start on a new folder at the same moment', async () => {
    const starts = await Promise.allSettled(
      [1, 2].map(() => startEmbeddedPostgres({ dataDir, log: silentLog })),
    );
    const winners = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(winners).toHaveLength(1);
    expect(await runningPostgresUrl(dataDir)).toBe(winners[0]?.url);
    await winners[0]?.stop();
  });

  it('starts after a first start that was cut short, and over the lock of a dead process', async () => {
    const draft = path.join(dataDir, 'postgres.new');
    const once = await startEmbeddedPostgres({ dataDir, log: silentLog });
    await once.stop();
    await rm(path.join(dataDir, 'postgres'), { recursive: true });
    await writeFile(draft, 'half of something');
    await writeFile(path.join(dataDir, 'app.lock'), JSON.stringify({ pid: 1, started: 'another time' }));
    const again = await startEmbeddedPostgres({ dataDir, log: silentLog });
    expect(again.adopted).toBe(false);
    await again.stop();
  });

  it('is never thrown away because its settings are lost', async () => {
    const once = await startEmbeddedPostgres({ dataDir, log: silentLog });
    await once.stop();
    const settingsFile = path.join(dataDir, 'postgres.json');
    const kept = await readFile(settingsFile, 'utf8');
    await writeFile(settingsFile, kept.slice(0, 10));
    await expect(startEmbeddedPostgres({ dataDir, log: silentLog })).rejects.toThrow(/damaged/);
    await rm(settingsFile);
    await expect(startEmbeddedPostgres({ dataDir, log: silentLog })).rejects.toThrow(/missing/);
    await writeFile(settingsFile, kept, { mode: 0o600 });
    const again = await startEmbeddedPostgres({ dataDir, log: silentLog });
    await again.stop();
  });

  it('works below a folder that nobody but its owner may enter', async () => {
    const home = path.join(dataDir, 'home');
    await mkdir(home, { mode: 0o700 });
    const running = await startEmbeddedPostgres({ dataDir: path.join(home, 'data'), log: silentLog });
    expect(await runningPostgresUrl(path.join(home, 'data'))).toBe(running.url);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    await running.stop();
  });

  it('shows its password to nobody else and listens on this machine only', async () => {
    const running = await startEmbeddedPostgres({ dataDir, log: silentLog });
    for (const file of ['postgres.json', 'postgres.log', 'app.lock'])
      expect((await stat(path.join(dataDir, file))).mode & 0o077).toBe(0);
    expect(new URL(running.url).hostname).toBe('127.0.0.1');
    const note = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    const [, , , , socketFolder, listen] = note.split('\n');
    expect([socketFolder, listen]).toEqual(['', '127.0.0.1']);
    await running.stop();
  });
});
