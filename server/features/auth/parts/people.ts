import { and, eq, isNull } from 'drizzle-orm';
import type { Home, Me, Role } from '../../../../shared/auth/schema.ts';
import type { CandidateId, UserId } from '../../../../shared/ids/schema.ts';
import type { UserActor } from '../../../actor.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { userRoles, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { linkAccount, lockRecordOf } from '../../records/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { seesRecord } from '../sessions.ts';

/** Accounts and the candidate records they are linked to. */

type Account = { id: UserId; fullName: string; email: string; emailConfirmed: boolean };

/** The account as its browser may see it, with its page after sign-in. */
export async function meOf(db: DbOrTx, account: Account, roles: Role[]): Promise<Me> {
  const [record] = await db
    .select({ status: candidates.status, position: candidates.position })
    .from(candidates)
    .where(eq(candidates.userId, account.id));
  const employee = record && seesRecord(account, record) ? record : null;
  return { ...account, roles, employee, home: homeOf(roles, employee) };
}

/** The signed-in person, with what pages need to know. */
export function readMe(deps: Deps, actor: UserActor): Promise<Me> {
  const { userId: id, fullName, email, emailConfirmed, roles } = actor;
  return meOf(deps.db, { id, fullName, email, emailConfirmed }, roles);
}

/**
 * A person's page after sign-in (specification file 2 §6). A rejected person gets the candidate's page,
 * because the employee's would refuse them.
 */
export function homeOf(roles: readonly Role[], employee: Me['employee']): Home {
  if (roles.length > 0) return '/admin';
  if (!employee || employee.status === 'rejected') return '/candidate';
  return employee.status === 'hired' || employee.position !== 'Applicant' ? '/employee' : '/candidate';
}

/** The roles of an account; none for most people. */
export async function rolesOf(db: DbOrTx, userId: UserId): Promise<Role[]> {
  const rows = await db.select({ role: userRoles.role }).from(userRoles).where(eq(userRoles.userId, userId));
  return rows.map(({ role }) => role);
}

/**
 * Marks an account's address as confirmed and links the record of the applicant with that address, unless the
 * account has one already.
 */
export async function proveAddress(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  const now = deps.clock.now();
  await tx
    .update(users)
    .set({ emailVerifiedAt: now, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const [linked] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  if (!user || linked) return;
  const known = await lockRecordOf(tx, user.email);
  if (!known) return;
  if (await linkAccount(tx, known.id, userId))
    await recordChange(tx, deps, { candidateId: known.id, kind: 'account_linked' });
}

/**
 * Gives the invited person's record to an account.
 * @throws DomainError account_linked when the account has another record, invitation_invalid when the record
 * belongs to another account or the person is no longer hired
 */
export async function linkInvited(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  candidateId: CandidateId,
): Promise<void> {
  const [other] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(eq(candidates.userId, userId));
  if (other && other.id !== candidateId) throw new DomainError('account_linked');
  if (!(await linkAccount(tx, candidateId, userId, { status: 'hired' })))
    throw new DomainError('invitation_invalid');
  await recordChange(tx, deps, { candidateId, kind: 'invitation_accepted' });
}
