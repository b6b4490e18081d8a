import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { isTransaction } from '../../db/afterCommit.ts';
import type { Db, DbOrTx } from '../../db/client.ts';
import type { Listener } from '../../db/listener.ts';
import { createRounds } from '../batching/rounds.ts';
import type { Clock } from '../clock.ts';
import type { Logger } from '../log.ts';
import { type Bus, unwrap, wrap } from './bus.ts';
import { createSubscribers } from './subscribers.ts';
import type { Topics } from './topics.ts';

/** PostgreSQL cuts longer names. */
const MAX_NAME = 63;
/** Events outside of transactions that share one. */
const TOGETHER = 100;
const STREAM_MS = 250;

/** The channel of a topic; readable if the topic is short enough, as all subscribed topics are. */
function channelOf(topic: string): string {
  const name = `lt:${topic}`;
  return name.length <= MAX_NAME
    ? name
    : `lt:${createHash('sha256').update(topic).digest('base64url').slice(0, 32)}`;
}

/** A bus over LISTEN/NOTIFY, with a channel for each topic: an event commits with its transaction, or never was. */
export function createPostgresBus<T = Topics>(options: {
  listener: Listener;
  db: Db;
  clock: Clock;
  log: Logger;
}): Bus<T> {
  const { listener, db, clock, log } = options;
  const id = clock.uuid();
  let breaks = 0;

  const subscribers = createSubscribers({
    open(topic, begun) {
      return listener.listen(channelOf(topic), {
        heard(text) {
          const event = unwrap(text);
          if (event && event.from !== id) subscribers.deliver(topic, event.payload);
        },
        begun,
      });
    },
  });
  // Subscribed as long as the process runs, to log a reconnect once instead of per topic.
  const unwatch = listener.listen(`lt:process:${id}`, {
    heard: () => {},
    begun() {
      if (breaks++ > 0) log.warn({}, 'event connection is back; listeners reload');
    },
  });

  type Said = { channel: string; text: string };
  /**
   * Outside a transaction, each event would be a transaction of its own; events that arrive while one is running share
   * the next.
   */
  const saySoon = createRounds<Said, true>(TOGETHER, async (events) => {
    await notify(db, events);
    return events.map(() => true);
  });
  const say = async (tx: DbOrTx, topic: string, text: string): Promise<void> => {
    const event = { channel: channelOf(topic), text };
    if (isTransaction(tx)) await notify(tx, [event]);
    else await saySoon(event);
  };

  return {
    id,
    streamMs: STREAM_MS,
    publish: async (tx, topic, payload) => say(tx, topic, wrap(topic, { payload })),
    publishElsewhere: async (tx, topic, payload) => say(tx, topic, wrap(topic, { payload, from: id })),
    deliverHere: subscribers.deliver,
    subscribe: subscribers.subscribe,
    async close() {
      unwatch();
      subscribers.close();
    },
  };
}

/** Publishes all of them with one statement. */
export async function notify(
  tx: DbOrTx,
  events: readonly { channel: string; text: string }[],
): Promise<void> {
  const calls = events.map(({ channel, text }) => sql`pg_notify(${channel}, ${text})`);
  await tx.execute(sql`select ${sql.join(calls, sql`, `)}`);
}
