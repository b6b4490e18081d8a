import { comesLater } from '../../../ui/later.tsx';

/** It decides on people, too, and so is larger than the panel's first page. */
export const palette = comesLater(async () => (await import('./PanelPalette.tsx')).PanelPalette, 'idle');

export const isPaletteHere = (): boolean => palette.current() !== null;
