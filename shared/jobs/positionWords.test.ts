import { expect, it } from 'vitest';
import { positionWords, thePosition } from './positionWords.ts';

it('names a position in a sentence, and none where the person named none', () => {
  expect(thePosition('Virtual Assistant')).toBe('the Virtual Assistant position');
  expect(thePosition('Other')).toBe('a remote position');
});

it('names a position without an article, as HR’s edited texts use it', () => {
  expect(positionWords('Virtual Assistant')).toBe('Virtual Assistant');
  expect(positionWords('Other')).toBe('a remote position');
  expect(positionWords('Other', 'remote team member')).toBe('remote team member');
});
