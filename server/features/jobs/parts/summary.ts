import { isNull, sql } from 'drizzle-orm';
import type { AdminJobList } from '../../../../shared/jobs/admin.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';

/** The three summary cards above HR's table of jobs. */
export async function summary(deps: Deps): Promise<AdminJobList['summary']> {
  const notArchived = isNull(jobs.archivedAt);
  const active = sql`(where ${jobs.status} = 'active')`;
  const [[sums], [most]] = await Promise.all([
    deps.db
      .select({
        total: sql<number>`count(*)::int`,
        active: sql<number>`(count(*) filter ${active})::int`,
        applicants: sql<number>`coalesce(sum(${jobs.applicantCount}) filter ${active}, 0)::float8`,
        applications: sql<number>`(select count(*)::int from applications)`,
      })
      .from(jobs)
      .where(notArchived),
    deps.db.execute<{ title: string; applications: number }>(sql`
      select j.title, a.applications from (
        select job_id, count(*)::int as applications from applications where job_id is not null group by job_id
      ) a join jobs j on j.id = a.job_id and j.archived_at is null
      order by a.applications desc, j.id desc limit 1`),
  ]);
  return {
    total: sums?.total ?? 0,
    active: sums?.active ?? 0,
    applicants: sums?.applicants ?? 0,
    applications: sums?.applications ?? 0,
    mostApplied: most ?? null,
  };
}
