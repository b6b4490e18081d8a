import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type {
  ApplicationView,
  CandidateDetail,
  CandidateList,
  CandidateListInput,
  CandidateStatus,
  StatusChangeInput,
  TimelineEntry,
} from '../../../shared/candidates.ts';
import type { CandidateId, UserId } from '../../../shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { accessCodes, applications, candidateEvents, candidates } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { users } from '../../db/schema/users.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { OutgoingMail } from '../../platform/mailer.ts';
import {
  createPortalSession,
  endAllPortalSessions,
  endAllUserSessions,
  type OpenedSession,
  recheckUserSessions,
} from '../auth/sessions.ts';
import { issueInvitation, revokeInvitations } from '../invitations/service.ts';
import { CODE_DAYS, newCode, parseCode, verifierMatches } from './codes.ts';
import { candidateVisible, eventSentence } from './events.ts';
import { accessCodeMail, hiredMail, rejectedMail } from './mails.ts';
import {
  type Candidate,
  type ExportedCandidate,
  listCandidates as queryCandidates,
  exportCandidates as queryExport,
  readRow,
} from './queries.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Throttle of access codes, per network. */
const perAddress = { name: 'access-code-ip', max: 10, windowSeconds: 15 * 60 };

/** Hints that something about this person's own work has changed travel under this name. */
export const personTopic = (id: CandidateId): string => `person:${id}`;

export type Actor = { userId: UserId; ip: string };

export type NewEvent = {
  candidateId: CandidateId;
  kind: TimelineEntry['kind'];
  actorUserId?: UserId;
  data?: Record<string, string | number | boolean | null>;
  idempotencyKey?: string;
  /** Keeps a repeated event to one in this many milliseconds. */
  oncePerMs?: number;
};

/**
 * Adds a line to a person's timeline with the transaction of the thing itself. False when the same action
 * (by key, or within `oncePerMs`) has its line already.
 */
export async function recordEvent(tx: DbOrTx, deps: Deps, event: NewEvent): Promise<boolean> {
  const now = deps.clock.now();
  if (event.oncePerMs !== undefined) {
    const [recent] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(
        and(
          eq(candidateEvents.candidateId, event.candidateId),
          eq(candidateEvents.kind, event.kind),
          gte(candidateEvents.createdAt, new Date(now.getTime() - event.oncePerMs)),
        ),
      )
      .limit(1);
    if (recent) return false;
  }
  const inserted = await tx
    .insert(candidateEvents)
    .values({
      id: deps.clock.uuid(),
      candidateId: event.candidateId,
      kind: event.kind,
      actorUserId: event.actorUserId ?? null,
      data: event.data ?? {},
      idempotencyKey: event.idempotencyKey ?? null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: candidateEvents.id });
  return inserted.length > 0;
}

export function listCandidates(deps: Deps, input: CandidateListInput): Promise<CandidateList> {
  return queryCandidates(deps, input);
}

/** Everybody under these filters, in batches, for an export. */
export function exportCandidates(deps: Deps, input: CandidateListInput): AsyncGenerator<ExportedCandidate[]> {
  return queryExport(deps, input);
}

/** What happened, as a sentence; for lists that go beyond one person. */
export function describeEvent(kind: TimelineEntry['kind'], data: NonNullable<NewEvent['data']>): string {
  return eventSentence(kind, data);
}

/** A person's timeline, newest first. `forCandidate` leaves out what is HR's own. */
export async function readTimeline(
  deps: Deps,
  candidateId: CandidateId,
  { forCandidate }: { forCandidate: boolean },
): Promise<TimelineEntry[]> {
  const rows = await deps.db
    .select({ event: candidateEvents, actor: users.fullName })
    .from(candidateEvents)
    .leftJoin(users, eq(users.id, candidateEvents.actorUserId))
    .where(eq(candidateEvents.candidateId, candidateId))
    .orderBy(desc(candidateEvents.createdAt), desc(candidateEvents.id))
    .limit(500);
  return rows
    .filter(({ event }) => !forCandidate || candidateVisible.has(event.kind))
    .map(({ event, actor }) => ({
      id: event.id,
      at: event.createdAt.toISOString(),
      kind: event.kind,
      actor: forCandidate ? null : actor,
      text: eventSentence(event.kind, event.data),
    }));
}

/** When each status was first reached, for the portal's seats. */
export async function statusDates(deps: Deps, candidateId: CandidateId): Promise<Map<string, string>> {
  const rows = await deps.db
    .select({ to: sql<string>`${candidateEvents.data} ->> 'to'`, at: candidateEvents.createdAt })
    .from(candidateEvents)
    .where(and(eq(candidateEvents.candidateId, candidateId), eq(candidateEvents.kind, 'status_changed')))
    .orderBy(candidateEvents.createdAt);
  return new Map(rows.map(({ to, at }) => [to, at.toISOString()]));
}

/** Everything HR sees about one person but the interviews, which the admin feature adds. */
export async function candidateDetail(
  deps: Deps,
  id: CandidateId,
): Promise<Omit<CandidateDetail, 'interviews'>> {
  const found = await readRow(deps, id);
  if (!found) throw new DomainError('not_found');
  const [views, timeline, code] = await Promise.all([
    readApplications(deps, id),
    readTimeline(deps, id, { forCandidate: false }),
    liveCode(deps, id),
  ]);
  return {
    ...found.row,
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
  const rows = await deps.db
    .select({ application: applications, file: files, jobTitle: jobs.title })
    .from(applications)
    .leftJoin(files, eq(files.id, applications.resumeFileId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.candidateId, id))
    .orderBy(desc(applications.createdAt));
  return rows.map(({ application, file, jobTitle }) => ({
    id: application.id,
    jobId: application.jobId,
    jobTitle,
    position: application.position,
    fullName: application.fullName,
    phone: application.phone,
    country: application.country,
    state: application.state,
    introduction: application.introduction,
    resume: file && {
      id: file.id,
      name: file.name,
      size: file.size,
      mime: file.mime,
      createdAt: file.createdAt.toISOString(),
      hiddenText: file.hiddenText,
    },
    createdAt: application.createdAt.toISOString(),
  }));
}

/** One person's row. @throws DomainError('not_found') */
export async function readCandidate(deps: Deps, id: CandidateId): Promise<Candidate> {
  const [row] = await deps.db.select().from(candidates).where(eq(candidates.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/**
 * Changes a status: the change, its line in the timeline, the audit row, codes, sessions and mails commit
 * together. The same key again changes nothing (quality R3). Answers with the status before, for undo.
 */
export async function changeStatus(
  deps: Deps,
  actor: Actor,
  input: StatusChangeInput,
): Promise<{ previous: CandidateStatus }> {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    const previous = candidate.status;
    if (previous === input.status) return { previous };
    const fresh = await recordEvent(tx, deps, {
      candidateId: candidate.id,
      kind: 'status_changed',
      actorUserId: actor.userId,
      idempotencyKey: input.idempotencyKey,
      data: { from: previous, to: input.status, note: input.note ?? null },
    });
    if (!fresh) return { previous };
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
    if (previous === 'hired') await leaveHired(deps, tx, actor, candidate);
    await followUp(deps, tx, actor, { ...candidate, status: input.status }, input.notify);
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
    return { previous };
  });
}

/** What a new status brings with it (product decision on statuses). */
async function followUp(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  notify: boolean,
): Promise<void> {
  if (candidate.status === 'shortlisted' && notify) await issueCode(deps, tx, actor, candidate);
  // Taken back, for example by undo: the code that went out must not open a door HR closed again.
  if (candidate.status === 'applied') await revokeCodes(deps, tx, actor, candidate.id);
  if (candidate.status === 'hired') await openEmployment(deps, tx, actor, candidate, notify);
  if (candidate.status === 'rejected') {
    await revokeCodes(deps, tx, actor, candidate.id);
    await endAllPortalSessions(deps, tx, candidate.id);
    if (candidate.userId) await endAllUserSessions(deps, tx, candidate.userId);
    if (notify) await deps.mailer.enqueue(tx, await rejectedMail(candidate));
  }
}

/** The mails that come with decisions, to somebody made up. */
export function sampleMails(
  deps: Deps,
  person: { id: CandidateId; fullName: string; email: string; position: string },
): Promise<OutgoingMail[]> {
  return Promise.all([
    accessCodeMail(deps, person, '00000-00000-00000-000'),
    hiredMail(deps, person, 'preview'),
    rejectedMail(person),
  ]);
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
  return status === 'rejected' ? rejectedMail(candidate) : null;
}

/** What being hired opened closes with the change itself, on open pages too (quality S4). */
async function leaveHired(deps: Deps, tx: Tx, actor: Actor, candidate: Candidate): Promise<void> {
  if (await revokeInvitations(deps, tx, candidate.id)) {
    await recordEvent(tx, deps, {
      candidateId: candidate.id,
      kind: 'invitation_revoked',
      actorUserId: actor.userId,
    });
  }
  if (candidate.userId) await recheckUserSessions(deps, tx, candidate.userId);
}

/**
 * Tells a hired person how to sign in: with the account they have, or through an invitation that makes one.
 * An account whose address was never proven is let go first; it must not inherit what HR gives.
 */
async function openEmployment(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  notify: boolean,
): Promise<void> {
  const released = await releaseUnprovenAccount(tx, candidate.id);
  const linked = candidate.userId !== null && !released;
  if (linked && candidate.userId) await recheckUserSessions(deps, tx, candidate.userId);
  if (!notify) return;
  if (linked) await deps.mailer.enqueue(tx, await hiredMail(deps, candidate, null));
  else await invite(deps, tx, actor, candidate);
}

async function invite(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  idempotencyKey?: string,
): Promise<void> {
  const token = await issueInvitation(deps, tx, candidate.id);
  await recordEvent(tx, deps, {
    candidateId: candidate.id,
    kind: 'invitation_sent',
    actorUserId: actor.userId,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  await deps.audit.record(tx, {
    action: 'candidate.invited',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'candidate', id: candidate.id },
  });
  await deps.mailer.enqueue(tx, await hiredMail(deps, candidate, token));
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
    const [done] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(eq(candidateEvents.idempotencyKey, input.idempotencyKey));
    if (done) return;
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

/** Replaces the person's code and mails the new one. @throws DomainError('conflict') for rejected people. */
export async function reissueCode(
  deps: Deps,
  actor: Actor,
  input: { candidateId: CandidateId; idempotencyKey: string },
): Promise<{ expiresAt: string }> {
  return deps.db.transaction(async (tx) => {
    const candidate = await lockCandidate(tx, input.candidateId);
    if (candidate.status === 'rejected') throw new DomainError('conflict');
    const [done] = await tx
      .select({ id: candidateEvents.id })
      .from(candidateEvents)
      .where(eq(candidateEvents.idempotencyKey, input.idempotencyKey));
    if (!done) await issueCode(deps, tx, actor, candidate, input.idempotencyKey);
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
    const code = await liveCode(deps, candidate.id, tx);
    return { expiresAt: (code?.expiresAt ?? deps.clock.now()).toISOString() };
  });
}

async function issueCode(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  candidate: Candidate,
  idempotencyKey?: string,
): Promise<void> {
  const now = deps.clock.now();
  const code = newCode(deps.clock);
  await tx
    .update(accessCodes)
    .set({ revokedAt: now })
    .where(and(eq(accessCodes.candidateId, candidate.id), isNull(accessCodes.revokedAt)));
  await tx.insert(accessCodes).values({
    id: deps.clock.uuid(),
    candidateId: candidate.id,
    selector: code.selector,
    verifierHash: code.verifierHash,
    expiresAt: new Date(now.getTime() + CODE_DAYS * DAY_MS),
    createdAt: now,
  });
  await recordEvent(tx, deps, {
    candidateId: candidate.id,
    kind: 'code_issued',
    actorUserId: actor.userId,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  await deps.audit.record(tx, {
    action: 'candidate.code_issued',
    actor: { kind: 'user', id: actor.userId, ip: actor.ip },
    subject: { kind: 'candidate', id: candidate.id },
  });
  await deps.mailer.enqueue(tx, await accessCodeMail(deps, candidate, code.shown));
}

async function revokeCodes(deps: Deps, tx: Tx, actor: Actor, candidateId: CandidateId): Promise<void> {
  const revoked = await tx
    .update(accessCodes)
    .set({ revokedAt: deps.clock.now() })
    .where(and(eq(accessCodes.candidateId, candidateId), isNull(accessCodes.revokedAt)))
    .returning({ id: accessCodes.id });
  if (revoked.length > 0) {
    await recordEvent(tx, deps, { candidateId, kind: 'code_revoked', actorUserId: actor.userId });
  }
}

async function liveCode(deps: Deps, candidateId: CandidateId, db: DbOrTx = deps.db) {
  const [code] = await db
    .select()
    .from(accessCodes)
    .where(
      and(
        eq(accessCodes.candidateId, candidateId),
        isNull(accessCodes.revokedAt),
        gte(accessCodes.expiresAt, deps.clock.now()),
      ),
    );
  return code ?? null;
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

/**
 * Exchanges an access code for a portal session. Unknown, expired, revoked and wrong codes get the same
 * answer. The throttle counts per network only, so a guesser elsewhere never keeps the owner out.
 * @throws DomainError invalid_access_code, too_many_attempts
 */
export async function openPortal(
  deps: Deps,
  typed: string,
  { ip }: { ip: string },
): Promise<{ fullName: string; session: OpenedSession }> {
  await deps.limits.hit(perAddress, ip);
  const parsed = parseCode(typed);
  const [row] = await deps.db
    .select({ code: accessCodes, candidate: candidates })
    .from(accessCodes)
    .innerJoin(candidates, eq(candidates.id, accessCodes.candidateId))
    .where(eq(accessCodes.selector, parsed?.selector ?? ''));
  const matches = verifierMatches(parsed?.verifier ?? '', row?.code.verifierHash ?? '');
  const now = deps.clock.now();
  if (
    !row ||
    !matches ||
    row.code.revokedAt ||
    row.code.expiresAt <= now ||
    row.candidate.status === 'rejected'
  ) {
    deps.log.warn({ event: 'access_code_refused' }, 'access code refused');
    throw new DomainError('invalid_access_code');
  }
  const { candidate } = row;
  await deps.limits.clear(perAddress, ip);
  const session = await deps.db.transaction(async (tx) => {
    await recordEvent(tx, deps, { candidateId: candidate.id, kind: 'portal_opened', oncePerMs: HOUR_MS });
    await deps.audit.record(tx, {
      action: 'portal.opened',
      actor: { kind: 'candidate', id: candidate.id, ip },
    });
    return createPortalSession(deps, tx, candidate.id);
  });
  return { fullName: candidate.fullName, session };
}

async function lockCandidate(tx: Tx, id: CandidateId): Promise<Candidate> {
  const [row] = await tx.select().from(candidates).where(eq(candidates.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}
