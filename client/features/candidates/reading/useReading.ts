import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { evidenceId } from '../EvidenceNumber.tsx';
import { marksOf } from '../highlight.ts';
import { turnId } from '../Transcript.tsx';
import { exchangesOf } from './exchanges.ts';
import { useReadingOrder } from './useReadingOrder.ts';

/** What is in sight; on wide screens the ratings are beside the other two. */
export type Sight = 'transcript' | 'ratings' | 'resume';

/** Where somebody is in an interview: what they see, which criterion they read, and which quote they follow. */
export function useReading(interview: InterviewView) {
  const [sight, setSight] = useState<Sight>('transcript');
  const [papersAsked, setPapersAsked] = useState(false);
  const [current, setCurrent] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const marks = useMemo(() => marksOf(interview.ratings, interview.messages), [interview]);
  const exchanges = useMemo(() => exchangesOf(interview.messages), [interview.messages]);
  const order = useReadingOrder(interview);
  return {
    ...{ sight, papersAsked, current, active, marks, exchanges, order, setCurrent },
    see: (next: Sight): void => {
      if (next === 'resume') setPapersAsked(true);
      setSight(next);
    },
    choose: (criterion: string | null): void => {
      flushSync(() => {
        setCurrent(criterion);
        if (criterion !== null && isNarrow()) setSight('ratings');
      });
      focusCurrent();
    },
    goTo: (seq: number): void => {
      flushSync(() => setSight('transcript'));
      bring(document.getElementById(turnId(seq)), 'start');
    },
    /** Shows the same number on the other side. */
    follow: (number: number, side: 'transcript' | 'rubric'): void => {
      const criteria = marks.find((mark) => mark.number === number)?.criteria ?? [];
      flushSync(() => {
        setActive(number);
        if (side === 'transcript') setSight('transcript');
        else if (isNarrow()) setSight('ratings');
        if (side === 'rubric' && !(current && criteria.includes(current)))
          setCurrent(order.find((criterion) => criteria.includes(criterion)) ?? null);
      });
      bring(document.getElementById(evidenceId(side, number)), 'center');
    },
  };
}

/** As in the style sheet: one thing at a time. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 48em)').matches;

function bring(found: HTMLElement | null, block: 'start' | 'center'): void {
  found?.scrollIntoView({ block });
  found?.focus({ preventScroll: true });
}

/** The criterion that is read gets the focus: on its name, or on its rating where it's rated first. */
function focusCurrent(): void {
  const card = document.querySelector('#main [data-current]');
  const target =
    card?.querySelector<HTMLElement>('button, input:checked') ?? card?.querySelector<HTMLElement>('input');
  target?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'nearest' });
}
