import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBudgets } from '../../../server/ai/limits/budgets.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { overviewCharts } from '../../../server/features/overview/parts/charts.ts';
import { needsYou } from '../../../server/features/overview/parts/needs.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

/** The overview's figures against a data set that was counted by hand. Now is Thursday, 2026-11-19, 15:00 UTC. */

const hr = { roles: ['admin'] } as const;
let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
const people = new Map<string, CandidateId>();
const now = new Date('2026-11-19T15:00:00Z');

beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());

async function person(name: string, day: string, country: string, position: string): Promise<void> {
  const id = CandidateId.parse(deps.clock.uuid());
  const at = `${day}T12:00:00Z`;
  await deps.database.client`
    insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
    values (${id}, ${name}, ${`${name}@example.com`}, ${position}, ${country}, 'applied', ${at}, ${at}, ${at})`;
  await deps.database.client`
    insert into applications (id, candidate_id, position, full_name, country, introduction, consent_version,
      idempotency_key, created_at)
    values (${deps.clock.uuid()}, ${id}, ${position}, ${name}, ${country}, '', 'test', ${deps.clock.uuid()}, ${at})`;
  people.set(name, id);
}

async function change(name: string, status: CandidateStatus, at: string): Promise<void> {
  deps.clock.set(new Date(at));
  const candidateId = people.get(name) ?? CandidateId.parse(deps.clock.uuid());
  const idempotencyKey = deps.clock.uuid();
  await changeStatus(deps, actor, { candidateId, status, notify: false, idempotencyKey });
  deps.clock.set(now);
}

const stage = async (name: string, weeks = 4) =>
  (await overviewCharts(deps, hr, { weeks })).stages.find((entry) => entry.stage === name);

describe('the overview', () => {
  it('says so when there is nothing', async () => {
    const charts = await overviewCharts(deps, hr, { weeks: 4 });
    expect(charts.medianDays).toBeNull();
    expect(charts.stages).toEqual(
      ['applied', 'shortlisted', 'interviewed'].map((name) => ({
        stage: name,
        medianDays: null,
        p90Days: null,
        moved: 0,
        waiting: 0,
        longestDays: null,
      })),
    );
    expect(charts.weeks.map(({ applications }) => applications)).toEqual([0, 0, 0, 0]);
    expect(charts.sources.positions).toEqual({ named: [], others: 0 });
    expect(charts.sources.purposes).toEqual([]);
    expect(charts.sources.desk.every(({ count }) => count === 0)).toBe(true);
  });

  it('counts applications by week, position and country, and how far people got', async () => {
    await person('ann', '2026-11-02', 'Kenya', 'Clerk');
    await person('ben', '2026-11-03', 'Kenya', 'Clerk');
    await person('cleo', '2026-11-09', 'Brazil', 'Agent');
    await person('dan', '2026-11-16', 'India', 'Agent');
    await person('eve', '2026-11-17', 'India', 'Agent');
    await person('old', '2026-08-03', 'Peru', 'Clerk');
    await change('ann', 'shortlisted', '2026-11-05T09:00:00Z');
    await change('ann', 'interviewed', '2026-11-12T09:00:00Z');
    await change('ben', 'rejected', '2026-11-13T09:00:00Z');
    await change('cleo', 'shortlisted', '2026-11-10T09:00:00Z');

    const charts = await overviewCharts(deps, hr, { weeks: 4 });
    expect(charts.weeks).toEqual([
      { week: '2026-10-26', applications: 0, shortlisted: 0 },
      { week: '2026-11-02', applications: 2, shortlisted: 1 },
      { week: '2026-11-09', applications: 1, shortlisted: 1 },
      { week: '2026-11-16', applications: 2, shortlisted: 0 },
    ]);
    expect(charts.sources.positions.named).toEqual([
      { value: 'Agent', count: 3 },
      { value: 'Clerk', count: 2 },
    ]);
    expect(charts.sources.countries.named.map(({ value }) => value)).toEqual(['India', 'Kenya', 'Brazil']);
  });

  it('measures time in each stage, those who still wait included', async () => {
    // applied: ann 3, ben 10, cleo 1 moved on; dan 3, eve 2 and old 108 wait.
    expect(await stage('applied')).toEqual({
      stage: 'applied',
      medianDays: 3,
      p90Days: 108,
      moved: 3,
      waiting: 3,
      longestDays: 108,
    });
    // shortlisted: ann 7 moved on; cleo waits for 9.
    expect(await stage('shortlisted')).toMatchObject({ medianDays: 7, p90Days: 9, moved: 1, waiting: 1 });
    expect(await stage('interviewed')).toMatchObject({ medianDays: 7, moved: 0, waiting: 1, longestDays: 7 });
    expect((await overviewCharts(deps, hr, { weeks: 4 })).medianDays).toBe(3);
    expect((await needsYou(deps, hr))[0]).toMatchObject({ note: 'First to apply: ann, waiting 7 days' });
    // old waits longer than promised; the others applied a few days ago.
    expect((await needsYou(deps, hr)).find(({ kind }) => kind === 'applications')).toMatchObject({
      title: '1 application is overdue',
      note: 'We promise an answer within 3–5 business days. 3 new applications, the oldest waiting 108 days',
    });
    expect((await overviewCharts(deps, hr, { weeks: 4 })).sources.desk).toContainEqual({
      kind: 'applications',
      count: 3,
      oldestDays: 108,
    });
    // In the small hours too, the list of what waits and the figures beside it count the same days.
    deps.clock.set(new Date('2026-11-20T03:00:00Z'));
    const { desk } = (await overviewCharts(deps, hr, { weeks: 4 })).sources;
    expect(desk.find(({ kind }) => kind === 'interviews')).toMatchObject({ oldestDays: 8 });
    expect((await needsYou(deps, hr))[0]).toMatchObject({ note: 'First to apply: ann, waiting 8 days' });
    deps.clock.set(now);
  });

  it('forgets a change that was taken back at once, and keeps one that stood', async () => {
    const before = await stage('applied');
    await change('dan', 'shortlisted', '2026-11-19T14:00:00Z');
    await change('dan', 'applied', '2026-11-19T14:00:08Z');
    expect(await stage('applied')).toEqual(before);
    await change('dan', 'hired', '2026-11-19T14:10:00Z');
    expect(await stage('applied')).toMatchObject({ moved: 4, waiting: 2 });
    await change('dan', 'applied', '2026-11-19T14:30:00Z');
    expect(await stage('applied')).toMatchObject({ moved: 4, waiting: 3 });
  });

  it('leaves out stays that ended before the period, and people who were erased', async () => {
    await change('old', 'rejected', '2026-10-02T09:00:00Z');
    expect(await stage('applied')).toMatchObject({ moved: 4, waiting: 2 });
    expect(await stage('applied', 26)).toMatchObject({ moved: 5, waiting: 2 });
    await deps.database.client`delete from candidates where id = ${people.get('ann') ?? ''}`;
    expect(await stage('applied')).toMatchObject({ moved: 3 });
    expect(await stage('interviewed')).toMatchObject({ medianDays: null, waiting: 0 });
    const { weeks, sources } = await overviewCharts(deps, hr, { weeks: 4 });
    expect(weeks[1]).toEqual({ week: '2026-11-02', applications: 1, shortlisted: 0 });
    expect(sources.positions.named).toContainEqual({ value: 'Clerk', count: 1 });
  });

  it('adds up what is not among the six largest', async () => {
    for (const [index, country] of ['A', 'B', 'C', 'D', 'E', 'F'].entries())
      await person(`extra${index}`, '2026-11-18', `Land ${country}`, 'Clerk');
    const { countries } = (await overviewCharts(deps, hr, { weeks: 4 })).sources;
    expect(countries.named).toHaveLength(6);
    const total = countries.named.reduce((sum, { count }) => sum + count, countries.others);
    expect(total).toBe(10);
  });

  it('tells what the models were asked for, beside caps that stay as they are', async () => {
    const budgets = createBudgets(deps);
    const spent = { inputTokens: 100, outputTokens: 50 };
    const [scoring, work] = await budgets.reserve(
      (['scoring', 'work'] as const).map((purpose) => ({ subject: 'someone', purpose, estimate: spent })),
    );
    if (!scoring || !work) throw new Error('both were set aside');
    await budgets.settle([
      { reservation: scoring, used: spent },
      { reservation: work, used: { inputTokens: 400, outputTokens: 100 } },
    ]);
    const { ai, sources } = await overviewCharts(deps, hr, { weeks: 4 });
    expect(ai.at(-1)).toEqual({ day: '2026-11-19', tokens: 650, calls: 2 });
    expect(sources.purposes).toEqual([
      { purpose: 'work', tokens: 500, calls: 1 },
      { purpose: 'scoring', tokens: 150, calls: 1 },
    ]);
  });

  it('counts the sessions that were open at each hour', async () => {
    const cleo = people.get('cleo') ?? CandidateId.parse(deps.clock.uuid());
    const session = (startedAt: string, minutes: number | null) =>
      seedSession(deps, cleo, { startedAt: new Date(startedAt), minutes, tasks: [] });
    await session('2026-11-19T12:10:00Z', 130);
    await session('2026-11-19T13:00:00Z', 60);
    await session('2026-11-18T20:00:00Z', null);
    await session('2026-11-16T20:00:00Z', 30);
    const { hours } = await overviewCharts(deps, hr, { weeks: 4 });
    expect(hours.map(({ open }) => open)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 2, 1]);
  });

  it('names three closing jobs, says how many more there are, and counts people once', async () => {
    const { client } = deps.database;
    const ids = [];
    for (const n of [1, 2, 3, 4, 5]) {
      const id = deps.clock.uuid();
      ids.push(id);
      await client`
        insert into jobs (id, title, department, position, description, hiring_manager, application_deadline, created_at,
          updated_at)
        values (${id}, ${`Closing ${n}`}, 'Support', 'Clerk', '', 'HR', '2026-11-20', ${now.toISOString()},
          ${now.toISOString()})`;
    }
    const [first] = ids.sort();
    await change('cleo', 'hired', '2026-11-19T14:30:00Z');
    const cleo = people.get('cleo') ?? '';
    for (const _try of [1, 2])
      await client`
        insert into applications (id, candidate_id, job_id, position, full_name, country, introduction, consent_version,
          idempotency_key, created_at)
        values (${deps.clock.uuid()}, ${cleo}, ${first ?? ''}, 'Clerk', 'cleo', 'Kenya', '', 'test', ${deps.clock.uuid()},
          ${now.toISOString()})`;
    const jobs = (await needsYou(deps, hr)).filter(({ kind }) => kind === 'job');
    expect(jobs).toHaveLength(4);
    expect(jobs[0]).toMatchObject({ jobId: first, note: '2 applications, 1 person shortlisted or beyond' });
    expect(jobs.at(-1)).toMatchObject({ title: '2 more jobs close soon', jobId: null });
  });

  it('tells a reviewer of no undelivered email that they can’t see', async () => {
    const { client } = deps.database;
    await client`
      insert into mails (id, kind, "to", subject, state, created_at)
      values (${deps.clock.uuid()}, 'safety-flag', 'hr@example.com', 'Urgent', 'failed', ${now.toISOString()})`;
    const kinds = async (roles: readonly ('admin' | 'reviewer')[]) =>
      (await needsYou(deps, { roles })).map(({ kind }) => kind);
    expect(await kinds(['admin'])).toContain('mails');
    expect(await kinds(['reviewer'])).not.toContain('mails');
  });

  it('kept counts say what counting everything anew says', async () => {
    const [row] = await deps.database.client`
      select (select sum(count)::int from application_facets where kind = 'position') as kept,
        (select count(*)::int from applications) as counted,
        (select sum(count)::int from waiting_facets) as waiting,
        (select count(*)::int from candidates where status in ('applied', 'shortlisted', 'interviewed')) as people`;
    expect(row?.kept).toBe(row?.counted);
    expect(row?.waiting).toBe(row?.people);
  });
});
