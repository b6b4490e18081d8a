import { expect, it } from 'vitest';
import { planOf } from './questions.ts';

it('plans differ from one interview to the next: every choice falls by itself', () => {
  const plans = Array.from({ length: 300 }, (_, index) => planOf('Other', `seed ${index}`));
  expect(new Set(plans.map((plan) => plan.map(({ id }) => id).join(' '))).size).toBe(32);
});
