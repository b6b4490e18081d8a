import { useEffect, useState } from 'react';

/** Whether the page is hydrated: false in the server's output, true from the first effect on. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
