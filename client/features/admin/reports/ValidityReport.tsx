import {
  type ValidityReport as Report,
  TASKS_FROM,
  VALIDITY_FROM,
  validitySentence,
} from '../../../../shared/reports/validity.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Stat, Stats } from '../../../ui/Stat.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PanelSection } from '../PanelParts.tsx';

/** Whether interview scores foretell work grades, over everyone who was hired and has worked. */
export function ValidityReport() {
  const report = trpc.admin.reports.validity.useQuery();
  return (
    <PanelSection id="validity-title" title="Scores and later work" gap={12}>
      {report.isError && !report.data && (
        <ErrorState
          title="We couldn’t load this report"
          message={readError(report.error).message}
          onRetry={() => report.refetch()}
        />
      )}
      {report.data && <Shown report={report.data} />}
      <Method />
    </PanelSection>
  );
}

function Shown({ report: { people, correlation, ownOnly } }: { report: Report }) {
  const left = ownOnly && (
    <Text size="sm" tone="dim">
      Interviews you haven’t rated yet are left out, and so are the people in them.
    </Text>
  );
  if (people < VALIDITY_FROM) {
    return (
      <Stack gap={4}>
        <Text tone="dim">
          {people === 0
            ? 'No one has both a confirmed interview score and graded work yet.'
            : `${counted(people, 'person has', 'people have')} both a confirmed interview score and graded work.`}{' '}
          From {VALIDITY_FROM} people on, this shows whether scores predict grades.
        </Text>
        {left}
      </Stack>
    );
  }
  if (!correlation) {
    return (
      <Stack gap={4}>
        <Text tone="dim">
          All {people} people have the same score or the same grade, so nothing can be compared.
        </Text>
        {left}
      </Stack>
    );
  }
  return (
    <>
      <p>{validitySentence(correlation)}</p>
      <Stats columns={3}>
        <Stat label="People">{people.toLocaleString('en-US')}</Stat>
        <Stat label="Correlation">{signed(correlation.r)}</Stat>
        <Stat label="95% interval">
          {signed(correlation.low)} to {signed(correlation.high)}
        </Stat>
      </Stats>
      {left}
    </>
  );
}

/** "0.42", "−0.10"; a real minus sign. */
const signed = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(2)}`;

function Method() {
  return (
    <details className="sm">
      <summary>How this is counted</summary>
      <div className="stack g8 dim" style={{ paddingTop: 8 }}>
        <p>
          Each person’s newest interview score, if someone confirmed it and it’s of today’s method, is put
          beside the mean grade of their tasks after that interview; {TASKS_FROM} graded tasks are needed.
          Grades that HR changed count as changed.
        </p>
        <p>
          The correlation (Pearson’s r) is 1 when grades rise exactly with scores, and 0 when they have
          nothing to do with each other. The interval is where the true figure lies 95 times in 100. Only
          people you hired are in it; with fewer low scores among them, the figure comes out lower than it’d
          be for everyone.
        </p>
      </div>
    </details>
  );
}
