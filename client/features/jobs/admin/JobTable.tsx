import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEye, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { type AdminJob, isTrending } from '../../../../shared/jobs/admin.ts';
import { salaryText } from '../../../../shared/jobs/schema.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { shortDate } from '../../../../shared/time/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './JobTable.module.css';
import { useJobStatus } from './useJobs.ts';

type Props = {
  jobs: AdminJob[];
  loading: boolean;
  mayChange: boolean;
  onEdit: (job: AdminJob) => void;
  onPreview: (job: AdminJob) => void;
  onDelete: (job: AdminJob) => void;
};

/** Jobs with real applications, days open, and actions. */
export function JobTable({ jobs, loading, ...actions }: Props) {
  return (
    <Table
      label="Jobs, table"
      cards
      columns={columnsFor(actions)}
      rows={jobs}
      rowKey={({ id }) => id}
      loading={loading}
    />
  );
}

function columnsFor({ mayChange, onEdit, ...more }: Omit<Props, 'jobs' | 'loading'>): Column<AdminJob>[] {
  return [
    {
      id: 'title',
      header: 'Title and department',
      rowHeader: true,
      title: ({ title }) => title,
      cell: ({ title, department }) => (
        <Stack as="span" gap={0}>
          <bdi className={styles.title}>{title}</bdi>
          <Text as="span" size="xs" tone="dim" lines="cut">
            <bdi>{department}</bdi>
          </Text>
        </Stack>
      ),
      waiting: 180,
    },
    {
      id: 'applicants',
      header: 'Applicants',
      phone: 'plain',
      cell: (job) => <Applicants job={job} />,
      waiting: 60,
    },
    {
      id: 'salary',
      header: 'Salary range',
      phone: 'plain',
      figures: true,
      cell: ({ salaryMin, salaryMax }) => salaryText(salaryMin, salaryMax) ?? 'Not specified',
      waiting: 110,
    },
    {
      id: 'status',
      header: 'Status',
      phone: 'side',
      cell: ({ archived, status }) => <StatusBadge status={archived ? 'archived' : status} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      phone: 'plain',
      cell: (job) => (
        <Group as="span" gap={4} wrap>
          {mayChange && !job.archived && (
            <>
              <Button size="xs" aria-label={`Edit ${job.title}`} onClick={() => onEdit(job)}>
                Edit
              </Button>
              <StatusButton job={job} />
            </>
          )}
          <More job={job} mayChange={mayChange} {...more} />
        </Group>
      ),
      waiting: 150,
    },
  ];
}

/** How many people applied and since when, above the number on the careers page if the job is there. */
function Applicants({ job }: { job: AdminJob }) {
  const { applications, applicantCount, status, archived, createdAt } = job;
  const isPublic = status === 'active' && !archived;
  return (
    <Stack as="span" gap={0}>
      <Group as="span" gap={4}>
        <Text as="b" bold figures>
          {figure(applications)}
        </Text>
        {isPublic && (
          <Text as="span" tone="dim" figures>
            since {shortDate(createdAt)}
          </Text>
        )}
        {isTrending(applicantCount) && (
          <Badge color="green" icon={IconTrendingUp} className={styles.trending} title="Trending">
            <span>Trending</span>
          </Badge>
        )}
      </Group>
      {isPublic && (
        <Text as="span" size="xs" tone="dim" figures>
          {figure(applicantCount)} on the careers page
        </Text>
      )}
    </Stack>
  );
}

/** Close an open job, reopen a closed one, post a draft. */
function StatusButton({ job }: { job: AdminJob }) {
  const { change, pending } = useJobStatus();
  const closes = job.status === 'active';
  const label = closes ? 'Close' : job.status === 'draft' ? 'Post' : 'Reopen';
  return (
    <Button size="xs" aria-label={`${label} ${job.title}`} loading={pending} onClick={() => change(job)}>
      {label}
    </Button>
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
          aria-label={`More actions for ${job.title}`}
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

/**
 * Moves focus to the job's row when the element that opened the dialog is gone (a menu item, a link, a deleted row).
 */
export function focusJob(id: string | null): void {
  if (document.activeElement !== document.body) return;
  const row = document.querySelector<HTMLElement>(`[data-job="${id}"]`);
  (row ?? document.querySelector<HTMLElement>('.ad-top button, main [type="search"]'))?.focus();
}
