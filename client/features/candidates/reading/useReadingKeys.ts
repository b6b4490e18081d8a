import { flushSync } from 'react-dom';
import { useKeys } from '../../admin/keys/useKeys.ts';
import { useMayChange } from '../../admin/panelPerson.ts';
import { nextUnread, stepFrom } from './order.ts';

type Reading = {
  order: readonly string[];
  current: string | null;
  /** Criteria that have been read; null where nobody has to read them before a confirmation. */
  opened: readonly string[] | null;
  onCurrent: (criterion: string) => void;
  onResume: () => void;
  /** Interviews before and after. */
  previous: (() => void) | null;
  next: (() => void) | null;
};

/** The keys of the reading view; those that rate choose a step, and the reason is still to be written. */
export function useReadingKeys({ order, current, opened, ...reading }: Reading): void {
  const mayChange = useMayChange();
  const step = (by: 1 | -1) => () => {
    const to = stepFrom(order, current, by);
    if (to !== null) reading.onCurrent(to);
  };
  const onward = (): void => {
    const following = opened ? nextUnread(order, opened, current) : stepFrom(order, current, 1);
    if (following !== null && following !== current) reading.onCurrent(following);
    else reading.next?.();
  };
  const rates = ['1', '2', '3', '4', '5'].map((key) => [key, mayChange ? () => rate(key) : null]);
  useKeys('page', {
    ...Object.fromEntries(rates),
    j: step(1),
    k: step(-1),
    n: onward,
    r: reading.onResume,
    c: mayChange ? () => document.querySelector<HTMLElement>('#main .dw-confirm button')?.focus() : null,
    '[': reading.previous,
    ']': reading.next,
  });
}

/** Chooses a step of the criterion that is read; where a change needs a reason, what is typed next is the reason. */
function rate(value: string): void {
  const card = document.querySelector('#main [data-current]');
  const radio = card?.querySelector<HTMLInputElement>(`input[type="radio"][value="${value}"]`);
  if (!radio) return;
  flushSync(() => radio.click());
  (card?.querySelector<HTMLElement>('textarea') ?? radio).focus();
}
