import { useNavigate } from '@tanstack/react-router';
import type { AdminSearch } from './search.ts';

/** Changes the panel's search parameters. */
export function usePanelSearch(): {
  go: (next: Partial<AdminSearch>, replace?: boolean) => void;
  /** A new filter starts on the first page and adds no history entry. */
  filter: (next: Partial<AdminSearch>) => void;
} {
  const navigate = useNavigate({ from: '/admin' });
  const go = (next: Partial<AdminSearch>, replace = false): void => {
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  };
  return { go, filter: (next) => go({ ...next, pages: undefined }, true) };
}
