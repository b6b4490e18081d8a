import { decodeProtectedHeader } from 'jose';
import type postgres from 'postgres';
import type { Vault, VaultPlace } from './crypto.ts';

const BATCH = 200;

type EncryptedColumn = { table: string; column: string };
/** Number of values encrypted with each key. */
type KeyUse = Map<string, number>;

/** Every text column that may contain encrypted values; read from the catalog, so that no table is missed. */
async function textColumns(sql: postgres.ISql): Promise<EncryptedColumn[]> {
  return sql<EncryptedColumn[]>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'text'
    order by 1, 2`;
}

/** The key and location a value was encrypted with; null for any other text. */
function encryptionOf(
  { table, column }: EncryptedColumn,
  value: string,
): { kid: string; place: VaultPlace } | null {
  try {
    const { kid, place } = decodeProtectedHeader(value);
    const start = `${table}.${column}.`;
    if (typeof kid !== 'string' || typeof place !== 'string' || !place.startsWith(start)) return null;
    return { kid, place: { table, column, row: place.slice(start.length) } };
  } catch {
    return null;
  }
}

type Found = { at: string; value: string };

async function* encryptedIn(sql: postgres.ISql, where: EncryptedColumn): AsyncGenerator<Found[]> {
  const rows = sql<Found[]>`
    select ctid::text as at, ${sql(where.column)} as value from ${sql(where.table)}
    where ${sql(where.column)} like 'eyJ%.%.%.%.%'`;
  for await (const batch of rows.cursor(BATCH)) yield batch;
}

/** Counts encrypted values by key. */
export async function keyUse(sql: postgres.ISql): Promise<KeyUse> {
  const use: KeyUse = new Map();
  for (const where of await textColumns(sql)) {
    for await (const batch of encryptedIn(sql, where)) {
      for (const { value } of batch) {
        const encrypt = encryptionOf(where, value);
        if (encrypt) use.set(encrypt.kid, (use.get(encrypt.kid) ?? 0) + 1);
      }
    }
  }
  return use;
}

/**
 * Re-encrypts everything with the first key while the app serves. A value is replaced only if it's unchanged,
 * so concurrent writes win. Returns the numbers of values re-encrypted, and of values whose key is missing.
 */
export async function encryptAnew(
  sql: postgres.Sql,
  vault: Vault,
): Promise<{ rotated: number; unopened: number }> {
  const current = vault.keys()[0]?.id;
  let rotated = 0;
  let unopened = 0;
  for (const where of await textColumns(sql)) {
    for await (const batch of encryptedIn(sql, where)) {
      for (const { at, value } of batch) {
        const encrypt = encryptionOf(where, value);
        if (!encrypt || encrypt.kid === current) continue;
        const plain = await vault.decrypt(encrypt.place, value).catch(() => null);
        if (plain === null) {
          unopened++;
          continue;
        }
        const fresh = await vault.encrypt(encrypt.place, plain);
        const changed = await sql`
          update ${sql(where.table)} set ${sql(where.column)} = ${fresh}
          where ctid = ${at}::tid and ${sql(where.column)} = ${value}`;
        rotated += changed.count;
      }
    }
  }
  return { rotated, unopened };
}
