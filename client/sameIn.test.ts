import { expect, it } from 'vitest';
import { sameIn } from './sameIn.ts';

it('compares only the fields of the part', () => {
  expect(sameIn({ text: 'Hello' }, { text: 'Hello', version: 2 })).toBe(true);
  expect(sameIn({ text: 'Hello', version: 2 }, { text: 'Hello' })).toBe(false);
  expect(sameIn({ text: 'Hello' }, { text: 'Hello!' })).toBe(false);
});
