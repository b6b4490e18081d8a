import type { RetentionSettings } from './schema.ts';

/** Lifetime of an emailed confirmation link. */
export const CONFIRM_HOURS = 24;

/** How long a prepared copy can be fetched. */
export const COPY_DAYS = 7;

/** How long daily counts of someone's AI usage are kept. */
export const AI_USAGE_MONTHS = 13;

/** What the fields of the public form are called, in the order of the page. */
export const dataRequestLabels = {
  email: 'Email',
  kind: 'What would you like to do?',
  note: 'Anything we should know',
} as const;

/** Retention until HR changes it. */
export const retentionDefaults: RetentionSettings = {
  applicationMonths: 24,
  vaultDays: 90,
  payrollYears: 4,
  safetyMonths: 12,
};
