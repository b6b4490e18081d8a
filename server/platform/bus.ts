import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import { z } from 'zod';
import type { DbOrTx } from '../db/client.ts';
import type { Clock } from './clock.ts';
import type { Topics } from './events.ts';
import type { Logger } from './log.ts';
import { onceIn, TOGETHER_MS } from './onceIn.ts';

/** `resync` reaches every subscriber after the connection was lost: re-read, something may have been missed. */
export type BusEvent<Payload = unknown> = { type: 'message'; payload: Payload } | { type: 'resync' };

/**
 * Events between processes over LISTEN/NOTIFY. Only ever a hint or something transient: what must not be
 * lost is a row, and readers read it again. What a topic carries is in {@link Topics}.
 */
export type Bus<T = Topics> = {
  /** This process, as others hear of it. */
  id: string;
  /** Publishes with `tx`: subscribers hear it when the transaction commits. Payload ≤ 7,500 bytes of JSON. */
  publish<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** The same for the listeners of other processes only. */
  publishElsewhere<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** Tells the listeners of this process at once, without the database. */
  tell<K extends keyof T & string>(topic: K, payload: T[K]): void;
  /**
   * Starts buffering at once (subscribe before the first read). The iterator ends when `signal` aborts.
   * A subscriber that falls 1,000 events behind gets one `resync` in their place.
   */
  subscribe<K extends keyof T & string>(topic: K, signal: AbortSignal): AsyncIterable<BusEvent<T[K]>>;
  close(): Promise<void>;
};

const CHANNEL = 'longtable_bus';
/** PostgreSQL refuses 8,000 bytes; the rest is room for the topic. */
const MAX_BYTES = 7_500;
const MAX_BEHIND = 1_000;

/** `from`: the process that doesn't want to hear it. */
const Envelope = z.object({ topic: z.string(), payload: z.unknown(), from: z.string().optional() });

/** One listener of a topic: what it has not read yet, and how to wake it. */
type Mailbox<Payload = unknown> = { buffer: BusEvent<Payload>[]; wake: () => void };

/** A bus on one dedicated connection of `client`, which reconnects by itself. */
export async function createBus<T = Topics>(options: {
  client: postgres.Sql;
  clock: Clock;
  log: Logger;
}): Promise<Bus<T>> {
  const { client, clock, log } = options;
  const id = clock.uuid();
  const topics = new Map<string, Set<Mailbox>>();
  let connected = false;

  const deliver = (mailbox: Mailbox, event: BusEvent): void => {
    if (mailbox.buffer.length >= MAX_BEHIND) mailbox.buffer = [{ type: 'resync' }];
    else mailbox.buffer.push(event);
    mailbox.wake();
  };

  const tell = (topic: string, payload: unknown): void => {
    const event: BusEvent = { type: 'message', payload };
    for (const mailbox of topics.get(topic) ?? []) deliver(mailbox, event);
  };
  const notify = async (tx: DbOrTx, envelope: z.infer<typeof Envelope>): Promise<void> => {
    const text = JSON.stringify(envelope);
    if (Buffer.byteLength(text) > MAX_BYTES)
      throw new Error(`Event on ${envelope.topic} is too large for NOTIFY`);
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${text})`);
  };

  const subscription = await client.listen(
    CHANNEL,
    (raw) => {
      const parsed = Envelope.safeParse(parseJson(raw));
      if (!parsed.success || parsed.data.from === id) return;
      tell(parsed.data.topic, parsed.data.payload);
    },
    onceIn(TOGETHER_MS, () => {
      // Called at each (re)connect. What was said in between is gone, so everybody reads again.
      if (connected) {
        log.warn({}, 'event connection is back; listeners read again');
        for (const set of topics.values()) for (const mailbox of set) deliver(mailbox, { type: 'resync' });
      }
      connected = true;
    }),
  );

  return {
    id,
    publish: (tx, topic, payload) => notify(tx, { topic, payload }),
    publishElsewhere: (tx, topic, payload) => notify(tx, { topic, payload, from: id }),
    tell,
    subscribe<K extends keyof T & string>(topic: K, signal: AbortSignal) {
      // What arrives was published under the same topic, by this type.
      const mailbox: Mailbox<T[K]> = { buffer: [], wake: () => {} };
      const set = topics.get(topic) ?? new Set<Mailbox>();
      topics.set(topic, set);
      set.add(mailbox);
      const leave = (): void => {
        set.delete(mailbox);
        if (set.size === 0 && topics.get(topic) === set) topics.delete(topic);
        mailbox.wake();
      };
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
      return readMailbox(mailbox, signal, () => {
        signal.removeEventListener('abort', leave);
        leave();
      });
    },
    async close() {
      await subscription.unlisten().catch(() => {});
    },
  };
}

/**
 * The mailbox as an iterator. Written out, because a generator that waits inside cannot be ended from
 * outside: its `return` would queue behind the very event that never comes.
 */
function readMailbox<Payload>(
  mailbox: Mailbox<Payload>,
  signal: AbortSignal,
  leave: () => void,
): AsyncIterable<BusEvent<Payload>> {
  let ended = false;
  const end = (): IteratorResult<BusEvent<Payload>> => {
    if (!ended) {
      ended = true;
      leave();
    }
    return { done: true, value: undefined };
  };
  const next = async (): Promise<IteratorResult<BusEvent<Payload>>> => {
    while (!ended && !signal.aborted) {
      const event = mailbox.buffer.shift();
      if (event) return { done: false, value: event };
      await new Promise<void>((resolve) => {
        mailbox.wake = resolve;
      });
    }
    return end();
  };
  return { [Symbol.asyncIterator]: () => ({ next, return: async () => end() }) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
