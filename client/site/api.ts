import type { SiteApi } from '../../shared/site/queries.ts';
import { query } from './call.ts';

/** The public pages' data in the browser. */
export const siteApi: SiteApi = {
  jobs: (input) => query('jobs.list', input),
  legal: (kind) => query('company.legal', { kind }),
  job: (jobId) => query('jobs.page', { jobId }),
};
