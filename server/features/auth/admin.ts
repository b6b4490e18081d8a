import { and, asc, eq, sql } from 'drizzle-orm';
import type { Role } from '../../../shared/auth/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import type {
  Invited,
  InvitePersonInput,
  PanelPerson,
  RoleSet,
  SetRoleInput,
} from '../../../shared/panel/settings.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { userRoles, users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { stopNotices } from '../company/admin.ts';
import { panelAccessEmail, panelInvitationEmail } from './emails.ts';
import { endOldAccess } from './parts/oldAccess.ts';
import { openInvitedAccount, storeRole, unguessablePasswordHash } from './service.ts';
import { endAllUserSessions } from './sessions.ts';

const PEOPLE_MAX = 200;
const INVITE_LIMIT = { name: 'panel-invitation', max: 20, windowSeconds: 3_600 };

/** Everyone who can open the panel or was invited to. */
export async function panelPeople(deps: Deps, you: UserId): Promise<PanelPerson[]> {
  const rows = await deps.db
    .select({
      id: users.id,
      fullName: users.fullName,
      email: users.email,
      proven: users.emailVerifiedAt,
      role: userRoles.role,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(PEOPLE_MAX);
  const people = new Map<UserId, PanelPerson>();
  for (const { id, fullName, email, proven, role } of rows) {
    const waiting = proven === null;
    const person = people.get(id) ?? { userId: id, fullName, email, roles: [], you: id === you, waiting };
    person.roles.push(role);
    people.set(id, person);
  }
  return [...people.values()];
}

/**
 * Gives a person a role in the panel. People without an account get one that only an emailed link opens; so does an
 * account with an unconfirmed address, because its creator may be someone else. Doesn't change an existing role; use
 * {@link setRole}. Idempotent by key. @throws DomainError not_allowed (no longer an admin), too_many_attempts
 */
export async function invitePerson(
  deps: Deps,
  actor: Actor & { fullName: string },
  { email, fullName, role, idempotencyKey }: InvitePersonInput,
): Promise<Invited> {
  await deps.limits.hit(INVITE_LIMIT, actor.userId);
  // Made before the transaction, because it takes long.
  const passwordHash = await unguessablePasswordHash(deps);
  return deps.db.transaction(async (tx) => {
    await lockRoles(tx, actor);
    const [known] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    const own = known ? await tx.select().from(userRoles).where(eq(userRoles.userId, known.id)) : [];
    const other = own.find((one) => one.role !== role || known?.id === actor.userId);
    if (other) return { invited: false, has: other.role };
    if (known?.emailVerifiedAt) {
      const [had] = await changeRole(deps, tx, actor, known, role);
      return { invited: false, has: had ?? null };
    }
    const { userId, token } = await openInvitedAccount(deps, tx, {
      email,
      fullName,
      passwordHash,
      linkId: idempotencyKey,
    });
    if (!token) return { invited: true, has: null };
    await storeRole(tx, userId, role);
    await deps.mailer.enqueue(
      tx,
      await panelInvitationEmail(deps, email, { role, token, by: actor.fullName }),
    );
    await deps.audit.record(tx, {
      action: 'panel.invited',
      actor,
      subject: { kind: 'user', id: userId },
      data: { role },
    });
    await deps.bus.publish(tx, 'panel', {});
    return { invited: true, has: null };
  });
}

/**
 * Changes or removes a person's access. Their sessions end, so that the change applies at once, and they're
 * notified. Former admins get no more notices, because these name people and can be about an accommodation.
 * @throws DomainError not_found (no such account), conflict (one's own access, or a first role for an account
 *   with an unconfirmed address), not_allowed (no longer an admin)
 */
export async function setRole(deps: Deps, actor: Actor, { email, role }: SetRoleInput): Promise<RoleSet> {
  const set = await deps.db.transaction(async (tx) => {
    await lockRoles(tx, actor);
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!user) throw new DomainError('not_found');
    // Admins can't remove their own access, so there's always one left.
    if (user.id === actor.userId) throw new DomainError('conflict');
    const had = await changeRole(deps, tx, actor, user, role);
    const ends = role === null || (role === 'reviewer' && had.includes('admin'));
    return ends ? stopNotices(deps, tx, actor, user.email) : { stopped: false, used: false };
  });
  await deps.appSettings.refresh();
  return set;
}

/**
 * One role change at a time, by a current admin: two admins who remove each other's access at the same moment would
 * leave none. @throws DomainError('not_allowed')
 */
async function lockRoles(tx: Tx, actor: Actor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('panel.roles', 0))`);
  const [admin] = await tx
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, actor.userId), eq(userRoles.role, 'admin')));
  if (!admin) throw new DomainError('not_allowed');
}

/** Returns the roles the person had. */
async function changeRole(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  user: { id: UserId; email: string; emailVerifiedAt: Date | null },
  role: Role | null,
): Promise<Role[]> {
  const before = await tx.select().from(userRoles).where(eq(userRoles.userId, user.id));
  const had: Role[] = before.map((row) => row.role);
  if (had.length === (role ? 1 : 0) && had.every((name) => name === role)) return had;
  // The account's creator may be someone else; an invitation replaces its password.
  if (role && user.emailVerifiedAt === null && had.length === 0) throw new DomainError('conflict');
  await storeRole(tx, user.id, role);
  // An invited person has no password yet: their invitation opens the panel with the new role, or ends.
  const waiting = user.emailVerifiedAt === null;
  if (waiting && role === null) await endOldAccess(deps, tx, user.id);
  else await endAllUserSessions(deps, tx, user.id);
  if (!waiting) await deps.mailer.enqueue(tx, await panelAccessEmail(deps, user.email, role));
  await deps.audit.record(tx, {
    action: 'panel.role_changed',
    actor,
    subject: { kind: 'user', id: user.id },
    data: { from: had.join(', '), to: role ?? '' },
  });
  await deps.bus.publish(tx, 'panel', {});
  return had;
}
