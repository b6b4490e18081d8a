import { and, desc, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { UserId } from '../../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { knownDevices, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';

/**
 * Browsers that have signed in to an account before. Each holds a random value per account in one cookie;
 * guesses elsewhere don't slow it down (quality S9), and the owner gets an email about a sign-in without one.
 * It grants no access.
 */

/** The longest that browsers keep a cookie. */
const LIFE_MS = 400 * DAY_MS;
const PER_ACCOUNT = 20;
const PER_BROWSER = 5;

/** What the device cookie holds from now on. */
export type DeviceCookie = { value: string; expires: Date };

const valuesIn = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('.')
    .filter((value) => /^[\w-]{43}$/.test(value))
    .slice(0, PER_BROWSER);

/** The stored name of this browser for the account of this address; null when it never signed in to it. */
export async function knownDevice(
  deps: Deps,
  email: string,
  cookie: string | undefined,
): Promise<string | null> {
  const ids = valuesIn(cookie).map(sha256);
  if (ids.length === 0) return null;
  const [row] = await deps.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(users.email, email), inArray(knownDevices.id, ids)));
  return row?.id ?? null;
}

/** Whether any browser of the account is known. */
export async function hasDevices(deps: Deps, userId: UserId): Promise<boolean> {
  const [row] = await deps.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return row !== undefined;
}

/**
 * Remembers a browser whose person has proved the account, inside the transaction that decided it. `isNew`:
 * it wasn't known before.
 */
export async function rememberDevice(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  cookie: string | undefined,
): Promise<DeviceCookie & { isNew: boolean }> {
  const now = deps.clock.now();
  const expires = new Date(now.getTime() + LIFE_MS);
  const values = valuesIn(cookie);
  const mine = eq(knownDevices.userId, userId);
  const known = await tx
    .update(knownDevices)
    .set({ lastUsedAt: now })
    .where(and(mine, inArray(knownDevices.id, values.map(sha256))))
    .returning({ id: knownDevices.id });
  if (known.length > 0) return { value: values.join('.'), expires, isNew: false };
  const value = randomToken(deps.clock, 32);
  await tx.insert(knownDevices).values({ id: sha256(value), userId, lastUsedAt: now, createdAt: now });
  const newest = tx
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(mine)
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.createdAt))
    .limit(PER_ACCOUNT);
  await tx.delete(knownDevices).where(and(mine, notInArray(knownDevices.id, newest)));
  // From now on its browsers are known, so another one is news.
  await tx
    .update(users)
    .set({ predatesDevices: false })
    .where(and(eq(users.id, userId), eq(users.predatesDevices, true)));
  const recent = values.slice(-(PER_BROWSER - 1));
  return { value: [...recent, value].join('.'), expires, isNew: true };
}

/** Deletes every known browser of an account, because its password is reset. */
export async function forgetDevices(tx: Tx, userId: UserId): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Removes what no browser holds anymore; a task calls it now and then. */
export async function sweepDevices(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - LIFE_MS);
  await deps.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, before));
}
