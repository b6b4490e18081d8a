import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { UserId } from '../../shared/ids/schema.ts';
import type { SafetyContact, SafetyContactInput } from '../../shared/safety/schema.ts';
import type { DbOrTx } from '../db/client.ts';
import { userRoles, users } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { changeSetting, readSetting } from '../platform/settings/change.ts';
import { hrSettings } from '../platform/settings/register.ts';

type Admin = { userId: UserId; fullName: string; email: string };

/** Active admins in order of creation, those with verified addresses first. */
async function activeAdmins(db: DbOrTx): Promise<Admin[]> {
  return db
    .select({ userId: users.id, fullName: users.fullName, email: users.email })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'admin')))
    .where(isNull(users.disabledAt))
    .orderBy(sql`${users.emailVerifiedAt} is null`, asc(users.createdAt), asc(users.id));
}

async function chosenContact(db: DbOrTx): Promise<UserId | null> {
  return (await readSetting(db, hrSettings.safetyContact)).userId;
}

/** The current recipient of flags: the chosen admin while active, otherwise the first; null without admins. */
export async function currentContact(db: DbOrTx): Promise<Admin | null> {
  const chosen = await chosenContact(db);
  const admins = await activeAdmins(db);
  return admins.find(({ userId }) => userId === chosen) ?? admins[0] ?? null;
}

/** The setting as the panel shows it. */
export async function contactSetting({ db }: Deps): Promise<SafetyContact> {
  const [chosen, current, admins] = await Promise.all([
    chosenContact(db),
    currentContact(db),
    activeAdmins(db),
  ]);
  const named = ({ userId, fullName }: Admin) => ({ id: userId, name: fullName });
  return { chosen, current: current && named(current), admins: admins.map(named) };
}

/** Names the safety contact. Idempotent. @throws DomainError conflict when they're no (longer an) active admin */
export async function setContact(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  { userId }: SafetyContactInput,
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const admins = await activeAdmins(tx);
    if (userId !== null && !admins.some((admin) => admin.userId === userId))
      throw new DomainError('conflict');
    await changeSetting(deps, tx, actor, hrSettings.safetyContact, () => ({ userId }));
  });
}
