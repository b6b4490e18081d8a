import {
  type ValidityReport as Report,
  TASKS_FROM,
  VALIDITY_FROM,
  validitySentence,
} from '../../../shared/reports/validity.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { withMinus } from '../../../shared/text/minus.ts';
import { trpc } from '../../trpc.ts';
import { Stat, Stats } from '../../ui/figures/Stat.tsx';
import { Details } from '../../ui/layout/Details.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { PanelSection } from '../panel/PanelParts.tsx';

/** Whether interview scores predict work grades, over all hired people with graded work. */
export function ValidityReport() {
  const report = trpc.admin.reports.validity.useQuery();
  return (
    <PanelSection id="validity-title" title="Scores and later work" gap={12}>
      {report.isError && !report.data && <QueryError title="We couldn’t load this report" query={report} />}
      {report.data && <Shown report={report.data} />}
      <Method />
    </PanelSection>
  );
}

function Shown({ report: { people, correlation, ownOnly } }: { report: Report }) {
  const left = ownOnly && (
    <Remark>Interviews you haven’t rated yet, and the people in them, are left out.</Remark>
  );
  if (people < VALIDITY_FROM) {
    return (
      <Stack gap={4}>
        <Text tone="dim">
          {people === 0
            ? 'No one has both a confirmed interview score and graded work yet.'
            : `${counted(people, 'person has', 'people have')} both a confirmed interview score and graded work.`}{' '}
          With at least {VALIDITY_FROM} people, this will show whether scores predict grades.
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
        <Stat label="People">{figure(people)}</Stat>
        <Stat label="Correlation">{signed(correlation.r)}</Stat>
        <Stat label="95% interval">
          {signed(correlation.low)} to {signed(correlation.high)}
        </Stat>
      </Stats>
      {left}
    </>
  );
}

const signed = (value: number): string => withMinus(value, 2);

function Method() {
  return (
    <Details summary="How this is calculated">
      <Stack gap={8} size="sm" tone="dim">
        <p>
          We compare each person’s latest interview score with the average grade of their tasks after that
          interview. The score must be confirmed and use the current method, and at least {TASKS_FROM} tasks
          must be graded. If HR changed a grade, the new one counts.
        </p>
        <p>
          The correlation (Pearson’s r) is 1 when grades rise in step with scores, and 0 when the two are
          unrelated. The interval is the range the true figure falls in 95 times out of 100. Only people you
          hired are included. Few of them had low scores, so the figure is lower than it would be for everyone
          you interviewed.
        </p>
      </Stack>
    </Details>
  );
}
