import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CandidateId, UserId } from '../../../shared/ids.ts';
import type {
  Duplicate,
  DuplicateList,
  DuplicateListInput,
  MergeField,
  MergeInput,
  MergeView,
  PairInput,
} from '../../../shared/merges.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { candidates } from '../../db/schema/candidates.ts';
import { onboardingDocuments } from '../../db/schema/documents.ts';
import { candidateAliases, candidateMerges, notTheSame } from '../../db/schema/merges.ts';
import { legalHolds } from '../../db/schema/privacy.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { liveCode, revokeCodes } from '../accessCodes/service.ts';
import { lockAddress } from '../aliases/service.ts';
import { endAllPortalSessions, recheckUserSessions } from '../auth/sessions.ts';
import { personTopic, releaseUnprovenAccount } from '../candidates/service.ts';
import { revokeInvitations } from '../invitations/service.ts';
import { mergeSelfIdentification } from '../selfIdentification/service.ts';
import { recordEvent } from '../timeline/service.ts';
import { listDuplicates, possiblySame, samePerson } from './find.ts';
import { moveBelongings } from './tables.ts';

type Actor = { userId: UserId; ip: string };
type Candidate = typeof candidates.$inferSelect;
type Sides = { kept: Candidate; gone: Candidate };

/** Where a record that was merged away lives on; null for one that never was. */
export async function mergedInto(db: DbOrTx, id: CandidateId): Promise<CandidateId | null> {
  const [row] = await db
    .select({ keptId: candidateMerges.keptId })
    .from(candidateMerges)
    .where(eq(candidateMerges.goneId, id));
  return row?.keptId ?? null;
}

/** Who may be the same person as this one, with the reasons. */
export function duplicatesOf(deps: Deps, id: CandidateId): Promise<Duplicate[]> {
  return possiblySame(deps, id);
}

/** All pairs who may be one person, the likeliest first. */
export function listAllDuplicates(deps: Deps, input: DuplicateListInput): Promise<DuplicateList> {
  return listDuplicates(deps, input);
}

/** HR says that these are two people; they are not shown as one again. The same again changes nothing. */
export async function dismissPair(deps: Deps, actor: Actor, { keptId, goneId }: PairInput): Promise<void> {
  const [firstId, secondId] = keptId < goneId ? [keptId, goneId] : [goneId, keptId];
  await deps.db.transaction(async (tx) => {
    await lockBoth(tx, keptId, goneId);
    const inserted = await tx
      .insert(notTheSame)
      .values({ firstId, secondId, decidedBy: actor.userId, createdAt: deps.clock.now() })
      .onConflictDoNothing()
      .returning({ id: notTheSame.firstId });
    if (inserted.length === 0) return;
    await deps.audit.record(tx, {
      action: 'candidate.not_the_same',
      actor: { kind: 'user', id: actor.userId, ip: actor.ip },
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
    refusal: await refusalOf(deps.db, sides),
    emailOf: addressOwner(sides),
  };
}

/**
 * Merges one record into another in one transaction: everything of it moves (`tables.ts`), its address stays
 * as an alias, and the record itself is gone. The same call again, or a second tab, answers with the record
 * that stayed and changes nothing.
 * @throws DomainError merge_two_accounts, merge_two_documents, merge_both_open, not_found
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
    const sides = sidesOf(rows, input.keptId, input.goneId);
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
  // What comes in for a record takes it away from an account that never proved it.
  const releasedKept = await releaseUnprovenAccount(tx, kept.id);
  const releasedGone = await releaseUnprovenAccount(tx, gone.id);
  const userId = (releasedKept ? null : kept.userId) ?? (releasedGone ? null : gone.userId);
  const values = chosenValues({ kept, gone }, input.takeFromGone);
  const other = values.email === kept.email ? gone.email : kept.email;

  await endAllPortalSessions(deps, tx, gone.id);
  await oneCode(deps, tx, { kept, gone });
  await oneInvitation(deps, tx, { kept, gone }, userId !== null || values.status !== 'hired');
  await oneHold(deps, tx, { kept, gone });
  await mergeSelfIdentification(tx, { from: gone.id, into: kept.id });
  await moveBelongings(tx, gone.id, kept.id);

  await tx.delete(candidates).where(eq(candidates.id, gone.id));
  await tx
    .update(candidates)
    .set({ ...values, userId, updatedAt: deps.clock.now() })
    .where(eq(candidates.id, kept.id));
  await tx
    .insert(candidateAliases)
    .values({ email: other, candidateId: kept.id, createdAt: deps.clock.now() })
    .onConflictDoUpdate({ target: candidateAliases.email, set: { candidateId: kept.id } });
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
  if (values.status === 'rejected') await revokeCodes(deps, tx, kept.id);
  await recordEvent(tx, deps, {
    candidateId: kept.id,
    kind: 'merged',
    actorUserId: actor.userId,
    idempotencyKey: input.idempotencyKey,
    data: { name: gone.fullName, email: other },
  });
  await deps.audit.record(tx, {
    action: 'candidate.merged',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'candidate', id: kept.id },
    data: { merged: gone.id, taken: input.takeFromGone.join(', ') },
  });
  if (userId) await recheckUserSessions(deps, tx, userId);
  for (const id of [kept.id, gone.id]) {
    await deps.bus.publish(tx, 'candidates', { candidateId: id });
    await deps.bus.publish(tx, personTopic(id), {});
  }
}

/** The record with the account keeps its address: it is what that person signs in with. */
function addressOwner({ kept, gone }: Sides): MergeView['emailOf'] {
  if (kept.userId) return 'kept';
  return gone.userId ? 'gone' : null;
}

function chosenValues(sides: Sides, takeFromGone: readonly MergeField[]) {
  const { kept, gone } = sides;
  const from = (field: MergeField): Candidate => (takeFromGone.includes(field) ? gone : kept);
  const fixed = addressOwner(sides);
  const email = fixed === null ? from('email').email : sides[fixed].email;
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
    resumeFileId:
      (kept.appliedAt >= gone.appliedAt ? kept.resumeFileId : gone.resumeFileId) ??
      kept.resumeFileId ??
      gone.resumeFileId,
    coverLetterFileId: kept.coverLetterFileId ?? gone.coverLetterFileId,
    consentGiven: kept.consentGiven || gone.consentGiven,
    hiredAt: later(kept.hiredAt, gone.hiredAt),
    appliedAt: later(kept.appliedAt, gone.appliedAt) ?? kept.appliedAt,
    createdAt: new Date(Math.min(kept.createdAt.getTime(), gone.createdAt.getTime())),
  };
}

async function documentsOf(db: DbOrTx, ...ids: CandidateId[]): Promise<Set<CandidateId>> {
  const rows = await db
    .select({ id: onboardingDocuments.candidateId })
    .from(onboardingDocuments)
    .where(inArray(onboardingDocuments.candidateId, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Why these two stay two; each reason has its sentence in shared/errors.ts. */
async function refusalOf(db: DbOrTx, { kept, gone }: Sides): Promise<MergeView['refusal']> {
  if (kept.userId && gone.userId && (await bothProven(db, kept, gone))) return 'merge_two_accounts';
  if ((await documentsOf(db, kept.id, gone.id)).size === 2) return 'merge_two_documents';
  const [open] = await db.execute(sql`
    select 1 from conversations a join conversations b on b.kind = a.kind
    where a.owner_id = ${kept.id} and b.owner_id = ${gone.id} and a.open and b.open
    union all
    select 1 from client_chat_sessions a join client_chat_sessions b on b.employee_id = ${gone.id}
    where a.employee_id = ${kept.id} and a.status in ('connecting', 'active') and b.status in ('connecting', 'active')
    union all
    select 1 from employee_sessions a join employee_sessions b on b.employee_id = ${gone.id}
    where a.employee_id = ${kept.id} and a.ended_at is null and b.ended_at is null
    limit 1`);
  return open ? 'merge_both_open' : null;
}

/** An account that never proved its address does not count: a merge takes the record from it anyway. */
async function bothProven(db: DbOrTx, kept: Candidate, gone: Candidate): Promise<boolean> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from users
    where id in (${kept.userId}, ${gone.userId}) and email_verified_at is not null`);
  return row?.count === 2;
}

/** One code of a person works: the kept record's, or the other's when it is the only one. */
async function oneCode(deps: Deps, tx: Tx, { kept, gone }: Sides): Promise<void> {
  if (await liveCode(deps, kept.id, tx)) await revokeCodes(deps, tx, gone.id);
  else await revokeCodes(deps, tx, kept.id);
}

/** One invitation works, and none of somebody who has an account or is not hired. */
async function oneInvitation(deps: Deps, tx: Tx, { kept, gone }: Sides, none: boolean): Promise<void> {
  const [live] = await tx.execute(sql`
    select 1 from invitations where candidate_id = ${kept.id} and used_at is null and revoked_at is null`);
  if (none || live) await revokeInvitations(deps, tx, gone.id);
  if (none) await revokeInvitations(deps, tx, kept.id);
}

/** Two holds become one that says both reasons; it stays open. */
async function oneHold(deps: Deps, tx: Tx, { kept, gone }: Sides): Promise<void> {
  const holds = await tx
    .select()
    .from(legalHolds)
    .where(and(inArray(legalHolds.candidateId, [kept.id, gone.id]), isNull(legalHolds.liftedAt)));
  const own = holds.find(({ candidateId }) => candidateId === kept.id);
  const other = holds.find(({ candidateId }) => candidateId === gone.id);
  if (!own || !other) return;
  await tx
    .update(legalHolds)
    .set({ reason: `${own.reason} / ${other.reason}` })
    .where(eq(legalHolds.id, own.id));
  await tx.update(legalHolds).set({ liftedAt: deps.clock.now() }).where(eq(legalHolds.id, other.id));
}

/** What would move, counted where HR knows it by a name. */
async function countMoves(db: DbOrTx, id: CandidateId): Promise<MergeView['moves']> {
  const [row] = await db.execute<Record<string, number>>(sql`
    select (select count(*) from applications where candidate_id = ${id})::int as "applications",
      (select count(*) from files where candidate_id = ${id} and kind <> 'export')::int as "files",
      (select count(*) from interview_sessions where candidate_id = ${id})::int as "interviews",
      (select count(*) from employee_sessions where employee_id = ${id})::int as "work sessions",
      (select count(*) from client_chat_sessions where employee_id = ${id})::int as "practice chats",
      (select count(*) from candidate_events where candidate_id = ${id} and kind = 'note')::int as "notes",
      (select count(*) from candidate_events where candidate_id = ${id} and kind <> 'note')::int as "timeline entries",
      (select count(*) from mails where candidate_id = ${id})::int as "mails",
      (select count(*) from candidate_tags where candidate_id = ${id})::int as "tags",
      (select count(*) from onboarding_documents where candidate_id = ${id})::int as "onboarding documents",
      (select count(*) from document_requests where candidate_id = ${id})::int as "document requests"`);
  return Object.entries(row ?? {}).flatMap(([what, count]) => (count > 0 ? [{ what, count }] : []));
}
