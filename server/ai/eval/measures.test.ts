import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icc, kendall, meanError, type Pair, spearman } from './measures.ts';

const expected = [10, 20, 20, 40, 50, 60, 75];
const found = [12, 30, 18, 35, 35, 80, 60];
const pairs: Pair[] = expected.map((value, index) => ({ expected: value, found: found[index] ?? 0 }));

describe('agreement', () => {
  // Figures by scipy 1.x (spearmanr, kendalltau) and by the formula of Shrout and Fleiss worked out apart.
  it('is what a statistics package finds, ties included', () => {
    expect(spearman(pairs)).toBeCloseTo(0.945455, 5);
    expect(kendall(pairs)).toBeCloseTo(0.85, 5);
    expect(icc(pairs)).toBeCloseTo(0.874023, 5);
    expect(meanError(pairs)).toBeCloseTo(9.857143, 5);
  });

  it('is 0 where nobody is told apart', () => {
    const same = pairs.map(({ expected: value }) => ({ expected: value, found: 50 }));
    expect(spearman(same)).toBe(0);
    expect(kendall(same)).toBe(0);
  });
});

describe('laws', () => {
  const distinct = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 30 });

  it('full agreement is 1, the reverse order −1', () => {
    fc.assert(
      fc.property(distinct, (values) => {
        const same = values.map((value) => ({ expected: value, found: value }));
        const turned = values.map((value) => ({ expected: value, found: -value }));
        for (const measure of [spearman, kendall, icc]) expect(measure(same)).toBeCloseTo(1, 9);
        for (const measure of [spearman, kendall]) expect(measure(turned)).toBeCloseTo(-1, 9);
        expect(meanError(same)).toBe(0);
      }),
    );
  });

  it('order measures follow order alone, agreement follows level, too', () => {
    fc.assert(
      fc.property(distinct, (values) => {
        const higher = values.map((value) => ({ expected: value, found: value * 2 + 40 }));
        expect(spearman(higher)).toBeCloseTo(1, 9);
        expect(kendall(higher)).toBeCloseTo(1, 9);
        expect(icc(higher)).toBeLessThan(1);
      }),
    );
  });
});
