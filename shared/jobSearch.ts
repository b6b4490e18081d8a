import { z } from 'zod';
import { JobId } from './ids.ts';
import { jobSorts } from './jobs.ts';

/** What the jobs page keeps in its address. Anything that does not fit falls back, so an old link still opens. */
export const JobSearch = z.object({
  q: z.string().max(100).optional().catch(undefined),
  location: z.string().max(100).optional().catch(undefined),
  departments: z.array(z.string().max(100)).max(20).optional().catch(undefined),
  sort: z.enum(jobSorts).optional().catch(undefined),
  job: JobId.optional().catch(undefined),
});
export type JobSearch = z.infer<typeof JobSearch>;
