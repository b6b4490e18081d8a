import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patchesOf, readPatched } from '../../../scripts/patch.mjs';

/**
 * Why patches/ repairs the driver: each story holds with the repairs and fails without them. For a new version of
 * the driver, a story that holds without them says that its repair can go.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const stories = [
  'closedTransaction',
  'resetTransaction',
  'rollbackBetween',
  'strangerInTransaction',
  'queuedStatements',
  'reserved',
  'oldFarewell',
  'whileReadingTypes',
  'whereNobodyLetsItReadTypes',
  'cursorInTransaction',
  'cursorAlone',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'longtable-driver-'));
  const installed = path.join(root, 'node_modules/postgres');
  for (const copy of ['patched', 'without'] as const) {
    for (const part of ['src', 'types', 'package.json'])
      cpSync(path.join(installed, part), path.join(folder, copy, part), { recursive: true });
    for (const patch of patchesOf(root).filter(({ name }) => name === 'postgres'))
      for (const one of readPatched(root, patch))
        writeFileSync(path.join(folder, copy, path.relative(installed, one.file)), one[copy]);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Null when the story holds, and otherwise what it said. */
function tell(copy: string, story: string): Promise<string | null> {
  const args = [path.join(import.meta.dirname, 'stories.ts'), path.join(folder, copy, 'src/index.js'), story];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: 30_000 }, (error, _, stderr) => resolve(error && stderr));
  });
}

describe.each(stories)('when PostgreSQL dies: %s', (story) => {
  it('holds with the repairs, and not without them', async () => {
    const [patched, without] = await Promise.all([tell('patched', story), tell('without', story)]);
    expect(patched).toBeNull();
    // Not for a reason of ours, such as a story that can't be read.
    expect(without).toMatch(/reading 'write'|never ended|passed for done|ECONNRESET|terminating connection/);
  });
});
