import { Draggable, type DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, memo } from 'react';
import { appliedFor } from '../../../../shared/candidates/appliedFor.ts';
import { isErased } from '../../../../shared/candidates/erased.ts';
import {
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { markText } from '../../../../shared/interview/resultMark.ts';
import { dateText, shortDate } from '../../../../shared/time/dates.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Fine, Hidden, Text } from '../../../ui/text/Text.tsx';
import { DemoMark } from '../../demo/DemoMark.tsx';
import { TagLine } from '../../tags/TagChip.tsx';
import { InInterviewBadge } from '../InInterviewBadge.tsx';
import { ConfirmedIcon } from '../rating/ScoreMark.tsx';
import { effectOf } from '../status/StatusMenu.tsx';
import type { ChooseStatus } from '../status/useStatusActions.tsx';
import styles from './Board.module.css';

/** Props shared by all cards, as one object to avoid re-rendering. */
export type CardActions = {
  /** False for reviewers, who can't drag, select, or move cards. */
  mayChange: boolean;
  onOpen: (id: CandidateId) => void;
  onMove: ChooseStatus;
  onToggle: (id: CandidateId) => void;
};

type Props = {
  row: CandidateRow;
  index: number;
  actions: CardActions;
  picked: boolean;
  selected: boolean;
  landed: boolean;
  /** How many cards move together when this one is dragged. */
  along: number;
  /** Whether this card moves along with the dragged one. */
  taken: boolean;
};

/** One person on the board. */
export const BoardCard = memo(function BoardCard(props: Props) {
  const { row, index, actions, picked, selected, landed, along, taken } = props;
  const looks = [
    selected && styles.sel,
    picked && styles.picked,
    landed && styles.landed,
    taken && styles.taken,
  ];
  return (
    <Draggable draggableId={row.id} index={index} isDragDisabled={!actions.mayChange || isErased(row)}>
      {(provided, snapshot) => (
        <li ref={provided.innerRef} {...provided.draggableProps} data-card={row.id} className={styles.item}>
          <div
            {...handleProps(provided.dragHandleProps, row, actions)}
            className={[styles.card, snapshot.isDragging && styles.lifted, ...looks]
              .filter(Boolean)
              .join(' ')}
          >
            {snapshot.isDragging && along > 1 && (
              <span className={styles.along} aria-hidden="true">
                {along}
              </span>
            )}
            <Content row={row} actions={actions} picked={picked} />
          </div>
        </li>
      )}
    </Draggable>
  );
});

/**
 * The whole card is the drag handle. It's announced as a group rather than the library's button, because a button
 * must not contain controls.
 */
function handleProps(
  handle: DraggableProvidedDragHandleProps | null,
  row: CandidateRow,
  actions: CardActions,
) {
  if (!handle || !actions.mayChange) return {};
  return {
    ...handle,
    role: 'group',
    'aria-label': `${row.fullName}, ${statusLabels[row.status]}`,
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) actions.onOpen(row.id);
    },
  };
}

const Content = memo(function Content(props: { row: CandidateRow; actions: CardActions; picked: boolean }) {
  const { row, actions, picked } = props;
  return (
    <>
      <span className={styles.line}>
        {actions.mayChange && (picked || !isErased(row)) && (
          <input
            type="checkbox"
            className={styles.pick}
            aria-label={`Select ${row.fullName}`}
            checked={picked}
            onChange={() => actions.onToggle(row.id)}
          />
        )}
        <Link
          from="/admin"
          to="/admin"
          search={(old) => ({ ...old, tab: 'candidates' as const, candidate: row.id })}
          resetScroll={false}
          className={styles.name}
          dir="auto"
          title={row.fullName}
          data-candidate={row.id}
          draggable={false}
        >
          {row.fullName}
        </Link>
        {row.interviewing && <InInterviewBadge />}
        {row.score !== null && (
          <Text as="span" figures className={styles.score} title="Interview score">
            <Hidden>Score </Hidden>
            {row.score}
            {row.mark?.kind === 'confirmed' && <ConfirmedIcon mark={row.mark} />}
          </Text>
        )}
        {actions.mayChange && !isErased(row) && <MoveMenu row={row} onMove={actions.onMove} />}
      </span>
      <span className={`${styles.line} ${styles.facts}`}>
        <span className={styles.cut} title={`${appliedFor(row)}, ${row.country}`}>
          <bdi>{row.job ?? row.position}</bdi> · {isErased(row) ? 'data deleted' : <bdi>{row.country}</bdi>}
        </span>
        <time
          className={styles.when}
          dateTime={row.appliedAt}
          title={`Applied on ${dateText(row.appliedAt)}`}
        >
          {shortDate(row.appliedAt)}
        </time>
      </span>
      <span className={`${styles.line} ${styles.facts}`}>
        <DemoMark person={row.id} />
        {row.mark && row.mark.kind !== 'confirmed' && <span>{markText(row.mark)}</span>}
        <TagLine tags={row.tags} most={2} />
      </span>
    </>
  );
});

function MoveMenu({ row, onMove }: { row: CandidateRow; onMove: ChooseStatus }) {
  const others: CandidateStatus[] = candidateStatuses.filter((status) => status !== row.status);
  return (
    <Menu position="bottom-end" width={260} shadow="lg" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <button type="button" className={styles.more} aria-label={`Move ${row.fullName}`}>
          <IconDots size={16} stroke={1.75} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Move to</Menu.Label>
        {others.map((status) => (
          <Menu.Item
            key={status}
            onClick={() => onMove(row, status)}
            rightSection={<Fine as="span">{effectOf(row.status, status)}</Fine>}
          >
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
