import { z } from 'zod';
import { JobId } from '../../../shared/ids/schema.ts';
import { JobListInput } from '../../../shared/jobs/schema.ts';
import { publicProcedure, router } from '../../trpc.ts';
import { jobById, jobPage, listJobs } from './service.ts';

export const jobsRouter = router({
  list: publicProcedure.input(JobListInput).query(({ ctx, input }) => listJobs(ctx.deps, input)),
  byId: publicProcedure
    .input(z.strictObject({ jobId: JobId }))
    .query(({ ctx, input }) => jobById(ctx.deps, input.jobId)),
  page: publicProcedure
    .input(z.strictObject({ jobId: JobId }))
    .query(({ ctx, input }) => jobPage(ctx.deps, input.jobId)),
});
