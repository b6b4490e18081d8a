import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Deps } from '../../server/deps.ts';
import { forgetSecondFactor, setDisabled } from '../../server/features/auth/parts/console.ts';
import { createAdmin, resetPassword } from '../../server/features/auth/service.ts';
import { removeDemoContent } from '../../server/features/demo/admin.ts';
import { erasePersonNow, exportPerson } from '../../server/features/privacy/parts/console.ts';
import { planRetention, runRetention } from '../../server/features/privacy/parts/retention.ts';
import { type AuditHead, verifyAudit } from '../../server/platform/audit/chain.ts';
import { writeBackup } from '../../server/platform/backup/backup.ts';
import { openBackup, restoreBackup } from '../../server/platform/backup/restore.ts';
import { encryptAnew, isRotationUnfinished, keyUse } from '../../server/platform/crypto/rotateKeys.ts';
import { addKey, dropKeys } from '../../server/platform/crypto/vault.ts';
import { counted, figure } from '../../shared/text/counted.ts';
import { readPassword } from './password.ts';

export const usage = `Usage:
  npm run admin -- create-admin <email> [--name "Full name"]     adds an admin (asks for a password)
  npm run admin -- reset-password <email>                        sets a new password and ends all sessions
  npm run admin -- reset-second-step <email>                     turns off two-step sign-in (for a lost phone)
  npm run admin -- disable-account <email>                       signs out everywhere and blocks sign-in
  npm run admin -- enable-account <email>                        allows sign-in again
  npm run admin -- keys list                                     lists keys and how many values each encrypts
  npm run admin -- keys rotate                                   adds a key and re-encrypts everything with it
  npm run admin -- keys retire                                   removes keys that no longer encrypt anything
  npm run admin -- export <email> <file.zip>                     writes everything stored about a person
  npm run admin -- erase <email>                                 erases a person (the law may require keeping some records)
  npm run admin -- retention [--run]                             lists people due for deletion; --run deletes them
  npm run admin -- demo remove                                   removes the demo’s people, files, jobs, and accounts
  npm run admin -- audit verify [--head <line>:<hash>]           checks the audit log for changes
  npm run admin -- backup <file.zip> [--with-keys]               writes database and files to one archive
  npm run admin -- restore <file.zip>                            restores into an empty data folder or database
These commands ask for passwords, or read them from standard input if it isn’t a terminal.`;

export type Console = {
  deps: Deps;
  sql: postgres.Sql;
  dataDir: string;
  /** What follows the command's name. */
  args: string[];
  options: { name: string | undefined; head: string | undefined; run: boolean; withKeys: boolean };
  /** Aborted by Ctrl-C or a signal; the database's connections end then, too. */
  signal: AbortSignal;
  say: (line: string) => void;
};

type Command = {
  arguments: number;
  /** The first argument is an address. */
  email?: true;
  /** It stores tasks, such as emails to send. */
  enqueues?: true;
  run: (context: Console) => Promise<void>;
};

/** A sentence about invalid arguments; null when they're valid. */
export function problemWith(command: Command, args: readonly string[]): string | null {
  // Extra arguments are refused, because the command would ignore part of the request.
  if (args.length !== command.arguments) {
    const wanted = ['no arguments', '1 argument'][command.arguments] ?? `${command.arguments} arguments`;
    return `This command takes ${wanted}, not ${args.length}.`;
  }
  if (command.email && !z.email().safeParse(args[0]).success) return `${args[0]} isn’t an email address.`;
  return null;
}

export const commands: Record<string, Command> = {
  'create-admin': {
    arguments: 1,
    email: true,
    async run({ deps, args: [email = ''], options, say }) {
      say(done(await createAdmin(deps, { email, fullName: options.name, password: await readPassword() })));
      say(AFTER_WRONG_PASSWORDS);
    },
  },
  'reset-password': {
    arguments: 1,
    email: true,
    async run({ deps, args: [email = ''], say }) {
      say(done(await resetPassword(deps, { email, password: await readPassword() })));
      say(AFTER_WRONG_PASSWORDS);
    },
  },
  'reset-second-step': {
    arguments: 1,
    email: true,
    enqueues: true,
    async run({ deps, args: [email = ''], say }) {
      say(done(await forgetSecondFactor(deps, { email })));
    },
  },
  'disable-account': {
    arguments: 1,
    email: true,
    async run({ deps, args: [email = ''], say }) {
      await setDisabled(deps, { email, disabled: true });
      say('Done.');
    },
  },
  'enable-account': {
    arguments: 1,
    email: true,
    async run({ deps, args: [email = ''], say }) {
      await setDisabled(deps, { email, disabled: false });
      say('Done.');
    },
  },
  keys: { arguments: 1, run: keys },
  export: {
    arguments: 2,
    email: true,
    async run({ deps, args: [email = '', file = ''], signal, say }) {
      const target = path.resolve(file);
      const out = createWriteStream(target, { mode: 0o600, flags: 'wx' });
      // First, so an existing file isn't mistaken for a finished copy.
      await once(out, 'open');
      await exportPerson(deps, email)
        .then((archive) => pipeline(archive, out, { signal }))
        .catch(async (error: unknown) => {
          out.destroy();
          await rm(target, { force: true });
          throw error;
        });
      say(`Written to ${file}.`);
    },
  },
  erase: {
    arguments: 1,
    email: true,
    async run({ deps, args: [email = ''], say }) {
      const erased = await erasePersonNow(deps, email);
      say('Erased.');
      for (const { what, why, until } of erased.flatMap(({ kept }) => kept))
        say(`Kept${until ? ` until ${until.slice(0, 10)}` : ''}: ${what}. ${why}`);
    },
  },
  retention: { arguments: 0, run: retention },
  demo: { arguments: 1, enqueues: true, run: demo },
  audit: { arguments: 1, run: audit },
  backup: { arguments: 1, run: backup },
  restore: { arguments: 1, enqueues: true, run: restore },
};

/** @throws Error when storage lacks files, so that a scheduled backup with wrong settings doesn't pass for a whole one. */
async function backup({ deps, sql, args: [file = ''], options, signal, say }: Console): Promise<void> {
  const { storage, vault, clock } = deps;
  const { withKeys } = options;
  const manifest = await writeBackup({ sql, storage, vault, clock }, path.resolve(file), {
    withKeys,
    signal,
  });
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  say(`Written to ${file}: ${counted(rows, 'row')}, ${counted(Object.keys(manifest.files).length, 'file')}.`);
  if (manifest.deletedFiles.length > 0)
    say(
      `Left out because they were deleted in the meantime: ${counted(manifest.deletedFiles.length, 'file')}.`,
    );
  const ids = manifest.keys.map(({ id }) => id).join(', ') || 'none';
  if (withKeys) say('The keys are inside. Anyone with this file can read everything, so keep it safe.');
  else say(`Keys it needs (not inside; keep them elsewhere): ${ids}.`);
  if (manifest.missingFiles.length > 0)
    throw new Error(
      `Storage doesn’t have ${named(manifest.missingFiles)}. Check that DATA_DIR and the S3 settings are the app’s, then back up again.`,
    );
}

async function restore({ deps, sql, args: [file = ''], say }: Console): Promise<void> {
  const archive = await openBackup(path.resolve(file));
  const { createdAt, missingFiles } = archive.manifest;
  try {
    const { storage, vault, queue } = deps;
    await restoreBackup({ sql, storage, vault, queue }, archive);
  } finally {
    archive.close();
  }
  say('Restored. All checksums match.');
  if (missingFiles.length > 0)
    say(`Not in the backup: ${named(missingFiles)}, missing from storage when it was made.`);
  say(
    `The backup is from ${createdAt.slice(0, 16).replace('T', ' ')} UTC. People erased after that are back: erase them again.`,
  );
}

const NAMED = 5;

/** How many files, and which ones at first. */
function named(keys: readonly string[]): string {
  const more = keys.length > NAMED ? ', …' : '';
  return `${counted(keys.length, 'file')} (${keys.slice(0, NAMED).join(', ')}${more})`;
}

/** Tries are counted by network, and only the person who was locked out knows theirs. */
const AFTER_WRONG_PASSWORDS =
  'Ten wrong passwords block sign-in to an account from that network for up to 30 minutes. You can sign in from another network now.';

/** What a command that lets someone in again prints. */
function done({ disabled }: { disabled: boolean }): string {
  return disabled ? 'Done. The account is disabled, so also run “enable-account.”' : 'Done.';
}

async function demo({ deps, args: [action], say }: Console): Promise<void> {
  if (action !== 'remove') throw new Error(usage);
  const { people, jobs, archived } = await removeDemoContent(deps, {
    say: (left) => say(`${counted(left, 'person', 'people')} left…`),
  });
  say(`Removed ${counted(people, 'invented person', 'invented people')} and ${counted(jobs, 'job')}.`);
  if (archived > 0) say(`Archived ${counted(archived, 'job')} that real people applied for.`);
}

async function keys(context: Console): Promise<void> {
  const [action] = context.args;
  if (action === 'list') return listKeys(context);
  if (action === 'rotate') return rotateKeys(context);
  if (action === 'retire') return retireKeys(context);
  throw new Error(usage);
}

async function listKeys({ deps, sql, say }: Console): Promise<void> {
  const use = await keyUse(sql);
  const known = deps.vault.keys();
  for (const [at, { id, fingerprint }] of known.entries())
    say(`${id}  ${fingerprint}  ${counted(use.get(id) ?? 0, 'value')}${at === 0 ? '  (encrypts)' : ''}`);
  for (const [id, count] of use)
    if (!known.some((key) => key.id === id))
      say(`${id}  MISSING  ${counted(count, 'value')} that can’t be decrypted`);
}

/** Works online: the app picks up the new key before and while everything is re-encrypted. */
async function rotateKeys({ deps, sql, dataDir, say }: Console): Promise<void> {
  let continued = false;
  if (deps.env.ENCRYPTION_KEYS) {
    say('The keys come from ENCRYPTION_KEYS. The first one is now used for everything.');
  } else if (await isRotationUnfinished(sql, deps.vault)) {
    // A new key would restart the whole rotation.
    continued = true;
    say(`Continuing with key ${deps.vault.keys()[0]?.id}: the last rotation didn’t finish.`);
    await deps.bus.publish(deps.db, 'vault.keys', {});
  } else {
    const stamp = deps.clock.now().toISOString().slice(0, 16).replace(/[-:]/g, '');
    const id = await addKey(dataDir, `k${stamp}${Buffer.from(deps.clock.bytes(2)).toString('hex')}`);
    await deps.vault.reload();
    await deps.bus.publish(deps.db, 'vault.keys', {});
    say(`New key ${id}.`);
  }
  let rotated = 0;
  let unopened = 0;
  // Values encrypted with the old key in the meantime are handled in the next round.
  for (let round = 0; round < 10; round++) {
    const done = await encryptAnew(sql, deps.vault);
    rotated += done.rotated;
    unopened = done.unopened;
    if (round > 0 && done.rotated === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  await deps.audit.record(deps.db, {
    action: 'vault.keys_rotated',
    actor: 'system',
    data: { rotated, unopened, key: deps.vault.keys()[0]?.id ?? null },
  });
  say(`${counted(rotated, 'value')} re-encrypted. The old keys stay until you run “keys retire.”`);
  // After a leak, the reused key mustn't be mistaken for a new one.
  if (continued) say('No key was added. If you need a new one, run “keys rotate” again.');
  if (unopened > 0)
    throw new Error(`${counted(unopened, 'value')} not decrypted because the key is missing.`);
}

async function retireKeys({ deps, sql, dataDir, say }: Console): Promise<void> {
  const use = await keyUse(sql);
  const unused = deps.vault
    .keys()
    .slice(1)
    .map(({ id }) => id)
    .filter((id) => !use.has(id));
  if (unused.length === 0) return say('Every key is still in use.');
  if (deps.env.ENCRYPTION_KEYS) return say(`You can remove from ENCRYPTION_KEYS: ${unused.join(', ')}.`);
  await dropKeys(dataDir, unused);
  await deps.bus.publish(deps.db, 'vault.keys', {});
  say(
    `Removed ${unused.join(', ')}. Earlier backups may still need ${unused.length === 1 ? 'it' : 'them'}, so keep your copy of the file encryption-keys.`,
  );
}

/** @throws Error when the log was changed, so the command exits with 1. */
async function audit({ sql, args: [action], options, say }: Console): Promise<void> {
  if (action !== 'verify') throw new Error(usage);
  const { lines, redacted, waiting, head, broken } = await verifyAudit(sql, notedHead(options.head));
  if (broken)
    throw new Error(`Broken at line ${broken.id}: ${broken.what}. Intact lines before it: ${figure(lines)}.`);
  say(`Intact: ${counted(lines, 'line')}, ${figure(redacted)} redacted by erasures.`);
  if (waiting > 0) say(`${counted(waiting, 'newer line')} not linked yet. The app does that within seconds.`);
  if (head) say(`Chain head (store it elsewhere): ${head.id}:${head.hash}`);
}

function notedHead(text: string | undefined): AuditHead | null {
  if (text === undefined) return null;
  const [, id, hash] = text.match(/^(\d+):([0-9a-f]{64})$/) ?? [];
  if (!id || !hash) throw new Error('--head takes the output of “audit verify”: <line>:<hash>');
  return { id: Number(id), hash };
}

async function retention({ deps, options, say }: Console): Promise<void> {
  const { due, total, held } = await planRetention(deps);
  for (const { candidateId, what, since } of due)
    say(
      `${candidateId}  ${what === 'everything' ? 'everything' : 'ID and bank data'}  since ${since.slice(0, 10)}`,
    );
  const shown = total > due.length ? ` (${figure(due.length)} of ${figure(total)} shown)` : '';
  say(`${figure(total)} due${shown}, ${figure(held)} kept by a legal hold.`);
  if (!options.run) return say('Nothing deleted. Add --run to delete.');
  const { people, failed } = await runRetention(deps);
  say(
    `Deleted: ${people}.${failed > 0 ? ` Failed: ${failed}. The log says why, and the next run tries again.` : ''}`,
  );
}
