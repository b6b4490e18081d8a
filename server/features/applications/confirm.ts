import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { CONFIRM_DAYS } from '../../../shared/applications.ts';
import type { ApplicationId, FileId, JobId } from '../../../shared/ids.ts';
import type { Tx } from '../../db/client.ts';
import { applications, candidates } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { randomToken, sha256 } from '../../platform/crypto.ts';
import { type ApplicationFacts, applicationCopyMail, applicationMailToApplicant } from './mails.ts';

const perConfirmer = { name: 'apply-confirm-ip', max: 20, windowSeconds: 3_600 };
const DAY_MS = 86_400_000;
const RESENT_MAX = 3;

/**
 * Confirms the application of a mailed link, and emails a copy of its answers. One that awaited this proof becomes what
 * the person applies with, unless HR acted or a newer one counts already. Idempotent.
 * @throws DomainError link_invalid, too_many_attempts
 */
export async function confirmApplication(
  deps: Deps,
  { token }: { token: string },
  { ip }: { ip: string },
): Promise<void> {
  await deps.limits.hit(perConfirmer, ip);
  await deps.db.transaction(async (tx) => {
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
    // Gone: the link ended while this call waited for the record.
    if (!candidate || !application) throw new DomainError('link_invalid');
    if (application.confirmedAt) return;
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
      const current = { position, coverLetterFileId, ...(resumeFileId ? { resumeFileId } : {}) };
      await tx
        .update(candidates)
        .set({ appliedAt, updatedAt: now, ...(candidate.status === 'applied' ? current : {}) })
        .where(eq(candidates.id, candidate.id));
    }
    const facts = await factsOf(tx, application, candidate.email);
    await deps.mailer.enqueue(tx, await applicationCopyMail(deps, facts));
    await deps.bus.publish(tx, 'candidates', { candidateId: candidate.id });
  });
}

/**
 * Emails new links that confirm these applications to the person's address, for the three newest that can still be
 * confirmed. Their earlier links end. Answers with how many.
 */
export async function emailConfirmations(deps: Deps, tx: Tx, ids: readonly ApplicationId[]): Promise<number> {
  if (ids.length === 0) return 0;
  const since = new Date(deps.clock.now().getTime() - CONFIRM_DAYS * DAY_MS);
  const rows = await tx
    .select({ application: applications, email: candidates.email })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(
      and(
        inArray(applications.id, [...ids]),
        isNull(applications.confirmedAt),
        gt(applications.createdAt, since),
      ),
    )
    .orderBy(desc(applications.createdAt))
    .limit(RESENT_MAX);
  for (const { application, email } of rows) {
    const token = randomToken(deps.clock, 32);
    await tx
      .update(applications)
      .set({ confirmHash: sha256(token) })
      .where(eq(applications.id, application.id));
    const facts = await factsOf(tx, application, email);
    await deps.mailer.enqueue(tx, await applicationMailToApplicant(deps, facts, token));
  }
  return rows.length;
}

async function factsOf(
  tx: Tx,
  application: typeof applications.$inferSelect,
  email: string,
): Promise<ApplicationFacts> {
  return {
    ...application,
    introduction: application.introductionWithheld ? null : application.introduction,
    email,
    jobTitle: application.jobId && (await titleOf(tx, application.jobId)),
    coverLetter: application.coverLetterFileId && (await nameOf(tx, application.coverLetterFileId)),
  };
}

async function titleOf(tx: Tx, jobId: JobId): Promise<string | null> {
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId));
  return job?.title ?? null;
}

async function nameOf(tx: Tx, fileId: FileId): Promise<string | null> {
  const [file] = await tx.select({ name: files.name }).from(files).where(eq(files.id, fileId));
  return file?.name ?? null;
}
