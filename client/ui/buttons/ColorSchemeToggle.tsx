import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { IconButton } from './Button.tsx';

/** Switches between light and dark; stored on this device. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const next = scheme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? IconMoon : IconSun;
  return (
    <IconButton label={`Switch to ${next} mode`} onClick={() => setColorScheme(next)}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </IconButton>
  );
}
