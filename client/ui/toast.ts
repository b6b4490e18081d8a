import type { ToastOptions, toasts } from './toastHost.ts';

/** Without a line the part that draws messages may not come; what failed then stands where it failed, too. */
const tell = (say: (there: typeof toasts) => void): void =>
  void import('./toastHost.ts').then(({ toasts }) => say(toasts)).catch(() => undefined);

const shows =
  <O extends ToastOptions>(kind: 'success' | 'info' | 'error') =>
  (title: string, message?: string, options?: O): void =>
    tell(({ show }) => show(kind, title, message, options));

/**
 * Short messages at the edge of the screen. Errors stay until they're closed. A newer message about the same thing, which
 * `id` names, or else the title, replaces the older one. What draws them is no part of a first load.
 */
export const toast = {
  /** Fetches what draws messages, before one is needed. */
  preload: (): void => tell(() => undefined),
  /** Removes messages that are no longer true, such as a refusal after the door opened. */
  clear: (...ids: string[]): void => tell(({ clear }) => ids.forEach(clear)),
  success: shows('success'),
  info: shows('info'),
  error: shows('error'),
  /** Something done that can be undone for ten seconds; null when it can't. */
  undoable: shows<{ id: string; undo: (() => void) | null }>('success'),
};
