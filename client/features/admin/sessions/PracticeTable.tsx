import { keepPreviousData } from '@tanstack/react-query';
import { momentText } from '../../../../shared/time.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { ListPanel } from '../ListPanel.tsx';
import { WaitingRows } from '../PanelParts.tsx';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';

const widths = { employee: 140, client: 120, issue: 200, started: 150, score: 30, state: 80 };

/** Practice chats with the simulated customer. */
export function PracticeTable({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.sessions.practice.useQuery(
    { cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  return (
    <ListPanel
      noun="practice chats"
      query={list}
      count={list.data?.chats.length ?? null}
      empty={{
        title: 'No practice chats yet',
        text: 'They appear here when employees practice with a client.',
      }}
      pages={search.pages}
      nextCursor={list.data?.nextCursor}
      onGo={(pages) => go({ pages })}
    >
      <section className="ad-scroll" aria-label="Practice chats, table">
        <table className="tbl ad-rows">
          <thead>
            <tr>
              <th scope="col">Employee</th>
              <th scope="col">Client</th>
              <th scope="col">Issue</th>
              <th scope="col">Started</th>
              <th scope="col" className="r">
                Score
              </th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody className={list.isPending ? 'ad-wait' : ''}>
            {list.isPending && <WaitingRows widths={widths} />}
            {list.data?.chats.map((chat) => (
              <tr key={chat.id}>
                <th scope="row" className="ad-rowhead">
                  <button
                    type="button"
                    className="ad-name"
                    dir="auto"
                    onClick={() => go({ practice: chat.id })}
                  >
                    {chat.employee ?? 'Unknown'}
                  </button>{' '}
                  <DemoMark person={chat.employeeId} />
                </th>
                <td data-label="Client">{chat.clientName}</td>
                <td data-label="Issue" title={chat.clientIssue}>
                  {chat.clientIssue}
                </td>
                <td data-label="Started" className="dim tn">
                  {momentText(chat.startedAt)}
                </td>
                <td data-label="Score" className="r">
                  {chat.score ?? 'Pending'}
                </td>
                <td data-label="Status">
                  <StatusBadge status={chat.status} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </ListPanel>
  );
}
