import { describe, expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { createCallGate } from './callGate.ts';

/** How many of these calls are let through. */
function passed(gate: ReturnType<typeof createCallGate>, calls: number): number {
  let count = 0;
  for (let call = 0; call < calls; call++) {
    try {
      gate.take('192.0.2.7');
      count++;
    } catch {}
  }
  return count;
}

describe('the gate of calls', () => {
  it('gives an allowance back over time', () => {
    const clock = testClock();
    const gate = createCallGate(clock);
    expect(passed(gate, 400)).toBe(300);
    clock.forward(1_000);
    expect(passed(gate, 400)).toBe(30);
  });

  it('shuts nobody out when the clock is set back', () => {
    const clock = testClock();
    const gate = createCallGate(clock);
    expect(passed(gate, 1)).toBe(1);
    clock.forward(-10 * 60_000);
    expect(passed(gate, 1)).toBe(1);
    expect(passed(gate, 400)).toBeLessThan(400);
    clock.forward(1_000);
    expect(passed(gate, 400)).toBe(30);
  });
});
