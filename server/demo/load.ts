import { CONSENT_VERSION } from '../../shared/applications.ts';
import { brand } from '../../shared/brand.ts';
import type { CandidateStatus } from '../../shared/candidates.ts';
import { ApplicationId, CandidateId, JobId } from '../../shared/ids.ts';
import { applications, candidateEvents, candidates } from '../db/schema/candidates.ts';
import { jobs } from '../db/schema/jobs.ts';
import { settings } from '../db/schema/platform.ts';
import type { Deps } from '../deps.ts';
import { demoBenefits, demoJobs } from './jobs.ts';

const MARK = 'demo.loaded';
const DAY_MS = 86_400_000;

/** People who do not exist, with addresses that cannot: something to look at in an empty panel. */
const people: [
  name: string,
  slug: string,
  position: string,
  country: string,
  status: CandidateStatus,
  daysAgo: number,
][] = [
  ['Demo Applicant One', 'one', 'Customer Support Representative', 'Philippines', 'applied', 1],
  ['Demo Applicant Two', 'two', 'Data Entry Clerk', 'Kenya', 'applied', 2],
  ['Demo Applicant Three', 'three', 'Virtual Assistant', 'Colombia', 'applied', 3],
  ['Demo Applicant Four', 'four', 'Admin Support Specialist', 'Serbia', 'applied', 5],
  ['Demo Applicant Five', 'five', 'Social media moderator', 'Pakistan', 'applied', 6],
  ['Demo Applicant Six', 'six', 'Data Entry Clerk', 'Mexico', 'applied', 9],
  ['Demo Applicant Seven', 'seven', 'Customer Support Representative', 'Nigeria', 'rejected', 20],
  ['Demo Applicant Eight', 'eight', 'Virtual Assistant', 'Croatia', 'hired', 32],
];

/** Loads the demo content once per database. */
export async function loadDemoContent(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await deps.db.transaction(async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ key: MARK, value: true, updatedAt: now })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (marked.length === 0) return;
    const [anyJob] = await tx.select({ id: jobs.id }).from(jobs).limit(1);
    if (anyJob) return;
    await tx.insert(jobs).values(
      demoJobs.map((job) => ({
        id: JobId.parse(deps.clock.uuid()),
        title: job.title,
        description: job.description,
        location: job.location,
        department: job.department,
        position: job.position,
        status: job.status ?? 'active',
        salaryMin: job.salary?.[0] ?? null,
        salaryMax: job.salary?.[1] ?? null,
        applicantCount: job.applicants,
        applicationDeadline:
          job.deadlineInDays === null ? null : before(-job.deadlineInDays).toISOString().slice(0, 10),
        responsibilities: job.responsibilities,
        requirements: job.requirements,
        benefits: demoBenefits,
        workHours: job.workHours,
        hiringManager: job.manager ?? brand.hiringManagers[0],
        createdAt: before(job.daysAgo),
        updatedAt: before(job.daysAgo),
      })),
    );
    for (const [fullName, slug, position, country, status, daysAgo] of people) {
      const id = CandidateId.parse(deps.clock.uuid());
      const introduction =
        'This person is part of the demo content and does not exist. The text stands where an applicant says why they are a good fit.';
      const at = before(daysAgo);
      await tx.insert(candidates).values({
        id,
        fullName,
        email: `demo.${slug}@example.com`,
        position,
        country,
        introduction,
        consentGiven: true,
        status,
        appliedAt: at,
        createdAt: at,
        updatedAt: at,
      });
      await tx.insert(applications).values({
        id: ApplicationId.parse(deps.clock.uuid()),
        candidateId: id,
        position,
        fullName,
        country,
        introduction,
        consentVersion: CONSENT_VERSION,
        idempotencyKey: deps.clock.uuid(),
        createdAt: at,
      });
      await tx.insert(candidateEvents).values({
        id: deps.clock.uuid(),
        candidateId: id,
        kind: 'applied',
        data: { position },
        createdAt: at,
      });
    }
  });
}
