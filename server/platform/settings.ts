import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserId } from '../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../db/client.ts';
import { settings } from '../db/schema/platform.ts';
import type { Clock } from './clock.ts';

/** Settings are rows of one table: a key and a JSON value that its reader checks. */

/** What is stored under this key; undefined when nothing is, or nothing that fits. */
export async function readSetting<T>(db: DbOrTx, key: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return schema.safeParse(row?.value).data;
}

/** Stores a value over what was there, with who did it and when. */
export async function writeSetting(
  { clock }: { clock: Clock },
  tx: Tx,
  key: string,
  value: unknown,
  updatedBy: UserId,
): Promise<void> {
  const stamp = { value, updatedBy, updatedAt: clock.now() };
  await tx
    .insert(settings)
    .values({ key, ...stamp })
    .onConflictDoUpdate({ target: settings.key, set: stamp });
}
