import { sql } from 'drizzle-orm';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates/schema.ts';
import type { OverviewCharts, OverviewInput } from '../../../../shared/panel/schema.ts';
import { DAY_MS, HOUR_MS } from '../../../../shared/time/durations.ts';
import { addDays } from '../../../../shared/time/zones.ts';
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../reviews/service.ts';
import { loadSources } from './sources.ts';
import { firstWeek, timesInStages } from './stages.ts';

const HOURS = 12;
const AI_DAYS = 14;

/** The overview's charts; each is one bounded query. */
export async function overviewCharts(
  deps: Deps,
  viewer: Pick<Viewer, 'roles'>,
  { weeks }: OverviewInput,
): Promise<OverviewCharts> {
  const now = deps.clock.now();
  const [byWeek, statuses, times, hours, ai, sources] = await Promise.all([
    applicationsByWeek(deps, now, weeks),
    peopleByStatus(deps),
    timesInStages(deps, weeks),
    openByHour(deps, now),
    aiByDay(deps, now),
    loadSources(deps, viewer, weeks),
  ]);
  const aiCap = deps.appSettings.read('budgets').all;
  return { weeks: byWeek, statuses, ...times, hours, ai, aiCap, sources };
}

async function applicationsByWeek(deps: Deps, now: Date, weeks: number): Promise<OverviewCharts['weeks']> {
  const first = firstWeek(now, weeks);
  const rows = await deps.db.execute<OverviewCharts['weeks'][number]>(sql`
    select to_char(week, 'YYYY-MM-DD') as week,
      coalesce(sum(count) filter (where kind = 'position'), 0)::int as applications,
      coalesce(sum(count) filter (where kind = 'progressed'), 0)::int as shortlisted
    from application_facets where week >= ${first}::date group by week`);
  return Array.from({ length: weeks }, (_, index) => {
    const week = addDays(first, 7 * index);
    return rows.find((row) => row.week === week) ?? { week, applications: 0, shortlisted: 0 };
  });
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

async function openByHour(deps: Deps, now: Date): Promise<OverviewCharts['hours']> {
  const last = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const moments = Array.from({ length: HOURS }, (_, index) =>
    index === HOURS - 1 ? now.toISOString() : new Date(last - (HOURS - 1 - index) * HOUR_MS).toISOString(),
  );
  // One pass over the relevant sessions instead of one per hour; no shift lasts two days.
  const openAt = (at: string) => sql`(count(*) filter (where started_at <= ${at}::timestamptz
    and (ended_at is null or ended_at > ${at}::timestamptz)))::int`;
  const [row] = await deps.db.execute<{ open: number[] }>(sql`
    select array[${sql.join(moments.map(openAt), sql`, `)}] as open from employee_sessions
    where started_at > ${moments[0]}::timestamptz - interval '2 days' and started_at <= ${moments.at(-1)}::timestamptz
      and (ended_at is null or ended_at > ${moments[0]}::timestamptz)`);
  return moments.map((at, index) => ({ at, open: row?.open[index] ?? 0 }));
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
