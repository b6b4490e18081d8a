import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AssignmentId } from '../../../shared/ids.ts';
import { momentText } from '../../../shared/time.ts';
import type { AssignmentCard } from '../../../shared/workSessions.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import { useTitle } from '../../ui/useTitle.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

const PAGE = 20;
const failed = 'Failed to load assignments';

/** Everything one was given to do, newest first (specification file 2 §2). The open one stands in the address. */
export function Assignments({ task }: { task: AssignmentId | null }) {
  useTitle('Assignments');
  const navigate = useNavigate({ from: '/employee/assignments' });
  const list = trpc.employee.assignments.useInfiniteQuery(
    { limit: PAGE },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  useEffect(() => {
    if (list.isError) toast.error('Error', failed, { id: 'assignments' });
  }, [list.isError]);
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <main className="em-main stack g24" id="main">
      <div className="stack g4">
        <h1 className="h2 em-title">Assignments</h1>
        <p className="dim">What your supervisor gave you, newest first, in your time zone.</p>
      </div>
      {list.data ? (
        rows.length === 0 ? (
          <Empty />
        ) : (
          <div className="em-panel" aria-busy={list.isFetching}>
            <ul>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          </div>
        )
      ) : list.isError ? (
        <ErrorState
          title={failed}
          message={readError(list.error).message}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <PageSkeleton heights={[118, 119, 120, 121]} />
      )}
      {list.hasNextPage && (
        <button
          type="button"
          className="btn default start"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {list.isFetchingNextPage ? 'Loading…' : 'Show more'}
        </button>
      )}
      <AssignmentDialog id={task} onClose={() => void navigate({ search: {}, resetScroll: false })} />
    </main>
  );
}

function Row({ row }: { row: AssignmentCard }) {
  return (
    <li className="em-task">
      <div className="stack g4 grow">
        <h2 className="h4 break">{row.title}</h2>
        <p className="sm dim">{row.taskType}</p>
        <p className="sm em-clamp break">{row.description}</p>
        <p className="xs dim tn">
          Assigned {momentText(row.createdAt)}
          {row.completedAt &&
            ` · ${row.status === 'failed' ? 'Closed' : 'Completed'} ${momentText(row.completedAt)}`}
        </p>
      </div>
      <div className="em-task-end">
        {row.grade !== null && (
          <span className="sm tn em-grade">
            {row.grade}
            <span className="dim"> / 100</span>
          </span>
        )}
        <StatusBadge status={row.status} />
        <Link
          to="/employee/assignments"
          search={{ task: row.id }}
          resetScroll={false}
          className="btn default sm"
          id={`task-${row.id}`}
        >
          Details<span className="vh"> of {row.title}</span>
        </Link>
      </div>
    </li>
  );
}

function Empty() {
  return (
    <div className="em-panel em-blank">
      <p>No assignments yet. Start a work session to receive tasks.</p>
    </div>
  );
}
