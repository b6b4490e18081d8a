import type { RatingLevels } from '../../../../shared/jobs/rubrics.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import styles from './Reading.module.css';

const steps = [
  ['5', 'high'],
  ['3', 'middle'],
  ['1', 'low'],
] as const;

/** What a rating of 5, 3, and 1 looks like. */
export function LevelTexts({ levels, label }: { levels: RatingLevels | undefined; label: string }) {
  if (!levels) return null;
  return (
    <Stack as="dl" gap={4} className={styles.levels} aria-label={`What ratings mean: ${label}`}>
      {steps.map(([step, name]) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd dir="auto">{levels[name]}</dd>
        </div>
      ))}
    </Stack>
  );
}
