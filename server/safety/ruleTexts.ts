import type { SafetyKind } from '../../shared/safety/kinds.ts';

/** What isn't dangerous in itself but says how to take what is. */
export const SURROUNDINGS = ['mask', 'frame', 'past', 'accident'] as const;
export type Surrounding = (typeof SURROUNDINGS)[number];

/** Rules by what they find, one per line, in the notation of `source.ts`. */
export type RuleTexts = Readonly<Partial<Record<SafetyKind | Surrounding, string>>>;
