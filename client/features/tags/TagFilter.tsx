import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { toId } from '../../../shared/ids/isId.ts';
import type { TagId } from '../../../shared/ids/schema.ts';
import { tagLimits } from '../../../shared/tags/schema.ts';
import { useMayChange } from '../panel/panelPerson.ts';
import { ManageTags } from './ManageTags.tsx';
import { TagSelect } from './TagSelect.tsx';
import styles from './Tags.module.css';
import { useTags } from './useTags.ts';

type Props = {
  chosen: readonly TagId[];
  onChoose: (chosen: TagId[]) => void;
  /** Shows the label above, as in the filters on phones. */
  labelled: boolean;
};

/** The tag filter: people who have all chosen tags. */
export function TagFilter({ chosen, onChoose, labelled }: Props) {
  const tags = useTags();
  const mayChange = useMayChange();
  const [managing, setManaging] = useState(false);
  const names = tags.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  const said = names.length === 1 ? names[0] : chosen.length > 0 ? `${chosen.length} tags` : 'All tags';
  return (
    <div>
      {labelled && (
        <span className="mantine-InputWrapper-label" aria-hidden="true" style={{ display: 'block' }}>
          Tags
        </span>
      )}
      <TagSelect
        label="Filter by tags"
        tags={tags}
        chosen={new Set(chosen)}
        onToggle={({ id }, on) => {
          const others = chosen.filter((one) => one !== id);
          if (!on) onChoose(others);
          else if (others.length < tagLimits.filter) onChoose([...others, toId<TagId>(id)]);
        }}
        more={mayChange ? { label: 'Manage tags…', onClick: () => setManaging(true) } : undefined}
      >
        {({ onClick }) => (
          <button
            type="button"
            className={styles.filter}
            aria-haspopup="listbox"
            aria-label={`Tags: ${names.join(', ') || said}`}
            data-none={chosen.length === 0}
            onClick={onClick}
          >
            <bdi className={styles.name}>{said}</bdi>
            <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />
          </button>
        )}
      </TagSelect>
      <ManageTags opened={managing} onClose={() => setManaging(false)} />
    </div>
  );
}
