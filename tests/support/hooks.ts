import { vi } from 'vitest';

type Effect = { run: () => unknown; needs: readonly unknown[] | undefined; end: unknown };
type Slot = { value: unknown } & Partial<Effect>;

/** As many as React draws before it gives up. */
const DRAWN_MAX = 25;

const differs = (one: readonly unknown[] | undefined, other: readonly unknown[] | undefined): boolean =>
  !one || !other || one.some((value, index) => !Object.is(value, other[index]));

/**
 * Replaces React for the modules imported after it, so that a hook runs outside a browser: state, refs, and effects are kept from
 * one `render` to the next, and what changes state while it draws, or in an effect, is drawn again. Returns the functions that render and unmount.
 */
export function withoutBrowser() {
  const slots: Slot[] = [];
  let [next, waiting]: [number, Slot[]] = [0, []];
  let changed = false;
  const slot = (first: () => unknown): Slot => {
    const index = next++;
    slots[index] ??= { value: first() };
    return slots[index];
  };
  const effect = (run: () => unknown, needs?: readonly unknown[]): void => {
    const kept = slot(() => undefined);
    if (kept.run && !differs(kept.needs, needs)) return;
    Object.assign(kept, { run, needs });
    waiting.push(kept);
  };
  const end = (kept: Slot): void => {
    if (typeof kept.end === 'function') kept.end();
    kept.end = undefined;
  };
  vi.resetModules();
  vi.doMock('react', async (original) => ({
    ...(await original<object>()),
    useState(first: unknown) {
      const kept = slot(() => (typeof first === 'function' ? first() : first));
      const set = (value: unknown): void => {
        const now = typeof value === 'function' ? value(kept.value) : value;
        changed ||= !Object.is(now, kept.value);
        kept.value = now;
      };
      return [kept.value, set];
    },
    useRef: (current: unknown) => slot(() => ({ current })).value,
    useCallback(call: unknown, needs: readonly unknown[]) {
      const kept = slot(() => call);
      if (differs(kept.needs, needs)) Object.assign(kept, { value: call, needs });
      return kept.value;
    },
    useEffect: effect,
    useLayoutEffect: effect,
  }));
  return {
    render<T>(hook: () => T, again = 0): T {
      if (again > DRAWN_MAX) throw new Error('Too many renders');
      [next, changed] = [0, false];
      const result = hook();
      for (const kept of waiting) {
        end(kept);
        kept.end = kept.run?.();
      }
      waiting = [];
      return changed ? this.render(hook, again + 1) : result;
    },
    unmount(): void {
      for (const kept of slots) end(kept);
      vi.doUnmock('react');
      vi.resetModules();
    },
  };
}
