import { useEffect, useRef } from 'react';
import { readError } from '../../errors.ts';

type Page = { error: unknown; isFetching: boolean; isPlaceholderData: boolean };

/**
 * A page whose rows are all gone, such as one that has just been worked through, gives way to the one before; a page of
 * another order, such as one by score when scores become hidden, to the first.
 * @param count How many rows it has; undefined until it's known
 * @param pages The cursors of the pages before this one
 * @param replace Shows these instead, without a history entry: the browser's Back mustn't lead to the empty page
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
