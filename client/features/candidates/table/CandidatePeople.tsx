import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import { shortDate } from '../../../../shared/time/dates.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { TagLine } from '../../tags/TagChip.tsx';
import { InInterviewBadge } from '../InInterviewBadge.tsx';
import { scoreLine } from '../rating/ScoreMark.tsx';
import { StatusMenu } from '../status/StatusMenu.tsx';
import styles from './CandidateTable.module.css';
import { CandidateName, type CandidateRowsProps, type Picked } from './CandidateTable.tsx';

const waiting = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The candidate list up to 62em, where the table has no room: two lines per person. */
export function CandidatePeople({ rows, loading, selected, onOpen, onStatus, picked }: CandidateRowsProps) {
  return (
    <ul
      data-steps=""
      className={styles.people}
      data-picking={picked !== null || undefined}
      aria-busy={loading}
    >
      {loading &&
        waiting.map((key) => (
          <li key={key}>
            {picked && <Skeleton width={20} height={20} className={styles.pick} />}
            <Skeleton width="60%" height={22} />
            <Skeleton width={92} height={24} />
            <Skeleton width="80%" />
          </li>
        ))}
      {rows.map((row) => (
        <li key={row.id} data-chosen={row.id === selected || picked?.ids.has(row.id) || undefined}>
          {picked && <Pick row={row} picked={picked} />}
          <Group as="span" gap={8} place="shrink">
            <CandidateName row={row} onOpen={onOpen} />
            <DemoMark person={row.id} />
            {row.interviewing && <InInterviewBadge />}
          </Group>
          {picked ? <StatusMenu person={row} onChoose={onStatus} /> : <StatusBadge status={row.status} />}
          <Fine as="span" lines="cut">
            {/* The position beside the job would push the country out of a phone's line. */}
            <bdi>{row.job ?? row.position}</bdi> · <bdi>{row.country}</bdi>
            {isErased(row) && ' · data deleted'}
          </Fine>
          <Fine as="span" figures align="end">
            {scoreLine(row)}
            {shortDate(row.appliedAt)}
          </Fine>
          <span className={styles.tags}>
            <TagLine tags={row.tags} most={3} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Pick({ row, picked }: { row: CandidateRow; picked: Picked }) {
  const label = picked.label(row);
  // Fills the column of the grid.
  if (label === null) return <span className={styles.pick} />;
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={label}
        checked={picked.ids.has(row.id)}
        onChange={() => picked.onToggle(row.id)}
      />
    </label>
  );
}
