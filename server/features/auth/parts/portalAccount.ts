import { type CandidateId, UserId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { linkAccount } from '../../records/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { createUserSession, type OpenedSession } from '../sessions.ts';
import { type DeviceCookie, rememberDevice } from './devices.ts';

export type PortalPerson = {
  id: CandidateId;
  userId: UserId | null;
  email: string;
  fullName: string;
  passwordHash: string;
  device: string;
  deviceCookie: string | undefined;
};

/** Cookies for the new account: a session and a device mark. */
export type PortalLogin = { session: OpenedSession; cookie: DeviceCookie };

/**
 * Creates the account of a person inside the portal, with the password chosen there, and signs them in. The
 * code that opened the portal was emailed to their address, which confirms it. An existing account is never
 * touched, not even a stranger's who signed up with the address: its owner takes it over with a reset link.
 * The caller holds the lock of the candidate's row.
 * @throws DomainError('login_exists')
 */
export async function openPortalAccount(
  deps: Deps,
  tx: Tx,
  person: PortalPerson,
): Promise<PortalLogin & { userId: UserId }> {
  if (person.userId) throw new DomainError('login_exists');
  const now = deps.clock.now();
  const [account] = await tx
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
    .returning({ id: users.id });
  if (!account) throw new DomainError('login_exists');
  if (!(await linkAccount(tx, person.id, account.id))) throw new DomainError('login_exists');
  await recordChange(tx, deps, { candidateId: person.id, kind: 'account_created' });
  await deps.audit.record(tx, {
    action: 'auth.account_from_portal',
    actor: { kind: 'candidate', id: person.id, ip: null },
    subject: { kind: 'user', id: account.id },
  });
  const cookie = await rememberDevice(deps, tx, account.id, person.deviceCookie);
  return {
    userId: account.id,
    session: await createUserSession(deps, tx, account.id, person.device),
    cookie,
  };
}
