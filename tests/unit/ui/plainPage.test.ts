import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { className } from '../../../scripts/cssModules.ts';
import { plainPage } from '../../../server/web/plainPage.ts';

const client = path.resolve(import.meta.dirname, '../../../client');

/** The kit's classes on the page that the server writes without the kit, as the build names them. */
it('the fallback page uses the kit by names that the build gives', () => {
  const page = plainPage({ title: 'One moment', text: 'Please try again.', styles: [] });
  const used = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const kit = used.filter((name) => name.includes('-'));
  const parts = kit.map((name) => path.join(client, 'ui', `${name.split('-')[0]}.module.css`));
  expect(kit).toEqual(parts.map((file) => className('root', file)));
  expect(kit).toHaveLength(2);
  for (const file of parts) expect(readFileSync(file, 'utf8'), file).toMatch(/^[.]root\b/m);
  for (const [, name, value] of page.matchAll(/data-(\w+)="(\w+)"/g))
    expect(parts.map((file) => readFileSync(file, 'utf8')).join()).toContain(`[data-${name}="${value}"]`);
});
