import { describe, expect, it } from 'vitest';
import { testClock } from '../../tests/support/clock.ts';
import { createMicroCache } from './microCache.ts';

function cacheOf(max = 10) {
  const clock = testClock();
  const cache = createMicroCache<number>({ clock, ttlMs: 1_000, max });
  let loads = 0;
  return { clock, cache, load: async () => ++loads };
}

describe('micro-cache', () => {
  it('lets a crowd wait for one load, and asks again once the second is over', async () => {
    const { clock, cache, load } = cacheOf();
    expect(await Promise.all([cache.get('a', load), cache.get('a', load), cache.get('b', load)])).toEqual([
      1, 1, 2,
    ]);
    clock.forward(999);
    expect(await cache.get('a', load)).toBe(1);
    clock.forward(1);
    expect(await cache.get('a', load)).toBe(3);
  });

  it('keeps nothing longer because the clock is set back', async () => {
    const { clock, cache, load } = cacheOf();
    expect(await cache.get('a', load)).toBe(1);
    clock.forward(-10 * 60_000);
    expect(await cache.get('a', load)).toBe(2);
    expect(await cache.get('a', load)).toBe(2);
  });

  it('keeps no failure, and nothing from before it was cleared', async () => {
    const { cache, load } = cacheOf();
    await expect(cache.get('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get('a', load)).toBe(1);
    cache.clear();
    expect(await cache.get('a', load)).toBe(2);
  });

  it('makes room by dropping the oldest', async () => {
    const { cache, load } = cacheOf(2);
    for (const key of ['a', 'b', 'c']) await cache.get(key, load);
    expect(await cache.get('b', load)).toBe(2);
    expect(await cache.get('a', load)).toBe(4);
  });
});
