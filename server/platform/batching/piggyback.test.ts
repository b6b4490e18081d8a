import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPiggyback } from './piggyback.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A piggyback that notes what went alone. */
function piggyback(alone: (items: string[]) => Promise<void> = async () => {}) {
  const went: string[][] = [];
  const made = createPiggyback<string>(1_000, async (items) => {
    went.push(items);
    await alone(items);
  });
  return { ...made, went };
}

describe('piggyback', () => {
  it('go along with the next work, all of them, once', async () => {
    const { add, with: along, went } = piggyback();
    const done = Promise.all([add('a'), add('b')]);
    expect(await along(async (items) => items.join())).toBe('a,b');
    await done;
    expect(await along(async (items) => items.join())).toBe('');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(went).toEqual([]);
  });

  it('go by themselves, together, when nothing came', async () => {
    const { add, went } = piggyback();
    const first = add('a');
    await vi.advanceTimersByTimeAsync(600);
    const second = add('b');
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all([first, second]);
    expect(went).toEqual([['a', 'b']]);
  });

  it('run alone if the work they joined failed', async () => {
    const { add, with: along, went } = piggyback();
    const first = add('a');
    const theirs = along(async () => {
      throw new Error('theirs');
    });
    await expect(theirs).rejects.toThrow('theirs');
    await vi.advanceTimersByTimeAsync(1_000);
    await first;
    expect(went).toEqual([['a']]);
  });

  it('reject if they fail, and leave nothing behind', async () => {
    const { add, went } = piggyback(async () => {
      throw new Error('alone');
    });
    const second = expect(add('b')).rejects.toThrow('alone');
    await vi.advanceTimersByTimeAsync(1_000);
    await second;
    expect(went).toEqual([['b']]);
  });
});
