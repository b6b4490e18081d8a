import { RetentionSettings, retentionDefaults } from '../../../shared/privacy/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const KEY = 'retention';

/** Retention in months, days, and years; the defaults until HR changes them (quality S22). */
export async function readRetention(deps: Deps, db: DbOrTx = deps.db): Promise<RetentionSettings> {
  return (await readSetting(db, KEY, RetentionSettings)) ?? retentionDefaults;
}

/** Changes the retention, from the next nightly run on. */
export async function writeRetention(deps: Deps, actor: Actor, value: RetentionSettings): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await writeSetting(deps, tx, KEY, value, actor.userId);
    await deps.audit.record(tx, {
      action: 'privacy.retention_changed',
      actor,
      data: { ...value },
    });
  });
}
