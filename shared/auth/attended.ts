/** Header of reads from an open page without user activity; they don't extend a session. */
export const UNATTENDED_HEADER = 'x-unattended';
