import { csvLine } from '../../../../shared/reports/exports.ts';
import { changeOf, type MonthReport, madeText, scoresNote } from '../../../../shared/reports/month.ts';

/** The report's figures, one per line; the byte order mark tells spreadsheets that it's UTF-8. */
export function monthCsv(report: MonthReport): string {
  const { month, lines, scores, partial } = report;
  const before = partial ? 'Previous month (same days)' : 'Previous month';
  const head = csvLine(['Month', 'Section', 'Metric', 'Value', before, 'Change']);
  const rows = lines.map((line) =>
    csvLine([month, line.section, line.label, line.value, line.before, changeOf(line)]),
  );
  const note = scoresNote[scores];
  if (note) rows.push(csvLine([month, 'Interviews', note, null, null, null]));
  rows.push(csvLine([month, 'About', madeText(report), null, null, null]));
  return `\uFEFF${head}${rows.join('')}`;
}
