/** Sent along with what an open page reads while nobody sits at it: such a call is no use of a session. */
export const UNATTENDED_HEADER = 'x-unattended';
