import { isDeepStrictEqual } from 'node:util';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import { DomainError } from '../../errors.ts';
import type { Audit } from '../audit/audit.ts';
import type { Clock } from '../clock.ts';
import { sha256 } from '../crypto/vault.ts';
import type { Bus } from '../events/bus.ts';
import { appliedValue, type Setting } from './register.ts';
import { lockRow, numberInRow, readRow, readRows, removeRow, writeRow } from './rows.ts';

/** The value that applies now. */
export async function readSetting<T>(db: DbOrTx, { key, schema, fallback }: Setting<T>): Promise<T> {
  return (await readRow(db, key, schema)) ?? fallback;
}

/** A number of a setting as an SQL expression, for a statement that must use the value that applies while it runs. */
export function settingNumber<F extends string>(
  { key, fallback }: Pick<Setting<Record<F, number>>, 'key' | 'fallback'>,
  field: F,
): SQL<number> {
  return sql<number>`coalesce(${numberInRow(key, field)}, ${fallback[field]}::float8)`;
}

/** Same result for equal values, regardless of field order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

/** A version name for a stored value, so that a change can name the one it's based on. */
export const versionOf = (value: unknown): string => sha256(canonical(value)).slice(0, 32);

/** The value that applies now with the version to base a change on, null for the default, and who stored it. */
export async function readVersioned<T>(
  db: DbOrTx,
  one: Setting<T>,
): Promise<{ value: T; version: string | null; changedBy: string | null }> {
  const [row] = await readRows(db, { keys: [one.key] });
  return {
    value: appliedValue(one, row?.value),
    version: row ? versionOf(row.value) : null,
    changedBy: row?.changedBy ?? null,
  };
}

type Changing = { clock: Clock; audit: Audit; bus: Bus };

/**
 * The only way to change a setting: with its audit line and the event for HR's screens, which makes other processes reread
 * a cached one (the caller refreshes its own copy after the commit). `change` gets the value that applies; null removes
 * what is stored. Changes of one setting take turns. Returns false if nothing changed.
 *
 * `basedOn` is the stored version the change was made on, null for the default. Without it, a change applies to whatever
 * is stored, and nothing is stored while the default already has the value.
 * @throws DomainError('conflict') if another version is stored, unless it already has the new value
 */
export async function changeSetting<T>(
  deps: Changing,
  tx: Tx,
  actor: Actor,
  one: Setting<T>,
  change: (before: T) => T | null,
  basedOn?: string | null,
): Promise<boolean> {
  const { key, fallback, line, cached, undoKey } = one;
  await lockRow(tx, key);
  const [row] = await readRows(tx, { keys: [key] });
  const before = appliedValue(one, row?.value);
  const next = change(before);
  if (basedOn === undefined) {
    if (isDeepStrictEqual(before, next)) return false;
  } else {
    const stored = row ? versionOf(row.value) : null;
    if (stored === (next === null ? null : versionOf(next))) return false;
    if (stored !== basedOn) throw new DomainError('conflict');
  }
  if (next === null) await removeRow(tx, key);
  else await writeRow(deps, tx, key, next, actor.userId);
  if (undoKey) await writeRow(deps, tx, undoKey, { before: row?.value ?? null }, actor.userId);
  if (line) {
    const about = line({ before, after: next ?? fallback, reset: next === null });
    await deps.audit.record(tx, { ...about, actor });
  }
  await deps.bus.publish(tx, cached ? 'settings' : 'panel', {});
  return true;
}

/** Replaces a setting, in a transaction of its own; see {@link changeSetting}. */
export async function saveSetting<T>(
  deps: Changing & { db: Db },
  actor: Actor,
  one: Setting<T>,
  value: T,
  basedOn?: string | null,
): Promise<void> {
  await deps.db.transaction((tx) => changeSetting(deps, tx, actor, one, () => value, basedOn));
}
