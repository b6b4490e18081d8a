import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { className } from '../../../scripts/cssModules.ts';
import { plainPage } from '../../../server/web/plainPage.ts';

const client = path.resolve(import.meta.dirname, '../../../client');

const sheets = (name: string): string[] =>
  globSync(`ui/**/${name}.module.css`, { cwd: client }).map((file) => path.join(client, file));

it('no two sheets of the kit have the same name, which begins that of their classes', () => {
  const names = sheets('*').map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

/** The kit's classes on the page that the server writes without the kit, as the build names them. */
it('the fallback page uses the kit by names that the build gives', () => {
  const page = plainPage({ title: 'One moment', text: 'Please try again.', styles: [] });
  const used = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const kit = used.filter((name) => name.includes('-'));
  const parts = kit.flatMap((name) => sheets(name.split('-')[0] ?? ''));
  expect(kit).toEqual(parts.map((file) => className('root', file)));
  expect(kit).toHaveLength(2);
  for (const file of parts) expect(readFileSync(file, 'utf8'), file).toMatch(/^[.]root\b/m);
  for (const [, name, value] of page.matchAll(/data-(\w+)="(\w+)"/g))
    expect(parts.map((file) => readFileSync(file, 'utf8')).join()).toContain(`[data-${name}="${value}"]`);
});
