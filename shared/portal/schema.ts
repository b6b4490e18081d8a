import type { CandidateStatus, TimelineEntry } from '../candidates/schema.ts';
import type { FileId } from '../ids/schema.ts';
import type { InterviewSummary } from '../interview/schema.ts';

/**
 * Whether the interview is open to a person with this status: it opens when they're shortlisted, and a
 * started one continues until it's complete or the application is closed.
 */
export function interviewIsOpen(status: CandidateStatus, started: boolean): boolean {
  return started ? status !== 'rejected' : status === 'shortlisted' || status === 'interviewed';
}

/** Requests possible at any time: a person instead of the AI, or an accommodation. */
export type Wish = 'person' | 'accommodation';

export const portalStages = ['applied', 'shortlisted', 'interview', 'decision', 'training'] as const;

/** What the candidate portal shows (specification file 1 §2, Candidate portal). */
export type PortalView = {
  fullName: string;
  email: string;
  phone: string | null;
  position: string;
  country: string;
  state: string | null;
  linkedinUrl: string | null;
  status: CandidateStatus;
  /** Invented by the demo content. */
  demo: boolean;
  resume: { id: FileId; name: string; createdAt: string } | null;
  coverLetter: { id: FileId; name: string; createdAt: string } | null;
  interview: InterviewSummary | null;
  /** False when the status allows no interview, and once it's completed. */
  canInterview: boolean;
  /** What was asked for and HR hasn't answered yet. */
  waitsFor: Wish | null;
  /** Opened by a signed-in account instead of an access code. */
  byAccount: boolean;
  timeline: TimelineEntry[];
  stages: { stage: (typeof portalStages)[number]; state: 'done' | 'current' | 'next'; at: string | null }[];
};
