import { sql } from 'drizzle-orm';
import type { Activity, Source } from '../../../../shared/assistant/schema.ts';
import { auditText } from '../../../../shared/audit/labels.ts';
import type { TimelineEntry } from '../../../../shared/candidates/schema.ts';
import type { Deps } from '../../../deps.ts';
import { blindSetting } from '../../reviews/service.ts';
import { eventSentence, withoutProposal } from '../../timeline/service.ts';

const FEED = 20;

type EventRow = {
  id: string;
  at: string;
  kind: TimelineEntry['kind'];
  data: Record<string, string | number | boolean | null>;
  candidate_id: string;
  full_name: string;
};
type JobRow = { id: string; at: string; action: string; subject_id: string; title: string | null };
type SessionRow = { id: string; started_at: string; ended_at: string | null; full_name: string | null };

const stamp = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

type Within = {
  period?: { from: string | null; until: string | null } | undefined;
  /** Full names. */
  people?: readonly string[] | undefined;
};

/** The latest activity, newest first: candidates, jobs, and shifts. */
export async function recentActivity(deps: Deps, { period, people }: Within = {}): Promise<Activity[]> {
  // The feed without a period is read every few seconds: nothing stands between it and its index.
  const within = (column: string) =>
    period === undefined
      ? sql`true`
      : sql`${sql.raw(column)} >= coalesce(${period.from}::timestamptz, '-infinity')
      and ${sql.raw(column)} < coalesce(${period.until}::timestamptz, 'infinity')`;
  const whose = people ? sql`c.full_name = any(${sql.param(people)}::text[])` : sql`true`;
  const [{ on }, events, jobs, sessions] = await Promise.all([
    blindSetting(deps),
    deps.db.execute<EventRow>(sql`
      select e.id, ${stamp('e.created_at')} as at, e.kind, e.data, e.candidate_id, c.full_name
      from candidate_events e join candidates c on c.id = e.candidate_id
      where e.kind <> 'note' and ${within('e.created_at')} and ${whose}
      order by e.created_at desc, e.id desc limit ${FEED}`),
    people
      ? []
      : deps.db.execute<JobRow>(sql`
      select id::text, ${stamp('created_at')} as at, action, subject_id, data ->> 'title' as title
      from audit_log where subject_kind = 'job' and ${within('created_at')}
      order by created_at desc limit ${FEED}`),
    deps.db.execute<SessionRow>(sql`
      select s.id, ${stamp('s.started_at')} as started_at, ${stamp('s.ended_at')} as ended_at, c.full_name
      from employee_sessions s left join candidates c on c.id = s.employee_id
      where (${within('s.started_at')} or ${within('s.ended_at')}) and ${whose}
      order by s.started_at desc, s.id desc limit ${FEED}`),
  ]);
  const isWithin = ({ at }: Activity): boolean =>
    (!period?.from || at >= period.from) && (!period?.until || at < period.until);
  return [...events.map((row) => ofEvent(row, on)), ...jobs.map(ofJob), ...sessions.flatMap(ofSession)]
    .filter(isWithin)
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, FEED);
}

/** `blind`: while people rate first, the feed never shows what the AI proposes. */
function ofEvent(row: EventRow, blind: boolean): Activity {
  const source: Source = { kind: 'candidate', id: row.candidate_id, label: row.full_name };
  const said = { kind: row.kind, text: eventSentence(row.kind, row.data) };
  const { text } = blind ? withoutProposal(said) : said;
  return { id: row.id, at: row.at, text: `${row.full_name}: ${text}`, source };
}

function ofJob(row: JobRow): Activity {
  const title = row.title ?? 'A job';
  const gone = row.action === 'job.deleted' || row.action === 'job.archived';
  return {
    id: `job-${row.id}`,
    at: row.at,
    text: `${auditText(row.action)}: ${title}`,
    source: gone ? null : { kind: 'job', id: row.subject_id, label: title },
  };
}

function ofSession(row: SessionRow): Activity[] {
  const name = row.full_name ?? 'Unknown';
  const source: Source = { kind: 'session', id: row.id, label: name };
  const started = { id: `start-${row.id}`, at: row.started_at, text: `${name} started a shift`, source };
  if (row.ended_at === null) return [started];
  return [{ id: `end-${row.id}`, at: row.ended_at, text: `${name} ended a shift`, source }, started];
}
