import { eq } from 'drizzle-orm';
import type { ContactInput } from '../../../shared/contact.ts';
import type { Tx } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { contactMailToHr, contactMailToSender } from './mails.ts';
import { newReference } from './reference.ts';

const perAddress = { name: 'contact-ip', max: 5, windowSeconds: 3_600 };
const perEmail = { name: 'contact-email', max: 3, windowSeconds: 3_600 };
/** Two messages with the same number are so rare that meeting a third time means something else is wrong. */
const REFERENCE_TRIES = 3;

type ContactReceipt = { reference: string };

/**
 * Takes in a message of the contact form: its number and both mails commit together. Repeated with the same
 * key it answers with the same number and sends nothing again. Called by tRPC and by the plain form alike.
 * @throws DomainError too_many_attempts
 */
export async function sendContact(
  deps: Deps,
  input: ContactInput,
  { ip }: { ip: string },
): Promise<ContactReceipt> {
  // The field is hidden from people, so whoever filled it is a program; it gets a number and nothing else.
  if (input.website !== '') return { reference: newReference(deps.clock) };
  const known = await findReference(deps, input.idempotencyKey);
  if (known) return { reference: known };
  try {
    await deps.limits.hit(perAddress, ip);
    await deps.limits.hit(perEmail, input.email.toLowerCase());
    return { reference: await deps.db.transaction((tx) => store(deps, tx, input)) };
  } catch (error) {
    // Another try of the same message got through meanwhile; whatever stopped this one, it is on its way.
    const stored = await findReference(deps, input.idempotencyKey).catch(() => null);
    if (stored) return { reference: stored };
    throw error;
  }
}

async function findReference(deps: Deps, idempotencyKey: string): Promise<string | null> {
  const [row] = await deps.db
    .select({ reference: contactMessages.reference })
    .from(contactMessages)
    .where(eq(contactMessages.idempotencyKey, idempotencyKey));
  return row?.reference ?? null;
}

async function store(deps: Deps, tx: Tx, input: ContactInput): Promise<string> {
  const urgent = /^\W*urgent\b/i.test(input.message);
  const reference = await takeReference(deps, tx, input, urgent);
  const { name, email, topic, message } = input;
  await deps.mailer.enqueue(
    tx,
    await contactMailToHr(deps, { name, email, topic, message, reference, urgent }),
  );
  await deps.mailer.enqueue(tx, await contactMailToSender(deps, { email, topic, reference }));
  return reference;
}

async function takeReference(deps: Deps, tx: Tx, input: ContactInput, urgent: boolean): Promise<string> {
  const { topic, idempotencyKey } = input;
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const reference = newReference(deps.clock);
    const inserted = await tx
      .insert(contactMessages)
      .values({ reference, idempotencyKey, topic, urgent, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ reference: contactMessages.reference });
    if (inserted.length > 0) return reference;
  }
  throw new DomainError('conflict');
}

/** The confirmation of a message, to somebody made up. */
export function sampleReceipt(deps: Deps, { email }: SamplePerson): Promise<OutgoingMail> {
  return contactMailToSender(deps, { email, topic: 'other', reference: 'LT-000000' });
}
