/** Unsent texts of interviews on this device; cleared when the person leaves (quality S23). */
export const INTERVIEW_DRAFTS = 'interview:';
