import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { DbOrTx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { readSetting, writeSetting } from '../../platform/settings.ts';

const KEY = 'documents';

export const DocumentsSettings = z.strictObject({
  /** When true, only hired people can submit; otherwise shortlisted and interviewed people can, too. */
  requireHired: z.boolean(),
});
export type DocumentsSettings = z.infer<typeof DocumentsSettings>;

/** HR's setting; by default, people submit before they're hired. */
export async function readSettings(deps: Deps, db: DbOrTx = deps.db): Promise<DocumentsSettings> {
  return (await readSetting(db, KEY, DocumentsSettings)) ?? { requireHired: false };
}

/** Changes it for everyone who hasn't submitted yet. */
export async function writeSettings(deps: Deps, actor: Actor, value: DocumentsSettings): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await writeSetting(deps, tx, KEY, value, actor.userId);
    await deps.audit.record(tx, {
      action: 'documents.settings_changed',
      actor,
      data: { ...value },
    });
  });
}
