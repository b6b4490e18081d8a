import { contradictedReason } from '../../../../shared/interview/contradictions.ts';
import type { InterviewFacts, Turn } from '../../../features/interview/parts/context.ts';
import type { ProposedRatings } from '../../../features/interview/parts/rating/proposal.ts';
import type { Rubric } from '../../../features/interview/parts/rating/rubric.ts';
import type { ReadingScript } from '../../ai.ts';
import { type Contradiction, contradictionsIn } from '../reading/contradictions.ts';
import { availabilityIn } from './availability.ts';
import { readCases } from './cases.ts';
import { type LanguageDetector, languageDetector, readEnglish } from './english.ts';
import { type Judged, judgeWork } from './judge.ts';
import { judgeOwn } from './own.ts';
import { readInterview, type Said } from './said.ts';

const AVAILABILITY = 'availability';
const ENGLISH = 'written_english';
/**
 * Contradictions cap the ratings for work: a single one may be a slip or a shortened résumé, two of different kinds
 * aren't.
 */
const CONTRADICTED_MAX = { once: 3, more: 2 };
/** Too few words to rate English. */
const WORDS_MIN = 20;

/** Input of the scorer; `year` is the year of the interview, to detect impossible years of experience. */
type TalkToScore = {
  facts: InterviewFacts;
  turns: readonly Turn[];
  rubric: Rubric;
  year: number;
};

/** {@link scoreTalk} as the built-in model's script. */
export const interviewScoreScript: ReadingScript = async (input) =>
  JSON.stringify(await scoreTalk(input as TalkToScore));

/**
 * The built-in scorer: reads every sentence once, for who does what, what it means and what can be checked, and rates
 * each criterion from the evidence wherever it was said. The same talk always gets the same ratings; capitals, length
 * and the form of a sentence don't count.
 */
export async function scoreTalk({ facts, turns, rubric, year }: TalkToScore): Promise<ProposedRatings> {
  const said = await readInterview(facts, turns);
  const contradictions = contradictionsIn(said, facts.resumeText, year);
  const work = judgeWork(rubric, said, await readCases(said));
  for (const question of rubric.own) work.set(question.id, await judgeOwn(said, question));
  const languages = await languageDetector();
  const rate = (criterion: string): Judged => {
    if (criterion === AVAILABILITY) return availabilityIn(facts, turns);
    if (criterion === ENGLISH) return rateEnglish(said, languages);
    const judged = work.get(criterion) ?? { rating: null, reason: '', quotes: [] };
    return contradictions.length > 0 ? capped(judged, contradictions) : judged;
  };
  return {
    ratings: rubric.criteria.map(({ id }) => {
      const judged = rate(id);
      return {
        criterion: id,
        rating: judged.rating,
        reason: judged.reason,
        quotes: judged.quotes.map((quote) => shortened(withoutOpenEnd(quote))),
      };
    }),
  };
}

/** A sentence without end is quoted from its beginning; a reason has room for two shorter ones. */
const QUOTE_CHARACTERS = 400;
const QUOTE_IN_REASON = 200;

/** A sentence after reported speech begins with the mark that ends the speech. */
const withoutOpenEnd = (text: string): string => text.replace(/^["”]\s+/, '');

const shortened = (text: string, most = QUOTE_CHARACTERS): string =>
  text.length <= most ? text : text.slice(0, most).replace(/\s+\S*$/, '');

/** By what a reader understands: never by capitals, final dots, length, or how close it is to a native speaker's. */
function rateEnglish(said: readonly Said[], languages: LanguageDetector): Judged {
  const own = said.filter((sentence) => sentence.void === null || sentence.void === 'foreign');
  const { foreign, words } = readEnglish(
    own.map(({ text }) => text),
    languages,
  );
  if (words < WORDS_MIN) return { rating: null, reason: '', quotes: [] };
  const quotes = own
    .filter(({ tokens }) => tokens.length <= 40)
    .sort((a, b) => Number(a.void !== null) - Number(b.void !== null) || b.tokens.length - a.tokens.length)
    .slice(0, 2)
    .map(({ text }) => text);
  const level = englishLevels.find(({ from }) => foreign >= from);
  return {
    rating: level?.rating ?? 4,
    reason: level?.reason ?? 'The meaning is clear.',
    quotes,
  };
}

const englishLevels = [
  { from: 0.7, rating: 1, reason: 'Almost nothing is in English.' },
  { from: 0.5, rating: 2, reason: 'About half of it isn’t in English.' },
  { from: 0.12, rating: 3, reason: 'Understandable, with parts in another language.' },
] as const;

function capped(judged: Judged, contradictions: readonly Contradiction[]): Judged {
  const [first] = contradictions;
  if (judged.rating === null || !first) return judged;
  const kinds = new Set(contradictions.map(({ what }) => what)).size;
  const most = kinds > 1 ? CONTRADICTED_MAX.more : CONTRADICTED_MAX.once;
  const [one, other] = [shortened(first.first, QUOTE_IN_REASON), shortened(first.second, QUOTE_IN_REASON)];
  return {
    rating: Math.min(judged.rating, most),
    reason: contradictedReason(first.what, { first: one, second: other, reason: judged.reason }),
    quotes: [...new Set([first.first, ...judged.quotes])].slice(0, 3),
  };
}
