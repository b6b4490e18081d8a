import { useEffect, useState } from 'react';
import { comesLater } from '../../../ui/later.tsx';

/** It decides on people, too, and so is larger than the panel's first page. */
export const palette = comesLater(async () => (await import('./PanelPalette.tsx')).PanelPalette, 'idle');

/** Whether somebody pressed Ctrl K or ⌘ K before the palette was here. */
export function useAskedEarly(): boolean {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (palette.current() || event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setAsked(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return asked;
}
