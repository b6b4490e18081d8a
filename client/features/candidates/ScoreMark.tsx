import type { CandidateRow } from '../../../shared/candidates.ts';
import { markText, type ResultMark } from '../../../shared/resultMark.ts';

const hints: Record<ResultMark['kind'], string> = {
  earlier: 'Scored with a method we no longer use. Score the interview again to compare it with others.',
  provisional: 'Nobody has confirmed this result yet',
  proposed: 'Proposed by the connected model',
};

/** How far a result can be relied on, beside the result itself. */
export function MarkBadge({ mark }: { mark: ResultMark }) {
  return (
    <span className={`bdg ${mark.kind === 'proposed' ? 'line' : 'yellow'}`} title={hints[mark.kind]}>
      {markText(mark)}
    </span>
  );
}

/** A person's score in a list, with its mark. Of an earlier method only the mark shows. */
export function ScoreText({ row: { score, scoreWithheld, mark } }: { row: CandidateRow }) {
  if (scoreWithheld) {
    return (
      <span className="xs dim" title="Rate the interview to see the score">
        to rate
      </span>
    );
  }
  if (!mark) return score ?? '–';
  return (
    <span className="ad-marked" title={hints[mark.kind]}>
      <span className="xs dim">{markText(mark).toLowerCase()}</span> {score}
    </span>
  );
}

/** The same as words in a line of facts; empty where there is nothing to say. */
export function scoreLine({ score, scoreWithheld, mark }: CandidateRow): string {
  if (scoreWithheld) return 'To rate · ';
  if (score === null) return mark ? `${markText(mark)} · ` : '';
  return mark ? `Score ${score}, ${markText(mark).toLowerCase()} · ` : `Score ${score} · `;
}
