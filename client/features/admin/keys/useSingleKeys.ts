import { useLocalStorage } from '@mantine/hooks';

/** Whether single letters do something in the panel (WCAG 2.1.4); the choice stays on this device. */
export function useSingleKeys(): [on: boolean, turn: (on: boolean) => void] {
  const [value, setValue] = useLocalStorage<string>({
    key: 'single-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  });
  return [value !== 'off', (on) => setValue(on ? 'on' : 'off')];
}
