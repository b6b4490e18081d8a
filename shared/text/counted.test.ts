import { expect, it } from 'vitest';
import { counted } from './counted.ts';

it('counts with the noun, and sets commas into thousands and into nothing else', () => {
  const written = [0, 1, 2, 999, 1_200, 1_234_567, 0.1234, 1_234.5678].map((count) => counted(count, 'day'));
  expect(written).toEqual([
    ...['0 days', '1 day', '2 days', '999 days', '1,200 days', '1,234,567 days'],
    ...['0.1234 days', '1,234.5678 days'],
  ]);
  expect(counted(2, 'person', 'people')).toBe('2 people');
});
