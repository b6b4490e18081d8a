import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { placeToasts, TOAST_WIDTH_PX } from './toastPlace.ts';
import { createToastTopics } from './toastTopics.ts';

/** How long something can be undone. */
const UNDO_MS = 10_000;
const STAY_MS = 6_000;
/** Messages on the screen at once. Errors stay until they are closed, so an older one makes room for a newer one. */
const LIMIT = 3;

/** Where the messages stand. */
export function ToastStand() {
  useEffect(() => placeToasts((place) => notificationsStore.subscribe(place)), []);
  return (
    <Notifications position="top-right" limit={LIMIT} autoClose={STAY_MS} containerWidth={TOAST_WIDTH_PX} />
  );
}

export type Options = {
  /** What the message is about: a newer message about the same thing replaces it. Its title when left out. */
  id?: string;
  /** Closes by itself after this many milliseconds. */
  autoClose?: number;
};

const topics = createToastTopics(LIMIT, (id) => notifications.hide(id));

const looks = {
  success: { color: 'green', icon: <IconCircleCheck size={20} stroke={1.75} /> },
  info: { color: 'blue', icon: <IconInfoCircle size={20} stroke={1.75} /> },
  error: { color: 'red', icon: <IconAlertCircle size={20} stroke={1.75} />, autoClose: false, role: 'alert' },
} as const;

function show(
  look: keyof typeof looks,
  title: string,
  message: ReactNode,
  { id: topic = title, ...options }: Options,
): string {
  const id = crypto.randomUUID();
  topics.begin(topic, id);
  notifications.show({
    ...looks[look],
    ...options,
    id,
    title,
    message,
    onClose: () => topics.end(topic, id),
  });
  return id;
}

/** The messages themselves; see toast.tsx, which brings them. */
export const shown = {
  clear(...ids: string[]): void {
    for (const topic of ids) topics.clear(topic);
  },
  success(title: string, message?: string, options: Options = {}): void {
    show('success', title, message, options);
  },
  info(title: string, message?: string, options: Options = {}): void {
    show('info', title, message, options);
  },
  /** Something done that can be undone for ten seconds; null when it can't. */
  undoable(title: string, message: string, { id, undo }: { id: string; undo: (() => void) | null }): void {
    const text = (
      <span className="row g8">
        <span className="grow break" dir="auto">
          {message}
        </span>
        {undo && (
          <button
            type="button"
            className="btn default xs"
            onClick={() => {
              topics.clear(id);
              undo();
            }}
          >
            Undo
          </button>
        )}
      </span>
    );
    show('success', title, text, { id, autoClose: undo ? UNDO_MS : STAY_MS });
  },
  error(title: string, message?: string, options: Options = {}): void {
    show('error', title, message, options);
  },
};
