import { csvLine } from '../../../../shared/exports.ts';
import { changeOf, type MonthReport } from '../../../../shared/monthReport.ts';

/** The report's figures, one a line; the first bytes tell a spreadsheet that the letters are UTF-8. */
export function monthCsv({ month, lines }: MonthReport): string {
  const head = csvLine(['Month', 'Section', 'Figure', 'Value', 'Month before', 'Change']);
  const rows = lines.map((line) =>
    csvLine([month, line.section, line.label, line.value, line.before, changeOf(line)]),
  );
  return `\uFEFF${head}${rows.join('')}`;
}
