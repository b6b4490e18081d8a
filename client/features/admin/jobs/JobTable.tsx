import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconPencil, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { type AdminJob, isTrending } from '../../../../shared/adminJobs.ts';
import { salaryText } from '../../../../shared/jobs.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { WaitingRows } from '../PanelParts.tsx';
import { useJobStatus } from './useJobs.ts';

type Props = {
  jobs: AdminJob[];
  loading: boolean;
  mayChange: boolean;
  onEdit: (job: AdminJob) => void;
  onPreview: (job: AdminJob) => void;
  onDelete: (job: AdminJob) => void;
};

const widths = { title: 180, department: 120, salary: 110, applicants: 60, status: 70, actions: 150 };

/** Jobs with what can be done to each; on a phone every row is a card. */
export function JobTable({ jobs, loading, ...actions }: Props) {
  return (
    <section className="ad-scroll" aria-label="Jobs, table">
      <table className="tbl ad-rows">
        <thead>
          <tr>
            <th scope="col">Title</th>
            <th scope="col">Department</th>
            <th scope="col">Salary range</th>
            <th scope="col">Applicants</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody className={loading ? 'ad-wait' : ''}>
          {loading && <WaitingRows widths={widths} />}
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} {...actions} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function JobRow({
  job,
  mayChange,
  onEdit,
  onPreview,
  onDelete,
}: Omit<Props, 'jobs' | 'loading'> & { job: AdminJob }) {
  return (
    <tr>
      <th scope="row" className="ad-rowhead" title={job.title}>
        <bdi>{job.title}</bdi>
      </th>
      <td data-label="Department" className="dim" title={job.department}>
        <bdi>{job.department}</bdi>
      </td>
      <td data-label="Salary range" className="tn">
        {salaryText(job.salaryMin, job.salaryMax) ?? 'Not specified'}
      </td>
      <td data-label="Applicants">
        <span className="stack g4">
          <span className="row g8">
            <b className="b tn">{job.applications.toLocaleString('en-US')}</b>
            {isTrending(job.applicantCount) && (
              <span className="bdg green">
                <IconTrendingUp size={14} stroke={1.75} aria-hidden="true" />
                Trending
              </span>
            )}
          </span>
          <span className="xs dim tn">
            {job.applicantCount.toLocaleString('en-US')} shown on the careers page
          </span>
        </span>
      </td>
      <td data-label="Status">
        <StatusBadge status={job.archived ? 'archived' : job.status} />
      </td>
      <td data-label="Actions">
        <span className="row g4">
          {mayChange && !job.archived && (
            <>
              <button
                type="button"
                className="btn default xs"
                aria-label={`Edit ${job.title}`}
                onClick={() => onEdit(job)}
              >
                <IconPencil size={14} stroke={1.75} aria-hidden="true" />
                Edit
              </button>
              <StatusButton job={job} />
            </>
          )}
          <More job={job} mayChange={mayChange} onPreview={onPreview} onDelete={onDelete} />
        </span>
      </td>
    </tr>
  );
}

/** Close an open job, reopen a closed one, publish a draft. */
function StatusButton({ job }: { job: AdminJob }) {
  const { change, pending } = useJobStatus();
  const closes = job.status === 'active';
  const label = closes ? 'Close' : job.status === 'draft' ? 'Publish' : 'Reopen';
  return (
    <button
      type="button"
      className="btn default xs"
      aria-label={`${label} ${job.title}`}
      disabled={pending}
      onClick={() => change(job)}
    >
      {label}
    </button>
  );
}

function More({
  job,
  mayChange,
  onPreview,
  onDelete,
}: Omit<Props, 'jobs' | 'loading' | 'onEdit'> & { job: AdminJob }) {
  return (
    <Menu position="bottom-end" width={200} shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`More about ${job.title}`}
          data-job={job.id}
        >
          <IconDots size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconEye size={16} stroke={1.75} />} onClick={() => onPreview(job)}>
          Preview
        </Menu.Item>
        {mayChange && !job.archived && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={() => onDelete(job)}
          >
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** For dialogs whose opener is gone, such as a line of a menu, a link or a deleted row: the focus goes to the job. */
export function focusJob(id: string | null): void {
  if (document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>(`[data-job="${id}"]`);
  (row ?? document.querySelector<HTMLElement>('.ad-top .btn, .ad-search input'))?.focus();
}
