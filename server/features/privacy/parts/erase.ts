import { eq, inArray, or, sql } from 'drizzle-orm';
import { type CandidateId, PrivacyRequestId, type UserId } from '../../../../shared/ids/schema.ts';
import type { PrivacyRequestRow, RetainedData } from '../../../../shared/privacy/schema.ts';
import { forgetUsage } from '../../../ai/limits/budgets.ts';
import type { Tx } from '../../../db/client.ts';
import { keysTo, payrollTables } from '../../../db/dataMap.ts';
import { applications, candidateEvents, candidates, erasedCandidate } from '../../../db/schema/candidates.ts';
import { emails } from '../../../db/schema/platform.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import { erasedUser, userRoles, users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { redactAudit } from '../../../platform/audit/audit.ts';
import { lockErasures } from '../../../platform/audit/erasures.ts';
import { keepOpenFlags } from '../../../safety/erasure.ts';
import { addressesBefore } from '../../accountHistory/service.ts';
import { endAllPortalSessions, endAllUserSessions } from '../../auth/sessions.ts';
import { deleteBytes, removeFiles } from '../../files/service.ts';
import { aliasesOf, recordsOfOwner, storeStatus } from '../../records/service.ts';
import { recordEvent } from '../../timeline/service.ts';
import { personalIds, type Subject } from './personalData.ts';
import {
  copiesOf,
  finishedCopies,
  forgetRequests,
  type KnownBy,
  recordsOf,
  redactReferences,
} from './references.ts';
import { employmentLine, retainedRecords } from './retained.ts';

type Candidate = typeof candidates.$inferSelect;
/** `urgent`: open safety items keep what's needed to help the person. */
export type Erased = { kept: RetainedData[]; keepUntil: Date | null; urgent: boolean };

/** An account that's kept, because what its owner does in the panel must keep their name. */
const keptAccount: RetainedData = {
  what: 'Your account',
  why: 'It has access to the HR panel. Once an admin has removed that access, you can ask again.',
  until: null,
};

/** The result for one of several subjects, with its record. */
export type ErasedSubject = Erased & { candidateId: CandidateId | null };

/** Whether nothing was erased: an account without a record, which is kept. */
export const isKeptAlone = ({ candidateId, kept }: ErasedSubject): boolean =>
  candidateId === null && kept.length > 0;

/** `invented`: a demo person, for whom nothing is retained. `request`: the request being carried out, if any. */
type Erasing = { invented?: boolean; request?: PrivacyRequestId | null };

/**
 * Erases a person (rows, files, pending tasks, and emails) in the caller's transaction. Records the law requires of
 * former employees are retained, reduced to what's needed; the result lists them with their end.
 */
export async function erasePerson(
  deps: Deps,
  tx: Tx,
  subject: Subject,
  erasing: Erasing = {},
): Promise<Erased> {
  await eraseBytes(deps, tx, subject);
  return eraseRows(deps, tx, subject, erasing);
}

/** Erases subjects one after the other, in the caller's transaction. `request`: the request that asked for it, if any. */
export async function eraseSubjects(
  deps: Deps,
  tx: Tx,
  subjects: readonly Subject[],
  request: PrivacyRequestId | null = null,
): Promise<ErasedSubject[]> {
  for (const subject of subjects) await eraseBytes(deps, tx, subject);
  const erased: ErasedSubject[] = [];
  for (const { candidateId, userId } of subjects)
    erased.push({ candidateId, ...(await eraseRows(deps, tx, { candidateId, userId }, { request })) });
  return erased;
}

/**
 * Bytes are deleted before rows, so that an interrupted attempt finds the row again, and before the locks that every
 * application waits for, because a file store may be slow.
 */
async function eraseBytes(deps: Deps, tx: Tx, subject: Subject): Promise<void> {
  const { candidate, userId } = await lockSubject(tx, subject);
  const candidateId = candidate?.id ?? null;
  const { addresses } = await knownBy(tx, candidate, userId);
  await deleteBytes(deps, tx, { candidateId, ids: await copiesOf(tx, { candidateId, addresses }) });
}

/** The record, locked, and the account that goes with it, if it may go. */
async function lockSubject(tx: Tx, { candidateId, userId }: Subject) {
  const candidate = candidateId ? await lockPerson(tx, candidateId) : null;
  const account = candidate?.userId ?? userId;
  return { candidate, account, userId: await ownAccount(tx, account) };
}

async function eraseRows(
  deps: Deps,
  tx: Tx,
  subject: Subject,
  { invented = false, request = null }: Erasing,
): Promise<Erased> {
  const { candidate, account, userId } = await lockSubject(tx, subject);
  await lockErasures(tx);
  const person: Subject = { candidateId: candidate?.id ?? null, userId };
  if (candidate?.status === 'hired' && !invented) await endEmployment(deps, tx, candidate.id);
  const retained = candidate && !invented ? await retainedRecords(tx, candidate) : null;
  const now = deps.clock.now();
  const stays = retained !== null && retained.until > now;

  if (candidate) await endAllPortalSessions(deps, tx, candidate.id);
  if (userId) await endAllUserSessions(deps, tx, userId);
  // Before the messages are deleted, because an item keeps the ones that belong to it.
  const urgent = !invented && (await keepOpenFlags(deps, tx, person)) > 0;
  const ids = await personalIds(tx, [person]);
  await deps.queue.forget(tx, [...ids.values()].flat());
  const records = candidate ? await recordsOf(tx, candidate.id) : [];
  const { names, addresses } = await knownBy(tx, candidate, userId);
  const ours = ownAddresses(deps);
  const theirs = addresses.filter((email) => !ours.has(email));
  const shared = await sharedOf(tx, addresses, person.candidateId);
  const copies = await finishedCopies(tx, { candidateId: person.candidateId, addresses, shared });
  await forgetEmails(
    deps,
    tx,
    candidate,
    theirs.filter((email) => !shared.has(email)),
  );
  await forgetRequests(deps, tx, { candidateId: person.candidateId, addresses, shared, except: request });
  const shifts = ids.get('employee_sessions') ?? [];
  await redactReferences(tx, [...records, ...shifts], { names, addresses: theirs });
  const subjects = [candidate?.id, userId].filter((id) => id !== undefined && id !== null);
  await forgetUsage(tx, subjects);

  if (candidate && stays) await strip(deps, tx, candidate);
  if (candidate && !stays) await tx.delete(candidates).where(eq(candidates.id, candidate.id));
  await redactAudit(tx, { subjects: records, actors: records, requests: copies });
  // After the rows that point at them.
  if (candidate) await removeFiles(deps, tx, { candidateId: candidate.id });
  if (userId) {
    await removeAccount(deps, tx, userId);
    await redactAudit(tx, { actors: [userId] });
  }
  if (candidate) {
    await deps.audit.record(tx, {
      action: 'privacy.erased',
      actor: 'system',
      subject: { kind: 'candidate', id: candidate.id },
      data: { kept: stays },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  }
  const kept = account && !userId ? [keptAccount] : [];
  return stays
    ? { kept: [...retained.records, ...kept], keepUntil: retained.until, urgent }
    : { kept, keepUntil: null, urgent };
}

/** A finished request for each, which proves the erasure; what the law keeps is deleted when its time has come. */
export async function proveErasure(
  deps: Deps,
  tx: Tx,
  source: PrivacyRequestRow['source'],
  erased: readonly ErasedSubject[],
): Promise<void> {
  if (erased.length === 0) return;
  const now = deps.clock.now();
  await tx.insert(privacyRequests).values(
    erased.map(({ candidateId, kept, keepUntil }) => ({
      id: PrivacyRequestId.parse(deps.clock.uuid()),
      kind: 'deletion' as const,
      state: keepUntil ? ('kept' as const) : ('done' as const),
      source,
      candidateId,
      kept,
      keepUntil,
      idempotencyKey: deps.clock.uuid(),
      createdAt: now,
      confirmedAt: now,
      finishedAt: now,
    })),
  );
}

/** The person's record, locked; null when it's deleted. */
export async function lockPerson(tx: Tx, id: CandidateId): Promise<Candidate | null> {
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for('update');
  return row ?? null;
}

/** Every name of the person, and every address in lower case, of the record and of the account. */
async function knownBy(tx: Tx, candidate: Candidate | null, userId: UserId | null): Promise<KnownBy> {
  const accounts = userId
    ? await tx
        .select({ fullName: users.fullName, email: users.email })
        .from(users)
        .where(eq(users.id, userId))
    : [];
  const applied = candidate
    ? await tx
        .selectDistinct({ fullName: applications.fullName })
        .from(applications)
        .where(eq(applications.candidateId, candidate.id))
    : [];
  const aliases = candidate ? await aliasesOf(tx, candidate.id) : [];
  const known = [...(candidate ? [candidate] : []), ...accounts];
  const now = [...known.map(({ email }) => email), ...aliases].map((email) => email.toLowerCase());
  const left = userId ? await leftAddresses(tx, userId) : [];
  return {
    names: [...new Set([...known, ...applied].map(({ fullName }) => fullName))],
    addresses: [...new Set([...now, ...left])],
  };
}

/** Earlier addresses of the account, in lower case, without those that now belong to another account. */
async function leftAddresses(tx: Tx, userId: UserId): Promise<string[]> {
  const left = await addressesBefore(tx, userId);
  if (left.length === 0) return [];
  const accounts = await tx.select({ email: users.email }).from(users).where(inArray(users.email, left));
  const taken = new Set(accounts.map(({ email }) => email.toLowerCase()));
  const records = await sharedOf(tx, left, null);
  return left.filter((email) => !taken.has(email) && !records.has(email));
}

/** Those of the addresses that lead to another record as well, with that record: its emails and requests stay. */
async function sharedOf(
  tx: Tx,
  addresses: readonly string[],
  candidateId: CandidateId | null,
): Promise<Map<string, CandidateId>> {
  const shared = new Map<string, CandidateId>();
  for (const address of addresses) {
    const other = (await recordsOfOwner(tx, address)).find(({ id }) => id !== candidateId);
    if (other) shared.set(address, other.id);
  }
  return shared;
}

/**
 * The company's mailboxes, in lower case: not personal data, even if used in an application. Emails to HR about other
 * people aren't this person's.
 */
function ownAddresses(deps: Deps): ReadonlySet<string> {
  const { hrAddress, notices } = deps.appSettings.read('mailboxes');
  return new Set([deps.env.HR_EMAIL, hrAddress, ...notices].map((email) => email.toLowerCase()));
}

/** Emails about the person, and to these addresses of theirs. */
async function forgetEmails(
  deps: Deps,
  tx: Tx,
  candidate: Candidate | null,
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0 && !candidate) return;
  const to = inArray(sql`lower(${emails.to})`, [...addresses]);
  const about = candidate ? or(eq(emails.candidateId, candidate.id), to) : to;
  const rows = await tx.select({ id: emails.id }).from(emails).where(about);
  const ids = rows.map(({ id }) => id);
  await deps.queue.forget(tx, ids);
  await deps.mailer.forget(tx, ids);
}

/** A current employee leaves with their data: payroll and every list go by the status. What the law keeps is kept from now on. */
async function endEmployment(deps: Deps, tx: Tx, candidateId: CandidateId): Promise<void> {
  const data = { from: 'hired', to: 'rejected', note: null };
  await recordEvent(tx, deps, { candidateId, kind: 'status_changed', data });
  await storeStatus(deps, tx, [candidateId], 'rejected');
}

/** Leaves the row that the kept records hang on, and of the person only the name that payroll needs. */
async function strip(deps: Deps, tx: Tx, candidate: Candidate): Promise<void> {
  for (const { table, column, cascades } of await keysTo(tx, 'candidates')) {
    if (!cascades || payrollTables.includes(table)) continue;
    if (table === 'candidate_events') {
      await stripEvents(tx, candidate.id);
      continue;
    }
    await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${candidate.id}`,
    );
  }
  await tx
    .update(candidates)
    .set({ ...erasedCandidate, updatedAt: deps.clock.now() })
    .where(eq(candidates.id, candidate.id));
}

/** The dates of employment are kept with the payroll records; they also determine how long those are kept. */
async function stripEvents(tx: Tx, candidateId: CandidateId): Promise<void> {
  await tx.execute(
    sql`delete from candidate_events where candidate_id = ${candidateId} and (${employmentLine}) is not true`,
  );
  await tx.execute(sql`update candidate_events set data = data - 'note' where candidate_id = ${candidateId}`);
}

/** HR's own accounts are kept, because their actions must keep their name. Null for those. */
async function ownAccount(tx: Tx, userId: UserId | null): Promise<UserId | null> {
  if (!userId) return null;
  const roles = await tx.select().from(userRoles).where(eq(userRoles.userId, userId));
  return roles.length > 0 ? null : userId;
}

async function removeAccount(deps: Deps, tx: Tx, userId: UserId): Promise<void> {
  await tx.update(candidates).set({ userId: null }).where(eq(candidates.userId, userId));
  await tx.update(candidateEvents).set({ actorUserId: null }).where(eq(candidateEvents.actorUserId, userId));
  for (const { table, column, cascades } of await keysTo(tx, 'users')) {
    if (!cascades) continue;
    await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
  }
  // Other tables may refer to the account, so its row is emptied but kept.
  await tx
    .update(users)
    .set({ ...erasedUser, disabledAt: deps.clock.now(), updatedAt: deps.clock.now() })
    .where(eq(users.id, userId));
}
