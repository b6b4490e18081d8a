import { candidateResults, candidateSorts, candidateStatuses } from '../../../shared/candidates/status.ts';
import type {
  CandidateId,
  InterviewId,
  JobId,
  PracticeId,
  TagId,
  WorkSessionId,
} from '../../../shared/ids/schema.ts';
import { adminJobFilters, positions } from '../../../shared/jobs/schema.ts';
import { mailStates } from '../../../shared/mails/labels.ts';
import { fairnessCategories } from '../../../shared/reports/fairness.ts';
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

/** A period as it is chosen: by name, so that a link means "this month" tomorrow as well, or by days. */
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

/** One tag alone may stand without brackets; none stands twice. */
const tags: Reader<TagId[]> = (raw) => {
  const found = list(id<TagId>(), tagLimits.filter)(typeof raw === 'string' ? [raw] : raw);
  return found && [...new Set(found)];
};

/** What the panel keeps in its address. */
const read = (raw: Record<string, unknown>) => ({
  /** See {@link tabOf} for what shows when there is none. */
  tab: oneOf(adminTabs)(raw.tab),
  q: name(raw.q),
  /** Cursors of the pages before this one, so that Previous works. */
  pages: list(text(300), 500)(raw.pages),
  // Overview
  weeks: whole(4, 26)(raw.weeks),
  // Candidates
  status: status(raw.status),
  position: name(raw.position),
  days: whole(1, 3650)(raw.days),
  /** How the newest result stands. */
  result: oneOf(candidateResults)(raw.result),
  /** People who have all of these tags. */
  tag: tags(raw.tag),
  sort: oneOf(candidateSorts)(raw.sort),
  /** People as a table unless it says otherwise. */
  view: oneOf(['board'])(raw.view),
  candidate: candidate(raw.candidate),
  /** The interview that is read, where a person has several. */
  interview: id<InterviewId>()(raw.interview),
  /** What of the person is shown first. */
  show: oneOf(['documents'])(raw.show),
  /** The list of possible duplicates is open. */
  same: oneOf([true])(raw.same),
  /** Columns that are left out. */
  hide: list(text(20), 10)(raw.hide),
  // Jobs
  jobs: oneOf(adminJobFilters)(raw.jobs),
  /** The job whose dialog is open; `new` for one that is not stored yet. */
  job: oneOf(['new'])(raw.job) ?? id<JobId>()(raw.job),
  /** The answer of the assistant whose drafted job fills a new one. */
  draft: uuid(raw.draft),
  // Reports: fair chances
  fairYear: whole(2000, 2200)(raw.fairYear),
  fairPosition: oneOf(positions)(raw.fairPosition),
  fairBy: oneOf(fairnessCategories)(raw.fairBy),
  // Sessions
  sessions: oneOf(['open', 'practice'])(raw.sessions),
  session: id<WorkSessionId>()(raw.session),
  practice: id<PracticeId>()(raw.practice),
  // Reports: what the exports are narrowed to, and the month
  exports: exportFilters(raw.exports),
  month: matching(MONTH)(raw.month),
  // Mail
  mails: oneOf(mailStates)(raw.mails),
  /** The kind of mail; the tab knows the kinds, the first load need not. */
  mailKind: text(40)(raw.mailKind),
  // Settings
  part: oneOf(['house', 'company', 'mails', 'access'])(raw.part),
  /** The kind of mail whose text is open. */
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

/** Reads the panel's address; anything that does not fit falls away. */
export function readAdminSearch(raw: Record<string, unknown>): AdminSearch {
  return read(raw);
}

/** The tab an address means: links in mails name a person or a filter, and no tab. */
export function tabOf(search: AdminSearch): AdminTab {
  if (search.tab) return search.tab;
  const { q, status, position, days, result, tag, sort, view, candidate } = search;
  const aboutPeople = [q, status, position, days, result, tag, sort, view, candidate].some(
    (value) => value !== undefined,
  );
  return aboutPeople ? 'candidates' : 'overview';
}
