import { sql } from 'drizzle-orm';
import { aiMeanwhileText, aiTroubleText } from '../../../../shared/ai/connection.ts';
import { JobId } from '../../../../shared/ids/schema.ts';
import type { NeedsYou } from '../../../../shared/panel/schema.ts';
import { daysBetween } from '../../../../shared/time/dates.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { isBudgetSpent } from '../../../ai/budgets.ts';
import { standingTrouble } from '../../../ai/modelState.ts';
import { placeOf, scoringPlaceOf } from '../../../ai/place.ts';
import type { Deps } from '../../../deps.ts';
import { needsHr } from '../../privacy/service.ts';
import type { Viewer } from '../../reviews/service.ts';
import { openRequest, uncheckedDocuments } from '../inbox/service.ts';
import { canOpen, counted, failedEmails, returnedEmails } from './opening.ts';

const JOBS_MAX = 3;

type Counts = {
  interviews: number;
  oldest_name: string | null;
  oldest_at: Date | string | null;
  documents: number;
  contests: number;
  requests: number;
  returned: number;
  mails: number;
  privacy: number;
};

const many = (count: number, one: string, more: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

/** What keeps a connected model from working, in words; the one for conversations is checked first. */
async function troubleOf({ ai, db, env }: Deps): Promise<string | null> {
  if (ai.builtIn) return null;
  const [place, scoring] = [placeOf(env), scoringPlaceOf(env)];
  const talking = await standingTrouble(db, place);
  const trouble = talking ?? (await standingTrouble(db, scoring));
  if (!trouble) return null;
  const own = scoring.model === place.model ? 'all' : 'conversations';
  return `${aiTroubleText(trouble)} ${aiMeanwhileText(trouble.kind, talking ? own : 'scoring')}`;
}

/** What needs HR today and this viewer can open, most personal first; empty when nothing does. */
export async function needsYou(deps: Deps, viewer: Pick<Viewer, 'roles'>): Promise<NeedsYou[]> {
  const now = deps.clock.now();
  const [trouble, spent, [counts], jobs] = await Promise.all([
    troubleOf(deps),
    isBudgetSpent(deps, deps.appSettings.read('budgets').all),
    deps.db.execute<Counts>(sql`
      select (select coalesce(sum(count), 0)::int from candidate_facets where status = 'interviewed') as interviews,
        oldest.full_name as oldest_name, oldest.entered_at as oldest_at,
        ${counted(viewer, 'documents', uncheckedDocuments)} as documents,
        ${counted(viewer, 'contests', sql`contests where decided_at is null`)} as contests,
        ${counted(viewer, 'requests', sql`candidate_events e where ${openRequest}`)} as requests,
        ${counted(viewer, 'returned', returnedEmails)} as returned,
        ${counted(viewer, 'mails', failedEmails(viewer))} as mails,
        ${counted(viewer, 'privacy', sql`privacy_requests where ${needsHr(now)}`)} as privacy
      from (select 1) one left join lateral (
        select c.full_name, s.entered_at from candidates c
        left join candidate_stays s on s.candidate_id = c.id and s.left_at is null
        where c.status = 'interviewed' order by c.applied_at, c.id limit 1) oldest on true`),
    closingJobs(deps, now),
  ]);
  if (!counts) return [];
  const found: (NeedsYou | false)[] = [
    trouble !== null && {
      kind: 'model',
      title: 'The AI model isn’t responding',
      note: trouble,
      jobId: null,
    },
    spent && {
      kind: 'budget',
      title: 'Today’s AI budget is used up',
      note: 'Interviews, shifts, practice chats, and scoring are paused until midnight UTC, or until an admin raises the cap in Settings.',
      jobId: null,
    },
    counts.interviews > 0 && {
      kind: 'interviews',
      title: many(counts.interviews, 'person waiting for your decision', 'people waiting for your decision'),
      note: waitingNote(counts, now),
      jobId: null,
    },
    counts.requests > 0 && {
      kind: 'requests',
      title: many(counts.requests, 'candidate request to answer', 'candidate requests to answer'),
      note: 'A question, a human interview, or a score review',
      jobId: null,
    },
    counts.documents > 0 && {
      kind: 'documents',
      title: many(counts.documents, 'set of documents to check', 'sets of documents to check'),
      note: 'Payroll files leave people out until you do',
      jobId: null,
    },
    counts.contests > 0 && {
      kind: 'contests',
      title: many(counts.contests, 'contested grade to decide', 'contested grades to decide'),
      note: 'An employee disagrees with the AI supervisor’s grade',
      jobId: null,
    },
    counts.privacy > 0 && {
      kind: 'privacy',
      title: many(counts.privacy, 'data request', 'data requests'),
      note: 'Each one has a legal deadline',
      jobId: null,
    },
    ...jobs,
    counts.returned > 0 && {
      kind: 'returned',
      title: many(counts.returned, 'returned email', 'returned emails'),
      note: 'Correct the address and resend it',
      jobId: null,
    },
    counts.mails > 0 && {
      kind: 'mails',
      title: many(counts.mails, 'email wasn’t delivered', 'emails weren’t delivered'),
      note: 'Still retrying: see the email log',
      jobId: null,
    },
  ];
  return found.filter((need) => need !== false).filter(({ kind }) => canOpen(viewer, kind));
}

function waitingNote({ oldest_name, oldest_at }: Counts, now: Date): string {
  if (!oldest_name || !oldest_at) return '';
  // Names the first person in the list below, whom the button opens. Calendar days (UTC), as in the charts next to it.
  const since = new Date(oldest_at);
  since.setUTCHours(0, 0, 0, 0);
  const days = daysBetween(since, now);
  return `First to apply: ${oldest_name}, waiting ${days < 1 ? 'since earlier today' : many(days, 'day', 'days')}`;
}

async function closingJobs(deps: Deps, now: Date): Promise<NeedsYou[]> {
  const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  const rows = await deps.db.execute<{
    id: string;
    title: string;
    deadline: string;
    applications: number;
    further: number;
    closing: number;
  }>(sql`
    select j.id, j.title, to_char(j.application_deadline, 'FMMonth FMDD') as deadline,
      (select count(*)::int from applications a where a.job_id = j.id) as applications,
      (select count(distinct c.id)::int from applications a join candidates c on c.id = a.candidate_id
        where a.job_id = j.id and c.status in ('shortlisted', 'interviewed', 'hired')) as further,
      (count(*) over ())::int as closing
    from jobs j where j.status = 'active' and j.archived_at is null
      and j.application_deadline between ${day(0)} and ${day(3)}
    order by j.application_deadline, j.id limit ${JOBS_MAX}`);
  const more = (rows[0]?.closing ?? 0) - rows.length;
  return [
    ...rows.map((row) => ({
      kind: 'job' as const,
      title: `${row.title} closes on ${row.deadline}`,
      note: `${many(row.applications, 'application', 'applications')}, ${many(row.further, 'person', 'people')} shortlisted or further`,
      jobId: JobId.parse(row.id),
    })),
    ...(more > 0
      ? [
          {
            kind: 'job' as const,
            title: many(more, 'more job closes soon', 'more jobs close soon'),
            note: 'Within 3 days. They close automatically',
            jobId: null,
          },
        ]
      : []),
  ];
}
