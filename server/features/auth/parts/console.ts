import { eq } from 'drizzle-orm';
import type { UserId } from '../../../../shared/ids/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { noteChange } from '../../accountHistory/service.ts';
import { secondFactorEmail } from '../emails.ts';
import { endAllUserSessions } from '../sessions.ts';
import { emailOwner } from './owner.ts';
import { removeSecondFactor } from './secondFactor.ts';

/** The operator's commands for accounts. Failures are readable sentences. */

type Account = {
  id: UserId;
  email: string;
  fullName: string;
  emailVerifiedAt: Date | null;
  disabledAt: Date | null;
};

async function findAccount(tx: Tx, email: string): Promise<Account> {
  const [user] = await tx
    .select({
      id: users.id,
      email: users.email,
      fullName: users.fullName,
      emailVerifiedAt: users.emailVerifiedAt,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.email, email));
  if (!user) throw new Error(`No account has the address ${email}`);
  return user;
}

/**
 * Disables an account, or enables it again. A disabled one is signed out everywhere and can't sign in.
 * @throws Error when no account has this address
 */
export async function setDisabled(
  deps: Deps,
  { email, disabled }: { email: string; disabled: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { id } = await findAccount(tx, email);
    const now = deps.clock.now();
    await tx
      .update(users)
      .set({ disabledAt: disabled ? now : null, updatedAt: now })
      .where(eq(users.id, id));
    if (disabled) await endAllUserSessions(deps, tx, id);
    await deps.audit.record(tx, {
      action: disabled ? 'auth.account_disabled' : 'auth.account_enabled',
      actor: 'system',
      subject: { kind: 'user', id },
    });
  });
}

/**
 * Turns the second step off for a person who lost phone and recovery codes; they're notified by email. A disabled
 * account stays disabled, and the answer says so.
 * @throws Error when no account has this address
 */
export async function forgetSecondFactor(
  deps: Deps,
  { email }: { email: string },
): Promise<{ disabled: boolean }> {
  return deps.db.transaction(async (tx) => {
    const account = await findAccount(tx, email);
    await removeSecondFactor(tx, account.id);
    await noteChange(deps, tx, account.id, { kind: 'second_factor_off' });
    await deps.audit.record(tx, {
      action: 'auth.second_factor_off',
      actor: 'system',
      subject: { kind: 'user', id: account.id },
    });
    await emailOwner(deps, tx, account.id, await secondFactorEmail(deps, account, 'off'));
    return { disabled: account.disabledAt !== null };
  });
}
