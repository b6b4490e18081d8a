import { candidateResults, candidateSorts, candidateStatuses } from '../../../shared/candidates/status.ts';
import { emailStates } from '../../../shared/emails/labels.ts';
import { fairnessCategories } from '../../../shared/fairness/schema.ts';
import type {
  CandidateId,
  InterviewId,
  JobId,
  PracticeId,
  TagId,
  WorkSessionId,
} from '../../../shared/ids/schema.ts';
import { adminJobFilters, positions } from '../../../shared/jobs/schema.ts';
import { tagLimits } from '../../../shared/tags/limits.ts';
import { MONTH } from '../../../shared/time/dates.ts';
import { day, group, id, list, matching, oneOf, type Reader, text, whole } from '../../searchReaders.ts';

export const adminTabs = [
  'overview',
  'candidates',
  'reading',
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

/** A chosen period: a preset, so that a link keeps meaning "this month", or days. */
export type ChosenPeriod = { preset: 'today' | 'month' | 'custom'; from?: string; until?: string };

const name = text(100);
const uuid = id<string>();
const candidate = id<CandidateId>();
const status = oneOf(candidateStatuses);

const period = group(({ preset, from, until }): ChosenPeriod | undefined => {
  const known = oneOf(['today', 'month', 'custom'])(preset);
  const days = { from: day(from), until: day(until) };
  const broken = (from !== undefined && !days.from) || (until !== undefined && !days.until);
  return known && !broken ? { preset: known, ...days } : undefined;
});

const exportFilters = group((raw) => ({
  candidates: group((filters) => ({
    status: status(filters.status),
    position: name(filters.position),
    country: name(filters.country),
    tag: id<TagId>()(filters.tag),
    period: period(filters.period),
  }))(raw.candidates),
  employees: group((filters) => ({
    position: name(filters.position),
    country: name(filters.country),
    period: period(filters.period),
  }))(raw.employees),
  sessions: group((filters) => ({
    state: oneOf(['open', 'completed'])(filters.state),
    employee: candidate(filters.employee),
    period: period(filters.period),
  }))(raw.sessions),
}));
type Loose<T> = { [Key in keyof T]?: T[Key] | undefined };
type Filters = NonNullable<ReturnType<typeof exportFilters>>;
export type ExportFilters = { [Part in keyof Filters]?: Loose<NonNullable<Filters[Part]>> | undefined };

/** A single tag may come without brackets; duplicates are dropped. */
const tags: Reader<TagId[]> = (raw) => {
  const found = list(id<TagId>(), tagLimits.filter)(typeof raw === 'string' ? [raw] : raw);
  return found && [...new Set(found)];
};

/** The panel's search parameters. */
const read = (raw: Record<string, unknown>) => ({
  /** See {@link tabOf} for what shows when there is none. */
  tab: oneOf(adminTabs)(raw.tab),
  q: name(raw.q),
  /** Cursors of the pages before this one, so that Previous works. */
  pages: list(text(640), 500)(raw.pages),
  // Overview
  weeks: whole(4, 26)(raw.weeks),
  // Candidates
  status: status(raw.status),
  position: name(raw.position),
  country: name(raw.country),
  days: whole(1, 3650)(raw.days),
  /** State of the newest result. */
  result: oneOf(candidateResults)(raw.result),
  /** People who have all of these tags. */
  tag: tags(raw.tag),
  sort: oneOf(candidateSorts)(raw.sort),
  /** The table is the default view. */
  view: oneOf(['board'])(raw.view),
  candidate: candidate(raw.candidate),
  /** The interview to read, if a person has several. */
  interview: id<InterviewId>()(raw.interview),
  /** The drawer tab to open first. */
  show: oneOf(['documents'])(raw.show),
  /** Whether the list of possible duplicates is open. */
  same: oneOf([true])(raw.same),
  /** Hidden columns. */
  hide: list(text(20), 10)(raw.hide),
  // Jobs
  jobs: oneOf(adminJobFilters)(raw.jobs),
  /** The job whose dialog is open; `new` for an unsaved one. */
  job: oneOf(['new'])(raw.job) ?? id<JobId>()(raw.job),
  /** The assistant's answer whose job draft fills a new job. */
  draft: uuid(raw.draft),
  // Reports: adverse impact
  fairYear: whole(2000, 2200)(raw.fairYear),
  fairPosition: oneOf(positions)(raw.fairPosition),
  fairBy: oneOf(fairnessCategories)(raw.fairBy),
  // Sessions
  sessions: oneOf(['open', 'practice'])(raw.sessions),
  /** Whose sessions; everyone's without it. */
  whose: candidate(raw.whose),
  session: id<WorkSessionId>()(raw.session),
  practice: id<PracticeId>()(raw.practice),
  // Reports: export filters and month
  exports: exportFilters(raw.exports),
  month: matching(MONTH)(raw.month),
  // Email log
  mails: oneOf(emailStates)(raw.mails),
  /** The kind of email; validated by the tab, so the first load doesn't need the list. */
  mailKind: text(40)(raw.mailKind),
  // Settings
  part: oneOf(['house', 'company', 'mails', 'access'])(raw.part),
  /** The email template being edited. */
  letter: text(40)(raw.letter),
  // Audit
  action: text(60)(raw.action),
  actor: uuid(raw.actor),
  about: uuid(raw.about),
  from: day(raw.from),
  until: day(raw.until),
});
export type AdminSearch = Omit<Loose<ReturnType<typeof read>>, 'exports'> & {
  exports?: ExportFilters | undefined;
};

/** Parses the panel's search parameters; invalid ones are dropped. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  return read(raw);
}

/** The tab of a URL: links in emails have a person or a filter but no tab. */
export function tabOf(search: AdminSearch): AdminTab {
  if (search.tab) return search.tab;
  const { q, status, position, days, result, tag, sort, view, candidate } = search;
  const aboutPeople = [q, status, position, days, result, tag, sort, view, candidate].some(
    (value) => value !== undefined,
  );
  return aboutPeople ? 'candidates' : 'overview';
}
