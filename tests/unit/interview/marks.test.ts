import { describe, expect, it } from 'vitest';
import { markOf } from '../../../server/features/results/queries.ts';
import { markedScore, markText, unreadOf } from '../../../shared/interview/resultMark.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';

const result = {
  finalScore: 72,
  scoringMethod: SCORING_METHOD,
  scoredBuiltIn: true,
  apart: false,
  confirmedAt: null,
  confirmedBy: null,
};
const confirmed = { confirmedAt: new Date('2026-11-23T08:00:00Z'), confirmedBy: 'Ada HR' };
const [off, on] = [{ connected: false }, { connected: true }];

describe('how far a result can be relied on', () => {
  it.each([
    ['no result', { ...result, finalScore: null }, off, undefined],
    ['built-in rules', result, off, 'Provisional'],
    ['a connected model', { ...result, scoredBuiltIn: false }, off, 'Proposed by AI'],
    [
      'a connected model, two readings apart',
      { ...result, scoredBuiltIn: false, apart: true },
      off,
      'Provisional',
    ],
    ['a connected model, confirming asked for', { ...result, scoredBuiltIn: false }, on, 'Provisional'],
    ['read by a person', { ...result, ...confirmed }, on, 'Confirmed by Ada HR'],
    [
      'read by one whose account is gone',
      { ...result, ...confirmed, confirmedBy: null },
      off,
      'Confirmed by HR',
    ],
    [
      'an earlier method, whoever read it',
      { ...result, ...confirmed, scoringMethod: SCORING_METHOD - 1 },
      on,
      'Earlier method',
    ],
  ] as const)('%s', (_name, stored, setting, text) => {
    const mark = markOf(stored, setting);
    expect(mark ? markText(mark) : undefined).toBe(text);
  });

  it('keeps the capitals of “AI” and of names within a sentence', () => {
    expect(markedScore(72, { kind: 'proposed' })).toBe('72 (proposed by AI)');
    expect(markedScore(72, { kind: 'provisional' })).toBe('72 (provisional)');
  });

  it('names what is left to open', () => {
    const criteria = [{ criterion: 'empathy' }, { criterion: 'hours' }];
    expect(unreadOf(criteria, ['hours', 'gone'])).toEqual([{ criterion: 'empathy' }]);
    expect(unreadOf(criteria, ['hours', 'empathy'])).toEqual([]);
  });
});
