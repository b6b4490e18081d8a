import { and, eq, gt } from 'drizzle-orm';
import { CONFIRM_DAYS, type ResendConfirmationInput } from '../../../../shared/applications/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { applications, candidates } from '../../../db/schema/candidates.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { sha256 } from '../../../platform/crypto/vault.ts';
import { isWithin } from '../../../platform/limits/limits.ts';
import { changeRecord } from '../../records/service.ts';
import { recordChange } from '../../timeline/service.ts';
import { applicationCopyEmail } from '../emails.ts';
import { emailConfirmations, factsOf, perMailbox } from '../service.ts';
import { contactOf, isProven } from './contact.ts';

const perConfirmer = { name: 'apply-confirm-ip', max: 20, windowSeconds: 3_600 };
const perResender = { name: 'apply-resend-ip', max: 10, windowSeconds: 3_600 };
const perApplication = { name: 'apply-resend', max: 3, windowSeconds: 3_600 };

/**
 * Confirms the application of an emailed link, and emails a copy of its answers. An application that waited
 * for this becomes the person's current one, unless HR has acted or a newer one counts already, and sets the
 * person's name if no confirmed one has. Idempotent: returns whether it was confirmed before.
 * @throws DomainError link_invalid, too_many_attempts
 */
export async function confirmApplication(
  deps: Deps,
  { token }: { token: string },
  { ip }: { ip: string },
): Promise<boolean> {
  await deps.limits.hit(perConfirmer, ip);
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const [link] = await tx
      .select({ id: applications.id, candidateId: applications.candidateId })
      .from(applications)
      .where(eq(applications.confirmHash, sha256(token)));
    if (!link) throw new DomainError('link_invalid');
    const [candidate] = await tx
      .select()
      .from(candidates)
      .where(eq(candidates.id, link.candidateId))
      .for('update');
    const [application] = await tx
      .select()
      .from(applications)
      .where(and(eq(applications.id, link.id), eq(applications.confirmHash, sha256(token))))
      .for('update');
    // The link expired while this call waited for the record.
    if (!candidate || !application) throw new DomainError('link_invalid');
    if (application.confirmedAt) return true;
    if (application.createdAt.getTime() + CONFIRM_DAYS * DAY_MS < now.getTime()) {
      throw new DomainError('link_invalid');
    }
    await tx
      .update(applications)
      .set({ confirmedAt: now, awaitsProof: false })
      .where(eq(applications.id, application.id));
    const [newer] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.candidateId, candidate.id),
          eq(applications.awaitsProof, false),
          gt(applications.createdAt, application.createdAt),
        ),
      )
      .limit(1);
    if (application.awaitsProof && !newer) {
      const { position, resumeFileId, coverLetterFileId, createdAt: appliedAt } = application;
      const current = {
        position,
        coverLetterFileId,
        ...(resumeFileId ? { resumeFileId } : {}),
        ...((await isProven(tx, candidate.id, application.id)) ? {} : contactOf(application)),
      };
      await changeRecord(deps, tx, candidate.id, {
        appliedAt,
        ...(candidate.status === 'applied' ? current : {}),
      });
    }
    const facts = await factsOf(tx, application, candidate.email);
    await deps.mailer.enqueue(tx, await applicationCopyEmail(deps, facts));
    await recordChange(tx, deps, {
      candidateId: candidate.id,
      kind: 'address_confirmed',
      audit: {
        action: 'candidate.address_confirmed',
        actor: { kind: 'candidate', id: candidate.id, ip },
      },
    });
    return false;
  });
}

/**
 * Emails an application's confirmation again, with a new link, or the copy once it's confirmed. The answer
 * never reveals whether an email is sent: the address may have reached its limit, and a program's application
 * doesn't exist.
 * @throws DomainError too_many_attempts
 */
export async function resendConfirmation(
  deps: Deps,
  { idempotencyKey }: ResendConfirmationInput,
  { ip }: { ip: string },
): Promise<void> {
  await deps.limits.hit(perResender, ip);
  await deps.limits.hit(perApplication, idempotencyKey);
  await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ application: applications, email: candidates.email })
      .from(applications)
      .innerJoin(candidates, eq(candidates.id, applications.candidateId))
      .where(eq(applications.idempotencyKey, idempotencyKey))
      .for('update');
    if (!found || !(await isWithin(deps.limits, perMailbox, found.email.toLowerCase(), tx))) return;
    const { application, email } = found;
    if (!application.confirmedAt) return void (await emailConfirmations(deps, tx, [application.id]));
    await deps.mailer.enqueue(tx, await applicationCopyEmail(deps, await factsOf(tx, application, email)));
  });
}
