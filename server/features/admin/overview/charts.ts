import { sql } from 'drizzle-orm';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates.ts';
import type { OverviewCharts, OverviewInput } from '../../../../shared/panel.ts';
import type { Deps } from '../../../deps.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOURS = 12;
const AI_DAYS = 14;
const MEDIAN_DAYS = 90;

/** What the overview draws; every part is one bounded query. */
export async function overviewCharts(deps: Deps, { weeks }: OverviewInput): Promise<OverviewCharts> {
  const now = deps.clock.now();
  const [byWeek, statuses, medianDays, hours, ai] = await Promise.all([
    applicationsByWeek(deps, now, weeks),
    peopleByStatus(deps),
    medianAnswer(deps, now),
    openByHour(deps, now),
    aiByDay(deps, now),
  ]);
  return { weeks: byWeek, statuses, medianDays, hours, ai, aiCap: deps.env.AI_DAILY_TOKENS_ALL };
}

async function applicationsByWeek(deps: Deps, now: Date, weeks: number): Promise<OverviewCharts['weeks']> {
  const rows = await deps.db.execute<OverviewCharts['weeks'][number]>(sql`
    with weeks as (
      select generate_series(
        date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'UTC') - make_interval(weeks => ${weeks - 1}),
        date_trunc('week', ${now.toISOString()}::timestamptz at time zone 'UTC'), interval '1 week') as week),
    found as (
      select date_trunc('week', a.created_at at time zone 'UTC') as week, count(*)::int as applications,
        (count(*) filter (where c.status in ('shortlisted', 'interviewed', 'hired')))::int as shortlisted
      from applications a join candidates c on c.id = a.candidate_id
      where a.created_at >= (select min(week) from weeks) at time zone 'UTC'
      group by 1)
    select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(found.applications, 0) as applications,
      coalesce(found.shortlisted, 0) as shortlisted
    from weeks left join found on found.week = weeks.week order by weeks.week`);
  return [...rows];
}

async function peopleByStatus(deps: Deps): Promise<Record<CandidateStatus, number>> {
  const rows = await deps.db.execute<{ status: CandidateStatus; count: number }>(sql`
    select status, sum(count)::int as count from candidate_facets group by status`);
  const of = (status: CandidateStatus): number => rows.find((row) => row.status === status)?.count ?? 0;
  const [applied, shortlisted, interviewed, hired, rejected] = candidateStatuses.map(of);
  return {
    applied: applied ?? 0,
    shortlisted: shortlisted ?? 0,
    interviewed: interviewed ?? 0,
    hired: hired ?? 0,
    rejected: rejected ?? 0,
  };
}

/** Days from applying to the first change of status, the middle one of the last 90 days. */
async function medianAnswer(deps: Deps, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - MEDIAN_DAYS * DAY_MS).toISOString();
  const [row] = await deps.db.execute<{ days: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from first.at - c.created_at)) / 86400 as days
    from (
      select candidate_id, min(created_at) as at from candidate_events
      where kind = 'status_changed' and created_at >= ${since} group by candidate_id) first
    join candidates c on c.id = first.candidate_id`);
  return row?.days === null || row?.days === undefined ? null : Math.max(0, Math.round(row.days));
}

async function openByHour(deps: Deps, now: Date): Promise<OverviewCharts['hours']> {
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const moments = Array.from({ length: HOURS }, (_, index) =>
    index === HOURS - 1 ? now.toISOString() : new Date(last - (HOURS - 1 - index) * HOUR_MS).toISOString(),
  );
  const rows = await deps.db.execute<{ at: string; open: number }>(sql`
    select moment.at, (
      select count(*)::int from employee_sessions s
      where s.started_at <= moment.at::timestamptz
        and s.started_at > moment.at::timestamptz - interval '2 days'
        and (s.ended_at is null or s.ended_at > moment.at::timestamptz)) as open
    from unnest(${sql.param(`{${moments.join(',')}}`)}::text[]) as moment(at)`);
  return rows.map(({ at, open }) => ({ at, open }));
}

async function aiByDay(deps: Deps, now: Date): Promise<OverviewCharts['ai']> {
  const first = new Date(now.getTime() - (AI_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await deps.db.execute<OverviewCharts['ai'][number]>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, input_tokens + output_tokens as tokens, calls
    from ai_usage where subject = 'all' and day >= ${first}::date order by day`);
  return Array.from({ length: AI_DAYS }, (_, index) => {
    const day = new Date(now.getTime() - (AI_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return rows.find((row) => row.day === day) ?? { day, tokens: 0, calls: 0 };
  });
}
