import { Link } from '@tanstack/react-router';
import type { Stage, StageTime } from '../../../shared/candidates/stages.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { ChartFrame, ChartKey } from '../../ui/figures/ChartFrame.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Muted, Text } from '../../ui/text/Text.tsx';
import parts from '../panel/parts.module.css';
import styles from './overview.module.css';

const names: Record<Stage, string> = {
  applied: 'Applied',
  shortlisted: 'Shortlisted',
  interviewed: 'Interviewed',
};

const daysText = (days: number | null): string =>
  days === null ? '–' : days === 0 ? 'same day' : counted(days, 'day');

/** How long people stay in each stage. */
export function StageTimes({ stages }: { stages: readonly StageTime[] | undefined }) {
  const empty = stages?.every(({ moved, waiting }) => moved + waiting === 0);
  const longest = Math.max(1, ...(stages ?? []).map(({ p90Days }) => p90Days ?? 0));
  const share = (days: number | null): string => `${((days ?? 0) / longest) * 100}%`;
  return (
    <ChartFrame
      title="Time in stage"
      className={parts.space}
      aside={
        !empty && (
          <Group as="span" gap={16}>
            <ChartKey look="main">Median</ChartKey>
            <ChartKey look="soft">90th percentile</ChartKey>
          </Group>
        )
      }
      note="Calendar days for people who left a stage in this period or are still in it."
      nothing={empty && 'No one was in any stage in this period.'}
      figures={
        stages
          ? {
              columns: ['Stage', 'Median', '90th percentile', 'Moved on', 'Waiting now', 'Longest wait'],
              rows: stages.map(({ stage, medianDays, p90Days, moved, waiting, longestDays }) => [
                names[stage],
                daysText(medianDays),
                daysText(p90Days),
                moved,
                waiting,
                waiting > 0 ? daysText(longestDays) : '–',
              ]),
            }
          : null
      }
    >
      <ul className={styles.lines}>
        {stages?.map(({ stage, medianDays, p90Days, moved, waiting, longestDays }) => (
          <li key={stage}>
            <Group gap={8} justify="between">
              <Link to="/admin" search={{ tab: 'candidates', status: stage, sort: 'oldest' }}>
                {names[stage]}
              </Link>
              <Text as="span" figures>
                <b>{daysText(medianDays)}</b> {p90Days !== null && <Muted>· 90th: {daysText(p90Days)}</Muted>}
              </Text>
            </Group>
            <span className={styles.track} data-double="" aria-hidden="true">
              <i data-status="soft" style={{ width: share(p90Days) }} />
              <i data-status="hired" style={{ width: share(medianDays) }} />
            </span>
            <Fine as="span" figures>
              {figure(moved)} moved on · {figure(waiting)} waiting
              {longestDays !== null && waiting > 0 && `, longest ${daysText(longestDays)}`}
            </Fine>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
