import { IconX } from '@tabler/icons-react';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { lazy, type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { matchingText, moreLabel } from '../../../shared/jobs/matching.ts';
import type { JobList } from '../../../shared/jobs/schema.ts';
import { type JobSearch, listInput } from '../../../shared/jobs/search.ts';
import type { SiteApi } from '../../../shared/site/queries.ts';
import { counted } from '../../../shared/text/counted.ts';
import { companyUpdates } from '../../content/companyUpdates.ts';
import { pages } from '../../content/pages.ts';
import { useHydrated } from '../../site/useHydrated.ts';
import { ButtonLink, IconButton } from '../../ui/buttons/Button.tsx';
import { useTitle } from '../../ui/hooks/useTitle.ts';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Muted, Remark, Subtitle, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { FirstJobs } from './firstJobs.ts';
import { JobFilters } from './JobFilters.tsx';
import { ClearFilters, Empty, Failed, type FilterProps, isFiltered, Loading } from './JobListStates.tsx';
import { JobRow } from './JobRow.tsx';
import { TimeZone } from './TimeZone.tsx';
import { type JobListView, useJobList } from './useJobList.ts';

type JobsPageProps = {
  search: JobSearch;
  api: SiteApi;
  now: Date;
  /** The server's result; null after a navigation in the browser. */
  first: FirstJobs | null;
};

/** Loaded only when someone opens a job. */
const JobDialog = lazy(async () => ({ default: (await import('./JobDialog.tsx')).JobDialog }));

/** Open jobs. Search, filters, sort, and the open dialog are in the URL. */
export function JobsPage({ search, api, now, first }: JobsPageProps) {
  useTitle(pages.jobs.title);
  const navigate = useNavigate({ from: '/jobs' });
  const change = (next: Partial<JobSearch>, replace = true): void => {
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  };
  const filter = (next: Partial<JobSearch>): void => change({ ...next, after: undefined });
  const { history } = useRouter();
  /** The job whose details added a history entry. Closing them goes back by that entry, once. */
  const step = useRef<{ job?: JobSearch['job']; left?: boolean }>({});
  useEffect(() => {
    if (step.current.job !== search.job) step.current = {};
  }, [search.job]);
  const open = (job: JobSearch['job']): void => {
    // If the details of another job are still loading, these take over their history entry.
    if (step.current.job === search.job) step.current = { job };
    change({ job }, search.job !== undefined);
  };
  const close = (): void => {
    const { job, left } = step.current;
    if (job !== search.job) change({ job: undefined });
    else if (!left) history.back();
    step.current.left = true;
  };
  const hydrated = useHydrated();
  const list = useJobList(api, listInput(search), first);
  useEffect(() => {
    if (list.failure !== null) toast.error('Failed to load job listings');
  }, [list.failure]);
  const head = list.pages?.[0];
  return (
    <main className="wrap" id="main">
      <Stack gap={8} className="jh">
        <h1>Open jobs</h1>
        <Text size="lead">Remote jobs at U.S. companies. You can apply without an account.</Text>
      </Stack>
      <JobFilters search={search} list={head} onChange={filter} />
      <Group gap={8} wrap size="sm" className="jobs-count">
        <Muted figures role="status">
          {head ? countText(head, search) : ' '}
        </Muted>
        <Chosen search={search} onChange={filter} />
        {isFiltered(search) && head?.jobs.length !== 0 && <ClearFilters search={search} onChange={filter} />}
      </Group>
      <div className="jl">
        <div>
          <Rows list={list} search={search} now={now} onDetails={open} onFilter={filter} />
        </div>
        <Stack as="aside" gap={32} className="rail">
          <TimeZone />
          <Stack gap={12}>
            <Subtitle>Company updates</Subtitle>
            {companyUpdates.map(({ title, text }) => (
              <Text key={title} as="div" size="sm">
                <b>{title}</b>
                <Text tone="dim">{text}</Text>
              </Text>
            ))}
          </Stack>
          <Stack gap={8} align="start">
            <Subtitle>Not sure which job fits?</Subtitle>
            <Remark>Send one application and choose “Other.” HR will look for a job that fits you.</Remark>
            <ButtonLink to="/apply" size="sm">
              Start Application
            </ButtonLink>
          </Stack>
        </Stack>
      </div>
      {hydrated && search.job && (
        <Suspense>
          <JobDialog key={search.job} api={api} jobId={search.job} now={now} onClose={close} />
        </Suspense>
      )}
    </main>
  );
}

/** "16 open jobs", or how many of them a search leaves. */
function countText({ matching, total }: JobList, search: JobSearch): string {
  if (!isFiltered(search)) return counted(total, 'open job');
  return `${matchingText(matching, search.q)} of ${counted(total, 'job')} ${matching === 1 || total === 1 ? 'matches' : 'match'}`;
}

/** The departments that are chosen, in one chip. */
function Chosen({ search, onChange }: FilterProps) {
  const departments = search.departments ?? [];
  if (departments.length === 0) return null;
  const more = departments.length > 2 ? ` +${departments.length - 2}` : '';
  return (
    <span className="chip">
      <span title={departments.join(', ')}>
        {departments.slice(0, 2).join(', ')}
        {more}
      </span>
      <IconButton
        icon={IconX}
        variant="subtle"
        size="xs"
        label="All departments"
        onClick={() => onChange({ departments: undefined })}
      />
    </span>
  );
}

type RowsProps = {
  list: JobListView;
  search: JobSearch;
  now: Date;
  onDetails: (job: JobSearch['job']) => void;
  onFilter: (next: Partial<JobSearch>) => void;
};

function Rows({ list, search, now, onDetails, onFilter }: RowsProps) {
  const rows = list.pages?.flatMap((page) => page.jobs);
  const cursor = list.pages?.at(-1)?.nextCursor;
  return (
    <>
      {search.after && (
        <Text size="sm" className="jobs-first">
          <Link to="/jobs" search={{ ...search, after: undefined }}>
            Back to the start of the list
          </Link>
        </Text>
      )}
      {list.failure !== null ? (
        <Failed message={list.failure} onRetry={list.retry} />
      ) : !rows ? (
        <Loading />
      ) : rows.length === 0 ? (
        <Empty search={search} onChange={onFilter} />
      ) : (
        <div className={`list ${list.refreshing ? 'refreshing' : ''}`} aria-busy={list.refreshing}>
          {rows.map((job) => (
            <JobRow key={job.id} job={job} now={now} onDetails={() => onDetails(job.id)} />
          ))}
        </div>
      )}
      {rows && cursor && <More list={list} search={search} cursor={cursor} shown={rows.length} />}
    </>
  );
}

/** A link to the next page of the list; with scripts, its jobs are appended. */
function More(props: { list: JobListView; search: JobSearch; cursor: string; shown: number }) {
  const { list, search, cursor, shown } = props;
  const label = search.after ? 'Show more jobs' : moreLabel(list.pages?.[0]?.matching ?? 0, shown, search.q);
  const show = (event: MouseEvent): void => {
    event.preventDefault();
    list.showMore();
  };
  return (
    <Text as="div" align="center" className="jobs-more">
      <ButtonLink
        to="/jobs"
        search={{ ...search, after: cursor }}
        aria-busy={list.more === 'loading'}
        onClick={show}
      >
        {list.more === 'loading' ? 'Loading…' : label}
      </ButtonLink>
      <Text size="sm" tone="error" role="status">
        {list.more === 'failed' ? 'We couldn’t load more jobs. Please try again.' : ''}
      </Text>
    </Text>
  );
}
