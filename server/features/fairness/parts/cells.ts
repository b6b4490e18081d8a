import { sql } from 'drizzle-orm';
import { GROUP_MIN } from '../../../../shared/fairness/schema.ts';
import { positions } from '../../../../shared/jobs/schema.ts';
import type { Tx } from '../../../db/client.ts';
import type { CountedCell } from '../../../db/schema/fairness.ts';
import type { Deps } from '../../../deps.ts';

/**
 * Counts everyone who applied from `from` until `until`, by position and self-identification: at most a few
 * hundred lines, and none about a single person. This is the only code outside that feature that reads
 * self-identification. Only answers first given before `until` count.
 *
 * Progress is the furthest a person ever got: hired with a date of hire, interviewed and shortlisted if they
 * ever were (`candidate_stays`, which leaves out changes undone at once). Reaching a step implies the steps
 * before it.
 */
export async function countCells(tx: Tx, from: Date, until: Date): Promise<CountedCell[]> {
  const known = sql.join(
    positions.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await tx.execute<CountedCell>(sql`
    with cohort as (
      select distinct candidate_id from applications
      where created_at >= ${from.toISOString()} and created_at < ${until.toISOString()}
    ),
    stays as (
      select candidate_id, bool_or(stage = 'interviewed') as interviewed from candidate_stays
      where stage in ('shortlisted', 'interviewed') group by candidate_id
    ),
    people as materialized (
      select case when c.position in (${known}) then c.position else 'Other' end as position,
        s.sex, s.race, s.age, c.score,
        case when c.hired_at is not null or c.status = 'hired' then 3
          when coalesce(t.interviewed, false) or c.status = 'interviewed' then 2
          when t.candidate_id is not null or c.status = 'shortlisted' then 1 else 0 end as reached
      from cohort
      join candidates c on c.id = cohort.candidate_id
      left join stays t on t.candidate_id = c.id
      left join self_identifications s on s.candidate_id = c.id and s.created_at < ${until.toISOString()}
    ),
    middle as (
      select position, percentile_cont(0.5) within group (order by score) as median from people
      where score is not null group by grouping sets ((position), ())
    )
    select p.position, p.sex, p.race, p.age, count(*)::int as people,
      count(*) filter (where p.reached >= 1)::int as shortlisted,
      count(*) filter (where p.reached >= 2)::int as interviewed,
      count(*) filter (where p.reached >= 3)::int as hired,
      count(p.score)::int as scored,
      count(*) filter (where p.score > everybody.median)::int as "aboveAll",
      count(*) filter (where p.score > own.median)::int as "abovePosition"
    from people p
    left join middle own on own.position = p.position
    left join middle everybody on everybody.position is null
    group by p.position, p.sex, p.race, p.age`);
  return [...rows];
}

/** Whether enough people answered for a first snapshot; stops counting there. */
export async function enoughAnswered(tx: Tx, from: Date, until: Date): Promise<boolean> {
  const [row] = await tx.execute<{ people: number }>(sql`
    select count(*)::int as people from (
      select 1 from self_identifications s
      where s.created_at < ${until.toISOString()} and exists (
        select 1 from applications a where a.candidate_id = s.candidate_id
          and a.created_at >= ${from.toISOString()} and a.created_at < ${until.toISOString()})
      limit ${GROUP_MIN}) first_few`);
  return (row?.people ?? 0) >= GROUP_MIN;
}

/** The year of the first application; null without applications. */
export async function firstYear(deps: Deps): Promise<number | null> {
  const [row] = await deps.db.execute<{ year: number | null }>(sql`
    select extract(year from min(created_at) at time zone 'UTC')::int as year from applications`);
  return row?.year ?? null;
}
