/**
 * Version of the scoring method. Raise it with every change to how ratings are computed: the next start marks
 * all earlier results "earlier method", and they're left out of sorting, reports, and emails.
 */
export const SCORING_METHOD = 2;

/** Whether a result was made in a way that is no longer used. */
export const isEarlierMethod = (method: number): boolean => method < SCORING_METHOD;
