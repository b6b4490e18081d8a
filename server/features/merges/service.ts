import { eq, inArray, sql } from 'drizzle-orm';
import type { MergeField, MergeInput, MergeView, PairInput } from '../../../shared/candidates/merges.ts';
import type { EmailKind } from '../../../shared/emails/labels.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { Actor } from '../../actor.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { candidateMerges, notTheSame } from '../../db/schema/merges.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { endCodes, revokeCodes } from '../accessCodes/service.ts';
import { endAllPortalSessions, opensByCode, recheckUserSessions } from '../auth/sessions.ts';
import { emailHired } from '../candidates/service.ts';
import { endInvitations } from '../invitations/service.ts';
import { joinHolds } from '../privacy/service.ts';
import { joinRecords, lockAddress, type MergedRecord } from '../records/service.ts';
import { redirectUnsent } from '../returnedEmails/service.ts';
import { mergeSelfIdentification } from '../selfIdentification/service.ts';
import { recordChange, recordEvent } from '../timeline/service.ts';
import { documentsOf, provenSides, refusalOf, released, type Sides } from './parts/refusals.ts';
import { movePersonalData } from './parts/tables.ts';
import { samePerson } from './queries.ts';

type Candidate = typeof candidates.$inferSelect;

/** The surviving record of a merged one; null for records never merged. */
export async function mergedInto(db: DbOrTx, id: CandidateId): Promise<CandidateId | null> {
  const [row] = await db
    .select({ keptId: candidateMerges.keptId })
    .from(candidateMerges)
    .where(eq(candidateMerges.goneId, id));
  return row?.keptId ?? null;
}

/** Maps records to those they were merged into; others to themselves. */
export async function survivingRecords(
  db: DbOrTx,
  ids: readonly CandidateId[],
): Promise<ReadonlyMap<CandidateId, CandidateId>> {
  const gone = await db
    .select({ goneId: candidateMerges.goneId, keptId: candidateMerges.keptId })
    .from(candidateMerges)
    .where(inArray(candidateMerges.goneId, [...ids]));
  const into = new Map(gone.map(({ goneId, keptId }) => [goneId, keptId]));
  return new Map(ids.map((id) => [id, into.get(id) ?? id]));
}

/**
 * HR marks these as two people; they aren't suggested again. Idempotent.
 * @throws DomainError not_found, also when one of them was merged in the meantime
 */
export async function dismissPair(deps: Deps, actor: Actor, { keptId, goneId }: PairInput): Promise<void> {
  const [firstId, secondId] = keptId < goneId ? [keptId, goneId] : [goneId, keptId];
  await deps.db.transaction(async (tx) => {
    sidesOf(await lockBoth(tx, keptId, goneId), keptId, goneId);
    const inserted = await tx
      .insert(notTheSame)
      .values({ firstId, secondId, decidedBy: actor.userId, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ id: notTheSame.firstId });
    if (inserted.length === 0) return;
    await deps.audit.record(tx, {
      action: 'candidate.not_the_same',
      actor,
      subject: { kind: 'candidate', id: firstId },
      data: { other: secondId },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: firstId });
  });
}

/** Both records side by side, what would move, and whether they can be merged at all. */
export async function previewMerge(deps: Deps, { keptId, goneId }: PairInput): Promise<MergeView> {
  const rows = await deps.db
    .select()
    .from(candidates)
    .where(inArray(candidates.id, [keptId, goneId]));
  const sides = sidesOf(rows, keptId, goneId);
  const papers = await documentsOf(deps.db, keptId, goneId);
  const proven = await provenSides(deps.db, sides);
  const side = (row: Candidate): MergeView['kept'] => ({
    ...samePerson(row),
    state: row.state,
    linkedinUrl: row.linkedinUrl,
    hasAccount: row.userId !== null,
    hasDocuments: papers.has(row.id),
  });
  return {
    kept: side(sides.kept),
    gone: side(sides.gone),
    moves: await countMoves(deps.db, goneId),
    refusal: await refusalOf(deps.db, proven),
    emailOf: addressOwner(proven),
  };
}

/**
 * Merges one record into another in one transaction: all its data moves (`tables.ts`), its address stays as
 * an alias, and the record itself is deleted. A repeated call, or a second tab, gets the remaining record and
 * changes nothing.
 * @throws DomainError merge_two_accounts, merge_two_documents, merge_both_open, merge_deletion_open,
 *   not_found
 */
export async function mergeCandidates(
  deps: Deps,
  actor: Actor,
  input: MergeInput,
): Promise<{ candidateId: CandidateId }> {
  return deps.db.transaction(async (tx) => {
    const addresses = await tx
      .select({ email: candidates.email })
      .from(candidates)
      .where(inArray(candidates.id, [input.keptId, input.goneId]));
    await lockAddress(tx, ...addresses.map(({ email }) => email));
    const rows = await lockBoth(tx, input.keptId, input.goneId);
    if (rows.length < 2) {
      const known = await mergedInto(tx, input.goneId);
      if (known === input.keptId) return { candidateId: known };
    }
    const sides = await released(tx, sidesOf(rows, input.keptId, input.goneId));
    const refusal = await refusalOf(tx, sides);
    if (refusal) throw new DomainError(refusal);
    await merge(deps, tx, actor, sides, input);
    return { candidateId: input.keptId };
  });
}

/** Always in the order of their ids, so that two merges of the same people wait instead of blocking. */
function lockBoth(tx: Tx, a: CandidateId, b: CandidateId): Promise<Candidate[]> {
  return tx
    .select()
    .from(candidates)
    .where(inArray(candidates.id, [a, b]))
    .orderBy(candidates.id)
    .for('update');
}

function sidesOf(rows: readonly Candidate[], keptId: CandidateId, goneId: CandidateId): Sides {
  const kept = rows.find(({ id }) => id === keptId);
  const gone = rows.find(({ id }) => id === goneId);
  if (!kept || !gone) throw new DomainError('not_found');
  return { kept, gone };
}

async function merge(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  { kept, gone }: Sides,
  input: MergeInput,
): Promise<void> {
  const userId = kept.userId ?? gone.userId;
  const values = chosenValues({ kept, gone }, input.takeFromGone);
  const left = values.email === kept.email ? gone : kept;
  const other = left.email;

  await endAllPortalSessions(deps, tx, gone.id);
  const withdrawn = await closeDoors(deps, tx, left.id);
  if (userId || values.status !== 'hired') {
    for (const { id } of [kept, gone]) await endInvitations(deps, tx, id);
  }
  const stays = left === kept ? gone : kept;
  const untold = await withdrawUntrue(deps, tx, { left, stays }, values.status);
  await joinHolds(deps, tx, { kept: kept.id, gone: gone.id });
  await mergeSelfIdentification(tx, { from: gone.id, into: kept.id });
  await movePersonalData(tx, gone.id, kept.id);

  await joinRecords(deps, tx, { kept: kept.id, gone: gone.id, other, values: { ...values, userId } });
  const move = { candidateId: kept.id, from: other, to: values.email };
  await redirectUnsent(deps, tx, move, { linksEnded: false });
  // HR can send a new invitation, but none to a person who has an account.
  if (untold && userId) await emailHired(deps, tx, { ...values, id: kept.id });
  await tx.insert(candidateMerges).values({
    goneId: gone.id,
    keptId: kept.id,
    idempotencyKey: input.idempotencyKey,
    mergedBy: actor.userId,
    createdAt: deps.clock.now(),
  });
  if (values.status !== kept.status) {
    await recordEvent(tx, deps, {
      candidateId: kept.id,
      kind: 'status_changed',
      actorUserId: actor.userId,
      data: { from: kept.status, to: values.status, note: 'Merged records' },
    });
  }
  if (!opensByCode(values.status)) {
    await revokeCodes(deps, tx, kept.id);
    await endAllPortalSessions(deps, tx, kept.id);
  }
  for (const kind of withdrawn) {
    await recordEvent(tx, deps, { candidateId: kept.id, kind, actorUserId: actor.userId });
  }
  await recordChange(tx, deps, {
    candidateId: kept.id,
    kind: 'merged',
    actor,
    idempotencyKey: input.idempotencyKey,
    data: { name: gone.fullName, email: other },
    audit: {
      action: 'candidate.merged',
      data: { merged: gone.id, taken: input.takeFromGone.join(', '), withdrawn: withdrawn.join(', ') },
    },
  });
  if (userId) await recheckUserSessions(deps, tx, userId);
  await deps.bus.publish(tx, 'candidates', { candidateId: gone.id });
  for (const id of [kept.id, gone.id]) await deps.bus.publish(tx, `person:${id}`, {});
}

/**
 * Ends what was emailed to the address that isn't kept: its code, its invitation, and the browsers inside.
 * Both confirm the address of their record (`openPortalAccount`, `signUpInvited`), which is the other one
 * from then on; a reader of this mailbox must not get the other's account. HR can send new ones.
 */
async function closeDoors(
  deps: Deps,
  tx: Tx,
  id: CandidateId,
): Promise<('code_revoked' | 'invitation_revoked')[]> {
  const code = await endCodes(deps, tx, id);
  const invitation = await endInvitations(deps, tx, id);
  await endAllPortalSessions(deps, tx, id);
  return [...(code ? ['code_revoked' as const] : []), ...(invitation ? ['invitation_revoked' as const] : [])];
}

/**
 * Removes unsent emails that are untrue after the merge: the code and the invitation of the address that isn't kept, and
 * decisions other than the one that counts. True when they include the only news of a hire.
 */
async function withdrawUntrue(
  deps: Deps,
  tx: Tx,
  { left, stays }: { left: Candidate; stays: Candidate },
  status: Candidate['status'],
): Promise<boolean> {
  const decisions: EmailKind[] = [
    ...(opensByCode(status) ? [] : ['access-code' as const]),
    ...(['hired', 'rejected'] as const).filter((decision) => decision !== status),
  ];
  await deps.mailer.takeBack(tx, stays.id, decisions);
  const gone = await deps.mailer.takeBack(tx, left.id, [
    ...new Set<EmailKind>([...decisions, 'access-code', 'hired']),
  ]);
  return status === 'hired' && stays.status !== 'hired' && gone.includes('hired');
}

/**
 * The record with the account keeps its address, with which that person signs in. Confirmed accounts only.
 */
function addressOwner({ kept, gone }: Sides): MergeView['emailOf'] {
  if (kept.userId) return 'kept';
  return gone.userId ? 'gone' : null;
}

function chosenValues(sides: Sides, takeFromGone: readonly MergeField[]): Omit<MergedRecord, 'userId'> {
  const { kept, gone } = sides;
  const from = (field: MergeField): Candidate => (takeFromGone.includes(field) ? gone : kept);
  const fixed = addressOwner(sides);
  const email = fixed === null ? from('email').email : sides[fixed].email;
  const newest = kept.appliedAt >= gone.appliedAt ? kept : gone;
  const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));
  return {
    fullName: from('fullName').fullName,
    email,
    phone: from('phone').phone,
    position: from('position').position,
    country: from('country').country,
    state: from('state').state,
    linkedinUrl: from('linkedinUrl').linkedinUrl,
    status: from('status').status,
    introduction: kept.introduction || gone.introduction,
    resumeFileId: newest.resumeFileId ?? kept.resumeFileId ?? gone.resumeFileId,
    coverLetterFileId: newest.coverLetterFileId ?? kept.coverLetterFileId ?? gone.coverLetterFileId,
    consentGiven: kept.consentGiven || gone.consentGiven,
    // Whatever is real about a record must not go with the demo content.
    demo: kept.demo && gone.demo,
    hiredAt: later(kept.hiredAt, gone.hiredAt),
    appliedAt: later(kept.appliedAt, gone.appliedAt) ?? kept.appliedAt,
    createdAt: new Date(Math.min(kept.createdAt.getTime(), gone.createdAt.getTime())),
  };
}

/** What would move, counted by the names HR knows. */
async function countMoves(db: DbOrTx, id: CandidateId): Promise<MergeView['moves']> {
  const [row] = await db.execute<Record<string, number>>(sql`
    select (select count(*) from applications where candidate_id = ${id})::int as "applications",
      (select count(*) from files where candidate_id = ${id} and kind <> 'export')::int as "files",
      (select count(*) from interview_sessions where candidate_id = ${id})::int as "interviews",
      (select count(*) from employee_sessions where employee_id = ${id})::int as "work sessions",
      (select count(*) from client_chat_sessions where employee_id = ${id})::int as "practice chats",
      (select count(*) from candidate_events where candidate_id = ${id} and kind = 'note')::int as "notes",
      (select count(*) from candidate_events where candidate_id = ${id} and kind <> 'note')::int as "timeline entries",
      (select count(*) from mails where candidate_id = ${id})::int as "emails",
      (select count(*) from candidate_tags where candidate_id = ${id})::int as "tags",
      (select count(*) from onboarding_documents where candidate_id = ${id})::int as "onboarding documents",
      (select count(*) from document_requests where candidate_id = ${id})::int as "document requests"`);
  return Object.entries(row ?? {}).flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []));
}
