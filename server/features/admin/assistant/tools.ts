import { type Recipient, type Source, unmarked } from '../../../../shared/assistant/schema.ts';
import { CandidateListInput } from '../../../../shared/candidates/schema.ts';
import { markWords, type ResultMark } from '../../../../shared/interview/resultMark.ts';
import { AdminJobListInput } from '../../../../shared/jobs/admin.ts';
import type { JobRubric } from '../../../../shared/jobs/rubrics.ts';
import { SessionListInput } from '../../../../shared/workSessions/admin.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { introductionForModels } from '../../applications/service.ts';
import { listCandidates } from '../../candidates/queries.ts';
import { candidateDetail, personNamed } from '../../candidates/service.ts';
import { documentText, resumeForModels } from '../../files/service.ts';
import { interviewViews, jobRubric } from '../../interview/service.ts';
import { adminJob, listAdminJobs } from '../../jobs/admin.ts';
import { blindSetting } from '../../reviews/service.ts';
import { listSessions } from '../../workSessions/admin.ts';
import { panelCounts } from '../overview/service.ts';
import { recentActivity } from './activity.ts';
import type { Query } from './ask/query.ts';
import { matching, runQuery } from './ask/run.ts';
import { Facts, type PersonFact } from './facts.ts';
import type { Plan, ToolCall } from './toolCalls.ts';

const RATE_FIRST = 'HR rates interviews before seeing the AI’s proposal. You’ll find it in the panel.';
const EARLIER = 'It was scored with an earlier method. Score it again in the panel.';
const PEOPLE_MAX = 20;
const RESUME_MAX = 6_000;

export type Findings = { facts: Facts; sources: Source[]; recipients: Recipient[] };

/**
 * Runs the planned look-ups. The admin's access is checked again before each one. None of them can write, and none
 * can read bank or tax data. @throws DomainError('not_allowed') when the admin has lost access
 */
export async function lookUp(deps: Deps, plan: Plan, allowed: () => Promise<boolean>): Promise<Findings> {
  const found: Findings = { facts: {}, sources: [], recipients: [] };
  for (const call of plan.calls) {
    if (!(await allowed())) throw new DomainError('not_allowed');
    await run(deps, call, found);
  }
  return { ...found, facts: withoutMarks(found.facts) };
}

/** Names, résumés, and notes come from anyone: none of them may look like the assistant's draft. */
function withoutMarks(facts: Facts): Facts {
  const clean = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? unmarked(value) : value;
  return Facts.parse(JSON.parse(JSON.stringify(facts), clean));
}

const names = new Intl.ListFormat('en-US');

/** One look-up; its result is added to `found`. */
export async function run(deps: Deps, call: ToolCall, found: Findings): Promise<void> {
  switch (call.tool) {
    case 'people':
      return findPeople(deps, call, found);
    case 'person':
      return readPerson(deps, call.search, found);
    case 'jobs':
      return findJobs(deps, call.search, found);
    case 'counts':
      return count(deps, found);
    case 'sessions':
      return findSessions(deps, found);
    case 'records': {
      const { text, sources, recipients } = await runQuery(deps, call.query);
      found.facts.records = [...(found.facts.records ?? []), text];
      found.sources.push(...sources);
      found.recipients = recipients;
      return;
    }
    case 'unclear':
      found.facts.unclear = call.words;
      return;
    case 'recipients':
      found.facts.recipientsUnclear = call.words;
      return;
    case 'period':
      found.facts.periodWanted = true;
      return;
    case 'draft_job':
      found.facts.jobWanted = true;
      return;
    case 'activity': {
      const { period, people } = call;
      const within = await recentActivity(deps, { period, people });
      const isOpen =
        period !== undefined && (period.until === null || new Date(period.until) > deps.clock.now());
      const isEarlier = within.length === 0 && isOpen && people === undefined;
      const activity = isEarlier ? await recentActivity(deps) : within;
      if (isEarlier && activity.length > 0) found.facts.activityIsEarlier = true;
      const of = [people ? `of ${names.format(people)}` : '', period?.words ?? ''].filter(
        (one) => one !== '',
      );
      if (of.length > 0) found.facts.activityOf = of.join(' ');
      found.facts.activity = activity.map(({ at, text }) => ({ at, text }));
      found.sources.push(...activity.flatMap(({ source }) => (source ? [source] : [])).slice(0, 5));
    }
  }
}

async function findPeople(
  deps: Deps,
  { status, position, query }: Extract<ToolCall, { tool: 'people' }>,
  found: Findings,
): Promise<void> {
  if (query) return findRecipients(deps, query, found);
  const [{ on }, list] = await Promise.all([
    blindSetting(deps),
    listCandidates(deps, CandidateListInput.parse({ status, position, limit: PEOPLE_MAX })),
  ]);
  const rows = list.rows.map((row) => toPerson(row, on));
  found.facts.people = { total: list.total, rows };
  found.recipients = rows.map(({ id, name }) => ({ id, name }));
  found.sources.push(...rows.map(({ id, name }): Source => ({ kind: 'candidate', id, label: name })));
}

/** The people a query finds, for an email to them. */
async function findRecipients(deps: Deps, query: Query, found: Findings): Promise<void> {
  const [{ on }, matches] = await Promise.all([blindSetting(deps), matching(deps, query, PEOPLE_MAX)]);
  if ('refusal' in matches) {
    found.facts.records = [matches.refusal];
    return;
  }
  const rows = await Promise.all(matches.ids.map((id) => candidateDetail(deps, id).catch(gone)));
  const people = rows.flatMap((row) => (row ? [toPerson(row, on)] : []));
  found.facts.people = {
    total: matches.total,
    rows: people,
    isOrdered: matches.isOrdered,
    ...(matches.of ? { of: matches.of } : {}),
  };
  found.recipients = people.map(({ id, name }) => ({ id, name }));
  found.sources.push(...people.map(({ id, name }): Source => ({ kind: 'candidate', id, label: name })));
}

async function readPerson(deps: Deps, search: string, found: Findings): Promise<void> {
  const match = await firstMatch(deps, search);
  if (!match) {
    found.facts.person = { search, found: null, others: 0 };
    return;
  }
  const { id, others } = match;
  const [{ on }, detail, interviews] = await Promise.all([
    blindSetting(deps),
    candidateDetail(deps, id),
    interviewViews(deps, id),
  ]);
  const application = detail.applications.find(({ awaitsProof }) => !awaitsProof);
  const job = application?.jobId ? await adminJob(deps, application.jobId).catch(gone) : null;
  const rubric = job ? await jobRubric(deps, job.id).catch(gone) : null;
  const resume = application?.resume ? await documentText(deps, application.resume.id).catch(gone) : null;
  const interview = interviews.find(({ completedAt }) => completedAt !== null);
  found.facts.person = {
    search,
    others,
    found: {
      ...toPerson(detail, on),
      introduction: (await introductionForModels(deps, id)) ?? '',
      resume: (resume && resumeForModels(resume)?.slice(0, RESUME_MAX)) ?? null,
      resumeWaits: resume?.state === 'waiting',
      jobTitle: job?.title ?? null,
      requirements: job?.requirements ?? null,
      rubric: rubric ? criteriaOf(rubric) : [],
      interview: interview
        ? on
          ? { summary: RATE_FIRST, recommendation: null }
          : interview.mark?.kind === 'earlier'
            ? { summary: EARLIER, recommendation: null }
            : { summary: interview.summary, recommendation: interview.recommendation }
        : null,
    },
  };
  // An email to the wrong person with the same name can't be undone.
  found.recipients = others > 0 ? [] : [{ id, name: detail.fullName }];
  found.sources.push({ kind: 'candidate', id, label: detail.fullName });
  if (job) found.sources.push({ kind: 'job', id: job.id, label: job.title });
}

const criteriaOf = ({ criteria, own }: JobRubric): { label: string; shows: string }[] => [
  ...criteria.map(({ label, levels }) => ({ label, shows: levels.high })),
  ...own.map(({ label }) => ({ label, shows: '' })),
];

/** A name found in a sentence may have one word too many at either end. */
async function firstMatch(deps: Deps, search: string) {
  const words = search.split(/\s+/);
  const shorter = words.length > 2 ? [words.slice(1).join(' '), words.slice(0, -1).join(' ')] : [];
  for (const name of [search, ...shorter]) {
    const match = await personNamed(deps, name);
    if (match) return match;
  }
  return null;
}

/** A deleted person or job is left out; anything else is a real failure. */
function gone(error: unknown): null {
  if (error instanceof DomainError && error.code === 'not_found') return null;
  throw error;
}

async function findJobs(deps: Deps, search: string | undefined, found: Findings): Promise<void> {
  const { jobs } = await listAdminJobs(deps, AdminJobListInput.parse({ search: search ?? '', limit: 20 }));
  found.facts.jobs = jobs.map((job) => ({
    id: job.id,
    title: job.title,
    status: job.status,
    applicants: job.applicantCount,
    applications: job.applications,
    deadline: job.applicationDeadline,
  }));
  found.sources.push(...jobs.slice(0, 5).map(({ id, title }): Source => ({ kind: 'job', id, label: title })));
}

async function count(deps: Deps, found: Findings): Promise<void> {
  const [counts, list] = await Promise.all([
    panelCounts(deps, { roles: [] }),
    listCandidates(deps, CandidateListInput.parse({ limit: 1 })),
  ]);
  found.facts.counts = {
    candidates: counts.candidates,
    candidatesThisWeek: counts.candidatesThisWeek,
    byStatus: list.counts,
    employees: counts.employees,
    jobs: counts.jobs,
    sessions: counts.sessions,
    sessionsOpen: counts.sessionsOpen,
    requests: counts.requests,
  };
}

async function findSessions(deps: Deps, found: Findings): Promise<void> {
  const { sessions } = await listSessions(deps, SessionListInput.parse({ limit: 10 }));
  found.facts.sessions = sessions.map((row) => ({
    id: row.id,
    employee: row.employee ?? 'Unknown',
    startedAt: row.startedAt,
    open: row.endedAt === null,
    minutes: row.durationMinutes,
    tasks: row.tasksCompleted,
    rating: row.performanceRating,
  }));
  const label = (name: string | null): string => `Work session: ${name ?? 'Unknown'}`;
  found.sources.push(
    ...sessions
      .slice(0, 3)
      .map(({ id, employee }): Source => ({ kind: 'session', id, label: label(employee) })),
  );
}

/** `blind`: while HR rates before seeing proposals, the assistant has no access to them. */
function toPerson(
  row: {
    id: PersonFact['id'];
    fullName: string;
    position: string;
    country: string;
    status: PersonFact['status'];
    score: number | null;
    mark: ResultMark | null;
    appliedAt: string;
  },
  blind: boolean,
): PersonFact {
  return {
    id: row.id,
    name: row.fullName,
    position: row.position,
    country: row.country,
    status: row.status,
    score: blind ? null : row.score,
    scoreIs: blind ? null : row.mark && markWords(row.mark),
    appliedAt: row.appliedAt,
  };
}
