import { eq } from 'drizzle-orm';
import type { PrivacyRequestId } from '../../../../shared/ids/schema.ts';
import { COPY_DAYS } from '../../../../shared/privacy/terms.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import type { Tx } from '../../../db/client.ts';
import { privacyRequests } from '../../../db/schema/privacy.ts';
import type { Deps } from '../../../deps.ts';
import { randomToken, sha256 } from '../../../platform/crypto.ts';
import { claimCopy, removeFilesById, storeCopy } from '../../files/service.ts';
import { copyMail, erasedMail, heldMail, nothingMail, waitingMail } from '../mails.ts';
import { findSubject, lockSubject } from '../service.ts';
import { copyArchive } from './copy.ts';
import { type Erased, erasePerson } from './erase.ts';
import { isHeld } from './holds.ts';

type PrivacyRequest = typeof privacyRequests.$inferSelect;

/** Carries out a confirmed request. Safe to run twice: what is finished is left alone. */
export async function fulfil(
  deps: Deps,
  requestId: PrivacyRequestId,
  { approved }: { approved: boolean },
): Promise<void> {
  const [request] = await deps.db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId));
  if (request?.state !== 'working' || !request.email) return;
  if (request.kind === 'copy') await prepareCopy(deps, request, request.email);
  else await carryOutDeletion(deps, request, request.email, approved);
}

async function prepareCopy(deps: Deps, request: PrivacyRequest, email: string): Promise<void> {
  const subject = await findSubject(deps.db, email);
  if (!subject.candidateId && !subject.userId) return finishEmpty(deps, request, email);
  const token = randomToken(deps.clock);
  const copy = await storeCopy(deps, await copyArchive(deps, subject));
  try {
    await deps.db.transaction(async (tx) => {
      if (!(await lockWorking(tx, request)))
        throw new Error('Another attempt already carried out this request');
      const { candidateId } = await lockSubject(tx, email);
      if (candidateId !== subject.candidateId)
        throw new Error('The record was merged or erased in the meantime');
      const now = deps.clock.now();
      await claimCopy(deps, tx, copy, subject.candidateId);
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
      const mail = await copyMail(deps, email, token);
      await deps.mailer.enqueue(
        tx,
        subject.candidateId ? { ...mail, candidateId: subject.candidateId } : mail,
      );
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
  await deps.mailer.enqueue(tx, await nothingMail(deps, email));
  await publishPanelChange(deps, tx);
}

/** Refreshes open lists of requests. */
function publishPanelChange(deps: Deps, tx: Tx): Promise<void> {
  return deps.bus.publish(tx, 'panel', {});
}

async function carryOutDeletion(
  deps: Deps,
  request: PrivacyRequest,
  email: string,
  approved: boolean,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await lockWorking(tx, request))) return;
    const { candidate, ...subject } = await lockSubject(tx, email);
    if (!subject.candidateId && !subject.userId) return closeEmpty(deps, tx, request, email);
    if (candidate && (await isHeld(tx, candidate.id))) {
      await tx.update(privacyRequests).set({ state: 'held' }).where(eq(privacyRequests.id, request.id));
      await deps.mailer.enqueue(tx, await heldMail(deps, email));
      await publishPanelChange(deps, tx);
      return;
    }
    if (candidate?.status === 'hired' && !approved) {
      await tx.update(privacyRequests).set({ state: 'waiting' }).where(eq(privacyRequests.id, request.id));
      await deps.mailer.enqueue(tx, await waitingMail(deps, email));
      await publishPanelChange(deps, tx);
      return;
    }
    const erased: Erased = await erasePerson(deps, tx, subject);
    await tx
      .update(privacyRequests)
      .set({
        state: erased.keepUntil ? 'kept' : 'done',
        kept: erased.kept,
        keepUntil: erased.keepUntil,
        candidateId: subject.candidateId,
        email: null,
        note: '',
        finishedAt: deps.clock.now(),
      })
      .where(eq(privacyRequests.id, request.id));
    await deps.mailer.enqueue(tx, await erasedMail(deps, email, erased.kept));
    await publishPanelChange(deps, tx);
  });
}
