/** Stages in which a person waits for HR; hired and rejected are ends. */
export const stages = ['applied', 'shortlisted', 'interviewed'] as const;
export type Stage = (typeof stages)[number];

/** How often something took so many whole days. */
type DayCount = { days: number; count: number };

/**
 * The smallest number of days that at least `share` (0-1) of all stays didn't exceed (nearest rank: always a
 * length that occurred, never one between two). Null without stays.
 */
export function daysAtShare(counts: readonly DayCount[], share: number): number | null {
  const known = counts.filter(({ count }) => count > 0).sort((a, b) => a.days - b.days);
  const total = known.reduce((sum, { count }) => sum + count, 0);
  const rank = Math.max(1, Math.ceil(total * share));
  let reached = 0;
  for (const { days, count } of known) {
    reached += count;
    if (reached >= rank) return days;
  }
  return null;
}

/** Time in one stage. Calendar days, UTC. */
export type StageTime = {
  stage: Stage;
  /** The median stay; people who still wait count with their days so far. */
  medianDays: number | null;
  /** The 90th percentile of stays. */
  p90Days: number | null;
  /** Stays that ended in the period. */
  moved: number;
  /** People in the stage now, however long. */
  waiting: number;
  /** How long the one who waits longest has waited. */
  longestDays: number | null;
};

/**
 * Time in a stage over a period: stays that ended in it, together with everyone still in the stage. Without
 * the latter, a neglected queue would look fast.
 */
export function stageTime(stage: Stage, ended: readonly DayCount[], waiting: readonly DayCount[]): StageTime {
  const sum = (counts: readonly DayCount[]): number => counts.reduce((all, { count }) => all + count, 0);
  const all = [...ended, ...waiting];
  const open = waiting.filter(({ count }) => count > 0).map(({ days }) => days);
  return {
    stage,
    medianDays: daysAtShare(all, 0.5),
    p90Days: daysAtShare(all, 0.9),
    moved: sum(ended),
    waiting: sum(waiting),
    longestDays: open.length === 0 ? null : open.reduce((longest, days) => Math.max(longest, days)),
  };
}
