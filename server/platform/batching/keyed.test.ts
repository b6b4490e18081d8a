import { expect, it } from 'vitest';
import { createBatch } from './keyed.ts';

it('answers those who ask together with one lookup, and later ones with another', async () => {
  const asked: string[][] = [];
  const read = createBatch<number>(1, async (keys) => {
    asked.push(keys.toSorted());
    return new Map([['a', 1]]);
  });
  expect(await Promise.all([read('a'), read('b'), read('a')])).toEqual([1, null, 1]);
  expect(await read('a')).toBe(1);
  expect(asked).toEqual([['a', 'b'], ['a']]);
});

it('fails for everybody who asked together, and for nobody after them', async () => {
  let broken = true;
  const read = createBatch<number>(1, async () => {
    if (broken) throw new Error('away');
    return new Map([['a', 1]]);
  });
  await Promise.all(['a', 'b'].map((key) => expect(read(key)).rejects.toThrow('away')));
  broken = false;
  expect(await read('a')).toBe(1);
});
