import { type SQL, sql } from 'drizzle-orm';
import { SCORING_METHOD } from '../../../../shared/interview/scoringMethod.ts';
import {
  isScoreKey,
  MonthFigures,
  type MonthReport,
  type MonthReportInput,
  monthLines,
  notableChanges,
} from '../../../../shared/reports/month.ts';
import { addDays, dayIn, monthIn, monthRange } from '../../../../shared/time/zones.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { confirmSetting } from '../../results/service.ts';
import { ratesBlind, type Viewer } from '../../reviews/service.ts';

/** Scores of fewer people aren't shown, because they could identify someone. */
const FEWEST_SCORES = 5;

/**
 * The zone for scores shown to people who rate first: the difference between two zones would reveal a single
 * score.
 */
const SCORE_ZONE = 'UTC';

type Range = { from: Date; to: Date };

/**
 * HR's figures of a month in the reader's zone, compared with the previous month. During the month, both are
 * counted up to the same time after their start. People who rate before seeing proposals get the scores of
 * closed months only, in one zone: the difference between two reports would reveal the score of the interview
 * in between.
 * @throws DomainError('invalid_input') for a future month
 */
export async function monthReport(
  deps: Deps,
  viewer: Viewer,
  { month, zone }: MonthReportInput,
): Promise<MonthReport> {
  const now = deps.clock.now();
  if (month > monthIn(zone, now)) throw new DomainError('invalid_input');
  const blind = await ratesBlind(deps, viewer);
  const whole = monthRange(zone, month);
  const partial = whole.to > now;
  const monthBefore = addDays(`${month}-01`, -1).slice(0, 7);
  const earlier = monthRange(zone, monthBefore);
  const scored = monthRange(SCORE_ZONE, month);
  const withheld = blind && (partial || scored.to > now);
  const elapsed = now.getTime() - whole.from.getTime();
  const [value, before] = await Promise.all([
    figuresOf(deps, zone, partial ? { from: whole.from, to: now } : whole, blind ? scored : null),
    figuresOf(
      deps,
      zone,
      partial
        ? {
            from: earlier.from,
            to: new Date(Math.min(earlier.to.getTime(), earlier.from.getTime() + elapsed)),
          }
        : earlier,
      blind ? monthRange(SCORE_ZONE, monthBefore) : null,
    ),
  ]);
  // AI usage is recorded in whole days, so today's usage would be compared with that of a full day.
  const comparable = partial ? { ...before, tokens: null, calls: null } : before;
  const lines = monthLines(value, comparable, partial).filter(({ key }) => !(withheld && isScoreKey(key)));
  const scores = withheld ? 'withheld' : blind ? 'utc' : 'shown';
  return { month, zone, madeAt: now.toISOString(), partial, scores, lines, notable: notableChanges(lines) };
}

/** `scored`: the interviews whose scores count, if they aren't those of the range. */
async function figuresOf(
  deps: Deps,
  zone: string,
  range: Range,
  scored: Range | null,
): Promise<MonthFigures> {
  const [people, hires, interviews, scores, requests, work, practice, ai] = await Promise.all([
    applicants(deps, range),
    hired(deps, range),
    interviewCount(deps, range),
    interviewScores(deps, scored ?? range),
    requestCounts(deps, range),
    shifts(deps, range),
    practiceChats(deps, range),
    aiSpend(deps, zone, range),
  ]);
  return MonthFigures.parse({
    ...people,
    ...hires,
    ...interviews,
    ...scores,
    ...requests,
    ...work,
    ...practice,
    ...ai,
  });
}

type Counted = Record<string, number | null>;

async function one(deps: Deps, query: SQL): Promise<Counted> {
  const [row] = await deps.db.execute<Counted>(query);
  if (!row) throw new Error('The count returned no row');
  return row;
}

const within = (column: string, { from, to }: Range) =>
  sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${to.toISOString()}::timestamptz`;

/** People count in the month of their newest application. */
function applicants(deps: Deps, range: Range) {
  const now = (status: string) =>
    sql`(select count(*)::int from candidates where status = ${status} and ${within('applied_at', range)})`;
  return one(
    deps,
    sql`select (select count(*)::int from applications where ${within('created_at', range)}) as applications,
      ${now('applied')} as "nowApplied", ${now('shortlisted')} as "nowShortlisted",
      ${now('interviewed')} as "nowInterviewed", ${now('hired')} as "nowHired", ${now('rejected')} as "nowRejected"`,
  );
}

/**
 * Counts each hire in the month it happened. If a person is hired again, the event keeps the previous date (`hiredBefore`), so
 * earlier months don't change. Days are full 24-hour days from the first application to the decision; for a later hire, from the
 * newest application since the previous hire, if there is one.
 */
function hired(deps: Deps, range: Range) {
  const replaced = (event: SQL) => sql`${event}.kind = 'status_changed' and ${event}.data ->> 'undone' is null
    and ${event}.data ->> 'hiredBefore' is not null`;
  return one(
    deps,
    sql`with hires as (
        select id, created_at as since, hired_at as at from candidates where ${within('hired_at', range)}
        union all
        select c.id, c.created_at, (e.data ->> 'hiredBefore')::timestamptz
        from candidate_events e join candidates c on c.id = e.candidate_id
        where ${replaced(sql`e`)} and e.created_at >= ${range.from.toISOString()}::timestamptz
          and ${within("(e.data ->> 'hiredBefore')::timestamptz", range)}),
      timed as (
        select hires.*, (select max((e.data ->> 'hiredBefore')::timestamptz) from candidate_events e
          where e.candidate_id = hires.id and ${replaced(sql`e`)}
            and (e.data ->> 'hiredBefore')::timestamptz < hires.at) as before
        from hires)
      select count(*)::int as hires,
        percentile_disc(0.5) within group (order by days)::int as "hireMedian",
        percentile_disc(0.9) within group (order by days)::int as "hireP90"
      from (select floor(extract(epoch from at - case when before is null then least(since, at)
          else (select max(a.created_at) from applications a
            where a.candidate_id = timed.id and a.created_at > before and a.created_at <= timed.at) end) / 86400) as days
        from timed) counted`,
  );
}

function interviewCount(deps: Deps, range: Range) {
  return one(
    deps,
    sql`select count(*)::int as interviews
      from interview_sessions where is_complete and ${within('completed_at', range)}`,
  );
}

async function interviewScores(deps: Deps, range: Range): Promise<Counted> {
  const { connected } = await confirmSetting(deps);
  const found = await one(
    deps,
    sql`select count(final_score)::int as scored,
      percentile_disc(0.5) within group (order by final_score)::int as "scoreMedian",
      (count(final_score) filter (where confirmed_at is null and (scored_built_in or ${connected} or jsonb_path_exists(ratings, '$.criteria[*].apart'))))::int
        as "scoreProvisional",
      (count(*) filter (where final_score >= 85))::int as score85,
      (count(*) filter (where final_score >= 70 and final_score < 85))::int as score70,
      (count(*) filter (where final_score >= 50 and final_score < 70))::int as score50,
      (count(*) filter (where final_score < 50))::int as score0
      from interview_sessions
      where is_complete and scoring_method >= ${SCORING_METHOD} and ${within('completed_at', range)}`,
  );
  const { scored = 0, ...figures } = found;
  if ((scored ?? 0) >= FEWEST_SCORES) return figures;
  return {
    ...figures,
    scoreMedian: null,
    scoreProvisional: null,
    score85: null,
    score70: null,
    score50: null,
    score0: null,
  };
}

/** Requests for a person, score reviews, and contested grades. */
function requestCounts(deps: Deps, range: Range) {
  const end = range.to.toISOString();
  return one(
    deps,
    sql`select
      (select count(*)::int from candidate_events
        where kind in ('human_requested', 'review_requested', 'question_asked') and ${within('created_at', range)})
      + (select count(*)::int from contests where ${within('created_at', range)}) as requests,
      (select count(*)::int from candidate_events e
        where e.kind in ('human_requested', 'review_requested', 'question_asked') and e.created_at < ${end}::timestamptz
          and not exists (select 1 from candidate_events a
            where a.candidate_id = e.candidate_id and a.kind = 'request_answered'
              and a.data ->> 'request' = e.id::text and a.created_at < ${end}::timestamptz))
      + (select count(*)::int from contests where created_at < ${end}::timestamptz
          and (decided_at is null or decided_at >= ${end}::timestamptz)) as "requestsOpen"`,
  );
}

/** A shift counts, with all its time, in the month it began in. */
function shifts(deps: Deps, range: Range) {
  return one(
    deps,
    sql`select count(*)::int as shifts,
      round(coalesce(sum(duration_minutes), 0) / 60.0, 1)::float8 as hours,
      (count(*) filter (where performance_rating = 'Excellent'))::int as excellent,
      (count(*) filter (where performance_rating = 'Good'))::int as good,
      (count(*) filter (where performance_rating = 'Satisfactory'))::int as satisfactory,
      (count(*) filter (where performance_rating = 'Needs Improvement'))::int as "needsImprovement",
      (count(*) filter (where performance_rating is null))::int as pending
      from employee_sessions where ${within('started_at', range)}`,
  );
}

function practiceChats(deps: Deps, range: Range) {
  return one(
    deps,
    sql`select count(*)::int as practice, round(avg(score))::int as "practiceScore"
      from client_chat_sessions where ${within('created_at', range)}`,
  );
}

function aiSpend(deps: Deps, zone: string, { from, to }: Range) {
  const last = dayIn(zone, new Date(to.getTime() - 1));
  return one(
    deps,
    sql`select coalesce(sum(input_tokens::bigint + output_tokens), 0)::float8 as tokens,
      coalesce(sum(calls), 0)::int as calls
      from ai_usage where subject = 'all' and day between ${dayIn(zone, from)}::date and ${last}::date`,
  );
}
