/**
 * Shown when the server didn't answer. Separate, because public pages need only this sentence of the table.
 */
export const UNAVAILABLE = 'We’re having trouble right now. Nothing was lost. Please try again in a moment.';
