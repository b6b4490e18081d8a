import { eq, lt, sql } from 'drizzle-orm';
import { counted } from '../../../shared/text/counted.ts';
import type { Db, DbOrTx } from '../../db/client.ts';
import { limits } from '../../db/schema/platform.ts';
import { DomainError } from '../../errors.ts';
import type { Clock } from '../clock.ts';
import { sha256 } from '../crypto/vault.ts';
import { networkOf } from './network.ts';

/**
 * `max` tries per `windowSeconds`. Refused tries make the wait longer, unless `steady`: where people who share a network
 * would keep each other out for days.
 */
export type LimitRule = { name: string; max: number; windowSeconds: number; steady?: true };

/**
 * Tries that slow down instead of running out: after `free` of them, `firstSeconds` between two, doubling with each up to
 * `maxSeconds`. One is forgotten per `decaySeconds` without a try.
 */
type SlowRule = {
  name: string;
  free: number;
  firstSeconds: number;
  maxSeconds: number;
  decaySeconds: number;
};

/** Throttle counters in PostgreSQL, so that all instances count together (quality S9). */
export type Limits = {
  /**
   * Counts one try of `subject` (an IP, an account's hash …; several separated by spaces). Addresses count by
   * network. `points` is a try's weight, such as rows of an export. Inside a transaction pass `tx`: waiting for a
   * second connection while holding one, a crowd of callers would stop all of them. It then counts on commit, so
   * a caller that refuses afterwards must not roll back.
   * @throws DomainError('too_many_attempts', {wait}) above `max`, with a readable wait.
   */
  hit(rule: LimitRule, subject: string, points?: number, tx?: DbOrTx): Promise<void>;
  /**
   * Counts one try that may have to wait for the one before it; a refused one isn't counted.
   * @throws DomainError('too_many_attempts', {wait}) while it has to wait
   */
  slow(rule: SlowRule, subject: string): Promise<void>;
  /** Forgets the tries, for example after a successful sign-in: where only the owner can succeed. */
  clear(rule: Pick<LimitRule, 'name'>, subject: string, tx?: DbOrTx): Promise<void>;
  /**
   * Undoes one counted try, with its `points`, because it was right or had no effect; others of the same
   * subject stay counted. The next try of a {@link SlowRule} doesn't wait.
   */
  takeBack(rule: LimitRule | SlowRule, subject: string, points?: number): Promise<void>;
  /** Removes what has run out; a task calls it now and then. */
  sweep(): Promise<void>;
};

/**
 * Counts one try and returns whether it's within the rule, for work that's skipped silently instead of
 * refused.
 */
export async function isWithin(
  limits: Pick<Limits, 'hit'>,
  rule: LimitRule,
  subject: string,
  tx?: DbOrTx,
): Promise<boolean> {
  try {
    await limits.hit(rule, subject, 1, tx);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_attempts') return false;
    throw error;
  }
}

/** Refused tries never push the end further than this many windows: the real owner always gets back in. */
const MAX_STRETCH = 2;

/** Throttles with counts in the database, shared by all processes (quality S9). */
export function createLimits({ db, clock }: { db: Db; clock: Clock }): Limits {
  // Subjects are addresses of people; the table holds their hashes only.
  const keyOf = (rule: Pick<LimitRule, 'name'>, subject: string): string => {
    const counted = subject.split(' ').map(networkOf).join(' ');
    return `${rule.name}:${sha256(counted).slice(0, 32)}`;
  };
  return {
    async hit(rule, subject, points = 1, tx = db) {
      const now = clock.now();
      const window = rule.windowSeconds * 1000;
      const fresh = { count: points, windowStartedAt: now, expiresAt: new Date(now.getTime() + window) };
      const over = sql`${limits.expiresAt} <= ${now.toISOString()}`;
      const more = rule.steady ? 0 : rule.windowSeconds / 20;
      // One statement, so that parallel tries and other instances count exactly.
      const [row] = await tx
        .insert(limits)
        .values({ key: keyOf(rule, subject), ...fresh })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            count: sql`case when ${over} then ${points}::int else ${limits.count} + ${points}::int end`,
            windowStartedAt: sql`case when ${over} then ${now.toISOString()} else ${limits.windowStartedAt} end`,
            // Each refused try makes the wait a little longer, up to the cap.
            expiresAt: sql`case
              when ${over} then ${fresh.expiresAt.toISOString()}::timestamptz
              when ${limits.count} >= ${rule.max} then least(
                ${limits.expiresAt} + make_interval(secs => ${more}),
                ${limits.windowStartedAt} + make_interval(secs => ${rule.windowSeconds * MAX_STRETCH}))
              else ${limits.expiresAt} end`,
          },
        })
        .returning({ count: limits.count, expiresAt: limits.expiresAt });
      if (row && row.count > rule.max) {
        throw tooMany(row.expiresAt.getTime() - now.getTime());
      }
    },
    async slow(rule, subject) {
      const now = clock.now();
      const key = keyOf(rule, subject);
      const doublings = Math.ceil(Math.log2(rule.maxSeconds / rule.firstSeconds));
      const most = rule.free + doublings;
      const at = sql`${now.toISOString()}::timestamptz`;
      const age = sql`extract(epoch from (${at} - ${limits.windowStartedAt}))`;
      const left = sql`greatest(0, ${limits.count} - floor(${age} / ${rule.decaySeconds}::int))::int`;
      const wait = sql`least(${rule.maxSeconds}::int, ${rule.firstSeconds}::int * power(2, ${left} - ${rule.free}::int))`;
      const expiresAt = new Date(now.getTime() + (most + 1) * rule.decaySeconds * 1000);
      // One statement, so that of parallel tries only one gets through.
      const [row] = await db
        .insert(limits)
        .values({ key, count: 1, windowStartedAt: now, expiresAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: { count: sql`least(${left} + 1, ${most}::int)`, windowStartedAt: now, expiresAt },
          setWhere: sql`${left} < ${rule.free}::int or ${age} >= ${wait}`,
        })
        .returning({ count: limits.count });
      if (row) return;
      const [waiting] = await db
        .select({ seconds: sql<number>`(${wait} - ${age})::float` })
        .from(limits)
        .where(eq(limits.key, key));
      throw tooMany((waiting?.seconds ?? 1) * 1000);
    },
    async clear(rule, subject, tx = db) {
      await tx.delete(limits).where(eq(limits.key, keyOf(rule, subject)));
    },
    async takeBack(rule, subject, points = 1) {
      const counted = 'free' in rule ? sql`least(${limits.count}, ${rule.free}::int)` : limits.count;
      await db
        .update(limits)
        .set({ count: sql`greatest(0, ${counted} - ${points}::int)` })
        .where(eq(limits.key, keyOf(rule, subject)));
    },
    async sweep() {
      await db.delete(limits).where(lt(limits.expiresAt, clock.now()));
    },
  };
}

const tooMany = (waitMs: number): DomainError =>
  new DomainError('too_many_attempts', { wait: waitText(waitMs) }, waitMs);

/** "20 seconds", "1 minute", "14 minutes", "3 hours": rounded up, so that trying then works. */
export function waitText(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 2 * 3_600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3_600), 'hour'];
  return counted(count, unit);
}
