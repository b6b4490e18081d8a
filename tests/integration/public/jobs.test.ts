import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { jobById, listJobs } from '../../../server/features/jobs/service.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { MATCHING_MAX } from '../../../shared/jobs/matching.ts';
import { JobListInput, type JobSort, jobSorts } from '../../../shared/jobs/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

type NewJob = typeof jobs.$inferInsert;

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());
beforeEach(() => deps.db.delete(jobs));

/** Posts jobs, one minute after the other unless they say when. */
async function post(...changes: Partial<NewJob>[]): Promise<JobId[]> {
  const rows = changes.map((change, index) => {
    const createdAt = new Date(deps.clock.now().getTime() - (changes.length - index) * 60_000);
    return {
      id: JobId.parse(deps.clock.uuid()),
      title: 'Data Entry Clerk',
      description: 'Type what you see.',
      department: 'Operations',
      position: 'Data Entry Clerk' as const,
      hiringManager: 'The HR team',
      createdAt,
      updatedAt: createdAt,
      ...change,
    };
  });
  await deps.db.insert(jobs).values(rows);
  return rows.map(({ id }) => id);
}

const list = (input: Partial<JobListInput> = {}) => listJobs(deps, JobListInput.parse(input));
const titles = async (input: Partial<JobListInput> = {}) =>
  (await list(input)).jobs.map(({ title }) => title);

/** All pages, one after the other. */
async function walk(input: Partial<JobListInput>, between?: () => Promise<unknown>): Promise<JobId[]> {
  const seen: JobId[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...input, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...page.jobs.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
    await between?.();
  } while (cursor !== undefined);
  return seen;
}

describe('which jobs the public sees', () => {
  it('shows active jobs until the end of their last day, and no others', async () => {
    const [open] = await post(
      { title: 'Open', applicationDeadline: null },
      { title: 'Last day', applicationDeadline: '2026-11-19' },
      { title: 'Too late', applicationDeadline: '2026-11-18' },
      { title: 'Closed', status: 'closed' },
      { title: 'Draft', status: 'draft' },
      { title: 'Archived', archivedAt: deps.clock.now() },
    );
    expect(await titles()).toEqual(['Last day', 'Open']);
    expect(await list()).toMatchObject({ total: 2, matching: 2, nextCursor: null });
    expect(await jobById(deps, JobId.parse(open))).toMatchObject({
      title: 'Open',
      hiringManager: 'The HR team',
    });
  });

  it('answers for a hidden job exactly as for one that never was', async () => {
    const hidden = await post(
      { status: 'draft' },
      { status: 'closed' },
      { archivedAt: deps.clock.now() },
      { applicationDeadline: '2026-11-18' },
    );
    for (const id of [...hidden, JobId.parse(crypto.randomUUID())]) {
      await expect(jobById(deps, id)).rejects.toMatchObject({ code: 'not_found', data: {} });
    }
  });
});

describe('search and filters', () => {
  it('finds words in title or description, whatever their case', async () => {
    await post(
      { title: 'Virtual ASSISTANT', description: 'Calendars.' },
      { title: 'Clerk', description: 'You are the assistant of three teams.' },
      { title: 'Support', description: 'Chat and mail.' },
    );
    expect(await titles({ search: 'aSSistant' })).toEqual(['Clerk', 'Virtual ASSISTANT']);
    expect(await list({ search: 'assistant' })).toMatchObject({ matching: 2, total: 3 });
  });

  it('takes every character of a search as that character', async () => {
    await post(
      { title: '100% remote' },
      { title: '100 remote' },
      { title: 'snake_case clerk' },
      { title: 'snakeXcase clerk' },
      { title: 'back\\slash' },
      { title: "O'Clock; drop table jobs" },
    );
    expect(await titles({ search: '100%' })).toEqual(['100% remote']);
    expect(await titles({ search: 'e_c' })).toEqual(['snake_case clerk']);
    expect(await titles({ search: 'k\\s' })).toEqual(['back\\slash']);
    expect(await titles({ search: '\\' })).toEqual(['back\\slash']);
    expect(await titles({ search: "o'clock; DROP" })).toHaveLength(1);
    expect(await titles({ search: '%' })).toEqual(['100% remote']);
  });

  it('never fails on what people type', async () => {
    await post({}, { title: 'Ünïcödé 日本語 职位' });
    expect(await titles({ search: '日本' })).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (search) => {
        const input = JobListInput.parse({ search: search.slice(0, 40) });
        const answer = await listJobs(deps, input).catch((error: unknown) => error);
        // A zero byte cannot be in any text; everything else has an answer.
        if (!input.search.includes('\0')) expect(answer).toHaveProperty('total', 2);
      }),
      { numRuns: 60 },
    );
  });

  it('filters by location and departments, and names the ones there are', async () => {
    await post(
      { title: 'A', location: 'Remote', department: 'Operations' },
      { title: 'B', location: 'Austin', department: 'Support' },
      { title: 'C', location: 'Austin', department: 'Finance' },
      { title: 'D', location: 'Paris', department: 'Hidden', status: 'draft' },
    );
    expect(await titles({ location: 'Austin' })).toEqual(['C', 'B']);
    expect(await titles({ departments: ['Support', 'Operations'] })).toEqual(['B', 'A']);
    expect(await titles({ location: 'Austin', departments: ['Operations'] })).toEqual([]);
    expect(await list({ location: 'Austin' })).toMatchObject({
      matching: 2,
      total: 3,
      locations: ['Austin', 'Remote'],
      departments: ['Finance', 'Operations', 'Support'],
    });
  });
});

describe('order and pages', () => {
  it('sorts by newest, highest salary and most applied', async () => {
    await post(
      { title: 'old', salaryMax: 50_000, applicantCount: 1 },
      { title: 'middle', salaryMax: null, applicantCount: 9_000 },
      { title: 'new', salaryMax: 20_000, applicantCount: 500 },
    );
    expect(await titles({ sort: 'newest' })).toEqual(['new', 'middle', 'old']);
    expect(await titles({ sort: 'salary' })).toEqual(['old', 'new', 'middle']);
    expect(await titles({ sort: 'applied' })).toEqual(['middle', 'new', 'old']);
  });

  it('pages without a gap or a repeat, whatever ties there are', async () => {
    const row = fc.record({
      salaryMax: fc.option(fc.integer({ min: 1, max: 3 })),
      applicantCount: fc.integer({ min: 0, max: 3 }),
      createdAt: fc
        .integer({ min: 0, max: 3 })
        .map((minute) => new Date(Date.UTC(2026, 10, 1, 0, minute, 0, 123))),
    });
    const rows = fc.array(row, { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        fc.constantFrom(...jobSorts),
        fc.integer({ min: 1, max: 7 }),
        async (all, sort, limit) => {
          await deps.db.delete(jobs);
          const ids = await post(...all);
          const seen = await walk({ sort, limit });
          expect(seen).toHaveLength(ids.length);
          expect(new Set(seen)).toEqual(new Set(ids));
          expect(seen).toEqual((await list({ sort, limit: 50 })).jobs.map(({ id }) => id));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps every job that was there while others come and go', async () => {
    const ids = await post(...Array.from({ length: 12 }, () => ({})));
    const seen = await walk({ limit: 5 }, () => post({ createdAt: deps.clock.now() }));
    expect(seen.filter((id) => ids.includes(id))).toEqual([...ids].reverse());
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('refuses a cursor that is none, or one of another order', async () => {
    await post({}, {});
    const cursorOf = async (sort: JobSort) => (await list({ sort, limit: 1 })).nextCursor ?? '';
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const id = crypto.randomUUID();
    const wrong: [JobSort, string][] = [
      ['newest', 'nonsense'],
      ['newest', ''],
      ['newest', await cursorOf('applied')],
      ['salary', await cursorOf('newest')],
      ['salary', made(['abc', id])],
      ['salary', made([1e300, id])],
      ['applied', made([1.5, id])],
      ['applied', made([1, "1' or true"])],
      ['newest', made(['infinity', id])],
      ['newest', made({ length: 2 })],
    ];
    for (const [sort, cursor] of wrong) {
      await expect(list({ sort, cursor }), `${sort} ${cursor}`).rejects.toMatchObject({
        code: 'invalid_input',
      });
    }
  });

  it('finds every job with a word once, in every order, whether the word is rare or usual', async () => {
    const words = (index: number): string =>
      index % 50 === 0 ? 'zymurgy' : index % 2 ? 'invoices' : 'calls';
    await post(
      ...Array.from({ length: 300 }, (_, index) => ({
        description: words(index),
        salaryMax: index % 7 === 0 ? null : index % 11,
        applicantCount: index % 13,
        department: index % 3 ? 'Operations' : 'Sales',
      })),
    );
    for (const sort of jobSorts) {
      expect(new Set(await walk({ sort, search: 'ZYMURGY' })).size).toBe(6);
      expect(new Set(await walk({ sort, search: 'Invoices' })).size).toBe(150);
      expect(await walk({ sort, search: 'invoices', departments: ['Sales'] })).toHaveLength(50);
    }
    expect((await list({ search: 'invoices' })).matching).toBe(MATCHING_MAX + 1);
    expect((await list({ search: 'invoices', departments: ['Sales'] })).matching).toBe(50);
    expect((await list({ search: 'zymurgy' })).matching).toBe(6);
  });

  it('says so when a search takes too long', async () => {
    await post({});
    // A table lock makes every reader wait, as a search over too much does.
    await deps.database.client.begin(async (sql) => {
      await sql`lock table jobs in access exclusive mode`;
      await expect(list({ search: 'the' })).rejects.toMatchObject({ code: 'search_too_broad' });
    });
    expect(await titles({ search: 'type' })).toHaveLength(1);
  });
});
