import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('networks take turns', () => {
  it('a flood of five networks keeps another one waiting for five files at most, not for fifty', async () => {
    const turns = createTurns({ places: 2, perNetwork: 20, waiting: 200 });
    const order: string[] = [];
    const leaving: (() => void)[] = [];
    const arrive = (network: string): void => {
      void turns.take(network).then((leave) => {
        order.push(network);
        leaving.push(leave);
      });
    };
    for (let file = 0; file < 50; file++) arrive(`hostile ${file % 5}`);
    arrive('honest');
    for (let steps = 0; steps < 60; steps++) {
      await settle();
      leaving.shift()?.();
    }
    expect(order).toHaveLength(51);
    // Two are served at once, then the line goes round: each hostile network once at most before the honest one.
    expect(order.indexOf('honest')).toBeLessThanOrEqual(2 + 5);
  });

  it('never has more at work than there are places, and a place left twice is left once', async () => {
    const turns = createTurns({ places: 1, perNetwork: 5, waiting: 5 });
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
    const turns = createTurns({ places: 1, perNetwork: 2, waiting: 3 });
    await turns.take('a');
    for (const network of ['a', 'a', 'b']) void turns.take(network);
    await expect(turns.take('a')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(turns.take('c')).rejects.toMatchObject({ code: 'unavailable' });
  });
});
