import { isBad, type Signal, signals } from '../reading/signals.ts';
import type { Said } from './said.ts';

/**
 * The evidence in an interview as features for the trained weights: by signal, then countable features. A long
 * interview doesn't count more than a short one with the same content: signals count by their strength, things and
 * figures once each.
 */
export const amountNames = [...signals, 'figures', 'things', 'done', 'hollowShare', 'badShare'] as const;
export type AmountName = (typeof amountNames)[number];

/** Weights of negative evidence can't become positive in training, nor those of positive evidence negative. */
export const countsAgainst = (name: AmountName): boolean =>
  isBad(name) || name === 'hollowShare' || name === 'badShare';

/** Good things that are said with a "not": "I don't give addresses out". */
const keeping: ReadonlySet<Signal> = new Set(['protects', 'limit', 'genuine', 'candid', 'aside', 'place']);
/** Weaker signs are noise: most sentences show a little of everything. */
const NOTICED = 0.2;
/** Things and figures per word in a typical interview. */
const ORDINARY_DENSITY = 0.3;
/** From here on a sentence is a general phrase, and what it names isn't counted. */
const HOLLOW = 0.5;

/** Sentences that count as evidence of the person's work; hours are read separately. */
export const evidenceIn = (said: readonly Said[]): Said[] =>
  said.filter((sentence) => sentence.void === null && sentence.phase !== 'availability');

/** How surely a sentence shows a signal, with denial: a good thing that is denied isn't shown. */
export function shown(sentence: Said, signal: Signal): number {
  const size = sentence.signals.get(signal) ?? 0;
  const all = sentence.done + sentence.denied;
  const denied = !isBad(signal) && !keeping.has(signal) && all > 0 ? sentence.denied / all : 0;
  return Math.max(0, (size * (1 - denied) - NOTICED) / (1 - NOTICED));
}

/** The amounts of an interview, in the order of {@link amountNames}. */
export function amountsOf(said: readonly Said[]): number[] {
  const evidence = evidenceIn(said);
  const specific = evidence.filter(({ signals: sizes }) => (sizes.get('hollow') ?? 0) < HOLLOW);
  const figures = new Set(specific.flatMap((sentence) => sentence.figures)).size;
  const things = new Set(specific.flatMap((sentence) => sentence.things)).size;
  const words = evidence.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const density = words === 0 ? 0 : (figures + things + 1) / (words + 1) / ORDINARY_DENSITY;
  const sums = new Map(
    signals.map((signal) => [signal, evidence.reduce((sum, sentence) => sum + shown(sentence, signal), 0)]),
  );
  const count = Math.max(1, evidence.length);
  const bad = signals.filter(isBad);
  return [
    ...signals.map((signal) => Math.log1p((sums.get(signal) ?? 0) * density)),
    Math.log1p(figures),
    Math.log1p(things),
    Math.log1p(evidence.reduce((sum, { done }) => sum + done, 0)),
    (sums.get('hollow') ?? 0) / count,
    bad.reduce((sum, signal) => sum + (sums.get(signal) ?? 0), 0) / count,
  ];
}

/** Share of denied deeds above which an interview mostly describes what the person doesn't do. */
const DENIED_FROM = 0.3;
const DENIED_ALL = 0.55;
/** Too few deeds for a meaningful share. */
const DEEDS_MIN = 4;

/**
 * How far an interview describes the opposite of good work ("I never check"), 0–1. Denials that protect something don't
 * count.
 */
export function reversedShare(said: readonly Said[]): number {
  const evidence = evidenceIn(said).filter(({ signals: sizes }) =>
    [...keeping].every((signal) => (sizes.get(signal) ?? 0) < 0.5),
  );
  const denied = evidence.reduce((sum, sentence) => sum + sentence.denied, 0);
  const all = evidence.reduce((sum, sentence) => sum + sentence.denied + sentence.done, 0);
  const share = denied / Math.max(DEEDS_MIN, all);
  return Math.min(1, Math.max(0, (share - DENIED_FROM) / (DENIED_ALL - DENIED_FROM)));
}
