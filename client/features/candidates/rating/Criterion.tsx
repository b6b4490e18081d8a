import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { type CriterionRating, noRating, proposedOf } from '../../../../shared/interview/scoring.ts';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../../ui/text/Text.tsx';
import { EvidenceNumber } from './EvidenceNumber.tsx';
import type { Mark } from './highlight.ts';
import { OwnOfCriterion } from './RatingComparison.tsx';

type Props = {
  interview: Pick<InterviewView, 'opened' | 'review'> & { id: string };
  rating: CriterionRating;
  /** Quotes of this criterion. */
  marks: Mark[];
  /** Quotes already shown under an earlier criterion. */
  before: ReadonlySet<Mark>;
  active: number | null;
  /** Shown instead of the bars while ratings are being changed. */
  change: ReactNode;
  /** Called when the criterion is opened; null where criteria needn't be opened. */
  onOpened: ((criterion: string) => void) | null;
  onFollow: (number: number) => void;
};

/** The id of what a criterion's name opens. */
export const criterionId = (interview: string, criterion: string): string =>
  `criterion-${interview}-${criterion}`;

/** One criterion of the rubric: its rating, with the reason and quotes behind its name. */
export function Criterion(props: Props) {
  const { interview, rating, marks, before, active, change, onOpened, onFollow } = props;
  const read = interview.opened.includes(rating.criterion);
  const followed = marks.find(({ number }) => number === active)?.number ?? null;
  const asked = onOpened !== null;
  const [open, setOpen] = useState(!asked || read || followed !== null);
  const [seen, setSeen] = useState({ read, asked, followed });
  if (seen.read !== read || seen.asked !== asked || seen.followed !== followed) {
    setSeen({ read, asked, followed });
    // Following a quote from the transcript opens the criterion. A colleague's change of the rating closes it, and so does a
    // result that has to be read from now on: what's merely still on the page doesn't count as opened.
    if (!read && (seen.read || !seen.asked)) setOpen(false);
    else if (followed !== null && followed !== seen.followed) setOpen(true);
  }
  const shown = open || !asked;
  const unreported = shown && !read;
  useEffect(() => {
    if (unreported) onOpened?.(rating.criterion);
  }, [unreported, onOpened, rating.criterion]);
  const id = criterionId(interview.id, rating.criterion);
  return (
    <div className={`dw-criterion ${followed !== null ? 'on' : ''}`}>
      <Group justify="between" size="sm">
        {onOpened ? (
          <button
            type="button"
            className="dw-open"
            aria-expanded={shown}
            aria-controls={id}
            onClick={() => setOpen(!shown)}
          >
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
            <CriterionName rating={rating} />
            {read && <IconCheck className="dw-read" size={15} stroke={2} role="img" aria-label="Read" />}
          </button>
        ) : (
          <CriterionName rating={rating} />
        )}
        <Text as="b" bold figures>
          {rating.rating ?? (rating.notRated ? 'Not rated' : '–')}
        </Text>
      </Group>
      <OwnOfCriterion review={interview.review} rating={rating} />
      {change ?? <Bars rating={rating} />}
      <p className="dw-reason" id={id} hidden={!shown}>
        {ratedFirst(rating) ||
          (rating.rating === null &&
            !rating.notRated &&
            !/insufficient evidence/i.test(rating.reason) &&
            'Insufficient evidence. ')}
        {rating.reason}{' '}
        {marks.map((mark) => (
          <EvidenceNumber
            key={mark.number}
            side="rubric"
            number={mark.number}
            active={mark.number === active}
            target={!before.has(mark)}
            onFollow={onFollow}
          />
        ))}
      </p>
    </div>
  );
}

/** The AI's rating, which the reason explains, if HR has changed it since. */
export function ratedFirst(rating: CriterionRating): string {
  const proposed = proposedOf(rating);
  if (proposed === rating.rating) return '';
  return proposed === null ? 'The AI gave no rating. ' : `The AI rated this ${proposed}. `;
}

/** A criterion's name and weight. */
export function CriterionName({ rating: { label, weight } }: { rating: CriterionRating }) {
  return (
    <span>
      <b>{label}</b>{' '}
      <Fine as="span" figures>
        {Math.round(weight * 100)}%
      </Fine>
    </span>
  );
}

/** The rating as five steps. */
export function Bars({ rating: { rating, notRated } }: { rating: CriterionRating }) {
  const filled = (rating ?? 0) <= 2 ? 'w' : 'f';
  const look = (step: number): string => {
    if (rating === null || step >= rating + 1) return '';
    return step > rating ? `${filled} half` : filled;
  };
  return (
    <div
      className="dw-bars"
      role="img"
      aria-label={rating === null ? noRating({ notRated }) : `${rating} of 5`}
    >
      {[1, 2, 3, 4, 5].map((step) => (
        <i key={step} className={look(step)} />
      ))}
    </div>
  );
}
