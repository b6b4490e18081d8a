import type { Spread, StabilityCheck } from '../../../../shared/interview/stability.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { momentText } from '../../../../shared/time/dates.ts';
import { Figures } from '../../../ui/figures/Figures.tsx';
import { Details } from '../../../ui/layout/Details.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Fine, Remark, Text } from '../../../ui/text/Text.tsx';
import styles from './Stability.module.css';

/** The results of a check: score, criteria, recommendation, and dropped quotes. */
export function StabilityFigures({ check }: { check: StabilityCheck }) {
  const { summary, runs } = check;
  const dropped = runs.flatMap((run) =>
    run.dropped.map((lost, place) => ({ ...lost, run: run.number, key: `${run.number} ${place}` })),
  );
  return (
    <Stack gap={12}>
      {summary.score && (
        <dl className={styles.figures}>
          {(
            [
              ['Lowest', summary.score.min],
              ['Median', summary.score.median],
              ['Highest', summary.score.max],
              ['Std. deviation', summary.score.deviation],
            ] as const
          ).map(([label, value]) => (
            <div key={label}>
              <Fine as="dt">{label}</Fine>
              <Text as="dd" bold>
                {value}
              </Text>
            </div>
          ))}
        </dl>
      )}
      <Text size="sm">
        {summary.changed === 0
          ? `All ${summary.runs} runs gave “${summary.usual}” (provisional).`
          : `${summary.changed} of ${summary.runs} runs gave a recommendation other than “${summary.usual}” (provisional).`}
      </Text>
      {check.builtIn && (
        <Remark>
          Scored by the built-in model. Its rules are the same on every run, so results don’t vary. With a
          connected model, this shows how much they do.
        </Remark>
      )}
      <Figures
        caption="Spread by criterion"
        columns={['Criterion', 'Ratings', 'Std. deviation', 'No evidence']}
        rows={summary.criteria.map(({ label, spread, without }) => [
          label,
          rangeText(spread),
          spread?.deviation ?? '–',
          without === 0 ? '–' : `${without} of ${summary.runs}`,
        ])}
      />
      <Details
        summary={`${counted(runs.length, 'run')}${dropped.length > 0 ? `, ${counted(dropped.length, 'quote')} dropped` : ''}`}
      >
        <Text size="sm" figures>
          {runs.map(({ number, score }) => `Run ${number}: ${score}`).join(' · ')}
        </Text>
        {dropped.length > 0 && (
          <>
            <Fine>These quotes weren’t found in the transcript and were ignored:</Fine>
            <ul className="ad-notable">
              {dropped.map(({ key, label, quote, run }) => (
                <Text key={key} as="li" lines="anywhere">
                  Run {run}, {label}: <q dir="auto">{quote}</q>
                </Text>
              ))}
            </ul>
          </>
        )}
      </Details>
      <Fine>
        {momentText(check.startedAt)} · {check.model}
        {check.startedBy && (
          <>
            {' '}
            · started by <bdi>{check.startedBy}</bdi>
          </>
        )}
      </Fine>
    </Stack>
  );
}

function rangeText(spread: Spread | null): string {
  if (!spread) return '–';
  return spread.min === spread.max ? String(spread.min) : `${spread.min}–${spread.max}`;
}
