import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dieWhileWriting } from '../../scripts/bench/deaths.ts';
import { patchesOf, readPatched } from '../../scripts/patch.mjs';
import { dataFolder, removeFolder } from '../support/server.ts';

/** PostgreSQL dies under load (quality R2). `npm run bench -- deaths` kills it a hundred times. */

const root = path.resolve(import.meta.dirname, '../..');

let dataDir: string;
beforeEach(async () => {
  dataDir = await dataFolder();
});
afterEach(() => removeFolder(dataDir));

it('the installed driver is the repaired one', () => {
  for (const patch of patchesOf(root))
    for (const { file, isPatched } of readPatched(root, patch))
      expect(isPatched, `${file} lacks ${patch.file}; run node scripts/patch.mjs`).toBe(true);
});

it('people who write while PostgreSQL is killed lose nothing, and the process lives', async () => {
  const { output, backMs, acknowledged, answeredMs, tries, ...rest } = await dieWhileWriting(dataDir, 5);
  expect(rest, output).toEqual({ exited: false, wrong: 0, unanswered: 0, hung: 0 });
  expect(acknowledged).toBeGreaterThan(24);
  // The promise is 5 s; the rest is for a machine that many tests run on.
  expect(Math.max(...backMs)).toBeLessThan(15_000);
  expect(answeredMs).toBeLessThan(15_000);
  // What a death interrupted isn't counted. Tasks that were taken but never reported are detected by timeout, and counted.
  expect(tries).toBeLessThanOrEqual(1);
});
