import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { brand, changedBrand } from '../../../../shared/company/brand.ts';
import {
  type AppSettings,
  type ResetSettingsInput,
  SaveSettingsInput,
  type SettingChange,
  type SettingSection,
  type SettingValues,
  type Stored,
  settingSections,
  settingValues,
} from '../../../../shared/panel/settings.ts';
import type { Actor } from '../../../actor.ts';
import type { Tx } from '../../../db/client.ts';
import { aiUsage } from '../../../db/schema/platform.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { appSettingsDefaults, sectionKey } from '../../../platform/settings/appSettings.ts';
import { readRow } from '../../../platform/settings/rows.ts';
import { logosAreStored } from './logo.ts';
import { noticesMail, testMail } from './mails.ts';
import { type Kept, readKept, replaceSetting, settingHistory, versionOf } from './store.ts';

/** Where a section's previous value is kept. */
const undoKey = (section: SettingSection): string => `undo.${section}`;

const TEST_LIMIT = { name: 'settings-test-mail', max: 10, windowSeconds: 600 };

/** The settings HR may see, and which ones it can change; secrets are never among them. */
export async function readAppSettings(deps: Deps): Promise<AppSettings> {
  const { env, ai, publicUrl } = deps;
  const [kept, spent] = await Promise.all([
    readKept(deps.db, [...settingSections.map(sectionKey), ...settingSections.map(undoKey)]),
    spentToday(deps),
  ]);
  const defaults = appSettingsDefaults(env);
  return {
    sections: {
      budgets: storedOf(kept, 'budgets', settingValues.budgets, defaults.budgets),
      pacing: storedOf(kept, 'pacing', settingValues.pacing, defaults.pacing),
      mailboxes: storedOf(kept, 'mailboxes', settingValues.mailboxes, defaults.mailboxes),
      company: storedOf(kept, 'company', settingValues.company, defaults.company),
      identity: storedOf(kept, 'identity', settingValues.identity, defaults.identity),
      look: storedOf(kept, 'look', settingValues.look, defaults.look),
      personas: storedOf(kept, 'personas', settingValues.personas, defaults.personas),
      logo: storedOf(kept, 'logo', settingValues.logo, defaults.logo),
    },
    spent,
    facts: {
      company: brand.name,
      brand: changedBrand(),
      publicUrl,
      smtp: env.SMTP_URL !== undefined,
      files: env.S3_BUCKET === undefined ? 'disk' : 'S3',
      employeeSignup: env.EMPLOYEE_SIGNUP,
      aiModel: ai.model,
      aiBuiltIn: ai.builtIn,
    },
  };
}

function storedOf<T>(
  kept: ReadonlyMap<string, Kept>,
  section: SettingSection,
  schema: z.ZodType<T>,
  fallback: T,
): Stored<T> {
  const row = kept.get(sectionKey(section));
  return {
    value: schema.safeParse(row?.value).data ?? fallback,
    fallback,
    version: row ? versionOf(row.value) : null,
    undoable: kept.has(undoKey(section)),
    changedBy: row?.changedBy ?? null,
    changedAt: row?.changedAt ?? null,
  };
}

async function spentToday(deps: Deps): Promise<AppSettings['spent']> {
  const day = deps.clock.now().toISOString().slice(0, 10);
  const tokens = (row: typeof aiUsage.$inferSelect | undefined): number =>
    row ? row.inputTokens + row.outputTokens : 0;
  const rows = await deps.db.select().from(aiUsage).where(eq(aiUsage.day, day));
  const all = rows.find(({ subject }) => subject === 'all');
  const people = rows.filter(({ subject }) => subject !== 'all' && !subject.startsWith('purpose:'));
  return {
    all: tokens(all),
    calls: all?.calls ?? 0,
    busiest: people.reduce((most, row) => Math.max(most, tokens(row)), 0),
  };
}

/**
 * Changes one section; the change counts in every process at once. @throws DomainError('conflict') when someone else
 * changed it after it was read
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor,
  input: SaveSettingsInput,
): Promise<{ ok: true }> {
  const { section, basedOn, value } = input;
  if (section === 'logo' && !(await logosAreStored(deps, [value.light, value.dark])))
    throw new DomainError('logo_unreadable');
  await deps.db.transaction(async (tx) => {
    const before = await storedNotices(deps, tx);
    const changed = await replaceSetting(deps, tx, actor, {
      key: sectionKey(section),
      undoKey: undoKey(section),
      part: section,
      about: 'section',
      basedOn,
      value,
      fallback: appSettingsDefaults(deps.env)[section],
    });
    if (section === 'mailboxes' && changed.includes('notices')) {
      await tellNotices(deps, tx, before, value);
    }
  });
  await deps.appSettings.refresh();
  return { ok: true };
}

/** Resets to the values the program started with. @throws DomainError('conflict') */
export async function resetSettings(
  deps: Deps,
  actor: Actor,
  { section, basedOn }: ResetSettingsInput,
): Promise<{ ok: true }> {
  const fallback = appSettingsDefaults(deps.env)[section];
  await deps.db.transaction(async (tx) => {
    const before = await storedNotices(deps, tx);
    const changed = await replaceSetting(deps, tx, actor, {
      key: sectionKey(section),
      undoKey: undoKey(section),
      part: section,
      about: 'section',
      basedOn,
      value: null,
      fallback,
    });
    if (section === 'mailboxes' && changed.includes('notices')) {
      await tellNotices(deps, tx, before, appSettingsDefaults(deps.env).mailboxes);
    }
  });
  await deps.appSettings.refresh();
  return { ok: true };
}

const Undo = z.object({ before: z.record(z.string(), z.unknown()).nullable() });

/**
 * Undoes the last change of a section; a second time, it redoes it. @throws DomainError('conflict') when someone
 * changed it after it was read, or nothing was ever changed
 */
export async function undoSettings(
  deps: Deps,
  actor: Actor,
  { section, basedOn }: ResetSettingsInput,
): Promise<{ ok: true }> {
  const undo = await readRow(deps.db, undoKey(section), Undo);
  if (!undo) throw new DomainError('conflict');
  if (undo.before === null) return resetSettings(deps, actor, { section, basedOn });
  // The rules may have become stricter since it was stored.
  const input = SaveSettingsInput.safeParse({ section, basedOn, value: undo.before });
  if (!input.success) throw new DomainError('conflict');
  return saveSettings(deps, actor, input.data);
}

/** Who gets notices now; read from the table, because this process may not know of a colleague's change yet. */
async function storedNotices(deps: Deps, tx: Tx): Promise<readonly string[]> {
  const stored = await readRow(tx, sectionKey('mailboxes'), settingValues.mailboxes);
  return (stored ?? appSettingsDefaults(deps.env).mailboxes).notices;
}

/** People who start or stop getting notices are told, so that nobody can divert notices unnoticed. */
async function tellNotices(
  deps: Deps,
  tx: Tx,
  before: readonly string[],
  mailboxes: SettingValues['mailboxes'],
): Promise<void> {
  const after = mailboxes.notices;
  for (const address of after.filter((one) => !before.includes(one))) {
    await deps.mailer.enqueue(tx, await noticesMail(deps, address, { added: true, mailboxes }));
  }
  for (const address of before.filter((one) => !after.includes(one))) {
    await deps.mailer.enqueue(tx, await noticesMail(deps, address, { added: false, mailboxes }));
  }
}

/** Who changed a section and what, newest first. */
export function sectionHistory(deps: Deps, section: SettingSection): Promise<SettingChange[]> {
  return settingHistory(deps, { about: 'section', part: section });
}

/** Sends the admin an email to check that email delivery works. @throws DomainError('too_many_attempts') */
export async function sendTestMail(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<{ to: string }> {
  await deps.limits.hit(TEST_LIMIT, userId);
  const mail = await testMail(deps, email);
  await deps.db.transaction((tx) => deps.mailer.enqueue(tx, mail));
  return { to: email };
}

/** The hiring managers in the job form, and the preselected one. */
export function jobChoices(deps: Deps): SettingValues['company'] {
  return deps.appSettings.read('company');
}
