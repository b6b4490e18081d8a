/**
 * Shown when the server didn't answer. Separate, because public pages need only this of the table.
 */
export const UNAVAILABLE = 'We’re having trouble right now. Nothing was lost. Please try again in a moment.';

/** True if an error says nothing about the input, so the page shows its own message. */
export const isUnclear = (code: string): boolean => code === 'unavailable' || code === 'internal';
