import { brand } from '../../../../shared/company/brand.ts';
import { type EmailDeps, renderEmail } from '../../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../../platform/email/mailer.ts';

/** To the admin who asked for a test email: shows how emails arrive and who they're from. */
export async function testEmail(deps: EmailDeps, to: string): Promise<OutgoingEmail> {
  const { fromName, fromAddress, replyTo } = deps.appSettings.read('mailboxes');
  const body = await renderEmail(deps, 'test', {
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
