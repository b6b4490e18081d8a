import { expect, it } from 'vitest';
import { missedEvents } from './missedEvents.ts';

it('reads again after a break, and when listening began long after the first reading', () => {
  let time = 0;
  const prompt = missedEvents(
    () => 0,
    () => time,
  );
  time = 500;
  expect([prompt(), prompt()]).toEqual([false, true]);

  const late = missedEvents(
    () => 0,
    () => time,
  );
  time += 2_500;
  expect(late()).toBe(true);
});

it('reads again when the connection broke before listening began, however soon it was back', () => {
  let breaks = 1;
  const missed = missedEvents(
    () => breaks,
    () => 0,
  );
  breaks += 1;
  expect(missed()).toBe(true);
});
