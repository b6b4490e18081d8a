import { TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Fine } from '../../ui/Text.tsx';
import { useTyping } from '../../ui/useTyping.ts';

type Props = {
  label: string;
  placeholder?: string;
  /** Shows that / leads here, which it does where true. */
  slash?: boolean;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
};

/** A search box whose text goes into the URL shortly after typing. */
export function PanelSearch({ label, placeholder = label, slash, value, onChange }: Props) {
  const { box, text, type } = useTyping(value ?? '', (settled) => onChange(settled || undefined));
  useHotkeys(slash ? [['/', () => box.current?.focus()]] : []);
  return (
    <TextInput
      ref={box}
      size="sm"
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      rightSection={
        slash !== undefined && (
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
