import { IconCheck } from '@tabler/icons-react';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import { markText, markWords, type ResultMark } from '../../../../shared/interview/resultMark.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Badge, type BadgeColor } from '../../../ui/labels/Badge.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import styles from '../table/CandidateTable.module.css';

function hintOf(mark: ResultMark): string {
  switch (mark.kind) {
    case 'earlier':
      return 'Scored with a method we no longer use. Score the interview again to compare it with others.';
    case 'provisional':
      return 'This result isn’t confirmed yet';
    case 'proposed':
      return 'Proposed by the connected model';
    case 'confirmed':
      return `Confirmed on ${momentText(mark.at)}, with every criterion read`;
  }
}

const colors: Record<ResultMark['kind'], BadgeColor> = {
  earlier: 'yellow',
  provisional: 'yellow',
  proposed: 'line',
  confirmed: 'line',
};

/** The badge that says how reliable a result is. */
export function MarkBadge({ mark }: { mark: ResultMark }) {
  return (
    <Badge className="dw-mark" color={colors[mark.kind]} title={hintOf(mark)}>
      {markText(mark)}
    </Badge>
  );
}

/** A short form of the mark, without the name. */
const shortly = (mark: ResultMark): string => (mark.kind === 'confirmed' ? 'confirmed' : markWords(mark));

/** The check mark next to a confirmed score, instead of text. */
export function ConfirmedIcon({ mark }: { mark: ResultMark }) {
  return <IconCheck size={14} stroke={2} role="img" aria-label={markText(mark)} />;
}

/** A person's score in a list, with its mark. For an earlier method, only the mark shows. */
export function ScoreText({ row: { score, scoreWithheld, mark } }: { row: CandidateRow }) {
  if (scoreWithheld) {
    return (
      <Fine as="span" title="Rate the interview to see the score">
        to rate
      </Fine>
    );
  }
  if (!mark) return score ?? '–';
  return (
    <span className={styles.marked} title={mark.kind === 'confirmed' ? markText(mark) : hintOf(mark)}>
      {mark.kind === 'confirmed' ? <ConfirmedIcon mark={mark} /> : <Fine as="span">{shortly(mark)}</Fine>}{' '}
      {score}
    </span>
  );
}

/** The same as text in a line of facts; empty without a score. */
export function scoreLine({ score, scoreWithheld, mark }: CandidateRow): string {
  if (scoreWithheld) return 'To rate · ';
  if (score === null) return mark ? `${markText(mark)} · ` : '';
  return mark ? `Score ${score}, ${shortly(mark)} · ` : `Score ${score} · `;
}
