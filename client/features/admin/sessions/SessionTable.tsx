import { keepPreviousData } from '@tanstack/react-query';
import type { SessionRow } from '../../../../shared/panel.ts';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { ListPanel } from '../ListPanel.tsx';
import { WaitingRows } from '../PanelParts.tsx';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';

const widths = { employee: 150, started: 160, duration: 90, tasks: 30, rating: 90, state: 80 };

/** The latest 50, and the pages before them. */
export function SessionTable({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.sessions.list.useQuery(
    { openOnly: search.sessions === 'open', cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ListPanel
      noun="sessions"
      query={list}
      count={list.data?.sessions.length ?? null}
      empty={{
        title: search.sessions === 'open' ? 'Nobody works right now' : 'No work sessions yet',
        text: 'A session appears here as soon as an employee starts a shift.',
      }}
      pages={search.pages}
      nextCursor={list.data?.nextCursor}
      onGo={(pages) => go({ pages })}
    >
      <section className="ad-scroll" aria-label="Sessions, table">
        <table className="tbl ad-rows">
          <thead>
            <tr>
              <th scope="col">Employee</th>
              <th scope="col">Started</th>
              <th scope="col" className="r">
                Duration (min)
              </th>
              <th scope="col" className="r">
                Tasks
              </th>
              <th scope="col">Rating</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody className={list.isPending ? 'ad-wait' : ''}>
            {list.isPending && <WaitingRows widths={widths} />}
            {list.data?.sessions.map((row) => (
              <SessionLine key={row.id} row={row} onOpen={() => go({ session: row.id })} />
            ))}
          </tbody>
        </table>
      </section>
    </ListPanel>
  );
}

function SessionLine({ row, onOpen }: { row: SessionRow; onOpen: () => void }) {
  return (
    <tr>
      <th scope="row" className="ad-rowhead">
        <button type="button" className="ad-name" dir="auto" onClick={onOpen}>
          {row.employee ?? 'Unknown'}
        </button>{' '}
        <DemoMark person={row.employeeId} />
      </th>
      <td data-label="Started" className="dim tn">
        {momentText(row.startedAt)}
      </td>
      <td data-label="Duration (min)" className="r">
        {row.durationMinutes ?? 'In Progress'}
      </td>
      <td data-label="Tasks" className="r">
        {row.tasksCompleted}
      </td>
      <td data-label="Rating">{row.performanceRating ?? 'Pending'}</td>
      <td data-label="Status">
        <StatusBadge status={row.endedAt ? 'completed' : 'active'} />
      </td>
    </tr>
  );
}
