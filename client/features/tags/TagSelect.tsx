import { Combobox, useCombobox } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { type ReactElement, useEffect, useState } from 'react';
import type { TagId } from '../../../shared/ids/schema.ts';
import { sameTagName, type Tag, tagLimits, tidyTagName } from '../../../shared/tags/schema.ts';
import { figure } from '../../../shared/text/counted.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../ui/text/Text.tsx';
import styles from './Tags.module.css';

type Props = {
  /** The button that opens it. */
  children: (props: { onClick: () => void }) => ReactElement;
  /** Accessible name of the list. */
  label: string;
  tags: readonly (Tag & { people?: number })[];
  chosen: ReadonlySet<TagId>;
  onToggle: (tag: Tag, chosen: boolean) => void;
  /** Offers to create a tag from the typed text. */
  onCreate?: ((name: string) => void) | undefined;
  /** An extra entry at the end. */
  more?: { label: string; onClick: () => void } | undefined;
  /** Closes after one choice. */
  once?: boolean;
};

const CREATE = 'create';
const MORE = 'more';

/** A button with a searchable list of tags behind it. */
export function TagSelect({ children, label, tags, chosen, onToggle, onCreate, more, once }: Props) {
  const [search, setSearch] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setSearch('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const words = tidyTagName(search).toLowerCase();
  const found = tags.filter(({ name }) => name.toLowerCase().includes(words));
  const creates = onCreate && words !== '' && !tags.some(({ name }) => sameTagName(name, search));
  const first = words === '' ? null : (found[0]?.id ?? (creates ? CREATE : null));
  useFirstSelected(combobox, first);
  const submit = (value: string): void => {
    const tag = tags.find(({ id }) => id === value);
    if (value === CREATE) onCreate?.(tidyTagName(search));
    else if (tag) onToggle(tag, !chosen.has(tag.id));
    setSearch('');
    if (value === MORE) {
      // The focused entry is removed with the list. A dialog returns the focus to the button.
      combobox.targetRef.current?.focus();
      more?.onClick();
    }
    if (value === MORE || once) combobox.closeDropdown();
  };
  return (
    <Combobox
      store={combobox}
      width={260}
      position="bottom-start"
      shadow="lg"
      withinPortal
      onOptionSubmit={submit}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        {children({ onClick: () => combobox.toggleDropdown() })}
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          size="sm"
          aria-label={`Search: ${label}`}
          placeholder={onCreate ? 'Search or create' : 'Search'}
          maxLength={tagLimits.name}
          dir="auto"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
          }}
        />
        <Combobox.Options className={styles.options} aria-label={label}>
          {found.map((tag) => (
            <TagOption key={tag.id} tag={tag} chosen={chosen.has(tag.id)} />
          ))}
          {creates && (
            <Combobox.Option value={CREATE}>
              <Group as="span" gap={8} place="shrink">
                <IconPlus size={14} stroke={1.75} aria-hidden="true" />
                <Text as="span" place="grow" lines="cut">
                  Create “<bdi>{tidyTagName(search)}</bdi>”
                </Text>
              </Group>
            </Combobox.Option>
          )}
          {found.length === 0 && !creates && (
            <Combobox.Empty>{tags.length === 0 ? 'No tags yet' : 'No tags match'}</Combobox.Empty>
          )}
          {more && (
            <Combobox.Option value={MORE} className={styles.foot}>
              {more.label}
            </Combobox.Option>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Enter selects the first match or creates the typed tag. */
function useFirstSelected(
  { selectFirstOption, resetSelectedOption }: ReturnType<typeof useCombobox>,
  first: string | null,
): void {
  useEffect(() => {
    if (first === null) resetSelectedOption();
    else selectFirstOption();
  }, [first, selectFirstOption, resetSelectedOption]);
}

function TagOption({ tag, chosen }: { tag: Props['tags'][number]; chosen: boolean }) {
  return (
    <Combobox.Option value={tag.id} active={chosen}>
      <Group as="span" gap={8} place="shrink" data-colour={tag.colour}>
        <span className={styles.dot} aria-hidden="true" />
        <Text as="bdi" place="grow" lines="cut">
          {tag.name}
        </Text>
        {chosen ? (
          <IconCheck size={16} stroke={1.75} aria-label="selected" />
        ) : (
          tag.people !== undefined && (
            <Fine as="span" figures>
              {figure(tag.people)}
            </Fine>
          )
        )}
      </Group>
    </Combobox.Option>
  );
}
