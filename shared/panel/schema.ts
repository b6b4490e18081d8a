import { z } from 'zod';
import type { CandidateStatus } from '../candidates/schema.ts';
import type { StageTime } from '../candidates/stages.ts';
import { emailKinds, emailStates } from '../emails/labels.ts';
import { type CandidateId, EmailId, type JobId } from '../ids/schema.ts';
import type { ResultMark } from '../interview/resultMark.ts';
import { plainText } from '../text/plainText.ts';
import { Day, Zone } from '../time/zones.ts';
import { PageInput } from './paging.ts';

/** The four stat cards of the HR panel, what moved lately, and what waits in the inbox. */
export type PanelCounts = {
  candidates: number;
  candidatesThisWeek: number;
  employees: number;
  employeesThisMonth: number;
  jobs: number;
  jobsClosingThisWeek: number;
  sessions: number;
  sessionsOpen: number;
  /** Candidates who wait for a person or for a review of their score. */
  requests: number;
  /** Grades contested by employees. */
  contests: number;
  /** Sets of onboarding documents that haven't been checked. */
  documents: number;
  /** Bounced emails. */
  returned: number;
};

export const EmployeeListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  ...PageInput,
});
export type EmployeeListInput = z.infer<typeof EmployeeListInput>;

export type EmployeeRow = {
  id: CandidateId;
  fullName: string;
  email: string;
  position: string;
  /** False until they signed up through their invitation. */
  hasAccount: boolean;
  hiredAt: string;
};

export type EmployeeList = { employees: EmployeeRow[]; nextCursor: string | null };

/**
 * A candidate who waits for HR: `human` instead of the AI interviewer, an `accommodation`, a `review` of the
 * score, or the answer to a `question` that the interviewer could not give.
 */
export type RequestAbout = 'human' | 'accommodation' | 'review' | 'question';
export type CandidateRequest = {
  id: string;
  candidateId: CandidateId;
  fullName: string;
  position: string;
  about: RequestAbout;
  note: string | null;
  /** Both are also null until the viewer has rated, if they're asked to rate first. */
  score: number | null;
  mark: ResultMark | null;
  createdAt: string;
};

/** Rows "Show more" adds to a section of the inbox, and the most it shows. */
export const INBOX_PAGE = 50;
export const INBOX_MAX = 1_000;
/** One longer list instead of several pages, because the panel reloads it at each event, in one request. */
export const InboxListInput = z.strictObject({
  limit: z.number().int().min(1).max(INBOX_MAX).default(INBOX_PAGE),
});
export type InboxListInput = z.infer<typeof InboxListInput>;

/** The first rows of a section of the inbox; `total` counts all of them. */
export type InboxList<T> = { items: T[]; total: number };

/** A person whose onboarding documents haven't been checked yet. */
export type DocumentsToCheck = {
  candidateId: CandidateId;
  fullName: string;
  position: string;
  /** When they were submitted or changed. */
  since: string;
};

export const AnswerRequestInput = z.strictObject({
  requestId: z.uuid(),
  note: plainText().min(3, 'Please say what you decided').max(2000, 'Please use at most 2,000 characters'),
  /** Emails the note to the candidate. */
  notify: z.boolean(),
  idempotencyKey: z.uuid(),
});
export type AnswerRequestInput = z.infer<typeof AnswerRequestInput>;

export const EmailListInput = z.strictObject({
  search: z.string().trim().max(100).default(''),
  state: z.enum(emailStates).optional(),
  kind: z.enum(emailKinds).optional(),
  candidateId: z.uuid().optional(),
  ...PageInput,
});
export type EmailListInput = z.infer<typeof EmailListInput>;

export type EmailRow = {
  id: EmailId;
  kind: string;
  to: string;
  subject: string;
  state: (typeof emailStates)[number];
  attempts: number;
  /** The transport's error code; never a personal text. */
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** False when its text was removed, so it can't be sent again. */
  hasBody: boolean;
};

export type EmailList = { mails: EmailRow[]; nextCursor: string | null };

/** A test email on its way; its row in the log says what became of it. */
export type TestEmail = { to: string; mailId: EmailId };

/** A bounced email, until HR corrects the address, resends it, or dismisses it. */
export type ReturnedEmail = {
  id: EmailId;
  kind: string;
  to: string;
  subject: string;
  /** The transport's code, as in `EmailRow`. */
  lastError: string | null;
  at: string;
  person: { candidateId: CandidateId; fullName: string } | null;
  /** Whether the address is the person's own and HR may correct it: people with an account change it themselves. */
  correctable: boolean;
  /** False when its text held a code or a link and went once it had been sent. */
  hasBody: boolean;
};

export const CorrectAddressInput = z.strictObject({
  mailId: EmailId,
  /** The address as it was shown, so that two corrections don't overwrite each other. */
  from: z.string().max(254),
  to: z.email('Please enter an email address').max(254),
});
export type CorrectAddressInput = z.infer<typeof CorrectAddressInput>;

/** How many emails went to the corrected address, and how many can't be repeated because their text is gone. */
export type AddressCorrected = { resent: number; gone: number };

export type EmailPreview = {
  subject: string;
  to: string;
  /** Null when it's withheld, or was deleted after sending because it granted access. */
  text: string | null;
  /** True when codes and links were taken out for the preview. */
  hidden: boolean;
  /** True when it may reveal a score that this viewer is asked to rate first. */
  withheld: boolean;
};

const auditFilters = {
  /** Everything that begins with it: `job` or `job.closed`. */
  action: z
    .string()
    .regex(/^[a-z_.-]{1,60}$/i)
    .optional(),
  actorId: z.uuid().optional(),
  subjectId: z.uuid().optional(),
  /** Days of `zone`, YYYY-MM-DD, both included. */
  from: Day.optional(),
  until: Day.optional(),
  zone: Zone.optional(),
};
export const AuditFilters = z.strictObject(auditFilters);
export type AuditFilters = z.infer<typeof AuditFilters>;

export const AuditListInput = z.strictObject({
  ...auditFilters,
  /** Id of the last row before this page. */
  before: z.number().int().positive().optional(),
  limit: z.number().int().min(1).max(100).default(50),
});
export type AuditListInput = z.infer<typeof AuditListInput>;

export type AuditRow = {
  id: number;
  action: string;
  actor: string;
  /** Whether `actor` is a person's name, not a description such as “System”. */
  actorNamed: boolean;
  subjectKind: string | null;
  subjectId: string | null;
  /** The current name; null when the record has none or is deleted. */
  subjectName: string | null;
  ip: string | null;
  data: Record<string, string | number | boolean | null>;
  createdAt: string;
};

export type AuditList = {
  rows: AuditRow[];
  nextBefore: number | null;
  /** What there is to filter by. */
  actions: string[];
  actors: { id: string; name: string }[];
};

/** The four counts of the Reports tab. */
export type ReportCounts = {
  applications: number;
  employees: number;
  sessions: number;
  interviews: number;
};

export const OverviewInput = z.strictObject({ weeks: z.number().int().min(4).max(26).default(8) });
export type OverviewInput = z.infer<typeof OverviewInput>;

/** The overview's charts. Weeks begin on Monday, UTC; hours are whole hours, oldest first. */
export type OverviewCharts = {
  /** `shortlisted`: people whose newest application is from that week and who got further than applied. */
  weeks: { week: string; applications: number; shortlisted: number }[];
  statuses: Record<CandidateStatus, number>;
  /** Half of all people got their first answer within so many days, over the last 13 weeks; null without any. */
  medianDays: number | null;
  hours: { at: string; open: number }[];
  /** Tokens the models used, by day (UTC), the last 14. */
  ai: { day: string; tokens: number; calls: number }[];
  aiCap: number;
  stages: StageTime[];
  sources: LoadSources;
};

/** Work that waits for a person in HR. */
const deskKinds = [
  'interviews',
  'applications',
  'human',
  'review',
  'question',
  'contest',
  'documents',
  'privacy',
] as const;
export type DeskKind = (typeof deskKinds)[number];

/** Counts by value: the largest by name, the others added up. */
export type CountedValues = { named: { value: string; count: number }[]; others: number };

/** Sources of the overview: the period's applications, the current backlog, tokens of the last 14 days. */
export type LoadSources = {
  positions: CountedValues;
  countries: CountedValues;
  desk: { kind: DeskKind; count: number; oldestDays: number | null }[];
  purposes: {
    purpose: 'interview' | 'scoring' | 'work' | 'practice' | 'assistant' | 'safety';
    tokens: number;
    calls: number;
  }[];
};

/** One thing that waits for HR. */
export type NeedsYou = {
  kind:
    | 'model'
    | 'budget'
    | 'interviews'
    | 'applications'
    | 'documents'
    | 'job'
    | 'contests'
    | 'requests'
    | 'returned'
    | 'mails'
    | 'privacy';
  title: string;
  note: string;
  jobId: JobId | null;
};
