import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../../client');

/** The ring is an outline and a shadow around it: a rule that removes only the outline leaves a dark frame. */
it('removes the whole focus ring, or none of it', async () => {
  const files = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.css'));
  const halves: string[] = [];
  for (const name of files) {
    const rules = (await readFile(path.join(client, name), 'utf8')).matchAll(/([^{}]+)\{([^{}]*)\}/g);
    for (const [, selector = '', body = ''] of rules)
      if (/outline:\s*(0|none)/.test(body) && !body.includes('box-shadow'))
        halves.push(`${name}: ${selector.trim()}`);
  }
  expect(files.length).toBeGreaterThan(50);
  expect(halves).toEqual([]);
});
