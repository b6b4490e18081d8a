import { eq } from 'drizzle-orm';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { LimitRule } from '../../../platform/limits/limits.ts';
import { failedSignInsEmail, wrongCodesEmail } from '../emails.ts';
import { emailOwner } from './owner.ts';

/**
 * Wrong passwords for one address, over all networks. All of it runs for addresses without an account as
 * well, so that neither a refusal nor its time reveals whether there is one (quality S10).
 */

/**
 * 20 tries over all networks, more than one network gets. After that, waits double from 1 to 15 minutes. One try is
 * restored per half hour without any.
 */
const overAll = {
  name: 'sign-in-all',
  free: 20,
  firstSeconds: 60,
  maxSeconds: 15 * 60,
  decaySeconds: 30 * 60,
};

const DAY_SECONDS = DAY_MS / 1_000;
type Secret = 'password' | 'code';
/**
 * Failed attempts per day that don't trigger a notification. Codes have a lower limit, because only people with the
 * password get to try them.
 */
const unmentioned: Record<Secret, LimitRule> = {
  password: { name: 'sign-in-passwords', max: 9, windowSeconds: DAY_SECONDS },
  code: { name: 'sign-in-codes', max: 4, windowSeconds: DAY_SECONDS },
};
/** A guesser must not be able to fill the owner's mailbox. */
const perNotice: Record<Secret, LimitRule> = {
  password: { name: 'sign-in-passwords-notice', max: 1, windowSeconds: DAY_SECONDS },
  code: { name: 'sign-in-codes-notice', max: 1, windowSeconds: DAY_SECONDS },
};

export const GUESSES_TASK = 'auth.guesses';
export type GuessesTask = { noticeId: string; sealed: string; secret: Secret };

const placeOf = (noticeId: string) => ({ table: 'tasks', column: 'guesses', row: noticeId });

/** Counts a try before the password is looked at. @throws DomainError('too_many_attempts') */
export function countGuess(deps: Deps, email: string): Promise<void> {
  return deps.limits.slow(overAll, email.toLowerCase());
}

/** Correct password: refunds the try, so the one with the code of the second step isn't delayed. */
export function takeGuessBack(deps: Deps, email: string): Promise<void> {
  return deps.limits.takeBack(overAll, email.toLowerCase());
}

/** The owner has proven the address, so nothing slows them down. */
export function forgetGuesses(deps: Deps, email: string): Promise<void> {
  return deps.limits.clear(overAll, email.toLowerCase());
}

/** Counts a refused sign-in from any network, and emails the owner about many of them, once a day at most. */
export async function noteRefusal(deps: Deps, email: string, secret: Secret): Promise<void> {
  const address = email.toLowerCase();
  if (await passes(deps, unmentioned[secret], address)) return;
  if (!(await passes(deps, perNotice[secret], address))) return;
  const noticeId = deps.clock.uuid();
  const sealed = await deps.vault.encrypt(placeOf(noticeId), email);
  const task: GuessesTask = { noticeId, sealed, secret };
  await deps.db.transaction((tx) => deps.queue.enqueue(tx, GUESSES_TASK, task));
}

async function passes(deps: Deps, rule: LimitRule, subject: string): Promise<boolean> {
  try {
    await deps.limits.hit(rule, subject);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'too_many_attempts') return false;
    throw error;
  }
}

/** Emails the owner when the address has an account. */
export async function sendGuessesNotice(
  deps: Deps,
  { noticeId, sealed, secret }: GuessesTask,
): Promise<void> {
  const email = await deps.vault.decrypt(placeOf(noticeId), sealed);
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email));
    if (!user || user.disabledAt) return;
    const write = secret === 'password' ? failedSignInsEmail : wrongCodesEmail;
    await emailOwner(deps, tx, user.id, await write(deps, user));
  });
}
