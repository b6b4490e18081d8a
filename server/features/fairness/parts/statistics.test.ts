import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareRates, fisherExact, twoProportions } from './statistics.ts';

describe('Fisher’s exact test, two-sided', () => {
  it.each([
    // Fisher's lady tasting tea, and tables whose values R's fisher.test prints.
    [3, 1, 1, 3, 0.485714286],
    [1, 9, 11, 3, 0.002759456],
    [8, 2, 1, 5, 0.034965035],
    [0, 5, 5, 0, 0.007936508],
    [10, 10, 10, 10, 1],
  ])('%i %i %i %i is %f', (a, b, c, d, p) => {
    expect(fisherExact(a, b, c, d)).toBeCloseTo(p, 7);
  });

  const cell = fc.nat({ max: 60 });
  it('is a probability, and the same whichever way the table is turned', () => {
    fc.assert(
      fc.property(cell, cell, cell, cell, (a, b, c, d) => {
        const p = fisherExact(a, b, c, d);
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThanOrEqual(1);
        for (const turned of [fisherExact(c, d, a, b), fisherExact(b, a, d, c), fisherExact(a, c, b, d)]) {
          expect(turned).toBeCloseTo(p, 9);
        }
      }),
    );
  });

  it('agrees with adding up binomial coefficients', () => {
    const choose = (n: number, k: number): bigint => {
      let result = 1n;
      for (let i = 1; i <= k; i++) result = (result * BigInt(n - k + i)) / BigInt(i);
      return result;
    };
    const small = fc.nat({ max: 12 });
    fc.assert(
      fc.property(small, small, small, small, (a, b, c, d) => {
        const [row, other, column] = [a + b, c + d, a + c];
        const ways = (x: number) => choose(row, x) * choose(other, column - x);
        let extreme = 0n;
        let all = 0n;
        for (let x = Math.max(0, column - other); x <= Math.min(row, column); x++) {
          all += ways(x);
          if (ways(x) <= ways(a)) extreme += ways(x);
        }
        expect(fisherExact(a, b, c, d)).toBeCloseTo(Number(extreme) / Number(all), 9);
      }),
    );
  });
});

describe('two proportions', () => {
  it('100 of 200 against 80 of 200', () => {
    expect(twoProportions(100, 200, 80, 200)).toBeCloseTo(0.04442, 4);
  });

  it('comes near the exact test where numbers are large', () => {
    for (const [a, ofA, b, ofB] of [
      [520, 1_000, 480, 1_000],
      [300, 900, 260, 1_000],
      [5_000, 50_000, 4_800, 50_000],
    ] as const) {
      const exact = fisherExact(a, ofA - a, b, ofB - b);
      expect(Math.abs(twoProportions(a, ofA, b, ofB) - exact)).toBeLessThan(0.01);
    }
  });

  it('is used only where it holds', () => {
    expect(compareRates(3, 10, 5, 12).test).toBe('fisher');
    expect(compareRates(1, 400, 9, 500).test).toBe('fisher');
    expect(compareRates(100, 400, 150, 500).test).toBe('z');
    expect(compareRates(0, 0, 0, 5).p).toBe(1);
    expect(compareRates(0, 100, 0, 500).p).toBe(1);
  });
});
