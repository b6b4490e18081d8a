import { expect, it } from 'vitest';
import { detailText } from './labels.ts';

it('says what was recorded in words, and nothing where there was nothing', () => {
  expect(detailText('bank', false)).toBe('');
  expect(detailText('bank', true)).toBe('bank details changed');
  expect(detailText('consent', '2025-01')).toBe('consent text of 2025-01');
  expect(detailText('notified', true)).toBe('emailed');
  expect(detailText('about', 'question')).toBe('about: question');
  expect(detailText('provisional', false)).toBe('not provisional');
  expect(detailText('keptUntil', 'May 1')).toBe('kept until: May 1');
  expect(detailText('note', null)).toBe('');
});
