import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type AmountName, amountNames } from './amounts.ts';

/** A rating as a sum: where it begins, and what each amount adds. */
type Weights = { base: number; byAmount: ReadonlyMap<AmountName, number> };

const Stored = z.strictObject({ base: z.number(), weights: z.record(z.string(), z.number()) });
const Amount = z.strictObject({ middle: z.number(), spread: z.number() });
const File = z.strictObject({
  content: Stored,
  tools: Stored,
  amounts: z.record(z.string(), Amount),
});

const weightsOf = ({ base, weights }: z.infer<typeof Stored>): Weights => ({
  base,
  byAmount: new Map(amountNames.map((name) => [name, weights[name] ?? 0])),
});

type Calibrated = {
  content: Weights;
  tools: Weights;
  /** Mean and spread of each amount over interviews, in the order of `amountNames`. */
  middles: number[];
  spreads: number[];
};

let loaded: Calibrated | null = null;

/** Weights of ratings by content and by tools, calibrated by `scripts/reading/calibrate.ts` on the first set. */
export function calibrated(): Calibrated {
  if (loaded) return loaded;
  const text = readFileSync(new URL('./weights.json', import.meta.url), 'utf8');
  const file = File.parse(JSON.parse(text));
  loaded = {
    content: weightsOf(file.content),
    tools: weightsOf(file.tools),
    middles: amountNames.map((name) => file.amounts[name]?.middle ?? 0),
    spreads: amountNames.map((name) => file.amounts[name]?.spread ?? 1),
  };
  return loaded;
}

/** The rating that amounts add up to; not yet held within 1–5. */
export function summed({ base, byAmount }: Weights, amounts: readonly number[]): number {
  return amountNames.reduce((sum, name, at) => sum + (byAmount.get(name) ?? 0) * (amounts[at] ?? 0), base);
}
