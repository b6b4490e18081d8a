import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publicStyles, themeVariables } from './themeCss.ts';

it('gives public pages every variable that their styles use', () => {
  const css = publicStyles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const defined = themeVariables(css);
  // White words on green buttons: without the variable they are dark and cannot be read.
  expect(defined).toContain('--mantine-color-white:');
  const missing = [...css.matchAll(/var\((--mantine-[a-z0-9-]+)\)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !defined.includes(`${name}:`) && !css.includes(`${name}:`));
  expect([...new Set(missing)]).toEqual([]);
});
