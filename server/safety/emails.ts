import { type EmailDeps, renderEmail } from '../platform/email/layout.ts';
import type { OutgoingEmail } from '../platform/email/mailer.ts';

/** To the safety contact: an urgent item needs them. It doesn't say who or what, because email isn't a safe place. */
export async function urgentEmail(deps: EmailDeps, to: string | readonly string[]): Promise<OutgoingEmail> {
  const body = await renderEmail(deps, 'safety-flag', {
    preview: 'Please open your inbox now.',
    heading: 'An urgent item needs you',
    blocks: [
      { kind: 'text', text: 'Someone wrote something that a person should read right away.' },
      { kind: 'button', label: 'Open the inbox', url: `${deps.publicUrl}/admin?tab=inbox` },
    ],
  });
  return { to, subject: 'Urgent: an item in your inbox', sensitive: true, ...body };
}
