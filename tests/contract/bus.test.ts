import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/db/client.ts';
import { type Bus, type BusEvent, createBus } from '../../server/platform/bus.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { silentLog } from '../support/log.ts';
import { relayTo } from '../support/relay.ts';

let database: FreshDatabase;
/** The mechanism is the same for every topic. */
type AnyTopic = Record<string, unknown>;
let here: Bus<AnyTopic>;
let there: Bus<AnyTopic>;
let closeThere: () => Promise<void>;
beforeEach(async () => {
  database = await freshDatabase();
  const other = openDatabase(database.url, { max: 2, name: 'other-instance' });
  here = await createBus<AnyTopic>({ client: database.client, clock: systemClock, log: silentLog });
  there = await createBus<AnyTopic>({ client: other.client, clock: systemClock, log: silentLog });
  closeThere = async () => {
    await there.close();
    await other.close();
  };
});
afterEach(async () => {
  await closeThere();
  await here.close();
  await database.drop();
});

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

describe('bus between two connections', () => {
  it('reaches both, in order, each topic by itself', async () => {
    const abort = new AbortController();
    const mine = here.subscribe('a', abort.signal);
    const theirs = there.subscribe('a', abort.signal);
    const elsewhere = here.subscribe('b', abort.signal);
    for (let n = 1; n <= 50; n++) await here.publish(database.db, 'a', { n });
    await here.publish(database.db, 'b', 'last');
    const expected = Array.from({ length: 50 }, (_, index) => message({ n: index + 1 }));
    expect(await take(mine, 50)).toEqual(expected);
    expect(await take(theirs, 50)).toEqual(expected);
    expect(await take(elsewhere, 1)).toEqual([message('last')]);
  });

  it('speaks when the transaction commits, and stays silent when it rolls back', async () => {
    const heard = there.subscribe('a', new AbortController().signal);
    await database.db
      .transaction(async (tx) => {
        await here.publish(tx, 'a', 'never happened');
        throw new Error('rolled back');
      })
      .catch(() => {});
    let committed = false;
    const first = take(heard, 1).then((events) => ({ events, committed }));
    await database.db.transaction(async (tx) => {
      await here.publish(tx, 'a', 'happened');
      await pause(100);
      committed = true;
    });
    expect(await first).toEqual({ events: [message('happened')], committed: true });
  });

  it('buffers from the moment of subscribing', async () => {
    const early = here.subscribe('a', new AbortController().signal);
    const marker = here.subscribe('a', new AbortController().signal);
    await here.publish(database.db, 'a', 1);
    await take(marker, 1);
    expect(await take(early, 1)).toEqual([message(1)]);
  });

  it('ends a waiting iterator when its signal aborts or its reader returns', async () => {
    const abort = new AbortController();
    const waiting = take(here.subscribe('a', abort.signal), 1);
    abort.abort();
    expect(await waiting).toEqual([]);
    expect(await take(here.subscribe('a', AbortSignal.abort()), 1)).toEqual([]);
    const iterator = here.subscribe('a', new AbortController().signal)[Symbol.asyncIterator]();
    const next = iterator.next();
    await iterator.return?.();
    expect(await next).toMatchObject({ done: true });
  });

  it('gives one resync in place of what a sleeping reader missed', async () => {
    const abort = new AbortController();
    const sleeping = here.subscribe('flood', abort.signal);
    const marker = here.subscribe('end', abort.signal);
    await database.client`select pg_notify('longtable_bus', json_build_object('topic', 'flood', 'payload', n)::text)
      from generate_series(1, 1001) n`;
    await here.publish(database.db, 'end', 'x');
    await take(marker, 1);
    await here.publish(database.db, 'flood', 'after');
    expect(await take(sleeping, 2)).toEqual([{ type: 'resync' }, message('after')]);
  });

  it('refuses what NOTIFY cannot carry, and ignores what is not its own', async () => {
    await expect(here.publish(database.db, 'a', 'x'.repeat(8_000))).rejects.toThrow(/too large/);
    const heard = here.subscribe('a', new AbortController().signal);
    await database.client`select pg_notify('longtable_bus', 'not json')`;
    await database.client`select pg_notify('longtable_bus', '{"other":1}')`;
    await here.publish(database.db, 'a', 'fine');
    expect(await take(heard, 1)).toEqual([message('fine')]);
  });

  it('tells every listener to read again after its connection was cut, and hears again', async () => {
    const heard = here.subscribe('a', new AbortController().signal);
    const iterator = heard[Symbol.asyncIterator]();
    const next = iterator.next();
    const cut = await database.client`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`;
    expect(cut.length).toBe(2);
    expect((await next).value).toEqual({ type: 'resync' });
    await there.publish(database.db, 'a', 'again');
    expect((await iterator.next()).value).toEqual(message('again'));
  });

  it('comes back within 5 s after the database was away', { timeout: 40_000 }, async () => {
    const relay = await relayTo(database.url);
    const away = openDatabase(relay.url, { max: 2, name: 'relayed' });
    const bus = await createBus<AnyTopic>({ client: away.client, clock: systemClock, log: silentLog });
    await away.client`select 1`;
    const next = bus.subscribe('a', new AbortController().signal)[Symbol.asyncIterator]().next();

    await relay.cut();
    // Long enough for the pauses between tries to have grown.
    const until = performance.now() + 12_000;
    while (performance.now() < until) {
      await away.client`select 1`.catch(() => {});
      await pause(200);
    }
    await relay.mend();
    const back = performance.now();
    expect((await next).value).toEqual({ type: 'resync' });
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
