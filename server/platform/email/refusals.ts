import { z } from 'zod';

/** Permanent refusals of this email or its address by a server that works otherwise. */
export const refusedCodes = ['EENVELOPE', 'EMESSAGE'];
/** The server refuses our sender or has no quota left for us: nothing is wrong with the email or its address. */
export const SENDER = 'ESENDER';
/** Temporary refusals (4xx): the server is busy or doesn't know us yet. */
export const DEFERRED = 'EDEFERRED';

/** What a failed send is stored with. */
export function codeOf(error: unknown): string {
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
export function isReturned(error: unknown): boolean {
  const refusal = SmtpRefusal.safeParse(error);
  return (
    refusal.success &&
    refusal.data.command === 'RCPT TO' &&
    mailboxReplies.has(refusal.data.responseCode) &&
    !/^\d{3}[ -]5\.7\./.test(refusal.data.response) &&
    !refusesSender(error)
  );
}
