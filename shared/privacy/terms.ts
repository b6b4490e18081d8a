/** Lifetime of an emailed confirmation link. */
export const CONFIRM_HOURS = 24;

/** How long a prepared copy can be fetched. */
export const COPY_DAYS = 7;
