import { keepPreviousData } from '@tanstack/react-query';
import type { SessionPracticeRow } from '../../../../shared/clientChat/admin.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import { RowName } from '../../../ui/tables/TableParts.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { ListPanel } from '../../panel/ListPanel.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';

/** Practice chats with the simulated customer. */
export function PracticeTable({ search }: { search: AdminSearch }) {
  const { go } = usePanelSearch();
  const list = trpc.admin.sessions.practice.useQuery(
    { cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  const columns: Column<SessionPracticeRow>[] = [
    {
      id: 'employee',
      header: 'Employee',
      rowHeader: true,
      cell: ({ id, employee, employeeId }) => (
        <>
          <RowName onClick={() => go({ practice: id })}>{employee}</RowName> <DemoMark person={employeeId} />
        </>
      ),
      waiting: 140,
    },
    {
      id: 'client',
      header: 'Client',
      phone: 'headed',
      cell: ({ clientName }) => clientName,
      waiting: 120,
    },
    {
      id: 'issue',
      header: 'Issue',
      phone: 'plain',
      title: ({ clientIssue }) => clientIssue,
      cell: ({ clientIssue }) => clientIssue,
      waiting: 200,
    },
    {
      id: 'started',
      header: 'Started',
      phone: 'plain',
      dim: true,
      figures: true,
      cell: ({ startedAt }) => momentText(startedAt),
      waiting: 150,
    },
    {
      id: 'score',
      header: 'Score',
      phone: 'headed',
      align: 'end',
      cell: ({ score }) => score ?? 'Pending',
      waiting: 30,
    },
    { id: 'state', header: 'Status', phone: 'side', cell: ({ status }) => <StatusBadge status={status} /> },
  ];
  return (
    <ListPanel
      noun="practice chats"
      query={list}
      count={list.data?.chats?.length}
      empty={{
        title: 'No practice chats yet',
        text: 'They appear here when employees practice with a client.',
      }}
      pages={search.pages}
      nextCursor={list.data?.nextCursor}
    >
      <Table
        label="Practice chats, table"
        cards
        columns={columns}
        rows={list.data?.chats ?? []}
        rowKey={({ id }) => id}
        loading={list.isPending}
      />
    </ListPanel>
  );
}
