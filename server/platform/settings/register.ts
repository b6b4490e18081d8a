import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { firstSteps } from '../../../shared/company/firstSteps.ts';
import { DocumentsSettings } from '../../../shared/documents/settings.ts';
import { ConfirmSetting } from '../../../shared/interview/results.ts';
import { RetentionSettings, retentionDefaults } from '../../../shared/privacy/schema.ts';
import { BlindSetting } from '../../../shared/reviews/schema.ts';
import { SafetyContactInput } from '../../../shared/safety/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Db, DbOrTx, Tx } from '../../db/client.ts';
import type { Audit, AuditEntry } from '../audit.ts';
import type { Bus } from '../bus.ts';
import type { Clock } from '../clock.ts';
import { lockRow, readRow, writeRow } from './rows.ts';

/** A setting of HR: where it lies, what fits, what counts until HR changes it, and how a change is recorded. */
type HrSetting<T> = {
  /** What is stored under it has to stay readable: a key never changes. */
  key: string;
  schema: z.ZodType<T>;
  fallback: T;
  /** The line of a change in the audit log; null for what isn't worth one. */
  line: ((value: T) => Omit<AuditEntry, 'actor'>) | null;
};
const setting = <T>(one: HrSetting<T>): HrSetting<T> => one;

/**
 * Settings that are read within the transaction that follows them, so always from the database. Those that have defaults from
 * start-up, versions, and undo are sections of appSettings.ts, which every process keeps a copy of.
 */
export const hrSettings = {
  /** HR rates an interview before the AI's proposal is shown. */
  blindReview: setting({
    key: 'blind_review',
    schema: BlindSetting,
    fallback: { on: false },
    line: (value) => ({ action: 'settings.blind_review_changed', data: { ...value } }),
  }),
  /** A connected model's scores are provisional, too. */
  confirmResults: setting({
    key: 'confirm_results',
    schema: ConfirmSetting,
    fallback: { connected: false },
    line: (value) => ({ action: 'settings.confirming_changed', data: { ...value } }),
  }),
  /** Who may submit documents. */
  documents: setting({
    key: 'documents',
    schema: DocumentsSettings,
    fallback: { requireHired: false },
    line: (value) => ({ action: 'documents.settings_changed', data: { ...value } }),
  }),
  /** Months, days, and years that data is kept, from the next nightly run on (quality S22). */
  retention: setting({
    key: 'retention',
    schema: RetentionSettings,
    fallback: retentionDefaults,
    line: (value) => ({ action: 'privacy.retention_changed', data: { ...value } }),
  }),
  /** Who gets an email for each safety flag; null means the first admin. */
  safetyContact: setting({
    key: 'safety.contact',
    schema: SafetyContactInput,
    fallback: { userId: null },
    line: ({ userId }) => ({
      action: 'safety.contact_changed',
      ...(userId ? { subject: { kind: 'user', id: userId } } : {}),
      data: { first: userId === null },
    }),
  }),
  /** First steps that an admin put off. */
  postponedSteps: setting({
    key: 'steps.later',
    schema: z.array(z.enum(firstSteps)),
    fallback: [],
    line: null,
  }),
};

/** What counts now. */
export async function readHrSetting<T>(db: DbOrTx, { key, schema, fallback }: HrSetting<T>): Promise<T> {
  return (await readRow(db, key, schema)) ?? fallback;
}

type Changing = { clock: Clock; audit: Audit; bus: Bus };

/**
 * Changes a setting, with its line in the audit log and the event for HR's screens. `change` gets what counts now: changes of
 * one setting take turns. False when nothing changes.
 */
export async function changeHrSetting<T>(
  deps: Changing,
  tx: Tx,
  actor: Actor,
  one: HrSetting<T>,
  change: (before: T) => T,
): Promise<boolean> {
  await lockRow(tx, one.key);
  const before = await readHrSetting(tx, one);
  const value = change(before);
  if (isDeepStrictEqual(before, value)) return false;
  await writeRow(deps, tx, one.key, value, actor.userId);
  if (one.line) await deps.audit.record(tx, { ...one.line(value), actor });
  await deps.bus.publish(tx, 'panel', {});
  return true;
}

/** Replaces a setting, in a transaction of its own. */
export async function saveHrSetting<T>(
  deps: Changing & { db: Db },
  actor: Actor,
  one: HrSetting<T>,
  value: T,
): Promise<void> {
  await deps.db.transaction((tx) => changeHrSetting(deps, tx, actor, one, () => value));
}
