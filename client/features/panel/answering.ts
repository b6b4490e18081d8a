import { isUnanswered } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { doneWith, isUndecided } from './panelDrafts.ts';

/** For a call sent with `keyFor`: the failure as a toast. Once refused, the same content counts as new; a lost response may have been a success. */
export const answerFailed =
  (about: string, title: string, id: string) =>
  (error: unknown): void => {
    if (!isUnanswered(error)) doneWith(about);
    toastFailure(title, id)(error);
  };

/**
 * What has ended an item while someone answers it; null while it's open, and during the call: the list can hear of this answer before
 * the call returns. `perhapsOurs`: the response to `said` was lost, so it may be what has ended the item. Sending it again is
 * harmless.
 */
export function endedBy(
  about: string,
  said: readonly unknown[],
  { gone, call }: { gone: boolean; call: { isPending: boolean; isSuccess: boolean } },
): 'perhapsOurs' | 'others' | null {
  if (!gone || call.isPending || call.isSuccess) return null;
  return isUndecided(about, ...said) ? 'perhapsOurs' : 'others';
}
