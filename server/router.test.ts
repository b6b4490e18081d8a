import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { appRouter } from './router.ts';

const pages = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('client', file), 'utf8'))
  .join('\n');

/** Every procedure, by the last two parts of its path: "privacy.setRetention". */
const called = Object.keys(appRouter._def.procedures).map((name) => name.split('.').slice(-2).join('.'));

it('every procedure is called by a page', () => {
  // A form that was taken off one page and never put on another still compiles.
  const lost = called.filter((name) => {
    const escaped = name.replace('.', '\\.');
    // Pages that work without the panel's client name the whole path.
    return !new RegExp(`${escaped}(\\.(use|subscribe|fetch|query|mutate)|')`).test(pages);
  });
  expect(lost).toEqual([]);
});
