import { describe, expect, it } from 'vitest';
import { heapHeldBy } from '../../../tests/support/heap.ts';
import { merge } from './merge.ts';

async function* numbers(count: number): AsyncGenerator<number> {
  for (let number = 0; number < count; number++) yield number;
}
const quiet: AsyncIterable<never> = {
  [Symbol.asyncIterator]: () => ({
    next: () => new Promise<never>(() => {}),
    return: async () => ({ done: true, value: undefined }),
  }),
};

describe('merged streams', () => {
  it('keep each stream’s order, and end with the first one', async () => {
    const heard: string[] = [];
    for await (const { source, item } of merge({ a: numbers(3), quiet, b: numbers(9) }))
      heard.push(`${source}${item}`);
    expect(heard.filter((one) => one.startsWith('a'))).toEqual(['a0', 'a1', 'a2']);
    expect(heard.slice(0, 4)).toEqual(['a0', 'b0', 'a1', 'b1']);
    expect(heard.length).toBeLessThan(9);
  });

  it('fail with the one that fails', async () => {
    const failing: AsyncIterable<number> = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('broken')) }),
    };
    const stream = merge({ quiet, failing })[Symbol.asyncIterator]();
    await expect(stream.next()).rejects.toThrow('broken');
  });

  it('don’t leak listeners on a quiet stream', async () => {
    const held = await heapHeldBy(async () => {
      const stream = merge({ quiet, busy: numbers(20_000) })[Symbol.asyncIterator]();
      for (let item = 0; item < 20_000; item++) await stream.next();
      return stream;
    });
    expect(held).toBeLessThan(2_000_000);
  });
});
