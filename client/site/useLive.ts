import { useEffect, useState } from 'react';

/** Whether the script has taken over: false in what the server sends, true from the first effect on. */
export function useLive(): boolean {
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return live;
}
