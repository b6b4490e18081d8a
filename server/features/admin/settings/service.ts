import { asc, eq } from 'drizzle-orm';
import type { Role } from '../../../../shared/auth.ts';
import { brand } from '../../../../shared/brand.ts';
import { CandidateId, type UserId } from '../../../../shared/ids.ts';
import type {
  HouseSettings,
  MailTemplate,
  PanelPerson,
  SetRoleInput,
} from '../../../../shared/panelSettings.ts';
import { userRoles, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { endAllUserSessions } from '../../auth/sessions.ts';
import { sampleMails } from '../../candidates/service.ts';
import { answerMail } from '../inbox/mails.ts';
import { hideSecrets } from '../mails/secrets.ts';

const PEOPLE_MAX = 200;

/** What HR may know of the settings: no secret is among them. */
export function houseSettings({ env, ai, publicUrl }: Deps): HouseSettings {
  return {
    company: brand.name,
    publicUrl,
    mailFrom: env.MAIL_FROM,
    hrEmail: env.HR_EMAIL,
    smtp: env.SMTP_URL !== undefined,
    files: env.S3_BUCKET === undefined ? 'disk' : 'S3',
    employeeSignup: env.EMPLOYEE_SIGNUP,
    pacingScale: env.PACING_SCALE,
    aiModel: ai.model,
    aiBuiltIn: ai.builtIn,
    aiTokensPerson: env.AI_DAILY_TOKENS_PERSON,
    aiTokensAll: env.AI_DAILY_TOKENS_ALL,
  };
}

/** Everybody who may open the panel. */
export async function panelPeople(deps: Deps, you: UserId): Promise<PanelPerson[]> {
  const rows = await deps.db
    .select({ id: users.id, fullName: users.fullName, email: users.email, role: userRoles.role })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .orderBy(asc(users.fullName), asc(users.id))
    .limit(PEOPLE_MAX);
  const people = new Map<UserId, PanelPerson>();
  for (const { id, fullName, email, role } of rows) {
    const person = people.get(id) ?? { userId: id, fullName, email, roles: [], you: id === you };
    person.roles.push(role);
    people.set(id, person);
  }
  return [...people.values()];
}

/**
 * Gives an existing account one role of the panel, or none. Their sessions end, so that the change counts at
 * once. @throws DomainError not_found (no such account), conflict (one's own access)
 */
export async function setRole(
  deps: Deps,
  actor: { userId: UserId; ip: string },
  { email, role }: SetRoleInput,
): Promise<{ ok: true }> {
  return deps.db.transaction(async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).for('update');
    if (!user) throw new DomainError('not_found');
    // Nobody locks themselves out, so there is always an admin left.
    if (user.id === actor.userId) throw new DomainError('conflict');
    const before = await tx.select().from(userRoles).where(eq(userRoles.userId, user.id));
    const had: Role[] = before.map((row) => row.role);
    if (had.length === (role ? 1 : 0) && had.every((name) => name === role)) return { ok: true };
    await tx.delete(userRoles).where(eq(userRoles.userId, user.id));
    if (role) await tx.insert(userRoles).values({ userId: user.id, role });
    await endAllUserSessions(deps, tx, user.id);
    await deps.audit.record(tx, {
      action: 'panel.role_changed',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
      subject: { kind: 'user', id: user.id },
      data: { from: had.join(', '), to: role ?? '' },
    });
    return { ok: true };
  });
}

/** The mails candidates get from HR's decisions, as a made-up person would read them. */
export async function mailTemplates(deps: Deps): Promise<MailTemplate[]> {
  const sample = {
    id: CandidateId.parse(deps.clock.uuid()),
    fullName: 'Sample Person',
    email: 'sample@example.com',
  };
  const mails = [
    ...(await sampleMails(deps, { ...sample, position: 'Virtual Assistant' })),
    await answerMail(sample, 'review', 'We read the interview again and raised the rating for accuracy.'),
    await answerMail(sample, 'human', 'We call you on Monday at 10 AM Eastern Time.'),
  ];
  return mails.map(({ kind, subject, text }) => ({ kind, subject, text: hideSecrets(text) }));
}
