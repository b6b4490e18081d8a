import { csvLine } from '../../../../shared/reports/exports.ts';
import type { MonthReport } from './reports.ts';

/** "2026-11-19 21:04" in a zone: what spreadsheets take for a time. */
function cellTime(zone: string, iso: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')} ${parts.get('hour')}:${parts.get('minute')}`;
}

/** A month's tasks, one per line; the byte order mark tells spreadsheets that it's UTF-8. */
export function reportCsv({ zone, taskRows }: MonthReport): string {
  const sessions = [...new Set(taskRows.map(({ sessionId }) => sessionId))];
  const heads = ['Session', 'Task', 'Type', 'Title', 'Status', 'Grade', `Assigned (${zone})`];
  const lines = taskRows.map((task) =>
    csvLine([
      sessions.indexOf(task.sessionId) + 1,
      task.number,
      task.taskType,
      task.title,
      task.status,
      task.grade,
      cellTime(zone, task.createdAt),
      task.completedAt && cellTime(zone, task.completedAt),
      task.feedback,
    ]),
  );
  return `\uFEFF${csvLine([...heads, `Completed (${zone})`, 'Feedback'])}${lines.join('')}`;
}
