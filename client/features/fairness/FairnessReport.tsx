import { NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import {
  type FairnessCategory,
  fairnessCategories,
  fairnessCategoryLabels,
  type FairnessReport as Report,
} from '../../../shared/fairness/schema.ts';
import { type Position, positions } from '../../../shared/jobs/schema.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { fairness } from '../../content/fairness.ts';
import { toastFailure } from '../../toastFailure.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Details } from '../../ui/layout/Details.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Segment, Segments } from '../../ui/layout/Tabs.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { SkeletonLines } from '../../ui/states/Skeleton.tsx';
import { Remark, Text } from '../../ui/text/Text.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { PanelSection } from '../panel/PanelParts.tsx';
import { useMayChange } from '../panel/panelPerson.ts';
import type { AdminSearch } from '../panel/search.ts';
import { usePanelSearch } from '../panel/usePanelSearch.ts';
import styles from './Fairness.module.css';
import { FairnessTable } from './FairnessTable.tsx';
import { Findings } from './Findings.tsx';

/** The adverse-impact report; admins only. Period, position, and comparison are in the URL. */
export function FairnessReport({ search }: { search: AdminSearch }) {
  if (!useMayChange()) return null;
  return <Fairness search={search} />;
}

function Fairness({ search }: { search: AdminSearch }) {
  const { filter } = usePanelSearch();
  const year = search.fairYear ?? new Date().getUTCFullYear();
  const position = search.fairPosition ?? null;
  const report = trpc.admin.reports.fairness.useQuery(
    { year, position },
    { placeholderData: keepPreviousData, staleTime: 60_000 },
  );
  const { data } = report;
  const years = [...new Set([year, ...(data?.years ?? [])])].sort((a, b) => b - a);
  // The combined category exists only for all positions.
  const by = position && search.fairBy === 'sexRace' ? 'sex' : (search.fairBy ?? 'sex');
  return (
    <PanelSection
      id="fairness-title"
      title={fairness.title}
      text={fairness.lead}
      aria-busy={report.isFetching}
    >
      <div className={styles.tools}>
        <NativeSelect
          label="Year"
          value={String(year)}
          data={years.map(String)}
          onChange={(event) => filter({ fairYear: Number(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Position"
          value={position ?? ''}
          data={[{ value: '', label: 'All positions' }, ...positions]}
          onChange={(event) => filter({ fairPosition: positionOf(event.currentTarget.value) })}
        />
        {data && data.said > 0 && <ExportFairness year={year} position={position} />}
      </div>
      {!data && report.isError && <QueryError title="We couldn’t load the report" query={report} />}
      {!data && report.isPending && <SkeletonLines widths={['60%', '96%', '92%', '94%']} />}
      {data && data.said === 0 && <EmptyState title={fairness.none.title}>{fairness.none.text}</EmptyState>}
      {data && data.said > 0 && <Shown report={data} by={by} onBy={(fairBy) => filter({ fairBy })} />}
      <Details summary="How this is calculated">
        <Stack as="dl" gap={12} size="sm">
          {fairness.method.map(({ title, text }) => (
            <div key={title}>
              <Text as="dt" bold>
                {title}
              </Text>
              <Text as="dd" tone="dim" className={styles.text}>
                {text}
              </Text>
            </div>
          ))}
        </Stack>
      </Details>
    </PanelSection>
  );
}

function Shown(props: { report: Report; by: FairnessCategory; onBy: (category: FairnessCategory) => void }) {
  const { report, by, onBy } = props;
  const table = report.tables[by];
  return (
    <>
      <Segments label="Group by">
        {fairnessCategories
          .filter((category) => report.tables[category] !== null)
          .map((category) => (
            <Segment key={category} on={category === by} onClick={() => onBy(category)}>
              {fairnessCategoryLabels[category]}
            </Segment>
          ))}
      </Segments>
      {table && (
        <>
          <Remark figures role="status">
            {counted(report.people, 'person', 'people')} applied in {report.year}
            {report.until && ` before ${day.format(new Date(report.until))}`}. {figure(table.rest.people)} of
            them didn’t say
            {table.rest.mixed ? ' or are in a group that isn’t shown' : ''}.{' '}
            {report.countedAt && fairness.asOf(day.format(new Date(report.countedAt)))}
          </Remark>
          <Findings table={table} />
          <FairnessTable table={table} label={fairnessCategoryLabels[by]} />
        </>
      )}
    </>
  );
}

/** Weeks and years begin at midnight UTC, wherever the reader is. */
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

const positionOf = (value: string): Position | undefined => positions.find((name) => name === value);

function ExportFairness({ year, position }: { year: number; position: Position | null }) {
  const prepare = trpc.admin.exports.prepare.useMutation({
    onSuccess: ({ url }) => {
      window.location.assign(url);
      toast.success('Export started', 'Your browser will save it as a CSV file.', { id: 'export' });
    },
    onError: toastFailure('The export failed', 'export'),
  });
  return (
    <Button
      icon={IconDownload}
      size="sm"
      loading={prepare.isPending}
      loadingText="Preparing…"
      title="Every export is recorded in the audit log."
      onClick={() =>
        prepare.mutate({ kind: 'fairness', filters: { year, position }, personal: false, reason: '' })
      }
    >
      Export as CSV
    </Button>
  );
}
