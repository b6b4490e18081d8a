/** What the safety layer looks for in a person's text, in the order of urgency. */
export const SAFETY_KINDS = ['self_harm', 'medical', 'threat', 'abuse', 'minor'] as const;
export type SafetyKind = (typeof SAFETY_KINDS)[number];

/** Languages that the built-in reading knows: Hindi with Urdu and Ukrainian with Russian, in either script. */
export const SAFETY_LANGUAGES = ['en', 'es', 'pt', 'tl', 'hi_ur', 'sw', 'fr', 'ar', 'id', 'uk_ru'] as const;
export type SafetyLanguage = (typeof SAFETY_LANGUAGES)[number];

/** In what a person is answered, as `lang` attributes name it: a language in the script they wrote. */
export const SAFETY_TONGUES = [
  'en',
  'es',
  'pt',
  'fil',
  'hi',
  'hi-Latn',
  'ur',
  'sw',
  'fr',
  'ar',
  'id',
  'uk',
  'ru',
] as const;
export type SafetyTongue = (typeof SAFETY_TONGUES)[number];

/** What was found in a text, for its writer: what the card shows help for, and in which language. */
export type SafetySign = { kind: SafetyKind; tongue: SafetyTongue };

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
