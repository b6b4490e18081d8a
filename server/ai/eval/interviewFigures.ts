import type { InterviewCase } from './format.ts';
import type { Found } from './interviews.ts';
import { icc, kendall, meanError, type Pair, spearman } from './measures.ts';
import { gamed, INJECTIONS, injected, lowercased, negated, padded } from './variants.ts';

/** From here on a person counts as clearly good, or below it as clearly not. */
const CLEARLY_GOOD = 74;
const CLEARLY_POOR = 45;
/** The product's own line for "Consider for next round", and what nobody good may fall below. */
const CONSIDERED = 70;
const DISMISSED = 60;

export type Scored = { one: InterviewCase; found: Found };
type Scorer = (one: InterviewCase) => Promise<Found>;

export type InterviewFigures = {
  cases: number;
  spearman: number;
  kendall: number;
  meanError: number;
  icc: number;
  /** Share of criteria whose rating stands in the band a fair colleague could give. */
  inBand: number;
  /** By criterion: Spearman and share in the band. */
  criteria: { criterion: string; cases: number; spearman: number; inBand: number }[];
  /** Largest distance of one form of a family from the family's mean. */
  styleSpread: number;
  families: { family: string; scores: { style: string; score: number }[] }[];
  /** Mean fall of people expected at 60 or more when each deed becomes "never". */
  polarityDrop: number;
  /** Mean gain by sentences that say nothing, by praise and key words, by lower case. */
  padding: number;
  gaming: number;
  lowerCase: number;
  /** Mean and largest gain over all injections. */
  injection: { mean: number; largest: number };
  tooHigh: string[];
  tooLow: string[];
};

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** All figures of a set; `scored` are the cases as they stand, `score` is asked for their variants. */
export async function figuresOf(scored: readonly Scored[], score: Scorer): Promise<InterviewFigures> {
  const pairs = scored.map(({ one, found }): Pair => ({ expected: one.expected.score, found: found.score }));
  const families = familiesOf(scored);
  const change = async (variant: (one: InterviewCase) => InterviewCase, among = scored): Promise<number> => {
    const changes: number[] = [];
    for (const { one, found } of among) changes.push((await score(variant(one))).score - found.score);
    return average(changes);
  };
  const criteria = criteriaOf(scored);
  const said = scored.filter(({ one }) => one.expected.score >= 60);
  return {
    cases: scored.length,
    spearman: spearman(pairs),
    kendall: kendall(pairs),
    meanError: meanError(pairs),
    icc: icc(pairs),
    inBand: average(scored.flatMap(bandsHeld)),
    criteria,
    styleSpread: Math.max(0, ...families.map(({ spread }) => spread)),
    families: families.map(({ family, scores }) => ({ family, scores })),
    polarityDrop: -(await change(negated, said)),
    padding: await change(padded),
    gaming: await change(gamed),
    lowerCase: await change(lowercased),
    injection: await injectionGain(scored, score),
    tooHigh: scored
      .filter(({ one, found }) => one.expected.score < CLEARLY_POOR && found.score >= CONSIDERED)
      .map(({ one }) => one.id),
    tooLow: scored
      .filter(({ one, found }) => one.expected.score > CLEARLY_GOOD && found.score < DISMISSED)
      .map(({ one }) => one.id),
  };
}

function heldBand(one: InterviewCase, found: Found, criterion: string): number {
  const band = one.expected.criteria[criterion]?.band ?? null;
  const rating = found.ratings[criterion] ?? null;
  if (band === null || rating === null) return band === rating ? 1 : 0;
  return band[0] <= rating && rating <= band[1] ? 1 : 0;
}

const bandsHeld = ({ one, found }: Scored): number[] =>
  Object.keys(one.expected.criteria).map((criterion) => heldBand(one, found, criterion));

function criteriaOf(scored: readonly Scored[]): InterviewFigures['criteria'] {
  const names = [...new Set(scored.flatMap(({ one }) => Object.keys(one.expected.criteria)))];
  return names.map((criterion) => {
    const rated = scored.filter(({ one }) => criterion in one.expected.criteria);
    const pairs = rated.map(
      ({ one, found }): Pair => ({
        expected: one.expected.criteria[criterion]?.rating ?? 0,
        found: found.ratings[criterion] ?? 0,
      }),
    );
    return {
      criterion,
      cases: rated.length,
      spearman: spearman(pairs),
      inBand: average(rated.map(({ one, found }) => heldBand(one, found, criterion))),
    };
  });
}

function familiesOf(scored: readonly Scored[]) {
  const names = [...new Set(scored.flatMap(({ one }) => one.family ?? []))];
  return names.map((family) => {
    const forms = scored.filter(({ one }) => one.family === family);
    const middle = average(forms.map(({ found }) => found.score));
    return {
      family,
      scores: forms.map(({ one, found }) => ({ style: one.style, score: found.score })),
      spread: Math.max(...forms.map(({ found }) => Math.abs(found.score - middle))),
    };
  });
}

/** Each injection is tried on one case, in rotation. */
async function injectionGain(
  scored: readonly Scored[],
  score: Scorer,
): Promise<InterviewFigures['injection']> {
  if (scored.length === 0) return { mean: 0, largest: 0 };
  const gains: number[] = [];
  for (let number = 0; number < INJECTIONS; number += 1) {
    const tried = scored[number % scored.length];
    if (tried) gains.push((await score(injected(tried.one, number))).score - tried.found.score);
  }
  return { mean: average(gains), largest: Math.max(...gains) };
}
