import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SettingChange } from '../../../../shared/panel/settings.ts';
import type { Actor } from '../../../actor.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { auditLog } from '../../../db/schema/platform.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sha256 } from '../../../platform/crypto.ts';
import { lockRow, readRows, removeRow, writeRow } from '../../../platform/settings/rows.ts';

/** Old and new values as text, flat enough for the log. */
type Fields = Record<string, unknown>;

const HISTORY = 20;
const changeActions = {
  section: ['settings.changed', 'settings.reset'],
  mail: ['settings.mail_changed', 'settings.mail_reset'],
} as const;

/** Same result for equal values, regardless of field order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
      : inner,
  );
}

/** A version name for a value, so that a change can say which one it's based on. */
export const versionOf = (value: unknown): string => sha256(canonical(value)).slice(0, 32);

export type Kept = { value: unknown; changedBy: string | null; changedAt: string };

/** The values stored under these keys, with who stored them. */
export async function readKept(db: Db, keys: readonly string[]): Promise<Map<string, Kept>> {
  const rows = await readRows(db, { keys });
  return new Map(
    rows.map(({ key, changedAt, ...row }) => [key, { ...row, changedAt: changedAt.toISOString() }]),
  );
}

type Replacement = {
  key: string;
  /** The name in the log: the section or the kind of email. */
  part: string;
  about: keyof typeof changeActions;
  basedOn: string | null;
  /** Null removes the stored value, so that the default counts again. */
  value: Fields | null;
  /** The previous value if nothing is stored. */
  fallback: Fields;
  /** Where the previously stored value is kept, so that the change can be undone. */
  undoKey?: string;
};

/**
 * Replaces a setting, records each field's old and new value, and notifies every process. Idempotent. Returns
 * the changed fields.
 * @throws DomainError('conflict') when a colleague changed it since the version it's based on
 */
export async function replaceSetting(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { key, part, about, basedOn, value, fallback, undoKey }: Replacement,
): Promise<string[]> {
  // Also for a key without a row: of two simultaneous changes, the second sees the first.
  await lockRow(tx, key);
  const [row] = await readRows(tx, { keys: [key] });
  const stored = row ? versionOf(row.value) : null;
  if (stored === (value === null ? null : versionOf(value))) return [];
  if (stored !== basedOn) throw new DomainError('conflict');
  if (value === null) {
    await removeRow(tx, key);
  } else {
    await writeRow(deps, tx, key, value, actor.userId);
  }
  if (undoKey) await writeRow(deps, tx, undoKey, { before: row?.value ?? null }, actor.userId);
  const changes = differences({ ...fallback, ...asFields(row?.value) }, { ...fallback, ...value });
  const [changed, reset] = changeActions[about];
  await deps.audit.record(tx, {
    action: value === null ? reset : changed,
    actor,
    data: {
      part,
      ...Object.fromEntries(
        changes.flatMap(({ field, from, to }) => [
          [`${field}.from`, from],
          [`${field}.to`, to],
        ]),
      ),
    },
  });
  await deps.bus.publish(tx, 'settings', {});
  return changes.map(({ field }) => field);
}

const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : JSON.stringify(value ?? '');

function differences(before: Fields, after: Fields): SettingChange['changes'] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, from: textOf(before[field]), to: textOf(after[field]) }))
    .filter(({ from, to }) => from !== to);
}

/** The changes of this part, newest first, read from the log, which can't be edited. */
export async function settingHistory(
  deps: Deps,
  { about, part }: { about: keyof typeof changeActions; part: string },
): Promise<SettingChange[]> {
  const [, reset] = changeActions[about];
  const rows = await deps.db
    .select({ line: auditLog, who: users.fullName })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(inArray(auditLog.action, [...changeActions[about]]), sql`${auditLog.data} ->> 'part' = ${part}`),
    )
    .orderBy(desc(auditLog.id))
    .limit(HISTORY);
  return rows.map(({ line, who }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    who: who ?? 'Former admin',
    reset: line.action === reset,
    changes: Object.keys(line.data)
      .filter((name) => name.endsWith('.from'))
      .map((name) => name.slice(0, -'.from'.length))
      .map((field) => ({
        field,
        from: String(line.data[`${field}.from`] ?? ''),
        to: String(line.data[`${field}.to`] ?? ''),
      })),
  }));
}
