import { IconPlus } from '@tabler/icons-react';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { AdminJob, AdminJobList } from '../../../../shared/adminJobs.ts';
import { counted } from '../../../../shared/counted.ts';
import { adminJobFilters } from '../../../../shared/jobs.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { CursorPager, PanelEmpty, PanelHead, Segment } from '../PanelParts.tsx';
import { PanelSearch } from '../PanelSearch.tsx';
import { useMayChange } from '../panelPerson.ts';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';
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
  // A link to a job opens its form; for a reviewer, who cannot save one, it opens the page as visitors see it.
  const linked = !mayChange && search.job && search.job !== 'new' ? search.job : null;
  const read = trpc.admin.jobs.byId.useQuery(linked ? { jobId: linked } : skipToken);
  return (
    <main>
      <PanelHead title="Jobs" note={list.data && `${list.data.summary.active} active`}>
        {mayChange && (
          <>
            <Link to="/admin" search={{ tab: 'preview' }} className="btn default sm">
              Preview interview
            </Link>
            <button type="button" className="btn filled sm" onClick={() => go({ job: 'new' })}>
              <IconPlus size={16} stroke={1.75} aria-hidden="true" />
              Post a job
            </button>
          </>
        )}
      </PanelHead>
      <Summary summary={list.data?.summary} />
      <div className="ad-tools">
        <PanelSearch label="Search by title or department" value={search.q} onChange={(q) => filter({ q })} />
      </div>
      <fieldset className="ad-segments">
        <legend className="vh">Status</legend>
        <Segment on={search.jobs === undefined} onClick={() => filter({ jobs: undefined })}>
          All
        </Segment>
        {adminJobFilters.map((status) => (
          <Segment key={status} on={search.jobs === status} onClick={() => filter({ jobs: status })}>
            {status.charAt(0).toUpperCase() + status.slice(1)}
          </Segment>
        ))}
      </fieldset>
      <div className="ad-panel" aria-busy={list.isFetching}>
        {list.isError && !list.data ? (
          <div className="ad-inset">
            <ErrorState
              title="We couldn’t load the jobs"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : list.data && rows.length === 0 ? (
          <PanelEmpty
            title={search.q || search.jobs ? 'No job matches' : 'No jobs yet'}
            text={
              search.q || search.jobs
                ? 'Try fewer words, or another status.'
                : 'Post the first one: it appears on the careers page at once.'
            }
          />
        ) : (
          <JobTable
            jobs={rows}
            loading={list.isPending}
            mayChange={mayChange}
            onEdit={(job) => go({ job: job.id })}
            onPreview={setPreviewing}
            onDelete={setDeleting}
          />
        )}
        <CursorPager
          pages={search.pages}
          nextCursor={list.isPlaceholderData ? null : list.data?.nextCursor}
          note={rows.length > 0 ? counted(rows.length, 'job') : ''}
          onGo={(pages) => go({ pages })}
        />
      </div>
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

/** The three summary cards. */
function Summary({ summary }: { summary: AdminJobList['summary'] | undefined }) {
  const cards = [
    {
      label: 'Total jobs',
      value: summary?.total.toLocaleString('en-US'),
      note: summary && `${summary.active.toLocaleString('en-US')} active`,
    },
    {
      label: 'Total applicants',
      value: summary?.applications.toLocaleString('en-US'),
      note: summary && `${summary.applicants.toLocaleString('en-US')} shown on the careers page`,
    },
    {
      label: 'Most applied role',
      value: summary && (summary.mostApplied?.title ?? 'N/A'),
      note:
        summary &&
        (summary.mostApplied
          ? counted(summary.mostApplied.applications, 'applicant')
          : 'No applications yet'),
    },
  ];
  return (
    <dl className="ad-panel ad-stats ad-stats-3">
      {cards.map(({ label, value, note }) => (
        <div key={label} className="ad-stat">
          <dt className="ad-stat-k">{label}</dt>
          <dd className="ad-stat-v ad-stat-text">{value ?? '–'}</dd>
          <dd className="xs dim">{note ?? 'Loading…'}</dd>
        </div>
      ))}
    </dl>
  );
}
