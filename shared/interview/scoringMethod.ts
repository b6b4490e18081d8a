/**
 * Version of the scoring method. Raise it when earlier scores can't be compared anymore: with every change to levels, weights, or
 * formula, and when the built-in scores of the shipped interviews have moved too far since the version began
 * (`tests/unit/eval/built-in.test.ts`). The next start marks all earlier results "earlier method", and they're left out of sorting,
 * reports, and emails.
 */
export const SCORING_METHOD = 2;

/** Whether a result was made in a way that is no longer used. */
export const isEarlierMethod = (method: number): boolean => method < SCORING_METHOD;
