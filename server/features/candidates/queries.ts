import { and, asc, desc, eq, gt, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type BoardColumnInput,
  type BoardFilters,
  type CandidateFacets,
  type CandidateList,
  type CandidateListInput,
  type CandidatePage,
  type CandidateRow,
  type CandidateStatus,
  SEARCH_COUNT_MAX,
} from '../../../shared/candidates/schema.ts';
import { PRESENT_MS } from '../../../shared/conversation/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import type { ResultMark } from '../../../shared/interview/resultMark.ts';
import type { Tag } from '../../../shared/tags/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { applications, candidateFacets, candidates, decidedFirst } from '../../db/schema/candidates.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { personContains, searching } from '../../db/search.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { peopleWithResult, readMarksOfPeople } from '../results/queries.ts';
import { havingTags, readTagsOf, taggedWith } from '../tags/queries.ts';
import { amongFound, areFew, countFound, countPeople } from './parts/counts.ts';

/** People without a score come after those with the lowest one, as in the index `candidates_score`. */
const score = sql`(coalesce(${candidates.score}, -1))`;

/** Where the page before ended: the order it was in, the sort key's value and the id that breaks ties. */
const Cursor = z.union([
  z.tuple([z.enum(['newest', 'oldest', 'name']), z.string(), z.uuid()]),
  z.tuple([z.literal('score'), z.int().min(-1).max(100), z.uuid()]),
]);

/** @throws DomainError('invalid_input') for what is no cursor, or one of a list in another order */
function placeAfter(text: string, sort: Sort): z.infer<typeof Cursor> {
  const cursor = decodeCursor(Cursor, text);
  if (cursor[0] !== sort) throw new DomainError('invalid_input');
  return cursor;
}

type Sort = CandidateListInput['sort'];

/** The sort key as SQL, its order, and the condition "after the cursor". */
const sorts: Record<Sort, { key: SQL; order: SQL[]; after: (value: string | number, id: string) => SQL }> = {
  newest: {
    key: sql`to_char(${candidates.appliedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ')`,
    order: [desc(candidates.appliedAt), desc(candidates.id)],
    after: (value, id) =>
      sql`(${candidates.appliedAt}, ${candidates.id}) < (${String(value)}::timestamptz, ${id}::uuid)`,
  },
  oldest: {
    key: sql`to_char(${candidates.appliedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ')`,
    order: [asc(candidates.appliedAt), asc(candidates.id)],
    after: (value, id) =>
      sql`(${candidates.appliedAt}, ${candidates.id}) > (${String(value)}::timestamptz, ${id}::uuid)`,
  },
  name: {
    key: sql`lower(${candidates.fullName})`,
    order: [sql`lower(${candidates.fullName})`, asc(candidates.id)],
    after: (value, id) =>
      sql`(lower(${candidates.fullName}), ${candidates.id}) > (${String(value)}, ${id}::uuid)`,
  },
  score: {
    key: score,
    order: [sql`${score} desc`, desc(candidates.id)],
    after: (value, id) => sql`(${score}, ${candidates.id}) < (${Number(value)}, ${id}::uuid)`,
  },
};

/** The table's default order. */
export const newestFirst = sorts.newest;

/** The filters as conditions; the one on the status apart, because counts per status leave it out. */
export function peopleWhere(
  deps: Deps,
  input: BoardFilters & { status?: CandidateStatus | undefined },
): { base: SQL[]; status: SQL[] } {
  const base: SQL[] = havingTags(input.tags);
  if (input.result) base.push(peopleWithResult(input.result));
  if (input.search !== '') base.push(foundBy(input.search));
  if (input.position) base.push(eq(candidates.position, input.position));
  if (input.country) base.push(eq(candidates.country, input.country));
  if (input.withinDays) {
    base.push(gte(candidates.appliedAt, new Date(deps.clock.now().getTime() - input.withinDays * DAY_MS)));
  }
  return { base, status: input.status ? [eq(candidates.status, input.status)] : [] };
}

/**
 * By name, address, or country; a whole address also finds people who applied with it before their records
 * were merged.
 */
function foundBy(search: string): SQL {
  const words = personContains(search);
  if (!search.includes('@')) return words;
  const owner = sql`(select candidate_id from candidate_aliases where email = ${search}::citext)`;
  return sql`(${words} or ${candidates.id} = ${owner})`;
}

/** A tag of five people needs another plan than a tag of thousands. */
const planned = ({ search, tags, result }: BoardFilters) => ({
  words: search,
  exactPlans: search !== '' || tags.length > 0 || result !== undefined,
});

/** HR's table: one page, the counts per status under the same filters, and the positions there are. */
export async function listCandidates(deps: Deps, input: CandidateListInput): Promise<CandidateList> {
  return searching(deps.db, planned(input), async (tx) => {
    const facets = await readFacets(deps, tx, input);
    const page = await readPage(deps, tx, input, facets.counts);
    return { ...page, ...facets, total: input.status ? facets.counts[input.status] : facets.total };
  });
}

/** One page of one column of the board; the counts are asked for once, for all columns. */
export async function boardColumn(deps: Deps, input: BoardColumnInput): Promise<CandidatePage> {
  return searching(deps.db, planned(input), async (tx) => {
    const { base, status } = await pageWhere(deps, tx, input);
    const count = input.search === '' ? 0 : await countFound(tx, and(...base, ...status));
    return readPage(deps, tx, input, { [input.status]: count });
  });
}

/** How many people there are under the filters, by status. */
export async function boardCounts(deps: Deps, input: BoardFilters): Promise<CandidateFacets> {
  return searching(deps.db, planned(input), (tx) => readFacets(deps, tx, input));
}

/** {@link peopleWhere} for a page or a count; tags by the way that suits how many people have them. */
async function pageWhere(
  deps: Deps,
  tx: Tx,
  input: Parameters<typeof peopleWhere>[1],
): Promise<ReturnType<typeof peopleWhere>> {
  const { base, status } = peopleWhere(deps, { ...input, tags: [] });
  return { base: [...base, ...(await taggedWith(tx, input.tags))], status };
}

async function readPage(
  deps: Deps,
  tx: Tx,
  input: CandidateListInput,
  counts: Partial<Record<CandidateStatus, number>>,
): Promise<CandidatePage> {
  const { base, status } = await pageWhere(deps, tx, input);
  const sort = sorts[input.sort];
  const cursor = input.cursor ? placeAfter(input.cursor, input.sort) : null;
  const after = cursor ? [sort.after(cursor[1], cursor[2])] : [];
  const matching = and(...base, ...status);
  const few = input.search !== '' && (await areFew(tx, input.sort, counts, matching));
  const rows = await tx
    .select({ candidate: candidates, key: sql<string | number>`${sort.key}` })
    .from(candidates)
    .where(and(few ? amongFound(tx, matching) : matching, ...after))
    .orderBy(...sort.order)
    .limit(input.limit + 1);
  const shown = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? shown.at(-1) : undefined;
  const ids = shown.map(({ candidate }) => candidate.id);
  const interviewing = await interviewingAmong(deps, tx, ids);
  const tags = await readTagsOf(tx, ids);
  const marks = await readMarksOfPeople(tx, ids);
  const jobTitles = await jobTitlesOf(tx, ids);
  return {
    rows: shown.map(({ candidate }) => toRow(candidate, { interviewing, tags, marks, jobTitles })),
    nextCursor: last ? encodeCursor([input.sort, last.key, last.candidate.id]) : null,
  };
}

async function readFacets(deps: Deps, tx: Tx, input: BoardFilters): Promise<CandidateFacets> {
  const { base } = await pageWhere(deps, tx, input);
  const counts = await countPeople(tx, input, base);
  const positions = await tx
    .selectDistinct({ position: candidateFacets.position })
    .from(candidateFacets)
    .where(gt(candidateFacets.count, 0))
    .orderBy(candidateFacets.position)
    .limit(200);
  return {
    counts,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    countedTo: input.search === '' ? null : SEARCH_COUNT_MAX,
    positions: positions.map(({ position }) => position),
  };
}

/** The people with an open interview right now. */
async function interviewingAmong(deps: Deps, db: DbOrTx, ids: CandidateId[]): Promise<Set<CandidateId>> {
  if (ids.length === 0) return new Set();
  const since = new Date(deps.clock.now().getTime() - PRESENT_MS);
  const rows = await db
    .select({ id: conversations.ownerId })
    .from(conversations)
    .where(
      and(
        inArray(conversations.ownerId, ids),
        // Shifts and practice chats are conversations of the same person, and no interviews.
        eq(conversations.kind, 'interview'),
        eq(conversations.open, true),
        gte(conversations.lastSeenAt, since),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The jobs that people's records come from; none for an application without a job. */
async function jobTitlesOf(db: DbOrTx, ids: CandidateId[]): Promise<Map<CandidateId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([applications.candidateId], { id: applications.candidateId, title: jobs.title })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(inArray(applications.candidateId, ids))
    .orderBy(applications.candidateId, ...decidedFirst);
  return new Map(rows.flatMap(({ id, title }) => (title === null ? [] : [[id, title]])));
}

/** One person as a table row; null when there is none. */
export async function readRow(
  deps: Deps,
  id: CandidateId,
): Promise<{ row: CandidateRow; candidate: Candidate } | null> {
  const [candidate] = await deps.db.select().from(candidates).where(eq(candidates.id, id));
  if (!candidate) return null;
  const [interviewing, tags, marks, jobTitles] = await Promise.all([
    interviewingAmong(deps, deps.db, [id]),
    readTagsOf(deps.db, [id]),
    readMarksOfPeople(deps.db, [id]),
    jobTitlesOf(deps.db, [id]),
  ]);
  return { candidate, row: toRow(candidate, { interviewing, tags, marks, jobTitles }) };
}

export type Candidate = typeof candidates.$inferSelect;

/** What a line shows besides the person's own row. */
type Beside = {
  interviewing: ReadonlySet<CandidateId>;
  tags: ReadonlyMap<CandidateId, Tag[]>;
  marks: ReadonlyMap<CandidateId, ResultMark>;
  jobTitles: ReadonlyMap<CandidateId, string>;
};

/** A person as a line of HR’s table. */
export function toRow(candidate: Candidate, { interviewing, tags, marks, jobTitles }: Beside): CandidateRow {
  const job = jobTitles.get(candidate.id) ?? candidate.position;
  return {
    id: candidate.id,
    fullName: candidate.fullName,
    email: candidate.email,
    position: candidate.position,
    ...(job === candidate.position ? {} : { job }),
    country: candidate.country,
    status: candidate.status,
    score: candidate.score,
    mark: marks.get(candidate.id) ?? null,
    interviewing: interviewing.has(candidate.id),
    appliedAt: candidate.appliedAt.toISOString(),
    tags: tags.get(candidate.id) ?? [],
  };
}
