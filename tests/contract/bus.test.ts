import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, type Db, openDatabase } from '../../server/db/client.ts';
import { systemClock } from '../../server/platform/clock.ts';
import type { Bus, BusEvent } from '../../server/platform/events/bus.ts';
import { createPostgresBus } from '../../server/platform/events/postgresBus.ts';
import { createRedisBus } from '../../server/platform/events/redisBus.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { silentLog } from '../support/log.ts';
import { type Redis, startRedis } from '../support/redis.ts';
import { relayTo } from '../support/relay.ts';

/** The mechanism is the same for every topic. */
type AnyTopic = Record<string, unknown>;
type Own = { bus: Bus<AnyTopic>; database: Database; close(): Promise<void> };

let database: FreshDatabase;
let redis: Redis;
const opened: Own[] = [];
beforeAll(async () => {
  redis = await startRedis();
  database = await freshDatabase();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});
afterAll(async () => {
  await redis.stop();
  await database.drop();
});

/** Short, where a process is going to be missed. */
const QUICK = { everyMs: 100, deadMs: 1_000 };
const buses = {
  PostgreSQL: async (to: Database) =>
    createPostgresBus<AnyTopic>({ ...to, clock: systemClock, log: silentLog }),
  Redis: async (to: Database, pulse?: typeof QUICK) =>
    createRedisBus<AnyTopic>({
      ...to,
      url: redis.url,
      clock: systemClock,
      log: silentLog,
      ...(pulse ? { pulse } : {}),
    }),
};

/** A bus with connections of its own, as another process has it. */
async function open(kind: keyof typeof buses, name: string, pulse?: typeof QUICK): Promise<Own> {
  const own = openDatabase(database.url, { max: 2, name });
  const bus = await buses[kind](own, pulse);
  const one: Own = {
    bus,
    database: own,
    async close() {
      await bus.close();
      await own.close();
    },
  };
  opened.push(one);
  return one;
}

/** The next `count` events. */
async function take(source: AsyncIterable<BusEvent>, count: number): Promise<BusEvent[]> {
  const events: BusEvent[] = [];
  for await (const event of source) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}
const message = (payload: unknown): BusEvent => ({ type: 'message', payload });
const always = (): AbortSignal => new AbortController().signal;

describe.each(['PostgreSQL', 'Redis'] as const)('bus over %s between two processes', (kind) => {
  let here: Bus<AnyTopic>;
  let there: Bus<AnyTopic>;
  let db: Db;
  beforeEach(async () => {
    const mine = await open(kind, 'here');
    here = mine.bus;
    db = mine.database.db;
    there = (await open(kind, 'there')).bus;
  });

  it('reaches both, in order, each topic by itself', async () => {
    const mine = await here.subscribe('a', always());
    const theirs = await there.subscribe('a', always());
    const elsewhere = await here.subscribe('b', always());
    for (let n = 1; n <= 50; n++) await here.publish(db, 'a', { n });
    await here.publish(db, 'b', 'last');
    const expected = Array.from({ length: 50 }, (_, index) => message({ n: index + 1 }));
    expect(await take(mine, 50)).toEqual(expected);
    expect(await take(theirs, 50)).toEqual(expected);
    expect(await take(elsewhere, 1)).toEqual([message('last')]);
  });

  it('speaks when the transaction commits, and stays silent when it rolls back', async () => {
    const heard = await there.subscribe('a', always());
    await db
      .transaction(async (tx) => {
        await here.publish(tx, 'a', 'never happened');
        throw new Error('rolled back');
      })
      .catch(() => {});
    let committed = false;
    const first = take(heard, 1).then((events) => ({ events, committed }));
    await db.transaction(async (tx) => {
      await here.publish(tx, 'a', 'happened');
      await pause(100);
      committed = true;
    });
    expect(await first).toEqual({ events: [message('happened')], committed: true });
  });

  it('keeps what an inner transaction says until the outer one commits, and drops it when the inner rolls back', async () => {
    const heard = await there.subscribe('a', always());
    await db.transaction(async (tx) => {
      await here.publish(tx, 'a', 'outer');
      await tx.transaction((inner) => here.publish(inner, 'a', 'inner'));
      await tx
        .transaction(async (inner) => {
          await here.publish(inner, 'a', 'never happened');
          throw new Error('rolled back');
        })
        .catch(() => {});
      await here.publish(tx, 'a', 'last');
    });
    expect(await take(heard, 3)).toEqual(['outer', 'inner', 'last'].map(message));
  });

  it('buffers from the moment of subscribing', async () => {
    const early = await here.subscribe('a', always());
    const marker = await here.subscribe('a', always());
    await there.publish(db, 'a', 1);
    await take(marker, 1);
    expect(await take(early, 1)).toEqual([message(1)]);
  });

  it('spares a publisher its own events when it asks for that', async () => {
    const mine = await here.subscribe('a', always());
    const theirs = await there.subscribe('a', always());
    await here.publishElsewhere(db, 'a', 'to others');
    await here.publish(db, 'a', 'to all');
    expect(await take(theirs, 2)).toEqual([message('to others'), message('to all')]);
    expect(await take(mine, 1)).toEqual([message('to all')]);
  });

  it('hears a topic anew that nobody listened to for a while', async () => {
    const before = new AbortController();
    await here.subscribe('a', before.signal);
    const other = await here.subscribe('b', always());
    before.abort();
    await there.publish(db, 'a', 'to nobody');
    await there.publish(db, 'b', 'mark');
    await take(other, 1);
    const again = await here.subscribe('a', always());
    await there.publish(db, 'a', 'to somebody');
    expect(await take(again, 1)).toEqual([message('to somebody')]);
  });

  it('ends a waiting iterator when its signal aborts, its reader returns, or the bus closes', async () => {
    const abort = new AbortController();
    const waiting = take(await here.subscribe('a', abort.signal), 1);
    abort.abort();
    expect(await waiting).toEqual([]);
    expect(await take(await here.subscribe('a', AbortSignal.abort()), 1)).toEqual([]);
    const iterator = (await here.subscribe('a', always()))[Symbol.asyncIterator]();
    const next = iterator.next();
    await iterator.return?.();
    expect(await next).toMatchObject({ done: true });
    const last = take(await here.subscribe('a', always()), 1);
    await here.close();
    expect(await last).toEqual([]);
  });

  it('gives one resync in place of what a sleeping reader missed', async () => {
    const sleeping = await here.subscribe('flood', always());
    const marker = await here.subscribe('end', always());
    await db.transaction(async (tx) => {
      for (let n = 1; n <= 1_001; n++) await there.publish(tx, 'flood', n);
    });
    await there.publish(db, 'end', 'x');
    await take(marker, 1);
    await there.publish(db, 'flood', 'after');
    expect(await take(sleeping, 2)).toEqual([{ type: 'resync' }, message('after')]);
  });

  it('refuses what NOTIFY cannot carry', async () => {
    await expect(here.publish(db, 'a', 'x'.repeat(8_000))).rejects.toThrow(/too large/);
  });
});

describe('bus over PostgreSQL', () => {
  let here: Bus<AnyTopic>;
  let there: Bus<AnyTopic>;
  beforeEach(async () => {
    here = (await open('PostgreSQL', 'here')).bus;
    there = (await open('PostgreSQL', 'there')).bus;
  });

  it('ignores what is not its own', async () => {
    const heard = await here.subscribe('a', always());
    await database.client`select pg_notify('lt:a', 'not json')`;
    await database.client`select pg_notify('lt:a', '[1]')`;
    await here.publish(database.db, 'a', 'fine');
    expect(await take(heard, 1)).toEqual([message('fine')]);
  });

  it('hears the topics that somebody in the process listens to, and no others', async () => {
    const topics = async (): Promise<string[]> => {
      const rows = await database.client<{ application_name: string; query: string }[]>`
        select application_name, query from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      return rows.map(({ application_name: name, query }) => `${name}: ${query}`);
    };
    await here.subscribe('conversation:1', always());
    await there.subscribe('conversation:2', always());
    const heard = await topics();
    expect(heard.find((one) => one.startsWith('here'))).toMatch(/"lt:conversation:1"$/);
    expect(heard.find((one) => one.startsWith('there'))).toMatch(/"lt:conversation:2"$/);
  });

  it('tells every listener to read again after its connection was cut, and hears again', async () => {
    const heard = await here.subscribe('a', always());
    await there.subscribe('a', always());
    const iterator = heard[Symbol.asyncIterator]();
    const next = iterator.next();
    const cut = await database.client`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like '%-listener'`;
    expect(cut.length).toBe(2);
    expect((await next).value).toEqual({ type: 'resync' });
    await there.publish(database.db, 'a', 'again');
    expect((await iterator.next()).value).toEqual(message('again'));
  });

  it('comes back within 5 s after the database was away', { timeout: 40_000 }, async () => {
    const relay = await relayTo(database.url);
    const away = openDatabase(relay.url, { max: 2, name: 'relayed' });
    const bus = createPostgresBus<AnyTopic>({ ...away, clock: systemClock, log: silentLog });
    await away.client`select 1`;
    const heard = await bus.subscribe('a', always());
    const next = heard[Symbol.asyncIterator]().next();

    await relay.cut();
    const asked = performance.now();
    const late = await bus.subscribe('b', always());
    expect(performance.now() - asked).toBeLessThan(5_000);
    // Long enough for the pauses between tries to have grown.
    const until = performance.now() + 12_000;
    while (performance.now() < until) {
      await away.client`select 1`.catch(() => {});
      await pause(200);
    }
    await relay.mend();
    const back = performance.now();
    expect((await next).value).toEqual({ type: 'resync' });
    expect(await take(late, 1)).toEqual([{ type: 'resync' }]);
    expect(performance.now() - back).toBeLessThan(5_000);
    for (;;) {
      try {
        await away.client`select 1`;
        break;
      } catch {
        await pause(50);
      }
    }
    expect(performance.now() - back).toBeLessThan(5_000);
    await bus.close();
    await away.close();
    await relay.close();
  });
});

describe('bus over Redis', () => {
  const payloads = async (source: AsyncIterable<BusEvent>, until: unknown): Promise<BusEvent[]> => {
    const heard: BusEvent[] = [];
    for await (const event of source) {
      heard.push(event);
      if (event.type === 'message' && event.payload === until) break;
    }
    return heard;
  };
  afterEach(async () => {
    redis.resume();
    await redis.kill();
    await redis.start();
  });

  it('hears the topics that somebody in the process listens to, and no others', async () => {
    const { bus } = await open('Redis', 'here');
    await bus.subscribe('conversation:1', always());
    const client = await createClient({ url: redis.url }).connect();
    expect((await client.pubSubChannels()).sort()).toEqual(['lt0:alive', 'lt0:conversation:1']);
    client.destroy();
  });

  it('hears a topic that was left and wanted again before the server had answered', async () => {
    const there = await open('Redis', 'there');
    const relay = await relayTo(redis.url, 100);
    const own = openDatabase(database.url, { max: 2, name: 'far' });
    const bus = await createRedisBus<AnyTopic>({
      ...own,
      url: relay.url,
      clock: systemClock,
      log: silentLog,
    });
    opened.push({
      bus,
      database: own,
      async close() {
        await bus.close();
        await own.close();
        await relay.close();
      },
    });
    const leaving = new AbortController();
    const first = bus.subscribe('a', leaving.signal);
    await pause(50);
    leaving.abort();
    const heard = await bus.subscribe('a', always());
    await first;
    // Its answer comes after those about the other topic.
    await bus.subscribe('b', always());
    await there.bus.publish(there.database.db, 'a', 'after');
    const late = pause(3_000).then(() => 'deaf');
    expect(await Promise.race([payloads(heard, 'after'), late])).toContainEqual(message('after'));
  });

  it('loses nothing when the server dies: events go over the database, and everyone reads again when it is back', async () => {
    const here = await open('Redis', 'here');
    const there = await open('Redis', 'there');
    const heard = await there.bus.subscribe('a', always());
    const iterator = heard[Symbol.asyncIterator]();
    await here.bus.publish(here.database.db, 'a', 'before');
    expect((await iterator.next()).value).toEqual(message('before'));

    await redis.kill();
    await here.database.db.transaction((tx) => here.bus.publish(tx, 'a', 'meanwhile'));
    expect((await iterator.next()).value).toEqual(message('meanwhile'));
    const late = await there.bus.subscribe('b', always());
    await here.bus.publish(here.database.db, 'b', 'to who came meanwhile');
    expect(await take(late, 1)).toEqual([message('to who came meanwhile')]);

    await redis.start();
    expect((await iterator.next()).value).toEqual({ type: 'resync' });
    await here.bus.publish(here.database.db, 'a', 'after');
    expect((await iterator.next()).value).toEqual(message('after'));
  });

  it('waits a second for a server that holds still, and no longer', async () => {
    const here = await open('Redis', 'here');
    const there = await open('Redis', 'there');
    const heard = await there.bus.subscribe('a', always());
    redis.pause();
    const paused = performance.now();
    for (let n = 1; n <= 3; n++)
      await here.database.db.transaction((tx) => here.bus.publish(tx, 'a', `while it holds still ${n}`));
    const meanwhile = await payloads(heard, 'while it holds still 3');
    expect(performance.now() - paused).toBeLessThan(5_000);
    expect(meanwhile.map((event) => event.type === 'message' && event.payload)).toEqual(
      [1, 2, 3].map((n) => `while it holds still ${n}`),
    );
    const again = await there.bus.subscribe('a', always());
    redis.resume();
    // What it was told before it stood still comes now, which is why an event is only ever a hint.
    expect(await take(again, 4)).toContainEqual({ type: 'resync' });
  });

  it('reads again when a process died between its commit and the event', async () => {
    const there = await open('Redis', 'there', QUICK);
    const iterator = (await there.bus.subscribe('a', always()))[Symbol.asyncIterator]();
    const program = path.resolve(import.meta.dirname, '../support/dyingPublisher.ts');
    const child = spawn(process.execPath, [program, database.url, redis.url], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    const rows = await database.client`select text from said`;
    expect(rows).toEqual([{ text: 'committed' }]);
    expect((await iterator.next()).value).toEqual({ type: 'resync' });
    const quiet = await open('Redis', 'quiet', QUICK);
    await quiet.close();
    // Who says good-bye isn't missed.
    await pause(2 * QUICK.deadMs);
    await there.bus.publish(there.database.db, 'a', 'after');
    expect((await iterator.next()).value).toEqual(message('after'));
  });

  it('starts beside a server that accepts connections and says nothing, and joins it later', async () => {
    redis.pause();
    const started = performance.now();
    const { bus, database: own } = await open('Redis', 'here');
    expect(performance.now() - started).toBeLessThan(6_000);
    const iterator = (await bus.subscribe('a', always()))[Symbol.asyncIterator]();
    await bus.publish(own.db, 'a', 'over the database');
    expect((await iterator.next()).value).toEqual(message('over the database'));
    redis.resume();
    expect((await iterator.next()).value).toEqual({ type: 'resync' });
  });

  it('starts without its server and joins it later, but not against a refusal', async () => {
    await redis.kill();
    const { bus, database: own } = await open('Redis', 'here');
    const heard = await bus.subscribe('a', always());
    await bus.publish(own.db, 'a', 'over the database');
    expect(await take(heard, 1)).toEqual([message('over the database')]);
    await redis.start();
    const again = await bus.subscribe('a', always());
    expect(await take(again, 1)).toEqual([{ type: 'resync' }]);

    const guarded = await startRedis(['--requirepass', 'secret']);
    const refused = createRedisBus({ ...database, url: guarded.url, clock: systemClock, log: silentLog });
    await expect(refused).rejects.toThrow(/^BUS_URL: 127\.0\.0\.1:\d+ answered, but refused this client/);
    await guarded.stop();
  });
});
