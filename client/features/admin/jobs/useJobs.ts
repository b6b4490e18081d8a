import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast.tsx';

/** What every change of a job makes out of date. */
function useRefreshJobs(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.admin.jobs.invalidate(), utils.admin.overview.invalidate(), utils.jobs.invalidate()]);
}

/** Creates or changes a job; `onSaved` runs before the answer is told. */
export function useSaveJob(onSaved: () => void) {
  const refresh = useRefreshJobs();
  return trpc.admin.jobs.save.useMutation({
    onSuccess: (job, { basedOn }) => {
      onSaved();
      // A double click is told once.
      const id = `job-saved-${job.updatedAt}`;
      toast.success(basedOn === null ? 'Job posted successfully' : 'Job updated successfully', undefined, {
        id,
      });
    },
    onError: (error) => toast.error('Failed to save job', readError(error).message, { id: 'job-failed' }),
    onSettled: refresh,
  });
}

/** Close, Reopen and Publish. */
export function useJobStatus() {
  const refresh = useRefreshJobs();
  return trpc.admin.jobs.setStatus.useMutation({
    onSuccess: ({ status }, { jobId }) =>
      toast.success(status === 'active' ? 'Job activated' : 'Job closed', undefined, {
        id: `job-${status}-${jobId}`,
      }),
    onError: (error) =>
      toast.error('Failed to update job status', readError(error).message, { id: 'job-failed' }),
    onSettled: refresh,
  });
}

export function useDeleteJob(onDeleted: () => void) {
  const refresh = useRefreshJobs();
  return trpc.admin.jobs.delete.useMutation({
    onSuccess: ({ archived }, { jobId }) => {
      onDeleted();
      toast.success(
        'Job deleted successfully',
        archived ? 'People applied for it, so it is kept under Archived.' : undefined,
        { id: `job-deleted-${jobId}` },
      );
    },
    onError: (error) => toast.error('Failed to delete job', readError(error).message, { id: 'job-failed' }),
    onSettled: refresh,
  });
}
