import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Group } from '../../ui/Stack.tsx';
import { Hidden } from '../../ui/Text.tsx';

/** The key that the page reads before its first paint, and that the rest of the app uses. */
const KEY = 'color-scheme';

/** Light becomes dark and the other way round; remembered on this device. */
function switchScheme(): void {
  const root = document.documentElement;
  const next = root.getAttribute('data-mantine-color-scheme') === 'dark' ? 'light' : 'dark';
  root.setAttribute('data-mantine-color-scheme', next);
  try {
    localStorage.setItem(KEY, next);
    // Other tabs hear of it by themselves; the parts of this one that keep the scheme in their state do not.
    window.dispatchEvent(
      new StorageEvent('storage', { key: KEY, newValue: next, storageArea: localStorage }),
    );
  } catch {
    // A browser that keeps nothing still changes the colours of this page.
  }
}

/** Both wordings are in the page and the style sheet shows the one that fits, so nothing waits for a script. */
export function SchemeToggle({ inWords = false }: { inWords?: boolean }) {
  const words = (text: string): ReactNode => (inWords ? text : <Hidden>{text}</Hidden>);
  return (
    <Button
      variant="quiet"
      {...(inWords ? { size: 'lg', full: true } : { square: true })}
      className="sh-script"
      onClick={switchScheme}
    >
      <Group as="span" gap={8} className="sh-light">
        <IconMoon size={18} stroke={1.75} aria-hidden="true" />
        {words('Dark mode')}
      </Group>
      <Group as="span" gap={8} className="sh-dark">
        <IconSun size={18} stroke={1.75} aria-hidden="true" />
        {words('Light mode')}
      </Group>
    </Button>
  );
}
