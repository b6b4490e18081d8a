import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

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

/**
 * Opens a pool. Postgres ends statements after 30 s and idle transactions after 60 s, so that a forgotten
 * one can never hold a lock for ever.
 */
export function openDatabase(url: string, options: { max?: number; name?: string } = {}): Database {
  const client = postgres(url, {
    max: options.max ?? 15,
    connect_timeout: 10,
    // Pauses between tries to connect, in seconds. The default grows to 20, far past the promised recovery.
    backoff: (attempt) => Math.min(2 ** attempt / 20, 1),
    onnotice: () => {},
    connection: {
      application_name: options.name ?? 'longtable',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  });
  return { db: drizzle(client), client, close: () => client.end({ timeout: 5 }) };
}
