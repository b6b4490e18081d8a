import { LOGO_BYTES_MAX, type LogoInput } from '../../../shared/company/settings.ts';
import type { SettingValues } from '../../../shared/panel/settings.ts';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { sha256 } from '../../platform/crypto/vault.ts';
import { changeSetting, readSetting } from '../../platform/settings/change.ts';
import { logoKey, type StoredLogo } from '../../platform/settings/companyLogo.ts';
import { sections } from '../../platform/settings/register.ts';
import { isStored, writeRow } from '../../platform/settings/rows.ts';
import { noticesEmail } from './emails.ts';
import { cleanSvg } from './parts/svg.ts';

const PIXELS_MAX = 4_000_000;
const UPLOADS = { name: 'company-logo', max: 20, windowSeconds: 600 };
/** Twice the size of the largest place where it's shown. */
const drawnSize = { width: 480, height: 96 };

/**
 * Stores a redrawn logo and returns its name. It's shown once the settings refer to it. @throws
 * DomainError('logo_unreadable' | 'logo_too_large' | 'too_many_attempts')
 */
export async function storeLogo(
  deps: Deps,
  actor: Actor,
  { content }: LogoInput,
): Promise<{ id: string; url: string }> {
  await deps.limits.hit(UPLOADS, actor.userId);
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > LOGO_BYTES_MAX) throw new DomainError('logo_too_large');
  const logo = await redrawn(bytes);
  const id = sha256(`${logo.type} ${logo.body}`).slice(0, 32);
  await deps.db.transaction((tx) => writeRow(deps, tx, logoKey(id), logo, actor.userId));
  return { id, url: `/brand/logo-${id}` };
}

async function redrawn(bytes: Buffer): Promise<StoredLogo> {
  const { default: sharp } = await import('sharp');
  const isPng = bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const source = isPng ? bytes : Buffer.from(cleanSvg(bytes));
  const options = {
    limitInputPixels: PIXELS_MAX,
    failOn: 'error',
    density: isPng ? undefined : 144,
  } as const;
  try {
    const drawn = await sharp(source, options)
      .resize({ ...drawnSize, fit: 'inside', withoutEnlargement: isPng })
      .png()
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    const body = isPng ? drawn.data : source;
    return {
      type: isPng ? 'image/png' : 'image/svg+xml',
      body: body.toString('base64'),
      drawn: drawn.data.toString('base64'),
      width: drawn.info.width,
      height: drawn.info.height,
    };
  } catch {
    throw new DomainError('logo_unreadable');
  }
}

/** Whether every logo in a change is stored. */
export async function logosAreStored(deps: Deps, ids: readonly (string | null)[]): Promise<boolean> {
  for (const id of ids) {
    if (id === null) continue;
    if (!(await isStored(deps.db, logoKey(id)))) return false;
  }
  return true;
}

/** Notifies people who start or stop getting notices, so no one can divert notices unnoticed. */
export async function notifyRecipients(
  deps: Deps,
  tx: Tx,
  before: readonly string[],
  mailboxes: SettingValues['mailboxes'],
): Promise<void> {
  const after = mailboxes.notices;
  for (const address of after.filter((one) => !before.includes(one))) {
    await deps.mailer.enqueue(tx, await noticesEmail(deps, address, { added: true, mailboxes }));
  }
  for (const address of before.filter((one) => !after.includes(one))) {
    await deps.mailer.enqueue(tx, await noticesEmail(deps, address, { added: false, mailboxes }));
  }
}

/**
 * Ends notices to an address whose owner left or is no longer an admin. The last address stays on the list, because notices
 * would reach no one otherwise. `used` says whether the company still uses the address.
 */
export async function stopNotices(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  address: string,
): Promise<{ stopped: boolean; used: boolean }> {
  const { mailboxes } = sections(deps.env);
  const isTheirs = (one: string): boolean => one.toLowerCase() === address.toLowerCase();
  let before: readonly string[] = [];
  const stopped = await changeSetting(deps, tx, actor, mailboxes, (now) => {
    before = now.notices;
    const others = before.filter((one) => !isTheirs(one));
    return others.length > 0 ? { ...now, notices: others } : now;
  });
  const after = await readSetting(tx, mailboxes);
  if (stopped) await notifyRecipients(deps, tx, before, after);
  return { stopped, used: [...after.notices, after.hrAddress, after.replyTo].some(isTheirs) };
}
