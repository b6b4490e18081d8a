import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reachDatabase } from '../../../server/db/reach.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { dataFolder, freePort, removeFolder, startServer } from '../../support/server.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const failure = (url: string, forMs: number): Promise<string> =>
  reachDatabase(url, { forMs }).then(
    () => 'reached',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  );

describe('DATABASE_URL that does not answer', () => {
  it('ends the start after ten seconds with the setting and the host, never the password', {
    timeout: 60_000,
  }, async () => {
    const dataDir = await dataFolder();
    const port = await freePort();
    const began = performance.now();
    const said = await startServer(dataDir, {
      DATABASE_URL: `postgres://worker:top-secret@127.0.0.1:${port}/longtable`,
    }).catch(String);
    const took = performance.now() - began;
    await removeFolder(dataDir);
    expect(said).toContain(`DATABASE_URL: no database answered at 127.0.0.1:${port} within 10 seconds`);
    expect(said).not.toMatch(/top-secret|worker/);
    expect(took).toBeGreaterThan(9_000);
    // Ten seconds, and what a busy machine needs to start a process; it was a minute.
    expect(took).toBeLessThan(45_000);
  });

  it('gives up on a host that takes the connection and says nothing', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await failure(`postgres://u:top-secret@127.0.0.1:${port}/x`, 1_500)).toMatch(
      /^DATABASE_URL: no database answered at 127\.0\.0\.1:\d+ within 2 seconds/,
    );
    silent.close();
  });

  it('says at once what the database refuses, and goes on when it answers', async () => {
    const url = new URL(database.url);
    expect(await failure(database.url, 5_000)).toBe('reached');
    url.pathname = '/not-there';
    expect(await failure(url.href, 5_000)).toMatch(/answered, but it has no database with this name\.$/);
    url.password = 'wrong';
    expect(await failure(url.href, 5_000)).toMatch(/answered, but it refused this user/);
  });
});
