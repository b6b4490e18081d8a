import { describe, expect, it } from 'vitest';
import { isSaved } from './useVersion.ts';

describe('a form whose save got no answer', () => {
  it('is saved when what’s typed is what’s stored, without the spaces around it', () => {
    expect(isSaved({ text: 'Hello. ', list: [' a'] }, { text: 'Hello.', list: ['a'] })).toBe(true);
    expect(isSaved({ text: 'Hello.' }, { text: 'Hello!' })).toBe(false);
  });
});
