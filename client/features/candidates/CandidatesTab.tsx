import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type CandidateList, type CandidateRow, candidateStatuses } from '../../../shared/candidates.ts';
import { shortDate } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc, trpcClient } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import type { AdminSearch } from '../admin/search.ts';
import { CandidateDrawer } from './CandidateDrawer.tsx';
import { StatusMenu } from './StatusMenu.tsx';

const PAGE = 25;
const sortLabels = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  score: 'Highest score',
} as const;
const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

/** HR's table: what is shown, and which drawer is open, stands in the address. */
export function CandidatesTab({ search }: { search: AdminSearch }) {
  const navigate = useNavigate({ from: '/admin' });
  const go = (next: Partial<AdminSearch>, replace = false): void => {
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  };
  /** A new filter starts on the first page. */
  const filter = (next: Partial<AdminSearch>): void => go({ ...next, pages: undefined }, true);
  const cursor = search.pages?.at(-1);
  const list = trpc.admin.candidates.useQuery(
    {
      search: search.q ?? '',
      status: search.status,
      position: search.position,
      withinDays: search.days,
      sort: search.sort ?? 'newest',
      cursor,
      limit: PAGE,
    },
    { placeholderData: keepPreviousData },
  );
  useLiveRefresh();
  const rows = list.data?.rows ?? [];
  const at = rows.findIndex(({ id }) => id === search.candidate);
  const open = (index: number): void => {
    const row = rows[index];
    if (row) go({ candidate: row.id }, search.candidate !== undefined);
  };
  return (
    <main>
      <div className="top">
        <h1>Candidates</h1>
        <span className="sm dim tn" role="status">
          {list.data ? `${list.data.total.toLocaleString('en-US')} people` : ''}
        </span>
      </div>
      <Toolbar search={search} list={list.data} onFilter={filter} />
      <div className="panel tw">
        {list.isError && !list.data ? (
          <div style={{ padding: '0 20px' }}>
            <ErrorState
              title="The candidates did not load"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : (
          <Table
            rows={rows}
            loading={list.isPending}
            selected={search.candidate ?? null}
            onOpen={(id) => go({ candidate: id })}
          />
        )}
        <Pager
          from={(search.pages?.length ?? 0) * PAGE}
          shown={rows.length}
          total={list.data?.total ?? 0}
          onPrevious={search.pages?.length ? () => go({ pages: search.pages?.slice(0, -1) }) : null}
          onNext={
            list.data?.nextCursor
              ? () => go({ pages: [...(search.pages ?? []), list.data?.nextCursor ?? ''] })
              : null
          }
        />
      </div>
      {search.candidate && (
        <CandidateDrawer
          candidateId={search.candidate}
          onClose={() => go({ candidate: undefined })}
          onPrevious={at > 0 ? () => open(at - 1) : null}
          onNext={at >= 0 && at < rows.length - 1 ? () => open(at + 1) : null}
        />
      )}
    </main>
  );
}

/** Reads again when the server says that something changed. */
function useLiveRefresh(): void {
  const utils = trpc.useUtils();
  const refresh = useDebouncedCallback(() => {
    void utils.admin.candidates.invalidate();
    void utils.admin.candidate.invalidate();
  }, 250);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const subscription = trpcClient.admin.events.subscribe(undefined, {
      onData: () => latest.current(),
      onError: () => {},
    });
    return () => subscription.unsubscribe();
  }, []);
}

function Toolbar(props: {
  search: AdminSearch;
  list: CandidateList | undefined;
  onFilter: (next: Partial<AdminSearch>) => void;
}) {
  const { search, list, onFilter } = props;
  const [text, setText] = useState(search.q ?? '');
  const box = useRef<HTMLInputElement>(null);
  const push = useDebouncedCallback((value: string) => onFilter({ q: value.trim() || undefined }), 250);
  useHotkeys([['/', () => box.current?.focus()]]);
  const all = list ? Object.values(list.counts).reduce((sum, count) => sum + count, 0) : 0;
  return (
    <>
      <div className="tb admin-tools">
        <TextInput
          ref={box}
          size="sm"
          aria-label="Search by name, e-mail or country"
          placeholder="Name, e-mail or country"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          rightSection={<span className="xs dim only-d">/</span>}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            push(event.currentTarget.value);
          }}
        />
        <Select
          size="sm"
          aria-label="Position"
          placeholder="All positions"
          clearable
          searchable
          data={list?.positions ?? []}
          value={search.position ?? null}
          onChange={(position) => onFilter({ position: position ?? undefined })}
        />
        <Select
          size="sm"
          aria-label="Applied within"
          placeholder="Any time"
          clearable
          data={periods}
          value={search.days ? String(search.days) : null}
          onChange={(days) => onFilter({ days: days ? Number(days) : undefined })}
        />
        <Select
          size="sm"
          aria-label="Sort"
          allowDeselect={false}
          data={Object.entries(sortLabels).map(([value, label]) => ({ value, label }))}
          value={search.sort ?? 'newest'}
          onChange={(value) =>
            onFilter({
              sort: value === 'oldest' || value === 'name' || value === 'score' ? value : undefined,
            })
          }
        />
      </div>
      <div className="fs">
        <Segment
          label="All"
          count={all}
          on={search.status === undefined}
          onClick={() => onFilter({ status: undefined })}
        />
        {candidateStatuses.map((status) => (
          <Segment
            key={status}
            label={status.charAt(0).toUpperCase() + status.slice(1)}
            count={list?.counts[status] ?? 0}
            on={search.status === status}
            onClick={() => onFilter({ status })}
          />
        ))}
      </div>
    </>
  );
}

function Segment({
  label,
  count,
  on,
  onClick,
}: {
  label: string;
  count: number;
  on: boolean;
  onClick: () => void;
}) {
  return (
    <button type="button" className={`fs-item ${on ? 'on' : ''}`} aria-pressed={on} onClick={onClick}>
      {label} <b className="tn">{count.toLocaleString('en-US')}</b>
    </button>
  );
}

function Table(props: {
  rows: CandidateRow[];
  loading: boolean;
  selected: string | null;
  onOpen: (id: CandidateRow['id']) => void;
}) {
  if (!props.loading && props.rows.length === 0) {
    return (
      <p className="dim" style={{ padding: 28 }}>
        Nobody matches. Try fewer words, or another status.
      </p>
    );
  }
  return (
    <div className="table-scroll">
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Email</th>
            <th scope="col">Position</th>
            <th scope="col">Country</th>
            <th scope="col" className="r">
              Score
            </th>
            <th scope="col">Status</th>
            <th scope="col">Applied</th>
          </tr>
        </thead>
        <tbody>
          {props.loading && ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <SkeletonRow key={key} />)}
          {props.rows.map((row) => (
            <tr key={row.id} className={row.id === props.selected ? 'sel' : ''}>
              <td>
                <span className="row g8">
                  <InitialsAvatar name={row.fullName} size={24} />
                  <button
                    type="button"
                    className="name-button"
                    dir="auto"
                    onClick={() => props.onOpen(row.id)}
                  >
                    {row.fullName}
                  </button>
                  {row.live && (
                    <span className="bdg live">
                      <i />
                      LIVE
                    </span>
                  )}
                </span>
              </td>
              <td className="dim col-email">{row.email}</td>
              <td className="col-position" dir="auto">
                {row.position}
              </td>
              <td className="dim" dir="auto">
                {row.country}
              </td>
              <td className="r">{row.score ?? '–'}</td>
              <td>
                <StatusMenu person={row} />
              </td>
              <td className="dim tn">{shortDate(row.appliedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SkeletonRow() {
  return (
    <tr>
      {['26%', '30%', '24%', '16%', '20px', '80px', '40px'].map((width) => (
        <td key={width}>
          <span className="sk" style={{ width: width.endsWith('px') ? width : '80%' }} />
        </td>
      ))}
    </tr>
  );
}

function Pager(props: {
  from: number;
  shown: number;
  total: number;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}) {
  return (
    <div className="pgn">
      <span className="tn">
        {props.shown > 0
          ? `${props.from + 1}–${props.from + props.shown} of ${props.total.toLocaleString('en-US')}`
          : ''}
      </span>
      <span className="up row g4">
        <button
          type="button"
          className="btn default xs"
          disabled={!props.onPrevious}
          onClick={() => props.onPrevious?.()}
        >
          Previous
        </button>
        <button
          type="button"
          className="btn default xs"
          disabled={!props.onNext}
          onClick={() => props.onNext?.()}
        >
          Next
        </button>
      </span>
    </div>
  );
}
