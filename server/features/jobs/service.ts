import { and, desc, eq, gt, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobId } from '../../../shared/ids/schema.ts';
import { MATCHING_MAX } from '../../../shared/jobs/matching.ts';
import type {
  JobCard,
  JobDetail,
  JobList,
  JobListInput,
  JobPage,
  JobSort,
} from '../../../shared/jobs/schema.ts';
import type { Tx } from '../../db/client.ts';
import { jobFacets, jobs } from '../../db/schema/jobs.ts';
import { containing, searching } from '../../db/search.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeCursor, decodeTimeCursor, encodeCursor } from '../../platform/cursor.ts';
import { amongMatches, countMatches, holding } from './queries.ts';

const FACETS_MAX = 100;
const SIMILAR_MAX = 3;

/** All that a list needs, so that it can be measured by itself. */
type Reading = Pick<Deps, 'db' | 'clock'>;

type JobRow = typeof jobs.$inferSelect;

const salary = sql`coalesce(${jobs.salaryMax}, 0)`;

/** Where a page ended: the sort's own value there, and the id. */
const CountCursor = z.tuple([z.int32(), z.uuid()]);

type Sort = {
  order: SQL[];
  key: (row: JobRow) => string | number;
  /** "After the cursor" as SQL. @throws DomainError('invalid_input') for one of another order, or none. */
  after: (cursor: string) => SQL;
};

/** Each order as SQL; ids break ties. */
const sorts: Record<JobSort, Sort> = {
  newest: {
    order: [desc(jobs.postedAt), desc(jobs.id)],
    key: (row) => postedAt(row).toISOString(),
    after: (cursor) => {
      const { at, id } = decodeTimeCursor(cursor);
      // A cursor carries milliseconds, as much as the application's clock ever writes.
      return sql`(${jobs.postedAt}, ${jobs.id}) < (${at}::timestamptz, ${id}::uuid)`;
    },
  },
  salary: {
    order: [sql`(coalesce(${jobs.salaryMax}, 0)) desc`, desc(jobs.id)],
    key: (row) => row.salaryMax ?? 0,
    after: (cursor) => {
      const [value, id] = decodeCursor(CountCursor, cursor);
      return sql`(${salary}, ${jobs.id}) < (${value}, ${id}::uuid)`;
    },
  },
  applied: {
    order: [desc(jobs.applicantCount), desc(jobs.id)],
    key: (row) => row.applicantCount,
    after: (cursor) => {
      const [value, id] = decodeCursor(CountCursor, cursor);
      return sql`(${jobs.applicantCount}, ${jobs.id}) < (${value}, ${id}::uuid)`;
    },
  },
};

/** Open to the public: active, not archived, deadline not passed. */
function isOpen(deps: Reading): SQL {
  const today = todayOf(deps);
  const open = and(
    eq(jobs.status, 'active'),
    isNull(jobs.archivedAt),
    or(isNull(jobs.applicationDeadline), gte(jobs.applicationDeadline, today)),
  );
  return open ?? sql`false`;
}

/**
 * Open jobs that match, one page of them (specification file 1 §9: search in title or description, without
 * case). Keyset paging: a page never repeats or skips a job that was there before.
 * @throws DomainError search_too_broad, invalid_input (a cursor that is none)
 */
export async function listJobs(deps: Reading, input: JobListInput): Promise<JobList> {
  const sort = sorts[input.sort];
  const open = isOpen(deps);
  const chosen = and(open, ...filters(input));
  const pattern = containing(input.search);
  const after = input.cursor === undefined ? undefined : sort.after(input.cursor);
  return searching(deps.db, { words: input.search }, async (tx) => {
    const found = input.search === '' ? null : await countMatches(tx, chosen, pattern);
    const matching = found === null ? chosen : and(chosen, holding(pattern, jobs));
    const few = found !== null && found <= MATCHING_MAX;
    const rows = await tx
      .select()
      .from(jobs)
      .where(and(few ? amongMatches(tx, matching) : matching, after))
      .orderBy(...sort.order)
      .limit(input.limit + 1);
    const facets = await openFacets(deps, tx);
    const shown = rows.slice(0, input.limit);
    const last = rows.length > input.limit ? shown.at(-1) : undefined;
    return {
      jobs: shown.map(toCard),
      nextCursor: last ? encodeCursor([sort.key(last), last.id]) : null,
      matching: found ?? counted(facets, input),
      total: counted(facets, { departments: [] }),
      locations: distinct(facets.map((row) => row.location)),
      departments: distinct(facets.map((row) => row.department)),
    };
  });
}

type Facet = typeof jobFacets.$inferSelect;

/**
 * Open jobs per location and department: the kept counts, minus jobs whose deadline passed since the last
 * closing.
 */
async function openFacets(deps: Reading, tx: Tx): Promise<Facet[]> {
  const counts = await tx
    .select()
    .from(jobFacets)
    .where(gt(jobFacets.count, 0))
    .limit(FACETS_MAX * 10);
  const passed = await tx
    .select({ location: jobs.location, department: jobs.department, count: sql<number>`count(*)::int` })
    .from(jobs)
    .where(
      and(eq(jobs.status, 'active'), isNull(jobs.archivedAt), lt(jobs.applicationDeadline, todayOf(deps))),
    )
    .groupBy(jobs.location, jobs.department);
  const less = new Map(passed.map((row) => [`${row.location}\n${row.department}`, row.count]));
  return counts
    .map((row) => ({ ...row, count: row.count - (less.get(`${row.location}\n${row.department}`) ?? 0) }))
    .filter((row) => row.count > 0);
}

const todayOf = (deps: Reading): string => deps.clock.now().toISOString().slice(0, 10);

function counted(
  facets: Facet[],
  { location, departments }: Pick<JobListInput, 'location' | 'departments'>,
): number {
  return facets
    .filter((row) => location === undefined || row.location === location)
    .filter((row) => departments.length === 0 || departments.includes(row.department))
    .reduce((sum, row) => sum + row.count, 0);
}

function filters(input: JobListInput): SQL[] {
  const found: SQL[] = [];
  if (input.location) found.push(eq(jobs.location, input.location));
  if (input.departments.length > 0) found.push(inArray(jobs.department, input.departments));
  return found;
}

/** One open job. @throws DomainError('not_found') for any other. */
export async function jobById(deps: Deps, id: JobId): Promise<JobDetail> {
  const [row] = await deps.db
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpen(deps)));
  if (!row) throw new DomainError('not_found');
  return toDetail(row);
}

function toDetail(row: JobRow): JobDetail {
  return {
    ...toCard(row),
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    benefits: row.benefits,
    hiringManager: row.hiringManager,
  };
}

/**
 * A job for its own page. One that's no longer public is marked so, with up to three open ones of its
 * department; one that was never public is unknown.
 */
export async function jobPage(deps: Deps, id: JobId): Promise<JobPage> {
  const [row] = await deps.db.select().from(jobs).where(eq(jobs.id, id));
  if (!row || row.status === 'draft' || row.postedAt === null) return { kind: 'unknown' };
  const today = todayOf(deps);
  const expired = row.applicationDeadline !== null && row.applicationDeadline < today;
  if (row.status === 'active' && row.archivedAt === null && !expired) {
    return { kind: 'open', job: toDetail(row) };
  }
  const similar = await deps.db
    .select()
    .from(jobs)
    .where(and(isOpen(deps), eq(jobs.department, row.department)))
    .orderBy(...sorts.newest.order)
    .limit(SIMILAR_MAX);
  return { kind: 'closed', title: row.title, similar: similar.map(toCard) };
}

/** How many rows of addresses are read at once. */
const ADDRESS_BATCH = 5_000;

/** The first job's id of every `size` open jobs in the order of their ids: where each file of addresses begins. */
export async function openJobSections(deps: Deps, size: number): Promise<JobId[]> {
  const ranked = deps.db
    .select({ id: jobs.id, place: sql<number>`row_number() over (order by ${jobs.id})`.as('place') })
    .from(jobs)
    .where(isOpen(deps))
    .as('ranked');
  const rows = await deps.db
    .select({ id: ranked.id })
    .from(ranked)
    .where(sql`(${ranked.place} - 1) % ${size} = 0`)
    .orderBy(ranked.id);
  return rows.map((row) => row.id);
}

/** Up to `max` open jobs from the id `first` on, read in batches, so that memory stays flat. */
export async function* openJobAddresses(
  deps: Deps,
  first: string,
  max: number,
): AsyncGenerator<{ id: JobId; updatedAt: Date }> {
  let from = sql`${jobs.id} >= ${first}`;
  for (let left = max; left > 0; ) {
    const batch = await deps.db
      .select({ id: jobs.id, updatedAt: jobs.updatedAt })
      .from(jobs)
      .where(and(isOpen(deps), from))
      .orderBy(jobs.id)
      .limit(Math.min(left, ADDRESS_BATCH));
    yield* batch;
    left -= batch.length;
    const last = batch.at(-1);
    if (!last || batch.length < ADDRESS_BATCH) return;
    from = sql`${jobs.id} > ${last.id}`;
  }
}

/** @throws DomainError('job_closed') for a job that takes no applications. */
export async function refuseClosed(deps: Deps, id: JobId): Promise<void> {
  const [row] = await deps.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), isOpen(deps)));
  if (!row) throw new DomainError('job_closed');
}

/**
 * Counts one application for a job and answers with its title.
 * @throws DomainError('job_closed') when it no longer takes any.
 */
export async function countApplication(deps: Deps, tx: Tx, id: JobId): Promise<{ title: string }> {
  const [row] = await tx
    .update(jobs)
    .set({ applicantCount: sql`${jobs.applicantCount} + 1` })
    .where(and(eq(jobs.id, id), isOpen(deps)))
    .returning({ title: jobs.title });
  if (!row) throw new DomainError('job_closed');
  return row;
}

/** When the job was first public; for a draft, when it was created. */
const postedAt = (row: JobRow): Date => row.postedAt ?? row.createdAt;

function toCard(row: JobRow): JobCard {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    department: row.department,
    location: row.location,
    position: row.position,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    workHours: row.workHours,
    applicantCount: row.applicantCount,
    applicationDeadline: row.applicationDeadline,
    createdAt: postedAt(row).toISOString(),
  };
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en')).slice(0, FACETS_MAX);
}
