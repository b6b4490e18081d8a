import { brand } from '../../../../shared/company/brand.ts';
import { type MailDeps, renderMail } from '../../../platform/email/layout.ts';
import type { OutgoingMail } from '../../../platform/email/mailer.ts';

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
