import { z } from 'zod';
import { brand, brandDefaults, defaultManagers } from '../../../shared/company/brand.ts';
import { firstSteps } from '../../../shared/company/firstSteps.ts';
import type { LegalKind } from '../../../shared/company/legal.ts';
import { StoredLegal } from '../../../shared/company/legalSettings.ts';
import { DocumentsSettings } from '../../../shared/documents/settings.ts';
import {
  defaultText,
  type EmailTemplateKind,
  type EmailTemplateText,
  emailTemplateSchema,
} from '../../../shared/emails/templates.ts';
import { ConfirmSetting } from '../../../shared/interview/results.ts';
import { type SettingSection, type SettingValues, settingValues } from '../../../shared/panel/settings.ts';
import { RetentionSettings } from '../../../shared/privacy/schema.ts';
import { retentionDefaults } from '../../../shared/privacy/terms.ts';
import { BlindSetting } from '../../../shared/reviews/schema.ts';
import { SafetyContactInput } from '../../../shared/safety/schema.ts';
import type { Env } from '../../env.ts';
import type { AuditEntry } from '../audit/audit.ts';
import { type FieldChanges, fieldChanges } from './fieldChanges.ts';

/** A change, for its line in the audit log. `reset`: the stored value was removed, so the default applies again. */
type Change<T> = { before: T; after: T; reset: boolean };

/**
 * A setting of HR. change.ts reads and changes all of them; a setting read with each use and one that every process keeps
 * a copy of differ only in `cached`.
 */
export type Setting<T> = {
  /** Its row. Never changes, because stored values must stay readable. */
  key: string;
  schema: z.ZodType<T>;
  /** Applies while nothing is stored, or nothing that fits the schema. */
  fallback: T;
  /** The audit line of a change; null if a change isn't worth one. */
  line: ((change: Change<T>) => Omit<AuditEntry, 'actor'>) | null;
  /** Whether every process keeps a copy (appSettings.ts), which a change makes it reread. */
  cached: boolean;
  /** The row of the previous value, if a change can be undone. */
  undoKey: string | null;
};

/** The value that applies: what is stored, or the default. */
export const appliedValue = <T>(
  { schema, fallback }: Pick<Setting<T>, 'schema' | 'fallback'>,
  stored: unknown,
): T => schema.safeParse(stored).data ?? fallback;

const setting = <T>(one: Omit<Setting<T>, 'cached' | 'undoKey'> & { cached?: true }): Setting<T> => ({
  cached: false,
  ...one,
  undoKey: null,
});

/** Settings that are read within the transaction that follows them. */
export const hrSettings = {
  /** HR rates an interview before the AI's proposal is shown. */
  blindReview: setting({
    key: 'blind_review',
    schema: BlindSetting,
    fallback: { on: false },
    line: ({ after }) => ({ action: 'settings.blind_review_changed', data: { ...after } }),
  }),
  /** A connected model's scores are provisional, too. */
  confirmResults: setting({
    key: 'confirm_results',
    schema: ConfirmSetting,
    fallback: { connected: false },
    line: ({ after }) => ({ action: 'settings.confirming_changed', data: { ...after } }),
  }),
  /** Who may submit documents. */
  documents: setting({
    key: 'documents',
    schema: DocumentsSettings,
    fallback: { requireHired: false },
    line: ({ after }) => ({ action: 'documents.settings_changed', data: { ...after } }),
  }),
  /** Months, days, and years that data is retained, from the next nightly run on (quality S22). */
  retention: setting({
    key: 'retention',
    schema: RetentionSettings,
    fallback: retentionDefaults,
    line: ({ after }) => ({ action: 'privacy.retention_changed', data: { ...after } }),
    // The privacy policy states the periods.
    cached: true,
  }),
  /** Who gets an email for each safety flag; null means the first admin. */
  safetyContact: setting({
    key: 'safety.contact',
    schema: SafetyContactInput,
    fallback: { userId: null },
    line: ({ after: { userId } }) => ({
      action: 'safety.contact_changed',
      ...(userId ? { subject: { kind: 'user', id: userId } } : {}),
      data: { first: userId === null },
    }),
  }),
  /** First steps an admin postponed. `over`: the finished list was dismissed. */
  postponedSteps: setting({
    key: 'steps.later',
    schema: z.array(z.enum([...firstSteps, 'over'])),
    fallback: [],
    line: null,
  }),
};

/** The environment's settings that are defaults of HR's. */
export type SettingsEnv = Pick<
  Env,
  'AI_DAILY_TOKENS_PERSON' | 'AI_DAILY_TOKENS_ALL' | 'PACING_SCALE' | 'MAIL_FROM' | 'HR_EMAIL'
>;

/** The defaults of the sections: the environment's, with the company's name as the sender's. */
export function sectionDefaults(env: SettingsEnv, company: string = brand.name): SettingValues {
  const from = env.MAIL_FROM.match(/^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/);
  return {
    budgets: { person: env.AI_DAILY_TOKENS_PERSON, all: env.AI_DAILY_TOKENS_ALL },
    pacing: { scale: env.PACING_SCALE },
    mailboxes: {
      fromName: from?.[1] || company,
      fromAddress: from?.[2]?.trim() ?? env.MAIL_FROM.trim(),
      hrAddress: env.HR_EMAIL,
      replyTo: env.HR_EMAIL,
      notices: [env.HR_EMAIL],
    },
    company: { hiringManagers: [...defaultManagers], defaultManager: defaultManagers[0] },
    identity: {
      name: brandDefaults.name,
      whereabouts: '',
      location: brandDefaults.location,
      postalAddress: brandDefaults.postalAddress,
      contactEmail: brandDefaults.contactEmail,
      privacyEmail: brandDefaults.privacyEmail,
    },
    look: { accent: null },
    personas: {
      interviewer: brandDefaults.interviewer.name,
      supervisor: brandDefaults.supervisor.name,
      assistant: brandDefaults.assistant.name,
    },
    logo: { light: null, dark: null },
  };
}

export type Sections = { [S in SettingSection]: Setting<SettingValues[S]> };

/** The sections of the settings page: cached, with undo. */
export function sections(env: SettingsEnv, company: string = brand.name): Sections {
  const defaults = sectionDefaults(env, company);
  const section = <S extends SettingSection>(
    name: S,
    schema: z.ZodType<SettingValues[S]>,
  ): Setting<SettingValues[S]> => ({
    key: `house.${name}`,
    schema,
    fallback: defaults[name],
    line: ({ before, after, reset }) =>
      fieldsLine(reset ? 'settings.reset' : 'settings.changed', name, fieldChanges(before, after)),
    cached: true,
    undoKey: `undo.${name}`,
  });
  return {
    budgets: section('budgets', settingValues.budgets),
    pacing: section('pacing', settingValues.pacing),
    mailboxes: section('mailboxes', settingValues.mailboxes),
    company: section('company', settingValues.company),
    identity: section('identity', settingValues.identity),
    look: section('look', settingValues.look),
    personas: section('personas', settingValues.personas),
    logo: section('logo', settingValues.logo),
  };
}

/** An email's texts: cached, with undo. */
export const emailTemplateSetting = (kind: EmailTemplateKind): Setting<EmailTemplateText> => ({
  key: `mail.${kind}`,
  schema: emailTemplateSchema(kind),
  fallback: defaultText(kind),
  line: ({ before, after, reset }) =>
    fieldsLine(reset ? 'settings.mail_reset' : 'settings.mail_changed', kind, fieldChanges(before, after)),
  cached: true,
  undoKey: `undo.mail.${kind}`,
});

/** A legal text in its current revision; revision 0 is the product's own text, or none. Cached. */
export const legalSetting = (kind: LegalKind): Setting<StoredLegal> => ({
  key: `legal.${kind}`,
  schema: StoredLegal,
  fallback: { revision: 0, text: '', note: '', at: '' },
  line: ({ after: { revision, note } }) => ({
    action: 'settings.legal_changed',
    data: { part: kind, revision, note },
  }),
  cached: true,
  undoKey: null,
});

/** The line of a change of several fields, which the history of a part is read from. */
function fieldsLine(
  action: AuditEntry['action'],
  part: string,
  changes: FieldChanges,
): Omit<AuditEntry, 'actor'> {
  const fields = changes.flatMap(({ field, from, to }) => [
    [`${field}.from`, from],
    [`${field}.to`, to],
  ]);
  return { action, data: { part, ...Object.fromEntries(fields) } };
}
