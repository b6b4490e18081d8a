import { Select } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type Agreement, SMALL_SAMPLE } from '../../../../shared/reviews/agreement.ts';
import type { AgreementReport as Report } from '../../../../shared/reviews/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { readError } from '../../../errors.ts';
import { trpc } from '../../../trpc.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Group, Stack } from '../../../ui/Stack.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PanelSection } from '../PanelParts.tsx';
import { ExportButton } from './ExportButton.tsx';

const periods = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: '0', label: 'All time' },
];

/** How far people who rated blind and the AI agree, by criterion. */
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
            aria-label="Period of the ratings"
            allowDeselect={false}
            data={periods}
            value={days}
            onChange={(value) => setDays(value ?? '90')}
          />
          <Select
            size="sm"
            w={210}
            aria-label="Position of the ratings"
            placeholder="All positions"
            clearable
            data={report.data?.positions ?? []}
            value={position}
            onChange={setPosition}
          />
          <ExportButton
            label="CSV"
            title="Export the agreement"
            spec={(people) => ({ kind: 'agreement', filters, ...people })}
          />
        </Group>
      }
    >
      {report.isError && !report.data && (
        <ErrorState
          title="We couldn’t load the agreement"
          message={readError(report.error).message}
          onRetry={() => report.refetch()}
        />
      )}
      {report.data && <Shown report={report.data} />}
      <Method />
    </PanelSection>
  );
}

function Shown({ report }: { report: Report }) {
  const leftOut = [
    report.leftOut > 0 &&
      `${counted(report.leftOut, 'rating')} left out: given after the score was seen, or the score was changed by people or from an earlier method.`,
    report.ownOnly && 'Interviews you haven’t rated yet are left out.',
  ]
    .filter(Boolean)
    .join(' ');
  if (report.reviews === 0) {
    return (
      <Stack gap={4}>
        <Text tone="dim">
          No blind ratings in this period.{' '}
          {!report.on && (
            <>
              <Link to="/admin" search={{ tab: 'settings' }}>
                Settings
              </Link>{' '}
              let admins rate before they see the AI’s score.
            </>
          )}
        </Text>
        {leftOut && (
          <Text size="sm" tone="dim">
            {leftOut}
          </Text>
        )}
      </Stack>
    );
  }
  return (
    <>
      <Text size="sm">
        {counted(report.reviews, 'blind rating')} by {counted(report.raters, 'person', 'people')}
        {report.scoreDifference !== null &&
          `; people gave ${signed(report.scoreDifference)} points of 100 on average`}
        .{' '}
        <Text as="span" tone="dim">
          {leftOut}
        </Text>
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
    cell: (row) => row.agreement.pairs.toLocaleString('en-US'),
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
          {kappa.toFixed(2)}
          {small && (
            <Text as="span" size="xs" tone="dim">
              {' '}
              few ratings
            </Text>
          )}
        </>
      ),
  },
];

const percent = (share: number | null): string => (share === null ? '–' : `${Math.round(share * 100)}%`);

/** "+0.4", "−1.2", "0.0"; a minus sign that is as wide as a plus. */
function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`;
}

function Method() {
  return (
    <details className="sm">
      <summary>How this is counted</summary>
      <div className="stack g8 dim" style={{ paddingTop: 8 }}>
        <p>
          Compares each rating a person gave before seeing the AI’s with what the AI proposed then. Later
          changes don’t count. The AI rates in half steps, people in whole ones, so half a step apart counts
          as the same. “Insufficient evidence” counts as the same when both said it, and as apart when one
          did.
        </p>
        <p>
          Mean difference is people minus AI, in steps of 1–5. Quadratic weighted kappa compares the
          differences with those of chance: 1 is full agreement, 0 is chance; a difference of two steps weighs
          four times one of one step. Below {SMALL_SAMPLE} ratings it says little and is marked.
        </p>
      </div>
    </details>
  );
}
