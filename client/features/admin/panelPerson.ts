import { createContext, useContext } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';

/** Who uses the panel here; stays while they are asked to sign in again, so that nothing they typed is taken down. */
export const PanelPerson = createContext<Me | null>(null);

/** False for a reviewer: they read everything and change nothing. The server refuses either way. */
export function useMayChange(): boolean {
  return useContext(PanelPerson)?.roles.includes('admin') ?? false;
}
