import { appliedFor } from '../../../../shared/candidates/appliedFor.ts';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import type { CandidateSort } from '../../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { shortDate } from '../../../../shared/time/dates.ts';
import { Avatar } from '../../../ui/labels/Avatar.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { type Column, type Selection, Table } from '../../../ui/tables/Table.tsx';
import { RowName } from '../../../ui/tables/TableParts.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { ownTags, TagLine } from '../../tags/TagChip.tsx';
import { InInterviewBadge } from '../InInterviewBadge.tsx';
import { ScoreText } from '../rating/ScoreMark.tsx';
import { StatusMenu } from '../status/StatusMenu.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import styles from './CandidateTable.module.css';

export type Picked = Selection<CandidateRow, CandidateId>;

export type CandidateRowsProps = {
  rows: CandidateRow[];
  sort: CandidateSort;
  /** Shows skeleton rows of the same height. */
  loading: boolean;
  selected: CandidateId | null;
  onOpen: (id: CandidateId) => void;
  onStatus: ChooseStatus;
  /** The selection for bulk actions; null for reviewers. */
  picked: Picked | null;
  hidden: readonly CandidateColumn[];
};

/** Columns that can be hidden; name and status always show. */
export const candidateColumns = {
  email: 'Email',
  position: 'Position',
  country: 'Country',
  score: 'Score',
  tags: 'Tags',
  applied: 'Applied',
} as const;
export type CandidateColumn = keyof typeof candidateColumns;

/** An empty tags column would only truncate the addresses. */
export const hasTags = (rows: readonly CandidateRow[]): boolean =>
  rows.some(({ tags }) => ownTags(tags).length > 0);

const sorted = {
  name: { id: 'name', direction: 'ascending' },
  score: { id: 'score', direction: 'descending' },
  newest: { id: 'applied', direction: 'descending' },
  oldest: { id: 'applied', direction: 'ascending' },
} as const;

/** The candidate table on wide screens. */
export function CandidateTable(props: CandidateRowsProps) {
  const { rows, sort, loading, selected, picked, hidden } = props;
  const tagged = loading || hasTags(rows);
  return (
    <Table
      label="Candidates, table"
      steady
      columns={columnsFor(props, tagged)}
      rows={rows}
      rowKey={({ id }) => id}
      sorted={sorted[sort]}
      loading={loading}
      chosen={selected}
      selection={picked}
      hidden={tagged ? hidden : [...hidden, 'tags']}
    />
  );
}

const addressOf = (row: CandidateRow): string => (isErased(row) ? 'Data deleted' : row.email);

function columnsFor(props: CandidateRowsProps, tagged: boolean): Column<CandidateRow>[] {
  const { onOpen, onStatus, picked } = props;
  return [
    {
      id: 'name',
      header: 'Name',
      rowHeader: true,
      className: styles.name,
      cell: (row) => (
        <Group as="span" gap={8}>
          <Avatar name={row.fullName} size={24} />
          <CandidateName row={row} onOpen={onOpen} />
          <DemoMark person={row.id} />
          {row.interviewing && <InInterviewBadge />}
        </Group>
      ),
      waiting: (
        <Group as="span" gap={8}>
          <Skeleton width={24} height={24} round />
          <Skeleton width={126} />
        </Group>
      ),
    },
    {
      id: 'email',
      header: candidateColumns.email,
      dim: true,
      className: tagged ? styles.email : styles.whole,
      title: addressOf,
      cell: addressOf,
      waiting: 180,
    },
    {
      id: 'position',
      header: candidateColumns.position,
      className: styles.position,
      title: appliedFor,
      cell: (row) => <bdi>{appliedFor(row)}</bdi>,
      waiting: 170,
    },
    {
      id: 'country',
      header: candidateColumns.country,
      dim: true,
      className: styles.country,
      title: ({ country }) => country,
      cell: ({ country }) => <bdi>{country}</bdi>,
    },
    {
      id: 'score',
      header: candidateColumns.score,
      align: 'end',
      className: styles.score,
      cell: (row) => <ScoreText row={row} />,
      waiting: 24,
    },
    {
      id: 'tags',
      header: candidateColumns.tags,
      cell: ({ tags }) => <TagLine tags={tags} most={1} />,
      waiting: 90,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) =>
        picked ? <StatusMenu person={row} onChoose={onStatus} /> : <StatusBadge status={row.status} />,
      waiting: <Skeleton width={92} height={24} />,
    },
    {
      id: 'applied',
      header: candidateColumns.applied,
      dim: true,
      figures: true,
      cell: ({ appliedAt }) => shortDate(appliedAt),
      waiting: 44,
    },
  ];
}

/** Returns the focus from the drawer to the person's row. */
export function focusCandidate(id: CandidateId): void {
  document.querySelector<HTMLElement>(`[data-candidate="${id}"]`)?.focus();
}

/** A name that opens the person's drawer. */
export function CandidateName({ row, onOpen }: { row: CandidateRow; onOpen: (id: CandidateId) => void }) {
  return (
    <RowName data-candidate={row.id} title={row.fullName} onClick={() => onOpen(row.id)}>
      {row.fullName}
    </RowName>
  );
}
