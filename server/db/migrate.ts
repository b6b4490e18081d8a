import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { SCORING_METHOD } from '../../shared/scoringMethod.ts';
import { sessionLimits } from './client.ts';

/** Any number that nothing else locks; two instances that start at once take turns on it. */
const MIGRATION_LOCK = 7_246_001;

/**
 * Brings the database at `url` to the newest schema, and tells it which scoring method counts. Safe to run from several
 * processes at once (quality R10).
 *
 * @param url the database itself, never a pooler
 * @param pooled whether the product will come through a pooler, which lets no connection bring limits of its own
 */
export async function migrate(url: string, { pooled = false }: { pooled?: boolean } = {}): Promise<void> {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    // A large table takes its time.
    connection: { application_name: 'longtable-migrate', statement_timeout: 0 },
  });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(client), {
      migrationsFolder: path.resolve(import.meta.dirname, '../../drizzle'),
    });
    await client`select raise_scoring_method(${SCORING_METHOD})`;
    if (pooled) await limitRole(client);
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
