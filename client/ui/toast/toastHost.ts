import button from '../buttons/Button.module.css';
import styles from './Toast.module.css';
import { placeToasts } from './toastPlace.ts';
import { closeLater } from './toastTimer.ts';
import { createToastTopics } from './toastTopics.ts';

const STAY_MS = 6_000;
/** How long something can be undone. */
const UNDO_MS = 10_000;
/** Messages on the screen at once. Errors stay until closed, so an older one makes room for a newer one. */
const LIMIT = 3;

export type ToastOptions = {
  /** The message's topic: a newer one with the same id replaces it. The title when left out. */
  id?: string;
  /** Closes on its own after this many milliseconds. */
  autoClose?: number;
};

type Kind = 'success' | 'info' | 'error';
type Options = ToastOptions & { undo?: (() => void) | null; undoMs?: number };

/** The same success again within this time comes from a double click. */
const ECHO_MS = 1_000;
let last = { words: '', at: Number.NEGATIVE_INFINITY };

function isEcho(words: string): boolean {
  const at = performance.now();
  const echo = words === last.words && at - last.at < ECHO_MS;
  last = { words, at };
  return echo;
}

/** The messages on the screen, by number. */
const shown = new Map<string, HTMLElement>();
const topics = createToastTopics(LIMIT, (id) => {
  shown.get(id)?.remove();
  shown.delete(id);
});
let count = 0;

/** Drawn without a library, with their own markup, so both clients show the same messages. */
export const toasts = {
  clear: (topic: string): void => topics.clear(topic),
  show(kind: Kind, title: string, message: string | undefined, options: Options = {}): void {
    if (kind === 'success' && !('undo' in options) && isEcho(`${title}\n${message ?? ''}`)) return;
    const topic = options.id ?? title;
    const id = String(++count);
    const close = (): void => {
      shown.get(id)?.remove();
      shown.delete(id);
      topics.end(topic, id);
    };
    const { undoMs = Number.POSITIVE_INFINITY } = options;
    const undo = (): void => {
      close();
      options.undo?.();
    };
    const undoes = options.undo && undoMs > 0 ? pressable('Undo', 'default', undo) : null;
    const closes = pressable('×', 'subtle', close, 'Close');
    const toast = element('div', styles.toast, [
      element('div', styles.words, [
        element('b', styles.title, [title]),
        ...(message ? [element('p', undefined, [message])] : []),
      ]),
      ...(undoes ? [undoes] : []),
      closes,
    ]);
    toast.dataset.kind = kind;
    toast.dir = 'auto';
    toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
    topics.begin(topic, id);
    shown.set(id, toast);
    place().append(toast);
    const stays = options.autoClose ?? (undoMs > STAY_MS && undoes ? UNDO_MS : STAY_MS);
    const end = (): void => {
      // Removing the focused button would lose the focus, and the message might never close.
      if (document.activeElement === undoes) closes.focus();
      undoes?.remove();
    };
    if (kind !== 'error' || options.autoClose) closeLater(toast, stays, close, undoes && { end, ms: undoMs });
  },
};

function element(tag: string, className: string | undefined, children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

function pressable(text: string, variant: string, press: () => void, label?: string): HTMLElement {
  const made = element('button', button.root, [text]);
  made.setAttribute('type', 'button');
  if (label) made.ariaLabel = label;
  Object.assign(made.dataset, { variant, size: 'xs', ...(label ? { square: '' } : {}) });
  made.addEventListener('click', press);
  return made;
}

let host: HTMLElement | null = null;

/** Their container: a live region that exists before the first message is announced. */
function place(): HTMLElement {
  if (!host) {
    host = element('div', styles.host, []);
    host.dataset.toasts = '';
    host.setAttribute('aria-live', 'polite');
    placeToasts(host);
  }
  if (!host.isConnected) document.body.append(host);
  return host;
}
