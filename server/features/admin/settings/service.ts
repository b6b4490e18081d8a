import { brand, changedBrand } from '../../../../shared/company/brand.ts';
import type { TestEmail } from '../../../../shared/panel/schema.ts';
import {
  type AppSettings,
  type ResetSettingsInput,
  SaveSettingsInput,
  type SettingChange,
  type SettingSection,
  type SettingValues,
} from '../../../../shared/panel/settings.ts';
import type { Actor } from '../../../actor.ts';
import { mostUsedToday, usedToday } from '../../../ai/limits/budgets.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { changeSetting, readSetting } from '../../../platform/settings/change.ts';
import { sections } from '../../../platform/settings/register.ts';
import { logosAreStored, notifyRecipients } from '../../company/admin.ts';
import { testEmail } from './emails.ts';
import { beforeLastChange, settingHistory, storedOf, storedRows } from './store.ts';

const TEST_LIMIT = { name: 'settings-test-mail', max: 10, windowSeconds: 600 };

/** The settings HR may see, and which ones it can change; secrets are never among them. */
export async function readAppSettings(deps: Deps): Promise<AppSettings> {
  const { env, ai, publicUrl } = deps;
  const { budgets, pacing, mailboxes, company, identity, look, personas, logo } = sections(env);
  const [rows, spent] = await Promise.all([
    storedRows(deps.db, Object.values(sections(env))),
    spentToday(deps),
  ]);
  return {
    sections: {
      budgets: storedOf(rows, budgets),
      pacing: storedOf(rows, pacing),
      mailboxes: storedOf(rows, mailboxes),
      company: storedOf(rows, company),
      identity: storedOf(rows, identity),
      look: storedOf(rows, look),
      personas: storedOf(rows, personas),
      logo: storedOf(rows, logo),
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

async function spentToday(deps: Deps): Promise<AppSettings['spent']> {
  const [{ calls, inputTokens, outputTokens }, busiest] = await Promise.all([
    usedToday(deps),
    mostUsedToday(deps),
  ]);
  return { all: inputTokens + outputTokens, calls, busiest };
}

/**
 * Changes one section in every process at once. @throws DomainError('conflict') when someone else changed it after it was
 * read
 */
export async function saveSettings(
  deps: Deps,
  actor: Actor,
  { section, basedOn, value }: SaveSettingsInput,
): Promise<void> {
  if (section === 'logo' && !(await logosAreStored(deps, [value.light, value.dark])))
    throw new DomainError('logo_unreadable');
  return replaceSection(deps, actor, section, basedOn, value);
}

/** Resets to the values the program started with. @throws DomainError('conflict') */
export function resetSettings(
  deps: Deps,
  actor: Actor,
  { section, basedOn }: ResetSettingsInput,
): Promise<void> {
  return replaceSection(deps, actor, section, basedOn, null);
}

async function replaceSection<S extends SettingSection>(
  deps: Deps,
  actor: Actor,
  section: S,
  basedOn: string | null,
  value: SettingValues[S] | null,
): Promise<void> {
  const all = sections(deps.env);
  await deps.db.transaction(async (tx) => {
    // From the table, because this process may not know of a colleague's change yet.
    const before = await readSetting(tx, all.mailboxes);
    const changed = await changeSetting(deps, tx, actor, all[section], () => value, basedOn);
    if (changed) await notifyRecipients(deps, tx, before.notices, await readSetting(tx, all.mailboxes));
  });
  await deps.appSettings.refresh();
}

/**
 * Undoes the last change of a section; a second time, it redoes it. @throws DomainError('conflict') when someone
 * changed it after it was read, or nothing was ever changed
 */
export async function undoSettings(
  deps: Deps,
  actor: Actor,
  { section, basedOn }: ResetSettingsInput,
): Promise<void> {
  const before = await beforeLastChange(deps.db, sections(deps.env)[section]);
  if (before === null) return resetSettings(deps, actor, { section, basedOn });
  // The rules may have become stricter since it was stored.
  const input = SaveSettingsInput.safeParse({ section, basedOn, value: before });
  if (!input.success) throw new DomainError('conflict');
  return saveSettings(deps, actor, input.data);
}

/** Who changed a section and what, newest first. */
export function sectionHistory(deps: Deps, section: SettingSection): Promise<SettingChange[]> {
  return settingHistory(deps, { about: 'section', part: section });
}

/** Sends the admin an email to check that email delivery works. @throws DomainError('too_many_attempts') */
export async function sendTestEmail(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<TestEmail> {
  await deps.limits.hit(TEST_LIMIT, userId);
  const outgoing = await testEmail(deps, email);
  return { to: email, mailId: await deps.db.transaction((tx) => deps.mailer.enqueue(tx, outgoing)) };
}

/** The hiring managers in the job form, and the preselected one. */
export function jobChoices(deps: Deps): SettingValues['company'] {
  return deps.appSettings.read('company');
}
