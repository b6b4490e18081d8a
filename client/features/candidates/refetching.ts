/** Refetch interval while someone is in an interview: closing the browser causes no event. */
const AGAIN_MS = 30_000;

/** For `refetchInterval`. */
export const refetchWhileInterviewing = (interviewing: boolean | undefined): number | false =>
  interviewing ? AGAIN_MS : false;
