import { eq } from 'drizzle-orm';
import { type CandidateId, UserId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { noteChange } from '../accountHistory/service.ts';
import { passwordChangedMail } from './mails.ts';
import { mailOwner } from './owner.ts';
import { noteAccount, rolesOf } from './people.ts';
import { endAllUserSessions } from './sessions.ts';

export type PortalPerson = {
  candidateId: CandidateId;
  userId: UserId | null;
  email: string;
  fullName: string;
  passwordHash: string;
};
type Account = typeof users.$inferSelect;

/**
 * Gives somebody inside the portal a login with the password they chose there (product decision on portal
 * passwords). The code that opened the portal was mailed to their address, so that is proven. An account with a role
 * is left alone: a code must never open HR's doors; and so is one that belongs to another record. Answers whether the
 * person has a login now. The caller holds the lock of the candidate's row.
 */
export async function openPortalAccount(deps: Deps, tx: Tx, person: PortalPerson): Promise<boolean> {
  const { account, fresh } = await findOrMake(deps, tx, person);
  if (!fresh) {
    if (!(await mayTake(tx, account, person))) return false;
    await setPassword(deps, tx, account, person);
  }
  if (!person.userId) {
    await tx.update(candidates).set({ userId: account.id }).where(eq(candidates.id, person.candidateId));
    await noteAccount(deps, tx, person.candidateId, fresh ? 'account_created' : 'account_linked');
  }
  await deps.audit.record(tx, {
    action: fresh ? 'auth.account_from_portal' : 'auth.password_set_in_portal',
    actor: { kind: 'candidate', id: person.candidateId, ip: null },
    subject: { kind: 'user', id: account.id },
  });
  return true;
}

/** The record's account, or the one of its address, locked; a new one when there is none. */
async function findOrMake(
  deps: Deps,
  tx: Tx,
  person: PortalPerson,
): Promise<{ account: Account; fresh: boolean }> {
  const now = deps.clock.now();
  if (!person.userId) {
    // Somebody may sign up with the address in this moment: the loser of the two takes what the other made.
    const [made] = await tx
      .insert(users)
      .values({
        id: UserId.parse(deps.clock.uuid()),
        email: person.email,
        fullName: person.fullName,
        passwordHash: person.passwordHash,
        emailVerifiedAt: now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (made) return { account: made, fresh: true };
  }
  const which = person.userId ? eq(users.id, person.userId) : eq(users.email, person.email);
  const [account] = await tx.select().from(users).where(which).for('update');
  if (!account) throw new DomainError('conflict');
  return { account, fresh: false };
}

async function mayTake(tx: Tx, account: Account, person: PortalPerson): Promise<boolean> {
  if ((await rolesOf(tx, account.id)).length > 0) return false;
  const [record] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, account.id));
  return !record || record.id === person.candidateId;
}

/** One of an unproven address may be a stranger's work: its owner gets it with their own name, and nobody stays in. */
async function setPassword(deps: Deps, tx: Tx, account: Account, person: PortalPerson): Promise<void> {
  const now = deps.clock.now();
  const own = account.email.toLowerCase() === person.email.toLowerCase();
  const proven = account.emailVerifiedAt ?? (own ? now : null);
  await tx
    .update(users)
    .set({
      passwordHash: person.passwordHash,
      emailVerifiedAt: proven,
      updatedAt: now,
      ...(account.emailVerifiedAt ? {} : { fullName: person.fullName }),
    })
    .where(eq(users.id, account.id));
  await endAllUserSessions(deps, tx, account.id);
  await noteChange(deps, tx, account.id, { kind: 'password' });
  await mailOwner(deps, tx, account.id, await passwordChangedMail(account.email));
}
