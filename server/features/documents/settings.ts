import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { UserId } from '../../../shared/ids.ts';
import type { DbOrTx } from '../../db/client.ts';
import { settings } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';

const KEY = 'documents';
export const DocumentsSettings = z.strictObject({
  /** When true, only hired people may hand in; otherwise shortlisted and interviewed people too. */
  requireHired: z.boolean(),
});
export type DocumentsSettings = z.infer<typeof DocumentsSettings>;

export async function readSettings(deps: Deps, db: DbOrTx = deps.db): Promise<DocumentsSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return DocumentsSettings.safeParse(row?.value).data ?? { requireHired: false };
}

export async function writeSettings(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  value: DocumentsSettings,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const stamp = { value, updatedBy: actor.userId, updatedAt: deps.clock.now() };
    await tx
      .insert(settings)
      .values({ key: KEY, ...stamp })
      .onConflictDoUpdate({ target: settings.key, set: stamp });
    await deps.audit.record(tx, {
      action: 'documents.settings_changed',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
      data: { ...value },
    });
  });
}
