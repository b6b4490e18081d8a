import {
  type FairnessInput,
  type FairnessReport,
  type FairnessRow,
  type FairnessTable,
  fairnessCategories,
  fairnessCategoryLabels,
  fairnessMeasureLabels,
  fairnessMeasures,
  fairnessVerdictWords,
  restLabel,
} from '../../../shared/fairness/schema.ts';
import type { Deps } from '../../deps.ts';
import { fairnessReport } from './service.ts';

type Cell = string | number | null;

export const fairnessColumns = [
  'Year',
  'Position',
  'Grouped by',
  'Group',
  'People',
  'Step',
  'Reached',
  'Out of',
  'Rate',
  'Impact ratio',
  'Chance (p)',
  'Test',
  'Result',
  'As of',
];

/** The report as lines: one per group and step, with the same parts hidden as on screen. */
export async function* fairnessRows(deps: Deps, filters: FairnessInput): AsyncGenerator<Cell[][]> {
  const report = await fairnessReport(deps, filters);
  // The day of the count, on every line; not live, on purpose.
  const counted = report.countedAt?.slice(0, 10) ?? 'Too few answers for figures';
  yield fairnessCategories.flatMap((category) => {
    const table = report.tables[category];
    const lines = table ? tableLines(report, fairnessCategoryLabels[category], table) : [];
    return lines.map((line) => [...line, counted]);
  });
}

function tableLines(report: FairnessReport, by: string, table: FairnessTable): Cell[][] {
  const head: Cell[] = [report.year, report.position ?? 'All', by];
  return [
    ...table.rows.flatMap((row) => rowLines(head, row, table)),
    [...head, restLabel(table.rest), table.rest.people, ...Array.from({ length: 8 }, () => null)],
  ];
}

function rowLines(head: Cell[], row: FairnessRow, { heldBack }: FairnessTable): Cell[][] {
  if (row.state !== 'shown') {
    const why = row.state === 'few' ? 'Fewer than 5' : 'Hidden to protect a small group';
    return [[...head, row.label, why, ...Array.from({ length: 8 }, () => null)]];
  }
  return fairnessMeasures.map((measure) => {
    const cell = row.measures[measure];
    const start = [...head, row.label, row.people, fairnessMeasureLabels[measure]];
    if (!cell) {
      const words = heldBack.includes(measure) ? 'Hidden: too few people' : '';
      return [...start, null, null, null, null, null, null, words];
    }
    const { reached, of, rate, ratio, p, test, verdict } = cell;
    return [
      ...start,
      reached,
      of,
      rounded(rate),
      rounded(ratio),
      rounded(p),
      test,
      fairnessVerdictWords[verdict],
    ];
  });
}

const rounded = (number: number | null): number | null =>
  number === null ? null : Math.round(number * 10_000) / 10_000;
