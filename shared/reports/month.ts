import { z } from 'zod';
import { plural } from '../text/counted.ts';
import { momentIn, zoneCity } from '../time/dates.ts';
import { Month, Zone } from '../time/zones.ts';

/** Which month of HR's report, as the reader counts months. */
export const MonthReportInput = z.strictObject({ month: Month, zone: Zone });
export type MonthReportInput = z.infer<typeof MonthReportInput>;

type Unit = 'count' | 'days' | 'hours' | 'score';
type Row = {
  section: string;
  label: string;
  unit: Unit;
  /** Keeps changing after the month ends, so it can't be compared between months. */
  settles?: true;
};

/** Every figure of the report, in order. It holds no names. */
export const monthRows = {
  applications: { section: 'Applications', label: 'Applications', unit: 'count' },
  nowApplied: { section: 'Applications', label: 'Awaiting review', unit: 'count', settles: true },
  nowShortlisted: { section: 'Applications', label: 'Shortlisted now', unit: 'count', settles: true },
  nowInterviewed: { section: 'Applications', label: 'Interviewed now', unit: 'count', settles: true },
  nowHired: { section: 'Applications', label: 'Hired now', unit: 'count', settles: true },
  nowRejected: { section: 'Applications', label: 'Rejected now', unit: 'count', settles: true },
  hires: { section: 'Hires', label: 'People hired', unit: 'count' },
  hireMedian: { section: 'Hires', label: 'Time to hire (median)', unit: 'days' },
  hireP90: { section: 'Hires', label: 'Time to hire (90th percentile)', unit: 'days' },
  interviews: { section: 'Interviews', label: 'Interviews completed', unit: 'count' },
  scoreMedian: { section: 'Interviews', label: 'Proposed score (median)', unit: 'score' },
  scoreProvisional: { section: 'Interviews', label: 'Provisional scores', unit: 'count', settles: true },
  score85: { section: 'Interviews', label: 'Scores 85–100', unit: 'count' },
  score70: { section: 'Interviews', label: 'Scores 70–84', unit: 'count' },
  score50: { section: 'Interviews', label: 'Scores 50–69', unit: 'count' },
  score0: { section: 'Interviews', label: 'Scores below 50', unit: 'count' },
  requests: { section: 'Requests', label: 'Requests received', unit: 'count' },
  requestsOpen: { section: 'Requests', label: 'Requests open at month’s end', unit: 'count' },
  shifts: { section: 'Work', label: 'Shifts', unit: 'count' },
  hours: { section: 'Work', label: 'Hours worked', unit: 'hours' },
  excellent: { section: 'Work', label: 'Rated Excellent', unit: 'count' },
  good: { section: 'Work', label: 'Rated Good', unit: 'count' },
  satisfactory: { section: 'Work', label: 'Rated Satisfactory', unit: 'count' },
  needsImprovement: { section: 'Work', label: 'Rated Needs Improvement', unit: 'count' },
  pending: { section: 'Work', label: 'Rating pending', unit: 'count' },
  practice: { section: 'Practice', label: 'Practice chats', unit: 'count' },
  practiceScore: { section: 'Practice', label: 'Practice score (average)', unit: 'score' },
  tokens: { section: 'AI', label: 'AI tokens (UTC days)', unit: 'count' },
  calls: { section: 'AI', label: 'AI requests (UTC days)', unit: 'count' },
} as const satisfies Record<string, Row>;

export type MonthKey = keyof typeof monthRows;

export type MonthLine = Row & { key: MonthKey; value: number | null; before: number | null };

export type MonthReport = MonthReportInput & {
  madeAt: string;
  /** The month isn't over, so both months are counted up to the same point. */
  partial: boolean;
  /** How proposed scores are counted for this reader: like everything else, by UTC days, or not at all. */
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

/** Whether a figure is based on scores the AI proposed. */
export const isScoreKey = (key: MonthKey): boolean => scoreKeys.has(key);

/** The note below the interviews for a reader who rates before seeing proposals. */
export const scoresNote: Record<MonthReport['scores'], string | null> = {
  shown: null,
  utc: 'While admins rate before seeing the AI’s score, scores are counted by UTC day. Days in another time zone could reveal the score of an interview someone hasn’t rated yet.',
  withheld:
    'While admins rate before seeing the AI’s score, scores appear only once the month is over in every time zone.',
};

const hidden =
  'Scores are hidden when fewer than five interviews were scored, because they could identify people.';
const settling =
  'These people are counted under their current status. Last month’s applicants have had more time, so there’s no comparison.';
const wholeDays = 'AI usage is recorded in whole days, so we’ll compare it when the month is over.';
/** Why a figure is missing, by figure: in the month, or only in the month before. */
const gaps: Partial<Record<MonthKey, { now: string; before: string }>> = {
  hireMedian: {
    now: 'No one was hired, so we can’t calculate the time to hire.',
    before: 'No one was hired the month before, so there’s nothing to compare.',
  },
  scoreMedian: { now: hidden, before: hidden },
  practiceScore: {
    now: 'No practice chats were scored, so there’s no average.',
    before: 'No practice chats were scored the month before, so there’s nothing to compare.',
  },
  tokens: { now: wholeDays, before: wholeDays },
};

/** Notes below a section: how its figures are counted, and why some are missing. */
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
    ...(section === 'Applications' ? [settling] : []),
    ...missing.flatMap(({ key, value }) => gaps[key]?.[value === null ? 'now' : 'before'] ?? []),
  ];
}

/** Shown when there are no notable changes. */
export function quietText(lines: readonly MonthLine[]): string {
  // Open requests may be much older.
  const nothing = lines.every(({ key, value }) => key === 'requestsOpen' || !value);
  return nothing
    ? 'Nothing recorded this month.'
    : 'No changes of 20% or more. Changes in small numbers aren’t listed.';
}

/** Null where there's nothing to measure, or too few to keep people unidentified. */
export const MonthFigures = z.record(z.enum(monthKeys), z.number().nullable());
export type MonthFigures = z.infer<typeof MonthFigures>;

/** A month's lines, each compared with the previous month, or with its same days if the month isn't over. */
export function monthLines(now: MonthFigures, before: MonthFigures, partial: boolean): MonthLine[] {
  return monthKeys.map((key) => ({
    key,
    ...monthRows[key],
    ...(partial && key === 'requestsOpen' ? { label: 'Requests open now' } : {}),
    value: now[key],
    before: before[key],
  }));
}

/** What a file says about its figures: the time zone, when it was made, and what they're compared with. */
export function madeText({
  zone,
  madeAt,
  partial,
}: Pick<MonthReport, 'zone' | 'madeAt' | 'partial'>): string {
  const compared = partial ? ' This month isn’t over, so it’s compared with the same days last month.' : '';
  return `Dates are in ${zoneCity(zone)} time. Created ${momentIn(new Date(madeAt), zone)}.${compared}`;
}

/** A figure as the screen, the PDF, and the CSV show it. */
export function figureText({ unit }: Pick<Row, 'unit'>, value: number | null): string {
  if (value === null) return '–';
  const text = value.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return unit === 'days' ? `${text} ${plural(value, 'day')}` : text;
}

type Compared = Pick<MonthLine, 'value' | 'before' | 'settles'>;

/** The change, to one decimal; null when there's nothing to compare. */
export function changeOf({ value, before, settles }: Compared): number | null {
  return settles || value === null || before === null ? null : Math.round((value - before) * 10) / 10;
}

/** "+12", "−3.5", "=" or nothing to compare. */
export function changeText(line: Compared): string {
  const change = changeOf(line);
  if (change === null) return '–';
  if (change === 0) return '=';
  const size = Math.abs(change).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return change > 0 ? `+${size}` : `−${size}`;
}

/** Worth a sentence: a change by a fifth, of counts large enough that chance seldom explains it. */
const NOTABLE_SHARE = 0.2;
const NOTABLE_COUNT = 5;
const NOTABLE_MAX = 6;

/** Sentences for the largest changes, largest first. */
export function notableChanges(lines: readonly MonthLine[]): string[] {
  return lines
    .flatMap((line) => {
      const { value, before, unit, settles } = line;
      if (settles || value === null || before === null) return [];
      const change = Math.abs(value - before);
      const share = change / (before || 1);
      const enough = unit === 'count' ? change >= NOTABLE_COUNT : change >= 1;
      return enough && share >= NOTABLE_SHARE ? [{ line, share, value, before }] : [];
    })
    .sort((a, b) => b.share - a.share)
    .slice(0, NOTABLE_MAX)
    .map(({ line, share, value, before }) => {
      const percent = before === 0 ? '' : ` (${value > before ? '+' : '−'}${Math.round(share * 100)}%)`;
      const way = value > before ? 'up' : 'down';
      return `${line.label}: ${figureText(line, value)}, ${way} from ${figureText(line, before)}${percent}.`;
    });
}
