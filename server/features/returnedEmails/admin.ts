import { and, asc, eq, sql } from 'drizzle-orm';
import type { CandidateId, EmailId } from '../../../shared/ids/schema.ts';
import type {
  AddressCorrected,
  CorrectAddressInput,
  InboxList,
  InboxListInput,
  ReturnedEmail,
} from '../../../shared/panel/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { emails } from '../../db/schema/platform.ts';
import { hasSqlState } from '../../db/sqlState.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import {
  isWaiting,
  markBounced,
  redirectEmail,
  settleBounced,
  stopEmail,
  unmarkBounced,
} from '../../platform/email/bounces.ts';
import { beingSent } from '../../platform/email/sendLock.ts';
import { emailConfirmations } from '../applications/service.ts';
import { changeRecord, forgetAlias, lockAddress, recordOf } from '../records/service.ts';
import { recordChange } from '../timeline/service.ts';
import { isOpen } from './service.ts';

/** Maximum wait of a correction for another change to these emails. */
const LOCK_WAIT_MS = 4_000;
const lockTimeout = new Set(['55P03']);

const hasBody = sql<boolean>`${emails.body} is not null`;
const isOwn = sql<boolean>`lower(${emails.to}) = lower(${candidates.email}::text)`;

/** Emails whose address was refused, or that bounced to HR's mailbox; oldest first. */
export async function listReturned(deps: Deps, { limit }: InboxListInput): Promise<InboxList<ReturnedEmail>> {
  const rows = await deps.db
    .select({
      id: emails.id,
      kind: emails.kind,
      to: emails.to,
      subject: emails.subject,
      lastError: emails.lastError,
      createdAt: emails.createdAt,
      hasBody,
      candidateId: candidates.id,
      fullName: candidates.fullName,
      correctable: sql<boolean>`coalesce(${isOwn} and ${candidates.userId} is null, false)`,
    })
    .from(emails)
    .leftJoin(candidates, eq(candidates.id, emails.candidateId))
    .where(isWaiting)
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(limit);
  const items = rows.map(({ createdAt, candidateId, fullName, ...email }) => ({
    ...email,
    at: createdAt.toISOString(),
    person: candidateId && fullName !== null ? { candidateId, fullName } : null,
  }));
  return { items, total: await deps.db.$count(emails, isWaiting) };
}

/** HR found the notice of a failed delivery in its mailbox. Idempotent. @throws not_found */
export async function markReturned(deps: Deps, actor: Actor, mailId: EmailId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [email] = await tx
      .select({ state: emails.state })
      .from(emails)
      .where(eq(emails.id, mailId))
      .for('update');
    if (email?.state === 'returned') return;
    if (email?.state !== 'sent') throw new DomainError('not_found');
    await markBounced(tx, mailId);
    await note(deps, tx, actor, { action: 'mail.came_back', mailId });
  });
}

/** HR marked the wrong one: it counts as sent again, unless it was handled in the meantime. Idempotent. */
export async function unmarkReturned(deps: Deps, actor: Actor, mailId: EmailId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await unmarkBounced(tx, mailId))
      await note(deps, tx, actor, { action: 'mail.came_back_undone', mailId });
  });
}

/**
 * HR dismisses it: it leaves the inbox and stays in the list of emails. A code or link in it is deleted, so
 * it can't be sent again.
 */
export async function leaveReturned(deps: Deps, actor: Actor, mailId: EmailId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await settleBounced(deps, tx, mailId)) await note(deps, tx, actor, { action: 'mail.left', mailId });
  });
}

/**
 * Corrects the candidate's address and sends bounced and waiting emails there. The wrong one isn't kept as
 * another address of the person, because it may be someone else's. Idempotent.
 * @throws DomainError not_found, conflict (the address has changed since it was shown), address_of_account,
 *   address_in_use, email_in_use (an email is being sent, and nothing was changed)
 */
export async function correctAddress(
  deps: Deps,
  actor: Actor,
  input: CorrectAddressInput,
): Promise<AddressCorrected> {
  try {
    return await deps.db.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));
      return correct(deps, tx, actor, input);
    });
  } catch (error) {
    if (hasSqlState(error, lockTimeout)) throw new DomainError('email_in_use');
    throw error;
  }
}

async function correct(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { mailId, from, to }: CorrectAddressInput,
): Promise<AddressCorrected> {
  await lockAddress(tx, from, to);
  const [found] = await tx
    .select({ person: candidates, to: emails.to })
    .from(emails)
    .innerJoin(candidates, eq(candidates.id, emails.candidateId))
    .where(eq(emails.id, mailId))
    .for('update');
  if (!found) throw new DomainError('not_found');
  const { person } = found;
  if (same(person.email, to) && !same(from, to)) return { resent: 0, gone: 0 };
  if (!same(person.email, from) || !same(found.to, from)) throw new DomainError('conflict');
  if (same(from, to)) throw new DomainError('invalid_input');
  if (person.userId) throw new DomainError('address_of_account');
  const owner = await recordOf(tx, to);
  if (owner && owner.id !== person.id) throw new DomainError('address_in_use');
  await forgetAlias(tx, to);
  await changeRecord(deps, tx, person.id, { email: to });
  await recordChange(tx, deps, {
    candidateId: person.id,
    kind: 'email_corrected',
    actor,
    audit: { action: 'mail.address_corrected' },
  });
  return moveEmails(deps, tx, { candidateId: person.id, from, to });
}

type Move = { candidateId: CandidateId; from: string; to: string };

/**
 * Sends emails that bounced from `from`, or wait for it, to `to`. A code or link sent to the old address may
 * be in another person's mailbox, so those secrets end, and no email repeats them. Unconfirmed applications
 * get a new link.
 */
async function moveEmails(deps: Deps, tx: Tx, { candidateId, from, to }: Move): Promise<AddressCorrected> {
  const rows = await tx
    .select({
      id: emails.id,
      kind: emails.kind,
      state: emails.state,
      sensitive: emails.sensitive,
      hasBody,
      open: isOpen,
    })
    .from(emails)
    .where(and(eq(emails.candidateId, candidateId), sql`lower(${emails.to}) = lower(${from})`))
    .for('update');
  // It isn't known yet whether a code or link in them reaches the old address.
  const leaving = await beingSent(
    tx,
    rows.flatMap(({ id, open }) => (open ? id : [])),
  );
  if (leaving.size > 0) throw new DomainError('email_in_use');
  const doorsLeft = rows.some(({ sensitive, hasBody }) => sensitive && !hasBody);
  const ended = doorsLeft ? await deps.endEmailedLinks(tx, { candidateId, email: from }) : [];
  const corrected = { resent: 0, gone: 0 };
  for (const { id, kind, hasBody, state, sensitive } of rows.filter(({ open }) => open)) {
    if (!hasBody || (sensitive && doorsLeft)) {
      await stopEmail(deps, tx, id);
      // A confirmation whose link ended is rewritten below.
      if (!(kind === 'application-received' && ended.length > 0)) corrected.gone++;
      continue;
    }
    await redirectEmail(tx, id, to);
    // What waits has a task of its own, which reads the new address.
    if (state !== 'queued') await deps.mailer.retry(tx, id);
    corrected.resent++;
  }
  corrected.resent += await emailConfirmations(deps, tx, ended);
  await deps.bus.publish(tx, 'mails', {});
  return corrected;
}

async function note(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { action, mailId }: { action: 'mail.came_back' | 'mail.came_back_undone' | 'mail.left'; mailId: EmailId },
): Promise<void> {
  await deps.audit.record(tx, {
    action,
    actor,
    subject: { kind: 'mail', id: mailId },
  });
  await deps.bus.publish(tx, 'mails', {});
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
