import { z } from 'zod';
import type { DbOrTx } from '../../db/client.ts';
import type { Topics } from './topics.ts';

/** `resync` reaches every subscriber after something may have been missed: re-read. */
export type BusEvent<Payload = unknown> = { type: 'message'; payload: Payload } | { type: 'resync' };

/**
 * Events between processes, as hints or transient data only: durable data is a row, which readers reread. Payloads are
 * defined in {@link Topics}. A process receives only topics it has subscribers for.
 */
export type Bus<T = Topics> = {
  /** Identifies this process to others. */
  id: string;
  /** How far apart pieces of a stream are best published: over PostgreSQL each is a transaction, or shares one. */
  streamMs: number;
  /** Publishes with `tx`: subscribers receive it after the commit. Payload ≤ 7,500 bytes of JSON. */
  publish<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** The same for the listeners of other processes only. */
  publishElsewhere<K extends keyof T & string>(tx: DbOrTx, topic: K, payload: T[K]): Promise<void>;
  /** Delivers immediately to the subscribers of this process only. */
  deliverHere<K extends keyof T & string>(topic: K, payload: T[K]): void;
  /**
   * Resolves when the subscription is active; later events aren't missed, so subscribe before the first read. Without a
   * connection it resolves after a second and sends a `resync` once reconnected. The iterator ends when `signal`
   * aborts. A subscriber 1,000 events behind gets one `resync` instead.
   */
  subscribe<K extends keyof T & string>(
    topic: K,
    signal: AbortSignal,
  ): Promise<AsyncIterable<BusEvent<T[K]>>>;
  close(): Promise<void>;
};

/** PostgreSQL's limit is 8,000 bytes; the rest is for the envelope. */
const MAX_BYTES = 7_500;

/** `from`: the process to skip. */
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
