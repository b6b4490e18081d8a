import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { placeToasts, TOAST_WIDTH_PX } from './toastPlace.ts';

/** How long something can be taken back. */
const UNDO_MS = 10_000;

/** Where the messages stand. */
export function ToastStand() {
  useEffect(() => placeToasts((place) => notificationsStore.subscribe(place)), []);
  return <Notifications position="top-right" limit={3} autoClose={6_000} containerWidth={TOAST_WIDTH_PX} />;
}

export type Options = {
  id?: string;
  /** Closes by itself after this many milliseconds. */
  autoClose?: number;
};

/** The messages themselves; see toast.tsx, which brings them. */
export const shown = {
  clear(...ids: string[]): void {
    for (const id of ids) notifications.hide(id);
  },
  success(title: string, message?: string, options: Options = {}): void {
    notifications.show({
      ...options,
      title,
      message,
      color: 'green',
      icon: <IconCircleCheck size={20} stroke={1.75} />,
      withBorder: false,
    });
  },
  info(title: string, message?: string, options: Options = {}): void {
    notifications.show({
      ...options,
      title,
      message,
      color: 'blue',
      icon: <IconInfoCircle size={20} stroke={1.75} />,
    });
  },
  /** Something done that can be taken back for ten seconds; null when it cannot. */
  undoable(title: string, message: string, { id, undo }: { id: string; undo: (() => void) | null }): void {
    // The one before, about the same thing, is out of date; a new name begins a new time.
    for (const old of [id, `${id}-undone`]) notifications.hide(old);
    const shown = undo ? id : `${id}-undone`;
    notifications.show({
      id: shown,
      title,
      color: 'green',
      icon: <IconCircleCheck size={20} stroke={1.75} />,
      autoClose: undo ? UNDO_MS : 6_000,
      message: (
        <span className="row g8">
          <span className="grow break" dir="auto">
            {message}
          </span>
          {undo && (
            <button
              type="button"
              className="btn default xs"
              onClick={() => {
                notifications.hide(shown);
                undo();
              }}
            >
              Undo
            </button>
          )}
        </span>
      ),
    });
  },
  error(title: string, message?: string, options: Options = {}): void {
    notifications.show({
      ...options,
      title,
      message,
      color: 'red',
      icon: <IconAlertCircle size={20} stroke={1.75} />,
      autoClose: false,
      role: 'alert',
    });
  },
};
