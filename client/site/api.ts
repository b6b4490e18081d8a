import type { JobList, JobPage } from '../../shared/jobs.ts';
import type { SiteApi } from '../../shared/site.ts';
import { query } from './call.ts';

/** The public pages' data in the browser. */
export const siteApi: SiteApi = {
  jobs: (input) => query<JobList>('jobs.list', input),
  job: (jobId) => query<JobPage>('jobs.page', { jobId }),
};
