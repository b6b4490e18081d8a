import { z } from 'zod';
import type { DbOrTx } from '../db/client.ts';
import type { Topics } from './events.ts';

/** `resync` reaches every subscriber after something may have been missed: re-read. */
export type BusEvent<Payload = unknown> = { type: 'message'; payload: Payload } | { type: 'resync' };

/**
 * Events between processes. Only ever a hint or something transient: what must not be lost is a row, and readers read it
 * again. What a topic carries is in {@link Topics}. A process hears the topics that somebody in it listens to, and no others.
 */
export type Bus<T = Topics> = {
  /** This process, as others hear of it. */
  id: string;
  /** How far apart pieces of a stream are best published: over PostgreSQL each is a transaction, or shares one. */
  streamMs: number;
  /** Publishes with `tx`: subscribers hear it when the transaction has committed. Payload ≤ 7,500 bytes of JSON. */
  publish<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** The same for the listeners of other processes only. */
  publishElsewhere<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** Tells the listeners of this process at once, and nobody else. */
  deliverHere<K extends keyof T & string>(topic: K, payload: T[K]): void;
  /**
   * Resolves once the topic is heard: what is published from then on isn't missed, so subscribe before the first read. While
   * the line is away it resolves after a second, and a `resync` follows when the line is back. The iterator ends when
   * `signal` aborts. A subscriber that falls 1,000 events behind gets one `resync` in their place.
   */
  subscribe<K extends keyof T & string>(
    topic: K,
    signal: AbortSignal,
  ): Promise<AsyncIterable<BusEvent<T[K]>>>;
  close(): Promise<void>;
};

/** PostgreSQL refuses 8,000 bytes; the rest is room for what goes around it. */
const MAX_BYTES = 7_500;

/** `from`: the process that doesn't want to hear it. */
const Envelope = z.object({ payload: z.unknown(), from: z.string().optional() });
type Envelope = z.infer<typeof Envelope>;

/** @throws Error when it's too large for NOTIFY, whatever carries it: features work the same on every bus */
export function wrap(topic: string, envelope: Envelope): string {
  const text = JSON.stringify(envelope);
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Error(`Event on ${topic} is too large for NOTIFY`);
  return text;
}

/** Null when it isn't one of ours. */
export function unwrap(text: string): Envelope | null {
  try {
    return Envelope.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
