import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('networks take turns', () => {
  it('a flood of five networks keeps another one waiting for one file at most, each time it comes', async () => {
    let ms = 0;
    const turns = createTurns({ places: 2, perNetwork: 20, waiting: 200 }, () => ms);
    const order: string[] = [];
    const leaving: { leave: () => void; costs: number }[] = [];
    const arrive = (network: string, costs: number): void => {
      void turns.take(network).then((leave) => {
        order.push(network);
        leaving.push({ leave, costs });
      });
    };
    for (let file = 0; file < 50; file++) arrive(`hostile ${file % 5}`, 200);
    for (let steps = 0; steps < 60; steps++) {
      if (steps % 10 === 5) arrive('honest', 5);
      await settle();
      const next = leaving.shift();
      ms += next?.costs ?? 0;
      next?.leave();
    }
    expect(order).toHaveLength(56);
    // Two are at work when it comes, after five turns, fifteen …; it's the next one each time.
    expect(order.flatMap((network, at) => (network === 'honest' ? [at] : []))).toEqual([
      7, 17, 27, 37, 47, 55,
    ]);
  });

  it('an ever new network for each file passes one that was served before only for a while', async () => {
    let ms = 0;
    const turns = createTurns({ places: 1, perNetwork: 20, waiting: 200 }, () => ms);
    const order: string[] = [];
    let leave = (): void => {};
    const arrive = (network: string): void => {
      void turns.take(network).then((left) => {
        order.push(network);
        leave = left;
      });
    };
    for (let file = 0; file < 5; file++) arrive('known');
    for (let steps = 0; steps < 60; steps++) {
      arrive(`new ${steps}`);
      await settle();
      ms += 200;
      leave();
    }
    const known = order.flatMap((network, at) => (network === 'known' ? [at] : []));
    expect(known).toHaveLength(5);
    // The new ones get more turns, as the network with four more files would of each of them.
    expect(order.indexOf('new 0')).toBeLessThan(known[1] ?? 0);
  });

  it('never has more at work than there are places, and a place left twice is left once', async () => {
    const turns = createTurns({ places: 1, perNetwork: 5, waiting: 5 }, () => 0);
    const leave = await turns.take('a');
    let second = false;
    let third = false;
    void turns.take('a').then(() => {
      second = true;
    });
    void turns.take('b').then(() => {
      third = true;
    });
    await settle();
    expect(second).toBe(false);
    leave();
    leave();
    await settle();
    expect([second, third]).toEqual([true, false]);
  });

  it('refuses what would wait too long, by network first', async () => {
    const turns = createTurns({ places: 1, perNetwork: 2, waiting: 3 }, () => 0);
    await turns.take('a');
    for (const network of ['a', 'a', 'b']) void turns.take(network);
    await expect(turns.take('a')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(turns.take('c')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
