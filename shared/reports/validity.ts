/** Whether interview scores predict work grades, from the company's own people. */

/** Below this many people a correlation says more about chance than about scores, and more about single people. */
export const VALIDITY_FROM = 30;
/** One task may fall on a good or bad day, so a mean grade counts only from this many tasks on. */
export const TASKS_FROM = 3;

type Correlation = {
  /** Pearson's r, −1 to 1. */
  r: number;
  /** 95 % confidence interval. */
  low: number;
  high: number;
};

export type ValidityReport = {
  /** People with a confirmed score and enough graded tasks after it. */
  people: number;
  /** Null below {@link VALIDITY_FROM} people, and where all have the same score or grade. */
  correlation: Correlation | null;
  /** Contains only interviews this viewer has rated or opened. */
  ownOnly: boolean;
};

/** Two-sided 95 % of the normal distribution. */
const Z95 = 1.96;

/**
 * Pearson's r of so many people with its interval by Fisher's transformation (1921): atanh(r) is nearly normal with a
 * standard error of 1/√(n−3). Rounded to hundredths, so that one more person can't be read off the difference.
 */
export function correlationOf(people: number, r: number | null): Correlation | null {
  if (people < VALIDITY_FROM || r === null) return null;
  const half = Z95 / Math.sqrt(people - 3);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return {
    r: rounded(r),
    low: rounded(Math.tanh(Math.atanh(r) - half)),
    high: rounded(Math.tanh(Math.atanh(r) + half)),
  };
}

/** What the figures mean, in a sentence for HR. */
export function validitySentence({ r, low, high }: Correlation): string {
  if (high < 0) {
    return 'People with higher interview scores got lower work grades. Don’t rely on scores until you know why.';
  }
  if (low <= 0) {
    return 'These figures don’t show that interview scores predict work grades. More data may make it clearer.';
  }
  const strength = r >= 0.5 ? 'clearly' : r >= 0.3 ? 'noticeably' : 'slightly';
  return `People with higher interview scores got ${strength} higher work grades.`;
}
