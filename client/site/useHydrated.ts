import { useEffect, useState } from 'react';

/** Whether the page is hydrated: false in the server's output, true from the first effect on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
