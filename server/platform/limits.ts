import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { limits } from '../db/schema/platform.ts';
import { DomainError } from '../errors.ts';
import type { Clock } from './clock.ts';
import { sha256 } from './crypto.ts';
import { networkOf } from './network.ts';

/** `max` tries per `windowSeconds`. */
export type LimitRule = { name: string; max: number; windowSeconds: number };

/** Throttle counters in PostgreSQL, so that all instances count together (quality S9). */
export type Limits = {
  /**
   * Counts one try of `subject` (an IP, an account's hash …; several with a blank between). Addresses count by network.
   * @throws DomainError('too_many_attempts', {wait}) once `max` is passed, with a wait that a person can read.
   */
  hit(rule: LimitRule, subject: string): Promise<void>;
  /** Forgets the tries, for example after a successful sign-in: where only the owner can succeed. */
  clear(rule: LimitRule, subject: string): Promise<void>;
  /** Takes one counted try back because it was right; wrong ones of the same subject stay counted. */
  takeBack(rule: LimitRule, subject: string): Promise<void>;
  /** Removes what has run out; a task calls it now and then. */
  sweep(): Promise<void>;
};

/** Refused tries never push the end further than this many windows: the real owner always gets back in. */
const MAX_STRETCH = 2;

/** Throttles whose counts stand in the database, so that all processes share them (quality S9). */
export function createLimits({ db, clock }: { db: Db; clock: Clock }): Limits {
  // Subjects are addresses of people; the table holds their hashes only.
  const keyOf = (rule: LimitRule, subject: string): string => {
    const counted = subject.split(' ').map(networkOf).join(' ');
    return `${rule.name}:${sha256(counted).slice(0, 32)}`;
  };
  return {
    async hit(rule, subject) {
      const now = clock.now();
      const window = rule.windowSeconds * 1000;
      const fresh = { count: 1, windowStartedAt: now, expiresAt: new Date(now.getTime() + window) };
      const over = sql`${limits.expiresAt} <= ${now.toISOString()}`;
      // One statement, so that parallel tries and other instances count exactly.
      const [row] = await db
        .insert(limits)
        .values({ key: keyOf(rule, subject), ...fresh })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            count: sql`case when ${over} then 1 else ${limits.count} + 1 end`,
            windowStartedAt: sql`case when ${over} then ${now.toISOString()} else ${limits.windowStartedAt} end`,
            // Each refused try makes the wait a little longer, up to the cap.
            expiresAt: sql`case
              when ${over} then ${fresh.expiresAt.toISOString()}::timestamptz
              when ${limits.count} >= ${rule.max} then least(
                ${limits.expiresAt} + make_interval(secs => ${rule.windowSeconds / 20}),
                ${limits.windowStartedAt} + make_interval(secs => ${rule.windowSeconds * MAX_STRETCH}))
              else ${limits.expiresAt} end`,
          },
        })
        .returning({ count: limits.count, expiresAt: limits.expiresAt });
      if (row && row.count > rule.max) {
        throw new DomainError('too_many_attempts', {
          wait: waitText(row.expiresAt.getTime() - now.getTime()),
        });
      }
    },
    async clear(rule, subject) {
      await db.delete(limits).where(eq(limits.key, keyOf(rule, subject)));
    },
    async takeBack(rule, subject) {
      await db
        .update(limits)
        .set({ count: sql`greatest(0, ${limits.count} - 1)` })
        .where(eq(limits.key, keyOf(rule, subject)));
    },
    async sweep() {
      await db.delete(limits).where(lt(limits.expiresAt, clock.now()));
    },
  };
}

/** "20 seconds", "1 minute", "14 minutes", "3 hours": rounded up, so that trying then works. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 2 * 3_600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
