import type { z } from 'zod';
import { tonesOf } from '../../../shared/company/accent.ts';
import {
  type Brand,
  brand,
  brandDefaults,
  bringIntoForce,
  defaultManagers,
} from '../../../shared/company/brand.ts';
import { type LegalKind, type LegalText, legalKinds } from '../../../shared/company/legal.ts';
import { StoredLegal } from '../../../shared/company/legalSettings.ts';
import {
  type SettingSection,
  type SettingValues,
  settingSections,
  settingValues,
} from '../../../shared/panel/settings.ts';
import type { Db } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import type { Bus } from '../bus.ts';
import { followCompanyLogo, logoKey, StoredLogo } from '../companyLogo.ts';
import type { Logger } from '../log.ts';
import { readRow, readRows } from './rows.ts';

/**
 * Settings HR changed at run time, over those from start-up. Every process keeps a copy and rereads it on a
 * change event, so reading is free and a change applies everywhere at once.
 */
export type AppSettingsStore = {
  read<S extends SettingSection>(section: S): SettingValues[S];
  /** An email's texts as HR changed them; undefined for unchanged ones. */
  emailTemplate(kind: string): unknown;
  /** A legal text of the company's own; null where the one that comes with the product counts, or none. */
  legal(kind: LegalKind): LegalText | null;
  /** Reads what is stored; the process that changed something calls it before it answers. */
  refresh(): Promise<void>;
};

export type AppSettingsEnv = Pick<
  Env,
  'AI_DAILY_TOKENS_PERSON' | 'AI_DAILY_TOKENS_ALL' | 'PACING_SCALE' | 'MAIL_FROM' | 'HR_EMAIL'
>;

/** The row of a section in the table of settings. */
export const sectionKey = (section: SettingSection): string => `house.${section}`;
/** The row of the revision of a legal text that counts. */
export const legalKey = (kind: LegalKind): string => `legal.${kind}`;
/** The rows of all its revisions, in their order; with a number, of one. */
export const legalRevisionKey = (kind: LegalKind, revision?: number): string =>
  `legalRevision.${kind}.${revision === undefined ? '' : String(revision).padStart(6, '0')}`;
const LETTER = 'mail.';
/** The settings key of an email's texts. */
export const emailTemplateKey = (kind: string): string => `${LETTER}${kind}`;

/** The defaults: the settings from start-up. */
export function appSettingsDefaults(env: AppSettingsEnv, company: string = brand.name): SettingValues {
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

/** The company as its settings describe it. */
function brandOf(values: SettingValues): Brand {
  const { identity, personas, mailboxes } = values;
  const { accent } = values.look;
  const { light, dark } = values.logo;
  return {
    ...brandDefaults,
    ...identity,
    whereabouts: identity.whereabouts || brandDefaults.whereabouts.replace(brandDefaults.name, identity.name),
    hrEmail: mailboxes.hrAddress,
    interviewer: { ...brandDefaults.interviewer, name: personas.interviewer },
    supervisor: { ...brandDefaults.supervisor, name: personas.supervisor },
    assistant: { ...brandDefaults.assistant, name: personas.assistant },
    accent,
    tone: accent === null ? brandDefaults.tone : (tonesOf(accent)[8] ?? brandDefaults.tone),
    logo: light === null ? null : { light: logoUrl(light), dark: logoUrl(dark ?? light) },
  };
}

/** Where a stored logo is served. */
const logoUrl = (id: string): string => `/brand/logo-${id}`;

/** Tokens a day: of one person, and of all together. */
export type Caps = SettingValues['budgets'];

/** Where stored caps lie; a call that is about to be made reads them there, so that a lower one counts at once (quality S20). */
export const BUDGETS_KEY = sectionKey('budgets');

/** The caps that count until HR stores others. */
export const startedCaps = (env: AppSettingsEnv): Caps => appSettingsDefaults(env).budgets;

/** Keeps this process's settings up to date until `signal` aborts. */
export async function createAppSettings(options: {
  db: Db;
  bus: Bus;
  env: AppSettingsEnv;
  log: Logger;
  signal: AbortSignal;
}): Promise<AppSettingsStore> {
  const { db, bus, env, log, signal } = options;
  let values = appSettingsDefaults(env);
  let emailTemplates = new Map<string, unknown>();
  let legal = new Map<LegalKind, StoredLegal | undefined>();

  const readAll = async (): Promise<void> => {
    const rows = await readRows(db, {
      keys: [...settingSections.map(sectionKey), ...legalKinds.map(legalKey)],
      prefixes: [LETTER],
    });
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const pick = <T>(section: SettingSection, schema: z.ZodType<T>, fallback: T): T =>
      schema.safeParse(stored.get(sectionKey(section))).data ?? fallback;
    const identity = pick('identity', settingValues.identity, appSettingsDefaults(env).identity);
    // The company's name is the default of the sender's.
    const defaults = appSettingsDefaults(env, identity.name);
    values = {
      identity,
      look: pick('look', settingValues.look, defaults.look),
      personas: pick('personas', settingValues.personas, defaults.personas),
      logo: pick('logo', settingValues.logo, defaults.logo),
      budgets: pick('budgets', settingValues.budgets, defaults.budgets),
      pacing: pick('pacing', settingValues.pacing, defaults.pacing),
      mailboxes: pick('mailboxes', settingValues.mailboxes, defaults.mailboxes),
      company: pick('company', settingValues.company, defaults.company),
    };
    await followLogo(values.logo);
    legal = new Map(legalKinds.map((kind) => [kind, StoredLegal.safeParse(stored.get(legalKey(kind))).data]));
    bringIntoForce({ ...brandOf(values), terms: Boolean(legal.get('terms')?.text) });
    emailTemplates = new Map(
      rows
        .filter(({ key }) => key.startsWith(LETTER))
        .map(({ key, value }) => [key.slice(LETTER.length), value]),
    );
  };

  let logos = '';
  /** The files are read when the settings name other ones. */
  const followLogo = async ({ light, dark }: SettingValues['logo']): Promise<void> => {
    const wanted = JSON.stringify([light, dark]);
    if (wanted === logos) return;
    const read = (id: string | null) => (id === null ? undefined : readRow(db, logoKey(id), StoredLogo));
    const onLight = await read(light);
    const onDark = await read(dark);
    followCompanyLogo(onLight ? { light: onLight, dark: onDark ?? onLight } : null);
    logos = wanted;
  };

  // One after the other, so that an older answer never replaces a newer one.
  let reading: Promise<void> = Promise.resolve();
  const refresh = (): Promise<void> => {
    reading = reading.catch(() => {}).then(readAll);
    return reading;
  };

  // Listening begins before the first read, so that nothing falls between the two.
  const events = await bus.subscribe('settings', signal);
  await refresh();
  void (async () => {
    for await (const _event of events) {
      await refresh().catch((error: unknown) => log.error({ err: error }, 'rereading settings failed'));
    }
  })();
  return {
    read: (section) => values[section],
    emailTemplate: (kind) => emailTemplates.get(kind),
    legal: (kind) => {
      const own = legal.get(kind);
      return own?.text ? { text: own.text, at: own.at } : null;
    },
    refresh,
  };
}

/** From and Reply-To of the emails that leave now. Pages name this From as the genuine address. */
export function senderOf(appSettings: Pick<AppSettingsStore, 'read'>): { from: string; replyTo: string } {
  const { fromName, fromAddress, replyTo } = appSettings.read('mailboxes');
  return { from: `"${fromName}" <${fromAddress}>`, replyTo };
}
