import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { isId } from '../../../shared/ids/isId.ts';
import type { AuditFilters, AuditList, AuditListInput, AuditRow } from '../../../shared/panel/schema.ts';
import { addDays, dayStart } from '../../../shared/time/zones.ts';
import { auditLog } from '../../db/schema/platform.ts';
import type { Deps } from '../../deps.ts';
import { ratedInterviews, type Viewer, withheldInterviews } from '../reviews/service.ts';

const ACTORS_MAX = 300;

/** The audit log, the newest first, with what it can be filtered by. */
export async function listAudit(deps: Deps, viewer: Viewer, input: AuditListInput): Promise<AuditList> {
  const [rows, actions, actors] = await Promise.all([
    readAudit(deps, viewer, input, { before: input.before ?? null, limit: input.limit + 1 }),
    distinctActions(deps, viewer),
    panelActors(deps),
  ]);
  const shown = rows.slice(0, input.limit);
  return {
    rows: shown,
    nextBefore: rows.length > input.limit ? (shown.at(-1)?.id ?? null) : null,
    actions,
    actors,
  };
}

/** Everyone who can open the panel or once could, by name, because HR also looks for former admins. */
async function panelActors(deps: Deps): Promise<AuditList['actors']> {
  const rows = await deps.db.execute<{ id: string; name: string }>(sql`
    select id, full_name as name from users where id in (
      select user_id from user_roles
      union select subject_id from audit_log where action = 'panel.role_changed')
    order by lower(full_name), id limit ${ACTORS_MAX}`);
  return [...rows];
}

/** One step per action through the index, instead of reading the whole log. */
async function distinctActions(deps: Deps, viewer: Viewer): Promise<string[]> {
  const rows = await deps.db.execute<{ action: string }>(sql`
    with recursive found as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > found.action order by action limit 1)
      from found where found.action is not null)
    select action from found where action is not null`);
  return rows.map(({ action }) => action).filter((action) => mayRead(viewer) || !action.startsWith(SAFETY));
}

/**
 * Lines about safety flags are for admins, on the screen only: they mustn't influence reviewers, and exports
 * leave them out.
 */
const SAFETY = 'safety.';
const mayRead = (viewer: Viewer): boolean => viewer.roles.includes('admin');

/** One page of the log; names are looked up, the log itself holds ids. */
export async function readAudit(
  deps: Deps,
  viewer: Viewer,
  filters: AuditFilters,
  page: { before: number | null; limit: number; exported?: boolean },
): Promise<AuditRow[]> {
  const safety =
    mayRead(viewer) && !page.exported ? undefined : sql`not starts_with(${auditLog.action}, ${SAFETY})`;
  const rows = await deps.db
    .select()
    .from(auditLog)
    .where(
      and(...conditions(filters), safety, page.before === null ? undefined : lt(auditLog.id, page.before)),
    )
    .orderBy(desc(auditLog.id))
    .limit(page.limit);
  const hidden = await hiddenRatings(deps, viewer, rows);
  const names = await namesOf(
    deps,
    rows.flatMap(({ actorId, subjectId, subjectKind }) => [
      ...(actorId ? [actorId] : []),
      ...(subjectId && named.has(subjectKind ?? '') ? [subjectId] : []),
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    action: row.action,
    actor: actorName(row, names),
    actorNamed: names.has(row.actorId ?? ''),
    subjectKind: row.subjectKind,
    subjectId: row.subjectId,
    subjectName: names.get(row.subjectId ?? '') ?? null,
    ip: row.ip,
    data: hidden.has(row.id) ? {} : row.data,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** Kinds of things that have a name. */
const named: ReadonlySet<string> = new Set(['candidate', 'user', 'job']);

/** What these people and jobs are called now, by id. */
async function namesOf(deps: Deps, found: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(found)].filter(isId);
  if (ids.length === 0) return new Map();
  const rows = await deps.db.execute<{ id: string; name: string }>(sql`
    select id, full_name as name from users where ${inArray(sql`id`, ids)}
    union all select id, full_name from candidates where ${inArray(sql`id`, ids)}
    union all select id, title from jobs where ${inArray(sql`id`, ids)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Lines about ratings this viewer mustn't see yet: they show that something was rated, but not how. */
async function hiddenRatings(
  deps: Deps,
  viewer: Viewer,
  rows: readonly (typeof auditLog.$inferSelect)[],
): Promise<ReadonlySet<number>> {
  const about = rows.flatMap((row) => (row.subjectKind === 'interview' && row.subjectId ? [row] : []));
  const ids = [...new Set(about.flatMap(({ subjectId }) => (subjectId ? [subjectId] : [])))];
  const [withheld, rated] = await Promise.all([
    withheldInterviews(deps, viewer, ids),
    ratedInterviews(deps, viewer, ids),
  ]);
  const hides = ({ action, actorId, subjectId }: (typeof about)[number]): boolean => {
    if (subjectId === null || actorId === viewer.userId) return false;
    return action === 'interview.rating_changed' ? withheld.has(subjectId) : !rated.has(subjectId);
  };
  return new Set(about.filter(hides).map(({ id }) => id));
}

function actorName(row: typeof auditLog.$inferSelect, names: ReadonlyMap<string, string>): string {
  if (row.actorKind === 'system') return 'System';
  if (row.actorKind === 'anonymous' || !row.actorId) return 'Someone who wasn’t signed in';
  return names.get(row.actorId) ?? 'Someone whose data was deleted';
}

function conditions(filters: AuditFilters): SQL[] {
  const found: SQL[] = [];
  if (filters.action?.includes('.')) found.push(eq(auditLog.action, filters.action));
  else if (filters.action) found.push(sql`split_part(${auditLog.action}, '.', 1) = ${filters.action}`);
  if (filters.actorId) found.push(eq(auditLog.actorId, filters.actorId));
  if (filters.subjectId) found.push(eq(auditLog.subjectId, filters.subjectId));
  const { from, until, zone = 'UTC' } = filters;
  if (from) found.push(gte(auditLog.createdAt, dayStart(zone, from)));
  if (until) found.push(lt(auditLog.createdAt, dayStart(zone, addDays(until, 1))));
  return found;
}
