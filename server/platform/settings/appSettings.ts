import { tonesOf } from '../../../shared/company/accent.ts';
import { type Brand, brandDefaults, bringIntoForce } from '../../../shared/company/brand.ts';
import { type LegalKind, type LegalText, legalKinds } from '../../../shared/company/legal.ts';
import type { StoredLegal } from '../../../shared/company/legalSettings.ts';
import {
  defaultText,
  type EmailTemplateKind,
  type EmailTemplateText,
  emailTemplateKinds,
} from '../../../shared/emails/templates.ts';
import type { SettingSection, SettingValues } from '../../../shared/panel/settings.ts';
import type { RetentionSettings } from '../../../shared/privacy/schema.ts';
import { retentionDefaults } from '../../../shared/privacy/terms.ts';
import type { Db, DbOrTx } from '../../db/client.ts';
import type { Bus } from '../events/bus.ts';
import { createReloading } from '../events/reloading.ts';
import type { Logger } from '../log.ts';
import { followCompanyLogo, logoKey, StoredLogo } from './companyLogo.ts';
import {
  appliedValue,
  emailTemplateSetting,
  hrSettings,
  legalSetting,
  type Setting,
  type SettingsEnv,
  sectionDefaults,
  sections,
} from './register.ts';
import { readRow, readRows } from './rows.ts';

/**
 * This process's copy of the cached settings (register.ts). Every process rereads them on a change event, so reading is
 * free and a change applies everywhere at once.
 */
export type AppSettingsStore = {
  read<S extends SettingSection>(section: S): SettingValues[S];
  /** An email's current texts: HR's, or the default. */
  emailTemplate(kind: EmailTemplateKind): EmailTemplateText;
  /** The company's own legal text; null if the product's text applies, or none. */
  legal(kind: LegalKind): LegalText | null;
  /** Rereads the stored values. The process that changed something calls it before it answers. */
  refresh(): Promise<void>;
};

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

/** What the privacy policy states instead of its own periods. */
function statedPeriods({ applicationMonths, vaultDays }: RetentionSettings): Brand['retention'] {
  const same =
    applicationMonths === retentionDefaults.applicationMonths && vaultDays === retentionDefaults.vaultDays;
  return same ? null : { applicationMonths, vaultDays };
}

/** Where a stored logo is served. */
const logoUrl = (id: string): string => `/brand/logo-${id}`;

/** The values of all sections. `applied`: what is stored for one, or its default. */
function sectionValues(env: SettingsEnv, applied: <T>(one: Setting<T>) => T): SettingValues {
  const identity = applied(sections(env).identity);
  // The company's name is the default of the sender's.
  const { look, personas, logo, budgets, pacing, mailboxes, company } = sections(env, identity.name);
  return {
    identity,
    look: applied(look),
    personas: applied(personas),
    logo: applied(logo),
    budgets: applied(budgets),
    pacing: applied(pacing),
    mailboxes: applied(mailboxes),
    company: applied(company),
  };
}

/** Reads the files of the company's logo when the settings name other ones. */
function createLogoReader(db: Db): (logo: SettingValues['logo']) => Promise<void> {
  let known = '';
  const read = (id: string | null) => (id === null ? undefined : readRow(db, logoKey(id), StoredLogo));
  return async ({ light, dark }) => {
    const wanted = JSON.stringify([light, dark]);
    if (wanted === known) return;
    const onLight = await read(light);
    const onDark = await read(dark);
    followCompanyLogo(onLight ? { light: onLight, dark: onDark ?? onLight } : null);
    known = wanted;
  };
}

/** Keeps this process's settings up to date until `signal` aborts. */
export async function createAppSettings(options: {
  db: Db;
  bus: Bus;
  env: SettingsEnv;
  log: Logger;
  signal: AbortSignal;
}): Promise<AppSettingsStore> {
  const { db, bus, env, log, signal } = options;
  let values = sectionDefaults(env);
  let emailTemplates = new Map<EmailTemplateKind, EmailTemplateText>();
  let legal = new Map<LegalKind, StoredLegal>();
  const followLogo = createLogoReader(db);
  const templateSettings = emailTemplateKinds.map((kind) => [kind, emailTemplateSetting(kind)] as const);
  const legalSettings = legalKinds.map((kind) => [kind, legalSetting(kind)] as const);

  const readAll = async (): Promise<void> => {
    const all = [
      hrSettings.retention,
      ...Object.values(sections(env)),
      ...[...templateSettings, ...legalSettings].map(([, one]) => one),
    ];
    const rows = await readRows(db, { keys: all.map(({ key }) => key) });
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const applied = <T>(one: Setting<T>): T => appliedValue(one, stored.get(one.key));
    values = sectionValues(env, applied);
    await followLogo(values.logo);
    legal = new Map(legalSettings.map(([kind, one]) => [kind, applied(one)]));
    bringIntoForce({
      ...brandOf(values),
      terms: Boolean(legal.get('terms')?.text),
      retention: statedPeriods(applied(hrSettings.retention)),
    });
    emailTemplates = new Map(templateSettings.map(([kind, one]) => [kind, applied(one)]));
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
  const again = createReloading({ reload: refresh, failed: 'reloading settings failed', log, signal });
  void (async () => {
    for await (const _event of events) again();
  })();
  return {
    read: (section) => values[section],
    emailTemplate: (kind) => emailTemplates.get(kind) ?? defaultText(kind),
    legal: (kind) => {
      const own = legal.get(kind);
      return own?.text ? { text: own.text, at: own.at } : null;
    },
    refresh,
  };
}

/**
 * The stored From and Reply-To of outgoing emails. Read each time, because an email about a changed sender may be due before
 * this process has refreshed its copy. Pages name this From as the genuine address.
 */
export async function readSender(db: DbOrTx, env: SettingsEnv): Promise<{ from: string; replyTo: string }> {
  const { identity, mailboxes } = sections(env);
  const rows = await readRows(db, { keys: [identity.key, mailboxes.key] });
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const { name } = appliedValue(identity, stored.get(identity.key));
  // The company's name is in the default sender.
  const sender = sections(env, name).mailboxes;
  const { fromName, fromAddress, replyTo } = appliedValue(sender, stored.get(mailboxes.key));
  return { from: `"${fromName}" <${fromAddress}>`, replyTo };
}
