/**
 * Throttles calls: the first one runs `run` after `quietMs`; later ones run it at most once per `everyMs`, and once
 * after the last. Unlike a debounce, it never waits for silence, so constant events can't keep a screen from
 * updating.
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
