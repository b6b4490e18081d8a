import { IconMoon, IconSun } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import { Hidden } from '../../../ui/text/Text.tsx';

/** The storage key that the page reads before its first paint; the rest of the app uses the same one. */
const KEY = 'color-scheme';

/** Toggles light and dark; remembered on this device. */
function switchScheme(): void {
  const root = document.documentElement;
  const next = root.getAttribute('data-mantine-color-scheme') === 'dark' ? 'light' : 'dark';
  root.setAttribute('data-mantine-color-scheme', next);
  try {
    localStorage.setItem(KEY, next);
    // Other tabs get the storage event on their own; components of this tab that keep the scheme in their
    // state don't.
    window.dispatchEvent(
      new StorageEvent('storage', { key: KEY, newValue: next, storageArea: localStorage }),
    );
  } catch {
    // Without storage, the colors still change on this page.
  }
}

/** Both labels are in the page and the style sheet shows the right one, so nothing waits for a script. */
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
