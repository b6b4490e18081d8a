import { IconBooks } from '@tabler/icons-react';
import { brand } from '../../../shared/company/brand.ts';
import type { DashboardView } from '../../../shared/employee/schema.ts';
import { durationText } from '../../../shared/employee/statistics.ts';
import { counted } from '../../../shared/text/counted.ts';
import { trpc } from '../../trpc.ts';
import { TitledPanel } from '../../ui/layout/Panel.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { Feedback } from '../employeeArea/Feedback.tsx';
import styles from './StartCard.module.css';

/** Beside the way into a shift: where the last one ended, or how the first one goes. */
export function BesideStart() {
  const view = trpc.employee.dashboard.useQuery();
  if (view.isError && !view.data) return null;
  if (!view.data) return <Skeleton height={220} className={styles.waiting} />;
  const { lastShift } = view.data;
  return (
    <TitledPanel title={lastShift ? 'Where you left off' : 'How a shift works'}>
      {lastShift ? <LastShift shift={lastShift} feedback={view.data.lastFeedback} /> : <FirstShift />}
      <hr />
      <TextLink to="/employee/resources" size="sm" bold quiet gap={8}>
        <IconBooks size={16} stroke={1.75} aria-hidden="true" />
        Resources: email templates and guides
      </TextLink>
    </TitledPanel>
  );
}

type LastShiftProps = {
  shift: NonNullable<DashboardView['lastShift']>;
  feedback: DashboardView['lastFeedback'];
};

function LastShift({ shift, feedback }: LastShiftProps) {
  return (
    <>
      <Text tone="dim" figures>
        Last shift: {durationText(shift.minutes)}, {counted(shift.tasks, 'task')}
      </Text>
      {feedback && <Feedback item={feedback} />}
    </>
  );
}

function FirstShift() {
  const { supervisor } = brand;
  return (
    <ol className={styles.steps}>
      <li>{supervisor.name} gives you one task at a time, with everything you need for it.</li>
      <li>Send your answer in the chat. {supervisor.name} grades it and tells you what was missing.</li>
      <li>Short breaks are fine. Press End Session for a longer one, or when you’re done.</li>
    </ol>
  );
}
