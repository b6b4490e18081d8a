/**
 * Turns many calls into few: the first one runs `run` after `quietMs`, and however many follow, it runs once
 * per `everyMs` and once after the last. Unlike a debounce it never waits for silence, so a busy day cannot
 * keep a screen from moving.
 */
export function coalesce(
  run: () => void,
  { quietMs, everyMs }: { quietMs: number; everyMs: number },
): { call(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let nextAt = 0;
  return {
    call() {
      if (timer !== null) return;
      timer = setTimeout(
        () => {
          timer = null;
          nextAt = Date.now() + everyMs;
          run();
        },
        Math.max(quietMs, nextAt - Date.now()),
      );
    },
    cancel() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
    },
  };
}
