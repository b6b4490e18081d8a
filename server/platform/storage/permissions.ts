import { chmod, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const BATCH = 64;

/**
 * Closes a folder and its contents to other users of the machine: folders 0700, files 0600. Fixes the
 * permissions of older versions. The folder itself is last, so the next start completes an interrupted one;
 * after that it's a single check.
 */
export async function closeFolder(folder: string): Promise<void> {
  const mode = await modeOf(folder);
  if (mode === null || mode === 0o700) return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (let at = 0; at < entries.length; at += BATCH) {
    await Promise.all(
      entries.slice(at, at + BATCH).map(async (entry) => {
        const wanted = entry.isDirectory() ? 0o700 : entry.isFile() ? 0o600 : null;
        const found = path.join(entry.parentPath, entry.name);
        if (wanted !== null && (await modeOf(found)) !== wanted)
          await chmod(found, wanted).catch(unlessNotOurs);
      }),
    );
  }
  await chmod(folder, 0o700).catch(unlessNotOurs);
}

/** Closes one folder to other users; `group` may still pass through it. */
export async function closeDoor(folder: string, group = false): Promise<void> {
  const wanted = group ? 0o710 : 0o700;
  const mode = await modeOf(folder);
  if (mode !== null && mode !== wanted) await chmod(folder, wanted).catch(unlessNotOurs);
}

async function modeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(unlessGone);
  return found ? found.mode & 0o777 : null;
}

const unless =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
  };
/** Files may appear and disappear during the check. */
const unlessGone = unless('ENOENT');
/** A volume may belong to another user, who sets its permissions; files written into it are still closed. */
const unlessNotOurs = unless('ENOENT', 'EPERM', 'EROFS');
