import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { EmailId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { afterCommit } from '../../db/afterCommit.ts';
import { isDatabaseAway } from '../../db/away.ts';
import type { Db, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { emails } from '../../db/schema/platform.ts';
import type { Clock } from '../clock.ts';
import type { Vault } from '../crypto/vault.ts';
import type { Bus } from '../events/bus.ts';
import type { Metrics } from '../metrics.ts';
import type { Queue } from '../queue/queue.ts';
import type { Handovers } from './handovers.ts';
import { passingKinds, writtenKinds } from './kinds.ts';
import { bodyPlace, EmailBody, SEND_TASK } from './mailer.ts';
import { codeOf, DEFERRED, isReturned, SENDER } from './refusals.ts';
import { type EmailTransport, LONGEST_SEND_MS } from './transport.ts';

/** An email this old counts as returned when it's refused again, whatever the reason. */
const oldMs: Readonly<Record<string, number>> = {
  EENVELOPE: 3 * DAY_MS,
  EMESSAGE: 3 * DAY_MS,
  [DEFERRED]: 14 * DAY_MS,
  [SENDER]: 14 * DAY_MS,
};
/** While the database is away and an answer of the email server is to be stored. */
const STORE_AGAIN_MS = 200;

/** What sending an email needs. */
export type EmailSendDeps = {
  db: Db;
  clock: Clock;
  vault: Vault;
  queue: Queue;
  transport: EmailTransport;
  bus?: Pick<Bus, 'publish'>;
  /** The sender of emails and their default Reply-To, at least as new as the email; read for each. */
  sender(tx: Tx): Promise<{ from: string; replyTo?: string }>;
  metrics: Metrics;
  handovers: Handovers;
};

/** Whether the address belongs to a fictional person of the demo content, who has no mailbox. */
async function isInvented(tx: Tx, address: string): Promise<boolean> {
  const [person] = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.email, address), eq(candidates.demo, true)))
    .limit(1);
  return person !== undefined;
}

/** @throws Error with code EUNREADABLE, which counts as a failed attempt: HR sees it, and the sweep retries it last. */
async function openBody(vault: Vault, mailId: EmailId, body: string) {
  try {
    return EmailBody.parse(JSON.parse(await vault.decrypt(bodyPlace(mailId), body)));
  } catch (cause) {
    throw Object.assign(new Error('This email can’t be decrypted', { cause }), { code: 'EUNREADABLE' });
  }
}

type Sending = {
  /** False: another transaction sends it. */
  lock: (tx: Tx, id: EmailId) => Promise<boolean>;
  signal: AbortSignal;
};

/**
 * Sends one email unless it was sent already. When the database goes away in between, the outcome is stored, and the lock
 * held again, as soon as it's back.
 *
 * SMTP and the database can't commit together. An email is sent a second time, with the same Message-ID and Date, if the
 * process is killed after the server accepted it and before that's stored, or if the server's acceptance doesn't reach us.
 * Not sending it again would lose access codes and invitations (docs/decisions/083-rather-twice-than-never.md).
 */
export async function sendEmail(
  deps: EmailSendDeps,
  mailId: EmailId,
  { lock, signal }: Sending,
): Promise<void> {
  for (;;) {
    try {
      return await sendLocked(deps, mailId, lock);
    } catch (error) {
      if (signal.aborted || !deps.handovers.has(mailId) || !isDatabaseAway(error)) throw error;
      await pause(STORE_AGAIN_MS);
    }
  }
}

/**
 * Two tasks can't both send an email; its row stays free, so it may be taken back, redirected, or erased in the meantime.
 */
async function sendLocked(deps: EmailSendDeps, mailId: EmailId, lock: Sending['lock']): Promise<void> {
  const failure = await deps.db.transaction(async (tx) => {
    if (!(await lock(tx, mailId))) return null;
    afterCommit(tx, () => deps.handovers.stored(mailId));
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${LONGEST_SEND_MS + 15_000}`));
    const [email] = await tx
      .select()
      .from(emails)
      .where(and(eq(emails.id, mailId), ne(emails.state, 'sent'), ne(emails.state, 'returned')));
    if (!email) return null;
    const { body } = email;
    if (body === null) {
      // Taken back while it was being sent. Unless this process knows that it was accepted, the one that sent it has ended.
      if (await deps.handovers.accepted(email)) await storeSent(deps, tx, email);
      else await tx.delete(emails).where(eq(emails.id, email.id));
      await deps.bus?.publish(tx, 'mails', {});
      return null;
    }
    if (await isInvented(tx, email.to)) {
      await tx.update(emails).set({ state: 'demo', lastError: null }).where(eq(emails.id, email.id));
      await deps.bus?.publish(tx, 'mails', {});
      return null;
    }
    const sender = await deps.sender(tx);
    // Published on commit, whatever the outcome.
    await deps.bus?.publish(tx, 'mails', {});
    try {
      await deps.handovers.handOver(email, () => handOver(deps, { ...email, body }, sender));
    } catch (error) {
      return storeFailure(deps, tx, email, error);
    }
    await storeSent(deps, tx, email);
    return null;
  });
  if (failure) throw failure;
}

async function handOver(
  { vault, transport, metrics }: EmailSendDeps,
  email: Email & { body: string },
  sender: { from: string; replyTo?: string },
): Promise<void> {
  try {
    const { html, text, replyTo } = await openBody(vault, email.id, email.body);
    const answerTo = replyTo ?? sender.replyTo;
    await transport.send({
      id: email.id,
      from: sender.from,
      to: email.to,
      subject: email.subject,
      html,
      text,
      ...(answerTo ? { replyTo: answerTo } : {}),
      date: email.createdAt,
      isAutomatic: !writtenKinds.some((kind) => kind === email.kind),
    });
  } catch (error) {
    metrics.email(email.kind, 'failed');
    throw error;
  }
  metrics.email(email.kind, 'sent');
}

type Email = typeof emails.$inferSelect;

/** Returns the error when the email is to be tried again. */
async function storeFailure(deps: EmailSendDeps, tx: Tx, email: Email, error: unknown): Promise<unknown> {
  const { clock } = deps;
  const code = codeOf(error);
  const isOld = email.createdAt.getTime() < clock.now().getTime() - (oldMs[code] ?? Number.POSITIVE_INFINITY);
  // Not at the first refusal: it may have grown old in an outage.
  const isRefusedAgain = email.lastError !== null && Object.hasOwn(oldMs, email.lastError);
  const state = isReturned(error) || (isOld && isRefusedAgain) ? 'returned' : 'failed';
  // Only emails HR can fix go to the inbox.
  const settled = state === 'returned' && passingKinds.some((kind) => kind === email.kind);
  const [left] = await tx
    .update(emails)
    .set({
      state,
      attempts: email.attempts + 1,
      lastError: code,
      ...(settled ? { settledAt: clock.now() } : {}),
    })
    .where(and(eq(emails.id, email.id), eq(emails.to, email.to)))
    .returning({ body: emails.body });
  // The old address's reply doesn't apply to the new one.
  if (!left) await sendToNewAddress(deps, tx, email.id);
  // Another try would only be refused again; HR corrects the address.
  if (!left || state === 'returned') return null;
  if (left.body !== null) return error;
  await tx.delete(emails).where(eq(emails.id, email.id));
  return null;
}

async function storeSent(deps: EmailSendDeps, tx: Tx, email: Email): Promise<void> {
  const sent = await tx
    .update(emails)
    .set({
      state: 'sent',
      attempts: email.attempts + 1,
      lastError: null,
      sentAt: deps.clock.now(),
      body: email.sensitive ? null : email.body,
    })
    .where(and(eq(emails.id, email.id), eq(emails.to, email.to)))
    .returning({ id: emails.id });
  if (sent.length > 0 || (await sendToNewAddress(deps, tx, email.id))) return;
  await deps.transport.forget([email.id]);
}

/** Also sends an email to the address it got while it was being sent. False if the email is gone. */
async function sendToNewAddress({ queue }: EmailSendDeps, tx: Tx, mailId: EmailId): Promise<boolean> {
  const [redirected] = await tx.select({ id: emails.id }).from(emails).where(eq(emails.id, mailId));
  if (redirected) await queue.enqueue(tx, SEND_TASK, { mailId });
  return redirected !== undefined;
}
