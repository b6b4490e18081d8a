import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { startInterview } from '../../../server/features/interview/parts/inProgress.ts';
import { proposeRatings } from '../../../server/features/interview/parts/rating/propose.ts';
import { adminJob, saveJob } from '../../../server/features/jobs/admin.ts';
import type { ApplyInput } from '../../../shared/applications/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { JobInput, newJob } from '../../../shared/jobs/admin.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { pdfResume } from '../../support/documents.ts';
import {
  adminActor,
  applicationInput,
  applied,
  registerInterviews,
  shortlisted,
  someIp,
  upload,
} from '../../support/stories.ts';

/** An interview is about the application HR chose, and measured by the posting as it was then. */

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
  registerInterviews(deps);
});
afterEach(() => deps.close());

const jobOf = (changes: Partial<JobInput>): JobInput =>
  JobInput.parse({
    ...{ ...newJob, title: 'A job', department: 'Support', position: 'Other', description: 'Calls.' },
    ...{ salaryMin: null, salaryMax: null, responsibilities: null, requirements: null, benefits: null },
    ...{ workHours: '9 AM – 5 PM ET', applicationDeadline: null },
    ...changes,
  });

async function postJob(changes: Partial<JobInput>): Promise<JobId> {
  const jobId = JobId.parse(deps.clock.uuid());
  await saveJob(deps, await adminActor(deps), { jobId, basedOn: null, job: jobOf(changes) });
  return jobId;
}

/** Another application of the same person, from the portal. */
async function appliedAgain(candidateId: CandidateId, changes: Partial<ApplyInput>): Promise<void> {
  const [row] = await deps.database.client<
    { email: string }[]
  >`select email from candidates where id = ${candidateId}`;
  deps.clock.forward(60_000);
  const resume = await upload(deps, await pdfResume({ visible: ['Typist since last month.'] }));
  const input = await applicationInput(deps, {
    email: row?.email ?? expect.fail(),
    resume: { id: resume.id, token: resume.token },
    introduction: 'I type fast and I would like to enter orders for you all day long, every day.',
    ...changes,
  });
  await apply(deps, input, { ip: someIp(), candidateId });
}

const sessionOf = async (candidateId: CandidateId) => {
  const [session] = await deps.db
    .select()
    .from(interviewSessions)
    .where(eq(interviewSessions.candidateId, candidateId));
  return session ?? expect.fail('no interview');
};
const factsOf = async (candidateId: CandidateId) =>
  (await proposeRatings(deps, (await sessionOf(candidateId)).id, { signal: new AbortController().signal }))
    .facts;

describe('an interview of someone who applied twice', () => {
  it('is for the job HR shortlisted them for', async () => {
    const support = await postJob({
      title: 'Support, evenings',
      position: 'Customer Support Representative',
    });
    const orders = await postJob({ title: 'Order entry', position: 'Data Entry Clerk' });
    const candidateId = await applied(deps, { jobId: support });
    await shortlisted(deps, candidateId);
    await appliedAgain(candidateId, { jobId: orders, position: 'Data Entry Clerk' });
    await startInterview(deps, candidateId);
    expect(await sessionOf(candidateId)).toMatchObject({ jobId: support });
    expect(await factsOf(candidateId)).toMatchObject({
      position: 'Customer Support Representative',
      jobTitle: 'Support, evenings',
      rubric: { track: 'support' },
      resumeText: expect.stringContaining('Zendesk'),
    });
  });

  it('tells two jobs of one position apart', async () => {
    const days = await postJob({ title: 'Days', position: 'Data Entry Clerk' });
    const nights = await postJob({ title: 'Nights', position: 'Data Entry Clerk' });
    const candidateId = await applied(deps, { jobId: days, position: 'Data Entry Clerk' });
    await shortlisted(deps, candidateId);
    await appliedAgain(candidateId, { jobId: nights, position: 'Data Entry Clerk' });
    await startInterview(deps, candidateId);
    expect(await factsOf(candidateId)).toMatchObject({ jobTitle: 'Days' });
  });

  it('is for the newest application while nothing is decided', async () => {
    const days = await postJob({ title: 'Days', position: 'Data Entry Clerk' });
    const nights = await postJob({ title: 'Nights', position: 'Other' });
    const candidateId = await applied(deps, { jobId: days, position: 'Data Entry Clerk' });
    await appliedAgain(candidateId, { jobId: nights, position: 'Other', otherPosition: 'Night clerk' });
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    expect(await factsOf(candidateId)).toMatchObject({ jobTitle: 'Nights', position: 'Night clerk' });
  });
});

describe('what an interview is measured by', () => {
  it('stays what it was when HR edits the posting or the person applies again', async () => {
    const jobId = await postJob({ position: 'Data Entry Clerk', requirements: 'Fast typing.' });
    const candidateId = await applied(deps, { jobId, position: 'Data Entry Clerk' });
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    const before = await factsOf(candidateId);
    expect(before).toMatchObject({ workHours: '9 AM – 5 PM ET', requirements: 'Fast typing.' });

    const { updatedAt: basedOn } = await adminJob(deps, jobId);
    const job = jobOf({ position: 'Data Entry Clerk', title: 'Night typist', workHours: '6 PM – 2 AM ET' });
    await saveJob(deps, await adminActor(deps), { jobId, basedOn, job });
    await appliedAgain(candidateId, { jobId, position: 'Data Entry Clerk' });
    expect(await factsOf(candidateId)).toEqual(before);

    // Nor when HR takes its decision back, and what they apply with then becomes what counts.
    const idempotencyKey = deps.clock.uuid();
    const actor = await adminActor(deps);
    await changeStatus(deps, actor, { candidateId, status: 'applied', notify: false, idempotencyKey });
    await appliedAgain(candidateId, { jobId, position: 'Data Entry Clerk' });
    expect(await factsOf(candidateId)).toEqual(before);
  });

  it('is the posting of today for interviews from before it was kept', async () => {
    const jobId = await postJob({ position: 'Data Entry Clerk' });
    const candidateId = await applied(deps, { jobId, position: 'Data Entry Clerk' });
    await shortlisted(deps, candidateId);
    await startInterview(deps, candidateId);
    await deps.db.update(interviewSessions).set({ posting: null, applicationId: null });
    expect(await factsOf(candidateId)).toMatchObject({ workHours: '9 AM – 5 PM ET', jobTitle: 'A job' });
  });
});
