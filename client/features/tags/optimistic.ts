import type { CandidateDetail } from '../../../shared/candidates/schema.ts';
import type { TagId } from '../../../shared/ids/schema.ts';
import type { Tag, TagsChanged } from '../../../shared/tags/schema.ts';

/** A person's tags after an optimistic change, by name; unknown tags come with the server's response. */
export function withTags(
  tags: readonly Tag[],
  change: Pick<TagsChanged[number], 'add' | 'remove'>,
  known: ReadonlyMap<TagId, Tag>,
): Tag[] {
  const added = change.add.flatMap((id) => {
    const tag = known.get(id);
    return tag && !tags.some((own) => own.id === id)
      ? [{ id: tag.id, name: tag.name, colour: tag.colour }]
      : [];
  });
  return [...tags, ...added]
    .filter(({ id }) => !change.remove.includes(id))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
}

/** The open person after an optimistic tag change. */
export function taggedInDetail(
  detail: CandidateDetail | undefined,
  change: TagsChanged[number],
  known: ReadonlyMap<TagId, Tag>,
): CandidateDetail | undefined {
  return detail && { ...detail, tags: withTags(detail.tags, change, known) };
}
