import { z } from 'zod';
import { afterCommit, isTransaction } from '../../db/afterCommit.ts';
import type { Db, DbOrTx } from '../../db/client.ts';
import type { Listener } from '../../db/listener.ts';
import { createRounds } from '../batching/rounds.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { type Bus, unwrap, wrap } from './bus.ts';
import { notify } from './postgresBus.ts';
import { createRedisConnection, type RedisConnection } from './redisConnection.ts';
import { createSubscribers, type Subscribers } from './subscribers.ts';
import type { Topics } from './topics.ts';

/** Interval of a process's heartbeat, and the silence after which it counts as dead. */
type Pulse = { everyMs: number; deadMs: number };
const PULSE: Pulse = { everyMs: 2_000, deadMs: 7_000 };
/** How often everyone reads again while the line is away. */
const AWAY_MS = 15_000;
/** Where events go that Redis didn't take; every process listens there. */
const FALLBACK = 'lt:bus';
/** Of this channel and 7,500 bytes, NOTIFY takes one event. */
const TOGETHER = 100;
const STREAM_MS = 50;
/** Errors of a reachable server that retrying doesn't change. */
const REFUSALS = /^(WRONGPASS|NOAUTH|NOPERM|ERR|-?DENIED)/;

const Alive = z.object({ id: z.string(), ended: z.boolean().optional() });

type Options = { url: string; listener: Listener; db: Db; clock: Clock; log: Logger; pulse?: Pulse };

/**
 * A bus over Redis or Valkey: an event is published after its transaction has committed. If Redis is unavailable,
 * events use the database's NOTIFY, so an outage costs extra transactions and loses nothing. If a process dies between
 * commit and publishing, its missing heartbeat makes all subscribers reread.
 *
 * @throws Error with a readable message that names the setting when the server rejects this client
 */
export async function createRedisBus<T = Topics>({
  url,
  listener,
  db,
  clock,
  log,
  pulse = PULSE,
}: Options): Promise<Bus<T>> {
  const id = clock.uuid();
  const prefix = prefixOf(url);
  const line = createRedisConnection(url);
  const subscribers = createSubscribers({
    open: (topic, begun) => line.listen(prefix + topic, { heard: (text) => take(topic, text), begun }),
  });
  const take = (topic: string, text: string): void => {
    const event = unwrap(text);
    if (event && event.from !== id) subscribers.deliver(topic, event.payload);
  };
  const fallback = createFallback({ listener, db, subscribers, take });
  const underWay = new Set<Promise<void>>();
  const say = async (topic: string, text: string): Promise<void> => {
    if (await line.publish(prefix + topic, text)) return;
    // If the database was unavailable as well, all subscribers reread once it's back.
    await fallback.say(topic, text).catch((error: unknown) => log.warn({ err: error }, 'an event was lost'));
  };
  const sayLater = (topic: string, text: string): void => {
    const saying = say(topic, text).finally(() => underWay.delete(saying));
    underWay.add(saying);
  };
  const publish = async (tx: DbOrTx, topic: string, text: string): Promise<void> => {
    if (isTransaction(tx)) afterCommit(tx, () => sayLater(topic, text));
    else await say(topic, text);
  };

  const peers = watchPeers({ id, channel: `${prefix}alive`, line, subscribers, log, pulse });
  const [failure] = await Promise.all([line.firstTry, fallback.begun]);
  if (failure instanceof Error && REFUSALS.test(failure.message)) {
    fallback.close();
    await line.close();
    throw new Error(`BUS_URL: ${hostOf(url)} answered, but refused this client (${failure.message}).`);
  }
  if (failure)
    log.warn(
      {},
      `BUS_URL: no Redis server is responding at ${hostOf(url)}; events go through the database until one does`,
    );
  peers.begin();
  return {
    id,
    streamMs: STREAM_MS,
    publish: async (tx, topic, payload) => publish(tx, topic, wrap(topic, { payload })),
    publishElsewhere: async (tx, topic, payload) => publish(tx, topic, wrap(topic, { payload, from: id })),
    deliverHere: subscribers.deliver,
    subscribe: subscribers.subscribe,
    async close() {
      await Promise.all(underWay);
      await peers.end();
      fallback.close();
      subscribers.close();
      await line.close();
    },
  };
}

/** The way over the database, for events that Redis didn't take. */
type Fallback = {
  /** Resolves when this process hears them. */
  begun: Promise<void>;
  say(topic: string, text: string): Promise<unknown>;
  close(): void;
};

function createFallback(parts: {
  listener: Listener;
  db: Db;
  subscribers: Subscribers;
  /** Receives the others' events. */
  take: (topic: string, text: string) => void;
}): Fallback {
  const { listener, db, subscribers, take } = parts;
  const begun = Promise.withResolvers<void>();
  let breaks = 0;
  const close = listener.listen(FALLBACK, {
    heard(fallen) {
      const end = fallen.indexOf('\n');
      take(fallen.slice(0, end), fallen.slice(end + 1));
    },
    begun() {
      begun.resolve();
      if (breaks++ > 0) subscribers.resync();
    },
  });
  const send = createRounds<string, true>(TOGETHER, async (events) => {
    const those = events.map((text) => ({ channel: FALLBACK, text }));
    await notify(db, those);
    return those.map(() => true);
  });
  return { begun: begun.promise, say: (topic, text) => send(`${topic}\n${text}`), close };
}

type Peers = { begin(): void; end(): Promise<void> };

/**
 * Sends this process's heartbeat and monitors the others'. A process that falls silent without a farewell may have died
 * between a commit and its event, and during a connection loss events are missed; in both cases all subscribers reread.
 */
function watchPeers(parts: {
  id: string;
  channel: string;
  line: RedisConnection;
  subscribers: Subscribers;
  log: Logger;
  pulse: Pulse;
}): Peers {
  const { id, channel, line, subscribers, log, pulse } = parts;
  const heardAt = new Map<string, number>();
  let awaySince: number | null = null;
  const unlisten = line.listen(channel, {
    heard(text) {
      const { id: peer, ended } = Alive.safeParse(parseJson(text)).data ?? {};
      if (peer === undefined || peer === id) return;
      if (ended) heardAt.delete(peer);
      else heardAt.set(peer, performance.now());
    },
    // Heartbeats in between were lost: silence is measured from now.
    begun() {
      for (const peer of heardAt.keys()) heardAt.set(peer, performance.now());
    },
  });
  const say = (ended?: true): Promise<boolean> =>
    line.publish(channel, JSON.stringify(ended ? { id, ended } : { id }));
  const look = (): void => {
    const now = performance.now();
    void say();
    if (!line.isUp()) {
      if (awaySince === null) log.warn({}, 'Redis is unreachable; events go through the database');
      awaySince ??= now;
      if (now - awaySince < AWAY_MS) return;
      awaySince = now;
      subscribers.resync();
      return;
    }
    if (awaySince !== null) log.warn({}, 'Redis is reachable again; listeners reload');
    awaySince = null;
    for (const [peer, at] of heardAt) {
      if (now - at < pulse.deadMs) continue;
      heardAt.delete(peer);
      log.warn({ peer }, 'another process stopped answering; listeners reload');
      subscribers.resync();
    }
  };
  let timer: NodeJS.Timeout | null = null;
  return {
    begin() {
      timer = setInterval(look, pulse.everyMs).unref();
      void say();
    },
    async end() {
      if (timer) clearInterval(timer);
      await say(true);
      unlisten();
    },
  };
}

/** Channels aren't separated by Redis database, so the database number is their prefix. */
const prefixOf = (url: string): string => `lt${new URL(url).pathname.replace('/', '') || '0'}:`;

/** "cache.example:6379", never user or password. */
function hostOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || 6379}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
