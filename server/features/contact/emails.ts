import { brand } from '../../../shared/company/brand.ts';
import type { ContactInput } from '../../../shared/contact/schema.ts';
import { contactTopics } from '../../../shared/contact/topics.ts';
import { plainLine } from '../../../shared/text/plainLine.ts';
import { composeEmail } from '../../platform/email/compose.ts';
import { type EmailDeps, renderEmail } from '../../platform/email/layout.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';

type ContactFacts = Pick<ContactInput, 'name' | 'email' | 'topic' | 'message'> & {
  reference: string;
  urgent: boolean;
};

/** To HR: someone sent a message. A reply goes to that person. */
export async function contactEmailToHr(deps: EmailDeps, contact: ContactFacts): Promise<OutgoingEmail> {
  const topic = contactTopics[contact.topic];
  const body = await renderEmail(deps, 'contact-hr', {
    preview: `${plainLine(contact.name)}: ${topic}`,
    heading: contact.urgent ? 'Urgent message' : 'New contact message',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['From', plainLine(contact.name)],
          ['Email', contact.email],
          ['About', topic],
          ['Reference number', contact.reference],
        ],
      },
      { kind: 'quote', text: contact.message },
      {
        kind: 'note',
        text: 'Reply to this email to answer them. The address was typed into a form and isn’t confirmed.',
      },
    ],
  });
  return {
    to: deps.appSettings.read('mailboxes').notices,
    replyTo: contact.email,
    // After HR has the message, no other copy of it is kept, because the sender may be a stranger.
    sensitive: true,
    subject: `${contact.urgent ? 'URGENT: ' : ''}${topic} (${contact.reference})`,
    ...body,
  };
}

/**
 * To the address given as the sender: confirms that the message arrived. It repeats nothing that was typed, so the
 * form can't be used to send someone else's words or links in our name.
 */
export async function contactEmailToSender(
  deps: EmailDeps,
  contact: Pick<ContactFacts, 'email' | 'topic' | 'reference'>,
): Promise<OutgoingEmail> {
  const letter = await composeEmail(
    deps,
    'contact-received',
    { number: contact.reference },
    {
      facts: [
        {
          kind: 'facts',
          rows: [
            ['Reference number', contact.reference],
            ['About', contactTopics[contact.topic]],
          ],
        },
      ],
      note: [
        {
          kind: 'note',
          text: `Didn’t write to us? Someone may have entered your address by mistake, and you don’t need to do anything. Questions? Write to ${brand.contactEmail}.`,
        },
      ],
    },
  );
  return { to: contact.email, ...letter };
}
