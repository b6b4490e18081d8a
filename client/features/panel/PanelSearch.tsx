import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTyping } from '../../ui/hooks/useTyping.ts';
import { Fine } from '../../ui/text/Text.tsx';
import { useKeys } from './keys/useKeys.ts';
import { useSingleKeys } from './keys/useSingleKeys.ts';

type Props = {
  label: string;
  placeholder?: string;
  /** Whether the / key focuses this box. The box shows the key. */
  slash?: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A search box whose text goes into the URL shortly after typing. */
export function PanelSearch({ label, placeholder = label, slash = false, value, onChange }: Props) {
  const { box, text, type } = useTyping(value ?? '', (settled) => onChange(settled || undefined));
  const [singleKeys] = useSingleKeys();
  useKeys('page', { '/': () => box.current?.focus() }, slash);
  return (
    <TextInput
      ref={box}
      size="sm"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      rightSection={
        slash &&
        singleKeys && (
          <Fine as="span" only="desktop" aria-hidden="true">
            /
          </Fine>
        )
      }
      maxLength={100}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      // Not every browser empties a search box then, and a selection stays while there's something in it. In Safari, 229 is an Escape
      // that ends a word of an input method.
      onKeyDown={({ key, nativeEvent }) => {
        const ends = key === 'Escape' && !nativeEvent.isComposing && nativeEvent.keyCode !== 229;
        if (ends && text !== '') type('');
      }}
    />
  );
}
