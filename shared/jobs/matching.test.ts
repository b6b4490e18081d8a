import { expect, test } from 'vitest';
import { MATCHING_MAX, matchingText, moreLabel } from './matching.ts';

test('a number stands where it was counted, and a plus where counting stopped', () => {
  expect(matchingText(5, 'clerk')).toBe('5');
  expect(matchingText(MATCHING_MAX, 'clerk')).toBe('100');
  expect(matchingText(MATCHING_MAX + 1, 'clerk')).toBe('100+');
  expect(matchingText(1_000_000, undefined)).toBe('1,000,000');
});

test('the button under the list promises only what is sure to be there', () => {
  expect(moreLabel(25, 20, 'clerk')).toBe('Show 5 more jobs');
  expect(moreLabel(MATCHING_MAX + 1, 20, 'clerk')).toBe('Show 20 more jobs');
  expect(moreLabel(MATCHING_MAX + 1, 100, 'clerk')).toBe('Show more jobs');
  expect(moreLabel(MATCHING_MAX + 1, 120, 'clerk')).toBe('Show more jobs');
  expect(moreLabel(121, 100, undefined)).toBe('Show 20 more jobs');
});
