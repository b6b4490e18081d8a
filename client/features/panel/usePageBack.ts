import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';

type Page = { error: unknown; isFetching: boolean; isPlaceholderData: boolean };

/**
 * Goes to the previous page when all rows are gone, for example because all were handled, and to the first page when the
 * cursor belongs to another order, for example by score when scores become hidden.
 * @param count How many rows it has; undefined until it's known
 * @param pages The cursors of the pages before this one
 * @param replace Shows these instead, without a history entry, so that Back doesn't return to the empty page
 */
export function usePageBack(
  page: Page,
  count: number | undefined,
  pages: readonly string[],
  replace: (pages: string[]) => void,
): void {
  const { length } = pages;
  const settled = length > 0 && !page.isFetching;
  const refused = settled && readError(page.error).code === 'invalid_input';
  const emptied = settled && !page.error && !page.isPlaceholderData && count === 0;
  const latest = useRef(() => {});
  latest.current = () => replace(refused ? [] : pages.slice(0, -1));
  // The one before may be empty, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (emptied || refused) latest.current();
  }, [emptied, refused, length]);
}
