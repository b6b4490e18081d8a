import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Agreement, SMALL_SAMPLE } from '../../../shared/reviews/agreement.ts';
import type { AgreementReport as Report } from '../../../shared/reviews/schema.ts';
import { counted, figure } from '../../../shared/text/counted.ts';
import { withMinus } from '../../../shared/text/minus.ts';
import { trpc } from '../../trpc.ts';
import { Details } from '../../ui/layout/Details.tsx';
import { Group, Stack } from '../../ui/layout/Stack.tsx';
import { QueryError } from '../../ui/states/Loaded.tsx';
import { type Column, Table } from '../../ui/tables/Table.tsx';
import { Fine, Muted, Remark, Text } from '../../ui/text/Text.tsx';
import { ExportButton } from '../panel/ExportButton.tsx';
import { PanelSection } from '../panel/PanelParts.tsx';

const periods = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: '0', label: 'All time' },
];

/** Agreement between blind ratings and the AI, by criterion. */
export function AgreementReport() {
  const [days, setDays] = useState('90');
  const [position, setPosition] = useState<string | null>(null);
  const filters = {
    ...(days === '0' ? {} : { withinDays: Number(days) }),
    ...(position ? { position } : {}),
  };
  const report = trpc.admin.reviews.agreement.useQuery(filters, { placeholderData: keepPreviousData });
  return (
    <PanelSection
      id="agreement-title"
      title="Agreement"
      gap={12}
      aside={
        <Group gap={8} wrap>
          <Select
            size="sm"
            w={150}
            aria-label="Rating period"
            allowDeselect={false}
            data={periods}
            value={days}
            onChange={(value) => setDays(value ?? '90')}
          />
          <Select
            size="sm"
            w={210}
            aria-label="Position"
            placeholder="All positions"
            clearable
            data={report.data?.positions ?? []}
            value={position}
            onChange={setPosition}
          />
          <ExportButton
            label="CSV"
            title="Export the agreement report"
            spec={(people) => ({ kind: 'agreement', filters, ...people })}
          />
        </Group>
      }
    >
      {report.isError && !report.data && (
        <QueryError title="We couldn’t load the agreement report" query={report} />
      )}
      {report.data && <Shown report={report.data} />}
      <Method />
    </PanelSection>
  );
}

function Shown({ report }: { report: Report }) {
  const leftOut = [
    report.leftOut > 0 &&
      `${counted(report.leftOut, 'rating')} left out: given after seeing the score, or for a score that people changed or that came from an earlier method.`,
    report.ownOnly && 'Interviews you haven’t rated yet are left out.',
  ]
    .filter(Boolean)
    .join(' ');
  if (report.reviews === 0) {
    return (
      <Stack gap={4}>
        <Text tone="dim">
          No one rated an interview before seeing the AI’s score in this period.{' '}
          {!report.on && (
            <>
              In{' '}
              <Link to="/admin" search={{ tab: 'settings' }}>
                Settings
              </Link>
              , you can have admins rate before they see the AI’s score.
            </>
          )}
        </Text>
        {leftOut && <Remark>{leftOut}</Remark>}
      </Stack>
    );
  }
  return (
    <>
      <Text size="sm">
        {counted(report.reviews, 'rating')} by {counted(report.raters, 'person', 'people')} before seeing the
        AI’s score. {report.scoreDifference !== null && `${differenceText(report.scoreDifference)} `}
        <Muted>{leftOut}</Muted>
      </Text>
      <Table
        label="Agreement, table"
        cards
        columns={columns}
        rows={[...report.criteria, { criterion: 'all', label: 'All criteria', agreement: report.overall }]}
        rowKey={({ criterion }) => criterion}
      />
    </>
  );
}

type Line = { criterion: string; label: string; agreement: Agreement };

const columns: Column<Line>[] = [
  {
    id: 'criterion',
    header: 'Criterion',
    rowHeader: true,
    title: (row) => row.label,
    cell: (row) => row.label,
  },
  {
    id: 'pairs',
    header: 'Ratings',
    align: 'end',
    cell: (row) => figure(row.agreement.pairs),
  },
  { id: 'exact', header: 'Same', align: 'end', cell: (row) => percent(row.agreement.exact) },
  { id: 'within', header: 'Within one', align: 'end', cell: (row) => percent(row.agreement.withinOne) },
  {
    id: 'mean',
    header: 'Mean difference',
    align: 'end',
    cell: ({ agreement: { meanDifference } }) => (meanDifference === null ? '–' : signed(meanDifference)),
  },
  {
    id: 'kappa',
    header: 'Weighted kappa',
    align: 'end',
    cell: ({ agreement: { kappa, small } }) =>
      kappa === null ? (
        '–'
      ) : (
        <>
          {withMinus(kappa, 2)}
          {small && <Fine as="span"> few ratings</Fine>}
        </>
      ),
  },
];

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** "+0.4", "−1.2", "0.0", with a real minus sign. */
function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`;
}

/** "On average, people scored 1.2 points lower than the AI." */
function differenceText(points: number): string {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return 'On average, people’s scores match the AI’s.';
  return `On average, people’s scores are ${size} points ${points > 0 ? 'higher' : 'lower'} than the AI’s.`;
}

function Method() {
  return (
    <Details summary="How this is calculated">
      <Stack gap={8} size="sm" tone="dim">
        <p>
          We compare each rating a person gave before seeing the AI’s with what the AI had proposed. Later
          changes don’t count. The AI rates in half steps and people in whole ones, so a half-step difference
          counts as the same. “Insufficient evidence” counts as the same if both chose it, and as different if
          only one did.
        </p>
        <Text>
          Mean difference is people’s ratings minus the AI’s, on the 1–5 scale. Quadratic weighted kappa
          compares the differences with what chance would give: 1 is full agreement and 0 is chance. A
          two-step difference counts four times as much as a one-step difference. With fewer than{' '}
          {SMALL_SAMPLE} ratings, kappa isn’t reliable, so we mark it.
        </Text>
      </Stack>
    </Details>
  );
}
