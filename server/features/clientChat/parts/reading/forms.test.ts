import { describe, expect, it } from 'vitest';
import { inDigits, says } from './forms.ts';

describe('numbers in words', () => {
  it.each([
    ['twelve hundred rows', '1200 rows'],
    ['two hundred and forty dollars', '240 dollars'],
    ['five thousand two hundred', '5200'],
    ['twenty-eight sixty', '2860'],
    ['ending in one eight', 'ending in 18'],
    ['in half an hour', 'in 30 minutes'],
    ['before the half hour', 'before 30 minutes'],
    ['another one', 'another one'],
    ['by ten and done', 'by 10 and done'],
  ])('%s is %s', (words, digits) => {
    expect(inDigits(words)).toBe(digits);
  });
});

describe('a pattern', () => {
  it('is found in other forms of its words', () => {
    expect(says(/\btake .{0,20}off\b/, 'I’ve taken all of them off.')).toBe(true);
    expect(says(/\b40 minutes\b/, 'It takes forty minutes.')).toBe(true);
    expect(says(/\b40 minutes\b/, 'It takes fourteen minutes.')).toBe(false);
  });
});
