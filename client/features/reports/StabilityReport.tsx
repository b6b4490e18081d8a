import { counted } from '../../../shared/text/counted.ts';
import { momentText } from '../../../shared/time/dates.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { Notice } from '../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { PanelSection } from '../panel/PanelParts.tsx';

/** Score stability over the latest checks, without scores or names. */
export function StabilityReport() {
  const report = trpc.admin.stability.report.useQuery();
  const data = report.data;
  return (
    <PanelSection id="stability-title" title="Score stability" gap={12}>
      {report.isPending && <SkeletonLines widths={['60%', '96%', '92%']} />}
      {report.isError && !data && <Notice kind="bad">{readError(report.error).message}</Notice>}
      {data?.checks === 0 && (
        <Text tone="dim">
          No checks yet. To score an interview several times, use “Check stability” next to its score.
        </Text>
      )}
      {data && data.checks > 0 && (
        <>
          <Text size="sm">
            {counted(data.checks, 'check')} of {counted(data.people, 'person', 'people')}. The widest spread
            was {counted(data.worst ?? 0, 'point')}.{' '}
            {data.changed === 0
              ? 'All runs of each check gave the same recommendation.'
              : `In ${counted(data.changed, 'check')}, at least one run gave a different recommendation.`}
          </Text>
          <Figures
            caption="Latest checks"
            columns={['When', 'Model', 'Runs', 'Spread', 'Std. deviation', 'Changed']}
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
