import type { DbOrTx } from '../db/client.ts';

/** `resync` reaches every subscriber after the connection was lost: re-read, something may have been missed. */
export type BusEvent = { type: 'message'; payload: unknown } | { type: 'resync' };

/**
 * Events between processes over LISTEN/NOTIFY. Only ever a hint or something transient: what must not be
 * lost is a row, and readers read it again.
 */
export type Bus = {
  /** Publishes with `tx`: subscribers hear it when the transaction commits. Payload ≤ 7,500 bytes of JSON. */
  publish(tx: DbOrTx, topic: string, payload: unknown): Promise<void>;
  /**
   * Starts buffering at once (subscribe before the first read). The iterator ends when `signal` aborts.
   * A subscriber that falls 1,000 events behind gets one `resync` in their place.
   */
  subscribe(topic: string, signal: AbortSignal): AsyncIterable<BusEvent>;
  close(): Promise<void>;
};
