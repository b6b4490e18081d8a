import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StabilityRun, spreadOf, summarizeRuns } from './stability.ts';

const run = (number: number, score: number, rating: number | null = 3): StabilityRun => ({
  number,
  score,
  criteria: [{ criterion: 'tone', label: 'Tone', rating }],
  dropped: [],
});

describe('how far values lie apart', () => {
  it('is known by hand', () => {
    expect(spreadOf([])).toBeNull();
    expect(spreadOf([70])).toEqual({ min: 70, median: 70, max: 70, deviation: 0 });
    expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ min: 2, median: 4.5, max: 9, deviation: 2.1 });
  });

  it('keeps its order, does not depend on that of the values, and is 0 for equal ones', () => {
    const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(scores, fc.integer({ min: 0, max: 100 }), (values, same) => {
        const spread = spreadOf(values);
        if (!spread) throw new Error('No spread');
        expect(spread.min).toBeLessThanOrEqual(spread.median);
        expect(spread.median).toBeLessThanOrEqual(spread.max);
        // Popoviciu: no sample deviates by more than half its range, but for the n − 1.
        const room = Math.sqrt(values.length / Math.max(1, values.length - 1));
        expect(spread.deviation).toBeLessThanOrEqual(((spread.max - spread.min) / 2) * room + 0.05);
        expect(spreadOf([...values].reverse())).toEqual(spread);
        expect(spreadOf(values.map(() => same))?.deviation).toBe(0);
      }),
    );
  });
});

describe('what runs say together', () => {
  it('counts recommendations that differ from the usual one, criteria without evidence and lost quotes', () => {
    const runs = [
      run(1, 84, 4),
      run(2, 86, 5),
      { ...run(3, 83, null), dropped: [{ label: 'Tone', quote: 'Never said.' }] },
    ];
    expect(summarizeRuns(runs)).toEqual({
      runs: 3,
      score: { min: 83, median: 84, max: 86, deviation: 1.5 },
      criteria: [
        {
          criterion: 'tone',
          label: 'Tone',
          spread: { min: 4, median: 4.5, max: 5, deviation: 0.7 },
          without: 1,
        },
      ],
      changed: 1,
      usual: 'Consider for next round',
      dropped: 1,
    });
  });

  it('takes the better one of two recommendations that are equally usual', () => {
    expect(summarizeRuns([run(1, 60), run(2, 90)])).toMatchObject({
      usual: 'Highly Recommended',
      changed: 1,
    });
  });

  it('is nothing without runs', () => {
    expect(summarizeRuns([])).toMatchObject({ runs: 0, score: null, usual: null, changed: 0 });
  });
});
