import { and, asc, eq } from 'drizzle-orm';
import type { CandidateId, PrivacyRequestId } from '../../../../shared/ids/schema.ts';
import { COPY_DAYS } from '../../../../shared/privacy/terms.ts';
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken, sha256 } from '../../../platform/crypto/vault.ts';
import type { OutgoingEmail } from '../../../platform/email/mailer.ts';
import { claimCopy, removeFilesById, storeCopy } from '../../files/service.ts';
import {
  copyEmail,
  erasedEmail,
  heldEmail,
  keptAccountEmail,
  nothingEmail,
  waitingEmail,
} from '../emails.ts';
import { copyArchive } from './copy.ts';
import { type ErasedSubject, eraseSubjects, isKeptAlone, proveErasure } from './erase.ts';
import { heldAmong } from './holds.ts';
import { isLate } from './requests.ts';
import { findSubjects, lockSubjects, whose } from './subjects.ts';

/** Longer than all tries of its own task, should each take its ten minutes; two tries at once would do all the work twice. */
const LATE_MS = 7 * HOUR_MS;

type PrivacyRequest = typeof privacyRequests.$inferSelect;

/** Carries out a confirmed request. Safe to run twice: what is finished is left alone. */
export async function fulfil(deps: Deps, requestId: PrivacyRequestId): Promise<void> {
  const [request] = await deps.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId));
  if (request?.state !== 'working' || !request.email) return;
  if (request.kind === 'copy') await prepareCopy(deps, request, request.email);
  else await carryOutDeletion(deps, request, request.email);
}

/** Stores that HR has approved a deletion that's being worked on. */
export async function keepApproval(deps: Deps, requestId: PrivacyRequestId): Promise<void> {
  await deps.db
    .update(privacyRequests)
    .set({ approved: true })
    .where(
      and(
        eq(privacyRequests.id, requestId),
        eq(privacyRequests.state, 'working'),
        eq(privacyRequests.kind, 'deletion'),
      ),
    );
}

/**
 * Retries each overdue request once. Its task gave up during an outage of the files or the database, or was lost.
 */
export async function fulfilLate(deps: Deps, signal: AbortSignal): Promise<void> {
  const late = await deps.db
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(isLate(new Date(deps.clock.now().getTime() - LATE_MS)))
    .orderBy(asc(privacyRequests.confirmedAt));
  for (const { id } of late) {
    if (signal.aborted) return;
    try {
      await fulfil(deps, id);
    } catch (error) {
      deps.log.error({ err: error, requestId: id }, 'a data request can’t be carried out yet');
    }
  }
}

async function prepareCopy(deps: Deps, request: PrivacyRequest, email: string): Promise<void> {
  const subjects = await findSubjects(deps.db, whose(request, email));
  if (subjects.length === 0) return finishEmpty(deps, request, email);
  const records = subjects.map(({ candidateId }) => candidateId);
  const owner = records.find((id) => id !== null) ?? null;
  const token = randomToken(deps.clock);
  const copy = await storeCopy(deps, await copyArchive(deps, subjects));
  try {
    await deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const still = await lockSubjects(tx, whose(request, email));
      if (!(await lockWorking(tx, request)))
        throw new Error('Another attempt already carried out this request');
      if (still.map(({ candidateId }) => candidateId).join() !== records.join())
        throw new Error('The record was merged or erased in the meantime');
      await claimCopy(deps, tx, copy, owner);
      await tx
        .update(privacyRequests)
        .set({
          state: 'done',
          exportFileId: copy.id,
          downloadTokenHash: sha256(token),
          downloadExpiresAt: new Date(now.getTime() + COPY_DAYS * DAY_MS),
          finishedAt: now,
        })
        .where(eq(privacyRequests.id, request.id));
      const outgoing = await copyEmail(deps, email, token);
      await deps.mailer.enqueue(tx, owner ? { ...outgoing, candidateId: owner } : outgoing);
      await publishPanelChange(deps, tx);
    });
  } catch (error) {
    // What can't be removed now is swept later.
    await deps.db.transaction((tx) => removeFilesById(deps, tx, [copy.id])).catch(() => {});
    throw error;
  }
}

/** False when another try of this request was faster. */
async function lockWorking(tx: Tx, { id }: PrivacyRequest): Promise<boolean> {
  const [row] = await tx
    .select({ state: privacyRequests.state })
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update');
  return row?.state === 'working';
}

async function finishEmpty(deps: Deps, request: PrivacyRequest, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await lockWorking(tx, request)) await closeEmpty(deps, tx, request, email);
  });
}

async function closeEmpty(deps: Deps, tx: Tx, request: PrivacyRequest, email: string): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state: 'done', email: null, note: '', finishedAt: deps.clock.now() })
    .where(eq(privacyRequests.id, request.id));
  await deps.mailer.enqueue(tx, await nothingEmail(deps, email));
  await publishPanelChange(deps, tx);
}

/** Refreshes open lists of requests. */
function publishPanelChange(deps: Deps, tx: Tx): Promise<void> {
  return deps.bus.publish(tx, 'panel', {});
}

/**
 * A hold on one record, or HR's decision about it, delays the erasure of all behind the address, but for one that HR has approved:
 * where two records work here, that one goes, and HR is asked about the other.
 */
async function carryOutDeletion(deps: Deps, request: PrivacyRequest, email: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Records before requests, as an erasure of theirs locks both.
    const subjects = await lockSubjects(tx, whose(request, email));
    if (!(await lockWorking(tx, request))) return;
    if (subjects.length === 0 && request.kept.length === 0) return closeEmpty(deps, tx, request, email);
    const records = subjects.flatMap(({ candidate }) => candidate ?? []);
    const [held] = await heldAmong(
      tx,
      records.map(({ id }) => id),
    );
    if (held)
      return delay(deps, tx, request, { state: 'held', about: held, outgoing: await heldEmail(deps, email) });

    const isApproved = (id: CandidateId | null): boolean => request.approved && id === request.candidateId;
    const undecided = records.find(({ id, status }) => status === 'hired' && !isApproved(id));
    if (!undecided)
      return finish(deps, tx, request, email, await eraseSubjects(deps, tx, subjects, request.id));
    const decided = subjects.filter(({ candidateId }) => isApproved(candidateId));
    const erased = await eraseSubjects(deps, tx, decided, request.id);
    await proveErasure(deps, tx, request.source, erased);
    // For the last email, which goes out once the others are erased as well.
    const kept = [...request.kept, ...erased.flatMap((one) => one.kept)];
    await tx.update(privacyRequests).set({ kept }).where(eq(privacyRequests.id, request.id));
    const outgoing = await waitingEmail(deps, email);
    await delay(deps, tx, request, { state: 'waiting', about: undecided.id, outgoing });
  });
}

/** `about` is the record that HR's list then shows, and whose hold is waited for. */
async function delay(
  deps: Deps,
  tx: Tx,
  request: PrivacyRequest,
  { state, about, outgoing }: { state: 'held' | 'waiting'; about: CandidateId; outgoing: OutgoingEmail },
): Promise<void> {
  await tx
    .update(privacyRequests)
    .set({ state, candidateId: about, approved: false })
    .where(eq(privacyRequests.id, request.id));
  await deps.mailer.enqueue(tx, outgoing);
  await publishPanelChange(deps, tx);
}

/** One line proves the erasure of one record, and ends what the law keeps of it: further kept ones get their own. */
async function finish(
  deps: Deps,
  tx: Tx,
  request: PrivacyRequest,
  email: string,
  erased: readonly ErasedSubject[],
): Promise<void> {
  const main = erased.find(({ keepUntil }) => keepUntil) ?? erased[0];
  await tx
    .update(privacyRequests)
    .set({
      state: main?.keepUntil ? 'kept' : 'done',
      kept: erased.filter((one) => one === main || !one.keepUntil).flatMap((one) => one.kept),
      keepUntil: main?.keepUntil ?? null,
      candidateId: main?.candidateId ?? null,
      email: null,
      note: '',
      finishedAt: deps.clock.now(),
    })
    .where(eq(privacyRequests.id, request.id));
  const others = erased.filter((one) => one !== main && one.keepUntil);
  await proveErasure(deps, tx, request.source, others);
  const kept = [...request.kept, ...erased.flatMap((one) => one.kept)];
  const urgent = erased.some((one) => one.urgent);
  const nothing = request.kept.length === 0 && erased.every(isKeptAlone);
  const outgoing = nothing
    ? await keptAccountEmail(deps, email)
    : await erasedEmail(deps, email, kept, { urgent });
  await deps.mailer.enqueue(tx, outgoing);
  await publishPanelChange(deps, tx);
}
