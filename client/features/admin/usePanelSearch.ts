import { useNavigate } from '@tanstack/react-router';
import type { AdminSearch } from './search.ts';

/** Changes what the panel's address says. */
export function usePanelSearch(): {
  go: (next: Partial<AdminSearch>, replace?: boolean) => void;
  /** A new filter starts on the first page and leaves no step in the history. */
  filter: (next: Partial<AdminSearch>) => void;
} {
  const navigate = useNavigate({ from: '/admin' });
  const go = (next: Partial<AdminSearch>, replace = false): void => {
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  };
  return { go, filter: (next) => go({ ...next, pages: undefined }, true) };
}
