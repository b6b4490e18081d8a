import { createContext } from 'react';

/** Opens the list of the panel's keys. */
export const OpenKeysHelp = createContext<() => void>(() => undefined);
