/**
 * The page of the voluntary questions: its address, its title, and how its form comes back to it. Apart from the
 * questions, because the browser needs this much for every public page.
 */
export const SELF_IDENTIFICATION_PATH = '/self-identification';
export const SELF_IDENTIFICATION_TITLE = 'Voluntary questions';
export const selfIdentificationOutcomes = ['saved', 'expired', 'busy', 'failed'] as const;
export type SelfIdentificationOutcome = (typeof selfIdentificationOutcomes)[number];
