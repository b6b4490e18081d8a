import { ratioText } from '../../../shared/fairness/ratioText.ts';
import {
  type FairnessCell,
  type FairnessRow,
  type FairnessVerdict,
  fairnessMeasureLabels,
  fairnessMeasures,
  fairnessVerdictWords,
  type FairnessTable as Report,
  restLabel,
} from '../../../shared/fairness/schema.ts';
import { figure } from '../../../shared/text/counted.ts';
import { Badge, type BadgeColor } from '../../ui/labels/Badge.tsx';
import { Group } from '../../ui/layout/Stack.tsx';
import { type Column, Table } from '../../ui/tables/Table.tsx';
import { Fine, Hidden, Remark, Text } from '../../ui/text/Text.tsx';
import styles from './Fairness.module.css';
import { chanceText } from './Findings.tsx';

/** Short labels next to a figure; the full sentence is in the tooltip and for screen readers. */
const marks: Record<FairnessVerdict, { word: string; tone: BadgeColor }> = {
  highest: { word: 'Highest', tone: 'line' },
  within: { word: 'Meets 4/5', tone: 'green' },
  unlikely: { word: 'Review', tone: 'orange' },
  maybeChance: { word: 'Watch', tone: 'yellow' },
  below: { word: 'Review', tone: 'red' },
  small: { word: 'Under 2%', tone: 'gray' },
  few: { word: 'Too few', tone: 'gray' },
  none: { word: 'None', tone: 'gray' },
};

type Line = FairnessRow | { key: 'rest'; label: string; state: 'rest'; people: number };

const reasons = {
  few: 'Not shown to protect people’s identities',
  covered: 'Not shown because it would reveal a smaller group',
  rest: 'Not compared',
};

const columns: Column<Line>[] = [
  {
    id: 'group',
    header: 'Group',
    rowHeader: true,
    cell: (row) => (
      <>
        {row.label}
        {row.state !== 'shown' && <Fine>{reasons[row.state]}</Fine>}
      </>
    ),
  },
  {
    id: 'people',
    header: 'People',
    figures: true,
    cell: ({ state, people }) =>
      state === 'few' ? 'Fewer than 5' : state === 'covered' ? 'Hidden' : people && figure(people),
  },
  ...fairnessMeasures.map(
    (measure): Column<Line> => ({
      id: measure,
      header: fairnessMeasureLabels[measure],
      cell: (row) => {
        if (row.state !== 'shown') return '–';
        const cell = row.measures[measure];
        return cell ? <Figures cell={cell} /> : <HeldBack />;
      },
    }),
  ),
];

/** Groups by step. The bars only repeat the figures next to them. */
export function FairnessTable({ table, label }: { table: Report; label: string }) {
  const rest: Line = { key: 'rest', label: restLabel(table.rest), state: 'rest', people: table.rest.people };
  return (
    <div className={styles.table}>
      <Table
        label={`Selection rates by ${label.toLowerCase()}, table`}
        cards
        columns={columns}
        rows={[...table.rows, rest]}
        rowKey={({ key }) => key}
      />
    </div>
  );
}

function HeldBack() {
  return <Remark as="span">Hidden</Remark>;
}

function Figures({ cell }: { cell: FairnessCell }) {
  const { reached, of, rate, ratio, p, verdict } = cell;
  const { word, tone } = marks[verdict];
  const sentence = [fairnessVerdictWords[verdict], p === null ? '' : chanceText(p)]
    .filter(Boolean)
    .join(', ');
  return (
    <span className={styles.cell}>
      <Text as="span" figures lines="one">
        <b>{rate === null ? '–' : percent(rate)}</b>{' '}
        <Fine as="span">
          {figure(reached)} of {figure(of)}
        </Fine>
      </Text>
      {ratio !== null && (
        <span className={styles.bar} aria-hidden="true">
          <i data-tone={tone} style={{ width: `${Math.min(1, ratio) * 100}%` }} />
        </span>
      )}
      <Group as="span" gap={6} wrap title={sentence}>
        {ratio !== null && (
          <Text as="span" size="xs" figures>
            ratio {ratioText(ratio)}
          </Text>
        )}
        <Badge color={tone} className={styles.mark} aria-hidden="true">
          {word}
        </Badge>
        <Hidden>{sentence}</Hidden>
      </Group>
    </span>
  );
}

function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)}%`;
}
