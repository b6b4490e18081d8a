import { expect, it } from 'vitest';
import { createRounds } from './rounds.ts';

it('serves the first at once and who comes meanwhile together, each with its own answer', async () => {
  const rounds: number[][] = [];
  let go = (): void => {};
  const inRounds = createRounds(3, async (items: number[]) => {
    rounds.push(items);
    if (rounds.length === 1)
      await new Promise<void>((resolve) => {
        go = resolve;
      });
    return items.map((item) => item * 10);
  });
  const answers = [1, 2, 3, 4, 5, 6].map((item) => inRounds(item));
  expect(rounds).toEqual([[1]]);
  go();
  expect(await Promise.all(answers)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(rounds).toEqual([[1], [2, 3, 4], [5, 6]]);
});

it('fails those of one round only, and goes on', async () => {
  const inRounds = createRounds(1, async ([item]: number[]) => {
    if (item === 1) throw new Error('no');
    return [item ?? 0];
  });
  const [first, second] = await Promise.allSettled([inRounds(1), inRounds(2)]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toEqual({ status: 'fulfilled', value: 2 });
  expect(await inRounds(3)).toBe(3);
});
