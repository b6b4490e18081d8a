import { decodeProtectedHeader } from 'jose';
import type postgres from 'postgres';
import { LONG_READ, liftLimits } from '../../db/longRead.ts';
import type { Vault, VaultPlace } from './vault.ts';

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

/** Tables that also keep values of the same column of another table as they are, still bound to it. */
const keptFrom: Readonly<Record<string, string>> = { held_documents: 'onboarding_documents' };

/** The key and location a value was encrypted with; null for any other text. */
function encryptionOf(
  { table, column }: EncryptedColumn,
  value: string,
): { kid: string; place: VaultPlace } | null {
  try {
    const { kid, place } = decodeProtectedHeader(value);
    if (typeof kid !== 'string' || typeof place !== 'string') return null;
    const bound = [table, keptFrom[table] ?? table].find((from) => place.startsWith(`${from}.${column}.`));
    if (!bound) return null;
    return { kid, place: { table: bound, column, row: place.slice(`${bound}.${column}.`.length) } };
  } catch {
    return null;
  }
}

type Found = { at: string; value: string };

async function* encryptedIn(tx: postgres.TransactionSql, where: EncryptedColumn): AsyncGenerator<Found[]> {
  const rows = tx<Found[]>`
    select ctid::text as at, ${tx(where.column)} as value from ${tx(where.table)}
    where ${tx(where.column)} like 'eyJ%.%.%.%.%'`;
  for await (const batch of rows.cursor(BATCH)) yield batch;
}

/** Counts encrypted values by key, all of them as of one moment: a value that moves in between would be missed. */
export async function keyUse(sql: postgres.Sql): Promise<KeyUse> {
  return sql.begin(LONG_READ, async (tx) => {
    await liftLimits(tx);
    return keyUseIn(tx);
  });
}

/** The same in the snapshot of a transaction without limits. */
export async function keyUseIn(tx: postgres.TransactionSql): Promise<KeyUse> {
  const use: KeyUse = new Map();
  for (const where of await textColumns(tx)) {
    for await (const batch of encryptedIn(tx, where)) {
      for (const { value } of batch) {
        const encrypt = encryptionOf(where, value);
        if (encrypt) use.set(encrypt.kid, (use.get(encrypt.kid) ?? 0) + 1);
      }
    }
  }
  return use;
}

/**
 * Whether a rotation to the first key was started but not finished: older keys still encrypt something, and the audit log
 * has no completion. A finished rotation may leave values that can't be decrypted.
 */
export async function isRotationUnfinished(sql: postgres.Sql, vault: Vault): Promise<boolean> {
  const [first, ...older] = vault.keys();
  if (!first || older.length === 0) return false;
  const [done] = await sql<{ id: string }[]>`
    select id from audit_log where action = 'vault.keys_rotated' and data ->> 'key' = ${first.id} limit 1`;
  if (done) return false;
  const use = await keyUse(sql);
  return older.some(({ id }) => use.has(id));
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
  const renew = async (where: EncryptedColumn, { at, value }: Found): Promise<void> => {
    const encrypt = encryptionOf(where, value);
    if (!encrypt || encrypt.kid === current) return;
    const plain = await vault.decrypt(encrypt.place, value).catch(() => null);
    if (plain === null) {
      unopened++;
      return;
    }
    const fresh = await vault.encrypt(encrypt.place, plain);
    const changed = await sql`
      update ${sql(where.table)} set ${sql(where.column)} = ${fresh}
      where ctid = ${at}::tid and ${sql(where.column)} = ${value}`;
    rotated += changed.count;
  };
  const columns = await sql.begin(LONG_READ, async (tx) => {
    await liftLimits(tx);
    return textColumns(tx);
  });
  for (const where of columns) {
    // Each value is written by itself, on another connection, so that the app waits for none.
    await sql.begin(LONG_READ, async (tx) => {
      await liftLimits(tx);
      for await (const batch of encryptedIn(tx, where)) for (const found of batch) await renew(where, found);
    });
  }
  return { rotated, unopened };
}
