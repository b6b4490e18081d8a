import { brand } from '../../../shared/company/brand.ts';
import type { SettingValues } from '../../../shared/panel/settings.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

/** To an address that now gets HR's notices, or no longer does. `mailboxes` are the settings in effect from then on. */
export async function noticesEmail(
  { appSettings, publicUrl }: EmailDeps,
  to: string,
  { added, mailboxes }: { added: boolean; mailboxes: SettingValues['mailboxes'] },
): Promise<OutgoingEmail> {
  const subject = added ? 'You’ll now get application notices' : 'You won’t get application notices anymore';
  const body = await renderEmail({ appSettings, publicUrl, mailboxes }, 'notices-changed', {
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
