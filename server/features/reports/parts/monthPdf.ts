import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { brand } from '../../../../shared/company/brand.ts';
import {
  changeText,
  figureText,
  type MonthKey,
  type MonthLine,
  type MonthReport,
  madeText,
  monthRows,
  quietText,
  sectionNotes,
} from '../../../../shared/reports/month.ts';
import { monthTitle } from '../../../../shared/time/dates.ts';
import { addDays } from '../../../../shared/time/zones.ts';
import { pdfPairs } from '../../../platform/pdf/chart.ts';
import { pdfBullet, pdfBytes, pdfColours, pdfFigures, pdfStyles } from '../../../platform/pdf/document.ts';

const heads = ['applications', 'interviews', 'hires', 'hours'] as const;
/** Counts of people, which can share one scale. */
const charted = ['applications', 'interviews', 'hires', 'requests'] as const;

/** HR's month as PDF, with the same lines as the CSV. */
export function monthPdf(report: MonthReport): Promise<Buffer> {
  const title = `HR report, ${monthTitle(report.month)}`;
  return pdfBytes({
    title,
    foot: `${brand.name} · ${title}`,
    children: [
      h(Text, { key: 'title', style: pdfStyles.title }, title),
      h(Text, { key: 'made', style: { ...pdfStyles.dim, marginTop: 4 } }, madeText(report)),
      headFigures(report),
      h(
        View,
        { key: 'top', style: sideBySide, wrap: false },
        h(
          View,
          { style: half },
          h(Text, { style: pdfStyles.heading }, 'Compared with the previous month'),
          chart(report),
        ),
        h(
          View,
          { style: half },
          h(Text, { style: pdfStyles.heading }, 'Notable changes'),
          ...(report.notable.length === 0
            ? [h(Text, { key: 'quiet', style: pdfStyles.dim }, quietText(report.lines))]
            : report.notable.map((sentence) => pdfBullet(sentence))),
        ),
      ),
      ...sectionRows(report),
      h(
        Text,
        { key: 'notes', style: { ...pdfStyles.dim, fontSize: 8.5, marginTop: 10 } },
        'This report contains no names. Scores are left out when fewer than five interviews were scored. Each person is counted in the month of their most recent application, under their current status. AI proposes scores, and people decide.',
      ),
    ],
  });
}

const sideBySide = { flexDirection: 'row', gap: 22 } as const;
const half = { flex: 1, fontSize: 9.5 } as const;

function chart({ lines, month, partial }: MonthReport): ReactElement {
  const pairs = charted.flatMap((key) =>
    lines
      .filter((line) => line.key === key)
      .map(({ label, value, before }) => ({ label, value: value ?? 0, before: before ?? 0 })),
  );
  const before = addDays(`${month}-01`, -1).slice(0, 7);
  return pdfPairs(pairs, {
    now: monthTitle(month),
    before: `${monthTitle(before)}${partial ? ', same days' : ''}`,
  });
}

/** Sections that are side by side, each named by one of its figures; a row never breaks across pages. */
const layout: readonly (readonly (readonly MonthKey[])[])[] = [
  [['applications'], ['interviews']],
  [['hires', 'requests'], ['shifts']],
  [['practice'], ['tokens']],
];

function sectionRows(report: MonthReport): ReactElement[] {
  return layout.map((sides, index) =>
    h(
      View,
      { key: `row ${index}`, style: sideBySide, wrap: false },
      ...sides.map((keys) =>
        h(View, { key: keys.join(' '), style: half }, ...keys.map((key) => sectionTable(report, key))),
      ),
    ),
  );
}

function sectionTable(report: MonthReport, key: MonthKey): ReactElement {
  const { section } = monthRows[key];
  return h(
    View,
    { key: section },
    h(Text, { style: pdfStyles.heading }, section),
    columns(),
    ...report.lines.filter((line) => line.section === section).map(row),
    ...sectionNotes(report, section).map(noteText),
  );
}

function noteText(note: string): ReactElement {
  return h(Text, { key: note, style: { ...pdfStyles.dim, fontSize: 8.5, marginTop: 3 } }, note);
}

function headFigures({ lines }: MonthReport): ReactElement {
  const shown = heads.flatMap((key) => lines.filter((line) => line.key === key));
  return pdfFigures(shown.map((line) => [line.label, figureText(line, line.value)]));
}

const line = {
  flexDirection: 'row',
  gap: 4,
  paddingVertical: 1.5,
  borderBottomWidth: 1,
  borderBottomColor: pdfColours.line,
} as const;
const number = { width: 44, textAlign: 'right' } as const;

function columns(): ReactElement {
  return h(
    View,
    { key: 'columns', style: { ...line, ...pdfStyles.dim, fontSize: 8.5 } },
    h(Text, { style: { flex: 1 } }, 'Metric'),
    h(Text, { style: number }, 'Month'),
    h(Text, { style: number }, 'Previous'),
    h(Text, { style: number }, 'Change'),
  );
}

function row(entry: MonthLine): ReactElement {
  const cell = (text: string, style: object = {}): ReactElement =>
    h(Text, { style: { ...number, ...(text.length > LONG ? { fontSize: 8 } : {}), ...style } }, text);
  return h(
    View,
    { key: entry.key, style: line },
    h(Text, { style: { flex: 1 } }, entry.label),
    cell(figureText(entry, entry.value), pdfStyles.bold),
    cell(figureText(entry, entry.before)),
    cell(changeText(entry), pdfStyles.dim),
  );
}

/** Longer texts don't fit into a column at this text size. */
const LONG = 8;
