import { and, asc, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { EmailId } from '../../../shared/ids/schema.ts';
import { emails } from '../../db/schema/platform.ts';
import type { Logger } from '../log.ts';
import { createHandovers } from './handovers.ts';
import { SEND_TASK } from './mailer.ts';
import { codeOf, DEFERRED, refusedCodes, SENDER } from './refusals.ts';
import { type EmailSendDeps, sendEmail } from './sending.ts';
import { lockForSending, tryLockForSending } from './sendLock.ts';
import { LONGEST_SEND_MS } from './transport.ts';

const SWEEP_TASK = 'mail.sweep';
/** Older unsent emails are left to the sweep: their task may be lost or have given up. */
const SWEEP_AFTER_MS = 10 * 60_000;
const SWEEP_BATCH = 200;
/** After so long, a sweep leaves the rest to the next one. */
const SWEEP_MS = 280_000;
/** After the server refuses the sender this many times in a row, all other emails wait for the next sweep. */
const SENDER_REFUSALS = 2;
/** After so many temporary refusals in one sweep, a domain's other emails wait for the next. */
const DEFERRED_DOMAIN = 3;
/** Temporary refusals for so many domains in a row are the server's own limit; more tries could make it longer. */
const DEFERRED_DOMAINS = 5;
const SWEEP_MINUTES = 5;
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

type EmailTaskDeps = Omit<EmailSendDeps, 'handovers'> & { log: Logger };
type Running = EmailTaskDeps & Pick<EmailSendDeps, 'handovers'>;

/**
 * Sends emails and sweeps up unsent ones. Nothing is lost while an SMTP server is away for days: tasks retry
 * for about half an hour, then the sweep does, without creating more and more tasks.
 */
export function registerEmailTasks(deps: EmailTaskDeps): void {
  const running = { ...deps, handovers: createHandovers() };
  deps.queue.register<{ mailId: EmailId }>(
    SEND_TASK,
    { concurrency: 2, retries: 20, timeoutSeconds: LONGEST_SEND_MS / 1_000 + 30, maxRetryDelaySeconds: 120 },
    ({ mailId }, { signal }) => sendEmail(running, mailId, { lock: lockForSending, signal }),
  );
  deps.queue.register(
    SWEEP_TASK,
    {
      concurrency: 1,
      retries: 0,
      timeoutSeconds: (SWEEP_MS + LONGEST_SEND_MS) / 1_000 + 15,
      cron: `*/${SWEEP_MINUTES} * * * *`,
    },
    (_data, { signal }) => sweepEmails(running, signal),
  );
}

/** Sends what is still waiting, those that failed least first, until the server turns out to be away. */
async function sweepEmails(deps: Running, signal: AbortSignal): Promise<void> {
  const now = deps.clock.now().getTime();
  const turn = Math.floor(now / (SWEEP_MINUTES * 60_000)) % REFUSED_SWEEPS;
  const waiting = await deps.db
    .select({ id: emails.id, to: emails.to })
    .from(emails)
    .where(
      and(
        ne(emails.state, 'sent'),
        ne(emails.state, 'returned'),
        ne(emails.state, 'demo'),
        lt(emails.createdAt, new Date(now - SWEEP_AFTER_MS)),
        or(
          isNull(emails.lastError),
          notInArray(emails.lastError, refusedCodes),
          // Based on the time, because `attempts` includes those during outages.
          sql`(hashtext(${emails.id}::text)::bigint & 2147483647) % ${REFUSED_SWEEPS}::int = ${turn}::int`,
        ),
      ),
    )
    .orderBy(asc(emails.attempts), asc(emails.createdAt))
    .limit(SWEEP_BATCH);
  const deferrals = new Map<string, number>();
  const inARow = new Set<string>();
  let senderRefusals = 0;
  for (const { id, to } of waiting) {
    if (signal.aborted || deps.clock.now().getTime() > now + SWEEP_MS) return;
    const domain = to.slice(to.lastIndexOf('@') + 1);
    const deferred = deferrals.get(domain) ?? 0;
    if (deferred >= DEFERRED_DOMAIN) continue;
    const code = await sendEmail(deps, id, { lock: tryLockForSending, signal }).then(
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
