import type { ReactNode } from 'react';
import type { PanelCounts } from '../../../shared/panel/schema.ts';
import { figure } from '../../../shared/text/counted.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Grown, StatLink } from '../../ui/figures/Stat.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { PanelSpace, PanelStats } from '../panel/PanelParts.tsx';
import type { AdminSearch } from '../panel/search.ts';

type Card = {
  label: string;
  search: AdminSearch;
  value: (counts: PanelCounts) => number;
  note: (counts: PanelCounts) => ReactNode;
};

const grown = (by: number, when: string): ReactNode =>
  by === 0 ? (
    `None new ${when}`
  ) : (
    <>
      <Grown by={by} /> {when}
    </>
  );

const cards: readonly Card[] = [
  {
    label: 'Total Candidates',
    search: { tab: 'candidates' },
    value: ({ candidates }) => candidates,
    note: ({ candidatesThisWeek }) => grown(candidatesThisWeek, 'in the last 7 days'),
  },
  {
    label: 'Active Employees',
    search: { tab: 'employees' },
    value: ({ employees }) => employees,
    note: ({ employeesThisMonth }) => grown(employeesThisMonth, 'in the last 30 days'),
  },
  {
    label: 'Active Jobs',
    search: { tab: 'jobs', jobs: 'active' },
    value: ({ jobs }) => jobs,
    note: ({ jobsClosingThisWeek: closing }) =>
      closing === 0 ? 'None closing in the next 7 days' : `${figure(closing)} closing in the next 7 days`,
  },
  {
    label: 'Work Sessions',
    search: { tab: 'sessions' },
    value: ({ sessions }) => sessions,
    note: ({ sessionsOpen }) => (sessionsOpen === 0 ? 'None open now' : `${figure(sessionsOpen)} open now`),
  },
];

/** The stat cards; each links to the records it counts. */
export function StatCards() {
  const counts = trpc.admin.overview.counts.useQuery();
  if (counts.isError && !counts.data) {
    return (
      <PanelSpace>
        <Notice kind="bad">{readError(counts.error).message}</Notice>
      </PanelSpace>
    );
  }
  return (
    <PanelStats as="ul" aria-label="Key figures">
      {cards.map(({ label, search, value, note }) => (
        <li key={label}>
          <StatLink
            to="/admin"
            search={search}
            label={label}
            note={counts.data ? note(counts.data) : <Skeleton width="70%" />}
          >
            {counts.data ? figure(value(counts.data)) : <Skeleton width={44} height={24} />}
          </StatLink>
        </li>
      ))}
    </PanelStats>
  );
}
