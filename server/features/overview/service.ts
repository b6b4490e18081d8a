import { sql } from 'drizzle-orm';
import type { PanelCounts } from '../../../shared/panel/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Deps } from '../../deps.ts';
import { openRequest, uncheckedDocuments } from '../inbox/service.ts';
import type { Viewer } from '../reviews/service.ts';
import { countFor, returnedEmails } from './parts/opening.ts';

/** The four stat cards (specification file 2 §2, Admin), with recent changes; 0 of what this viewer can't open. */
export async function panelCounts(deps: Deps, viewer: Pick<Viewer, 'roles'>): Promise<PanelCounts> {
  const now = deps.clock.now();
  const weekAgo = new Date(now.getTime() - 7 * DAY_MS).toISOString();
  const monthAgo = new Date(now.getTime() - 30 * DAY_MS).toISOString();
  const day = (days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  // New people, not those who applied again; everyone's newest application, which has an index, is as new as they are.
  const [row] = await deps.db.execute<PanelCounts>(sql`
    select
      (select coalesce(sum(count), 0)::int from candidate_facets) as "candidates",
      (select count(*)::int from candidates where applied_at >= ${weekAgo} and created_at >= ${weekAgo})
        as "candidatesThisWeek",
      (select coalesce(sum(count), 0)::int from candidate_facets where status = 'hired') as "employees",
      (select count(*)::int from candidates where status = 'hired' and hired_at >= ${monthAgo})
        as "employeesThisMonth",
      (select count(*)::int from jobs where status = 'active' and archived_at is null) as "jobs",
      (select count(*)::int from jobs where status = 'active' and archived_at is null
        and application_deadline between ${day(0)} and ${day(7)}) as "jobsClosingThisWeek",
      (select count(*)::int from employee_sessions) as "sessions",
      (select count(*)::int from employee_sessions where ended_at is null) as "sessionsOpen",
      ${countFor(viewer, 'requests', sql`candidate_events e where ${openRequest}`)} as "requests",
      ${countFor(viewer, 'contests', sql`contests where decided_at is null`)} as "contests",
      ${countFor(viewer, 'documents', uncheckedDocuments)} as "documents",
      ${countFor(viewer, 'returned', returnedEmails)} as "returned"`);
  if (!row) throw new Error('The count returned no row');
  return row;
}
