import type { ToastOptions, toasts } from './toastHost.ts';

/** Without a connection the toast code may not load; failures are then shown where they happened as well. */
const withToasts = (say: (there: typeof toasts) => void): void =>
  void import('./toastHost.ts').then(({ toasts }) => say(toasts)).catch(() => undefined);

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
