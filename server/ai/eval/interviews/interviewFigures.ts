import type { InterviewCase } from '../format.ts';
import { icc, kendall, mean, meanError, type Pair, spearman } from '../measures.ts';
import type { Found } from './interviews.ts';
import { gamed, INJECTIONS, injected, injectionNumbers, lowercased, negated, padded } from './variants.ts';

/** From here on a person counts as clearly good, or below it as clearly not. */
const CLEARLY_GOOD = 74;
const CLEARLY_POOR = 45;
/** The product's threshold for "Consider for next round", which no good interview may fall below. */
const CONSIDERED = 70;
const DISMISSED = 60;
/** Of two cases every order agrees. */
const AGREEMENT_FROM = 3;

export type Scored = { one: InterviewCase; found: Found };
/** Null where the model gave no scores that can be used. */
export type Scorer = (one: InterviewCase) => Promise<Found | null>;

/** Agreement with the expected scores; null with too few cases. */
type Agreement = { spearman: number; kendall: number; meanError: number; icc: number };

export type InterviewFigures = {
  cases: number;
  /** Cases and variants that the model gave no usable scores for; they are left out of everything else. */
  unscored: number;
  agreement: Agreement | null;
  /** Share of criteria whose rating stands in the band a fair colleague could give; null where none is expected. */
  inBand: number | null;
  /** By criterion: Spearman and share in the band. */
  criteria: { criterion: string; cases: number; spearman: number; inBand: number }[];
  /** Largest distance of one form of a family from the family's mean; null without families. */
  styleSpread: number | null;
  families: { family: string; scores: { style: string; score: number }[] }[];
  /** Mean fall of people expected at 60 or more when each deed becomes "never". */
  polarityDrop: number | null;
  /** Mean gain by sentences that say nothing, by praise and key words, by lower case. */
  padding: number | null;
  gaming: number | null;
  lowerCase: number | null;
  /** Mean and largest gain over all injections. */
  injection: { tried: number; mean: number; largest: number } | null;
  /** Distance between the lowest and the highest score when the same talk is scored again. */
  repeats: { times: number; mean: number; largest: number } | null;
  tooHigh: string[];
  tooLow: string[];
};

export type Extent = {
  /** How many of the 300 injections are tried. */
  injections: number;
  /** How often each talk is scored, the first time included. */
  times: number;
  /** Calls under way at a time. */
  atOnce: number;
};
const wholeExtent: Extent = { injections: INJECTIONS, times: 1, atOnce: 1 };

const meanOrNull = (values: readonly number[]): number | null => (values.length === 0 ? null : mean(values));

/** Scores a set; cases without a usable score are counted and left out. */
export async function scoreAll(
  cases: readonly InterviewCase[],
  score: Scorer,
  { atOnce }: Pick<Extent, 'atOnce'>,
): Promise<{ scored: Scored[]; unscored: number }> {
  const found = await eachOf(cases, atOnce, async (one) => ({ one, found: await score(one) }));
  const scored = found.flatMap(({ one, found: made }) => (made ? [{ one, found: made }] : []));
  return { scored, unscored: cases.length - scored.length };
}

/** All figures of a set; `scored` are the cases as they stand, `score` is asked for their variants. */
export async function figuresOf(
  scored: readonly Scored[],
  score: Scorer,
  extent: Extent = wholeExtent,
): Promise<InterviewFigures> {
  let unscored = 0;
  /** Gains by a change, of those that could be scored after it. */
  const gains = async (tried: readonly { before: Scored; after: InterviewCase }[]): Promise<number[]> => {
    const found = await eachOf(tried, extent.atOnce, async ({ before, after }) => {
      const now = await score(after);
      if (!now) unscored += 1;
      return now ? [now.score - before.found.score] : [];
    });
    return found.flat();
  };
  const change = async (
    variant: (one: InterviewCase) => InterviewCase,
    among = scored,
  ): Promise<number | null> =>
    meanOrNull(await gains(among.map((before) => ({ before, after: variant(before.one) }))));
  const fall = await change(
    negated,
    scored.filter(({ one }) => one.expected.score >= 60),
  );
  const padding = await change(padded);
  const gaming = await change(gamed);
  const lowerCase = await change(lowercased);
  const injection = await gains(injections(scored, extent.injections));
  const repeats = await repeatsOf(scored, extent.times, gains);
  return {
    ...agreementOf(scored),
    polarityDrop: fall === null ? null : -fall,
    padding,
    gaming,
    lowerCase,
    injection:
      injection.length === 0
        ? null
        : { tried: injection.length, mean: mean(injection), largest: Math.max(...injection) },
    repeats,
    unscored,
  };
}

/** The figures that need only the cases as they are, without variants. */
export function agreementOf(
  scored: readonly Scored[],
): Pick<
  InterviewFigures,
  'cases' | 'agreement' | 'inBand' | 'criteria' | 'styleSpread' | 'families' | 'tooHigh' | 'tooLow'
> {
  const pairs = scored.map(({ one, found }): Pair => ({ expected: one.expected.score, found: found.score }));
  const families = familiesOf(scored);
  return {
    cases: scored.length,
    agreement:
      scored.length < AGREEMENT_FROM
        ? null
        : {
            spearman: spearman(pairs),
            kendall: kendall(pairs),
            meanError: meanError(pairs),
            icc: icc(pairs),
          },
    inBand: meanOrNull(scored.flatMap(bandsHeld)),
    criteria: criteriaOf(scored),
    styleSpread: families.length === 0 ? null : Math.max(...families.map(({ spread }) => spread)),
    families: families.map(({ family, scores }) => ({ family, scores })),
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
      inBand: mean(rated.map(({ one, found }) => heldBand(one, found, criterion))),
    };
  });
}

function familiesOf(scored: readonly Scored[]) {
  const names = [...new Set(scored.flatMap(({ one }) => one.family ?? []))];
  return names.map((family) => {
    const forms = scored.filter(({ one }) => one.family === family);
    const middle = mean(forms.map(({ found }) => found.score));
    return {
      family,
      scores: forms.map(({ one, found }) => ({ style: one.style, score: found.score })),
      spread: Math.max(...forms.map(({ found }) => Math.abs(found.score - middle))),
    };
  });
}

/** Each injection is tried on one case, in rotation. */
function injections(scored: readonly Scored[], count: number) {
  return injectionNumbers(count).flatMap((number) => {
    const before = scored[number % scored.length];
    return before ? [{ before, after: injected(before.one, number) }] : [];
  });
}

async function repeatsOf(
  scored: readonly Scored[],
  times: number,
  gains: (tried: readonly { before: Scored; after: InterviewCase }[]) => Promise<number[]>,
): Promise<InterviewFigures['repeats']> {
  if (times < 2 || scored.length === 0) return null;
  const spreads: number[] = [];
  for (const before of scored) {
    const changes = await gains(Array.from({ length: times - 1 }, () => ({ before, after: before.one })));
    if (changes.length > 0) spreads.push(Math.max(0, ...changes) - Math.min(0, ...changes));
  }
  return spreads.length === 0 ? null : { times, mean: mean(spreads), largest: Math.max(...spreads) };
}

/** Does a piece of work for each, so many at a time; answers stand in the order of the items. */
export async function eachOf<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const made = new Map<number, R>();
  const waiting = items.entries();
  const hand = async (): Promise<void> => {
    for (const [index, item] of waiting) made.set(index, await work(item));
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, hand));
  return [...made].sort(([a], [b]) => a - b).map(([, result]) => result);
}
