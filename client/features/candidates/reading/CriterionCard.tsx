import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { readContradiction } from '../../../../shared/interview/contradictions.ts';
import type { CriterionRating } from '../../../../shared/interview/scoring.ts';
import { Badge } from '../../../ui/labels/Badge.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useMayChange } from '../../panel/panelPerson.ts';
import { ChangeRating } from '../rating/ChangeRating.tsx';
import { Bars, CriterionName, ratedFirst } from '../rating/Criterion.tsx';
import { evidenceId } from '../rating/EvidenceNumber.tsx';
import type { Mark } from '../rating/highlight.ts';
import { OwnOfCriterion } from '../rating/RatingComparison.tsx';
import { LevelTexts } from './LevelTexts.tsx';
import { type Doubt, doubtOf } from './order.ts';
import styles from './Reading.module.css';

type Props = {
  interview: InterviewView;
  rating: CriterionRating;
  /** Quotes of this criterion. */
  marks: readonly Mark[];
  /** Whether this is the current criterion; others are collapsed. */
  current: boolean;
  active: number | null;
  onCurrent: () => void;
  /** Whether HR has to read it before confirming. */
  toRead: boolean;
  onFollow: (number: number) => void;
};

const doubtWords: Record<Doubt, string> = {
  unrated: 'The AI didn’t rate this',
  readings: 'The AI’s two ratings differ',
  people: 'People and the AI disagree',
};

/** One rating and, while current, its reason, quotes, and the meaning of each level. */
export function CriterionCard(props: Props) {
  const { interview, rating, marks, current, active, onCurrent, toRead, onFollow } = props;
  const mayChange = useMayChange();
  const { criterion } = rating;
  const read = interview.opened.includes(criterion);
  const doubt = doubtOf(rating, interview.review);
  const { contradiction, rest } = readContradiction(rating.reason);
  const id = `reading-${criterion}`;
  return (
    <section
      className={styles.card}
      data-current={current || undefined}
      aria-label={rating.label}
      data-criterion={criterion}
    >
      <button
        type="button"
        className={styles.cardHead}
        aria-expanded={current}
        aria-controls={id}
        onClick={onCurrent}
      >
        <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
        <CriterionName rating={rating} />
        {toRead && read && (
          <IconCheck className="dw-read" size={15} stroke={2} role="img" aria-label="Read" />
        )}
        <b className={styles.figure}>{rating.rating ?? (rating.notRated ? 'Not rated' : '–')}</b>
      </button>
      {doubt && (
        <Badge color="orange">
          {doubtWords[doubt]}
          {doubt === 'readings' &&
            rating.apart &&
            `: ${rating.apart.map((one) => one ?? 'no evidence').join(' and ')}`}
        </Badge>
      )}
      {(!current || !mayChange) && <Bars rating={rating} />}
      <div id={id} hidden={!current} className={styles.open}>
        <OwnOfCriterion review={interview.review} rating={rating} />
        {current && mayChange && <ChangeRating interviewId={interview.id} rating={rating} />}
        <Text size="sm" lines="anywhere">
          {ratedFirst(rating)}
          {contradiction && 'Capped because of contradictions. '}
          {rest}
        </Text>
        {current && <Quotes interview={interview} marks={marks} active={active} onFollow={onFollow} />}
        <LevelTexts levels={interview.levels[criterion]} label={rating.label} />
      </div>
    </section>
  );
}

type QuotesProps = Pick<Props, 'interview' | 'marks' | 'active' | 'onFollow'>;

/** The quotes behind a rating, each linking to its place. */
function Quotes({ interview, marks, active, onFollow }: QuotesProps) {
  if (marks.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {marks.map(({ number, seq, start, end }) => (
        <li key={number}>
          <button
            type="button"
            id={evidenceId('rubric', number)}
            className={styles.quote}
            aria-pressed={number === active}
            onClick={() => onFollow(number)}
          >
            <span className={styles.number}>{number}</span>
            <span dir="auto">
              “{interview.messages.find((message) => message.seq === seq)?.content.slice(start, end)}”
            </span>
          </button>
        </li>
      ))}
    </Stack>
  );
}
