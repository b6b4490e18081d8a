import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { heapHeldBy } from '../../../tests/support/heap.ts';
import { nextCheck, whileAllowed, withChecks } from './periodicChecks.ts';

const never = new AbortController().signal;

/** Something happens all the time, so that no pause is ever long enough to ask in. */
async function* busy(stopped: () => boolean = () => false, items = 400): AsyncGenerator<number> {
  for (let item = 0; item < items && !stopped(); item++) {
    await pause(1);
    yield item;
  }
}

describe('periodic checks', () => {
  it('of many streams fall together, and never later than they should', () => {
    const begun = Array.from({ length: 100 }, (_, place) => 5_000 + place * 29);
    const checks = begun.map((now) => nextCheck(now, 4_000));
    expect(new Set(checks)).toEqual(new Set([8_000]));
    expect(nextCheck(8_000, 4_000), 'after its own').toBe(12_000);
    expect(nextCheck(8_003, 20), 'too near to be shared').toBe(8_023);
  });

  it('come in time however busy the stream is', async () => {
    let checks = 0;
    let last = -1;
    for await (const next of withChecks(busy(), 20, never)) {
      if (next === 'check') checks++;
      else {
        expect(next).toBe(last + 1);
        last = next;
      }
      if (checks === 4) break;
    }
    expect(checks).toBe(4);
    expect(last).toBeGreaterThan(0);
  });

  it('leave nothing behind on a quiet stream', async () => {
    const quiet = (): AsyncIterable<never> => ({
      [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }),
    });
    const held = await heapHeldBy(() =>
      Promise.all(
        Array.from({ length: 200 }, async () => {
          const stream = withChecks(quiet(), 1, never);
          for (let check = 0; check < 100; check++) await stream.next();
          return stream;
        }),
      ),
    );
    // 20,000 checks; a race with each would leave 300 bytes of each.
    expect(held).toBeLessThan(2_000_000);
  });

  it('pass on what comes while they are looked at, and a failure', async () => {
    async function* failing() {
      yield 'one';
      throw new Error('broken');
    }
    const heard: string[] = [];
    const listen = async (): Promise<void> => {
      for await (const next of withChecks(failing(), 10_000, never)) {
        heard.push(next);
        await pause(1);
      }
    };
    await expect(listen()).rejects.toThrow('broken');
    expect(heard).toEqual(['check', 'one']);
  });

  it('end a stream of whoever has lost the right, in the middle of it', async () => {
    let asked = 0;
    let stopped = false;
    const rights = {
      allowed: async () => ++asked < 3,
      ms: 20,
      lost: () => {
        stopped = true;
      },
    };
    const heard: number[] = [];
    for await (const item of whileAllowed(
      busy(() => stopped),
      rights,
      never,
    ))
      heard.push(item);
    expect(stopped).toBe(true);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard.length).toBeLessThan(400);
  });

  it('pass a whole stream on, also words that look like one', async () => {
    async function* words() {
      yield 'check';
      yield 'tock';
    }
    const heard: string[] = [];
    const rights = { allowed: async () => true, ms: 20, lost: () => expect.fail() };
    for await (const word of whileAllowed(words(), rights, never)) heard.push(word);
    expect(heard).toEqual(['check', 'tock']);
  });
});
