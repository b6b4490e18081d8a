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
