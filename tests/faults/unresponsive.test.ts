import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type Relay, relayTo } from '../support/relay.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';

/** A process whose database's host vanishes without a word (quality R8, R10). */

const keys = `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;

let database: FreshDatabase;
let relay: Relay;
let server: RunningServer;
let dataDir: string;
beforeAll(async () => {
  database = await freshDatabase();
  relay = await relayTo(database.url);
  dataDir = await dataFolder();
  server = await startServer(dataDir, {
    DATABASE_URL: relay.url,
    ENCRYPTION_KEYS: keys,
    DEMO_DATA: '0',
    TRUST_PROXY: 'true',
  });
});
afterAll(async () => {
  await server.kill();
  await relay.close();
  await removeFolder(dataDir);
  await database.drop();
});

async function asked(path: string): Promise<{ status: number; type: string; text: string; ms: number }> {
  const began = performance.now();
  const answer = await fetch(server.address + path);
  const text = await answer.text();
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text,
    ms: performance.now() - began,
  };
}
/** Not in the cache, so that the database is asked. */
const unknownJob = (): string => `/jobs/${crypto.randomUUID()}`;
const ready = async (): Promise<number> => (await asked('/readyz')).status;

describe('a database host that vanishes', () => {
  it('is told by /readyz at once, and to people within seconds', async () => {
    expect((await asked(unknownJob())).status).toBe(404);
    relay.hold();
    const [readiness, metrics, page, call] = await Promise.all([
      asked('/readyz'),
      asked('/metrics'),
      asked(unknownJob()),
      asked(`/trpc/jobs.byId?input=${encodeURIComponent(JSON.stringify({ jobId: crypto.randomUUID() }))}`),
    ]);
    expect(readiness).toMatchObject({ status: 503 });
    expect(readiness.ms).toBeLessThan(2_500);
    expect(metrics).toMatchObject({ status: 200 });
    expect(metrics.ms).toBeLessThan(2_500);
    expect(page).toMatchObject({ status: 503, type: expect.stringContaining('text/html') });
    expect(page.ms).toBeLessThan(12_000);
    expect(call).toMatchObject({ status: 503, text: expect.stringContaining('"unavailable"') });
    expect(call.ms).toBeLessThan(12_000);
    expect((await asked('/healthz')).status).toBe(200);
  });

  it('is replaced by another at its address, and no one needs to start anything', async () => {
    relay.replace();
    await expect.poll(ready, { timeout: 12_000 }).toBe(200);
    expect((await asked(unknownJob())).status).toBe(404);
  });

  it('doesn’t keep the process from ending', async () => {
    relay.hold();
    const waiting = asked(unknownJob()).catch(() => null);
    expect(await server.stop()).toBeLessThan(10_000);
    expect(server.process.exitCode).toBe(0);
    await waiting;
  });
});
