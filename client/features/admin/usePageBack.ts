import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';

type Page = { count: number | undefined; error: unknown; isFetching: boolean; isPlaceholderData: boolean };

/**
 * Goes to the previous page when all rows are gone, for example because all were handled, and to the first page when the
 * cursor belongs to another order, for example by score when scores become hidden.
 * @param pages The cursors of the pages before this one
 * @param replace Shows these instead, without a history entry, so that Back doesn't return to the empty page
 */
export function usePageBack(page: Page, pages: readonly string[], replace: (pages: string[]) => void): void {
  const { length } = pages;
  const settled = length > 0 && !page.isFetching;
  const refused = settled && readError(page.error).code === 'invalid_input';
  const emptied = settled && !page.error && !page.isPlaceholderData && page.count === 0;
  const latest = useRef(() => {});
  latest.current = () => replace(refused ? [] : pages.slice(0, -1));
  // The one before may be empty, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (emptied || refused) latest.current();
  }, [emptied, refused, length]);
}
