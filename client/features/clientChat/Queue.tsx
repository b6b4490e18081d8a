import type { PracticeInfo } from '../../../shared/clientChat/schema.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { Heading, Subtitle, Text } from '../../ui/text/Text.tsx';
import { useSecondsUntil } from '../conversation/useConnection.ts';
import { Page } from '../employeeArea/Page.tsx';
import styles from './Queue.module.css';

type QueueProps = {
  queue: NonNullable<PracticeInfo['queue']>;
  clockOffset: number;
  cancelling: boolean;
  onCancel: () => void;
};

/**
 * Waiting for a client, shown as seats at the table. The server counts the places, so a reload keeps them.
 */
export function Queue({ queue, clockOffset, cancelling, onCancel }: QueueProps) {
  const at = new Date(queue.connectsAt).getTime() - clockOffset;
  // Ticks once a second; the place follows from the remaining time.
  useSecondsUntil(at);
  const left = Math.max(0, at - Date.now());
  const place = Math.min(3, Math.max(1, queue.stepMs > 0 ? Math.ceil(left / queue.stepMs) : 1));
  return (
    <Page>
      <div className={styles.queue}>
        <Stack gap={24} className={styles.inside}>
          <div className={styles.table} aria-hidden="true">
            <div className={styles.seats}>
              {[1, 2, 3].map((seat) => (
                <span key={seat} data-me={seat === place || undefined}>
                  {seat}
                </span>
              ))}
            </div>
            <div className={styles.top} />
            <div className={styles.legs}>
              <i />
              <i />
            </div>
          </div>
          <Stack gap={8} role="status">
            <Heading level={1} size={2}>
              You’re number {place} in the queue
            </Heading>
            <Text size="lead">
              Connecting you to a practice client. This usually takes less than a minute.
            </Text>
          </Stack>
          <Simulated />
          <Stack gap={8} className={styles.left}>
            <Subtitle>While you wait</Subtitle>
            <Stack as="ul" gap={4} tone="dim">
              <li>Read the whole issue before you answer.</li>
              <li>Restate the problem in your own words.</li>
              <li>Give one clear next step and a time.</li>
            </Stack>
          </Stack>
          <div>
            <Button loading={cancelling} loadingText="Canceling…" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </Stack>
      </div>
    </Page>
  );
}

/** Says who's on the other side, before every chat. */
export function Simulated() {
  return (
    <Notice kind="info">
      <b>Your client is simulated.</b> An AI plays a customer with a realistic problem. Nothing you write
      reaches a real person, so it’s safe to try things.
    </Notice>
  );
}
