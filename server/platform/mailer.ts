import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import { type CandidateId, MailId } from '../../shared/ids.ts';
import type { MailKind } from '../../shared/mailWords.ts';
import type { Db, DbOrTx, Tx } from '../db/client.ts';
import { mails } from '../db/schema/platform.ts';
import { DomainError } from '../errors.ts';
import type { Bus } from './bus.ts';
import type { Clock } from './clock.ts';
import type { Vault, VaultPlace } from './crypto.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Queue } from './queue.ts';

export type OutgoingMail = {
  /** What kind of mail it is, for the log. */
  kind: MailKind;
  /**
   * One plain address, or several that get a mail each.
   * @throws DomainError('invalid_input') for anything else (CR, LF, lists in one text).
   */
  to: string | readonly string[];
  subject: string;
  html: string;
  text: string;
  /** Where an answer goes, when not to us; one plain address. */
  replyTo?: string;
  /** Whom it is about, so that it shows in their log and goes when they are erased. */
  candidateId?: CandidateId;
  /** Holds a code, a link that lets someone in, or words not ours to keep: the body is dropped once sent. */
  sensitive?: boolean;
  /** How long it waits before it leaves, in milliseconds, so that it can still be taken back. */
  holdMs?: number;
};

/** Transactional outbox: the mail is a row written with the caller's transaction; a task sends it later. */
export type Mailer = {
  /** Answers with the id of the first, where there are several. */
  enqueue(tx: Tx, mail: OutgoingMail): Promise<MailId>;
  /**
   * Removes what a person would be told of these kinds and has not left: it is no longer true. Answers with
   * how many; what is being sent at this moment is left to go.
   */
  takeBack(tx: Tx, candidateId: CandidateId, kinds: readonly MailKind[]): Promise<number>;
  /** Removes mails for good, sent or not, and what the transport keeps of them. */
  forget(tx: Tx, ids: readonly MailId[]): Promise<void>;
  /** Sends a mail that has not left yet once more, now. @throws DomainError('not_found') for any other. */
  retry(tx: Tx, id: MailId): Promise<void>;
  /** The text of a mail as it was or will be sent; null when it was dropped after sending. @throws not_found */
  open(tx: DbOrTx, id: MailId): Promise<{ text: string } | null>;
};

/** How a finished message leaves the house. */
export type MailTransport = {
  send(message: OutboundMessage): Promise<void>;
  /** Removes what this transport keeps of these mails. */
  forget(ids: readonly MailId[]): Promise<void>;
  close(): Promise<void>;
};

export type OutboundMessage = {
  id: MailId;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  date: Date;
};

/** Told with every change of the outbox: written, sent, failed, tried again. */
const MAILS_TOPIC = 'mails';
const SEND_TASK = 'mail.send';
const SWEEP_TASK = 'mail.sweep';
/** Older unsent mails are the sweep's business: their task may be lost, or has given up. */
const SWEEP_AFTER_MS = 10 * 60_000;
const SWEEP_BATCH = 200;
/** An address that the server has refused for so long will not come to exist. */
const REFUSED_MS = 3 * 24 * 3_600_000;
/** Failures of the way, not of one mail: trying the next one now would only fail again. */
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

const PlainAddress = z.email().max(254);
const Body = z.object({ html: z.string(), text: z.string(), replyTo: PlainAddress.optional() });

const later = (clock: Clock, ms = 0): { dueAt?: Date } =>
  ms > 0 ? { dueAt: new Date(clock.now().getTime() + ms) } : {};

const placeOf = (id: MailId): VaultPlace => ({ table: 'mails', column: 'body', row: id });

export function createMailer(options: {
  clock: Clock;
  vault: Vault;
  queue: Queue;
  transport?: Pick<MailTransport, 'forget'>;
  bus?: Pick<Bus, 'publish'>;
}): Mailer {
  const { clock, vault, queue, transport, bus } = options;
  return {
    async forget(tx, ids) {
      if (ids.length === 0) return;
      await tx.delete(mails).where(inArray(mails.id, [...ids]));
      await transport?.forget(ids);
    },
    async takeBack(tx, candidateId, kinds) {
      const unsent = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(
          and(eq(mails.candidateId, candidateId), inArray(mails.kind, [...kinds]), ne(mails.state, 'sent')),
        )
        .for('update', { skipLocked: true });
      if (unsent.length === 0) return 0;
      await tx.delete(mails).where(
        inArray(
          mails.id,
          unsent.map(({ id }) => id),
        ),
      );
      await bus?.publish(tx, MAILS_TOPIC, {});
      return unsent.length;
    },
    async enqueue(tx, mail) {
      const to = z.array(PlainAddress).min(1).safeParse([mail.to].flat());
      const replyTo = PlainAddress.optional().safeParse(mail.replyTo);
      if (!to.success || !replyTo.success || /[\r\n]/.test(mail.subject)) {
        throw new DomainError('invalid_input');
      }
      const body = JSON.stringify({ html: mail.html, text: mail.text, replyTo: replyTo.data });
      const ids = to.data.map(() => MailId.parse(clock.uuid()));
      for (const [index, id] of ids.entries()) {
        await tx.insert(mails).values({
          id,
          kind: mail.kind,
          to: to.data[index] ?? '',
          subject: mail.subject,
          body: await vault.encrypt(placeOf(id), body),
          sensitive: mail.sensitive ?? false,
          candidateId: mail.candidateId ?? null,
          createdAt: clock.now(),
        });
        await queue.enqueue(tx, SEND_TASK, { mailId: id }, later(clock, mail.holdMs));
      }
      await bus?.publish(tx, MAILS_TOPIC, {});
      const [first] = ids;
      if (!first) throw new DomainError('invalid_input');
      return first;
    },
    async retry(tx, id) {
      const waiting = await tx
        .update(mails)
        .set({ state: 'queued' })
        .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
        .returning({ id: mails.id });
      if (waiting.length === 0) throw new DomainError('not_found');
      await queue.enqueue(tx, SEND_TASK, { mailId: id });
      await bus?.publish(tx, MAILS_TOPIC, {});
    },
    async open(tx, id) {
      const [mail] = await tx.select({ body: mails.body }).from(mails).where(eq(mails.id, id));
      if (!mail) throw new DomainError('not_found');
      if (mail.body === null) return null;
      const { text } = Body.parse(JSON.parse(await vault.decrypt(placeOf(id), mail.body)));
      return { text };
    },
  };
}

export type MailTaskDeps = {
  db: Db;
  clock: Clock;
  vault: Vault;
  queue: Queue;
  transport: MailTransport;
  bus?: Pick<Bus, 'publish'>;
  /** Who a mail comes from, and where its answers go unless it says so itself; asked for each mail. */
  sender(): { from: string; replyTo?: string };
  log: Logger;
  metrics: Metrics;
};

/**
 * Sending and its sweep. An SMTP server that is away for days loses nothing: tasks try for about half an
 * hour, then the sweep does, without making more and more tasks meanwhile.
 */
export function registerMailTasks(deps: MailTaskDeps): void {
  deps.queue.register<{ mailId: MailId }>(
    SEND_TASK,
    { concurrency: 2, retries: 20, timeoutSeconds: 90, maxRetryDelaySeconds: 120 },
    ({ mailId }) => sendMail(deps, mailId),
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 280, cron: '*/5 * * * *' },
    (_data, { signal }) => sweepMails(deps, signal),
  );
}

/** Sends what is still waiting, those that failed least first, until the server turns out to be away. */
async function sweepMails(deps: MailTaskDeps, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now().getTime();
  const waiting = await deps.db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        ne(mails.state, 'sent'),
        lt(mails.createdAt, new Date(now - SWEEP_AFTER_MS)),
        or(
          isNull(mails.lastError),
          ne(mails.lastError, 'EENVELOPE'),
          gt(mails.createdAt, new Date(now - REFUSED_MS)),
        ),
      ),
    )
    .orderBy(asc(mails.attempts), asc(mails.createdAt))
    .limit(SWEEP_BATCH);
  for (const { id } of waiting) {
    if (signal.aborted) return;
    try {
      await sendMail(deps, id);
    } catch (error) {
      deps.log.warn({ err: error, mailId: id, waiting: waiting.length }, 'mail still waits');
      if (awayCodes.has(codeOf(error))) return;
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
}

/** Sends one mail unless it was sent already. The row stays locked meanwhile, so two tasks cannot both send it. */
async function sendMail(deps: MailTaskDeps, mailId: MailId): Promise<void> {
  const failure = await deps.db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), ne(mails.state, 'sent')))
      .for('update');
    if (!mail?.body) return null;
    const { html, text, replyTo } = Body.parse(
      JSON.parse(await deps.vault.decrypt(placeOf(mail.id), mail.body)),
    );
    const attempts = mail.attempts + 1;
    const sender = deps.sender();
    const answerTo = replyTo ?? sender.replyTo;
    // Told when this commits, whichever way it ends.
    await deps.bus?.publish(tx, MAILS_TOPIC, {});
    try {
      await deps.transport.send({
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
      await tx
        .update(mails)
        .set({ state: 'failed', attempts, lastError: codeOf(error) })
        .where(eq(mails.id, mail.id));
      deps.metrics.mail(mail.kind, 'failed');
      return error;
    }
    await tx
      .update(mails)
      .set({
        state: 'sent',
        attempts,
        lastError: null,
        sentAt: deps.clock.now(),
        ...(mail.sensitive ? { body: null } : {}),
      })
      .where(eq(mails.id, mail.id));
    deps.metrics.mail(mail.kind, 'sent');
    return null;
  });
  if (failure) throw failure;
}

/** What nodemailer gets. The message id comes from the mail's, so a repeated send is recognisable. */
function toMessage(message: OutboundMessage) {
  const domain = message.from.match(/@([^>\s]+)/)?.[1] ?? 'localhost';
  return {
    messageId: `<${message.id}@${domain}>`,
    from: message.from,
    to: { name: '', address: message.to },
    subject: message.subject,
    html: message.html,
    text: message.text,
    ...(message.replyTo ? { replyTo: { name: '', address: message.replyTo } } : {}),
    date: message.date,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** Over SMTP, with pooled connections and short patience: the queue tries again later. */
export function smtpTransport(url: string): MailTransport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    async send(message) {
      await pool.sendMail(toMessage(message));
    },
    // What has left is the receiver's; nothing of it stays here.
    async forget() {},
    async close() {
      pool.close();
    },
  };
}

/** Without SMTP: each mail is an .eml file, newest last by name. */
export function fileTransport(folder: string, log: Logger): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const composed = await composer.sendMail(toMessage(message));
      const stamp = message.date.toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${message.id}.eml`);
      // Renamed into place, so that nobody ever reads half a mail.
      await writeFile(`${file}.part`, composed.message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file: path.basename(file) }, 'mail written');
    },
    async forget(ids) {
      const names = await readdir(folder).catch(() => []);
      const gone = names.filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
      for (const name of gone) await rm(path.join(folder, name), { force: true });
    },
    async close() {},
  };
}
