import type { Clock } from '../../server/platform/clock.ts';

export type TestClock = Clock & { set(at: Date): void; forward(ms: number): void };

/** A clock that stands still until a test moves it; ids and bytes stay random, chance is always one half. */
export function testClock(at = new Date('2026-11-19T15:00:00Z')): TestClock {
  let now = at;
  return {
    now: () => now,
    random: () => 0.5,
    uuid: () => crypto.randomUUID(),
    bytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    set: (next) => {
      now = next;
    },
    forward: (ms) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
