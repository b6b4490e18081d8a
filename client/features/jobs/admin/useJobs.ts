import type { AdminJob } from '../../../../shared/jobs/admin.ts';
import { readError } from '../../../errors.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.ts';

/** Invalidates everything a job change affects. */
function useRefreshJobs(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.admin.jobs.invalidate(), utils.admin.overview.invalidate(), utils.jobs.invalidate()]);
}

/** Creates or updates a job. */
export function useSaveJob() {
  const refresh = useRefreshJobs();
  return trpc.admin.jobs.save.useMutation({
    onSuccess: ({ status }, { basedOn }) => {
      const made = status === 'draft' ? 'Draft saved' : 'Job posted successfully';
      toast.success(basedOn === null ? made : 'Job updated successfully', undefined, { id: 'job-saved' });
    },
    onError: toastFailure('Failed to save job', 'job-saved'),
    // The form closes with the answer, not with what's read again.
    onSettled: () => void refresh(),
  });
}

type JobChange = Pick<AdminJob, 'id' | 'status'>;

/** Close, Reopen, and Publish; closing and reopening can be undone for ten seconds. */
export function useJobStatus(): { change: (job: JobChange) => void; pending: boolean } {
  const refresh = useRefreshJobs();
  const mutation = trpc.admin.jobs.setStatus.useMutation({
    onError: (error, { jobId }) =>
      toast.error('Failed to update job status', readError(error).message, { id: `job-${jobId}` }),
    onSettled: refresh,
  });
  const send = async (job: JobChange, undone: boolean): Promise<void> => {
    const status = job.status === 'active' ? 'closed' : 'active';
    // onError reports failures.
    const done = await mutation.mutateAsync({ jobId: job.id, status }).catch(() => null);
    if (!done) return;
    // Publishing a draft can't be undone here, and an undo isn't offered twice.
    const undo = undone || job.status === 'draft' ? null : () => void send({ id: job.id, status }, true);
    toast.undoable(
      status === 'active' ? 'Job activated' : 'Job closed',
      status === 'active'
        ? 'It’s on the careers page, and people can apply.'
        : 'It’s no longer on the careers page. Applications stay.',
      { id: `job-${job.id}`, undo },
    );
  };
  return { change: (job) => void send(job, false), pending: mutation.isPending };
}

/** Deletes a job, or archives it if people applied; `onDeleted` closes its dialog. */
export function useDeleteJob(onDeleted: (jobId: string) => void) {
  const refresh = useRefreshJobs();
  return trpc.admin.jobs.delete.useMutation({
    onSuccess: ({ archived }, { jobId }) => {
      onDeleted(jobId);
      toast.success(
        'Job deleted successfully',
        archived ? 'People applied for it, so it’s kept under Archived.' : undefined,
        { id: `job-deleted-${jobId}` },
      );
    },
    onError: (error, { jobId }) =>
      toast.error('Failed to delete job', readError(error).message, { id: `job-deleted-${jobId}` }),
    onSettled: refresh,
  });
}
