import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { counted } from '../../../../shared/counted.ts';
import { dateText } from '../../../../shared/time.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { DemoMark } from '../../candidates/DemoMark.tsx';
import { CursorPager, PanelEmpty, PanelHead, WaitingRows } from '../PanelParts.tsx';
import { PanelSearch } from '../PanelSearch.tsx';
import type { AdminSearch } from '../search.ts';
import { usePanelSearch } from '../usePanelSearch.ts';

const widths = { name: 150, position: 170, email: 180, badge: 60, hired: 90 };

/** Hired people (specification file 2 §2, Admin). */
export function EmployeesTab({ search }: { search: AdminSearch }) {
  const { go, filter } = usePanelSearch();
  const list = trpc.admin.employees.list.useQuery(
    { search: search.q ?? '', cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  const rows = list.data?.employees ?? [];
  return (
    <main>
      <PanelHead title="Employees" />
      <div className="ad-tools">
        <PanelSearch label="Name, email, or country" value={search.q} onChange={(q) => filter({ q })} />
      </div>
      <div className="ad-panel" aria-busy={list.isFetching}>
        {list.isError && !list.data ? (
          <div className="ad-inset">
            <ErrorState
              title="We couldn’t load the employees"
              message={readError(list.error).message}
              onRetry={() => list.refetch()}
            />
          </div>
        ) : list.data && rows.length === 0 ? (
          <PanelEmpty
            title={search.q ? 'Nobody matches' : 'Nobody is hired yet'}
            text={search.q ? 'Try fewer words.' : 'People appear here when you set their status to hired.'}
          />
        ) : (
          <section className="ad-scroll" aria-label="Employees, table">
            <table className="tbl ad-rows">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Position</th>
                  <th scope="col">Email</th>
                  <th scope="col">Status</th>
                  <th scope="col">Hire date</th>
                </tr>
              </thead>
              <tbody className={list.isPending ? 'ad-wait' : ''}>
                {list.isPending && <WaitingRows widths={widths} />}
                {rows.map((row) => (
                  <tr key={row.id}>
                    <th scope="row" className="ad-rowhead">
                      <span className="row g8">
                        <Avatar name={row.fullName} size={24} />
                        <Link
                          to="/admin"
                          search={{ tab: 'candidates', candidate: row.id }}
                          className="ad-name"
                          dir="auto"
                        >
                          {row.fullName}
                        </Link>
                        <DemoMark person={row.id} />
                      </span>
                    </th>
                    <td data-label="Position" title={row.position}>
                      <bdi>{row.position}</bdi>
                    </td>
                    <td data-label="Email" className="dim" title={row.email}>
                      {row.email}
                    </td>
                    <td data-label="Status">
                      <span className="row g8">
                        <StatusBadge status="active" />
                        {!row.hasAccount && <span className="xs dim">no account yet</span>}
                      </span>
                    </td>
                    <td data-label="Hire date" className="dim tn">
                      {dateText(row.hiredAt)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <CursorPager
          pages={search.pages}
          nextCursor={list.isPlaceholderData ? null : list.data?.nextCursor}
          note={rows.length > 0 ? counted(rows.length, 'person', 'people') : ''}
          onGo={(pages) => go({ pages })}
        />
      </div>
    </main>
  );
}
