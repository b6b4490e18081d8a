import { createContext, useContext } from 'react';
import type { Me } from '../../../shared/auth/schema.ts';

/** The account using the panel; kept while the sign-in form is open, so nothing typed is unmounted. */
export const PanelPerson = createContext<Me | null>(null);

/** False for reviewers, who can read but not change anything. The server checks it as well. */
export function useMayChange(): boolean {
  return useContext(PanelPerson)?.roles.includes('admin') ?? false;
}
