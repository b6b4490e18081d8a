import { brand } from '../../../shared/company/brand.ts';
import {
  type CriterionRating,
  type Evidence,
  isLeftOut,
  type Ratings,
} from '../../../shared/interview/scoring.ts';
import { thePosition } from '../../../shared/jobs/positionWords.ts';
import { escapePattern } from '../../../shared/text/escape.ts';
import { andList } from '../../../shared/text/lists.ts';
import { availabilityIn } from '../../ai/builtIn/interview/availability.ts';
import { alignQuote } from '../../ai/calls/alignQuote.ts';
import { disclosuresIn, withoutDisclosures } from './parts/answers/disclosures.ts';
import { isMeddling } from './parts/answers/injection.ts';
import { sentencesOf, wordsOf } from './parts/answers/reading.ts';
import type { InterviewFacts, Turn } from './parts/context.ts';
import type { ProposedRatings } from './parts/rating/proposal.ts';
import { isUnrated, type Rubric } from './parts/rating/rubric.ts';

const INSUFFICIENT = 'Insufficient evidence';
const AVAILABILITY = 'availability';
/** Fewer words beside a disclosure quote nothing. */
const QUOTE_WORDS = 3;
/** Said of a question of HR's own without signals. */
const NOT_RATED =
  'There’s no description of a good answer yet, so this doesn’t count until a person rates it.';

/**
 * Turns a proposal into verifiable ratings: every quote must be in a candidate's message and is stored in the
 * message's exact characters, an invalid quote is dropped, and a criterion without quotes has insufficient
 * evidence (product decision on scoring). Criteria without signals aren't rated, whatever was proposed.
 * Criteria, labels, and weights come from the rubric alone.
 */
export function settleRatings(
  proposed: ProposedRatings,
  { facts, turns, rubric }: { facts: InterviewFacts; turns: readonly Turn[]; rubric: Rubric },
  model: string,
): Ratings {
  const answers = turns.filter((turn) => turn.role === 'user');
  const criteria = rubric.criteria.map(({ id, label, weight }): CriterionRating => {
    if (isUnrated(rubric, id)) {
      return { criterion: id, label, weight, rating: null, reason: NOT_RATED, evidence: [], notRated: true };
    }
    const proposal = proposed.ratings.find(({ criterion }) => criterion === id);
    const evidence = (proposal?.quotes ?? [])
      .map((quote) => locate(quote, answers))
      .filter((found) => found !== null)
      .filter((found, index, all) => all.findIndex(({ quote }) => quote === found.quote) === index);
    const rating = proposal?.rating ?? null;
    if (rating === null || evidence.length === 0) {
      // Hours count wherever they were said, even if a model looked for them in one answer only.
      const hours = id === AVAILABILITY ? availabilityIn(facts, turns) : null;
      const said = (hours?.quotes ?? []).flatMap((quote) => locate(quote, answers) ?? []);
      if (hours?.overlap && said.length > 0) {
        const { rating: fit, reason } = hours;
        return { criterion: id, label, weight, rating: fit, reason, evidence: said };
      }
      return { criterion: id, label, weight, rating: null, reason: INSUFFICIENT, evidence: [] };
    }
    return { criterion: id, label, weight, rating, reason: proposal?.reason ?? '', evidence };
  });
  return { rubric: rubric.version, criteria, model, changedBy: null };
}

/**
 * Quotes of a proposal that aren't in the candidate's messages, or aren't evidence; see {@link
 * settleRatings}.
 */
export function droppedQuotes(
  proposed: ProposedRatings,
  rubric: Rubric,
  turns: readonly Turn[],
): { label: string; quote: string }[] {
  const answers = turns.filter((turn) => turn.role === 'user');
  return rubric.criteria.flatMap(({ id, label }) =>
    (proposed.ratings.find(({ criterion }) => criterion === id)?.quotes ?? [])
      .filter((quote) => locate(quote, answers) === null)
      .map((quote) => ({ label, quote })),
  );
}

/** Criteria rated with quotes of which none is in the candidate's messages. */
export function unsupported(proposed: ProposedRatings, rubric: Rubric, turns: readonly Turn[]): string[] {
  const answers = turns.filter((turn) => turn.role === 'user');
  return rubric.criteria.flatMap(({ id }) => {
    const proposal = proposed.ratings.find(({ criterion }) => criterion === id);
    if (!proposal || proposal.rating === null) return [];
    return proposal.quotes.some((quote) => locate(quote, answers) !== null) ? [] : [id];
  });
}

/** A quote's message, with its exact characters, tolerating small differences. */
function locate(quote: string, answers: readonly Turn[]): Evidence | null {
  const wanted = quote.trim();
  if (wordsOf(wanted).length === 0) return null;
  const pattern = new RegExp(
    wanted
      .split(/\s+/)
      .map((word) =>
        escapePattern(word)
          .replace(/['’‘`]/g, "['’‘`]")
          .replace(/["“”„]/g, '["“”„]'),
      )
      .join('\\s+'),
    'u',
  );
  for (const { seq, content } of answers) {
    const found = pattern.exec(content)?.[0] ?? alignQuote(wanted, content);
    // Text about the score or the rules, and protected disclosures, are never evidence, even when quoted.
    if (!found || isMeddling(found)) continue;
    const own = besideDisclosures(found);
    if (own !== null) return { seq, quote: own };
  }
  return null;
}

/** The longest piece of a quote that discloses nothing, to the character; null if there's none to speak of. */
function besideDisclosures(quote: string): string | null {
  if (disclosuresIn(quote).length === 0) return quote;
  const pieces = sentencesOf(quote).flatMap((sentence) => withoutDisclosures(sentence).split('\n'));
  const longest = pieces.reduce(
    (one, other) => (wordsOf(other).length > wordsOf(one).length ? other : one),
    '',
  );
  return wordsOf(longest).length >= QUOTE_WORDS ? longest : null;
}

/** A criterion inside a sentence. HR named its own questions, so those stay as written: “SQL”. */
function inSentence({ criterion, label }: CriterionRating): string {
  return criterion.startsWith('own-') ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

/**
 * A summary for HR, built from the ratings alone. It contains no score: wherever it's shown, the score is
 * beside it with its mark.
 */
export function writeSummary(
  ratings: Ratings,
  facts: Pick<InterviewFacts, 'firstName' | 'position'>,
): string {
  const labels = (test: (criterion: CriterionRating) => boolean): string[] =>
    ratings.criteria.filter(test).map(inSentence);
  const strong = labels(({ rating }) => rating !== null && rating >= 4);
  const weak = labels(({ rating }) => rating !== null && rating <= 2);
  const open = labels((criterion) => criterion.rating === null && !isLeftOut(criterion));
  const left = labels(isLeftOut);
  return [
    `${facts.firstName} interviewed for ${thePosition(facts.position)}.`,
    strong.length > 0 ? `Strong in ${andList(strong)}.` : '',
    weak.length > 0 ? `Weaker in ${andList(weak)}.` : '',
    open.length > 0 ? `Not enough to go on for ${andList(open)}. HR should follow up.` : '',
    left.length > 0 ? `Not rated and left out of the score: ${andList(left)}.` : '',
    `Based on the interview with ${brand.interviewer.name}${
      ratings.changedBy === null ? '. Each rating links to a quote.' : ' and ratings HR changed.'
    }`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
