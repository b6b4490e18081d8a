import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../../server/actor.ts';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import {
  adminJob,
  closePassedJobs,
  deleteJob,
  listAdminJobs,
  saveJob,
  setJobStatus,
} from '../../../server/features/jobs/admin.ts';
import { jobPage, listJobs } from '../../../server/features/jobs/service.ts';
import { CandidateListInput } from '../../../shared/candidates/schema.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { AdminJobListInput, JobInput, newJob } from '../../../shared/jobs/admin.ts';
import { JobListInput } from '../../../shared/jobs/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { heardDuring } from '../../support/events.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let actor: Actor;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
afterAll(() => deps.close());
beforeEach(async () => {
  await deps.database.client`delete from applications`;
  await deps.db.delete(jobs);
});

const job = (changes: Partial<JobInput> = {}): JobInput =>
  JobInput.parse({
    title: 'Chat Support',
    department: 'Support',
    location: newJob.location,
    position: 'Customer Support Representative',
    salaryMin: null,
    salaryMax: null,
    description: 'Answer people.',
    responsibilities: ' ',
    requirements: null,
    benefits: null,
    workHours: '9 AM - 6 PM ET',
    hiringManager: newJob.hiringManager,
    status: newJob.status,
    applicantCount: newJob.applicantCount,
    applicationDeadline: null,
    ...changes,
  });
const newId = (): JobId => JobId.parse(deps.clock.uuid());
const post = async (changes: Partial<JobInput> = {}) =>
  saveJob(deps, actor, { jobId: newId(), basedOn: null, job: job(changes) });
const list = (input: object = {}) => listAdminJobs(deps, AdminJobListInput.parse(input));
const publicTitles = async () =>
  (await listJobs(deps, JobListInput.parse({}))).jobs.map(({ title }) => title);
const actions = async () =>
  (
    await deps.database.client<{ action: string }[]>`select action from audit_log
      where subject_kind = 'job' order by id`
  ).map(({ action }) => action);
/** How often subscribers of `jobs` are told while `run` works. */
const heard = async (run: () => Promise<unknown>): Promise<number> =>
  (await heardDuring(deps, 'jobs', run)).length;

describe('creating and editing', () => {
  it('makes one job of the same call twice, shows it to the public and tells listeners', async () => {
    const input = { jobId: newId(), basedOn: null, job: job({ salaryMin: 20_000, salaryMax: 30_000 }) };
    expect(await heard(() => saveJob(deps, actor, input))).toBe(1);
    expect(await heard(() => saveJob(deps, actor, input))).toBe(0);
    const { jobs: rows } = await list();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ applicantCount: 1000, applications: 0, responsibilities: null });
    expect(await publicTitles()).toEqual(['Chat Support']);
    expect(await actions()).toEqual(['job.created']);
  });

  it('dates a job from its first public day, not from its draft or a reopening', async () => {
    const draft = await post({ title: 'Long a draft', status: 'draft' });
    await post({ title: 'Posted before' });
    deps.clock.forward(30 * 86_400_000);
    const published = deps.clock.now().toISOString();
    await setJobStatus(deps, actor, { jobId: draft.id, status: 'active' });
    expect(await publicTitles()).toEqual(['Long a draft', 'Posted before']);
    deps.clock.forward(86_400_000);
    await setJobStatus(deps, actor, { jobId: draft.id, status: 'closed' });
    await setJobStatus(deps, actor, { jobId: draft.id, status: 'active' });
    const page = await jobPage(deps, draft.id);
    expect(page.kind === 'open' && page.job.createdAt).toBe(published);
  });

  it('refuses to overwrite what somebody else saved meanwhile', async () => {
    const made = await post();
    deps.clock.forward(1_000);
    const edit = { jobId: made.id, basedOn: made.updatedAt, job: job({ title: 'Mine' }) };
    await saveJob(deps, actor, edit);
    // Asked again after a lost answer.
    expect((await saveJob(deps, actor, edit)).title).toBe('Mine');
    const late = saveJob(deps, actor, { ...edit, job: job({ title: 'Theirs' }) });
    await expect(late).rejects.toMatchObject({ code: 'conflict', data: { by: 'Test HR' } });
    expect(await publicTitles()).toEqual(['Mine']);
  });

  it('is named beside the people who applied for it, unless it’s called like their position', async () => {
    const position = 'Customer Support Representative';
    const [evening, plain] = [await post({ title: 'Evening Chat Agent' }), await post({ title: position })];
    const ids = [
      await applied(deps, { jobId: evening.id, position }),
      await applied(deps, { jobId: plain.id, position }),
      await applied(deps, { position }),
    ];
    const { rows } = await listCandidates(deps, CandidateListInput.parse({}));
    expect(ids.map((id) => rows.find((row) => row.id === id)?.job)).toEqual([
      'Evening Chat Agent',
      undefined,
      undefined,
    ]);
    const [first] = ids;
    expect(first && (await candidateDetail(deps, first)).job).toBe('Evening Chat Agent');
  });

  it('keeps the applications counted while the form was open', async () => {
    const made = await post();
    await applied(deps, { jobId: made.id });
    deps.clock.forward(1_000);
    const edit = {
      jobId: made.id,
      basedOn: made.updatedAt,
      job: job({ title: 'Corrected', applicantCount: null }),
    };
    expect(await saveJob(deps, actor, edit)).toMatchObject({ title: 'Corrected', applicantCount: 1001 });
    await applied(deps, { jobId: made.id });
    // Asked again after a lost answer.
    expect(await saveJob(deps, actor, edit)).toMatchObject({ title: 'Corrected', applicantCount: 1002 });
  });

  it('takes an edited count again after a lost answer and an application', async () => {
    const made = await post();
    deps.clock.forward(1_000);
    const edit = { jobId: made.id, basedOn: made.updatedAt, job: job({ applicantCount: 500 }) };
    await saveJob(deps, actor, edit);
    await applied(deps, { jobId: made.id });
    expect(await saveJob(deps, actor, edit)).toMatchObject({ applicantCount: 501 });
    // Another count, or a higher one than is stored, isn't what that call stored.
    const other = { ...edit, job: job({ applicantCount: 502 }) };
    await expect(saveJob(deps, actor, other)).rejects.toMatchObject({ code: 'conflict' });
    const title = { ...edit, job: job({ title: 'Other', applicantCount: 500 }) };
    await expect(saveJob(deps, actor, title)).rejects.toMatchObject({ code: 'conflict' });
    expect((await actions()).slice(-2)).toEqual(['job.created', 'job.updated']);
  });

  it('keeps a count that someone else saved, lowered or raised', async () => {
    const made = await post();
    deps.clock.forward(1_000);
    const theirs = { jobId: made.id, basedOn: made.updatedAt, job: job({ applicantCount: 1_500 }) };
    await saveJob(deps, await adminActor(deps), theirs);
    deps.clock.forward(1_000);
    await applied(deps, { jobId: made.id });
    for (const applicantCount of [1_200, 1_800]) {
      const mine = saveJob(deps, actor, { ...theirs, job: job({ applicantCount }) });
      await expect(mine).rejects.toMatchObject({ code: 'conflict' });
    }
    expect((await list()).jobs).toMatchObject([{ applicantCount: 1_501, applications: 1 }]);
  });

  it('gives a new job the default count, and an edited count to any', async () => {
    const made = await post({ applicantCount: null });
    expect(made.applicantCount).toBe(newJob.applicantCount);
    const edit = { jobId: made.id, basedOn: made.updatedAt, job: job({ applicantCount: 12 }) };
    expect((await saveJob(deps, actor, edit)).applicantCount).toBe(12);
  });

  it('knows what a job must have', () => {
    const problems = (changes: object): string[] =>
      JobInput.safeParse({ ...job(), ...changes }).error?.issues.map(({ message }) => message) ?? [];
    expect(problems({ title: ' ' })).toEqual(['Please enter a title']);
    expect(problems({ salaryMin: 5, salaryMax: 4 })).toEqual([
      'The maximum salary can’t be below the minimum',
    ]);
    expect(problems({ applicantCount: Number.NaN })).toHaveLength(1);
    expect(problems({ hiringManager: ' ' })).toHaveLength(1);
    expect(problems({ applicationDeadline: '2026-02-31' })).toEqual(['Please enter a date']);
  });
});

describe('status', () => {
  it('closes and reopens once each, and keeps drafts from the public', async () => {
    const made = await post();
    await post({ title: 'Draft', status: 'draft' });
    expect(await publicTitles()).toEqual(['Chat Support']);
    await setJobStatus(deps, actor, { jobId: made.id, status: 'closed' });
    await setJobStatus(deps, actor, { jobId: made.id, status: 'closed' });
    expect(await publicTitles()).toEqual([]);
    await setJobStatus(deps, actor, { jobId: made.id, status: 'active' });
    expect(await publicTitles()).toEqual(['Chat Support']);
    expect((await actions()).slice(-2)).toEqual(['job.closed', 'job.reopened']);
  });

  it('is in the audit log by what the change did, whichever way it was made', async () => {
    const byButton = async (jobId: JobId, status: 'active' | 'closed') => {
      await setJobStatus(deps, actor, { jobId, status });
    };
    const byForm = async (jobId: JobId, status: 'active' | 'closed') => {
      const stored = await adminJob(deps, jobId);
      await saveJob(deps, actor, { jobId, basedOn: stored.updatedAt, job: job({ status, title: 'Clerk' }) });
    };
    for (const change of [byButton, byForm]) {
      const { id } = await post({ status: 'draft' });
      for (const status of ['active', 'closed', 'active'] as const) {
        deps.clock.forward(1_000);
        await change(id, status);
      }
      expect((await actions()).slice(-3)).toEqual(['job.published', 'job.closed', 'job.reopened']);
    }
  });

  it('closed before it was ever public, tells no one its title', async () => {
    const draft = await post({ title: 'Team lead, replaces Sam', status: 'closed' });
    expect(await jobPage(deps, draft.id)).toEqual({ kind: 'unknown' });
    await setJobStatus(deps, actor, { jobId: draft.id, status: 'active' });
    await setJobStatus(deps, actor, { jobId: draft.id, status: 'closed' });
    expect(await jobPage(deps, draft.id)).toMatchObject({ kind: 'closed' });
  });

  it('closes by itself once the last day is over, and does not reopen with that deadline', async () => {
    const day = deps.clock.now().toISOString().slice(0, 10);
    const made = await post({ applicationDeadline: day });
    expect(await closePassedJobs(deps)).toBe(0);
    deps.clock.forward(24 * 3_600_000);
    expect(await heard(() => closePassedJobs(deps))).toBe(1);
    expect((await list({ status: 'closed' })).jobs.map(({ id }) => id)).toEqual([made.id]);
    const reopen = setJobStatus(deps, actor, { jobId: made.id, status: 'active' });
    await expect(reopen).rejects.toMatchObject({ code: 'job_deadline_passed' });
    expect((await actions()).at(-1)).toBe('job.closed_by_deadline');
  });
});

describe('deleting', () => {
  it('erases a job that nobody applied for, and says so again when asked again', async () => {
    const { id: jobId } = await post();
    expect(await deleteJob(deps, actor, { jobId })).toEqual({ archived: false });
    expect(await deleteJob(deps, actor, { jobId })).toEqual({ archived: false });
    expect((await list()).jobs).toEqual([]);
    await expect(deleteJob(deps, actor, { jobId: newId() })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('archives one that somebody applied for: gone for the public, kept for HR', async () => {
    const { id: jobId } = await post();
    await applied(deps, { jobId });
    expect((await list()).jobs[0]).toMatchObject({ applications: 1, applicantCount: 1001 });
    expect(await deleteJob(deps, actor, { jobId })).toEqual({ archived: true });
    expect(await publicTitles()).toEqual([]);
    expect((await list()).jobs).toEqual([]);
    expect((await list({ status: 'archived' })).jobs).toMatchObject([{ id: jobId, archived: true }]);
    const reopen = setJobStatus(deps, actor, { jobId, status: 'active' });
    await expect(reopen).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the table', () => {
  it('sums up what was received first, and beside it what the careers page shows', async () => {
    await post({ title: 'Loud', applicantCount: 6_214 });
    const { id: jobId } = await post({ title: 'Wanted', applicantCount: 10 });
    await applied(deps, { jobId });
    await post({ title: 'Not public yet', status: 'draft', applicantCount: 1_000 });
    await post({ title: 'Over', status: 'closed', applicantCount: 1_000 });
    expect((await list()).summary).toEqual({
      total: 4,
      active: 2,
      applications: 1,
      applicants: 6_225,
      mostApplied: { title: 'Wanted', applications: 1 },
    });
  });

  it('pages from new to old without gaps and searches', async () => {
    for (const index of [1, 2, 3, 4, 5]) {
      deps.clock.forward(1_000);
      await post({
        title: `Job ${index}`,
        department: index === 3 ? '100% Ops' : 'Ops',
        applicantCount: index,
      });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.jobs.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Job 5', 'Job 4', 'Job 3', 'Job 2', 'Job 1']);
    expect((await list({ search: '100%' })).jobs.map(({ title }) => title)).toEqual(['Job 3']);
    await expect(list({ cursor: 'bm9uZQ' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('has no most applied role without jobs', async () => {
    expect((await list()).summary).toEqual({
      total: 0,
      active: 0,
      applications: 0,
      applicants: 0,
      mostApplied: null,
    });
  });
});
