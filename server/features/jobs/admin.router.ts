import { z } from 'zod';
import { JobId } from '../../../shared/ids/schema.ts';
import { AdminJobListInput, SaveJobInput } from '../../../shared/jobs/admin.ts';
import { SaveRubricInput } from '../../../shared/jobs/rubrics.ts';
import { adminProcedure, panelProcedure, router } from '../../trpc.ts';
import { jobRubric, rubricVersions, saveJobRubric } from '../interview/service.ts';
import { adminJob, deleteJob, listAdminJobs, saveJob, setJobStatus } from './admin.ts';

export const adminJobsRouter = router({
  list: panelProcedure.input(AdminJobListInput).query(({ ctx, input }) => listAdminJobs(ctx.deps, input)),

  byId: panelProcedure
    .input(z.strictObject({ jobId: JobId }))
    .query(({ ctx, input }) => adminJob(ctx.deps, input.jobId)),

  save: adminProcedure.input(SaveJobInput).mutation(({ ctx, input }) => saveJob(ctx.deps, ctx.actor, input)),

  rubric: panelProcedure
    .input(z.strictObject({ jobId: JobId }))
    .query(({ ctx, input }) => jobRubric(ctx.deps, input.jobId)),

  rubricVersions: panelProcedure
    .input(z.strictObject({ jobId: JobId }))
    .query(({ ctx, input }) => rubricVersions(ctx.deps, input.jobId)),

  saveRubric: adminProcedure
    .input(SaveRubricInput)
    .mutation(({ ctx, input }) => saveJobRubric(ctx.deps, ctx.actor, input)),

  setStatus: adminProcedure
    .input(z.strictObject({ jobId: JobId, status: z.enum(['active', 'closed']) }))
    .mutation(({ ctx, input }) => setJobStatus(ctx.deps, ctx.actor, input)),

  delete: adminProcedure
    .input(z.strictObject({ jobId: JobId }))
    .mutation(({ ctx, input }) => deleteJob(ctx.deps, ctx.actor, input)),
});
