import type { Role } from '../../../../shared/auth/schema.ts';
import { linkLife } from '../../../../shared/auth/texts.ts';
import { brand } from '../../../../shared/company/brand.ts';
import type { SettingValues } from '../../../../shared/panel/settings.ts';
import type { OutgoingMail } from '../../../platform/mailer.ts';
import { type MailDeps, renderMail } from '../../../platform/mailTemplate.ts';

/** To an address that now gets HR's notices, or no longer does. `mailboxes` are the settings in effect from then on. */
export async function noticesMail(
  { appSettings, publicUrl }: MailDeps,
  to: string,
  { added, mailboxes }: { added: boolean; mailboxes: SettingValues['mailboxes'] },
): Promise<OutgoingMail> {
  const subject = added ? 'You’ll now get application notices' : 'You won’t get application notices anymore';
  const body = await renderMail({ appSettings, publicUrl, mailboxes }, 'notices-changed', {
    preview: subject,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: added
          ? `A ${brand.name} admin added this address to the list for notices about new applications, requests, and results.`
          : `A ${brand.name} admin removed this address from the list for notices about new applications, requests, and results.`,
      },
      {
        kind: 'note',
        text: `Didn’t expect this? Write to ${mailboxes.hrAddress}.`,
      },
    ],
  });
  return { to, subject, ...body };
}

const may: Record<Role, string> = {
  admin: 'As an admin, you can see and change everything in it.',
  reviewer:
    'As a reviewer, you can view candidates, jobs, employees, sessions, and reports, but not change anything.',
};

/** This link is the only way into an account created by an invitation. */
export async function panelInvitationMail(
  deps: MailDeps,
  to: string,
  { role, token, by }: { role: Role; token: string; by: string },
): Promise<OutgoingMail> {
  const subject = `You’re invited to ${brand.name}’s HR panel`;
  const body = await renderMail(deps, 'panel-invitation', {
    preview: 'Choose a password to open it.',
    heading: subject,
    blocks: [
      { kind: 'text', text: `${by} gave you access to the HR panel. ${may[role]}` },
      {
        kind: 'button',
        label: 'Choose a password',
        url: `${deps.publicUrl}/auth#reset=${token}&invited=true`,
      },
      {
        kind: 'note',
        text: `The link works once, for ${linkLife.panelInvitationDays} days. Don’t know what this is about? Ignore this email.`,
      },
    ],
  });
  return { to, subject, sensitive: true, ...body };
}

/** To someone whose access changed; null when it was removed. */
export async function panelAccessMail(deps: MailDeps, to: string, role: Role | null): Promise<OutgoingMail> {
  const subject = 'Your HR panel access has changed';
  const body = await renderMail(deps, 'panel-access', {
    preview: subject,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: role
          ? `A ${brand.name} admin changed your access to the HR panel. ${may[role]} Please sign in again.`
          : `A ${brand.name} admin removed your access to the HR panel. You still have your account.`,
      },
      ...(role ? [{ kind: 'button' as const, label: 'Sign in', url: `${deps.publicUrl}/auth` }] : []),
      { kind: 'note', text: `Questions? Write to ${deps.appSettings.read('mailboxes').hrAddress}.` },
    ],
  });
  return { to, subject, ...body };
}

/** To the admin who asked for a test email: shows how emails arrive and who they're from. */
export async function testMail(deps: MailDeps, to: string): Promise<OutgoingMail> {
  const { fromName, fromAddress, replyTo } = deps.appSettings.read('mailboxes');
  const body = await renderMail(deps, 'test', {
    preview: 'Your email settings work.',
    heading: 'It works',
    blocks: [
      { kind: 'text', text: 'This is the test email you asked for in Settings.' },
      {
        kind: 'facts',
        rows: [
          ['From', `${fromName}, ${fromAddress}`],
          ['Replies go to', replyTo],
        ],
      },
    ],
  });
  return { to, subject: `A test from ${brand.name}`, ...body };
}
