import { Droppable } from '@hello-pangea/dnd';
import { useRef } from 'react';
import type { CandidateRow, CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Hidden, Muted } from '../../../ui/text/Text.tsx';
import styles from './Board.module.css';
import { BoardCard, type CardActions } from './BoardCard.tsx';
import type { BoardColumn as State } from './useBoard.ts';
import { useSteadyScroll } from './useSteadyScroll.ts';

type Props = {
  status: CandidateStatus;
  rows: readonly CandidateRow[];
  state: State;
  /** The number of people, loaded or not; undefined until known. */
  count: string | undefined;
  actions: CardActions;
  picked: ReadonlySet<CandidateId>;
  selected: CandidateId | null;
  landed: CandidateId | null;
  /** The dragged card; null while none is. */
  lifted: CandidateId | null;
  /** On phones, the tab above shows name and count. */
  headless: boolean;
};

const waiting = ['a', 'b', 'c', 'd'];

/** One column of the board, with its own scroll. */
export function BoardColumn(props: Props) {
  const { status, rows, state, count, actions, picked, selected, landed, lifted } = props;
  const scroll = useRef<HTMLDivElement | null>(null);
  const steady = useSteadyScroll(scroll, rows.map(({ id }) => id).join(), lifted !== null);
  const along = (id: CandidateId): number => (picked.has(id) ? picked.size : 1);
  const title = `column-${status}`;
  return (
    <section className={styles.column} aria-labelledby={title}>
      <Head id={title} status={status} count={count} headless={props.headless} />
      <Droppable droppableId={status} isDropDisabled={!actions.mayChange}>
        {(provided, snapshot) => (
          <div
            ref={(element) => {
              scroll.current = element;
              provided.innerRef(element);
            }}
            {...provided.droppableProps}
            {...steady}
            className={`${styles.scroll} ${snapshot.isDraggingOver ? styles.over : ''}`}
            aria-busy={state.loading}
          >
            {state.loading && <Waiting />}
            {state.error && rows.length === 0 && (
              <Stack gap={8}>
                <Notice kind="bad">{state.error}</Notice>
                <Button size="xs" onClick={state.retry}>
                  Try again
                </Button>
              </Stack>
            )}
            <ul className={styles.list} aria-label={statusLabels[status]}>
              {rows.map((row, index) => (
                <BoardCard
                  key={row.id}
                  row={row}
                  index={index}
                  actions={actions}
                  picked={picked.has(row.id)}
                  selected={row.id === selected}
                  landed={row.id === landed}
                  along={along(row.id)}
                  taken={lifted !== null && lifted !== row.id && picked.has(lifted) && picked.has(row.id)}
                />
              ))}
            </ul>
            {provided.placeholder}
            {rows.length === 0 && !state.loading && !state.error && !snapshot.isDraggingOver && (
              <p className={styles.empty}>No one here</p>
            )}
            {state.hasMore && (
              <Button
                variant="quiet"
                size="xs"
                full
                disabled={state.loadingMore}
                onClick={() => void state.showMore()}
              >
                {state.loadingMore ? 'Loading…' : 'Show more'}
                <Hidden> in {statusLabels[status]}</Hidden>
              </Button>
            )}
          </div>
        )}
      </Droppable>
    </section>
  );
}

function Head({
  id,
  status,
  count,
  headless,
}: Pick<Props, 'status' | 'count' | 'headless'> & { id: string }) {
  const words = (
    <>
      <StatusBadge status={status} />
      <Muted figures>
        {count ?? ''}
        <Hidden> people</Hidden>
      </Muted>
    </>
  );
  if (headless)
    return (
      <Hidden as="h2" id={id}>
        {words}
      </Hidden>
    );
  return (
    <h2 id={id} className={styles.head}>
      {words}
    </h2>
  );
}

function Waiting() {
  return (
    <div className={styles.list}>
      {waiting.map((key) => (
        <span key={key} className={styles.card}>
          <Skeleton width="62%" height={16} />
          <Skeleton width="90%" height={12} />
          <Skeleton width="40%" height={12} />
        </span>
      ))}
    </div>
  );
}
