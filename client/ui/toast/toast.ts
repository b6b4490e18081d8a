import type { ToastOptions, toasts } from './toastHost.ts';

let loaded: Promise<typeof toasts | null> | null = null;

/**
 * One load for all messages: two imports under way may arrive in the other order, and a message would be cleared by what was
 * called before it. Without a connection the toast code may not load; failures are then shown where they happened as well.
 */
function withToasts(say: (there: typeof toasts) => void): void {
  loaded ??= import('./toastHost.ts').then(
    ({ toasts }) => toasts,
    () => {
      loaded = null;
      return null;
    },
  );
  void loaded.then((there) => there && say(there));
}

const shows =
  <O extends ToastOptions>(kind: 'success' | 'info' | 'error') =>
  (title: string, message?: string, options?: O): void =>
    withToasts(({ show }) => show(kind, title, message, options));

/**
 * Short messages at the edge of the screen. Errors stay until closed. A newer message with the same `id`, or
 * else title, replaces the older one. Their code isn't part of the first load.
 */
export const toast = {
  /** Loads the toast code before it's needed. */
  preload: (): void => withToasts(() => undefined),
  /** Removes outdated messages, such as a refusal after access was granted. */
  clear: (...ids: string[]): void => withToasts(({ clear }) => ids.forEach(clear)),
  success: shows('success'),
  info: shows('info'),
  error: shows('error'),
  /**
   * Something done that can be undone for ten seconds, and longer under the pointer; null when it can't. After `undoMs`,
   * Undo is gone in any case.
   */
  undoable: shows<{ id: string; undo: (() => void) | null; undoMs?: number }>('success'),
};
