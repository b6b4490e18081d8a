import path from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as runMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { SCORING_METHOD } from '../../shared/scoringMethod.ts';

/** Any number that nothing else locks; two instances that start at once take turns on it. */
const MIGRATION_LOCK = 7_246_001;

/** Brings the database at `url` to the newest schema, and tells it which scoring method counts. Safe to run from several processes at once (quality R10). */
export async function migrate(url: string): Promise<void> {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    connection: { application_name: 'longtable-migrate' },
  });
  try {
    await client`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await runMigrations(drizzle(client), {
      migrationsFolder: path.resolve(import.meta.dirname, '../../drizzle'),
    });
    await client`select raise_scoring_method(${SCORING_METHOD})`;
  } finally {
    await client.end();
  }
}
