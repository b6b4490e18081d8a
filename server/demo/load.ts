import { sql } from 'drizzle-orm';
import { defaultManagers } from '../../shared/company/brand.ts';
import { JobId } from '../../shared/ids/schema.ts';
import { DAY_MS } from '../../shared/time/durations.ts';
import type { Tx } from '../db/client.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import { claimRow } from '../platform/settings/rows.ts';
import { loadBusyYear } from './busy.ts';
import { demoBenefits, demoJobs } from './jobs.ts';
import { loadPeople } from './people.ts';

const MARK = 'demo.loaded';

/** Loads the demo content once per database; `busy` adds a year of work with hundreds of people. */
export async function loadDemoContent(deps: Deps, size: 'small' | 'busy' = 'small'): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    // Whole interviews are read between two statements: minutes on a busy machine, and then the start would end here.
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    if (!(await claimRow(deps, tx, { key: MARK, value: true }))) return;
    const [anyJob] = await tx.select({ id: jobs.id }).from(jobs).limit(1);
    if (anyJob) return;
    await loadJobs(deps, tx, now);
    await loadPeople(deps, tx, now);
    if (size === 'busy') await loadBusyYear(deps, tx, now);
  });
}

async function loadJobs(deps: Deps, tx: Tx, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
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
      hiringManager: job.manager ?? defaultManagers[0],
      demo: true,
      createdAt: before(job.daysAgo),
      updatedAt: before(job.daysAgo),
    })),
  );
}
