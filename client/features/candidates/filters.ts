import { BoardFilters, CandidateListInput } from '../../../shared/candidates/schema.ts';
import type { AdminSearch } from '../admin/search.ts';

/** What the address asks of the server, but for the page. On the board the columns are the statuses. */
export function filtersOf(search: AdminSearch): CandidateListInput {
  return CandidateListInput.parse({
    search: search.q ?? '',
    status: search.view === 'board' ? undefined : search.status,
    position: search.position,
    withinDays: search.days,
    result: search.result,
    tags: search.tag,
    sort: search.sort,
  });
}

/** The filters a board knows: its columns are the statuses, so there is none for them. */
export function boardFiltersOf(search: AdminSearch): BoardFilters {
  const { search: words, position, withinDays, result, tags } = filtersOf(search);
  return BoardFilters.parse({ search: words, position, withinDays, result, tags });
}

/** Everybody, in the order there is without a choice. */
export const noFilters = {
  q: undefined,
  status: undefined,
  position: undefined,
  days: undefined,
  result: undefined,
  tag: undefined,
  sort: undefined,
};

/** Whether anything narrows the list. */
export const isFiltered = ({ q, status, position, days, result, tag }: AdminSearch): boolean =>
  Boolean(q || status || position || days || result || tag);
