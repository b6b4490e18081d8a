import { expect, it } from 'vitest';
import { positionWords } from './positionWords.ts';

it('names a position in a sentence, and none where the person named none', () => {
  expect(positionWords('Virtual Assistant')).toBe('the Virtual Assistant position');
  expect(positionWords('Other')).toBe('a remote position');
});
