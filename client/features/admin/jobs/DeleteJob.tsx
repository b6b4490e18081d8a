import { Modal } from '@mantine/core';
import { useRef } from 'react';
import type { AdminJob } from '../../../../shared/adminJobs.ts';
import { counted } from '../../../../shared/counted.ts';
import { useDeleteJob } from './useJobs.ts';

/** Asks first, in the specification's words. */
export function DeleteJob({ job, onClose }: { job: AdminJob | null; onClose: () => void }) {
  // Stays while the dialog fades away.
  const last = useRef(job);
  if (job) last.current = job;
  const remove = useDeleteJob(onClose);
  const shown = last.current;
  return (
    <Modal opened={job !== null} onClose={onClose} size={520} title="Delete job">
      {shown && (
        <div className="stack g16">
          <p>Are you sure you want to delete this job?</p>
          <p className="dim break">
            <bdi>{shown.title}</bdi>
            {shown.applications > 0 &&
              ` has ${counted(shown.applications, 'application')}. It disappears from the careers page and is kept under Archived.`}
          </p>
          <div className="row g8 w">
            <button
              type="button"
              className="btn dfill"
              disabled={remove.isPending}
              onClick={() => remove.mutate({ jobId: shown.id })}
            >
              {remove.isPending ? 'Deleting…' : 'Delete'}
            </button>
            <button type="button" className="btn default" onClick={onClose}>
              Cancel
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}
