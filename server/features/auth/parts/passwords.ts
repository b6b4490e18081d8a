import { hash, verify } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { NewPassword } from '../../../../shared/auth/schema.ts';
import { sentence } from '../../../../shared/errors/errors.ts';
import type { Actor } from '../../../actor.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { isStrong } from './strength.ts';

/** argon2id at the least the OWASP cheat sheet allows (quality S8). */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash that no password matches, so that an unknown address costs the same time as a wrong password (S10).
 */
const decoy = hash(Buffer.from(crypto.getRandomValues(new Uint8Array(32))), options);

/** argon2id, at the strength of {@link options} (quality S8). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, options);
}

/** Verifies against `stored`, or against a decoy when there is none; always one hash of work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await decoy), password);
  return stored !== null && right;
}

const perAccount = { name: 'own-password', max: 10, windowSeconds: 15 * 60 };

/**
 * Checks a signed-in person's password again before an action that a stranger at the open browser must not be
 * able to do.
 * @throws DomainError wrong_password, too_many_attempts
 */
export async function checkOwnPassword(deps: Deps, owner: Actor, password: string): Promise<void> {
  await deps.limits.hit(perAccount, owner.userId);
  const [user] = await deps.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, owner.userId));
  if (!(await verifyPassword(user?.passwordHash ?? null, password))) {
    deps.log.warn({ event: 'own_password_refused' }, 'password of a signed-in person refused');
    throw new DomainError('wrong_password');
  }
  await deps.limits.clear(perAccount, owner.userId);
}

/** The problem with a new password as a sentence; null if it's acceptable. */
export async function passwordProblem(
  deps: Deps,
  password: string,
  person: { email: string; fullName?: string | undefined },
): Promise<string | null> {
  const rule = NewPassword.safeParse(password);
  if (!rule.success) return rule.error.issues[0]?.message ?? 'Please choose a different password';
  return (await isStrong(deps, password, person)) ? null : sentence('weak_password');
}
