import { expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { Busy, createRenderGate } from './renderGate.ts';

/** Work that ends when the test says so. */
function held(): { work: () => Promise<string>; end: () => void } {
  let end = (): void => {};
  const done = new Promise<string>((resolve) => {
    end = () => resolve('drawn');
  });
  return { work: () => done, end };
}

it('draws so many at once, lets so many wait, and turns the rest away', async () => {
  const gate = createRenderGate(testClock(), { atOnce: 1, waiting: 1 });
  const [first, second] = [held(), held()];
  const one = gate.run('a', first.work);
  const two = gate.run('b', second.work);
  await expect(gate.run('c', first.work)).rejects.toThrow(Busy);
  first.end();
  expect(await one).toBe('drawn');
  second.end();
  expect(await two).toBe('drawn');
  expect(await gate.run('c', async () => 'drawn')).toBe('drawn');
});

it('gives a place back when drawing failed', async () => {
  const gate = createRenderGate(testClock(), { atOnce: 1, waiting: 0 });
  await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run('a', async () => 'drawn')).toBe('drawn');
});
