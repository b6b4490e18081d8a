/** Refetch interval while someone is in an interview: closing the browser causes no event. */
const AGAIN_MS = 30_000;

/** For `refetchInterval`. */
export const againWhileLive = (live: boolean | undefined): number | false => (live ? AGAIN_MS : false);
