import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { hasSqlState } from './sqlState.ts';

export type Db = PostgresJsDatabase;
/** What a query needs: the pool, or an open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

export type Database = {
  db: Db;
  /** The driver itself, for LISTEN and for closing. */
  client: postgres.Sql;
  close(): Promise<void>;
};

/** What PostgreSQL answers whom it chose to give way: the same again may well go through. */
const gaveWayCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
const TRIES = 3;
/** Times the try: who comes back at once takes the same rows again before the other one has woken up. */
const PAUSE_MS = 100;

/**
 * Runs a transaction again when it had to give way to another one: nothing of it is stored then. Inner
 * transactions are savepoints of the outer one and never come here, so the whole is repeated, at most twice.
 */
function repeating(db: Db): Db {
  const once: Db['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work, config);
      } catch (error) {
        if (attempt === TRIES || !hasSqlState(error, gaveWayCodes)) throw error;
        await pause(attempt * PAUSE_MS);
      }
    }
  };
  return db;
}

/** Pause before the next try to connect, in seconds. The driver's own grows to 20, far past the promised recovery. */
export const connectPause = (attempt: number): number => Math.min(2 ** attempt / 20, 0.4);

/**
 * Opens a pool. Postgres ends statements after 30 s and idle transactions after 60 s, so that a forgotten
 * one can never hold a lock for ever.
 */
export function openDatabase(url: string, options: { max?: number; name?: string } = {}): Database {
  const client = postgres(url, {
    max: options.max ?? 15,
    connect_timeout: 10,
    backoff: connectPause,
    onnotice: () => {},
    connection: {
      application_name: options.name ?? 'longtable',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
  return { db: repeating(drizzle(client)), client, close: () => client.end({ timeout: 5 }) };
}
