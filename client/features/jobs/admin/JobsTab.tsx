import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminJob, AdminJobList } from '../../../../shared/jobs/admin.ts';
import { adminJobFilters } from '../../../../shared/jobs/schema.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { trpc } from '../../../trpc.ts';
import { Button, ButtonLink } from '../../../ui/buttons/Button.tsx';
import { Stat } from '../../../ui/figures/Stat.tsx';
import { Segment } from '../../../ui/layout/Tabs.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { ListPanel } from '../../panel/ListPanel.tsx';
import { PanelChoices, PanelHead, PanelStats, PanelTools } from '../../panel/PanelParts.tsx';
import { PanelSearch } from '../../panel/PanelSearch.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';
import { DeleteJob } from './DeleteJob.tsx';
import { JobDialog } from './JobDialog.tsx';
import { JobPreview } from './JobPreview.tsx';
import { JobTable } from './JobTable.tsx';

/** HR's jobs: table, dialog, preview (specification file 2 §2, Admin). */
export function JobsTab({ search }: { search: AdminSearch }) {
  const { go, filter } = usePanelSearch();
  const mayChange = useMayChange();
  const [deleting, setDeleting] = useState<AdminJob | null>(null);
  const [previewing, setPreviewing] = useState<AdminJob | null>(null);
  const list = trpc.admin.jobs.list.useQuery(
    { search: search.q ?? '', status: search.jobs, cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  const rows = list.data?.jobs ?? [];
  // A link to a job opens its form, or, for reviewers, who can't save, the public preview.
  const linked = !mayChange && search.job && search.job !== 'new' ? search.job : null;
  const read = trpc.admin.jobs.byId.useQuery(linked ? { jobId: linked } : skipToken);
  return (
    <main>
      <PanelHead title="Jobs" note={list.data && `${list.data.summary.active} active`}>
        {mayChange && (
          <>
            <ButtonLink to="/admin" search={{ tab: 'preview' }} size="sm">
              Preview interview
            </ButtonLink>
            <Button icon={IconPlus} variant="filled" size="sm" onClick={() => go({ job: 'new' })}>
              Post a job
            </Button>
          </>
        )}
      </PanelHead>
      <Summary summary={list.data?.summary} />
      <PanelTools>
        <PanelSearch label="Search by title or department" value={search.q} onChange={(q) => filter({ q })} />
      </PanelTools>
      <StatusChoices chosen={search.jobs} onChoose={(jobs) => filter({ jobs })} />
      <ListPanel
        noun="jobs"
        query={list}
        count={list.data?.jobs.length}
        empty={
          search.q || search.jobs
            ? { title: 'No jobs match', text: 'Try fewer words, or another status.' }
            : {
                title: 'No jobs yet',
                text: 'Post your first job. It appears on the careers page right away.',
              }
        }
        pages={search.pages}
        nextCursor={list.data?.nextCursor}
      >
        <JobTable
          jobs={rows}
          loading={list.isPending}
          mayChange={mayChange}
          onEdit={(job) => go({ job: job.id })}
          onPreview={setPreviewing}
          onDelete={setDeleting}
        />
      </ListPanel>
      <JobDialog
        job={mayChange ? (search.job ?? null) : null}
        draft={search.draft ?? null}
        known={rows.find(({ id }) => id === search.job) ?? null}
        onClose={() => go({ job: undefined, draft: undefined })}
      />
      <JobPreview
        job={previewing ?? (linked && (read.data ?? null))}
        onClose={() => {
          setPreviewing(null);
          if (linked) go({ job: undefined });
        }}
      />
      <DeleteJob job={deleting} onClose={() => setDeleting(null)} />
    </main>
  );
}

type JobFilter = AdminSearch['jobs'];

function StatusChoices(props: { chosen: JobFilter; onChoose: (status: JobFilter) => void }) {
  const { chosen, onChoose } = props;
  return (
    <PanelChoices label="Status">
      <Segment on={chosen === undefined} onClick={() => onChoose(undefined)}>
        All
      </Segment>
      {adminJobFilters.map((status) => (
        <Segment key={status} on={chosen === status} onClick={() => onChoose(status)}>
          {status.charAt(0).toUpperCase() + status.slice(1)}
        </Segment>
      ))}
    </PanelChoices>
  );
}

/** The three summary cards. */
function Summary({ summary }: { summary: AdminJobList['summary'] | undefined }) {
  return (
    <PanelStats columns={3}>
      <Stat
        label="Total applicants"
        note={summary ? `${figure(summary.applicants)} shown on the careers page` : <Skeleton width="70%" />}
      >
        {summary ? figure(summary.applications) : <Skeleton width={44} height={24} />}
      </Stat>
      <Stat label="Total jobs" note={summary ? `${figure(summary.active)} active` : <Skeleton width="70%" />}>
        {summary ? figure(summary.total) : <Skeleton width={44} height={24} />}
      </Stat>
      <Stat
        label="Most applied role"
        words
        note={
          summary?.mostApplied ? (
            counted(summary.mostApplied.applications, 'applicant')
          ) : summary ? (
            'No applications yet'
          ) : (
            <Skeleton width="70%" />
          )
        }
      >
        {summary ? (summary.mostApplied?.title ?? 'N/A') : <Skeleton width="80%" height={24} />}
      </Stat>
    </PanelStats>
  );
}
