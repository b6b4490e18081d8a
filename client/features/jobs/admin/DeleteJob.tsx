import { useRef } from 'react';
import type { AdminJob } from '../../../../shared/jobs/admin.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { focusJob } from './JobTable.tsx';
import { useDeleteJob } from './useJobs.ts';

/** Asks for confirmation in the specification's words. */
export function DeleteJob({ job, onClose }: { job: AdminJob | null; onClose: () => void }) {
  // Kept while the dialog fades out.
  const last = useRef(job);
  if (job) last.current = job;
  const stillOpen = useStillOpen(job?.id);
  const remove = useDeleteJob((jobId) => {
    if (stillOpen(jobId)) onClose();
  });
  const shown = last.current;
  return (
    <ConfirmDialog
      opened={job !== null}
      onClose={onClose}
      title="Delete job"
      size={520}
      action="Delete"
      doing="Deleting…"
      pending={remove.isPending}
      danger
      onConfirm={() => shown && remove.mutate({ jobId: shown.id })}
      onClosed={() => focusJob(shown?.id ?? null)}
    >
      <p>Are you sure you want to delete this job?</p>
      {shown && (
        <Text tone="dim" lines="anywhere">
          <bdi>{shown.title}</bdi>
          {shown.applications > 0 &&
            ` has ${counted(shown.applications, 'application')}. It’ll be removed from the careers page and kept under Archived.`}
        </Text>
      )}
    </ConfirmDialog>
  );
}
