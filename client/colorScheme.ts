import { localStorageColorSchemeManager } from '@mantine/core';

/** The same key that index.html reads before the first paint. */
export const colorScheme = localStorageColorSchemeManager({ key: 'color-scheme' });
