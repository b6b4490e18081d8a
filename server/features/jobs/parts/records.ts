import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AuditAction } from '../../../../shared/audit/labels.ts';
import type { JobId } from '../../../../shared/ids/schema.ts';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/client.ts';
import { applications } from '../../../db/schema/candidates.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';

/** What happens to a job, as the audit log names it. */
export type JobAction = Extract<AuditAction, `job.${string}`>;
export type JobRow = typeof jobs.$inferSelect;

/** A change's line in the audit log, and its event for everyone who shows jobs. */
export async function recordJob(
  deps: Deps,
  tx: Tx,
  actor: Actor | null,
  action: JobAction,
  job: JobRow,
): Promise<void> {
  await deps.audit.record(tx, {
    action,
    actor: actor ?? 'system',
    subject: { kind: 'job', id: job.id },
    data: { title: job.title },
  });
  await deps.bus.publish(tx, 'jobs', {});
}

/** Archived jobs are gone for every change. */
export async function lockJob(tx: Tx, id: JobId): Promise<JobRow> {
  const [row] = await tx
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), isNull(jobs.archivedAt)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

/** How many applications a job has. */
export async function countApplications(tx: Tx, id: JobId): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(applications)
    .where(eq(applications.jobId, id));
  return row?.count ?? 0;
}

/** Whether an interview was for this job. */
export async function hasInterviews(tx: Tx, id: JobId): Promise<boolean> {
  const rows = await tx.execute(sql`select 1 from interview_sessions where job_id = ${id} limit 1`);
  return rows.length > 0;
}
