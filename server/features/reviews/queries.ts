import { type SQL, sql } from 'drizzle-orm';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { agreementOf, type RatingPair } from '../../../shared/reviews/agreement.ts';
import type { AgreementInput, AgreementReport } from '../../../shared/reviews/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Deps } from '../../deps.ts';
import { blindSetting, openedBy, ratesBlind, type Viewer } from './service.ts';

type PairRow = {
  criterion: string;
  label: string;
  human: number | null;
  ai: number | null;
  count: number;
};
type TotalsRow = {
  reviews: number;
  raters: number;
  left_out: number;
  score_difference: number | null;
};

/**
 * Agreement between people and the AI: first blind ratings, compared with the proposal of that time. The
 * database counts equal pairs, so the result has at most 60 rows a criterion (6 by 10: the AI rates in half
 * steps). People who rate first get the interviews they've rated or opened: the difference between two
 * reports would reveal the one in between.
 */
export async function agreementReport(
  deps: Deps,
  viewer: Viewer,
  input: AgreementInput,
): Promise<AgreementReport> {
  const waits = await ratesBlind(deps, viewer);
  const inside = waits
    ? sql`${conditions(deps, input)} and exists (${openedBy(viewer)})`
    : conditions(deps, input);
  const counts = sql`r.blind and r.proposal is not null and r.proposal_method >= ${SCORING_METHOD}`;
  const [{ on }, pairs, [totals], positions] = await Promise.all([
    blindSetting(deps),
    deps.db.execute<PairRow>(sql`
      select h.criterion, min(h.label) as label, h.rating as human, a.rating as ai, count(*)::int as count
      from interview_reviews r join interview_sessions s on s.id = r.interview_id,
        jsonb_to_recordset(r.first_criteria) as h(criterion text, label text, rating float8),
        jsonb_to_recordset(r.proposal) as a(criterion text, rating float8, "notRated" boolean)
      where a.criterion = h.criterion and (a.rating is not null or a."notRated" is not true) and ${counts} and ${inside}
      group by h.criterion, h.rating, a.rating
      order by h.criterion`),
    deps.db.execute<TotalsRow>(sql`
      select count(*) filter (where ${counts})::int as reviews,
        count(distinct r.user_id) filter (where ${counts})::int as raters,
        count(*) filter (where not (${counts}))::int as left_out,
        avg(${scoreOf(sql`r.first_criteria`)} - ${scoreOf(sql`r.proposal`)})
          filter (where ${counts})::float8 as score_difference
      from interview_reviews r join interview_sessions s on s.id = r.interview_id
      where r.first_criteria is not null and ${inside}`),
    deps.db.execute<{ position: string }>(sql`
      select distinct s.position from interview_reviews r join interview_sessions s on s.id = r.interview_id
      where r.first_criteria is not null order by s.position limit 200`),
  ]);
  return {
    on,
    reviews: totals?.reviews ?? 0,
    raters: totals?.raters ?? 0,
    leftOut: totals?.left_out ?? 0,
    overall: agreementOf(pairs),
    criteria: byCriterion(pairs),
    scoreDifference: totals?.score_difference ?? null,
    ownOnly: waits,
    positions: positions.map(({ position }) => position),
  };
}

function conditions(deps: Deps, { withinDays, position }: AgreementInput): SQL {
  const since = withinDays
    ? sql`r.first_rated_at >= ${new Date(deps.clock.now().getTime() - withinDays * DAY_MS).toISOString()}::timestamptz`
    : sql`true`;
  return position ? sql`${since} and s.position = ${position}` : since;
}

/** `finalScore` of shared/interview/scoring.ts without its rounding, and without criteria that can't be rated. */
function scoreOf(criteria: SQL): SQL {
  return sql`(select 100 * sum(c.weight * coalesce(c.rating, 0) / 5) / nullif(sum(c.weight), 0)
    from jsonb_to_recordset(${criteria}) as c(weight float8, rating float8, "notRated" boolean)
    where c.rating is not null or c."notRated" is not true)`;
}

function byCriterion(pairs: readonly PairRow[]): AgreementReport['criteria'] {
  const found = new Map<string, { label: string; pairs: RatingPair[] }>();
  for (const { criterion, label, ...pair } of pairs) {
    const entry = found.get(criterion) ?? { label, pairs: [] };
    entry.pairs.push(pair);
    found.set(criterion, entry);
  }
  return [...found].map(([criterion, entry]) => ({
    criterion,
    label: entry.label,
    agreement: agreementOf(entry.pairs),
  }));
}
