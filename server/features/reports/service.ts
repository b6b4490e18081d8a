import { sql } from 'drizzle-orm';
import type { ReportCounts } from '../../../shared/panel/schema.ts';
import type { Deps } from '../../deps.ts';

export { monthReport } from './parts/month.ts';

/**
 * The four counts of the Reports tab. Interviews are people whose status is interviewed, and open interviews
 * (product decision). One that HR's decision came before isn't open anymore.
 */
export async function reportCounts(deps: Deps): Promise<ReportCounts> {
  const [row] = await deps.db.execute<ReportCounts>(sql`
    select
      (select count(*)::int from applications) as "applications",
      (select coalesce(sum(count), 0)::int from candidate_facets where status = 'hired') as "employees",
      (select count(*)::int from employee_sessions) as "sessions",
      (select coalesce(sum(count), 0)::int from candidate_facets where status = 'interviewed')
        + (select count(*)::int from interview_sessions s
          join candidates c on c.id = s.candidate_id
          where not s.is_complete and c.status in ('applied', 'shortlisted')) as "interviews"`);
  if (!row) throw new Error('The count returned no row');
  return row;
}
