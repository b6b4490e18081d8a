import { comesLater } from '../../../ui/hooks/later.tsx';

/** It can decide on people, so it's too large for the panel's first load. */
export const palette = comesLater(async () => (await import('./PanelPalette.tsx')).PanelPalette, 'idle');

export const isPaletteHere = (): boolean => palette.current() !== null;
