import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, eq, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailId } from '../../shared/ids/schema.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import { afterCommit } from '../db/afterCommit.ts';
import { isDatabaseAway } from '../db/away.ts';
import type { Db, Tx } from '../db/client.ts';
import { candidates } from '../db/schema/candidates.ts';
import { mails } from '../db/schema/platform.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Vault } from './crypto.ts';
import type { Logger } from './log.ts';
import { bodyPlace, MailBody, SEND_TASK } from './mailer.ts';
import { createHandovers, type Handovers } from './mailHandovers.ts';
import { passingKinds } from './mailKinds.ts';
import { lockForSending, tryLockForSending } from './mailLock.ts';
import { LONGEST_SEND_MS, type MailTransport } from './mailTransport.ts';
import type { Metrics } from './metrics.ts';
import type { Queue } from './queue.ts';

const SWEEP_TASK = 'mail.sweep';
/** Older unsent emails are left to the sweep: their task may be lost or have given up. */
const SWEEP_AFTER_MS = 10 * 60_000;
const SWEEP_BATCH = 200;
/** After so long, a sweep leaves the rest to the next one. */
const SWEEP_MS = 280_000;
/** Permanent refusals of this email or its address by a server that works otherwise. */
const refusedCodes = ['EENVELOPE', 'EMESSAGE'];
/** The server refuses our sender or has no quota left for us: nothing is wrong with the email or its address. */
const SENDER = 'ESENDER';
/** Temporary refusals (4xx): the server is busy or doesn't know us yet. */
const DEFERRED = 'EDEFERRED';
/** An email this old counts as returned when it's refused again, whatever the reason. */
const oldMs: Readonly<Record<string, number>> = {
  EENVELOPE: 3 * DAY_MS,
  EMESSAGE: 3 * DAY_MS,
  [DEFERRED]: 14 * DAY_MS,
  [SENDER]: 14 * DAY_MS,
};
/** After the server refuses the sender this many times in a row, all other emails wait for the next sweep. */
const SENDER_REFUSALS = 2;
/** After so many temporary refusals in one sweep, a domain's other emails wait for the next. */
const DEFERRED_DOMAIN = 3;
/** Temporary refusals for so many domains in a row are the server's own limit; more tries could make it longer. */
const DEFERRED_DOMAINS = 5;
const SWEEP_MINUTES = 5;
/** While the database is away and an answer of the email server is to be stored. */
const STORE_AGAIN_MS = 200;
/** A refused email is retried by every 36th sweep (three hours), spread by id. */
const REFUSED_SWEEPS = 36;
/** Failures that aren't one email's: trying the next one would fail, too. */
const awayCodes = new Set([
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOAUTH',
  'EPROTOCOL',
  'EPROXY',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
]);

type MailTaskDeps = {
  db: Db;
  clock: Clock;
  vault: Vault;
  queue: Queue;
  transport: MailTransport;
  bus?: Pick<Bus, 'publish'>;
  /** The sender of emails and their default Reply-To, at least as new as the email; read for each. */
  sender(tx: Tx): Promise<{ from: string; replyTo?: string }>;
  log: Logger;
  metrics: Metrics;
};

type Running = MailTaskDeps & { handovers: Handovers };

/**
 * Sends emails and sweeps up unsent ones. Nothing is lost while an SMTP server is away for days: tasks retry
 * for about half an hour, then the sweep does, without creating more and more tasks.
 */
export function registerMailTasks(deps: MailTaskDeps): void {
  const running = { ...deps, handovers: createHandovers() };
  deps.queue.register<{ mailId: MailId }>(
    SEND_TASK,
    { concurrency: 2, retries: 20, timeoutSeconds: LONGEST_SEND_MS / 1_000 + 30, maxRetryDelaySeconds: 120 },
    ({ mailId }, { signal }) => sendMail(running, mailId, { lock: lockForSending, signal }),
  );
  deps.queue.register(
    SWEEP_TASK,
    {
      concurrency: 1,
      retries: 0,
      timeoutSeconds: (SWEEP_MS + LONGEST_SEND_MS) / 1_000 + 15,
      cron: `*/${SWEEP_MINUTES} * * * *`,
    },
    (_data, { signal }) => sweepMails(running, signal),
  );
}

/** Sends what is still waiting, those that failed least first, until the server turns out to be away. */
async function sweepMails(deps: Running, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now().getTime();
  const turn = Math.floor(now / (SWEEP_MINUTES * 60_000)) % REFUSED_SWEEPS;
  const waiting = await deps.db
    .select({ id: mails.id, to: mails.to })
    .from(mails)
    .where(
      and(
        ne(mails.state, 'sent'),
        ne(mails.state, 'returned'),
        ne(mails.state, 'demo'),
        lt(mails.createdAt, new Date(now - SWEEP_AFTER_MS)),
        or(
          isNull(mails.lastError),
          notInArray(mails.lastError, refusedCodes),
          // Based on the time, because `attempts` includes those during outages.
          sql`(hashtext(${mails.id}::text)::bigint & 2147483647) % ${REFUSED_SWEEPS}::int = ${turn}::int`,
        ),
      ),
    )
    .orderBy(asc(mails.attempts), asc(mails.createdAt))
    .limit(SWEEP_BATCH);
  const deferrals = new Map<string, number>();
  const inARow = new Set<string>();
  let senderRefusals = 0;
  for (const { id, to } of waiting) {
    if (signal.aborted || deps.clock.now().getTime() > now + SWEEP_MS) return;
    const domain = to.slice(to.lastIndexOf('@') + 1);
    const deferred = deferrals.get(domain) ?? 0;
    if (deferred >= DEFERRED_DOMAIN) continue;
    const code = await sendMail(deps, id, { lock: tryLockForSending, signal }).then(
      () => null,
      (error: unknown) => {
        deps.log.warn({ err: error, mailId: id, waiting: waiting.length }, 'email not sent yet');
        return codeOf(error);
      },
    );
    if (code !== null && awayCodes.has(code)) return;
    senderRefusals = code === SENDER ? senderRefusals + 1 : 0;
    if (senderRefusals === SENDER_REFUSALS) return;
    if (code !== DEFERRED) {
      inARow.clear();
      continue;
    }
    deferrals.set(domain, deferred + 1);
    if (inARow.add(domain).size >= DEFERRED_DOMAINS) return;
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
  if (!refusedCodes.includes(code)) return code;
  if (isDeferral(error)) return DEFERRED;
  return refusesSender(error) ? SENDER : code;
}

const Deferral = z.object({ responseCode: z.number().min(400).max(499) });
const isDeferral = (error: unknown): boolean => Deferral.safeParse(error).success;

/** Replies to RCPT TO about the mailbox itself: unknown, removed, full, moved, or misspelled (RFC 5321 §4.2.3). */
const mailboxReplies: ReadonlySet<number> = new Set([550, 551, 552, 553]);
/** Also the reply to MAIL FROM for an email that's too large. */
const TOO_LARGE = 552;
const SmtpRefusal = z.object({
  command: z.enum(['MAIL FROM', 'RCPT TO']),
  responseCode: z.number(),
  response: z.string(),
});

/**
 * Whether the server refused our sender or quota. Many servers check the sender only at the first RCPT TO. RFC 3463 has the
 * codes 5.1.7 and 5.1.8 for the sender's address and 5.4.5 for congestion. Other servers use only text, which isn't searched if
 * the code is about the recipient (5.7.12x: accepts listed senders only).
 */
function refusesSender(error: unknown): boolean {
  const refusal = SmtpRefusal.safeParse(error);
  if (!refusal.success) return false;
  const { command, responseCode, response } = refusal.data;
  if (command === 'MAIL FROM') return responseCode !== TOO_LARGE;
  if (/^\d{3}[ -](5\.1\.1|5\.2\.\d+|5\.7\.12\d)\b/.test(response)) return false;
  return /^\d{3}[ -](5\.1\.[78]|5\.4\.5)\b|\b(sender|sending) (address |domain )?(rejected|refused|denied|verif|limit|quota)/i.test(
    response,
  );
}

/**
 * Whether the server refused the address permanently. Policy reasons (RFC 3463: 5.7.x, such as refused
 * relaying) don't concern the address and may be fixed here.
 */
function isReturned(error: unknown): boolean {
  const refusal = SmtpRefusal.safeParse(error);
  return (
    refusal.success &&
    refusal.data.command === 'RCPT TO' &&
    mailboxReplies.has(refusal.data.responseCode) &&
    !/^\d{3}[ -]5\.7\./.test(refusal.data.response) &&
    !refusesSender(error)
  );
}

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
async function openBody(vault: Vault, mailId: MailId, body: string) {
  try {
    return MailBody.parse(JSON.parse(await vault.decrypt(bodyPlace(mailId), body)));
  } catch (cause) {
    throw Object.assign(new Error('This email can’t be decrypted', { cause }), { code: 'EUNREADABLE' });
  }
}

type Sending = {
  /** False: another transaction sends it. */
  lock: (tx: Tx, id: MailId) => Promise<boolean>;
  signal: AbortSignal;
};

/**
 * Sends one mail unless it was sent already. When the database goes away in between, the outcome is stored, and the lock
 * held again, as soon as it's back.
 *
 * SMTP and the database can't commit together. An email is sent a second time, with the same Message-ID and Date, if the
 * process is killed after the server accepted it and before that's stored, or if the server's acceptance doesn't reach us.
 * Not sending it again would lose access codes and invitations (docs/decisions/083-rather-twice-than-never.md).
 */
async function sendMail(deps: Running, mailId: MailId, { lock, signal }: Sending): Promise<void> {
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
async function sendLocked(deps: Running, mailId: MailId, lock: Sending['lock']): Promise<void> {
  const failure = await deps.db.transaction(async (tx) => {
    if (!(await lock(tx, mailId))) return null;
    afterCommit(tx, () => deps.handovers.stored(mailId));
    await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = ${LONGEST_SEND_MS + 15_000}`));
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), ne(mails.state, 'sent'), ne(mails.state, 'returned')));
    if (!mail) return null;
    const { body } = mail;
    if (body === null) {
      // Taken back while it was being sent, by a process that ended before it knew the outcome.
      await tx.delete(mails).where(eq(mails.id, mail.id));
      return null;
    }
    if (await isInvented(tx, mail.to)) {
      await tx.update(mails).set({ state: 'demo', lastError: null }).where(eq(mails.id, mail.id));
      await deps.bus?.publish(tx, 'mails', {});
      return null;
    }
    const sender = await deps.sender(tx);
    // Published on commit, whatever the outcome.
    await deps.bus?.publish(tx, 'mails', {});
    try {
      await deps.handovers.handOver(mail, () => handOver(deps, { ...mail, body }, sender));
    } catch (error) {
      return storeFailure(deps, tx, mail, error);
    }
    await storeSent(deps, tx, mail);
    return null;
  });
  if (failure) throw failure;
}

async function handOver(
  { vault, transport, metrics }: MailTaskDeps,
  mail: Mail & { body: string },
  sender: { from: string; replyTo?: string },
): Promise<void> {
  try {
    const { html, text, replyTo } = await openBody(vault, mail.id, mail.body);
    const answerTo = replyTo ?? sender.replyTo;
    await transport.send({
      id: mail.id,
      from: sender.from,
      to: mail.to,
      subject: mail.subject,
      html,
      text,
      ...(answerTo ? { replyTo: answerTo } : {}),
      date: mail.createdAt,
    });
  } catch (error) {
    metrics.mail(mail.kind, 'failed');
    throw error;
  }
  metrics.mail(mail.kind, 'sent');
}

type Mail = typeof mails.$inferSelect;

/** Returns the error when the email is to be tried again. */
async function storeFailure(deps: MailTaskDeps, tx: Tx, mail: Mail, error: unknown): Promise<unknown> {
  const { clock } = deps;
  const code = codeOf(error);
  const isOld = mail.createdAt.getTime() < clock.now().getTime() - (oldMs[code] ?? Number.POSITIVE_INFINITY);
  // Not at the first refusal: it may have grown old in an outage.
  const isRefusedAgain = mail.lastError !== null && Object.hasOwn(oldMs, mail.lastError);
  const state = isReturned(error) || (isOld && isRefusedAgain) ? 'returned' : 'failed';
  // Only emails HR can fix go to the inbox.
  const settled = state === 'returned' && passingKinds.some((kind) => kind === mail.kind);
  const [left] = await tx
    .update(mails)
    .set({
      state,
      attempts: mail.attempts + 1,
      lastError: code,
      ...(settled ? { settledAt: clock.now() } : {}),
    })
    .where(and(eq(mails.id, mail.id), eq(mails.to, mail.to)))
    .returning({ body: mails.body });
  // The old address's reply doesn't apply to the new one.
  if (!left) await sendToNewAddress(deps, tx, mail.id);
  // Another try would only be refused again; HR corrects the address.
  if (!left || state === 'returned') return null;
  if (left.body !== null) return error;
  await tx.delete(mails).where(eq(mails.id, mail.id));
  return null;
}

async function storeSent(deps: MailTaskDeps, tx: Tx, mail: Mail): Promise<void> {
  const sent = await tx
    .update(mails)
    .set({
      state: 'sent',
      attempts: mail.attempts + 1,
      lastError: null,
      sentAt: deps.clock.now(),
      body: mail.sensitive ? null : mail.body,
    })
    .where(and(eq(mails.id, mail.id), eq(mails.to, mail.to)))
    .returning({ id: mails.id });
  if (sent.length > 0 || (await sendToNewAddress(deps, tx, mail.id))) return;
  await deps.transport.forget([mail.id]);
}

/** Also sends an email to the address it got while it was being sent. False if the email is gone. */
async function sendToNewAddress({ queue }: MailTaskDeps, tx: Tx, mailId: MailId): Promise<boolean> {
  const [redirected] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, mailId));
  if (redirected) await queue.enqueue(tx, SEND_TASK, { mailId });
  return redirected !== undefined;
}
