import { z } from 'zod';
import { adminJobFilters } from '../../../shared/adminJobs.ts';
import { CandidateStatus, candidateSorts } from '../../../shared/candidates.ts';
import { fairnessCategories } from '../../../shared/fairness.ts';
import { CandidateId, JobId, PracticeId, TagId, WorkSessionId } from '../../../shared/ids.ts';
import { positions } from '../../../shared/jobs.ts';
import { mailStates } from '../../../shared/panel.ts';
import { tagLimits } from '../../../shared/tags.ts';
import { Month } from '../../../shared/zones.ts';

export const adminTabs = [
  'overview',
  'candidates',
  'jobs',
  'employees',
  'sessions',
  'reports',
  'assistant',
  'inbox',
  'mail',
  'audit',
  'settings',
  'privacy',
  'preview',
  'account',
] as const;
export type AdminTab = (typeof adminTabs)[number];

/** A period as it is chosen: by name, so that a link means "this month" tomorrow as well, or by days. */
const ChosenPeriod = z.object({
  preset: z.enum(['today', 'month', 'custom']),
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
});
export type ChosenPeriod = z.infer<typeof ChosenPeriod>;

const text = z.string().max(100).optional().catch(undefined);
const period = ChosenPeriod.optional().catch(undefined);

const ExportFilters = z.object({
  candidates: z
    .object({
      status: CandidateStatus.optional().catch(undefined),
      position: text,
      country: text,
      tag: TagId.optional().catch(undefined),
      period,
    })
    .optional()
    .catch(undefined),
  employees: z.object({ position: text, country: text, period }).optional().catch(undefined),
  sessions: z
    .object({
      state: z.enum(['open', 'completed']).optional().catch(undefined),
      employee: CandidateId.optional().catch(undefined),
      period,
    })
    .optional()
    .catch(undefined),
});
export type ExportFilters = z.infer<typeof ExportFilters>;

/** What the panel keeps in its address; anything that does not fit falls back. */
export const AdminSearch = z.object({
  /** See {@link tabOf} for what shows when there is none. */
  tab: z.enum(adminTabs).optional().catch(undefined),
  q: z.string().max(100).optional().catch(undefined),
  /** Cursors of the pages before this one, so that Previous works. */
  pages: z.array(z.string().max(300)).max(500).optional().catch(undefined),
  // Overview
  weeks: z.number().int().min(4).max(26).optional().catch(undefined),
  // Candidates
  status: CandidateStatus.optional().catch(undefined),
  position: z.string().max(100).optional().catch(undefined),
  days: z.number().int().min(1).max(3650).optional().catch(undefined),
  /** People who have all of these tags; one alone may stand without brackets. */
  tag: z
    .union([TagId.transform((id) => [id]), z.array(TagId).max(tagLimits.filter)])
    .transform((ids) => [...new Set(ids)])
    .optional()
    .catch(undefined),
  sort: z.enum(candidateSorts).optional().catch(undefined),
  /** People as a table unless it says otherwise. */
  view: z.enum(['board']).optional().catch(undefined),
  candidate: CandidateId.optional().catch(undefined),
  /** The list of possible duplicates is open. */
  same: z.literal(true).optional().catch(undefined),
  /** Columns that are left out. */
  hide: z.array(z.string().max(20)).max(10).optional().catch(undefined),
  // Jobs
  jobs: z.enum(adminJobFilters).optional().catch(undefined),
  /** The job whose dialog is open; `new` for one that is not stored yet. */
  job: z
    .union([z.literal('new'), JobId])
    .optional()
    .catch(undefined),
  /** The answer of the assistant whose drafted job fills a new one. */
  draft: z.uuid().optional().catch(undefined),
  // Reports: fair chances
  fairYear: z.number().int().min(2000).max(2200).optional().catch(undefined),
  fairPosition: z.enum(positions).optional().catch(undefined),
  fairBy: z.enum(fairnessCategories).optional().catch(undefined),
  // Sessions
  sessions: z.enum(['open', 'practice']).optional().catch(undefined),
  session: WorkSessionId.optional().catch(undefined),
  practice: PracticeId.optional().catch(undefined),
  // Reports: what the exports are narrowed to, and the month
  exports: ExportFilters.optional().catch(undefined),
  month: Month.optional().catch(undefined),
  // Mail
  mails: z.enum(mailStates).optional().catch(undefined),
  // Settings
  part: z.enum(['house', 'mails', 'access']).optional().catch(undefined),
  /** The kind of mail whose text is open. */
  letter: z.string().max(40).optional().catch(undefined),
  // Audit
  action: z.string().max(60).optional().catch(undefined),
  actor: z.uuid().optional().catch(undefined),
  about: z.uuid().optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  until: z.iso.date().optional().catch(undefined),
});
export type AdminSearch = z.infer<typeof AdminSearch>;

/** The tab an address means: links in mails name a person or a filter, and no tab. */
export function tabOf(search: AdminSearch): AdminTab {
  if (search.tab) return search.tab;
  const { q, status, position, days, tag, sort, view, candidate } = search;
  const aboutPeople = [q, status, position, days, tag, sort, view, candidate].some(
    (value) => value !== undefined,
  );
  return aboutPeople ? 'candidates' : 'overview';
}
