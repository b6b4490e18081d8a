import { eq } from 'drizzle-orm';
import type { CandidateId, FileId, UserId } from '../../../shared/ids/schema.ts';
import { interviewIsOpen, type PortalView } from '../../../shared/portal/schema.ts';
import { files } from '../../db/schema/files.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { openPortalWithAccount } from '../accessCodes/service.ts';
import { readCandidate } from '../candidates/service.ts';
import { fileLink } from '../files/service.ts';
import { interviewSummary, waitsFor } from '../interview/service.ts';
import { readTimeline, statusDates } from '../timeline/service.ts';

/** Everything the portal shows to its owner, in one answer. With an account it also ends the access code. */
export async function portalView(
  deps: Deps,
  { candidateId, userId }: { candidateId: CandidateId; userId: UserId | null },
): Promise<PortalView> {
  if (userId) await openPortalWithAccount(deps, candidateId, userId);
  const [candidate, interview, waiting, timeline, dates, owned] = await Promise.all([
    readCandidate(deps, candidateId),
    interviewSummary(deps, candidateId),
    waitsFor(deps.db, candidateId),
    readTimeline(deps, candidateId, { forCandidate: true }),
    statusDates(deps, candidateId),
    deps.db.select().from(files).where(eq(files.candidateId, candidateId)),
  ]);
  const fileOf = (id: FileId | null) => {
    const file = owned.find((row) => row.id === id);
    return file ? { id: file.id, name: file.name, createdAt: file.createdAt.toISOString() } : null;
  };
  const canInterview =
    interview?.state !== 'completed' && interviewIsOpen(candidate.status, interview !== null);
  return {
    fullName: candidate.fullName,
    email: candidate.email,
    phone: candidate.phone,
    position: candidate.position,
    country: candidate.country,
    state: candidate.state,
    linkedinUrl: candidate.linkedinUrl,
    status: candidate.status,
    demo: candidate.demo,
    resume: fileOf(candidate.resumeFileId),
    coverLetter: fileOf(candidate.coverLetterFileId),
    interview,
    canInterview,
    waitsFor: waiting,
    byAccount: userId !== null,
    timeline,
    stages: stagesOf(candidate, { interviewedAt: interview?.completedAt ?? null, canInterview }, dates),
  };
}

/** The five steps: completed, current, and coming. */
function stagesOf(
  candidate: Awaited<ReturnType<typeof readCandidate>>,
  { interviewedAt, canInterview }: { interviewedAt: string | null; canInterview: boolean },
  dates: Map<string, string>,
): PortalView['stages'] {
  const ahead = canInterview ? 'interview' : 'shortlisted';
  const current = candidate.status === 'hired' ? 'training' : interviewedAt !== null ? 'decision' : ahead;
  const order = ['applied', 'shortlisted', 'interview', 'decision', 'training'] as const;
  const at: Record<(typeof order)[number], string | null> = {
    applied: candidate.createdAt.toISOString(),
    shortlisted: dates.get('shortlisted') ?? null,
    interview: interviewedAt,
    decision: dates.get('hired') ?? null,
    training: null,
  };
  const here = order.indexOf(current);
  return order.map((stage, index) => ({
    stage,
    state: index < here ? 'done' : index === here ? 'current' : 'next',
    // Someone may have been taken back from a stage they reached.
    at: index < here ? at[stage] : null,
  }));
}

/** A short-lived link to one of the person's own files. */
export async function ownFileLink(
  deps: Deps,
  owner: { candidateId: CandidateId; sessionId: string },
  fileId: FileId,
): Promise<{ url: string }> {
  const [file] = await deps.db
    .select({ owner: files.candidateId, kind: files.kind })
    .from(files)
    .where(eq(files.id, fileId));
  // The copy of a person's data goes to the mailbox's owner, not to the holder of a portal session.
  if (file?.owner !== owner.candidateId || file.kind === 'export') throw new DomainError('not_found');
  return fileLink(deps, { fileId, sessionId: owner.sessionId });
}
