import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { promptsPage } from './page.ts';

it('shows every prompt in docs as it is sent; npm run prompts writes them anew', async () => {
  expect(await readFile('docs/prompts.md', 'utf8')).toBe(promptsPage());
});
