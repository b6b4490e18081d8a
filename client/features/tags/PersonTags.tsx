import { IconPlus } from '@tabler/icons-react';
import type { CandidateRow } from '../../../shared/candidates/schema.ts';
import type { TagId } from '../../../shared/ids/schema.ts';
import { Hidden } from '../../ui/text/Text.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import { ownTags, TagChip } from './TagChip.tsx';
import { TagSelect } from './TagSelect.tsx';
import styles from './Tags.module.css';
import { useChangeTags, useCreateTag, useTags } from './useTags.ts';

/** A person's tags, editable by admins. */
export function PersonTags({ person }: { person: Pick<CandidateRow, 'id' | 'tags'> }) {
  const mayChange = useMayChange();
  const tags = useTags();
  const change = useChangeTags();
  const create = useCreateTag();
  const set = (id: TagId, on: boolean): void =>
    change([{ candidateId: person.id, add: on ? [id] : [], remove: on ? [] : [id] }]);
  const shown = ownTags(person.tags);
  if (!mayChange && shown.length === 0) return null;
  return (
    <fieldset className={`${styles.row} ${styles.head}`}>
      <Hidden as="legend">Tags</Hidden>
      {shown.map((tag) => (
        <TagChip key={tag.id} tag={tag} onRemove={mayChange ? () => set(tag.id, false) : undefined} />
      ))}
      {mayChange && (
        <TagSelect
          label="This person’s tags"
          tags={tags}
          chosen={new Set(person.tags.map(({ id }) => id))}
          onToggle={(tag, on) => set(tag.id, on)}
          onCreate={async (name) => {
            const tag = await create(name);
            if (tag) set(tag.id, true);
          }}
        >
          {({ onClick }) => (
            <button type="button" className={styles.add} aria-haspopup="listbox" onClick={onClick}>
              <IconPlus size={12} stroke={2} aria-hidden="true" />
              Tag
            </button>
          )}
        </TagSelect>
      )}
    </fieldset>
  );
}
