import { flushSync } from 'react-dom';
import { useKeys } from '../../panel/keys/useKeys.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { focusConfirm } from '../rating/ConfirmResult.tsx';
import { nextUnread, stepFrom } from './order.ts';

type Reading = {
  order: readonly string[];
  current: string | null;
  /** Criteria already read; null where a confirmation doesn't require it, so that all are stepped through. */
  opened: readonly string[] | null;
  onCurrent: (criterion: string) => void;
  onResume: () => void;
  /** Previous and next interview. */
  previous: (() => void) | null;
  next: (() => void) | null;
};

/** Keyboard shortcuts of the reading view; digits choose a rating, which still needs a reason. */
export function useReadingKeys({ order, current, opened, ...reading }: Reading): void {
  const mayChange = useMayChange();
  const step = (by: 1 | -1) => () => {
    const to = stepFrom(order, current, by);
    if (to !== null) reading.onCurrent(to);
  };
  const onward = (): void => {
    const following = opened ? nextUnread(order, opened, current) : stepFrom(order, current, 1);
    // This may be the current criterion again, if a colleague has changed it in the meantime.
    if (following !== null && (opened || following !== current)) reading.onCurrent(following);
    // What's read is confirmed next; only from there does the key lead on.
    else if (!opened || !focusConfirm()) reading.next?.();
  };
  const rates = ['1', '2', '3', '4', '5'].map((key) => [key, mayChange ? () => rate(key) : null]);
  useKeys('page', {
    ...Object.fromEntries(rates),
    j: step(1),
    k: step(-1),
    n: onward,
    r: reading.onResume,
    c: mayChange ? focusConfirm : null,
    '[': reading.previous,
    ']': reading.next,
  });
}

/** Chooses a rating for the current criterion and focuses the reason field if there is one. */
function rate(value: string): void {
  const card = document.querySelector('#main [data-current]');
  const radio = card?.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!radio) return;
  flushSync(() => radio.click());
  (card?.querySelector<HTMLElement>('textarea') ?? radio).focus();
}
