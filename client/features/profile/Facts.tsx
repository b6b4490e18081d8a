import { IconCircleCheck } from '@tabler/icons-react';
import { percentText } from '../../../shared/employee/statistics.ts';
import type { ProfileView } from '../../../shared/profile/schema.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { TitledPanel } from '../../ui/layout/Panel.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import styles from './ProfilePage.module.css';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** Performance stats (specification file 2 §2, §9). */
export function Performance({ stats }: { stats: ProfileView['stats'] }) {
  const rows: [string, string][] = [
    ['Accuracy rate', percentText(stats.accuracy)],
    ['Average score', percentText(stats.averageScore)],
    ['Total tasks', String(stats.totalTasks)],
  ];
  return (
    <TitledPanel title="Performance" gap={8}>
      <dl className={styles.stats}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <Remark as="dt">{label}</Remark>
            <Text as="dd" figures className={styles.figure}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      <Remark>
        {stats.totalTasks === 0
          ? 'Your stats will appear here after your first task.'
          : 'Accuracy rate and average score are both your success rate: completed tasks divided by all tasks. Your grades are in Reports.'}
      </Remark>
    </TitledPanel>
  );
}

/** Read-only facts about the account. */
export function AccountInfo({ profile }: { profile: ProfileView }) {
  return (
    <TitledPanel title="Account" gap={8}>
      <dl className={styles.lines}>
        <div>
          <Text as="dt" tone="dim">
            Member since
          </Text>
          <dd>{month.format(new Date(profile.memberSince))}</dd>
        </div>
        <div>
          <Text as="dt" tone="dim">
            Account Status
          </Text>
          <Group as="dd" gap={6} className={styles.active}>
            <IconCircleCheck size={16} stroke={1.75} aria-hidden="true" />
            Active
          </Group>
        </div>
        <div>
          <Text as="dt" tone="dim">
            Last updated
          </Text>
          <dd>{momentText(profile.updatedAt)}</dd>
        </div>
      </dl>
    </TitledPanel>
  );
}
