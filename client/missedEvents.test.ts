import { expect, it } from 'vitest';
import { missedEvents } from './missedEvents.ts';

it('reads again after a break, and when listening began long after the first reading', () => {
  let time = 0;
  const prompt = missedEvents(() => time);
  time = 500;
  expect([prompt(), prompt()]).toEqual([false, true]);

  const late = missedEvents(() => time);
  time += 2_500;
  expect(late()).toBe(true);
});
