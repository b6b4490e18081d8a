/**
 * The voluntary questions' page: its address, title, and how its form returns. Separate from the questions,
 * because the browser needs this much on every public page.
 */
export const SELF_IDENTIFICATION_PATH = '/self-identification';
export const SELF_IDENTIFICATION_TITLE = 'Voluntary questions';
export const selfIdentificationOutcomes = ['saved', 'expired', 'busy', 'failed'] as const;
export type SelfIdentificationOutcome = (typeof selfIdentificationOutcomes)[number];
