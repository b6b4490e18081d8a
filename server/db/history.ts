import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type postgres from 'postgres';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../drizzle');

/** The initial migration makes what this many earlier ones made together; the last of them had this hash. */
const EARLIER_COUNT = 54;
const EARLIER_LAST = '47013a12abc5b19da1ef5ff15a5cd6f279cd9c455c8673b677c19556a3610591';

function initialHash(): string {
  const [initial] = readMigrationFiles({ migrationsFolder });
  if (!initial) throw new Error(`${migrationsFolder} has no migration`);
  return initial.hash;
}

/**
 * Hashes of applied migrations, oldest first, as if every history began with the initial one: the same for a new database,
 * one from before the initial migration, and a backup of either.
 */
export function sinceInitial(hashes: readonly string[]): string[] {
  if (hashes[EARLIER_COUNT - 1] !== EARLIER_LAST) return [...hashes];
  return [initialHash(), ...hashes.slice(EARLIER_COUNT)];
}

/**
 * Lets a database older than the initial migration continue from it. The initial migration has the journal time of the
 * last earlier one, so it never runs on such a database.
 * @throws Error with a readable message when earlier migrations are missing
 */
export async function continueHistory(client: postgres.Sql): Promise<void> {
  const [known] = await client<{ there: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!known?.there) return;
  const rows = await client<{ id: number; hash: string }[]>`
    select id, hash from drizzle.__drizzle_migrations order by id`;
  const initial = initialHash();
  if (rows.length === 0 || rows[0]?.hash === initial) return;
  const earlier = rows.slice(0, EARLIER_COUNT);
  const last = earlier.at(EARLIER_COUNT - 1);
  if (last?.hash !== EARLIER_LAST)
    throw new Error(
      'This database is from an earlier version. Start version 0.1.0 with it once, then this one.',
    );
  await client.begin(async (tx) => {
    await tx`delete from drizzle.__drizzle_migrations where id = any(${earlier.slice(0, -1).map(({ id }) => id)})`;
    await tx`update drizzle.__drizzle_migrations set hash = ${initial} where id = ${last.id}`;
  });
}

/**
 * Compares times as the migrator does: it runs what's later than the last row, and takes a later row for its own.
 * @throws Error with a readable message when a newer version of the program has migrated the database
 */
export async function refuseNewer(client: postgres.Sql): Promise<void> {
  const [known] = await client<{ there: boolean }[]>`
    select to_regclass('drizzle.__drizzle_migrations') is not null as there`;
  if (!known?.there) return;
  const last = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const [newer] = await client`select 1 from drizzle.__drizzle_migrations where created_at > ${last} limit 1`;
  if (newer)
    throw new Error(
      'A newer version of the program has migrated this database. Start that version. To go back, restore the backup made before the upgrade into an empty database.',
    );
}
