import { keepPreviousData } from '@tanstack/react-query';
import type { EmployeeRow } from '../../../../shared/panel/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { trpc } from '../../../trpc.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import { RowLink } from '../../../ui/tables/TableParts.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { ListPanel } from '../../panel/ListPanel.tsx';
import { PanelHead, PanelTools } from '../../panel/PanelParts.tsx';
import { PanelSearch } from '../../panel/PanelSearch.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { usePanelSearch } from '../../panel/usePanelSearch.ts';

/** Hired people (specification file 2 §2, Admin). */
export function EmployeesTab({ search }: { search: AdminSearch }) {
  const { filter } = usePanelSearch();
  const list = trpc.admin.employees.list.useQuery(
    { search: search.q ?? '', cursor: search.pages?.at(-1) },
    { placeholderData: keepPreviousData },
  );
  return (
    <main>
      <PanelHead title="Employees" />
      <PanelTools>
        <PanelSearch label="Name, email, or country" value={search.q} onChange={(q) => filter({ q })} />
      </PanelTools>
      <ListPanel
        noun="employees"
        query={list}
        count={list.data?.employees?.length}
        empty={
          search.q
            ? { title: 'No one matches', text: 'Try fewer words.' }
            : { title: 'No employees yet', text: 'People appear here when you set their status to hired.' }
        }
        pages={search.pages}
        nextCursor={list.data?.nextCursor}
      >
        <Table
          label="Employees, table"
          cards
          columns={columns}
          rows={list.data?.employees ?? []}
          rowKey={({ id }) => id}
          loading={list.isPending}
        />
      </ListPanel>
    </main>
  );
}

const columns: Column<EmployeeRow>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, fullName }) => (
      <Group as="span" gap={8}>
        <Avatar name={fullName} size={24} />
        <RowLink to="/admin" search={{ tab: 'candidates', candidate: id }}>
          {fullName}
        </RowLink>
        <DemoMark person={id} />
      </Group>
    ),
    waiting: 150,
  },
  {
    id: 'position',
    header: 'Position',
    phone: 'plain',
    title: ({ position }) => position,
    cell: ({ position }) => <bdi>{position}</bdi>,
    waiting: 170,
  },
  {
    id: 'email',
    header: 'Email',
    phone: 'plain',
    dim: true,
    title: ({ email }) => email,
    cell: ({ email }) => email,
    waiting: 180,
  },
  {
    id: 'status',
    header: 'Status',
    phone: 'side',
    cell: () => <StatusBadge status="active" />,
  },
  {
    id: 'account',
    header: 'Account',
    phone: 'headed',
    dim: true,
    cell: ({ hasAccount }) => (hasAccount ? 'Created' : 'Not yet'),
    waiting: 50,
  },
  {
    id: 'hired',
    header: 'Hire date',
    phone: 'headed',
    dim: true,
    figures: true,
    cell: ({ hiredAt }) => dateText(hiredAt),
  },
];
