import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';

type Options = {
  id?: string;
  /** Closes by itself after this many milliseconds. */
  autoClose?: number;
};

/** Short messages at the top of the screen. Errors stay until they are closed. */
export const toast = {
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
