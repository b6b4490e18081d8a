import { describe, expect, it } from 'vitest';
import { isSaved, mergedOver } from './useVersion.ts';

describe('a form whose save got no answer', () => {
  it('is saved when what’s typed is what’s stored, without the spaces around it', () => {
    expect(isSaved({ text: 'Hello. ', list: [' a'] }, { text: 'Hello.', list: ['a'] })).toBe(true);
    expect(isSaved({ text: 'Hello.' }, { text: 'Hello!' })).toBe(false);
  });
});

describe('a form whose stored values someone else changed', () => {
  const before = { location: 'Remote', email: 'hello@example.com' };
  it('goes on top of them when they changed other fields', () => {
    const typed = { ...before, email: 'team@example.com' };
    const merged = { location: 'Austin', email: 'team@example.com' };
    expect(mergedOver(before, typed, { ...before, location: 'Austin' })).toEqual(merged);
    expect(mergedOver(before, typed, merged)).toEqual(merged);
  });

  it('decides nothing when both changed the same field', () => {
    const typed = { ...before, email: 'team@example.com' };
    expect(mergedOver(before, typed, { ...before, email: 'jobs@example.com' })).toBeNull();
  });
});
