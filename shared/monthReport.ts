import { z } from 'zod';
import { Month, Zone } from './zones.ts';

/** Which month of HR's report, as the reader counts months. */
export const MonthReportInput = z.strictObject({ month: Month, zone: Zone });
export type MonthReportInput = z.infer<typeof MonthReportInput>;

type Unit = 'count' | 'days' | 'hours' | 'score';
type Row = { section: string; label: string; unit: Unit };

/** Every figure of the report, in its order. Nobody's name is in it. */
export const monthRows = {
  applications: { section: 'Applications', label: 'Applications', unit: 'count' },
  nowApplied: { section: 'Applications', label: 'Of the people who applied: still applied', unit: 'count' },
  nowShortlisted: { section: 'Applications', label: 'Now shortlisted', unit: 'count' },
  nowInterviewed: { section: 'Applications', label: 'Now interviewed', unit: 'count' },
  nowHired: { section: 'Applications', label: 'Now hired', unit: 'count' },
  nowRejected: { section: 'Applications', label: 'Now rejected', unit: 'count' },
  hires: { section: 'Hires', label: 'People hired', unit: 'count' },
  hireMedian: { section: 'Hires', label: 'Time to hire, half of all', unit: 'days' },
  hireP90: { section: 'Hires', label: 'Time to hire, nine of ten', unit: 'days' },
  interviews: { section: 'Interviews', label: 'Interviews completed', unit: 'count' },
  scoreMedian: { section: 'Interviews', label: 'Proposed score, the middle one', unit: 'score' },
  scoreProvisional: { section: 'Interviews', label: 'Provisional among the scores', unit: 'count' },
  score85: { section: 'Interviews', label: 'Scores of 85 to 100', unit: 'count' },
  score70: { section: 'Interviews', label: 'Scores of 70 to 84', unit: 'count' },
  score50: { section: 'Interviews', label: 'Scores of 50 to 69', unit: 'count' },
  score0: { section: 'Interviews', label: 'Scores below 50', unit: 'count' },
  requests: { section: 'Requests', label: 'Requests that came in', unit: 'count' },
  requestsOpen: { section: 'Requests', label: 'Requests open at the end', unit: 'count' },
  shifts: { section: 'Work', label: 'Shifts', unit: 'count' },
  hours: { section: 'Work', label: 'Hours worked', unit: 'hours' },
  excellent: { section: 'Work', label: 'Rated Excellent', unit: 'count' },
  good: { section: 'Work', label: 'Rated Good', unit: 'count' },
  satisfactory: { section: 'Work', label: 'Rated Satisfactory', unit: 'count' },
  needsImprovement: { section: 'Work', label: 'Rated Needs Improvement', unit: 'count' },
  pending: { section: 'Work', label: 'Rating pending', unit: 'count' },
  practice: { section: 'Practice', label: 'Practice chats', unit: 'count' },
  practiceScore: { section: 'Practice', label: 'Practice score, mean', unit: 'score' },
  tokens: { section: 'AI', label: 'Tokens (days in UTC)', unit: 'count' },
  calls: { section: 'AI', label: 'Calls of models', unit: 'count' },
} as const satisfies Record<string, Row>;

export type MonthKey = keyof typeof monthRows;

export type MonthLine = Row & { key: MonthKey; value: number | null; before: number | null };

export type MonthReport = MonthReportInput & {
  madeAt: string;
  /** The month is not over: both months are counted up to the same moment in them. */
  partial: boolean;
  /** How proposed scores are counted for this reader: like all else, by days in UTC, or not at all. */
  scores: 'shown' | 'utc' | 'withheld';
  lines: MonthLine[];
  notable: string[];
};

const monthKeys = Object.keys(monthRows).filter((key): key is MonthKey => key in monthRows);

const scoreKeys: ReadonlySet<MonthKey> = new Set([
  'scoreMedian',
  'scoreProvisional',
  'score85',
  'score70',
  'score50',
  'score0',
]);

/** A figure made of what the AI proposed for candidates. */
export const isScoreKey = (key: MonthKey): boolean => scoreKeys.has(key);

/** What stands below the interviews when a reader rates before seeing proposals. */
export const scoresNote: Record<MonthReport['scores'], string | null> = {
  shown: null,
  utc: 'Interviews are rated before the proposal is shown: scores are counted by days in UTC.',
  withheld:
    'Interviews are rated before the proposal is shown: scores follow once the month is over everywhere.',
};

/** Why a figure is missing, by the figure that is. */
const gaps = {
  hireMedian: 'Where nobody was hired, there is no time to measure.',
  scoreMedian: 'Scores of fewer than five interviews are not shown: they would point at people.',
  practiceScore: 'Where no practice chat was scored, there is no mean.',
} as const satisfies Partial<Record<MonthKey, string>>;

/** What stands below a section: how its figures are counted, and why some are missing. */
export function sectionNotes(
  { lines, scores }: Pick<MonthReport, 'lines' | 'scores'>,
  section: string,
): string[] {
  const counted = section === 'Interviews' ? scoresNote[scores] : null;
  const missing = lines.filter(
    (line) => line.section === section && (line.value === null || line.before === null),
  );
  return [
    ...(counted ? [counted] : []),
    ...missing.flatMap(({ key }) => (key in gaps ? [gaps[key as keyof typeof gaps]] : [])),
  ];
}

/** What is said in the place of notable changes when there are none. */
export function quietText(lines: readonly MonthLine[]): string {
  // What is open at the end may have come in long before.
  const nothing = lines.every(({ key, value }) => key === 'requestsOpen' || !value);
  return nothing ? 'Nothing is recorded in this month.' : 'Nothing changed by more than a fifth.';
}

/** Null where there is nothing to measure, or where so few were measured that it would point at somebody. */
export const MonthFigures = z.record(z.enum(monthKeys), z.number().nullable());
export type MonthFigures = z.infer<typeof MonthFigures>;

/** The lines of a month, each beside the month before. */
export function monthLines(now: MonthFigures, before: MonthFigures): MonthLine[] {
  return monthKeys.map((key) => ({ key, ...monthRows[key], value: now[key], before: before[key] }));
}

/** As it is printed, on the screen, in the PDF and in the CSV. */
export function figureText({ unit }: Pick<Row, 'unit'>, value: number | null): string {
  if (value === null) return '–';
  const text = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  if (unit === 'days') return value === 1 ? '1 day' : `${text} days`;
  return text;
}

/** By how much it changed, to one decimal; null when there is nothing to compare. */
export function changeOf({ value, before }: Pick<MonthLine, 'value' | 'before'>): number | null {
  return value === null || before === null ? null : Math.round((value - before) * 10) / 10;
}

/** "+12", "−3.5", "=" or nothing to compare. */
export function changeText(line: Pick<MonthLine, 'value' | 'before'>): string {
  const change = changeOf(line);
  if (change === null) return '–';
  if (change === 0) return '=';
  const size = Math.abs(change).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return change > 0 ? `+${size}` : `−${size}`;
}

/** What is worth a sentence: a change by a fifth, of counts large enough that chance alone seldom makes it. */
const NOTABLE_SHARE = 0.2;
const NOTABLE_COUNT = 5;
const NOTABLE_MAX = 6;

/** The largest changes as sentences, the largest first. */
export function notableChanges(lines: readonly MonthLine[]): string[] {
  return lines
    .flatMap((line) => {
      const { value, before, unit } = line;
      if (value === null || before === null) return [];
      const change = Math.abs(value - before);
      const share = change / Math.max(1, before);
      const enough = unit === 'count' ? change >= NOTABLE_COUNT : change >= 1;
      return enough && share >= NOTABLE_SHARE ? [{ line, share, value, before }] : [];
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, NOTABLE_MAX)
    .map(({ line, share, value, before }) => {
      const percent = before === 0 ? '' : ` (${value > before ? '+' : '−'}${Math.round(share * 100)}%)`;
      const verb = value > before ? 'rose' : 'fell';
      return `${line.section}: ${line.label} ${verb} from ${figureText(line, before)} to ${figureText(line, value)}${percent}.`;
    });
}

/** "November 2026". */
export function monthTitle(month: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}
