/**
 * Shown when the server didn't answer. Separate, because public pages need only this of the table.
 */
export const UNAVAILABLE = 'We’re having trouble right now. Nothing was lost. Please try again in a moment.';

/** True when an error says nothing about what was sent: the page then has a sentence of its own. */
export const isUnclear = (code: string): boolean => code === 'unavailable' || code === 'internal';
