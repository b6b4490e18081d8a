/** Connects that follow each other faster than this are one. */
export const TOGETHER_MS = 100;

/**
 * Calls `work` once however often it's asked within `ms`: at the first time when it has been quiet, and once more at
 * the end when it was asked again. The driver repeats what it missed for each try to connect.
 */
export function onceIn(ms: number, work: () => void): () => void {
  let again = false;
  let timer: NodeJS.Timeout | null = null;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = null;
      if (!again) return;
      again = false;
      work();
      rest();
    }, ms);
    timer.unref();
  };
  return () => {
    if (timer) {
      again = true;
      return;
    }
    work();
    rest();
  };
}
