import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { evidenceId } from '../rating/EvidenceNumber.tsx';
import { marksOf } from '../rating/highlight.ts';
import { turnId } from '../rating/Transcript.tsx';
import { exchangesOf } from './exchanges.ts';
import { useReadingOrder } from './useReadingOrder.ts';

/** The visible pane; on wide screens ratings are always visible. */
export type Sight = 'transcript' | 'ratings' | 'resume';

/**
 * State of the reading view: visible pane, current criterion, and active quote. `onOpened` is called with each unread criterion
 * that a person opens; it's null if none has to be read. A criterion that was already open when a colleague changed it, or
 * when a result appeared, doesn't count as read.
 */
export function useReading(interview: InterviewView, onOpened: ((criterion: string) => void) | null) {
  const [sight, setSight] = useState<Sight>('transcript');
  const [papersAsked, setPapersAsked] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const marks = useMemo(() => marksOf(interview.ratings, interview.messages), [interview]);
  const exchanges = useMemo(() => exchangesOf(interview.messages), [interview.messages]);
  const order = useReadingOrder(interview);
  const result = `${interview.round} ${interview.review?.withheld ?? false}`;
  const [shown, setShown] = useState(result);
  if (shown !== result) {
    setShown(result);
    setCurrent(null);
  }
  const open = (criterion: string | null): void => {
    setCurrent(criterion);
    if (criterion !== null && !interview.opened.includes(criterion)) onOpened?.(criterion);
  };
  return {
    ...{ sight, papersAsked, current, active, marks, exchanges, order, setCurrent },
    see: (next: Sight): void => {
      if (next === 'resume') setPapersAsked(true);
      setSight(next);
    },
    choose: (criterion: string | null): void => {
      flushSync(() => {
        open(criterion);
        if (criterion !== null && isNarrow()) setSight('ratings');
      });
      focusCurrent();
    },
    goTo: (seq: number): void => {
      flushSync(() => setSight('transcript'));
      bring(document.getElementById(turnId(seq)), 'start');
    },
    /** Jumps to the same number on the other side. */
    follow: (number: number, side: 'transcript' | 'rubric'): void => {
      const criteria = marks.find((mark) => mark.number === number)?.criteria ?? [];
      flushSync(() => {
        setActive(number);
        if (side === 'transcript') setSight('transcript');
        else if (isNarrow()) setSight('ratings');
        if (side === 'rubric' && !(current && criteria.includes(current)))
          open(order.find((criterion) => criteria.includes(criterion)) ?? null);
      });
      bring(document.getElementById(evidenceId(side, number)), 'center');
    },
  };
}

/** The style sheet's breakpoint for one pane at a time. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 48em)').matches;

function bring(found: HTMLElement | null, block: 'start' | 'center'): void {
  found?.scrollIntoView({ block });
  found?.focus({ preventScroll: true });
}

/** Focuses the current criterion: its name, or its rating in the rating form. */
function focusCurrent(): void {
  const card = document.querySelector('#main [data-current]');
  const target =
    card?.querySelector<HTMLElement>('button, input:checked') ?? card?.querySelector<HTMLElement>('input');
  target?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
