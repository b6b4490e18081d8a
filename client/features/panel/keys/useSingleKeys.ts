import { useLocalStorage } from '@mantine/hooks';

/** Whether single-letter shortcuts are on (WCAG 2.1.4); stored on this device. */
export function useSingleKeys(): [on: boolean, turn: (on: boolean) => void] {
  const [value, setValue] = useLocalStorage<string>({
    key: 'single-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  });
  return [value !== 'off', (on) => setValue(on ? 'on' : 'off')];
}
