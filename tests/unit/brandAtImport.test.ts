import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** The list of checkmarks asks its articles for the marks only, whose ids name nobody. */
const harmless = (line: string): boolean => line.startsWith('shared/resources/');

it('no module keeps the company it was started with', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/support/brandAtImport.ts']);
  const asked: string[] = JSON.parse(stdout);
  expect(asked.filter((line) => !harmless(line))).toEqual([]);
});
