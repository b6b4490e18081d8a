import { useRef } from 'react';
import type { JobId } from '../../../../shared/ids/schema.ts';
import type { AdminJob, JobInput } from '../../../../shared/jobs/admin.ts';
import { isUnanswered, readError } from '../../../errors.ts';
import { sameIn } from '../../../sameIn.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Invalidates everything a job change affects. */
function useRefreshJobs(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([utils.admin.jobs.invalidate(), utils.admin.overview.invalidate(), utils.jobs.invalidate()]);
}

/**
 * Creates or updates a job. When an earlier try of this form got no answer and what it sent is stored, a change after it
 * conflicts with no one else's, so it's saved on top; a colleague's change still conflicts.
 */
export function useSaveJob(jobId: JobId): (job: JobInput, basedOn: string | null) => Promise<AdminJob> {
  const refresh = useRefreshJobs();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.admin.jobs.save.useMutation();
  const unanswered = useRef<JobInput[]>([]);
  const send = (job: JobInput, basedOn: string | null): Promise<AdminJob> =>
    mutateAsync({ jobId, basedOn, job }).catch((error) => {
      if (isUnanswered(error)) unanswered.current.push(job);
      throw error;
    });
  const sendOnTop = (job: JobInput, basedOn: string | null): Promise<AdminJob> =>
    send(job, basedOn).catch(async (error) => {
      if (readError(error).code !== 'conflict' || unanswered.current.length === 0) throw error;
      const now = await utils.client.admin.jobs.byId.query({ jobId }).catch(() => null);
      if (!now || !unanswered.current.some((tried) => holds(now, tried))) throw error;
      return send(job, now.updatedAt);
    });
  return async (job, basedOn) => {
    try {
      const saved = await sendOnTop(job, basedOn);
      unanswered.current = [];
      const made = saved.status === 'draft' ? 'Draft saved' : 'Job posted successfully';
      const note = saved.status === 'active' && !saved.listable ? placeNote : undefined;
      toast.success(basedOn === null ? made : 'Job updated successfully', note, { id: 'job-saved' });
      return saved;
    } catch (error) {
      toast.error('Failed to save job', refusalOf(error), { id: 'job-saved' });
      throw error;
    } finally {
      // The form closes with the answer, not with what's read again.
      void refresh();
    }
  };
}

/** Why a job wasn't saved; the form still has everything. */
function refusalOf(error: unknown): string {
  const { code, message, data } = readError(error);
  if (code !== 'conflict') return message;
  return `${data.by || 'Someone else'} changed this job while you were editing, so we didn’t save over it. Your text is still in the form. Copy what you need, then close it and open the job again.`;
}

const placeNote =
  'Search engines can’t list a job with this location. They understand “Remote,” “Remote (Philippines, Kenya),” “Remote (Texas),” or “Austin, TX.”';

/** Whether a job is stored as it was sent. Leaves out the count, because new applications change it. */
const holds = (now: AdminJob, { applicantCount: _, ...tried }: JobInput): boolean => sameIn(tried, now);

type JobChange = Pick<AdminJob, 'id' | 'status'>;

/** Close, Reopen, and Post; closing and reopening can be undone for ten seconds. */
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
    // Posting a draft can't be undone here, and an undo isn't offered twice.
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
