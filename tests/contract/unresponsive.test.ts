import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type Relay, relayTo } from '../support/relay.ts';

/** A database whose host vanished: nothing is answered, and nothing is closed. */

/** What the watch takes: two seconds until it asks, and five looks. */
const NOTICED_MS = 11_000;
const BEYOND_NOTICE = 9;

let database: FreshDatabase;
let relay: Relay;
let opened: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await opened.close();
  await relay.close();
});
afterAll(() => database.drop());

async function open(options: Parameters<typeof openDatabase>[1] = {}): Promise<postgres.Sql> {
  relay = await relayTo(database.url);
  opened = openDatabase(relay.url, { max: 2, name: 'relayed', ...options });
  await opened.client`select 1`;
  return opened.client;
}

/** What became of a statement, and how long that took. */
async function endOf(statement: Promise<unknown>): Promise<{ code: unknown; ms: number }> {
  const began = performance.now();
  const code = await statement.then(
    () => 'answered',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );
  return { code, ms: performance.now() - began };
}

/** Subscribes, and counts how often the subscription began. */
async function listened(): Promise<{ begun: number }> {
  const seen = { begun: 0 };
  opened.listener.listen('somewhere', { heard: () => {}, begun: () => void seen.begun++ });
  await expect.poll(() => seen.begun).toBe(1);
  return seen;
}

describe('a database that says nothing anymore', () => {
  it('fails what waits for it, and the next statement reaches the one that replaced it', async () => {
    const client = await open();
    const seen = await listened();
    const inside = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const transaction = client.begin(async (tx) => {
      await tx`select 1`;
      inside.resolve();
      await held.promise;
      await tx`select 2`;
    });
    await inside.promise;
    relay.hold();
    held.resolve();
    // More than there are connections.
    const ends = await Promise.all([transaction, ...[1, 2, 3, 4].map((n) => client`select ${n}`)].map(endOf));
    expect(new Set(ends.map(({ code }) => code))).toEqual(new Set(['CONNECTION_CLOSED']));
    expect(Math.max(...ends.map(({ ms }) => ms))).toBeLessThan(NOTICED_MS);
    const meanwhile = await endOf(client`select 1`);
    expect(meanwhile.code).not.toBe('answered');
    expect(meanwhile.ms).toBeLessThan(NOTICED_MS);

    relay.replace();
    await expect.poll(async () => (await endOf(client`select 1`)).code, { timeout: 15_000 }).toBe('answered');
    await expect.poll(() => seen.begun, { timeout: 15_000 }).toBe(2);
  });

  it('is noticed by who only listens, and connections that rest go with it', async () => {
    const client = await open();
    const seen = await listened();
    relay.hold();
    relay.replace();
    await expect.poll(() => seen.begun, { timeout: 15_000 }).toBe(2);
    const { code, ms } = await endOf(client`select 1`);
    expect(code).toBe('answered');
    expect(ms).toBeLessThan(1_000);
  });

  it('is noticed through a pooler, whose own address the listener doesn’t use', async () => {
    const client = await open({ directUrl: database.url });
    const seen = await listened();
    // Its own connection to the pooler has been there before.
    await expect
      .poll(
        async () =>
          (await database.client`select 1 from pg_stat_activity where application_name = 'relayed'`).length,
        {
          timeout: 10_000,
        },
      )
      .toBe(2);
    relay.hold();
    const { code, ms } = await endOf(client`select 1`);
    expect(code).toBe('CONNECTION_CLOSED');
    expect(ms).toBeLessThan(NOTICED_MS);
    expect(seen.begun).toBe(1);
  });

  it('that lost one connection of several fails only that one', async () => {
    const client = await open();
    await listened();
    const apart = Promise.withResolvers<{ code: unknown; ms: number }>();
    const slept = await client.begin(async (tx) => {
      await tx`select 1`;
      await client`select 1`;
      // The pool's first is this transaction's, and the second the listener's.
      relay.hold((connection) => connection === 2);
      apart.resolve(endOf(client`select 1`));
      return (await tx`select pg_sleep(${BEYOND_NOTICE}), 'slept' as answer`)[0]?.answer;
    });
    const { code, ms } = await apart.promise;
    expect([code, slept]).toEqual(['CONNECTION_CLOSED', 'slept']);
    expect(ms).toBeLessThan(NOTICED_MS);
  });
});

describe('a database that answers', () => {
  it('may take its time for a statement, and a reader for its rows', async () => {
    const client = await open();
    const read: number[] = [];
    const reading = client.begin(async (tx) => {
      for await (const rows of tx`select n from generate_series(1, 4) n`.cursor(2)) {
        if (read.length === 0) await pause(BEYOND_NOTICE * 1_000);
        read.push(...rows.map(({ n }) => n));
      }
    });
    await Promise.all([reading, client`select pg_sleep(${BEYOND_NOTICE})`]);
    expect(read).toEqual([1, 2, 3, 4]);
  });
});
