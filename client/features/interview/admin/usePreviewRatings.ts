import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '../../../../shared/errors/errors.ts';
import type { PreviewResult } from '../../../../shared/interview/preview.ts';
import { readError } from '../../../errors.ts';
import { trpcClient } from '../../../trpc.ts';
import { fits, type PreviewInput } from './usePreview.ts';

type Rated =
  | { state: 'none' | 'rating' }
  | { state: 'failed'; errorCode: ErrorCode }
  | { state: 'done'; result: PreviewResult };

type PreviewRatings = {
  rated: Rated;
  /** Asks for ratings, unless these are there already or on their way. */
  rate(input: PreviewInput): void;
  /** Whether what is shown belongs to this input. */
  isOf(input: PreviewInput): boolean;
};

/** The proposed ratings of a trial interview, kept in this tab. */
export function usePreviewRatings(): PreviewRatings {
  const [rated, setRated] = useState<Rated>({ state: 'none' });
  const of = useRef<string | null>(null);
  const running = useRef<{ unsubscribe(): void } | null>(null);
  useEffect(() => () => running.current?.unsubscribe(), []);

  const rate = (input: PreviewInput): void => {
    const key = JSON.stringify(input);
    if (of.current === key && rated.state !== 'failed') return;
    running.current?.unsubscribe();
    of.current = key;
    let settled = false;
    const settle = (next: Rated): void => {
      settled = true;
      running.current?.unsubscribe();
      setRated(next);
    };
    if (!fits(input)) {
      settle({ state: 'failed', errorCode: 'too_large' });
      return;
    }
    setRated({ state: 'rating' });
    running.current = trpcClient.admin.previewRatings.subscribe(input, {
      onData: (event) =>
        settle(
          event.type === 'done'
            ? { state: 'done', result: event }
            : { state: 'failed', errorCode: event.errorCode },
        ),
      onError: (error) => settle({ state: 'failed', errorCode: readError(error).code }),
      // Ended without ratings: a lost right.
      onComplete: () => !settled && settle({ state: 'failed', errorCode: 'unavailable' }),
    });
  };
  return { rated, rate, isOf: (input) => of.current === JSON.stringify(input) };
}
