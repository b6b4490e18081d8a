import { sql } from 'drizzle-orm';
import { aiMeanwhileText, aiTroubleText } from '../../../../shared/ai/connection.ts';
import { JobId } from '../../../../shared/ids/schema.ts';
import type { NeedsYou } from '../../../../shared/panel/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { daysBetween } from '../../../../shared/time/dates.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { addDays } from '../../../../shared/time/zones.ts';
import { standingTrouble } from '../../../ai/connection/modelState.ts';
import { placeOf, scoringPlaceOf } from '../../../ai/connection/place.ts';
import { isBudgetSpent } from '../../../ai/limits/budgets.ts';
import type { Deps } from '../../../deps.ts';
import { openRequest, uncheckedDocuments } from '../../inbox/service.ts';
import { needsHr } from '../../privacy/service.ts';
import type { Viewer } from '../../reviews/service.ts';
import { canOpen, countFor, failedEmails, returnedEmails } from './opening.ts';

const JOBS_MAX = 3;
/** Applicants read that HR answers "within 3–5 business days". */
const PROMISED_DAYS = 5;

type Counts = {
  interviews: number;
  oldest_name: string | null;
  oldest_at: Date | string | null;
  applied: number;
  overdue: number;
  applied_since: string | null;
  documents: number;
  contests: number;
  requests: number;
  returned: number;
  mails: number;
  privacy: number;
};

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
        fresh.applied, fresh.overdue, fresh.applied_since,
        ${countFor(viewer, 'documents', uncheckedDocuments)} as documents,
        ${countFor(viewer, 'contests', sql`contests where decided_at is null`)} as contests,
        ${countFor(viewer, 'requests', sql`candidate_events e where ${openRequest}`)} as requests,
        ${countFor(viewer, 'returned', returnedEmails)} as returned,
        ${countFor(viewer, 'mails', failedEmails(viewer))} as mails,
        ${countFor(viewer, 'privacy', sql`privacy_requests where ${needsHr(now)}`)} as privacy
      from (select 1) one left join lateral (
        select c.full_name, s.entered_at from candidates c
        left join candidate_stays s on s.candidate_id = c.id and s.left_at is null
        where c.status = 'interviewed' order by c.applied_at, c.id limit 1) oldest on true
      cross join (
        select coalesce(sum(count), 0)::int as applied, min(since)::text as applied_since,
          coalesce(sum(count) filter (where since <= ${lastPromised(now)}::date), 0)::int as overdue
        from waiting_facets where stage = 'applied' and count > 0) fresh`),
    closingJobs(deps, now),
  ]);
  if (!counts) return [];
  return needsIn({ counts, trouble, spent, jobs }, now)
    .filter((need) => need !== false)
    .filter(({ kind }) => canOpen(viewer, kind));
}

/** In the order of the list: what stops everyone, people who wait, deadlines, emails. */
function needsIn(
  {
    counts,
    trouble,
    spent,
    jobs,
  }: { counts: Counts; trouble: string | null; spent: boolean; jobs: NeedsYou[] },
  now: Date,
): (NeedsYou | false)[] {
  return [
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
      title: counted(
        counts.interviews,
        'person waiting for your decision',
        'people waiting for your decision',
      ),
      note: waitingNote(counts, now),
      jobId: null,
    },
    counts.overdue > 0 && {
      kind: 'applications',
      title: counted(counts.overdue, 'application is overdue', 'applications are overdue'),
      note: overdueNote(counts, now),
      jobId: null,
    },
    counts.requests > 0 && {
      kind: 'requests',
      title: counted(counts.requests, 'candidate request to answer', 'candidate requests to answer'),
      note: 'A question, a human interview, or a score review',
      jobId: null,
    },
    counts.documents > 0 && {
      kind: 'documents',
      title: counted(counts.documents, 'set of documents to check', 'sets of documents to check'),
      note: 'Payroll files leave people out until you do',
      jobId: null,
    },
    counts.contests > 0 && {
      kind: 'contests',
      title: counted(counts.contests, 'contested grade to decide', 'contested grades to decide'),
      note: 'An employee disagrees with the AI supervisor’s grade',
      jobId: null,
    },
    counts.privacy > 0 && {
      kind: 'privacy',
      title: counted(counts.privacy, 'data request'),
      note: 'Each one has a legal deadline',
      jobId: null,
    },
    ...jobs,
    counts.returned > 0 && {
      kind: 'returned',
      title: counted(counts.returned, 'returned email'),
      note: 'Correct the address and resend it',
      jobId: null,
    },
    counts.mails > 0 && {
      kind: 'mails',
      title: counted(counts.mails, 'email wasn’t delivered', 'emails weren’t delivered'),
      note: 'Still retrying: see the email log',
      jobId: null,
    },
  ];
}

/** The newest day (UTC) whose applications have waited longer than {@link PROMISED_DAYS}. */
function lastPromised(now: Date): string {
  let day = now.toISOString().slice(0, 10);
  for (let left = PROMISED_DAYS + 1; left > 0; day = addDays(day, -1)) {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}

function overdueNote({ applied, applied_since }: Counts, now: Date): string {
  const days = applied_since === null ? 0 : daysBetween(new Date(`${applied_since}T00:00:00Z`), now);
  return `We promise an answer within 3–${PROMISED_DAYS} business days. ${counted(applied, 'new application', 'new applications')}, the oldest waiting ${counted(days, 'day', 'days')}`;
}

function waitingNote({ oldest_name, oldest_at }: Counts, now: Date): string {
  if (!oldest_name || !oldest_at) return '';
  // Names the first person in the list below, whom the button opens. Calendar days (UTC), as in the charts next to it.
  const since = new Date(oldest_at);
  since.setUTCHours(0, 0, 0, 0);
  const days = daysBetween(since, now);
  return `First to apply: ${oldest_name}, waiting ${days < 1 ? 'since earlier today' : counted(days, 'day')}`;
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
      note: `${counted(row.applications, 'application')}, ${counted(row.further, 'person', 'people')} shortlisted or beyond`,
      jobId: JobId.parse(row.id),
    })),
    ...(more > 0
      ? [
          {
            kind: 'job' as const,
            title: counted(more, 'more job closes soon', 'more jobs close soon'),
            note: 'Within 3 days. They close automatically',
            jobId: null,
          },
        ]
      : []),
  ];
}
