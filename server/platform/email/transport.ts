import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmailId } from '../../../shared/ids/schema.ts';
import type { Logger } from '../log.ts';
import { artBytes, artIn, artName } from './art.ts';

/** How a finished message is delivered. */
export type EmailTransport = {
  send(message: OutboundMessage): Promise<void>;
  /** Deletes what this transport keeps of these emails. */
  forget(ids: readonly EmailId[]): Promise<void>;
  close(): Promise<void>;
};

export type OutboundMessage = {
  id: EmailId;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  date: Date;
  /** False for a letter of a person, to which the recipient's email program may answer by itself (RFC 3834 §5). */
  isAutomatic: boolean;
};

/**
 * What nodemailer gets. The message id comes from the email's, so a repeated send is recognizable. Pictures go along
 * with the email that names them.
 */
async function toMessage(message: OutboundMessage) {
  const pictures = await Promise.all(
    artIn(message.html).map(async (art) => ({
      cid: artName(art),
      filename: `${art}.png`,
      contentType: 'image/png',
      contentDisposition: 'inline' as const,
      content: await artBytes(art),
    })),
  );
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
    attachments: pictures,
    headers: message.isAutomatic ? { 'Auto-Submitted': 'auto-generated' } : {},
  };
}

/** Loaded with the first email, to save an idle process the memory. */
const loadLibrary = async () => (await import('nodemailer')).default;

/** Time limit until the server has the whole message. */
const HANDOVER_MS = 45_000;
/**
 * Time limit for accepting a message it has: some servers scan for viruses first. A message abandoned now could still be
 * delivered, and then sent twice (RFC 5321 §4.5.3.2.6).
 */
const ANSWER_MS = 10 * 60_000;
export const LONGEST_SEND_MS = HANDOVER_MS + ANSWER_MS;
/** Extra wait at shutdown, after the time its tasks had to end. */
const LAST_ANSWER_MS = 2_000;

/**
 * Over SMTP, with pooled connections and short timeouts until the server has the message, because the queue tries again later.
 * A server that keeps sending data but never answers is also abandoned, and its connection closed.
 */
export function smtpTransport(
  url: string,
  {
    handoverMs = HANDOVER_MS,
    answerMs = ANSWER_MS,
    lastAnswerMs = LAST_ANSWER_MS,
  }: { handoverMs?: number; answerMs?: number; lastAnswerMs?: number } = {},
): EmailTransport {
  /** Called when the server has the whole message, by its id. */
  const handedOver = new Map<string, () => void>();
  /** Not handed over yet: the process may abandon these, and another one sends them. */
  const unfinished = new Set<AbortController>();
  /** The server has these but hasn't accepted them yet; abandoning them could deliver them twice. */
  const unanswered = new Set<Promise<unknown>>();
  const open = async () => {
    const pool = (await loadLibrary()).createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: ANSWER_MS,
      idleTimeout: 30_000,
      // Abandoned messages must not be delivered later.
      socketCloseTimeout: 0,
    });
    return pool.use('stream', ({ data, message }, done) => {
      message.transform(() => new PassThrough().once('end', () => handedOver.get(data.messageId ?? '')?.()));
      done();
    });
  };
  let pool: ReturnType<typeof open> | null = null;
  return {
    async send(message) {
      pool ??= open();
      const [used, composed] = await Promise.all([pool, toMessage(message)]);
      const late = new AbortController();
      let timer = setTimeout(() => late.abort(), handoverMs);
      unfinished.add(late);
      const answer = Promise.withResolvers<void>();
      handedOver.set(composed.messageId, () => {
        clearTimeout(timer);
        timer = setTimeout(() => late.abort(), answerMs);
        unfinished.delete(late);
        unanswered.add(answer.promise);
      });
      try {
        await used.sendMail({ ...composed, signal: late.signal });
      } catch (error) {
        if (!late.signal.aborted) throw error;
        throw Object.assign(new Error('The email server took too long'), { code: 'ETIMEDOUT' });
      } finally {
        clearTimeout(timer);
        handedOver.delete(composed.messageId);
        unfinished.delete(late);
        unanswered.delete(answer.promise);
        answer.resolve();
      }
    },
    // Nothing of a delivered email is kept here.
    async forget() {},
    async close() {
      for (const late of unfinished) late.abort();
      await Promise.race([Promise.all(unanswered), pause(lastAnswerMs, undefined, { ref: false })]);
      (await pool)?.close({ force: true });
    },
  };
}

/** Without SMTP: each email is an .eml file, sorted by time. */
export function fileTransport(folder: string, log: Logger): EmailTransport {
  const open = async () =>
    (await loadLibrary()).createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let composer: ReturnType<typeof open> | null = null;
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      composer ??= open();
      const composed = await (await composer).sendMail(await toMessage(message));
      const stamp = message.date.toISOString().replace(/[:.]/g, '-');
      const file = path.join(folder, `${stamp}-${message.id}.eml`);
      // Renamed into place, so that a half-written email is never read.
      await writeFile(`${file}.part`, composed.message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file: path.basename(file) }, 'email written');
    },
    async forget(ids) {
      const names = await readdir(folder).catch(() => []);
      const gone = names.filter((name) => ids.some((id) => name.endsWith(`-${id}.eml`)));
      for (const name of gone) await rm(path.join(folder, name), { force: true });
    },
    async close() {},
  };
}
