import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { momentText } from '../../../../shared/time/dates.ts';
import type { SessionRow } from '../../../../shared/workSessions/admin.ts';
import { trpc } from '../../../trpc.ts';
import { TextButton } from '../../../ui/buttons/Button.tsx';
import { focusHeading } from '../../../ui/hooks/focusHeading.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import { RowName } from '../../../ui/tables/TableParts.tsx';
import { Remark } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { ListPanel } from '../../panel/ListPanel.tsx';
import { PanelSpace } from '../../panel/PanelParts.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';

const columnsOf = (onOpen: (id: SessionRow['id']) => void): Column<SessionRow>[] => [
  {
    id: 'employee',
    header: 'Employee',
    rowHeader: true,
    cell: ({ id, employee, employeeId }) => (
      <Group as="span" gap={8}>
        <RowName onClick={() => onOpen(id)}>{employee ?? 'Unknown'}</RowName>
        <DemoMark person={employeeId} />
      </Group>
    ),
    waiting: 150,
  },
  {
    id: 'started',
    header: 'Started',
    phone: 'plain',
    dim: true,
    figures: true,
    cell: ({ startedAt }) => momentText(startedAt),
    waiting: 160,
  },
  {
    id: 'duration',
    header: 'Duration (min)',
    phone: 'headed',
    align: 'end',
    cell: ({ durationMinutes }) => durationMinutes ?? 'In Progress',
  },
  {
    id: 'tasks',
    header: 'Tasks',
    phone: 'headed',
    align: 'end',
    cell: ({ tasksCompleted }) => tasksCompleted,
    waiting: 30,
  },
  {
    id: 'rating',
    header: 'Rating',
    phone: 'headed',
    cell: ({ performanceRating }) => performanceRating ?? 'Pending',
  },
  {
    id: 'state',
    header: 'Status',
    phone: 'side',
    cell: ({ endedAt }) => <StatusBadge status={endedAt ? 'completed' : 'active'} />,
  },
];

/** The latest 50 sessions, with paging. */
export function SessionTable({ search }: { search: AdminSearch }) {
  const { go, filter } = usePanelSearch();
  const { whose } = search;
  const before = useRef(whose);
  useEffect(() => {
    // "Show everyone's" goes with the filter.
    if (before.current && !whose && document.activeElement === document.body) focusHeading();
    before.current = whose;
  }, [whose]);
  const list = trpc.admin.sessions.list.useQuery(
    { openOnly: search.sessions === 'open', employeeId: whose, cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  const table = (
    <ListPanel
      noun="sessions"
      query={list}
      count={list.data?.sessions?.length}
      empty={{
        title:
          search.sessions === 'open'
            ? 'No one is working right now'
            : whose
              ? 'No shifts yet'
              : 'No work sessions yet',
        text: 'A session appears here as soon as an employee starts a shift.',
      }}
      pages={search.pages}
      nextCursor={list.data?.nextCursor}
    >
      <Table
        label="Sessions, table"
        cards
        columns={columnsOf((session) => go({ session }))}
        rows={list.data?.sessions ?? []}
        rowKey={({ id }) => id}
        loading={list.isPending}
      />
    </ListPanel>
  );
  if (!whose) return table;
  const name = list.data?.sessions.find(({ employeeId }) => employeeId === whose)?.employee;
  return (
    <>
      <PanelSpace>
        <Remark>
          {name ? (
            <>
              Shifts of <bdi>{name}</bdi>. Open one to see its tasks and grades.
            </>
          ) : (
            'Shifts of one person.'
          )}{' '}
          <TextButton onClick={() => filter({ whose: undefined })}>Show everyone’s</TextButton>
        </Remark>
      </PanelSpace>
      {table}
    </>
  );
}
