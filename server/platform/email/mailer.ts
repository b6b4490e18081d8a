import { and, eq, gte, inArray, isNotNull, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EmailKind } from '../../../shared/emails/labels.ts';
import { type CandidateId, EmailId } from '../../../shared/ids/schema.ts';
import { plainLine } from '../../../shared/text/plainLine.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { emails } from '../../db/schema/platform.ts';
import { DomainError } from '../../errors.ts';
import type { Clock } from '../clock.ts';
import type { Vault, VaultPlace } from '../crypto/vault.ts';
import type { Bus } from '../events/bus.ts';
import type { Queue } from '../queue/queue.ts';
import { beingSent } from './sendLock.ts';
import type { EmailTransport } from './transport.ts';

export type OutgoingEmail = {
  /** The kind of email, for the log. */
  kind: EmailKind;
  /**
   * One plain address, or several that get an email each.
   * @throws DomainError('invalid_input') for anything else (CR, LF, lists in one text).
   */
  to: string | readonly string[];
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes, when not to us; one plain address. */
  replyTo?: string;
  /** The person it's about; it appears in their log and is deleted when they're erased. */
  candidateId?: CandidateId;
  /** Contains a code, a sign-in link, or confidential text: the body is deleted once sent. */
  sensitive?: boolean;
  /** Delay before sending in milliseconds, during which it can be undone. */
  holdMs?: number;
};

/** Transactional outbox: the email is a row written with the caller's transaction; a task sends it later. */
export type Mailer = {
  /** Answers with the id of the first, where there are several. */
  enqueue(tx: Tx, email: OutgoingEmail): Promise<EmailId>;
  /**
   * Removes a person's unsent emails of these kinds, because they're no longer true. Returns the kinds that may not have
   * arrived: an email being sent right now may still do so, and isn't tried again. Bounced ones stay in HR's inbox and log,
   * but can't be resent.
   */
  takeBack(tx: Tx, candidateId: CandidateId, kinds: readonly EmailKind[]): Promise<EmailKind[]>;
  /** Whether an email of this kind, written since then, was sent to the person or is being sent right now. */
  hasLeft(tx: Tx, candidateId: CandidateId, kind: EmailKind, since: Date): Promise<boolean>;
  /** Deletes emails permanently, sent or not, including what the transport keeps of them. */
  forget(tx: Tx, ids: readonly EmailId[]): Promise<void>;
  /** Resends an unsent or bounced email. @throws DomainError('not_found') for any other. */
  retry(tx: Tx, id: EmailId): Promise<void>;
  /** An email's text as it was or will be sent; null when it was deleted after sending. @throws not_found */
  open(tx: DbOrTx, id: EmailId): Promise<{ text: string } | null>;
};

/** Task that sends one email; its data is `{mailId}`. */
export const SEND_TASK = 'mail.send';
const PlainAddress = z.email().max(254);
/** Content of the encrypted column `body`. */
export const EmailBody = z.object({ html: z.string(), text: z.string(), replyTo: PlainAddress.optional() });

const later = (clock: Clock, ms = 0): { dueAt?: Date } =>
  ms > 0 ? { dueAt: new Date(clock.now().getTime() + ms) } : {};

/** The location to which an email's body is bound. */
export const bodyPlace = (id: EmailId): VaultPlace => ({ table: 'mails', column: 'body', row: id });

/** The outbox. Uses `transport` only to forget emails; `registerEmailTasks` sends them. */
export function createMailer(options: {
  clock: Clock;
  vault: Vault;
  queue: Queue;
  transport?: Pick<EmailTransport, 'forget'>;
  bus?: Pick<Bus, 'publish'>;
}): Mailer {
  const { clock, vault, queue, transport, bus } = options;
  return {
    async forget(tx, ids) {
      if (ids.length === 0) return;
      await tx.delete(emails).where(inArray(emails.id, [...ids]));
      await transport?.forget(ids);
    },
    async takeBack(tx, candidateId, kinds) {
      if (kinds.length === 0) return [];
      const unsent = await deleteUnsent(tx, candidateId, kinds);
      if (unsent.length > 0) await bus?.publish(tx, 'mails', {});
      // Emails revoked earlier were already reported.
      return kinds.filter((kind) => unsent.some((email) => email.kind === kind && email.isWanted));
    },
    hasLeft,
    async enqueue(tx, email) {
      const to = z.array(PlainAddress).min(1).safeParse([email.to].flat());
      const replyTo = PlainAddress.optional().safeParse(email.replyTo);
      if (!to.success || !replyTo.success) throw new DomainError('invalid_input');
      const body = JSON.stringify({ html: email.html, text: email.text, replyTo: replyTo.data });
      const ids = to.data.map(() => EmailId.parse(clock.uuid()));
      for (const [index, id] of ids.entries()) {
        await tx.insert(emails).values({
          id,
          kind: email.kind,
          to: to.data[index] ?? '',
          subject: plainLine(email.subject),
          body: await vault.encrypt(bodyPlace(id), body),
          sensitive: email.sensitive ?? false,
          candidateId: email.candidateId ?? null,
          createdAt: clock.now(),
        });
        await queue.enqueue(tx, SEND_TASK, { mailId: id }, later(clock, email.holdMs));
      }
      await bus?.publish(tx, 'mails', {});
      const [first] = ids;
      if (!first) throw new DomainError('invalid_input');
      return first;
    },
    async retry(tx, id) {
      const waiting = await tx
        .update(emails)
        .set({ state: 'queued', settledAt: null })
        .where(and(eq(emails.id, id), notInArray(emails.state, ['sent', 'demo']), isNotNull(emails.body)))
        .returning({ id: emails.id });
      if (waiting.length === 0) throw new DomainError('not_found');
      await queue.enqueue(tx, SEND_TASK, { mailId: id });
      await bus?.publish(tx, 'mails', {});
    },
    async open(tx, id) {
      const [email] = await tx.select({ body: emails.body }).from(emails).where(eq(emails.id, id));
      if (!email) throw new DomainError('not_found');
      if (email.body === null) return null;
      const { text } = EmailBody.parse(JSON.parse(await vault.decrypt(bodyPlace(id), email.body)));
      return { text };
    },
  };
}

/**
 * Deletes a person's unsent emails of these kinds, or what they say: bounced ones stay in the log, and one being sent right
 * now is deleted by its task if that fails. Returns the unsent ones; `isWanted`: not revoked before.
 */
async function deleteUnsent(tx: Tx, candidateId: CandidateId, kinds: readonly EmailKind[]) {
  const theirs = and(eq(emails.candidateId, candidateId), inArray(emails.kind, [...kinds]));
  await tx
    .update(emails)
    .set({ body: null })
    .where(and(theirs, eq(emails.state, 'returned')));
  const unsent = await tx
    .select({ id: emails.id, kind: emails.kind, isWanted: sql<boolean>`${emails.body} is not null` })
    .from(emails)
    .where(and(theirs, notInArray(emails.state, ['sent', 'returned'])))
    .for('update');
  if (unsent.length === 0) return unsent;
  const leaving = await beingSent(
    tx,
    unsent.map(({ id }) => id),
  );
  // The task that sends it deletes it if that fails.
  if (leaving.size > 0)
    await tx
      .update(emails)
      .set({ body: null })
      .where(inArray(emails.id, [...leaving]));
  const gone = unsent.flatMap(({ id }) => (leaving.has(id) ? [] : [id]));
  if (gone.length > 0) await tx.delete(emails).where(inArray(emails.id, gone));
  return unsent;
}

async function hasLeft(tx: Tx, candidateId: CandidateId, kind: EmailKind, since: Date): Promise<boolean> {
  const written = await tx
    .select({ id: emails.id, state: emails.state })
    .from(emails)
    .where(
      and(
        eq(emails.candidateId, candidateId),
        eq(emails.kind, kind),
        gte(emails.createdAt, since),
        notInArray(emails.state, ['returned', 'demo']),
      ),
    )
    .for('update');
  if (written.some(({ state }) => state === 'sent')) return true;
  const leaving = await beingSent(
    tx,
    written.map(({ id }) => id),
  );
  return leaving.size > 0;
}
