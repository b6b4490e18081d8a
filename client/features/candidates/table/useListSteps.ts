import {
  type CandidateList,
  type CandidateListInput,
  totalOf,
} from '../../../../shared/candidates/schema.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { toast } from '../../../ui/toast/toast.ts';
import type { AdminSearch } from '../../panel/search.ts';
import { type RecordSteps, useRecordSteps } from '../drawer/useRecordSteps.ts';

/** {@link useRecordSteps} over the table: a step past the end of a page loads the next one and updates the URL. */
export function useListSteps(props: {
  search: AdminSearch;
  /** The table's query without the cursor. */
  page: CandidateListInput;
  list: { data: CandidateList | undefined; isPlaceholderData: boolean };
  go: (next: Partial<AdminSearch>, replace?: boolean) => void;
}): RecordSteps {
  const { search, list, go } = props;
  const utils = trpc.useUtils();
  const pages = search.pages ?? [];
  const data = list.isPlaceholderData ? undefined : list.data;
  const turn = async (to: string[], end: 0 | -1): Promise<void> => {
    try {
      const { rows } = await utils.admin.candidates.fetch({ ...props.page, cursor: to.at(-1) });
      const person = rows.at(end);
      if (person) go({ candidate: person.id, pages: to.length > 0 ? to : undefined }, true);
    } catch (error) {
      toast.error('We couldn’t load the next page', readError(error).message, { id: 'steps' });
    }
  };
  const nextCursor = data?.nextCursor ?? null;
  return useRecordSteps({
    current: search.candidate ?? null,
    rows: data?.rows ?? [],
    from: pages.length * props.page.limit,
    total: data ? totalOf(data, props.page.status) : null,
    show: (candidate) => go({ candidate }, true),
    pageBefore: pages.length > 0 ? () => turn(pages.slice(0, -1), -1) : null,
    pageAfter: nextCursor === null ? null : () => turn([...pages, nextCursor], 0),
  });
}
