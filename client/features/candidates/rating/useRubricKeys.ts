import type { RefObject } from 'react';
import type { InterviewView } from '../../../../shared/candidates/schema.ts';
import { unreadOf } from '../../../../shared/interview/resultMark.ts';
import { useKeys } from '../../panel/keys/useKeys.ts';
import { focusConfirm } from './ConfirmResult.tsx';
import { criterionId } from './Criterion.tsx';

/** In the drawer, N opens the criteria one after another and then leads to the confirmation, as C does. */
export function useRubricKeys(
  whole: RefObject<HTMLElement | null>,
  { id, ratings, opened }: InterviewView,
  active: boolean,
): void {
  const onward = (): void => {
    // One that was just opened isn't marked as read until the server answers.
    const closed = unreadOf(ratings?.criteria ?? [], opened).flatMap(({ criterion }) => {
      const shut = `[aria-controls="${criterionId(id, criterion)}"][aria-expanded="false"]`;
      return whole.current?.querySelector<HTMLElement>(shut) ?? [];
    });
    const [next] = closed;
    if (!next) {
      focusConfirm();
      return;
    }
    next.click();
    next.focus();
  };
  useKeys('drawer', { n: onward, c: focusConfirm }, active);
}
