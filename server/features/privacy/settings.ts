import { eq } from 'drizzle-orm';
import type { UserId } from '../../../shared/ids.ts';
import { RetentionSettings, retentionDefaults } from '../../../shared/privacy.ts';
import type { DbOrTx } from '../../db/client.ts';
import { settings } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';

const KEY = 'retention';

export async function readRetention(deps: Deps, db: DbOrTx = deps.db): Promise<RetentionSettings> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return RetentionSettings.safeParse(row?.value).data ?? retentionDefaults;
}

/** Changes how long data stays; the next run of the job goes by it. */
export async function writeRetention(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  value: RetentionSettings,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const stamp = { value, updatedBy: actor.userId, updatedAt: deps.clock.now() };
    await tx
      .insert(settings)
      .values({ key: KEY, ...stamp })
      .onConflictDoUpdate({ target: settings.key, set: stamp });
    await deps.audit.record(tx, {
      action: 'privacy.retention_changed',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
      data: { ...value },
    });
  });
}
