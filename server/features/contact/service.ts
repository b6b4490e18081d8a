import { eq, lt } from 'drizzle-orm';
import type { ContactInput } from '../../../shared/contact/schema.ts';
import { contactTopics } from '../../../shared/contact/topics.ts';
import type { SafetySign } from '../../../shared/safety/kinds.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { isWithin } from '../../platform/limits/limits.ts';
import { type FoundInText, PUBLIC_FORMS, raiseTextFlag, readText } from '../../safety/service.ts';
import { signIn, signOf } from '../../safety/tongue.ts';
import { contactEmailToHr, contactEmailToSender } from './emails.ts';
import { newReference } from './rules.ts';

const perNetwork = { name: 'contact-ip', max: 5, windowSeconds: 3_600 };
/**
 * Counted with the network, so that a stranger who types an address can't keep others from writing with it.
 */
const perEmail = { name: 'contact-email', max: 3, windowSeconds: 3_600 };
/** Over all networks: the limit of one mailbox. Above it the receipt is withheld, but not the message. */
const perMailbox = { name: 'contact-mailbox', max: 5, windowSeconds: 3_600 };
/** How many repeats of one message are read for safety; later repeats are accepted without a reading. */
const rereading = { name: 'contact-again', max: 20, windowSeconds: 3_600 };
/** Two messages with the same number are so rare that meeting a third time means something else is wrong. */
const REFERENCE_TRIES = 3;

type ContactReceipt = {
  reference: string;
  /** What the safety layer found; the person is shown where to turn. */
  safety: SafetySign | null;
};

/**
 * Takes in a message of the contact form: its number and both emails commit together. One that raises a safety flag
 * reaches HR as an urgent item instead of by email. Repeated with the same
 * key it answers with the same number and sends nothing again. Called by tRPC and by the plain form alike.
 * @throws DomainError too_many_attempts
 */
export async function sendContact(
  deps: Deps,
  input: ContactInput,
  { ip }: { ip: string },
): Promise<ContactReceipt> {
  // The field is hidden from people, so only programs fill it in; they get a number and nothing else.
  if (input.website !== '') return { reference: newReference(deps.clock), safety: null };
  const known = await findReference(deps, input.idempotencyKey);
  const again = async (reference: string): Promise<ContactReceipt> => ({
    reference,
    safety: (await isWithin(deps.limits, rereading, input.idempotencyKey)) ? signIn(input.message) : null,
  });
  if (known) return again(known);
  try {
    await deps.limits.hit(perNetwork, ip);
    const mailbox = input.email.toLowerCase();
    await deps.limits.hit(perEmail, `${mailbox} ${ip}`);
    const emailed = await isWithin(deps.limits, perMailbox, mailbox);
    const found = await readText(deps, input.message, PUBLIC_FORMS);
    const reference = await deps.db.transaction((tx) => store(deps, tx, input, { emailed, found }));
    return { reference, safety: signOf(found) };
  } catch (error) {
    // Another try of the same message succeeded in the meantime, so it's sent.
    const stored = await findReference(deps, input.idempotencyKey).catch(() => null);
    if (stored) return again(stored);
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

async function store(
  deps: Deps,
  tx: Tx,
  input: ContactInput,
  { emailed, found }: { emailed: boolean; found: FoundInText | null },
): Promise<string> {
  const urgent = /^\W*urgent\b/i.test(input.message);
  const reference = await takeReference(deps, tx, input, urgent);
  const { name, email, topic, message } = input;
  if (found) {
    // Only the safety contact is notified: the mailboxes for notices may have many readers.
    const passage = `${name} <${email}>\n${contactTopics[topic]}\n\n${message}`;
    await raiseTextFlag(
      deps,
      tx,
      { ...found, passage },
      { source: 'contact', candidateId: null, idempotencyKey: input.idempotencyKey, reference },
    );
  } else {
    await deps.mailer.enqueue(
      tx,
      await contactEmailToHr(deps, { name, email, topic, message, reference, urgent }),
    );
  }
  if (emailed) await deps.mailer.enqueue(tx, await contactEmailToSender(deps, { email, topic, reference }));
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

/** Deletes the reference numbers of messages from before this time; their text is in the emails only. */
export async function forgetMessagesBefore(db: DbOrTx, time: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, time));
}

/** A message's confirmation, to an invented person. */
export function sampleReceipt(deps: Deps, { email }: SamplePerson): Promise<OutgoingEmail> {
  return contactEmailToSender(deps, { email, topic: 'other', reference: 'LT-000000' });
}
