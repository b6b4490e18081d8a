import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SettingChange, Stored } from '../../../../shared/panel/settings.ts';
import type { Db } from '../../../db/client.ts';
import { auditLog } from '../../../db/schema/platform.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { versionOf } from '../../../platform/settings/change.ts';
import { appliedValue, type Setting } from '../../../platform/settings/register.ts';
import { readRow, readRows, type SettingRow } from '../../../platform/settings/rows.ts';

const HISTORY = 20;
const changeActions = {
  section: ['settings.changed', 'settings.reset'],
  mail: ['settings.mail_changed', 'settings.mail_reset'],
} as const;

type Rows = ReadonlyMap<string, SettingRow>;

/** What is stored for these settings, and their previous values. */
export async function storedRows(
  db: Db,
  settings: readonly Pick<Setting<never>, 'key' | 'undoKey'>[],
): Promise<Rows> {
  const keys = settings.flatMap(({ key, undoKey }) => (undoKey === null ? [key] : [key, undoKey]));
  return new Map((await readRows(db, { keys })).map((row) => [row.key, row]));
}

/** A setting with its default and its version. */
export function storedOf<T>(rows: Rows, one: Setting<T>): Stored<T> {
  const { key, fallback, undoKey } = one;
  const row = rows.get(key);
  return {
    value: appliedValue(one, row?.value),
    fallback,
    version: row ? versionOf(row.value) : null,
    undoable: undoKey !== null && rows.has(undoKey),
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt.toISOString() ?? null,
  };
}

const Undo = z.object({ before: z.record(z.string(), z.unknown()).nullable() });

/** What was stored before the last change; null for the default. @throws DomainError('conflict') if nothing was ever changed */
export async function beforeLastChange(
  db: Db,
  { undoKey }: Pick<Setting<never>, 'undoKey'>,
): Promise<Record<string, unknown> | null> {
  const undo = undoKey === null ? undefined : await readRow(db, undoKey, Undo);
  if (!undo) throw new DomainError('conflict');
  return undo.before;
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
