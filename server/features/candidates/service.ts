import { asc, desc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { detailsOf } from '../../../shared/applications/schema.ts';
import type { ApplicationView, CandidateDetail, FileView } from '../../../shared/candidates/schema.ts';
import { APPLICATIONS_MAX, type CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import { applications, candidates } from '../../db/schema/candidates.ts';
import { files } from '../../db/schema/files.ts';
import { jobs } from '../../db/schema/jobs.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import type { SamplePerson } from '../../platform/email/compose.ts';
import type { OutgoingEmail } from '../../platform/email/mailer.ts';
import { withoutPassages } from '../../safety/passages.ts';
import { validCode } from '../accessCodes/service.ts';
import { aliasesOf } from '../records/service.ts';
import { readTimeline } from '../timeline/service.ts';
import { accessCodeEmail, hiredEmail, rejectedEmail } from './emails.ts';
import { isInterviewed } from './parts/portalAccess.ts';
import { type Candidate, readRow } from './queries.ts';

export { countCandidates, exportCandidates } from './parts/exporting.ts';
export { personNamed } from './parts/named.ts';

/**
 * Everything HR sees about one person but the interviews, which the admin feature adds; `forAdmin` adds the answers to
 * accommodation requests.
 */
export async function candidateDetail(
  deps: Deps,
  id: CandidateId,
  { forAdmin = false }: { forAdmin?: boolean } = {},
): Promise<Omit<CandidateDetail, 'interviews'>> {
  const found = await readRow(deps, id);
  if (!found) throw new DomainError('not_found');
  const [views, timeline, code, otherEmails] = await Promise.all([
    readApplications(deps, id),
    readTimeline(deps, id, { forCandidate: false, forAdmin }),
    validCode(deps, id),
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
    ...detailsOf(application),
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

/** Tells a person that they were hired and can sign in with the account they have. */
export async function emailHired(
  deps: Deps,
  tx: Tx,
  person: Parameters<typeof hiredEmail>[1],
): Promise<void> {
  await deps.mailer.enqueue(tx, await hiredEmail(deps, person, null));
}

/** The email of a decision, to an invented person. */
export function sampleDecision(
  deps: Deps,
  kind: 'access-code' | 'hired' | 'rejected',
  person: SamplePerson,
): Promise<OutgoingEmail> {
  if (kind === 'access-code') return accessCodeEmail(deps, person, '00000-00000-00000-000');
  return kind === 'hired' ? hiredEmail(deps, person, 'preview') : rejectedEmail(deps, person);
}

/** The email of a status, with invented secrets, for a preview; null when there is none. */
export async function statusEmail(
  deps: Deps,
  candidateId: CandidateId,
  status: CandidateStatus,
): Promise<OutgoingEmail | null> {
  const candidate = await readCandidate(deps, candidateId);
  if (status === 'shortlisted') {
    const interviewed = await isInterviewed(deps.db, candidateId);
    return accessCodeEmail(deps, candidate, '00000-00000-00000-000', { interviewed });
  }
  if (status === 'hired') return hiredEmail(deps, candidate, candidate.userId ? null : 'preview');
  return status === 'rejected' ? rejectedEmail(deps, candidate) : null;
}
