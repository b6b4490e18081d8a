import { expect, it } from 'vitest';
import { interviewPhases, progressPercent } from './schema.ts';

it('never fills the bar while a part is still to come', () => {
  for (const [index, { id }] of interviewPhases.entries()) {
    for (let messages = 0; messages < 60; messages++) {
      const percent = progressPercent(messages, id);
      expect(percent).toBeLessThanOrEqual(Math.round(((index + 1) / interviewPhases.length) * 100));
      expect(percent).toBeGreaterThanOrEqual(0);
    }
  }
  expect(progressPercent(60, 'situation')).toBe(67);
  expect(progressPercent(60, 'questions')).toBe(100);
  expect(progressPercent(9, 'closing')).toBe(50);
});
