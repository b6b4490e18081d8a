import type { CriterionGrade } from '../../../shared/workSessions/schema.ts';
import { Track } from '../../ui/figures/Track.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { Hidden, Muted, Remark, Text } from '../../ui/text/Text.tsx';
import styles from './Criteria.module.css';

/** The parts of a grade: each criterion with its weight, grade, and reason. */
export function Criteria({ criteria }: { criteria: readonly CriterionGrade[] }) {
  return (
    <Stack as="ul" gap={12}>
      {criteria.map(({ id, label, weight, grade, reason, leftOut }) => (
        <Stack key={id} as="li" gap={4}>
          <Group as="span" justify="between">
            <Text as="b" size="sm">
              {label}{' '}
              <Muted className={styles.weight}>
                {leftOut ? 'not graded' : `${Math.round(weight * 100)}% of the grade`}
              </Muted>
            </Text>
            {!leftOut && (
              <Text as="span" size="sm" figures>
                {grade}
                <Hidden> out of 100</Hidden>
              </Text>
            )}
          </Group>
          {!leftOut && <Track size="xs" percent={grade} />}
          <Remark as="span" lines="anywhere">
            {reason}
          </Remark>
        </Stack>
      ))}
    </Stack>
  );
}
