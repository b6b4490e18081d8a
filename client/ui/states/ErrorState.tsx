import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import { Button } from '../buttons/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text, Title } from '../text/Text.tsx';
import styles from './EmptyState.module.css';

type Props = {
  title: string;
  message: string;
  onRetry: () => void;
};

/** A place that failed to load, and what to do about it. */
export function ErrorState({ title, message, onRetry }: Props) {
  return (
    <Stack gap={12} align="start" className={styles.error} role="alert">
      <IconAlertCircle size={28} stroke={1.75} aria-hidden="true" />
      <Title>{title}</Title>
      <Text tone="dim">{message}</Text>
      <Button icon={IconRefresh} onClick={onRetry}>
        Try again
      </Button>
    </Stack>
  );
}
