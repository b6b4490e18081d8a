import { useState } from 'react';
import type { PrivacyRequestRow, PrivacyState } from '../../../../shared/privacy/schema.ts';
import { dateText, momentText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Badge, type BadgeColor } from '../../../ui/labels/Badge.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { type Column, Table } from '../../../ui/tables/Table.tsx';
import { Remark, Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { DemoMark } from '../../demo/DemoMark.tsx';

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
    cell: (row) => (
      <>
        <bdi>{nameOf(row)}</bdi> <DemoMark person={row.candidateId} />
      </>
    ),
    waiting: 160,
  },
  { id: 'what', header: 'Request', cell: ({ kind }) => (kind === 'copy' ? 'Copy' : 'Deletion'), waiting: 90 },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state, late, keepUntil, note }) => (
      <>
        <Badge color={states[state].color}>{states[state].text}</Badge>
        {keepUntil && <Remark as="span"> until {dateText(keepUntil)}</Remark>}
        {late && (
          <Remark>Delayed. We retry every hour. Ask the person who runs this server to check its log.</Remark>
        )}
        {note && (
          <Remark lines="anywhere" dir="auto">
            {note}
          </Remark>
        )}
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

function nameOf({ fullName, email }: PrivacyRequestRow): string {
  return fullName ?? email ?? 'Data deleted';
}

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
    onSuccess: () => {
      setAsking(false);
      toast.success('Deletion started', undefined, { id: 'carry-out' });
    },
    onError: toastFailure('We couldn’t start the deletion', 'carry-out'),
    onSettled: () => utils.privacy.requests.invalidate(),
  });
  const [asking, setAsking] = useState(false);
  const name = nameOf(row);
  return (
    <>
      <Button
        variant="danger"
        size="xs"
        aria-label={`Delete ${name}’s data`}
        aria-haspopup="dialog"
        loading={carryOut.isPending}
        onClick={() => setAsking(true)}
      >
        Delete data
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Delete this person’s data?"
        action="Delete data"
        doing="Deleting…"
        pending={carryOut.isPending}
        danger
        onConfirm={() => carryOut.mutate({ requestId: row.id })}
      >
        <Text lines="anywhere">
          <Text as="bdi" bold>
            {name}
          </Text>{' '}
          works here and will be signed out right away. We’ll delete their applications, files, interviews,
          messages, emails, and account. We’ll keep only the payroll and tax records the law requires, for as
          long as it requires them. This can’t be undone.
        </Text>
        <p>We’ve told them that HR will email them to agree on a date.</p>
        {row.note && (
          <Text lines="anywhere">
            Their note: <bdi>{row.note}</bdi>
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
