import { toId } from '../../../shared/ids/isId.ts';
import type { TagId } from '../../../shared/ids/schema.ts';
import {
  ChangeTagsInput,
  colourOf,
  type Tag,
  type TagRow,
  type TagsChanged,
  turnedAround,
} from '../../../shared/tags/schema.ts';
import { readError } from '../../errors.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { toast } from '../../ui/toast/toast.ts';
import { doneWith, keyFor } from '../panel/panelDrafts.ts';
import { taggedInDetail } from './optimistic.ts';

/** All tags; empty while they load. */
export function useTags(): readonly TagRow[] {
  return trpc.admin.tags.list.useQuery(undefined, { staleTime: 60_000 }).data ?? [];
}

/** Creates a tag with its name's default color; returns null, with a toast, if it failed. */
export function useCreateTag(): (name: string) => Promise<Tag | null> {
  const utils = trpc.useUtils();
  const create = trpc.admin.tags.create.useMutation({
    onError: toastFailure('We couldn’t create the tag', 'tag'),
    onSettled: () => utils.admin.tags.invalidate(),
  });
  return (name) => {
    const tag = { id: toId<TagId>(crypto.randomUUID()), name, colour: colourOf(name) };
    return create.mutateAsync(tag).catch(() => null);
  };
}

type TagToast = { title: string; message: string };

/**
 * Adds and removes tags, optimistically in an open drawer, with rollback on failure. With `toastFor`, a toast offers undo
 * for ten seconds.
 */
export function useChangeTags(): (changes: TagsChanged, toastFor?: (people: number) => TagToast) => void {
  const utils = trpc.useUtils();
  const mutation = trpc.admin.tags.change.useMutation({
    onMutate: async (input) => {
      const { changes } = ChangeTagsInput.parse(input);
      const known = new Map(utils.admin.tags.list.getData()?.map((tag) => [tag.id, tag]));
      await utils.admin.candidate.cancel();
      const before = changes.map(({ candidateId }) => ({
        candidateId,
        detail: utils.admin.candidate.getData({ candidateId }),
      }));
      for (const change of changes)
        utils.admin.candidate.setData({ candidateId: change.candidateId }, (old) =>
          taggedInDetail(old, change, known),
        );
      return before;
    },
    onError: (error, _input, before) => {
      for (const { candidateId, detail } of before ?? [])
        if (detail) utils.admin.candidate.setData({ candidateId }, detail);
      toast.error('We couldn’t change the tags', readError(error).message, { id: 'tag' });
    },
    onSettled: () => utils.admin.invalidate(),
  });
  const run = async (changes: TagsChanged, toastFor?: (people: number) => TagToast): Promise<void> => {
    // onError reports failures.
    const choice = `tags ${JSON.stringify(changes)}`;
    const changed = await mutation.mutateAsync({ changes, idempotencyKey: keyFor(choice) }).catch(() => null);
    if (!changed) return;
    doneWith(choice);
    if (!toastFor) return;
    const { title, message } = toastFor(changed.length);
    const undo = changed.length > 0 ? () => void run(turnedAround(changed)) : null;
    toast.undoable(title, message, { id: 'tag', undo });
  };
  return (changes, toastFor) => void run(changes, toastFor);
}
