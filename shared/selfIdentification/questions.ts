/**
 * Voluntary self-identification, for equal-opportunity statistics only. Every question is optional; "I prefer
 * not to say" is the absence of an answer and isn't stored.
 */

/** Sex or gender. */
export const sexes = ['woman', 'man', 'another'] as const;
export type Sex = (typeof sexes)[number];

/** Race and ethnicity in the seven categories of the EEO-1 report (U.S. EEOC; 29 CFR 1602.7). */
export const races = ['hispanic', 'white', 'black', 'pacific', 'asian', 'native', 'multiple'] as const;
export type Race = (typeof races)[number];

/** The age from which U.S. law protects against discrimination because of age (29 U.S.C. 631). */
export const ages = ['under_40', 'from_40'] as const;
export type Age = (typeof ages)[number];

export const PREFER_NOT = 'I prefer not to say';

export const sexLabels: Record<Sex, string> = {
  woman: 'Woman',
  man: 'Man',
  another: 'Non-binary or another gender',
};

export const raceLabels: Record<Race, string> = {
  hispanic: 'Hispanic or Latino',
  white: 'White',
  black: 'Black or African American',
  pacific: 'Native Hawaiian or Other Pacific Islander',
  asian: 'Asian',
  native: 'American Indian or Alaska Native',
  multiple: 'Two or more races',
};

/**
 * Each category's definition from the EEO-1 report. All but the first exclude people who are Hispanic or
 * Latino.
 */
export const raceHints: Record<Race, string> = {
  hispanic:
    'Mexican, Puerto Rican, Cuban, Central or South American, or other Spanish culture or origin, regardless of race',
  white: 'Origins in any of the original peoples of Europe, the Middle East, or North Africa',
  black: 'Origins in any of the Black racial groups of Africa',
  pacific: 'Origins in any of the original peoples of Hawaii, Guam, Samoa, or other Pacific Islands',
  asian: 'Origins in any of the original peoples of East Asia, Southeast Asia, or the Indian subcontinent',
  native:
    'Origins in any of the original peoples of North, Central, or South America, with tribal affiliation or community attachment',
  multiple: 'More than one of the five races above',
};

export const ageLabels: Record<Age, string> = { under_40: 'Under 40', from_40: '40 or older' };

/**
 * Null is an unanswered question. The schema is in `schema.ts`, because pages load no
 * schema.
 */
export type SelfIdentification = { sex: Sex | null; race: Race | null; age: Age | null };

export const nothingSaid: SelfIdentification = { sex: null, race: null, age: null };

/** How long the link of an application's answer works. */
export const SELF_IDENTIFICATION_HOURS = 24;
