import { sql } from 'drizzle-orm';
import { SCORING_METHOD } from '../../../../shared/interview/scoringMethod.ts';
import { correlationOf, TASKS_FROM, type ValidityReport } from '../../../../shared/reports/validity.ts';
import type { Deps } from '../../../deps.ts';
import { openedBy, ratesBlind, type Viewer } from '../../reviews/service.ts';

/**
 * Interview scores compared with the mean of later work grades: each person's newest completed interview, if its
 * score is confirmed and from the current method. The database returns only two figures, so no single person's data
 * leaves it. People who rate first get only the interviews they've rated or opened.
 */
export async function validityReport(deps: Deps, viewer: Viewer): Promise<ValidityReport> {
  const ownOnly = await ratesBlind(deps, viewer);
  const inside = ownOnly ? sql`exists (${openedBy(viewer)})` : sql`true`;
  const [row] = await deps.db.execute<{ people: number; r: number | null }>(sql`
    select count(*)::int as people, corr(s.final_score, work.grade) as r
    from interview_sessions s
    join lateral (
      select avg(a.grade) as grade from task_assignments a
      where a.employee_id = s.candidate_id and a.grade is not null and a.status <> 'pending' and a.created_at > s.completed_at
      having count(*) >= ${TASKS_FROM}) work on true
    where s.confirmed_at is not null and s.is_complete
      and s.final_score is not null and s.scoring_method >= ${SCORING_METHOD}
      and not exists (select 1 from interview_sessions n
        where n.candidate_id = s.candidate_id and n.is_complete and n.created_at > s.created_at)
      and ${inside}`);
  const people = row?.people ?? 0;
  return { people, correlation: correlationOf(people, row?.r ?? null), ownOnly };
}
