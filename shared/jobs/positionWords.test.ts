import { expect, it } from 'vitest';
import { positionWords } from './positionWords.ts';

it('names a position in a sentence, and none where the person named none', () => {
  expect(positionWords('Virtual Assistant')).toBe('Virtual Assistant');
  expect(positionWords('Other')).toBe('a remote position');
  expect(positionWords('Other', 'remote team member')).toBe('remote team member');
});
