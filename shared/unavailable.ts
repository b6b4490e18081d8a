/** Said when nobody answered. Public pages need this one sentence and not the table of all of them. */
export const UNAVAILABLE = 'We’re having trouble right now. Nothing was lost. Please try again in a moment.';
