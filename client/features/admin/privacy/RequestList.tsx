import type { PrivacyRequestRow, PrivacyState } from '../../../../shared/privacy/schema.ts';
import { dateText, momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Badge, type BadgeColor } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { Remark } from '../../../ui/Text.tsx';
import { toast } from '../../../ui/toast.ts';
import { DemoMark } from '../../candidates/DemoMark.tsx';

const states: Record<PrivacyState, { text: string; color: BadgeColor }> = {
  unconfirmed: { text: 'Link sent, not confirmed', color: 'gray' },
  working: { text: 'In progress', color: 'blue' },
  waiting: { text: 'Waiting for HR', color: 'orange' },
  held: { text: 'Legal hold', color: 'yellow' },
  kept: { text: 'Deleted, records kept', color: 'green' },
  done: { text: 'Done', color: 'green' },
};

const columns: Column<PrivacyRequestRow>[] = [
  {
    id: 'asked',
    header: 'Requested',
    rowHeader: true,
    figures: true,
    cell: ({ createdAt }) => momentText(createdAt),
    waiting: 150,
  },
  {
    id: 'who',
    header: 'Person',
    cell: ({ fullName, email, candidateId }) => (
      <>
        <bdi>{fullName ?? email ?? 'Erased'}</bdi> <DemoMark person={candidateId} />
      </>
    ),
    waiting: 160,
  },
  { id: 'what', header: 'Request', cell: ({ kind }) => (kind === 'copy' ? 'Copy' : 'Deletion'), waiting: 90 },
  {
    id: 'state',
    header: 'Status',
    title: ({ note }) => note || undefined,
    cell: ({ state, keepUntil }) => (
      <>
        <Badge color={states[state].color}>{states[state].text}</Badge>
        {keepUntil && <Remark as="span"> until {dateText(keepUntil)}</Remark>}
      </>
    ),
    waiting: 180,
  },
  {
    id: 'action',
    header: 'Action',
    dim: true,
    cell: (row) => (row.state === 'waiting' ? <CarryOut row={row} /> : '–'),
    waiting: 90,
  },
];

/** Data requests; those waiting for HR come first. */
export function RequestList({ rows }: { rows: PrivacyRequestRow[] | undefined }) {
  return (
    <Table
      label="Data requests, table"
      cards
      columns={columns}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      loading={!rows}
    />
  );
}

function CarryOut({ row }: { row: PrivacyRequestRow }) {
  const utils = trpc.useUtils();
  const carryOut = trpc.privacy.carryOut.useMutation({
    onSuccess: () => toast.success('Deletion started', undefined, { id: 'carry-out' }),
    onError: toastFailure('We couldn’t start the deletion', 'carry-out'),
    onSettled: () => utils.privacy.requests.invalidate(),
  });
  return (
    <Button
      variant="danger"
      size="xs"
      disabled={carryOut.isPending}
      onClick={() => carryOut.mutate({ requestId: row.id })}
    >
      Delete data
    </Button>
  );
}
