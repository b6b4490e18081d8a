import { inArray, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { brand } from '../../shared/brand.ts';
import {
  type SettingSection,
  type SettingValues,
  settingSections,
  settingValues,
} from '../../shared/panelSettings.ts';
import type { Db } from '../db/client.ts';
import { settings } from '../db/schema/platform.ts';
import type { Env } from '../env.ts';
import type { Bus } from './bus.ts';
import type { Logger } from './log.ts';

/**
 * Settings HR changed at run time, over those from start-up. Every process keeps a copy and rereads it on a
 * change event, so reading is free and a change applies everywhere at once.
 */
export type AppSettingsStore = {
  read<S extends SettingSection>(section: S): SettingValues[S];
  /** An email's texts as HR changed them; undefined for unchanged ones. */
  emailTemplate(kind: string): unknown;
  /** Reads what is stored; the process that changed something calls it before it answers. */
  refresh(): Promise<void>;
};

export type AppSettingsEnv = Pick<
  Env,
  'AI_DAILY_TOKENS_PERSON' | 'AI_DAILY_TOKENS_ALL' | 'PACING_SCALE' | 'MAIL_FROM' | 'HR_EMAIL'
>;

/** The row of a section in the table of settings. */
export const sectionKey = (section: SettingSection): string => `house.${section}`;
const LETTER = 'mail.';
/** The settings key of an email's texts. */
export const emailTemplateKey = (kind: string): string => `${LETTER}${kind}`;

/** The defaults: the settings from start-up. */
export function appSettingsDefaults(env: AppSettingsEnv): SettingValues {
  const from = env.MAIL_FROM.match(/^\s*"?([^"<]*?)"?\s*<([^<>]+)>\s*$/);
  return {
    budgets: { person: env.AI_DAILY_TOKENS_PERSON, all: env.AI_DAILY_TOKENS_ALL },
    pacing: { scale: env.PACING_SCALE },
    mailboxes: {
      fromName: from?.[1] || brand.name,
      fromAddress: from?.[2]?.trim() ?? env.MAIL_FROM.trim(),
      hrAddress: env.HR_EMAIL,
      replyTo: env.HR_EMAIL,
      notices: [env.HR_EMAIL],
    },
    company: { hiringManagers: [...brand.hiringManagers], defaultManager: brand.hiringManagers[0] },
  };
}

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
  const defaults = appSettingsDefaults(env);
  let values = defaults;
  let emailTemplates = new Map<string, unknown>();

  const readAll = async (): Promise<void> => {
    const rows = await db
      .select({ key: settings.key, value: settings.value })
      .from(settings)
      .where(
        or(
          inArray(settings.key, settingSections.map(sectionKey)),
          sql`starts_with(${settings.key}, ${LETTER})`,
        ),
      );
    const stored = new Map(rows.map(({ key, value }) => [key, value]));
    const pick = <T>(section: SettingSection, schema: z.ZodType<T>, fallback: T): T =>
      schema.safeParse(stored.get(sectionKey(section))).data ?? fallback;
    values = {
      budgets: pick('budgets', settingValues.budgets, defaults.budgets),
      pacing: pick('pacing', settingValues.pacing, defaults.pacing),
      mailboxes: pick('mailboxes', settingValues.mailboxes, defaults.mailboxes),
      company: pick('company', settingValues.company, defaults.company),
    };
    emailTemplates = new Map(
      rows
        .filter(({ key }) => key.startsWith(LETTER))
        .map(({ key, value }) => [key.slice(LETTER.length), value]),
    );
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
    refresh,
  };
}

/** From and Reply-To of the emails that leave now. Pages name this From as the genuine address. */
export function senderOf(appSettings: Pick<AppSettingsStore, 'read'>): { from: string; replyTo: string } {
  const { fromName, fromAddress, replyTo } = appSettings.read('mailboxes');
  return { from: `"${fromName}" <${fromAddress}>`, replyTo };
}
