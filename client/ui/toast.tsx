import { comesLater } from './later.tsx';
import type { Options, shown } from './toastLibrary.tsx';

const library = () => import('./toastLibrary.tsx');

/** The place for messages. Its library is no part of the first load: it comes when the page is idle. */
export const toasts = comesLater(async () => (await library()).ToastStand, 'idle');

/** Without a line the library may not come at all; what failed then stands where it failed, too. */
function say(speak: (message: typeof shown) => void): void {
  toasts.preload();
  library().then(
    (loaded) => speak(loaded.shown),
    () => undefined,
  );
}

/** What is said again within this time comes from one click too many. */
const ECHO_MS = 1_000;
let lastSaid = { words: '', at: Number.NEGATIVE_INFINITY };

function isEcho(title: string, message: string | undefined): boolean {
  const words = `${title}\n${message ?? ''}`;
  const at = performance.now();
  const echo = words === lastSaid.words && at - lastSaid.at < ECHO_MS;
  lastSaid = { words, at };
  return echo;
}

/** Short messages at the top of the screen. Errors stay until they are closed. */
export const toast = {
  /** Takes messages back that are no longer true, such as a refusal after the door opened. */
  clear: (...ids: string[]): void => say((shown) => shown.clear(...ids)),
  success(title: string, message?: string, options?: Options): void {
    if (!isEcho(title, message)) say((shown) => shown.success(title, message, options));
  },
  info: (title: string, message?: string, options?: Options): void =>
    say((shown) => shown.info(title, message, options)),
  error: (title: string, message?: string, options?: Options): void =>
    say((shown) => shown.error(title, message, options)),
  /** Something done that can be taken back for ten seconds; null when it cannot. */
  undoable: (title: string, message: string, how: { id: string; undo: (() => void) | null }): void =>
    say((shown) => shown.undoable(title, message, how)),
};
