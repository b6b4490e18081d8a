import { useRef } from 'react';
import type { AdminJob } from '../../../../shared/jobs/admin.ts';
import { postedAge, salaryText } from '../../../../shared/jobs/schema.ts';
import { Facts } from '../../../ui/figures/Facts.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { JobBadges } from '../JobBadges.tsx';
import { JobTexts } from '../JobTexts.tsx';
import { focusJob } from './JobTable.tsx';

/** The public page as visitors see it, including drafts. */
export function JobPreview({ job, onClose }: { job: AdminJob | null; onClose: () => void }) {
  const last = useRef(job);
  if (job) last.current = job;
  return (
    <Dialog
      opened={job !== null}
      onClose={onClose}
      size={760}
      title={last.current?.title ?? 'Job'}
      onClosed={() => focusJob(last.current?.id ?? null)}
    >
      {last.current && <PublicJob job={last.current} />}
    </Dialog>
  );
}

function PublicJob({ job }: { job: AdminJob }) {
  const facts = [
    ['Salary range', salaryText(job.salaryMin, job.salaryMax)],
    ['Work hours', job.workHours ?? 'Set with your team lead'],
    ['Hiring manager', job.hiringManager],
    ['Apply until', job.applicationDeadline ?? 'Open until filled'],
  ] as const;
  return (
    <Stack gap={24}>
      <Group gap={8} wrap>
        <JobBadges job={job} now={new Date()} />
        <Remark as="span">
          {job.department} · {job.location} · {postedAge(job.createdAt, new Date())}
        </Remark>
      </Group>
      <Facts rows={facts.map(([label, value]) => [label, value ?? 'Not specified'])} />
      <JobTexts job={job} />
      {job.status === 'active' && (
        <p>
          <a href={`/jobs/${job.id}`} target="_blank" rel="noreferrer">
            Open the public page
          </a>
        </p>
      )}
    </Stack>
  );
}
