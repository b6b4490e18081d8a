import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

/** A search box whose text goes into the URL shortly after typing. */
export function PanelSearch(props: {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const current = props.value ?? '';
  const [text, setText] = useState(current);
  const pushed = useRef(current);
  const push = useDebouncedCallback((value: string) => {
    pushed.current = value.trim();
    props.onChange(pushed.current || undefined);
  }, 250);
  useEffect(() => {
    // Back and forward change the URL without the box.
    if (current === pushed.current) return;
    pushed.current = current;
    setText(current);
  }, [current]);
  return (
    <TextInput
      size="sm"
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      maxLength={100}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        push(event.currentTarget.value);
      }}
    />
  );
}
