import type { Role } from '../../../../shared/auth.ts';
import { linkLife } from '../../../../shared/authTexts.ts';
import { brand } from '../../../../shared/brand.ts';
import type { Deps } from '../../../deps.ts';
import type { OutgoingMail } from '../../../platform/mailer.ts';
import { renderMail } from '../../../platform/mailTemplate.ts';

/** To an address that gets HR's notices from now on, or does not any more. */
export async function noticesMail(deps: Deps, to: string, added: boolean): Promise<OutgoingMail> {
  const subject = added ? 'You get notices of new applications now' : 'You no longer get notices';
  const body = await renderMail({
    preview: subject,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: added
          ? `An admin of ${brand.name} wants new applications, requests and results to be told to this address.`
          : `An admin of ${brand.name} changed where new applications, requests and results are told. This address is no longer among them.`,
      },
      {
        kind: 'note',
        text: `Did you not expect this? Write to ${deps.house.read('mailboxes').hrAddress}.`,
      },
    ],
  });
  return { kind: 'notices-changed', to, subject, ...body };
}

const may: Record<Role, string> = {
  admin: 'As an admin you see everything in it and may change it.',
  reviewer: 'As a reviewer you read everything in it and change nothing.',
};

/** The link is the only way into an account made by an invitation. */
export async function panelInvitationMail(
  deps: Deps,
  to: string,
  { role, token, by }: { role: Role; token: string; by: string },
): Promise<OutgoingMail> {
  const subject = `You are invited to the HR panel of ${brand.name}`;
  const body = await renderMail({
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
        text: `The link works once, for ${linkLife.panelInvitationDays} days. If you do not know what this is about, ignore this mail.`,
      },
    ],
  });
  return { kind: 'panel-invitation', to, subject, sensitive: true, ...body };
}

/** To somebody whose access changed; null when it was taken away. */
export async function panelAccessMail(deps: Deps, to: string, role: Role | null): Promise<OutgoingMail> {
  const subject = 'Your access to the HR panel has changed';
  const body = await renderMail({
    preview: subject,
    heading: subject,
    blocks: [
      {
        kind: 'text',
        text: role
          ? `${may[role]} Please sign in again.`
          : `An admin of ${brand.name} took your access to the HR panel away. Your account stays.`,
      },
      ...(role ? [{ kind: 'button' as const, label: 'Sign in', url: `${deps.publicUrl}/auth` }] : []),
      { kind: 'note', text: `Questions? Write to ${deps.house.read('mailboxes').hrAddress}.` },
    ],
  });
  return { kind: 'panel-access', to, subject, ...body };
}
