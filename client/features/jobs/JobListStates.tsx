import { IconLoader2 } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import type { JobSearch } from '../../../shared/jobs/search.ts';
import { ButtonLink } from '../../ui/buttons/Button.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';

/** The job list when there are no jobs to show: loading, empty, or failed. */

export type FilterProps = { search: JobSearch; onChange: (next: Partial<JobSearch>) => void };

const noFilters = { q: undefined, location: undefined, departments: undefined, after: undefined };

export function isFiltered(search: JobSearch): boolean {
  return Boolean(search.q || search.location || search.departments?.length);
}

/** `button` where it's the main action. */
export function ClearFilters({ search, onChange, button }: FilterProps & { button?: boolean }) {
  const link = {
    to: '/jobs',
    search: { ...search, ...noFilters },
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      onChange(noFilters);
    },
    children: 'Clear filters',
  } as const;
  return button ? <ButtonLink variant="filled" {...link} /> : <TextLink bold {...link} />;
}

export function Empty({ search, onChange }: FilterProps) {
  const filtered = isFiltered(search);
  return (
    <div className="jobs-empty">
      <h2>No jobs found matching your criteria.</h2>
      <Text tone="dim">
        {filtered
          ? 'Try fewer words, or clear a filter.'
          : 'Send one application and choose “Other.” HR will look for a job that fits you.'}
      </Text>
      <Group gap={8} wrap>
        {filtered && <ClearFilters search={search} onChange={onChange} button />}
        <ButtonLink to="/apply">Send a general application</ButtonLink>
      </Group>
    </div>
  );
}

export function Failed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="list jobs-failed">
      <ErrorState title="We couldn’t load the jobs" message={message} onRetry={onRetry} />
      <WaitingJob />
    </div>
  );
}

export function Loading() {
  return (
    <div className="list jobs-loading">
      <Group as="p" gap={8} size="sm" tone="dim" role="status">
        <IconLoader2 size={16} stroke={1.75} aria-hidden="true" className="spin" />
        Loading job listings...
      </Group>
      {['a', 'b', 'c', 'd'].map((key) => (
        <WaitingJob key={key} />
      ))}
    </div>
  );
}

/** The outline of a job while it loads. */
function WaitingJob() {
  return (
    <div className="job" aria-hidden="true">
      <Stack gap={12}>
        <Skeleton className="w46 h24" />
        <Skeleton className="w92" />
        <Skeleton className="w70" />
        <Skeleton className="w60" />
      </Stack>
      <Stack>
        <Skeleton className="w70 h18" />
        <Skeleton className="h18" />
        <Group gap={8}>
          <Skeleton className="h34" />
          <Skeleton className="h34" />
        </Group>
      </Stack>
    </div>
  );
}
