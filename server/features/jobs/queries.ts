import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { MATCHING_MAX } from '../../../shared/jobs/matching.ts';
import type { Tx } from '../../db/client.ts';
import { jobs } from '../../db/schema/jobs.ts';

/** The newest jobs that are read for words before the index of words is asked. */
const WALK = 4_000;

/** Jobs that hold the words in title or description, without case. */
export const holding = (pattern: string, row: { title: SQLWrapper; description: SQLWrapper }): SQL =>
  sql`(${row.title} ilike ${pattern} or ${row.description} ilike ${pattern})`;

/**
 * How many jobs under `filters` hold the words, counted up to {@link MATCHING_MAX} and one more. A usual word is
 * found often enough among the newest jobs; only for the others the index of words is worth its price, which grows
 * with all the jobs that hold them.
 */
export async function countMatches(tx: Tx, filters: SQL | undefined, pattern: string): Promise<number> {
  const newest = tx
    .select({ title: jobs.title, description: jobs.description })
    .from(jobs)
    .where(filters)
    .orderBy(sql`${jobs.postedAt} desc`, sql`${jobs.id} desc`)
    .limit(WALK)
    .as('newest');
  const usual = tx
    .select({ one: sql`1`.as('one') })
    .from(newest)
    .where(holding(pattern, newest))
    .limit(MATCHING_MAX + 1)
    .as('found');
  const [walked] = await tx.select({ count: sql<number>`count(*)::int` }).from(usual);
  if (walked && walked.count > MATCHING_MAX) return walked.count;
  const all = tx
    .select({ one: sql`1`.as('one') })
    .from(jobs)
    .where(and(filters, holding(pattern, jobs)))
    .limit(MATCHING_MAX + 1)
    .as('found');
  const [counted] = await tx.select({ count: sql<number>`count(*)::int` }).from(all);
  return counted?.count ?? 0;
}

/**
 * "One of those that match", found before anything is sorted: for few of them the planner must not walk the list in
 * its order until a page is full.
 */
export function amongMatches(tx: Tx, matching: SQL | undefined): SQL {
  const found = tx.select({ id: jobs.id }).from(jobs).where(matching);
  return sql`${jobs.id} = any(array(${found}))`;
}
