import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The files of a bundle are named in vite.config.ts; a name that no file has anymore would take it apart unnoticed. */
it('every part of the kit that a bundle names is there', () => {
  const config = readFileSync('vite.config.ts', 'utf8');
  const files = globSync('client/ui/**/*.{ts,tsx}');
  const lists = [...config.matchAll(/ui\\\/(\(\?:\\w\+\\\/\)\?|form\\\/)?\(([^()]+)\)/g)];
  const names = lists.flatMap(([, folder = '', parts = '']) =>
    parts.split('|').map((part) => `client\\/ui\\/${folder}${part}`),
  );
  expect(names.length).toBeGreaterThan(15);
  const missing = names.filter(
    (name) => !files.some((file) => new RegExp(`^${name}[.](ts|tsx)$`).test(file)),
  );
  expect(missing).toEqual([]);
});
