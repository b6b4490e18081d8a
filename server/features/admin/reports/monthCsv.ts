import { csvLine } from '../../../../shared/reports/exports.ts';
import { changeOf, type MonthReport, scoresNote } from '../../../../shared/reports/month.ts';

/** The report's figures, one per line; the byte order mark tells spreadsheets that it's UTF-8. */
export function monthCsv({ month, lines, scores }: MonthReport): string {
  const head = csvLine(['Month', 'Section', 'Metric', 'Value', 'Previous month', 'Change']);
  const rows = lines.map((line) =>
    csvLine([month, line.section, line.label, line.value, line.before, changeOf(line)]),
  );
  const note = scoresNote[scores];
  if (note) rows.push(csvLine([month, 'Interviews', note, null, null, null]));
  return `\uFEFF${head}${rows.join('')}`;
}
