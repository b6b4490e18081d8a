import { z } from 'zod';
import { CandidateId, TagId } from '../ids/schema.ts';
import { tagLimits } from './limits.ts';

/** Labels HR puts on people to find them again. Colors are named in the design and readable in light and dark mode. */
export const tagColours = ['gray', 'pine', 'blue', 'green', 'yellow', 'orange', 'red'] as const;
export const TagColour = z.enum(tagColours);
export type TagColour = z.infer<typeof TagColour>;

/** The limits are in a file of their own for addresses, which are parsed without the schema library. */
export { tagLimits };

/** One line without invisible edges: "  Night \n shift " is "Night shift". */
export function tidyTagName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}

/** Whether two names mean the same tag; the database's unique index folds case in the same way. */
export const sameTagName = (one: string, other: string): boolean =>
  tidyTagName(one).toLowerCase() === tidyTagName(other).toLowerCase();

const TagName = z
  .string()
  .max(200, `Please use at most ${tagLimits.name} characters`)
  .transform(tidyTagName)
  .pipe(
    z
      .string()
      .min(1, 'Please give the tag a name')
      .max(tagLimits.name, `Please use at most ${tagLimits.name} characters`),
  );

/** A new tag's color, always the same for the same name, so that it doesn't have to be chosen. */
export function colourOf(name: string): TagColour {
  let sum = 0;
  for (const letter of tidyTagName(name).toLowerCase())
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return tagColours[sum % tagColours.length] ?? 'gray';
}

export type Tag = { id: TagId; name: string; colour: TagColour };

/** A tag in the list of all: how many people have it, who made it and when. */
export type TagRow = Tag & { people: number; createdBy: string | null; createdAt: string };

export const CreateTagInput = z.strictObject({
  /** Made by the browser, so that creating twice makes one tag. */
  id: TagId,
  name: TagName,
  colour: TagColour,
});
export type CreateTagInput = z.infer<typeof CreateTagInput>;

export const UpdateTagInput = z.strictObject({
  id: TagId,
  name: TagName,
  colour: TagColour,
  idempotencyKey: z.uuid(),
});
export type UpdateTagInput = z.infer<typeof UpdateTagInput>;

/** The number of people HR confirmed. The call is refused if more people have the tag by then. */
const seen = z.number().int().min(0);

export const RemoveTagInput = z.strictObject({ id: TagId, seen, idempotencyKey: z.uuid() });
export type RemoveTagInput = z.infer<typeof RemoveTagInput>;

/** Everyone with `from` gets `into`, and `from` is deleted. */
export const MergeTagsInput = z
  .strictObject({ from: TagId, into: TagId, seen, idempotencyKey: z.uuid() })
  .refine(({ from, into }) => from !== into, { path: ['into'], message: 'Please choose another tag' });
export type MergeTagsInput = z.infer<typeof MergeTagsInput>;

/** The same change for one person or for many. */
export const ChangeTagsInput = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        candidateId: CandidateId,
        add: z.array(TagId).max(tagLimits.perPerson),
        remove: z.array(TagId).max(tagLimits.perPerson),
      }),
    )
    .min(1, 'Please choose at least one person')
    .max(tagLimits.people, `Please choose at most ${tagLimits.people} people`),
  idempotencyKey: z.uuid(),
});
export type ChangeTagsInput = z.infer<typeof ChangeTagsInput>;

/** The actual changes by person; inverted, they undo the change. */
export type TagsChanged = ChangeTagsInput['changes'];

/** The change that undoes another one. */
export const turnedAround = (changed: TagsChanged): TagsChanged =>
  changed.map(({ candidateId, add, remove }) => ({ candidateId, add: remove, remove: add }));

/**
 * A change's effect for a person with `current`: only missing tags are added, only present ones removed, and
 * a tag in both lists is unchanged.
 */
export function effectiveChange(
  current: ReadonlySet<TagId>,
  wish: { add: readonly TagId[]; remove: readonly TagId[] },
): { add: TagId[]; remove: TagId[] } {
  const wanted = new Set(wish.add);
  return {
    add: [...wanted].filter((id) => !current.has(id)),
    remove: [...new Set(wish.remove)].filter((id) => current.has(id) && !wanted.has(id)),
  };
}
