import { z } from 'zod';
import type { ApplicationDetails } from '../applications/schema.ts';
import type { HrMessage } from '../conversation/schema.ts';
import {
  type ApplicationId,
  CandidateId,
  type FileId,
  type InterviewId,
  type JobId,
  TagId,
} from '../ids/schema.ts';
import type { ResultMark } from '../interview/resultMark.ts';
import type { InterviewFeedback } from '../interview/schema.ts';
import type { Ratings, Recommendation } from '../interview/scoring.ts';
import type { RatingLevels } from '../jobs/rubrics.ts';
import type { InterviewReview } from '../reviews/schema.ts';
import { type Tag, tagLimits } from '../tags/schema.ts';
import { figure } from '../text/counted.ts';
import { plainText } from '../text/plainText.ts';
import { candidateResults, candidateSorts, candidateStatuses } from './status.ts';

/** The keys are in a file of their own for addresses, which are parsed without the schema library. */
export { candidateSorts, candidateStatuses };
export const CandidateStatus = z.enum(candidateStatuses);
export type CandidateStatus = z.infer<typeof CandidateStatus>;

/** Parameters of the Candidates tab, all kept in the page's URL. */
export const CandidateListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  status: CandidateStatus.optional(),
  position: z.string().max(100).optional(),
  country: z.string().max(100).optional(),
  /** Only people who applied in the last N days. */
  withinDays: z.number().int().min(1).max(3650).optional(),
  result: z.enum(candidateResults).optional(),
  /** People who have all of these. */
  tags: z.array(TagId).max(tagLimits.filter).default([]),
  sort: z.enum(candidateSorts).default('newest'),
  /** Long enough for a name of 100 characters with four bytes each. */
  cursor: z.string().max(640).optional(),
  limit: z.number().int().min(1).max(100).default(50),
});
export type CandidateListInput = z.infer<typeof CandidateListInput>;

/** The board's people: the table's filters without the status, which is the board's columns. */
export const BoardFilters = CandidateListInput.omit({ status: true, sort: true, cursor: true, limit: true });
export type BoardFilters = z.infer<typeof BoardFilters>;

/** One page of one column of the board. */
export const BoardColumnInput = CandidateListInput.extend({
  status: CandidateStatus,
  limit: z.number().int().min(1).max(100).default(25),
  /** The client library's word for which way a list grows. */
  direction: z.literal('forward').optional(),
});
export type BoardColumnInput = z.infer<typeof BoardColumnInput>;

export type CandidateRow = {
  id: CandidateId;
  fullName: string;
  email: string;
  position: string;
  /** The job they applied for, where its title isn't the position. */
  job?: string;
  country: string;
  status: CandidateStatus;
  /** 0–100, null while there is none. */
  score: number | null;
  /** There is one, and this viewer is asked to rate the interview before they see it. */
  scoreWithheld?: true;
  /** How far the newest completed interview's result can be relied on; of an earlier method there is no score. */
  mark: ResultMark | null;
  /** True while an interview is open and the person was seen in the last minute. */
  interviewing: boolean;
  appliedAt: string;
  /** By name. */
  tags: Tag[];
};

export type CandidatePage = { rows: CandidateRow[]; nextCursor: string | null };

/** How many people there are under the filters, and which positions there are to filter by. */
export type CandidateFacets = {
  total: number;
  counts: Record<CandidateStatus, number>;
  /** Null: the counts are exact. Otherwise a count beyond this only says that there are more. */
  countedTo: number | null;
  positions: string[];
};

export type CandidateList = CandidatePage & CandidateFacets;

/** How far a search counts in each status. */
export const SEARCH_COUNT_MAX = 1_000;

/**
 * How many people a list is about, of one status or of all, as a text: "1,000+" when a search stopped counting.
 */
export function totalOf(
  list: Pick<CandidateFacets, 'counts' | 'countedTo'>,
  status?: CandidateStatus,
): string {
  const counts = status ? [list.counts[status]] : Object.values(list.counts);
  const most = list.countedTo ?? Number.POSITIVE_INFINITY;
  const sum = counts.reduce((all, count) => all + Math.min(count, most), 0);
  return `${figure(sum)}${counts.some((count) => count > most) ? '+' : ''}`;
}

export const StatusChangeInput = z.strictObject({
  candidateId: CandidateId,
  /** Client-made; a retry or a double click with the same key changes nothing twice. */
  idempotencyKey: z.uuid(),
  status: CandidateStatus,
  /** The person's status when the change was chosen; if it differs by now, the change is refused. */
  from: CandidateStatus.optional(),
  note: plainText().max(2000).optional(),
  /** Whether the person gets an email about it. */
  notify: z.boolean().default(true),
  /** The key of the change that this undoes: refused when that change's email has left. */
  undoes: z.uuid().optional(),
});
export type StatusChangeInput = z.infer<typeof StatusChangeInput>;

/** What undo needs to know about a change. */
export type StatusChanged = {
  previous: CandidateStatus;
  /** How long from now on it can be undone, by the server's clock; 0 when it can't. */
  undoMs: number;
};

/** One line of a person's timeline. Kinds are listed in `server/features/timeline/events.ts`. */
export type TimelineEntry = {
  id: string;
  at: string;
  kind:
    | 'applied'
    | 'address_confirmed'
    | 'status_changed'
    | 'code_issued'
    | 'code_revoked'
    | 'code_restored'
    | 'portal_opened'
    | 'interview_started'
    | 'interview_completed'
    | 'interview_scored'
    | 'score_changed'
    | 'result_confirmed'
    | 'looked_again'
    | 'interview_rated'
    | 'own_rating_changed'
    | 'proposal_shown'
    | 'human_requested'
    | 'review_requested'
    | 'question_asked'
    | 'account_created'
    | 'account_linked'
    | 'invitation_sent'
    | 'invitation_revoked'
    | 'invitation_restored'
    | 'invitation_accepted'
    | 'request_answered'
    | 'email_corrected'
    | 'documents_received'
    | 'documents_changed'
    | 'documents_requested'
    | 'documents_checked'
    | 'tags_changed'
    | 'merged'
    | 'note'
    | 'mail';
  /** Full name of the HR user who did it; null when the person or the system did. */
  actor: string | null;
  /** A finished sentence for people. */
  text: string;
};

/** So many applications of one person are shown. */
export const APPLICATIONS_MAX = 50;

export type ApplicationView = ApplicationDetails & {
  id: ApplicationId;
  jobId: JobId | null;
  jobTitle: string | null;
  position: string;
  fullName: string;
  phone: string | null;
  country: string;
  state: string | null;
  introduction: string;
  resume: FileView | null;
  coverLetter: FileView | null;
  /** A later application whose sender hasn't confirmed the address. */
  awaitsProof: boolean;
  createdAt: string;
};

export type FileView = {
  id: FileId;
  name: string;
  size: number;
  mime: string;
  createdAt: string;
  /** Whether its text is known; HR opens an unread one behind a warning only. */
  textState: 'waiting' | 'read' | 'unreadable' | null;
  /** Text found in the file that no page shows (white, tiny, hidden). Shown to HR only, never used. */
  hiddenText: string | null;
};

export type InterviewView = {
  id: InterviewId;
  position: string;
  startedAt: string;
  completedAt: string | null;
  /** Stopped before it was complete, for any reason; the person may still continue it. */
  endedUnscored: boolean;
  messages: HrMessage[];
  scoring: 'none' | 'pending' | 'done' | 'failed';
  ratings: Ratings | null;
  finalScore: number | null;
  recommendation: Recommendation | null;
  mark: ResultMark | null;
  /** The scoring's id; sent when a criterion is opened and when the result is confirmed. */
  round: number;
  /** What ratings of 1, 3 and 5 look like, by criterion; of the rubric the interview began with. */
  levels: Record<string, RatingLevels>;
  /** Criteria the viewer has opened or changed. */
  opened: string[];
  /** This person was decided on by a result whose method has been replaced since. */
  secondLook: boolean;
  summary: string | null;
  /** The feedback shown to the candidate about the interview. */
  feedback: InterviewFeedback | null;
  humanRequestedAt: string | null;
  reviewRequestedAt: string | null;
  /** Own ratings beside the proposal; null without a proposal. */
  review: InterviewReview | null;
};

/** Everything the drawer shows about one person. */
export type CandidateDetail = CandidateRow & {
  phone: string | null;
  state: string | null;
  linkedinUrl: string | null;
  /** Addresses of records merged into this one; emails go to `email`. */
  otherEmails: string[];
  applications: ApplicationView[];
  interviews: InterviewView[];
  timeline: TimelineEntry[];
  /** The code itself is never shown; only whether one works and until when. */
  accessCode: { issuedAt: string; expiresAt: string } | null;
  /** Whether an account is linked to this record. */
  hasAccount: boolean;
};
