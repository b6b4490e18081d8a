import { expect, it } from 'vitest';
import { ratioText } from './ratioText.ts';

it('shows hundredths as they are, and rounds everything between them down', () => {
  for (let hundredths = 0; hundredths <= 100; hundredths++) {
    expect(ratioText(hundredths / 100)).toBe((hundredths / 100).toFixed(2));
  }
  expect(ratioText(0.7999)).toBe('0.79');
  expect(ratioText(0.9999)).toBe('0.99');
});
