/**
 * Number of the way interviews are scored. Whoever changes how a rating comes about raises it by one: the next
 * start marks every result made before as "earlier method", and they leave sorting, reports and emails.
 */
export const SCORING_METHOD = 2;

/** Whether a result was made in a way that is no longer used. */
export const isEarlierMethod = (method: number): boolean => method < SCORING_METHOD;
