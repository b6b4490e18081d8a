import { z } from 'zod';
import { email, fullName, type Role, roles } from '../auth/schema.ts';
import type { Brand } from '../company/brand.ts';
import { companySettings, plainName } from '../company/settings.ts';
import type { UserId } from '../ids/schema.ts';

/** Settings HR can change at run time; each one's default is the value from startup. */
export const settingSections = [
  'budgets',
  'pacing',
  'mailboxes',
  'company',
  'identity',
  'look',
  'personas',
  'logo',
] as const;
export type SettingSection = (typeof settingSections)[number];

/** Largest daily budget in tokens: what a day counts stays within the database's integers. */
export const TOKENS_MAX = 1_000_000_000;
const tokens = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(TOKENS_MAX, 'Please enter at most 1,000,000,000');

const address = email;

export const settingValues = {
  /** Tokens a day; 0 stops every call of a model. */
  budgets: z.strictObject({ person: tokens, all: tokens }),
  /** Multiplies every delay of shared/conversation/pacing.ts. */
  pacing: z.strictObject({
    scale: z
      .number('Please enter a number')
      .min(0, 'Please enter a number from 0 to 2')
      .max(2, 'Please enter a number from 0 to 2'),
  }),
  mailboxes: z.strictObject({
    fromName: plainName('Please enter a name', 80),
    fromAddress: address,
    /** The address given to people for questions; replies go there. */
    hrAddress: address,
    replyTo: address,
    /** Recipients of notices about new applications, requests, and results: one email each. */
    notices: z
      .array(address)
      .min(1, 'Please enter at least one address')
      .max(5, 'Please enter at most five addresses')
      .refine(
        (list) => new Set(list.map((one) => one.toLowerCase())).size === list.length,
        'Please enter each address only once',
      ),
  }),
  company: z
    .strictObject({
      /** Choices of the job form. */
      hiringManagers: z
        .array(plainName('Please enter a name', 60))
        .min(1, 'Please enter at least one name')
        .max(20, 'Please enter at most twenty names')
        .refine((list) => new Set(list).size === list.length, 'Please enter each one only once'),
      defaultManager: z.string().max(60),
    })
    .refine(({ hiringManagers, defaultManager }) => hiringManagers.includes(defaultManager), {
      path: ['defaultManager'],
      message: 'Please choose one of the names above',
    }),
  ...companySettings,
} as const satisfies Record<SettingSection, z.ZodType>;

export type SettingValues = { [S in SettingSection]: z.infer<(typeof settingValues)[S]> };

/** Which version was edited: null when nothing was stored, so that the default counted. */
const basedOn = z.string().max(64).nullable();

export const SaveSettingsInput = z.discriminatedUnion('section', [
  z.strictObject({ section: z.literal('budgets'), basedOn, value: settingValues.budgets }),
  z.strictObject({ section: z.literal('pacing'), basedOn, value: settingValues.pacing }),
  z.strictObject({ section: z.literal('mailboxes'), basedOn, value: settingValues.mailboxes }),
  z.strictObject({ section: z.literal('company'), basedOn, value: settingValues.company }),
  z.strictObject({ section: z.literal('identity'), basedOn, value: settingValues.identity }),
  z.strictObject({ section: z.literal('look'), basedOn, value: settingValues.look }),
  z.strictObject({ section: z.literal('personas'), basedOn, value: settingValues.personas }),
  z.strictObject({ section: z.literal('logo'), basedOn, value: settingValues.logo }),
]);
export type SaveSettingsInput = z.infer<typeof SaveSettingsInput>;

export const ResetSettingsInput = z.strictObject({ section: z.enum(settingSections), basedOn });
export type ResetSettingsInput = z.infer<typeof ResetSettingsInput>;

/** Something stored, or its default when nothing is. */
export type Stored<T> = {
  value: T;
  fallback: T;
  /**
   * The version being edited, so that saving doesn't overwrite a colleague's change; null for the default.
   */
  version: string | null;
  /** Whether the last change can be undone. */
  undoable: boolean;
  changedBy: string | null;
  changedAt: string | null;
};

export type AppSettings = {
  sections: { [S in SettingSection]: Stored<SettingValues[S]> };
  /** Tokens of today (UTC). */
  spent: { all: number; calls: number; busiest: number };
  /** Set where the program is started, so HR only reads it. */
  facts: {
    company: string;
    /** The company where it differs from the defaults. */
    brand: Partial<Brand>;
    publicUrl: string;
    /** False: emails are written to files. */
    smtp: boolean;
    files: 'disk' | 'S3';
    employeeSignup: 'invited' | 'open';
    aiModel: string;
    aiBuiltIn: boolean;
  };
};

/** One change of settings, with what each field was and became. */
export type SettingChange = {
  id: number;
  at: string;
  who: string;
  /** True when it went back to the default. */
  reset: boolean;
  changes: { field: string; from: string; to: string }[];
};

/** Named steps of the pacing. */
export const pacingSteps = [
  { label: 'Natural', scale: 1, note: 'at a human pace' },
  { label: 'Quick', scale: 0.3, note: 'about three times faster' },
  { label: 'None', scale: 0, note: 'no delays' },
] as const;

export type PanelPerson = {
  userId: UserId;
  fullName: string;
  email: string;
  roles: Role[];
  you: boolean;
  /** Invited, and has not chosen a password yet. */
  waiting: boolean;
};

export const SetRoleInput = z.strictObject({
  email: address,
  /** Null takes the access away. */
  role: z.enum(roles).nullable(),
});
export type SetRoleInput = z.infer<typeof SetRoleInput>;

/** After a role change: whether the person's notices ended, and whether Mailboxes still has their address. */
export type RoleSet = { stopped: boolean; used: boolean };

/** `has`: the role the person already has, or the inviter's own; nothing was sent then. */
export type Invited = { invited: boolean; has: Role | null };

export const InvitePersonInput = z.strictObject({
  email: address,
  fullName,
  role: z.enum(roles),
  idempotencyKey: z.uuid(),
});
export type InvitePersonInput = z.infer<typeof InvitePersonInput>;
/** The form's fields. */
export const InviteFields = InvitePersonInput.omit({ idempotencyKey: true });
