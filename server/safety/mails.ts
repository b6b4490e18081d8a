import type { Deps } from '../deps.ts';
import type { OutgoingMail } from '../platform/mailer.ts';
import { renderMail } from '../platform/mailTemplate.ts';

/** To the safety contact: an urgent item waits. Says neither who nor what, because an email isn't a safe place. */
export async function urgentMail(deps: Deps, to: string | readonly string[]): Promise<OutgoingMail> {
  const body = await renderMail({
    preview: 'Please open your inbox now.',
    heading: 'An urgent item needs you',
    blocks: [
      { kind: 'text', text: 'Someone wrote something that a person should read right away.' },
      { kind: 'button', label: 'Open the inbox', url: `${deps.publicUrl}/admin?tab=inbox` },
      { kind: 'note', text: 'You got this email because you’re the safety contact.' },
    ],
  });
  return { kind: 'safety-flag', to, subject: 'Urgent: an item in your inbox', sensitive: true, ...body };
}
