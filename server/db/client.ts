import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { addressOf } from './address.ts';
import { follow } from './afterCommit.ts';
import { createListener, type Listener } from './listener.ts';
import { greets, watchLines } from './pulse.ts';
import { hasSqlState } from './sqlState.ts';

export type Db = PostgresJsDatabase;
/** Runs queries: the pool, or an open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

export type Database = {
  db: Db;
  /** The driver itself. */
  client: postgres.Sql;
  /** Connection for LISTEN, never through a pooler. */
  listener: Listener;
  close(): Promise<void>;
};

/** PostgreSQL's codes for a transaction canceled in favor of another; a retry may succeed. */
const gaveWayCodes = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
]);
const TRIES = 3;
/**
 * Multiplied by the try: an immediate retry takes the same rows again before the other transaction resumes.
 */
const PAUSE_MS = 100;

/**
 * Retries a transaction after a deadlock or serialization failure, at most twice. Inner transactions are savepoints and
 * aren't retried on their own. After-commit callbacks run once it has committed.
 */
function repeating(db: Db): Db {
  const once: Db['transaction'] = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let attempt = 1; ; attempt++) {
      let afterwards: readonly (() => void)[] = [];
      try {
        const result = await once((tx) => {
          afterwards = follow(tx);
          return work(tx);
        }, config);
        for (const one of afterwards) one();
        return result;
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
 * Postgres ends statements after 30 s and idle transactions after 60 s, so a forgotten one doesn't hold a lock forever.
 */
export const sessionLimits = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/** How long running statements may take when a pool is closed. */
const CLOSE_SECONDS = 5;

type DatabaseOptions = {
  /** Most connections of the pool. */
  max?: number;
  name?: string;
  /**
   * Direct connection when `url` belongs to a pooler (PgBouncer in transaction mode). A pooled connection changes hands
   * after each transaction, so statements aren't prepared on it, limits are set on the role (by `migrate`), and events
   * use connections of their own.
   */
  directUrl?: string | undefined;
  /** Whether the pooler keeps prepared statements of its clients apart. */
  poolerPrepares?: boolean;
};

/** Opens a pool. Its connections have {@link sessionLimits}. */
export function openDatabase(
  url: string,
  { max = 15, name = 'longtable', directUrl, poolerPrepares = false }: DatabaseOptions = {},
): Database {
  const own = addressOf(url);
  const options = { max, connect_timeout: 10, backoff: connectPause, onnotice: () => {} };
  const connection = { application_name: name, ...sessionLimits };
  const listener = createListener(directUrl ?? url, { name, limits: sessionLimits, backoff: connectPause });
  const ways = directUrl
    ? { prepare: poolerPrepares, connection: { application_name: name } }
    : { connection };
  const client = postgres(own.url, { ...options, ssl: own.ssl, ...ways });
  const listening = { probe: listener.client, listens: listener.listens };
  // A pooler is probed on a separate connection. Without one, the listener's connection shows the state of the pool's.
  const pooled = directUrl
    ? postgres(own.url, { ...options, ...ways, ssl: own.ssl, max: 1, max_lifetime: null, fetch_types: false })
    : null;
  const watches = pooled
    ? [
        watchLines({ ...listening, pool: null, sees: false }),
        watchLines({
          probe: pooled,
          pool: client,
          sees: false,
          listens: () => true,
          busy: async () => (await greets(pooled.options)) && (await listener.client`select 1`).length === 1,
        }),
      ]
    : [watchLines({ ...listening, pool: client, sees: true })];
  const close = async (): Promise<void> => {
    for (const unwatch of watches) unwatch();
    await Promise.all([
      client.end({ timeout: CLOSE_SECONDS }),
      pooled?.end({ timeout: CLOSE_SECONDS }),
      listener.close(),
    ]);
  };
  return { db: repeating(drizzle(client)), client, listener, close };
}
