/** What the safety layer looks for in a person's text, in the order of urgency. */
export const SAFETY_KINDS = ['self_harm', 'medical', 'threat', 'abuse', 'minor'] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** Languages that the built-in reading knows: Hindi with Urdu and Ukrainian with Russian, in either script. */
export const SAFETY_LANGUAGES = ['en', 'es', 'pt', 'tl', 'hi_ur', 'sw', 'fr', 'ar', 'id', 'uk_ru'] as const;
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number];

/** Where the text was written. */
export const SAFETY_SOURCES = [
  'interview',
  'work',
  'practice',
  'assistant',
  'application',
  'contact',
  'contest',
  'review',
  'request',
] as const;
export type SafetySource = (typeof SAFETY_SOURCES)[number];
