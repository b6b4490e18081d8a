import { type SQL, sql } from 'drizzle-orm';
import type { DeskKind, LoadSources } from '../../../../shared/panel/schema.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
import { type AiPurpose, aiPurposes } from '../../../ai/ai.ts';
import { purposeSubject } from '../../../ai/limits/budgets.ts';
import type { Deps } from '../../../deps.ts';
import { openRequest, uncheckedDocuments } from '../../inbox/service.ts';
import { needsHr } from '../../privacy/service.ts';
import type { Viewer } from '../../reviews/service.ts';
import { canOpen } from './opening.ts';
import { firstWeek } from './stages.ts';

/** Number of values with their own name; the others are added up. */
const NAMED = 6;
const AI_DAYS = 14;

/** Figures for the overview: applications by job and origin, HR's backlog, model usage. */
export async function loadSources(
  deps: Deps,
  viewer: Pick<Viewer, 'roles'>,
  weeks: number,
): Promise<LoadSources> {
  const [positions, countries, desk, purposes] = await Promise.all([
    applicationsBy(deps, 'position', weeks),
    applicationsBy(deps, 'country', weeks),
    deskLoad(deps, viewer),
    tokensByPurpose(deps),
  ]);
  return { positions, countries, desk, purposes };
}

async function applicationsBy(
  deps: Deps,
  kind: 'position' | 'country',
  weeks: number,
): Promise<LoadSources['positions']> {
  const rows = await deps.db.execute<{ value: string; count: number; others: number }>(sql`
    with counted as (
      select value, sum(count)::int as count from application_facets
      where kind = ${kind} and week >= ${firstWeek(deps.clock.now(), weeks)}::date
      group by value having sum(count) > 0)
    select value, count, ((select sum(count) from counted) - sum(count) over ())::int as others
    from (select * from counted order by count desc, value limit ${NAMED}) named
    order by count desc, value`);
  return {
    named: rows.map(({ value, count }) => ({ value, count })),
    others: rows[0]?.others ?? 0,
  };
}

/** Open work that this viewer can open, by kind, with the age of the oldest in days. */
async function deskLoad(deps: Deps, viewer: Pick<Viewer, 'roles'>): Promise<LoadSources['desk']> {
  const now = deps.clock.now();
  const ifOpen = (kind: DeskKind, select: SQL): SQL => (canOpen(viewer, kind) ? select : sql``);
  const rows = await deps.db.execute<{ kind: DeskKind; count: number; oldest: Date | string | null }>(sql`
    select 'interviews' as kind,
      (select coalesce(sum(count), 0)::int from candidate_facets where status = 'interviewed') as count,
      (select min(since)::timestamptz from waiting_facets where stage = 'interviewed' and count > 0) as oldest
    union all select 'applications',
      (select coalesce(sum(count), 0)::int from candidate_facets where status = 'applied'),
      (select min(since)::timestamptz from waiting_facets where stage = 'applied' and count > 0)
    union all select 'human', count(*)::int, min(e.created_at)
      from candidate_events e where ${openRequest} and e.kind = 'human_requested'
    union all select 'review', count(*)::int, min(e.created_at)
      from candidate_events e where ${openRequest} and e.kind = 'review_requested'
    union all select 'question', count(*)::int, min(e.created_at)
      from candidate_events e where ${openRequest} and e.kind = 'question_asked'
    union all select 'contest', count(*)::int, min(created_at) from contests where decided_at is null
    ${ifOpen('documents', sql`union all select 'documents', count(*)::int, min(d.updated_at) from ${uncheckedDocuments}`)}
    ${ifOpen('privacy', sql`union all select 'privacy', count(*)::int, min(created_at) from privacy_requests where ${needsHr(now)}`)}`);
  return rows.map(({ kind, count, oldest }) => ({
    kind,
    count,
    oldestDays:
      oldest === null ? null : Math.max(0, Math.floor((now.getTime() - new Date(oldest).getTime()) / DAY_MS)),
  }));
}

async function tokensByPurpose(deps: Deps): Promise<LoadSources['purposes']> {
  const first = new Date(deps.clock.now().getTime() - (AI_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const bySubject = new Map<string, AiPurpose>(
    aiPurposes.map((purpose) => [purposeSubject(purpose), purpose]),
  );
  const rows = await deps.db.execute<{ subject: string; tokens: number; calls: number }>(sql`
    select subject, sum(input_tokens::bigint + output_tokens)::float8 as tokens, sum(calls)::int as calls
    from ai_usage where day >= ${first}::date and subject in ${[...bySubject.keys()]} group by subject`);
  return rows
    .flatMap(({ subject, tokens, calls }) => {
      const purpose = bySubject.get(subject);
      return purpose ? [{ purpose, tokens, calls }] : [];
    })
    .sort((a, b) => b.tokens - a.tokens);
}
