import type { KeyboardEvent } from 'react';
import {
  type CandidateFacets,
  type CandidateStatus,
  candidateStatuses,
  totalOf,
} from '../../../../shared/candidates/schema.ts';
import { statusLabels } from '../../../../shared/candidates/status.ts';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './Board.module.css';

type Props = {
  shown: CandidateStatus;
  facets: CandidateFacets | undefined;
  /** The drop target of the dragged card. */
  over: CandidateStatus | null;
  onShow: (status: CandidateStatus) => void;
};

/** Tabs for one column at a time, with counts; cards can be dropped on them. */
export function BoardTabs({ shown, facets, over, onShow }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const at = candidateStatuses.indexOf(shown);
    const next = step && candidateStatuses.at((at + step) % candidateStatuses.length);
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(`board-tab-${next}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Columns" onKeyDown={onKeyDown}>
      {candidateStatuses.map((status) => (
        <button
          key={status}
          type="button"
          role="tab"
          id={`board-tab-${status}`}
          data-board-tab={status}
          aria-selected={status === shown}
          aria-controls="board-panel"
          tabIndex={status === shown ? 0 : -1}
          className={`${styles.tab} ${status === over && status !== shown ? styles.over : ''}`}
          onClick={() => onShow(status)}
        >
          <span>{statusLabels[status]}</span>
          <Text as="b" figures>
            {facets ? totalOf(facets, status) : '–'}
          </Text>
        </button>
      ))}
    </div>
  );
}
