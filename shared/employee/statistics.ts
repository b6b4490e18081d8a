import { counted } from '../text/counted.ts';
import { percentOf } from '../text/points.ts';

/** Figures about an employee's work, each computed only here (specification file 2 §9). */

/** Most feedback items on the Reports page. */
export const FEEDBACK_SHOWN = 5;

/**
 * Success rate, accuracy and average score are one figure: completed tasks divided by all tasks, as a whole
 * percentage. Null when there are no tasks: nothing was earned yet, and nothing was lost.
 */
export function successRate({ completed, total }: { completed: number; total: number }): number | null {
  return percentOf(completed, total);
}

/** Summed minutes of sessions as hours, rounded to one decimal. */
export function totalHours(minutes: number): number {
  return Math.round(minutes / 6) / 10;
}

/** The mean of grades (0–100) as a whole number; null for none. */
export function meanGrade(grades: readonly number[]): number | null {
  if (grades.length === 0) return null;
  return Math.round(grades.reduce((sum, grade) => sum + grade, 0) / grades.length);
}

/** "93%", or a dash while there is nothing to divide. */
export function percentText(rate: number | null): string {
  return rate === null ? '–' : `${rate}%`;
}

/** "6 h 48 min" of whole minutes. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A graded task, as far as a skill is concerned. */
export type Graded = { skill: string; grade: number };
export type SkillGrade = { skill: string; grade: number; count: number };

/** The mean grade of each skill, best first; equal ones by name. */
export function gradesBySkill(tasks: readonly Graded[]): SkillGrade[] {
  const grades = new Map<string, number[]>();
  for (const { skill, grade } of tasks) {
    const known = grades.get(skill);
    if (known) known.push(grade);
    else grades.set(skill, [grade]);
  }
  return [...grades]
    .map(([skill, all]) => ({ skill, grade: meanGrade(all) ?? 0, count: all.length }))
    .sort((a, b) => b.grade - a.grade || a.skill.localeCompare(b.skill, 'en'));
}

/** What the summary is written from. */
type SummaryFigures = {
  sessions: number;
  completed: number;
  total: number;
  minutes: number;
  /** Mean grade of each session that has graded tasks, oldest first. */
  sessionGrades: readonly number[];
  skills: readonly SkillGrade[];
};

/** The smallest move of the mean that counts as a change. */
const NOTICEABLE = 3;

/** A summary in sentences, from the figures alone, of all of someone's work or of one month. */
export function summarize(figures: SummaryFigures, of: 'all' | 'month' = 'all'): string[] {
  const { sessions, completed, total, minutes, skills } = figures;
  const hours = totalHours(minutes);
  // Less than an hour would round to 0.1 hours, or to none.
  const time = minutes < 60 ? counted(minutes, 'minute') : counted(hours, 'hour');
  if (total === 0 && of === 'month') {
    return sessions === 0
      ? ['You didn’t work any sessions this month.']
      : [`You worked ${counted(sessions, 'session')} this month and didn’t finish a task.`];
  }
  if (total === 0) {
    return sessions === 0
      ? ['You haven’t worked a session yet. Your figures will appear here after your first one.']
      : [`You’ve worked ${counted(sessions, 'session')} and haven’t received a task yet.`];
  }
  const lines = [
    `You completed ${completed} of ${counted(total, 'task')} (${percentText(successRate({ completed, total }))}) in ${counted(sessions, 'session')} and ${time}.`,
  ];
  const trend = trendLine(figures.sessionGrades);
  if (trend) lines.push(trend);
  const [best] = skills;
  const weakest = skills.at(-1);
  if (best && weakest && best.skill !== weakest.skill && best.grade > weakest.grade) {
    lines.push(
      `Your strongest area is ${best.skill} (average grade ${best.grade}). You have the most room to grow in ${weakest.skill} (${weakest.grade}).`,
    );
  } else if (best) {
    lines.push(`Your average grade in ${best.skill} is ${best.grade}.`);
  }
  return lines;
}

/** Compares the newer half of the sessions with the older half, so one bad day isn't a trend. */
function trendLine(grades: readonly number[]): string | null {
  if (grades.length < 2) return null;
  const middle = Math.floor(grades.length / 2);
  const before = meanGrade(grades.slice(0, middle)) ?? 0;
  const after = meanGrade(grades.slice(grades.length - middle)) ?? 0;
  const span = `over your last ${grades.length} graded sessions`;
  if (after - before >= NOTICEABLE) return `Your average grade rose from ${before} to ${after} ${span}.`;
  if (before - after >= NOTICEABLE) return `Your average grade fell from ${before} to ${after} ${span}.`;
  return `Your average grade stayed at about ${after} ${span}.`;
}
