/** Longest note with a request for a review. */
export const REVIEW_NOTE_MAX = 1_000;

export const reviewRequestLabels = { note: 'What should they look at?' } as const;
