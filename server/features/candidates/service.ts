import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  ApplicationView,
  BoardColumnInput,
  BoardFilters,
  CandidateDetail,
  CandidateFacets,
  CandidateList,
  CandidateListInput,
  CandidatePage,
  FileView,
  StatusChangeInput,
} from '../../../shared/candidates.ts';
import { APPLICATIONS_MAX, CandidateStatus } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { interviewIsOpen } from '../../../shared/interview.ts';
import type { Tx } from '../../db/client.ts';
import { applications, candidates } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/letter.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import { withoutPassages } from '../../safety/passages.ts';
import { liveCode } from '../accessCodes/service.ts';
import { aliasesOf } from '../aliases/service.ts';
import { endAllUserSessions } from '../auth/sessions.ts';
import { isRecorded, readTimeline, recordEvent, recorded } from '../timeline/service.ts';
import type { Actor } from './actor.ts';
import { closeEmployment, invite, openEmployment } from './employment.ts';
import { countExported, type ExportBounds, type ExportedCandidate, exportPeople } from './exporting.ts';
import { accessCodeMail, hiredMail, rejectedMail, untilUndone } from './mails.ts';
import { closePortal, reopenPortal, sendCode, withdrawCode } from './portalAccess.ts';
import {
  type Candidate,
  listCandidates as queryCandidates,
  boardColumn as queryColumn,
  boardCounts as queryCounts,
  readRow,
} from './queries.ts';

/** Hints that something about this person's own work has changed travel under this name. */
export const personTopic = (id: CandidateId): string => `person:${id}`;

/** One page of HR’s table, with counts per status under the same filters. */
export function listCandidates(deps: Deps, input: CandidateListInput): Promise<CandidateList> {
  return queryCandidates(deps, input);
}

/** One page of one column of the board. */
export function boardColumn(deps: Deps, input: BoardColumnInput): Promise<CandidatePage> {
  return queryColumn(deps, input);
}

/** How many people there are under the filters, by status. */
export function boardCounts(deps: Deps, input: BoardFilters): Promise<CandidateFacets> {
  return queryCounts(deps, input);
}

/** Everybody under these filters, in batches, for an export. */
export function exportCandidates(
  deps: Deps,
  input: CandidateListInput,
  bounds: ExportBounds,
): AsyncGenerator<ExportedCandidate[]> {
  return exportPeople(deps, input, bounds);
}

/** How many people such an export holds. @throws DomainError search_too_broad */
export function countCandidates(
  deps: Deps,
  input: CandidateListInput,
  bounds: ExportBounds,
): Promise<number> {
  return countExported(deps, input, bounds);
}

/** Everything HR sees about one person but the interviews, which the admin feature adds. */
export async function candidateDetail(
  deps: Deps,
  id: CandidateId,
): Promise<Omit<CandidateDetail, 'interviews'>> {
  const found = await readRow(deps, id);
  if (!found) throw new DomainError('not_found');
  const [views, timeline, code, otherEmails] = await Promise.all([
    readApplications(deps, id),
    readTimeline(deps, id, { forCandidate: false }),
    liveCode(deps, id),
    aliasesOf(deps.db, id),
  ]);
  return {
    ...found.row,
    otherEmails,
    phone: found.candidate.phone,
    state: found.candidate.state,
    linkedinUrl: found.candidate.linkedinUrl,
    applications: views,
    timeline,
    hasAccount: found.candidate.userId !== null,
    accessCode: code && { issuedAt: code.createdAt.toISOString(), expiresAt: code.expiresAt.toISOString() },
  };
}

async function readApplications(deps: Deps, id: CandidateId): Promise<ApplicationView[]> {
  const letters = alias(files, 'letters');
  const rows = await deps.db
    .select({ application: applications, file: files, letter: letters, jobTitle: jobs.title })
    .from(applications)
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .leftJoin(letters, eq(letters.id, applications.coverLetterFileId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.candidateId, id))
    // Proven ones first: a stranger's many don't push out what the person applied with.
    .orderBy(asc(applications.awaitsProof), desc(applications.createdAt))
    .limit(APPLICATIONS_MAX);
  rows.sort((a, b) => b.application.createdAt.getTime() - a.application.createdAt.getTime());
  return rows.map(({ application, file, letter, jobTitle }) => ({
    id: application.id,
    jobId: application.jobId,
    jobTitle,
    position: application.position,
    fullName: application.fullName,
    phone: application.phone,
    country: application.country,
    state: application.state,
    introduction: application.introductionWithheld
      ? withoutPassages(application.introduction)
      : application.introduction,
    linkedinUrl: application.linkedinUrl,
    resume: file && fileView(file),
    coverLetter: letter && fileView(letter),
    awaitsProof: application.awaitsProof,
    createdAt: application.createdAt.toISOString(),
  }));
}

function fileView(file: typeof files.$inferSelect): FileView {
  const { id, name, size, mime, textState, hiddenText } = file;
  return { id, name, size, mime, textState, hiddenText, createdAt: file.createdAt.toISOString() };
}

/** One person's row. @throws DomainError('not_found') */
export async function readCandidate(deps: Deps, id: CandidateId): Promise<Candidate> {
  const [row] = await deps.db.select().from(candidates).where(eq(candidates.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Changes a status: the change, its line in the timeline, the audit row, codes, sessions and mails commit
 * together. The same key again changes nothing (quality R3). Answers with the status before, for undo, also
 * when the first answer got lost.
 * @throws DomainError('conflict') when somebody else was faster than whoever chose (`from`)
 */
export function changeStatus(
  deps: Deps,
  actor: Actor,
  input: StatusChangeInput,
): Promise<{ previous: CandidateStatus }> {
  return deps.db.transaction((tx) => change(deps, tx, actor, input));
}

/**
 * Changes several people in one transaction, each as {@link changeStatus} does. Their rows are locked first, in one order,
 * because counts of people are locked after them. Null for somebody whom another one changed or took away.
 */
export function changeTogether(
  deps: Deps,
  actor: Actor,
  inputs: readonly StatusChangeInput[],
): Promise<({ previous: CandidateStatus } | null)[]> {
  return deps.db.transaction(async (tx) => {
    const ids = inputs.map(({ candidateId }) => candidateId);
    await tx
      .select({ id: candidates.id })
      .from(candidates)
      .where(inArray(candidates.id, ids))
      .orderBy(candidates.id)
      .for('update');
    const done: ({ previous: CandidateStatus } | null)[] = [];
    for (const input of inputs)
      done.push(await tx.transaction((inner) => change(deps, inner, actor, input)).catch(overtaken));
    return done;
  });
}

/** Null for somebody whom another one changed or took away; anything else is a real failure. */
function overtaken(error: unknown): null {
  if (error instanceof DomainError && (error.code === 'conflict' || error.code === 'not_found')) return null;
  throw error;
}

async function change(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  input: StatusChangeInput,
): Promise<{ previous: CandidateStatus }> {
  const candidate = await lockCandidate(tx, input.candidateId);
  const done = await recorded(tx, input.idempotencyKey);
  if (done) return { previous: statusBefore(done, candidate) };
  const previous = candidate.status;
  if (previous === input.status) return { previous };
  if (input.from && input.from !== previous) throw new DomainError('conflict');
  await recordEvent(tx, deps, {
    candidateId: candidate.id,
    kind: 'status_changed',
    actorUserId: actor.userId,
    idempotencyKey: input.idempotencyKey,
    data: { from: previous, to: input.status, note: input.note ?? null },
  });
  await tx
    .update(candidates)
    .set({
      status: input.status,
      updatedAt: deps.clock.now(),
      ...(input.status === 'hired' ? { hiredAt: deps.clock.now() } : {}),
    })
    .where(eq(candidates.id, candidate.id));
  await deps.audit.record(tx, {
    action: 'candidate.status_changed',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'candidate', id: candidate.id },
    data: { from: previous, to: input.status },
  });
  if (previous === 'hired') {
    await closeEmployment(deps, tx, actor, candidate);
    await reopenPortal(deps, tx, candidate, input.status);
  }
  if (previous === 'rejected') await deps.mailer.takeBack(tx, candidate.id, ['rejected']);
  await followUp(deps, tx, actor, { ...candidate, status: input.status }, input.notify);
  await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  return { previous };
}

/** What the person was before a change that is done. @throws DomainError('conflict') for a key of something else */
function statusBefore(
  { candidateId, kind, data }: NonNullable<Awaited<ReturnType<typeof recorded>>>,
  candidate: Candidate,
): CandidateStatus {
  if (candidateId !== candidate.id || kind !== 'status_changed') throw new DomainError('conflict');
  return CandidateStatus.catch(candidate.status).parse(data.from);
}

/** What a new status brings with it (product decision on statuses). */
async function followUp(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  notify: boolean,
): Promise<void> {
  if (candidate.status === 'shortlisted' && notify) await sendCode(deps, tx, actor, candidate);
  // Taken back, for example by undo: the code that went out must not open a door HR closed again.
  if (candidate.status === 'applied') await withdrawCode(deps, tx, actor, candidate.id);
  if (candidate.status === 'hired') {
    // The invitation, or the account there is, replaces the code.
    await closePortal(deps, tx, actor, candidate.id);
    // An account whose address was never proven must not inherit what HR gives.
    const released = await releaseUnprovenAccount(tx, candidate.id);
    const linked = candidate.userId !== null && !released;
    await openEmployment(deps, tx, actor, candidate, { linked, notify });
  }
  if (candidate.status === 'rejected') {
    await closePortal(deps, tx, actor, candidate.id);
    if (candidate.userId) await endAllUserSessions(deps, tx, candidate.userId);
    if (notify) await deps.mailer.enqueue(tx, untilUndone(deps, await rejectedMail(deps, candidate)));
  }
}

/** The mail that comes with a decision, to somebody made up. */
export function sampleDecision(
  deps: Deps,
  kind: 'access-code' | 'hired' | 'rejected',
  person: SamplePerson,
): Promise<OutgoingMail> {
  if (kind === 'access-code') return accessCodeMail(deps, person, '00000-00000-00000-000');
  return kind === 'hired' ? hiredMail(deps, person, 'preview') : rejectedMail(deps, person);
}

/** The mail that comes with a status, with made-up secrets, for a preview; null when there is none. */
export async function statusMail(
  deps: Deps,
  candidateId: CandidateId,
  status: CandidateStatus,
): Promise<OutgoingMail | null> {
  const candidate = await readCandidate(deps, candidateId);
  if (status === 'shortlisted') return accessCodeMail(deps, candidate, '00000-00000-00000-000');
  if (status === 'hired') return hiredMail(deps, candidate, candidate.userId ? null : 'preview');
  return status === 'rejected' ? rejectedMail(deps, candidate) : null;
}

/**
 * Replaces the invitation and mails the new one. The same key again changes nothing.
 * @throws DomainError conflict for people who are not hired or have an account already, not_found
 */
export async function reissueInvitation(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; idempotencyKey: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    if (await isRecorded(tx, input.idempotencyKey, candidate.id)) return;
    const released = await releaseUnprovenAccount(tx, candidate.id);
    if (candidate.status !== 'hired' || (candidate.userId && !released)) throw new DomainError('conflict');
    await invite(deps, tx, actor, candidate, input.idempotencyKey);
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  });
}

/**
 * Takes the record from an account that signed up with this address but never proved it: whoever did may
 * not be the person. Confirming by mail links it again. True when there was such an account.
 */
export async function releaseUnprovenAccount(tx: Tx, candidateId: CandidateId): Promise<boolean> {
  const unproven = tx.select({ id: users.id }).from(users).where(isNull(users.emailVerifiedAt));
  const released = await tx
    .update(candidates)
    .set({ userId: null })
    .where(and(eq(candidates.id, candidateId), inArray(candidates.userId, unproven)))
    .returning({ id: candidates.id });
  return released.length > 0;
}

/**
 * Replaces the person's code and mails the new one. @throws DomainError('conflict') for people whose status opens no
 * interview: a code comes with the shortlist, and hired people have an account.
 */
export async function reissueCode(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; idempotencyKey: string },
): Promise<{ expiresAt: string }> {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    if (!interviewIsOpen(candidate.status, false)) throw new DomainError('conflict');
    if (!(await isRecorded(tx, input.idempotencyKey, candidate.id))) {
      await sendCode(deps, tx, actor, candidate, input.idempotencyKey);
    }
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
    const code = await liveCode(deps, candidate.id, tx);
    return { expiresAt: (code?.expiresAt ?? deps.clock.now()).toISOString() };
  });
}

/** A note of HR in the timeline. */
export async function addNote(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; text: string; idempotencyKey: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockCandidate(tx, input.candidateId);
    await recordEvent(tx, deps, {
      candidateId: input.candidateId,
      kind: 'note',
      actorUserId: actor.userId,
      idempotencyKey: input.idempotencyKey,
      data: { text: input.text },
    });
    await deps.bus.publish(tx, 'candidates', { candidateId: input.candidateId });
  });
}

async function lockCandidate(tx: Tx, id: CandidateId): Promise<Candidate> {
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}
