import { eq, TransactionRollbackError } from 'drizzle-orm';
import { type InvitationView, type SignUpInput, signUpDefaults } from '../../../../shared/auth/schema.ts';
import { UserId } from '../../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { isWithin } from '../../../platform/limits/limits.ts';
import { invitedBy, redeemInvitation } from '../../invitations/service.ts';
import { createRecord, lockAddress, recordOf } from '../../records/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { accountExistsEmail, confirmAddressEmail } from '../emails.ts';
import { endAllUserSessions } from '../sessions.ts';
import { forgetDevices } from './devices.ts';
import { issueLink } from './links.ts';
import { emailOwner } from './owner.ts';
import { hashPassword } from './passwords.ts';
import { linkInvited } from './people.ts';
import { removeSecondFactor } from './secondFactor.ts';
import { refuseWeak } from './strength.ts';

const perNetwork = { name: 'sign-up-ip', max: 3, windowSeconds: 3 * 3_600 };
const perEmail = { name: 'sign-up-mail', max: 3, windowSeconds: 3 * 3_600 };
/** An invitation proves enough; this only stops people who try tokens. */
const perInvitation = { name: 'invitation-ip', max: 60, windowSeconds: 15 * 60 };

type Caller = { ip: string };

/**
 * Creates an account (specification file 2 §5). Whether the address had one already is revealed to its owner
 * only, by email: answer and work are the same (quality S10).
 * @throws DomainError weak_password, invitation_needed, too_many_attempts; with an invitation also
 *   invitation_invalid and account_exists, which only the address's owner can get
 */
export async function signUp(deps: Deps, input: SignUpInput, { ip }: Caller): Promise<void> {
  await refuseWeak(deps, input.password, { ...input, ip });
  if (input.invitation) {
    await deps.limits.hit(perInvitation, ip);
    const passwordHash = await hashPassword(input.password);
    await deps.db.transaction((tx) => signUpInvited(deps, tx, { ...input, passwordHash }, ip));
    return;
  }
  if (input.role === 'employee' && deps.env.EMPLOYEE_SIGNUP !== 'open')
    throw new DomainError('invitation_needed');
  if (await isRepeated(deps.db, input.idempotencyKey)) return;
  await deps.limits.hit(perNetwork, ip);
  const passwordHash = await hashPassword(input.password);
  await deps.db.transaction(async (tx) => {
    // The first of all locks, as in a merge: the address must not move into another record in the meantime.
    await lockAddress(tx, input.email);
    const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, input.email));
    if (known) await rehearse(deps, tx, { ...input, passwordHash }, ip);
    const userId = known ? null : await createAccount(deps, tx, { ...input, passwordHash, proven: false });
    if (userId) await welcome(deps, tx, { ...input, userId }, ip);
    // The same form that was sent twice at once is no second account.
    else if (!(await isRepeated(tx, input.idempotencyKey))) await notifyOwner(deps, tx, input.email);
  });
}

/** Creates an account and rolls it back, so that a known address costs the time of a new one. */
async function rehearse(
  deps: Deps,
  tx: Tx,
  input: SignUpInput & { passwordHash: string },
  ip: string,
): Promise<void> {
  const email = nobody(deps);
  await rolledBack(tx, async (attempt) => {
    const userId = await createAccount(deps, attempt, { ...input, email, proven: false });
    if (userId) await register(deps, attempt, { ...input, email, userId }, ip);
  });
}

const nobody = (deps: Deps): string => `${deps.clock.uuid()}@example.invalid`;

/** Does the work and rolls it back. @throws what the work throws */
export async function rolledBack(db: DbOrTx, work: (attempt: Tx) => Promise<void>): Promise<void> {
  await db
    .transaction(async (attempt) => {
      await work(attempt);
      attempt.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}

async function isRepeated(db: DbOrTx, idempotencyKey: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.signUpKey, idempotencyKey));
  return row !== undefined;
}

/** Null when the address, or the key, has an account already. */
async function createAccount(
  deps: Deps,
  tx: Tx,
  account: Pick<SignUpInput, 'email' | 'fullName' | 'idempotencyKey'> & {
    passwordHash: string;
    proven: boolean;
  },
): Promise<UserId | null> {
  const now = deps.clock.now();
  const [made] = await tx
    .insert(users)
    .values({
      id: UserId.parse(deps.clock.uuid()),
      email: account.email,
      fullName: account.fullName,
      passwordHash: account.passwordHash,
      emailVerifiedAt: account.proven ? now : null,
      signUpKey: account.idempotencyKey,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made?.id ?? null;
}

type NewAccount = Pick<SignUpInput, 'email' | 'fullName' | 'role'> & { userId: UserId };

/** A record for people without one, and the email that confirms the address. */
async function welcome(deps: Deps, tx: Tx, person: NewAccount, ip: string): Promise<void> {
  const token = await register(deps, tx, person, ip);
  if (token) await emailOwner(deps, tx, person.userId, await confirmAddressEmail(deps, person.email, token));
}

/** All rows of a new account; answers with the token of its confirmation link. */
async function register(deps: Deps, tx: Tx, person: NewAccount, ip: string): Promise<string | null> {
  // An address that has applied, also one of a merged record, keeps its record, which is linked once the
  // address is confirmed; here the work is done and rolled back.
  if (await recordOf(tx, person.email)) {
    await rolledBack(tx, (attempt) => addRecord(deps, attempt, { ...person, email: nobody(deps) }));
  } else await addRecord(deps, tx, person);
  await recordSignUp(deps, tx, person.userId, ip);
  return issueLink(deps, tx, { userId: person.userId, kind: 'confirm_email' });
}

async function addRecord(deps: Deps, tx: Tx, person: NewAccount): Promise<void> {
  const { country, ...byRole } = signUpDefaults;
  const { userId, fullName, email, role } = person;
  const record = await createRecord(deps, tx, { userId, fullName, email, country, ...byRole[role] });
  if (record) await recordChange(tx, deps, { candidateId: record, kind: 'account_created' });
}

async function recordSignUp(deps: Deps, tx: Tx, userId: UserId, ip: string): Promise<void> {
  await deps.audit.record(tx, { action: 'auth.signed_up', actor: { userId, ip } });
}

/** A few times only, so that the form can't be used to flood a mailbox. */
async function notifyOwner(deps: Deps, tx: Tx, email: string): Promise<void> {
  const outgoing = await accountExistsEmail(deps, email);
  if (await isWithin(deps.limits, perEmail, email.toLowerCase(), tx)) await deps.mailer.enqueue(tx, outgoing);
}

/** By an invitation: its email confirms the address, so the account works at once. */
async function signUpInvited(
  deps: Deps,
  tx: Tx,
  input: SignUpInput & { passwordHash: string },
  ip: string,
): Promise<void> {
  if (await isRepeated(tx, input.idempotencyKey)) return;
  const candidateId = await redeemInvitation(deps, tx, input.invitation ?? '');
  const [person] = await tx.select().from(candidates).where(eq(candidates.id, candidateId)).for('update');
  if (person?.email.toLowerCase() !== input.email.toLowerCase()) throw new DomainError('invitation_invalid');
  const [known] = await tx.select().from(users).where(eq(users.email, person.email)).for('update');
  if (known?.emailVerifiedAt) throw new DomainError('account_exists');
  const userId = known
    ? await takeOver(deps, tx, known.id, input)
    : await createAccount(deps, tx, { ...input, email: person.email, proven: true });
  if (!userId) throw new DomainError('conflict');
  await linkInvited(deps, tx, userId, candidateId);
  await recordSignUp(deps, tx, userId, ip);
}

/**
 * The address has an unconfirmed account by someone else; its owner has confirmed it and takes the account
 * over.
 */
async function takeOver(
  deps: Deps,
  tx: Tx,
  userId: UserId,
  input: Pick<SignUpInput, 'fullName' | 'idempotencyKey'> & { passwordHash: string },
): Promise<UserId> {
  const now = deps.clock.now();
  const { fullName, passwordHash, idempotencyKey } = input;
  await tx
    .update(users)
    .set({ fullName, passwordHash, signUpKey: idempotencyKey, emailVerifiedAt: now, updatedAt: now })
    .where(eq(users.id, userId));
  await endAllUserSessions(deps, tx, userId);
  await forgetDevices(tx, userId);
  await removeSecondFactor(tx, userId);
  return userId;
}

/**
 * Whom an invitation is for. Only who holds its 256 bits gets an answer.
 * @throws DomainError invitation_invalid, too_many_attempts
 */
export async function readInvitation(deps: Deps, token: string, { ip }: Caller): Promise<InvitationView> {
  await deps.limits.hit(perInvitation, ip);
  const candidateId = await invitedBy(deps, deps.db, token);
  if (!candidateId) throw new DomainError('invitation_invalid');
  const [row] = await deps.db
    .select({ person: candidates, proven: users.emailVerifiedAt })
    .from(candidates)
    .leftJoin(users, eq(users.email, candidates.email))
    .where(eq(candidates.id, candidateId));
  if (!row) throw new DomainError('invitation_invalid');
  const { fullName, email, position } = row.person;
  return { fullName, email, position, hasAccount: row.proven !== null };
}
