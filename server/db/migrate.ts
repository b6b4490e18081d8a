import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { addressOf } from './address.ts';
import { sessionLimits } from './client.ts';
import { applyFunctions } from './functions.ts';
import { continueHistory, migrationsFolder, refuseNewer } from './history.ts';
import { hasSqlState } from './sqlState.ts';

/** Any number that nothing else locks; two instances that start at once take turns on it. */
const MIGRATION_LOCK = 7_246_001;

const forbidden = new Set(['42501']); // insufficient_privilege
const unavailable = new Set(['0A000', '58P01']); // feature_not_supported, undefined_file

/**
 * Migrates the database at `url` and stores the current scoring method. Safe to run from several processes at once
 * (quality R10).
 *
 * @throws Error with a readable message that names the setting, if the user lacks a right or the database an extension
 * @param url the database itself, never a pooler
 * @param pooled whether the product connects through a pooler, where limits can't be set per connection
 */
export async function migrate(url: string, { pooled = false }: { pooled?: boolean } = {}): Promise<void> {
  const address = addressOf(url);
  const client = postgres(address.url, {
    ssl: address.ssl,
    max: 1,
    onnotice: () => {},
    // A large table takes its time.
    connection: { application_name: 'longtable-migrate', statement_timeout: 0 },
  });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await refuseNewer(client);
    await continueHistory(client);
    await runMigrations(drizzle(client), { migrationsFolder });
    await applyFunctions(client);
    await client`select raise_scoring_method(${SCORING_METHOD})`;
    if (pooled) await limitRole(client);
  } catch (error) {
    const setting = pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    if (hasSqlState(error, forbidden))
      throw new Error(
        `${setting}: this user isn’t allowed to change the database. Make this user the database’s owner, so it can create tables and the extensions citext and pg_trgm.`,
        { cause: error },
      );
    if (hasSqlState(error, unavailable))
      throw new Error(
        `${setting}: the database has no extension citext or pg_trgm. Install PostgreSQL’s contrib package there.`,
        { cause: error },
      );
    throw error;
  } finally {
    await client.end();
  }
}

/** Gives the role the limits that connections bring along where there is no pooler; a role may set its own. */
async function limitRole(client: postgres.Sql): Promise<void> {
  const [{ database = '' } = {}] = await client<
    { database: string }[]
  >`select current_database() as database`;
  for (const [name, ms] of Object.entries(sessionLimits))
    await client`alter role current_user in database ${client(database)} set ${client(name)} = ${client.unsafe(String(ms))}`;
}
