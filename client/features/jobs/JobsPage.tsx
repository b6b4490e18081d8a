import { Drawer, MultiSelect, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconAdjustments, IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { JobSearch } from '../../../shared/jobSearch.ts';
import { type JobList, jobSortLabels, jobSorts } from '../../../shared/jobs.ts';
import { companyUpdates } from '../../content/companyUpdates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { toast } from '../../ui/toast.tsx';
import { useTitle } from '../../ui/useTitle.ts';
import { JobDialog } from './JobDialog.tsx';
import { JobRow } from './JobRow.tsx';

/** Open jobs. Search, filters, sort and the open dialog live in the address. */
export function JobsPage({ search }: { search: JobSearch }) {
  useTitle('Open jobs');
  const navigate = useNavigate({ from: '/jobs' });
  const change = (next: Partial<JobSearch>, replace = true): void => {
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  };
  const jobs = trpc.jobs.list.useInfiniteQuery(
    {
      search: search.q ?? '',
      location: search.location,
      departments: search.departments ?? [],
      sort: search.sort ?? 'newest',
    },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined, placeholderData: keepPreviousData },
  );
  const failed = jobs.isError && !jobs.data;
  const failure = failed ? readError(jobs.error).code : null;
  useEffect(() => {
    if (failure) toast.error('Failed to load job listings', undefined, { id: 'jobs-failed' });
  }, [failure]);

  const first = jobs.data?.pages[0];
  const rows = jobs.data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <main className="wrap" id="main">
      <div className="jh">
        <h1>Open jobs</h1>
        <p className="lead">Remote jobs at U.S. companies. You can apply without an account.</p>
      </div>
      <Filters search={search} list={first} onChange={change} />
      {first && (
        <div className="row g8 w sm" style={{ paddingBottom: 20 }}>
          <span className="dim tn" role="status">
            {first.matching} of {first.total} jobs match
          </span>
          {isFiltered(search) && (
            <button
              type="button"
              className="link b"
              onClick={() => change({ q: undefined, location: undefined, departments: undefined })}
            >
              Clear filters
            </button>
          )}
        </div>
      )}
      <div className="jl">
        <div>
          {jobs.isPending && <Loading />}
          {failed && (
            <ErrorState
              title="The jobs did not load"
              message={readError(jobs.error).message}
              onRetry={() => jobs.refetch()}
            />
          )}
          {jobs.data && rows.length === 0 && <Empty filtered={isFiltered(search)} />}
          {rows.length > 0 && (
            <div className="list" aria-busy={jobs.isFetching}>
              {rows.map((job) => (
                <JobRow key={job.id} job={job} onDetails={() => change({ job: job.id }, false)} />
              ))}
            </div>
          )}
          {jobs.hasNextPage && (
            <div className="c" style={{ paddingTop: 28 }}>
              <button
                type="button"
                className="btn default"
                disabled={jobs.isFetchingNextPage}
                onClick={() => jobs.fetchNextPage()}
              >
                {jobs.isFetchingNextPage
                  ? 'Loading…'
                  : `Show ${Math.min(20, (first?.matching ?? 0) - rows.length)} more jobs`}
              </button>
            </div>
          )}
        </div>
        <aside className="rail stack g32">
          <div className="stack g12">
            <h2 className="h4">Company updates</h2>
            {companyUpdates.map(({ title, text }) => (
              <div key={title} className="sm">
                <b className="b">{title}</b>
                <p className="dim">{text}</p>
              </div>
            ))}
          </div>
          <div className="stack g8">
            <h2 className="h4">Not sure which job fits?</h2>
            <p className="sm dim">Send one application and choose “Other”. HR will match you.</p>
            <Link to="/apply" className="btn default sm" style={{ alignSelf: 'flex-start' }}>
              Start Application
            </Link>
          </div>
        </aside>
      </div>
      <JobDialog jobId={search.job ?? null} onClose={() => change({ job: undefined })} />
    </main>
  );
}

function isFiltered(search: JobSearch): boolean {
  return Boolean(search.q || search.location || search.departments?.length);
}

type FiltersProps = {
  search: JobSearch;
  list: JobList | undefined;
  onChange: (next: Partial<JobSearch>) => void;
};

function Filters(props: FiltersProps) {
  const [open, setOpen] = useState(false);
  const count = (props.search.location ? 1 : 0) + (props.search.departments?.length ?? 0);
  return (
    <>
      <div className="flt">
        <SearchBox {...props} />
        <Selects {...props} />
      </div>
      <div className="only-m stack g12" style={{ paddingBottom: 16 }}>
        <SearchBox {...props} />
        <button type="button" className="btn default" onClick={() => setOpen(true)}>
          <IconAdjustments size={18} stroke={1.75} aria-hidden="true" />
          Filters{count > 0 ? ` (${count})` : ''}
        </button>
      </div>
      <Drawer opened={open} onClose={() => setOpen(false)} title="Filters" position="bottom" size="auto">
        <div className="stack g16">
          <Selects {...props} />
          <button type="button" className="btn filled lg" onClick={() => setOpen(false)}>
            Show {props.list?.matching ?? ''} jobs
          </button>
        </div>
      </Drawer>
    </>
  );
}

function SearchBox({ search, onChange }: FiltersProps) {
  const [text, setText] = useState(search.q ?? '');
  const push = useDebouncedCallback((value: string) => onChange({ q: value.trim() || undefined }), 300);
  useEffect(
    () => setText((current) => (current.trim() === (search.q ?? '') ? current : (search.q ?? ''))),
    [search.q],
  );
  return (
    <TextInput
      label="Search"
      placeholder="Job title or keyword"
      type="search"
      maxLength={100}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        push(event.currentTarget.value);
      }}
    />
  );
}

function Selects({ search, list, onChange }: FiltersProps) {
  return (
    <>
      <Select
        label="Location"
        placeholder="All locations"
        clearable
        data={list?.locations ?? (search.location ? [search.location] : [])}
        value={search.location ?? null}
        onChange={(location) => onChange({ location: location ?? undefined })}
        clearButtonProps={{ 'aria-label': 'All locations' }}
      />
      <MultiSelect
        label="Department"
        placeholder={search.departments?.length ? undefined : 'All departments'}
        clearable
        data={list?.departments ?? search.departments ?? []}
        value={search.departments ?? []}
        onChange={(departments) =>
          onChange({ departments: departments.length > 0 ? departments : undefined })
        }
        clearButtonProps={{ 'aria-label': 'All departments' }}
      />
      <Select
        label="Sort by"
        allowDeselect={false}
        data={jobSorts.map((value) => ({ value, label: jobSortLabels[value] }))}
        value={search.sort ?? 'newest'}
        onChange={(value) => onChange({ sort: jobSorts.find((sort) => sort === value) })}
      />
    </>
  );
}

function Empty({ filtered }: { filtered: boolean }) {
  return (
    <div className="stack g8" style={{ padding: '40px 0', borderTop: '3px solid var(--lt-edge)' }}>
      <h2 className="h3">No jobs found matching your criteria.</h2>
      {filtered && <p className="dim">Try fewer words, or remove the department filter.</p>}
    </div>
  );
}

function Loading() {
  return (
    <div className="list" role="status">
      <span className="vh">Loading job listings...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="job" aria-hidden="true">
          <div className="stack g12">
            <span className="sk" style={{ width: '46%', height: 24 }} />
            <span className="sk" style={{ width: '92%' }} />
            <span className="sk" style={{ width: '70%' }} />
          </div>
          <div className="stack g12">
            <span className="sk" style={{ width: '70%', height: 18 }} />
            <span className="sk" style={{ height: 16 }} />
            <span className="sk" style={{ width: '60%', height: 34 }} />
          </div>
        </div>
      ))}
    </div>
  );
}
