import { BoardFilters, CandidateListInput } from '../../../../shared/candidates/schema.ts';
import type { AdminSearch } from '../../panel/search.ts';

/** The URL's filters as server input, without paging. On the board, columns replace the status filter. */
export function filtersOf(search: AdminSearch): CandidateListInput {
  return CandidateListInput.parse({
    search: search.q ?? '',
    status: search.view === 'board' ? undefined : search.status,
    position: search.position,
    country: search.country,
    withinDays: search.days,
    result: search.result,
    tags: search.tag,
    sort: search.sort,
  });
}

/** The board's filters: all but status, which the columns replace. */
export function boardFiltersOf(search: AdminSearch): BoardFilters {
  const { search: words, position, country, withinDays, result, tags } = filtersOf(search);
  return BoardFilters.parse({ search: words, position, country, withinDays, result, tags });
}

/** No filters, default order. */
export const noFilters = {
  q: undefined,
  status: undefined,
  position: undefined,
  country: undefined,
  days: undefined,
  result: undefined,
  tag: undefined,
  sort: undefined,
};

/** The table with all columns. */
export const noLook = { view: undefined, hide: undefined };

/** Whether any filter is set. */
export const isFiltered = ({ q, status, position, country, days, result, tag }: AdminSearch): boolean =>
  Boolean(q || status || position || country || days || result || tag);
