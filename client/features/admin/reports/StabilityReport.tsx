import { momentText } from '../../../../shared/time/dates.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { Figures } from '../../../ui/Figures.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonLines } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PanelSection } from '../PanelParts.tsx';

/** How far scores can be relied on, over the latest checks; no scores, no names. */
export function StabilityReport() {
  const report = trpc.admin.stability.report.useQuery();
  const data = report.data;
  return (
    <PanelSection id="stability-title" title="Stability of scores" gap={12}>
      {report.isPending && <SkeletonLines widths={['60%', '96%', '92%']} />}
      {report.isError && !data && <Notice kind="bad">{readError(report.error).message}</Notice>}
      {data?.checks === 0 && (
        <Text tone="dim">
          No checks yet. “Check stability” next to an interview’s score scores it several times.
        </Text>
      )}
      {data && data.checks > 0 && (
        <>
          <Text size="sm">
            {data.checks === 1 ? '1 check' : `${data.checks} checks`} of{' '}
            {data.people === 1 ? '1 person' : `${data.people} people`}. The widest spread was{' '}
            {data.worst === 1 ? '1 point' : `${data.worst} points`};{' '}
            {data.changed === 1 ? 'in 1 check' : `in ${data.changed} checks`} a run came to another
            recommendation.
          </Text>
          <Figures
            caption="Latest checks"
            columns={['When', 'Model', 'Runs', 'Spread', 'Deviation', 'Changed']}
            rows={data.latest.map(({ at, model, runs, range, deviation, changed }) => [
              momentText(at),
              model,
              runs,
              range,
              deviation,
              changed,
            ])}
          />
        </>
      )}
    </PanelSection>
  );
}
