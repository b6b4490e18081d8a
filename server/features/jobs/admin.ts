import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { JobId } from '../../../shared/ids/schema.ts';
import type {
  AdminJob,
  AdminJobList,
  AdminJobListInput,
  JobInput,
  SaveJobInput,
} from '../../../shared/jobs/admin.ts';
import { isListable } from '../../../shared/jobs/place.ts';
import type { JobStatus } from '../../../shared/jobs/schema.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import { applications } from '../../db/schema/candidates.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { auditLog } from '../../db/schema/platform.ts';
import { containing } from '../../db/search.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { decodeTimeCursor, pageOf } from '../../platform/cursor.ts';
import {
  countApplications,
  hasInterviews,
  type JobAction,
  type JobRow,
  lockJob,
  recordJob,
} from './parts/records.ts';
import { summary } from './parts/summary.ts';

/** In full, because a placeholder in a selected expression is rendered without its table. */
const applicationCount = sql<number>`(select count(*)::int from applications a where a.job_id = "jobs"."id")`;

/** HR's table of jobs, newest first, and the three summary cards (specification file 2 §2, Admin). */
export async function listAdminJobs(deps: Deps, input: AdminJobListInput): Promise<AdminJobList> {
  const after = input.cursor === undefined ? undefined : decodeTimeCursor(input.cursor);
  const rows = await deps.db
    .select({ job: jobs, applications: applicationCount })
    .from(jobs)
    .where(
      and(
        ...filters(input),
        after && sql`(${jobs.createdAt}, ${jobs.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(input.limit + 1);
  const { shown, nextCursor } = pageOf(rows, input.limit, ({ job }) => ({
    at: job.createdAt.toISOString(),
    id: job.id,
  }));
  return {
    jobs: shown.map(({ job, applications: count }) => toAdminJob(job, count)),
    nextCursor,
    summary: await summary(deps),
  };
}

/** One job that isn't archived, for its dialog. @throws DomainError('not_found') */
export async function adminJob(deps: Deps, id: JobId): Promise<AdminJob> {
  const [row] = await deps.db
    .select({ job: jobs, applications: applicationCount })
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.archivedAt)));
  if (!row) throw new DomainError('not_found');
  return toAdminJob(row.job, row.applications);
}

function filters({ search, status }: AdminJobListInput): SQL[] {
  const found: SQL[] = [status === 'archived' ? isNotNull(jobs.archivedAt) : isNull(jobs.archivedAt)];
  if (status && status !== 'archived') found.push(eq(jobs.status, status));
  if (search !== '') {
    const pattern = containing(search);
    found.push(sql`(${jobs.title} ilike ${pattern} or ${jobs.department} ilike ${pattern})`);
  }
  return found;
}

function toAdminJob(row: JobRow, count: number): AdminJob {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    department: row.department,
    location: row.location,
    position: row.position,
    status: row.status,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    responsibilities: row.responsibilities,
    requirements: row.requirements,
    benefits: row.benefits,
    workHours: row.workHours,
    hiringManager: row.hiringManager,
    applicantCount: row.applicantCount,
    applicationDeadline: row.applicationDeadline,
    archived: row.archivedAt !== null,
    listable: isListable(row.location),
    applications: count,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * Creates a job under the browser's id, or changes the job with it. Idempotent.
 * @throws DomainError conflict (changed by a colleague in the meantime), job_deadline_passed, not_found
 */
export async function saveJob(deps: Deps, actor: Actor, input: SaveJobInput): Promise<AdminJob> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const job = writtenOf(input.job);
    refusePassedDeadline(deps, input.job.status, input.job.applicationDeadline);
    if (input.basedOn === null) {
      refuseUnknownManager(deps, input.job.hiringManager);
      const [made] = await tx
        .insert(jobs)
        .values({ id: input.jobId, ...job, createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning();
      if (made) {
        await recordJob(deps, tx, actor, 'job.created', made);
        return toAdminJob(made, 0);
      }
    }
    const stored = await lockJob(tx, input.jobId);
    const same = sameJob(stored, job);
    if (input.job.hiringManager !== stored.hiringManager) {
      refuseUnknownManager(deps, input.job.hiringManager);
    }
    // A repeated call finds its work done; anything else would overwrite a colleague's change.
    if (!same && stored.updatedAt.toISOString() !== input.basedOn) {
      if (!(await isSavedAndCounted(tx, stored, job))) throw new DomainError('conflict');
      return toAdminJob(stored, await countApplications(tx, stored.id));
    }
    // Texts written by HR aren't deleted with the demo content.
    const edited = { ...job, demo: false };
    const saved = same ? stored : await change(deps, tx, actor, stored, edited, actionOf(stored, job.status));
    return toAdminJob(saved, await countApplications(tx, saved.id));
  });
}

/** Close or Reopen (specification file 2 §4). @throws DomainError job_deadline_passed, not_found */
export async function setJobStatus(
  deps: Deps,
  actor: Actor,
  input: { jobId: JobId; status: 'active' | 'closed' },
): Promise<{ status: 'active' | 'closed' }> {
  return deps.db.transaction(async (tx) => {
    const stored = await lockJob(tx, input.jobId);
    if (stored.status === input.status) return { status: input.status };
    refusePassedDeadline(deps, input.status, stored.applicationDeadline);
    const { status } = input;
    await change(deps, tx, actor, stored, { status }, actionOf(stored, status));
    return { status: input.status };
  });
}

/**
 * Deletes a job. One with applications is archived instead, so that these keep their job (product decision).
 * @throws DomainError('not_found')
 */
export async function deleteJob(
  deps: Deps,
  actor: Actor,
  input: { jobId: JobId },
): Promise<{ archived: boolean }> {
  return deps.db.transaction(async (tx) => {
    const before = await deletedBefore(tx, input.jobId);
    if (before) return before;
    const stored = await lockJob(tx, input.jobId);
    const used = (await countApplications(tx, stored.id)) > 0 || (await hasInterviews(tx, stored.id));
    if (used) {
      const gone = { status: 'closed' as const, archivedAt: deps.clock.now() };
      await change(deps, tx, actor, stored, gone, 'job.archived');
    } else {
      await tx.delete(jobs).where(eq(jobs.id, stored.id));
      await recordJob(deps, tx, actor, 'job.deleted', stored);
    }
    return { archived: used };
  });
}

/**
 * Deletes unedited demo jobs and archives those with real applications. Call it after the demo people are deleted.
 * Returns both counts.
 */
export async function removeDemoJobs(deps: Deps, tx: Tx): Promise<{ deleted: number; archived: number }> {
  const stored = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.demo, true), isNull(jobs.archivedAt)))
    .for('update');
  let archived = 0;
  for (const job of stored) {
    if ((await countApplications(tx, job.id)) > 0 || (await hasInterviews(tx, job.id))) {
      const now = deps.clock.now();
      await tx
        .update(jobs)
        .set({ status: 'closed', archivedAt: now, updatedAt: now })
        .where(eq(jobs.id, job.id));
      await recordJob(deps, tx, null, 'job.archived', job);
      archived++;
    } else {
      await tx.delete(jobs).where(eq(jobs.id, job.id));
      await recordJob(deps, tx, null, 'job.deleted', job);
    }
  }
  return { deleted: stored.length - archived, archived };
}

/** Closes jobs whose last day is over; a task calls it. Answers with how many there were. */
export async function closePassedJobs(deps: Deps): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const closed = await tx
      .update(jobs)
      .set({ status: 'closed', updatedAt: deps.clock.now() })
      .where(and(eq(jobs.status, 'active'), lt(jobs.applicationDeadline, today(deps))))
      .returning();
    for (const job of closed) await recordJob(deps, tx, null, 'job.closed_by_deadline', job);
    return closed.length;
  });
}

const today = (deps: Deps): string => deps.clock.now().toISOString().slice(0, 10);

/** An active job with a passed deadline would be closed again by itself within the hour. */
function refusePassedDeadline(deps: Deps, status: string, deadline: string | null): void {
  if (status === 'active' && deadline !== null && deadline < today(deps)) {
    throw new DomainError('job_deadline_passed');
  }
}

/** Only values the settings offer; a job keeps one that's no longer offered. */
function refuseUnknownManager(deps: Deps, name: string): void {
  if (!deps.appSettings.read('company').hiringManagers.includes(name))
    throw new DomainError('manager_unknown');
}

/** The columns to write. An unedited count isn't among them, and a new job gets the column's default. */
function writtenOf({ applicantCount, ...job }: JobInput): Omit<JobInput, 'applicantCount'> & {
  applicantCount?: number;
} {
  return applicantCount === null ? job : { ...job, applicantCount };
}

/** The audit action for a change to this status. */
function actionOf(stored: JobRow, status: JobStatus): JobAction {
  if (status === 'active' && stored.status !== 'active')
    return stored.postedAt === null ? 'job.published' : 'job.reopened';
  return status === 'closed' && stored.status === 'active' ? 'job.closed' : 'job.updated';
}

function sameJob(row: JobRow, job: ReturnType<typeof writtenOf>): boolean {
  const fields: Record<string, unknown> = row;
  return Object.entries(job).every(([field, value]) => fields[field] === value);
}

/** Whether a row is this job with an edited count, and exactly the applications since it was saved. */
async function isSavedAndCounted(
  tx: Tx,
  row: JobRow,
  { applicantCount, ...job }: ReturnType<typeof writtenOf>,
): Promise<boolean> {
  if (applicantCount === undefined || row.applicantCount <= applicantCount || !sameJob(row, job))
    return false;
  const [since] = await tx
    .select({ count: count() })
    .from(applications)
    .where(and(eq(applications.jobId, row.id), gte(applications.createdAt, row.updatedAt)));
  return row.applicantCount - (since?.count ?? 0) === applicantCount;
}

async function change(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  stored: JobRow,
  values: Partial<JobRow>,
  action: JobAction,
): Promise<JobRow> {
  const [saved] = await tx
    .update(jobs)
    .set({ ...values, updatedAt: deps.clock.now() })
    .where(eq(jobs.id, stored.id))
    .returning();
  if (!saved) throw new DomainError('not_found');
  await recordJob(deps, tx, actor, action, saved);
  return saved;
}

/** What an earlier call with the same job did; a repeated one answers the same (quality R3). */
async function deletedBefore(tx: Tx, id: JobId): Promise<{ archived: boolean } | null> {
  const [row] = await tx
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'job'),
        eq(auditLog.subjectId, id),
        inArray(auditLog.action, ['job.deleted', 'job.archived']),
      ),
    )
    .limit(1);
  return row ? { archived: row.action === 'job.archived' } : null;
}
