import type { JobId } from '../../../shared/ids/schema.ts';
import type { JobDetail } from '../../../shared/jobs/schema.ts';
import type { SiteApi } from '../../../shared/site/queries.ts';

/** The job that an application is for, when the address names one. */
export type ChosenJob =
  | { kind: 'none' }
  | { kind: 'open'; job: Pick<JobDetail, 'id' | 'title' | 'department' | 'position'> }
  | { kind: 'closed' }
  | { kind: 'failed' };

/** Only a job that's gone counts as closed. If it can't be loaded, the choice is kept. */
export async function chosenJob(api: SiteApi, jobId: JobId | undefined): Promise<ChosenJob> {
  if (!jobId) return { kind: 'none' };
  try {
    const page = await api.job(jobId);
    if (page.kind !== 'open') return { kind: 'closed' };
    const { id, title, department, position } = page.job;
    return { kind: 'open', job: { id, title, department, position } };
  } catch {
    return { kind: 'failed' };
  }
}
