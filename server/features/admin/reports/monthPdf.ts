import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { brand } from '../../../../shared/brand.ts';
import {
  changeText,
  figureText,
  type MonthLine,
  type MonthReport,
  monthTitle,
  quietText,
  sectionNotes,
} from '../../../../shared/monthReport.ts';
import { momentIn, zoneCity } from '../../../../shared/time.ts';
import { pdfBytes, pdfColours, pdfFigures, pdfStyles } from '../../../platform/pdf.ts';

const heads = ['applications', 'interviews', 'hires', 'hours'] as const;

/** HR's month as PDF: the same lines as the CSV. */
export function monthPdf(report: MonthReport): Promise<Buffer> {
  const title = `HR report, ${monthTitle(report.month)}`;
  const sections = [...new Set(report.lines.map(({ section }) => section))];
  return pdfBytes({
    title,
    foot: `${brand.name} · ${title}`,
    children: [
      h(Text, { key: 'title', style: pdfStyles.title }, title),
      h(Text, { key: 'made', style: { ...pdfStyles.dim, marginTop: 6 } }, madeText(report)),
      headFigures(report),
      h(Text, { key: 'notable-title', style: pdfStyles.heading }, 'Notable changes'),
      ...(report.notable.length === 0
        ? [h(Text, { key: 'quiet', style: pdfStyles.dim }, quietText(report.lines))]
        : report.notable.map((sentence) => h(Text, { key: sentence }, `• ${sentence}`))),
      ...sections.map((section) =>
        h(
          View,
          { key: section, wrap: false },
          h(Text, { style: pdfStyles.heading }, section),
          columns(),
          ...report.lines.filter((line) => line.section === section).map(row),
          ...sectionNotes(report, section).map(noteText),
        ),
      ),
      h(
        Text,
        { key: 'notes', style: { ...pdfStyles.dim, fontSize: 9, marginTop: 14 } },
        'This report holds no names. Scores are left out when fewer than five interviews were scored. People count in the month of their newest application, with the status they have now. AI proposes scores, and people decide.',
      ),
    ],
  });
}

function noteText(note: string): ReactElement {
  return h(Text, { key: note, style: { ...pdfStyles.dim, fontSize: 9, marginTop: 4 } }, note);
}

function madeText({ zone, madeAt, partial }: MonthReport): string {
  const place = zone.includes('/') ? zoneCity(zone) : zone;
  const compared = partial ? ' This month isn’t over, so last month is counted to the same point.' : '';
  return `Days follow ${place} time. Created ${momentIn(new Date(madeAt), zone)}.${compared}`;
}

function headFigures({ lines }: MonthReport): ReactElement {
  const shown = heads.flatMap((key) => lines.filter((line) => line.key === key));
  return pdfFigures(shown.map((line) => [line.label, figureText(line, line.value)]));
}

const line = {
  flexDirection: 'row',
  gap: 8,
  paddingVertical: 3,
  borderBottomWidth: 1,
  borderBottomColor: pdfColours.line,
} as const;
const number = { width: 84, textAlign: 'right' } as const;

function columns(): ReactElement {
  return h(
    View,
    { key: 'columns', style: { ...line, ...pdfStyles.dim, fontSize: 9 } },
    h(Text, { style: { flex: 1 } }, 'Figure'),
    h(Text, { style: number }, 'This month'),
    h(Text, { style: number }, 'Last month'),
    h(Text, { style: number }, 'Change'),
  );
}

function row(entry: MonthLine): ReactElement {
  return h(
    View,
    { key: entry.key, style: line },
    h(Text, { style: { flex: 1 } }, entry.label),
    h(Text, { style: { ...number, ...pdfStyles.bold } }, figureText(entry, entry.value)),
    h(Text, { style: number }, figureText(entry, entry.before)),
    h(Text, { style: number }, changeText(entry)),
  );
}
