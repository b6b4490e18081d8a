import { expect, it } from 'vitest';
import { withMinus } from './minus.ts';

it('writes a real minus sign, and none before a zero', () => {
  const written = [0.42, -0.1, -0.004, -0, 0, -1, 0.996].map((value) => withMinus(value, 2));
  expect(written).toEqual(['0.42', '−0.10', '0.00', '0.00', '0.00', '−1.00', '1.00']);
});
