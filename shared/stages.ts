/** Stages in which a person waits for somebody to act; hired and rejected are ends. */
export const stages = ['applied', 'shortlisted', 'interviewed'] as const;
export type Stage = (typeof stages)[number];

/** How often something took so many whole days. */
type DayCount = { days: number; count: number };

/**
 * The smallest number of days that at least `share` (0-1) of all stays did not exceed (nearest rank: always a
 * length that occurred, never one between two). Null when there is none.
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
  /** Half of all stays were not longer; people who still wait count with their days so far. */
  medianDays: number | null;
  /** Nine of ten stays were not longer. */
  p90Days: number | null;
  /** Stays that ended in the period. */
  moved: number;
  /** People in the stage now, however long. */
  waiting: number;
  /** How long the one who waits longest has waited. */
  longestDays: number | null;
};

/**
 * Time in a stage over a period: stays that ended in it, together with everybody who is still in the stage.
 * Without those, a queue that nobody works on would look fast.
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
