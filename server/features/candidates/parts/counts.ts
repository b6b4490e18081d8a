import { and, eq, type SQL, sql } from 'drizzle-orm';
import {
  type BoardFilters,
  type CandidateListInput,
  type CandidateStatus,
  candidateStatuses,
  SEARCH_COUNT_MAX,
} from '../../../../shared/candidates/schema.ts';
import type { Tx } from '../../../db/client.ts';
import { candidateFacets, candidates } from '../../../db/schema/candidates.ts';
import { tagFacets } from '../../../db/schema/tags.ts';

/** Matches of a search in HR's table that are sorted at once when the order is by name. */
const FEW_BY_NAME = 10_000;

/**
 * People per status under the filters: from the kept counts where these cover the filters. A search counts to
 * {@link SEARCH_COUNT_MAX} and one more in each status, so that two letters don't read every record.
 */
export async function countPeople(
  tx: Tx,
  input: BoardFilters,
  base: SQL[],
): Promise<Record<CandidateStatus, number>> {
  if (input.search !== '') return countFoundByStatus(tx, base);
  const [tag, ...moreTags] = input.tags;
  if (input.country || input.withinDays || input.result || moreTags.length > 0) {
    return countsByStatus(
      await tx
        .select({ status: candidates.status, count: sql<number>`count(*)::int` })
        .from(candidates)
        .where(and(...base))
        .groupBy(candidates.status),
    );
  }
  if (tag) {
    const samePosition = input.position ? [eq(tagFacets.position, input.position)] : [];
    return countsByStatus(
      await tx
        .select({ status: tagFacets.status, count: sql<number>`sum(${tagFacets.count})::int` })
        .from(tagFacets)
        .where(and(eq(tagFacets.tagId, tag), ...samePosition))
        .groupBy(tagFacets.status),
    );
  }
  return countsByStatus(
    await tx
      .select({ status: candidateFacets.status, count: sql<number>`sum(${candidateFacets.count})::int` })
      .from(candidateFacets)
      .where(input.position ? eq(candidateFacets.position, input.position) : undefined)
      .groupBy(candidateFacets.status),
  );
}

/** How many match a search, to {@link SEARCH_COUNT_MAX} and one more. */
export function countFound(tx: Tx, matching: SQL | undefined): Promise<number> {
  return countTo(tx, SEARCH_COUNT_MAX + 1, matching);
}

async function countFoundByStatus(tx: Tx, base: SQL[]): Promise<Record<CandidateStatus, number>> {
  const counted = [];
  for (const status of candidateStatuses) {
    counted.push({ status, count: await countFound(tx, and(eq(candidates.status, status), ...base)) });
  }
  return countsByStatus(counted);
}

async function countTo(tx: Tx, most: number, matching: SQL | undefined): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(candidates)
    .where(matching)
    .limit(most)
    .as('found');
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}

/**
 * Whether there are so few matches that sorting them is cheaper than walking the table in its order until a
 * page is full. By name more of them count as few: the Marias are adjacent, and a walk would read half of all
 * names before the first.
 */
export async function areFew(
  tx: Tx,
  sort: CandidateListInput['sort'],
  counts: Partial<Record<CandidateStatus, number>>,
  matching: SQL | undefined,
): Promise<boolean> {
  if (Object.values(counts).every((count) => count <= SEARCH_COUNT_MAX)) return true;
  return sort === 'name' && (await countTo(tx, FEW_BY_NAME, matching)) < FEW_BY_NAME;
}

/** "One of the matches", found before anything is sorted; the planner doesn't choose this by itself. */
export function amongFound(tx: Tx, matching: SQL | undefined): SQL {
  const found = tx.select({ id: candidates.id }).from(candidates).where(matching);
  return sql`${candidates.id} = any(array(${found}))`;
}

function countsByStatus(rows: { status: CandidateStatus; count: number }[]): Record<CandidateStatus, number> {
  const counts: Record<CandidateStatus, number> = {
    applied: 0,
    shortlisted: 0,
    interviewed: 0,
    hired: 0,
    rejected: 0,
  };
  for (const status of candidateStatuses)
    counts[status] = rows.find((row) => row.status === status)?.count ?? 0;
  return counts;
}
