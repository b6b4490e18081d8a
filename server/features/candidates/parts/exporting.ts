import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { CandidateListInput, CandidateRow } from '../../../../shared/candidates/schema.ts';
import { candidateFacets, candidates } from '../../../db/schema/candidates.ts';
import { searching } from '../../../db/search.ts';
import type { Deps } from '../../../deps.ts';
import { readMarksOfPeople } from '../../results/queries.ts';
import { readTagsOf } from '../../tags/queries.ts';
import { newestFirst, peopleWhere, toRow } from '../queries.ts';

const BATCH = 1_000;

/** What an export narrows further than HR's table does. */
export type ExportBounds = { country?: string | undefined; from: Date | null; to: Date | null };

export type ExportedCandidate = CandidateRow & {
  phone: string | null;
  state: string | null;
  linkedinUrl: string | null;
};

function within(deps: Deps, input: CandidateListInput, { country, from, to }: ExportBounds): SQL[] {
  const { base, status } = peopleWhere(deps, input);
  return [
    ...base,
    ...status,
    ...(country ? [eq(candidates.country, country)] : []),
    ...(from ? [gte(candidates.appliedAt, from)] : []),
    ...(to ? [lt(candidates.appliedAt, to)] : []),
  ];
}

/**
 * Everyone under these filters in the table's newest-first order, a thousand at a time, so that memory stays
 * flat.
 */
export async function* exportCandidates(
  deps: Deps,
  input: CandidateListInput,
  bounds: ExportBounds,
): AsyncGenerator<ExportedCandidate[]> {
  const where = within(deps, input, bounds);
  const { key, order, after } = newestFirst;
  let cursor: [string, string] | null = null;
  for (;;) {
    const page: SQL | undefined = and(...where, ...(cursor ? [after(cursor[0], cursor[1])] : []));
    const rows = await deps.db
      .select({ candidate: candidates, key: sql<string>`${key}` })
      .from(candidates)
      .where(page)
      .orderBy(...order)
      .limit(BATCH);
    const ids = rows.map(({ candidate }) => candidate.id);
    const [tags, marks] = await Promise.all([readTagsOf(deps.db, ids), readMarksOfPeople(deps.db, ids)]);
    yield rows.map(({ candidate }) => ({
      ...toRow(candidate, { interviewing: new Set(), tags, marks }),
      phone: candidate.phone,
      state: candidate.state,
      linkedinUrl: candidate.linkedinUrl,
    }));
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    cursor = [last.key, last.candidate.id];
  }
}

/** How many rows {@link exportCandidates} would return now. Uses the facets if they cover all filters. */
export async function countCandidates(
  deps: Deps,
  input: CandidateListInput,
  bounds: ExportBounds,
): Promise<number> {
  const { search, withinDays, tags, position, status, result } = input;
  const { from, to } = bounds;
  const country = bounds.country ?? input.country;
  if (search === '' && !withinDays && !result && tags.length === 0 && !country && !from && !to) {
    const [counted] = await deps.db
      .select({ count: sql<number>`coalesce(sum(${candidateFacets.count}), 0)::int` })
      .from(candidateFacets)
      .where(
        and(
          position ? eq(candidateFacets.position, position) : undefined,
          status ? eq(candidateFacets.status, status) : undefined,
        ),
      );
    return counted?.count ?? 0;
  }
  const exactPlans = search !== '' || tags.length > 0 || result !== undefined;
  return searching(deps.db, { words: search, exactPlans }, async (tx) => {
    const [counted] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(candidates)
      .where(and(...within(deps, input, bounds)));
    return counted?.count ?? 0;
  });
}
