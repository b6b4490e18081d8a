import { and, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { CONFIRM_DAYS } from '../../../shared/applications/schema.ts';
import type { ApplicationId, CandidateId, FileId, JobId } from '../../../shared/ids/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Tx } from '../../db/client.ts';
import { applications, candidates, countingFirst } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { randomToken, sha256 } from '../../platform/crypto/vault.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { type ApplicationFacts, applicationEmailToApplicant } from './emails.ts';

const RESENT_MAX = 3;

/**
 * Over all networks: emails to one mailbox about unconfirmed applications. Above it no email is sent; the
 * application is stored all the same.
 */
export const perMailbox = { name: 'apply-mailbox', max: 15, windowSeconds: 3_600 };

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
    await deps.mailer.enqueue(tx, await applicationEmailToApplicant(deps, facts, token));
  }
  return rows.length;
}

/** Ends the links that would confirm this person's applications. Returns the applications that had one. */
export async function endConfirmations(tx: Tx, candidateId: CandidateId): Promise<ApplicationId[]> {
  const ended = await tx
    .update(applications)
    .set({ confirmHash: null })
    .where(
      and(
        eq(applications.candidateId, candidateId),
        isNull(applications.confirmedAt),
        isNotNull(applications.confirmHash),
      ),
    )
    .returning({ id: applications.id });
  return ended.map(({ id }) => id);
}

/** What the emails about a stored application say of it. */
export async function factsOf(
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

/** The confirmation, to an invented person. */
export function sampleConfirmation(deps: Deps, person: SamplePerson): Promise<OutgoingEmail> {
  const { id: candidateId, fullName, email, position } = person;
  const facts: ApplicationFacts = {
    candidateId,
    fullName,
    email,
    position,
    phone: '+1 202 555 0100',
    jobTitle: null,
    country: 'United States',
    state: 'Ohio',
    linkedinUrl: 'https://www.linkedin.com/in/your-name',
    coverLetter: 'cover-letter.pdf',
    introduction: 'I have worked from home for three years and like to solve what looks difficult.',
    createdAt: deps.clock.now(),
  };
  return applicationEmailToApplicant(deps, facts, 'sample');
}

/**
 * The text of a person's current application, for prompts and the assistant; null without an application, or if the
 * text raised a safety flag.
 */
export async function introductionForModels(deps: Deps, candidateId: CandidateId): Promise<string | null> {
  const [row] = await deps.db
    .select({ introduction: applications.introduction, withheld: applications.introductionWithheld })
    .from(applications)
    .where(eq(applications.candidateId, candidateId))
    .orderBy(...countingFirst)
    .limit(1);
  return row && !row.withheld ? row.introduction : null;
}
