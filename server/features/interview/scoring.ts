import { z } from 'zod';
import { brand } from '../../../shared/brand.ts';
import type { InterviewPhase } from '../../../shared/interview.ts';
import {
  type CriterionRating,
  type Evidence,
  type Ratings,
  recommendationFor,
} from '../../../shared/scoring.ts';
import type { Script } from '../../ai/ai.ts';
import { availabilityFloor } from './availability.ts';
import type { InterviewFacts, Turn } from './director.ts';
import { disclosureIn, withoutDisclosures } from './disclosures.ts';
import { questionsIn } from './facts/questions.ts';
import {
  figuresIn,
  isHostile,
  isMeddling,
  isStuffed,
  readAnswer,
  sentencesOf,
  toolsIn,
  wordsOf,
} from './reading.ts';
import type { Criterion, Rubric } from './rubric.ts';
import { wishIn } from './wishes.ts';
import { join } from './words.ts';

/** What a model proposes; nothing of it counts before {@link settleRatings}. */
export const ProposedRatings = z.object({
  ratings: z
    .array(
      z.object({
        criterion: z.string(),
        rating: z.number().int().min(1).max(5).nullable(),
        reason: z.string().max(400),
        quotes: z.array(z.string().max(1000)).max(5),
      }),
    )
    .max(20),
});
export type ProposedRatings = z.infer<typeof ProposedRatings>;

const INSUFFICIENT = 'Insufficient evidence';
const AVAILABILITY = 'availability';
const QUOTES_MAX = 3;

/**
 * Turns a proposal into ratings that can be checked: every quote must stand verbatim in a message of the
 * candidate, a quote that does not is dropped, and a criterion left without one has insufficient evidence
 * (product decision on scoring). Criteria, labels and weights come from the rubric alone.
 */
export function settleRatings(
  proposed: ProposedRatings,
  rubric: Rubric,
  turns: readonly Turn[],
  model: string,
): Ratings {
  const answers = turns.filter((turn) => turn.role === 'user');
  const criteria = rubric.criteria.map(({ id, label, weight }): CriterionRating => {
    const proposal = proposed.ratings.find(({ criterion }) => criterion === id);
    const evidence = (proposal?.quotes ?? [])
      .map((quote) => locate(quote, answers))
      .filter((found) => found !== null)
      .filter((found, index, all) => all.findIndex(({ quote }) => quote === found.quote) === index);
    const rating = proposal?.rating ?? null;
    if (rating === null || evidence.length === 0) {
      // Hours count wherever they were said, also where a model looked for them in one answer only.
      const said = id === AVAILABILITY ? availabilityFloor(turns) : null;
      const found = (said?.quotes ?? []).flatMap((quote) => locate(quote, answers) ?? []);
      if (said && found.length > 0) {
        return { criterion: id, label, weight, rating: said.rating, reason: said.reason, evidence: found };
      }
      return { criterion: id, label, weight, rating: null, reason: INSUFFICIENT, evidence: [] };
    }
    return { criterion: id, label, weight, rating, reason: proposal?.reason ?? '', evidence };
  });
  return { rubric: rubric.version, criteria, model, changedBy: null };
}

/** Quotes of a proposal that do not stand in what the candidate wrote, or are no evidence; see {@link settleRatings}. */
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

/** Where a quote stands, with the exact characters of the message; blanks and quote marks may differ. */
function locate(quote: string, answers: readonly Turn[]): Evidence | null {
  const wanted = quote.trim();
  if (wordsOf(wanted).length === 0) return null;
  const pattern = new RegExp(
    wanted
      .split(/\s+/)
      .map((word) =>
        word
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/['’‘`]/g, "['’‘`]")
          .replace(/["“”„]/g, '["“”„]'),
      )
      .join('\\s+'),
    'u',
  );
  for (const { seq, content } of answers) {
    const found = pattern.exec(content)?.[0];
    // Talk about the score or the rules, and what must not weigh, is never evidence, whoever quotes it.
    if (found && !isMeddling(found) && disclosureIn(found) === null) return { seq, quote: found };
  }
  return null;
}

/** One sentence of the candidate, with what makes it worth quoting. */
type Sentence = {
  text: string;
  /** Number of the message it stands in. */
  seq: number;
  phase: string;
  words: number;
  specifics: number;
  steps: boolean;
  lower: string;
};

/**
 * The built-in scorer. Rules, the same for everybody and on every run: a criterion is rated from the answers
 * of its parts of the interview. 2 for an answer that is about it, 1 more each for depth (an answer of 22 words or more),
 * for something checkable (a tool, a figure, a time), and for steps or reasons; 1 when it is hardly touched.
 * Sentences that talk to the scorer count for nothing, and lists of buzzwords are no sentences.
 */
export const interviewScoreScript: Script = (input) => {
  const { facts, turns, rubric } = input as { facts: InterviewFacts; turns: Turn[]; rubric: Rubric };
  const sentences = readSentences(facts, turns);
  const ratings = rubric.criteria.map((criterion) => {
    return { criterion: criterion.id, ...rate(criterion, sentences, turns) };
  });
  return JSON.stringify({ ratings } satisfies ProposedRatings);
};

type Rated = { rating: number | null; reason: string; quotes: string[] };

function rate(criterion: Criterion, sentences: readonly Sentence[], turns: readonly Turn[]): Rated {
  if (criterion.id === 'written_english') return rateEnglish(sentences);
  const rated = rateContent(criterion, sentences);
  const floor = criterion.id === AVAILABILITY ? availabilityFloor(turns) : null;
  if (!floor) return rated;
  // The hours themselves are the first thing to quote, whatever else was said about the subject.
  const others = rated.quotes.filter((quote) => !floor.quotes.some((own) => quote.includes(own)));
  const quotes = [...floor.quotes, ...others].slice(0, QUOTES_MAX);
  return floor.rating >= (rated.rating ?? 0) ? { ...floor, quotes } : { ...rated, quotes };
}

const steps =
  /\b(first|second|then|after|next|finally|because|so that|if|when|before|for example|for instance|would|instead)\b/i;

/** Letters and digits only, so that a copy is a copy however it is set. */
const plain = (text: string): string => wordsOf(text.toLowerCase()).join(' ');

/** What counts as said: the person's own sentences in English. */
function readSentences(facts: InterviewFacts, turns: readonly Turn[]): Sentence[] {
  const found: Sentence[] = [];
  // Copied from the posting or from our own question: nobody's experience.
  const ours = plain(
    [
      facts.jobDescription ?? '',
      facts.requirements ?? '',
      ...turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    ].join(' '),
  );
  let phase: InterviewPhase = 'opening';
  for (const turn of turns) {
    if (turn.meta) phase = turn.meta.phase;
    if (turn.role !== 'user') continue;
    // What is not English says nothing to these rules; refusals and insults are no answers.
    const { foreign, evasive } = readAnswer(turn.content);
    if (foreign || evasive) continue;
    for (const text of sentencesOf(ratable(turn.content, phase))) {
      const key = plain(text);
      const copied = wordsOf(text).length >= 6 && ours.includes(key);
      if (copied || isMeddling(text) || isStuffed(text) || isHostile(text)) continue;
      found.push({
        text,
        seq: turn.seq,
        phase,
        words: wordsOf(text).length,
        specifics: toolsIn(text).length + figuresIn(text).length,
        steps: steps.test(text),
        lower: text.toLowerCase(),
      });
    }
  }
  return found;
}

/** What may be rated of a message: neither what it discloses, nor what it asks us or wishes from HR. */
function ratable(content: string, phase: InterviewPhase): string {
  const { asked, rest } = questionsIn(content, phase);
  const answer = withoutDisclosures(asked.length > 0 ? rest : content);
  return sentencesOf(answer)
    .filter((sentence) => wishIn(sentence) === null)
    .join(' ');
}

function rateContent(criterion: Criterion, all: readonly Sentence[]): Rated {
  const answers = all.filter(({ phase }) => criterion.phases.some((wanted) => wanted === phase));
  const cueCount = (sentence: Sentence): number =>
    criterion.cues.filter((cue) => hasCue(sentence.lower, cue)).length;
  const relevant = once(answers).filter(
    (sentence) => sentence.words >= 4 && cueCount(sentence) + toolBonus(criterion, sentence) > 0,
  );
  if (relevant.length === 0) return { rating: null, reason: INSUFFICIENT, quotes: [] };

  const cues = new Set(criterion.cues.filter((cue) => relevant.some(({ lower }) => hasCue(lower, cue))));
  const words = relevant.reduce((sum, sentence) => sum + sentence.words, 0);
  // Depth is one answer that goes on about the subject, not a little of it everywhere.
  const longest = Math.max(
    ...relevant.map(({ seq }) =>
      answers.reduce((sum, sentence) => sum + (sentence.seq === seq ? sentence.words : 0), 0),
    ),
  );
  const detailed = longest >= 22;
  const checkable =
    relevant.some((sentence) => sentence.specifics > 0) ||
    (detailed && criterion.id !== 'tools' && criterion.id !== 'availability' && cues.size >= 4);
  const ordered =
    relevant.filter((sentence) => sentence.steps).length >= 2 || (criterion.id === 'tools' && words >= 35);
  const specifics = relevant.reduce((sum, sentence) => sum + sentence.specifics, 0);
  const full = [detailed, checkable, ordered].filter((mark) => mark).length;
  const rating = (words < 8 && specifics === 0) || cues.size + specifics < 2 ? 1 : 2 + full;
  const best = [...relevant].sort((a, b) => weightOf(b, cueCount(b)) - weightOf(a, cueCount(a))).slice(0, 2);
  return {
    rating,
    reason: reasonFor(rating, { detailed, checkable, ordered }),
    quotes: best.map(({ text }) => text),
  };
}

/** Saying it again adds nothing. */
function once(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = plain(text);
    return seen.has(key) ? false : seen.add(key).has(key);
  });
}

function hasCue(lower: string, cue: string): boolean {
  return new RegExp(`(?<![a-z])${cue.replace(/ /g, '\\s')}`, 'i').test(lower);
}

function toolBonus(criterion: Criterion, sentence: Sentence): number {
  return criterion.id === 'tools' ? toolsIn(sentence.text).length : 0;
}

function weightOf(sentence: Sentence, cues: number): number {
  return cues * 3 + sentence.specifics * 2 + (sentence.steps ? 2 : 0) + Math.min(sentence.words, 30) / 10;
}

function reasonFor(
  rating: number,
  marks: { detailed: boolean; checkable: boolean; ordered: boolean },
): string {
  if (rating === 1) return 'Touches the subject in a few words only.';
  const has = [
    marks.detailed ? 'goes into detail' : '',
    marks.checkable ? 'names something that can be checked' : '',
    marks.ordered ? 'gives steps or reasons' : '',
  ].filter((part) => part !== '');
  const lacks = [
    marks.detailed ? '' : 'little detail',
    marks.checkable ? '' : 'nothing that can be checked',
    marks.ordered ? '' : 'no steps or reasons',
  ].filter((part) => part !== '');
  const first = has.length > 0 ? `Answers the question and ${join(has)}` : 'Answers the question';
  return lacks.length > 0 ? `${first}; ${join(lacks)}.` : `${first}.`;
}

/** Clear writing, judged over everything the person wrote: whole sentences, capitals, no chat spelling. */
function rateEnglish(all: readonly Sentence[]): Rated {
  const written = once(all).filter(({ words }) => words >= 5);
  const words = written.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words < 20) return { rating: null, reason: INSUFFICIENT, quotes: [] };
  const share = (test: (sentence: Sentence) => boolean): number =>
    written.filter(test).length / written.length;
  const wellFormed = share(({ text }) => /^["“'(*-]?\s?[\p{Lu}\p{N}]/u.test(text) && /[.!?…"”)]$/.test(text));
  const chatSpelling = share(
    ({ text }) =>
      /\b(u|ur|pls|plz|thx|gonna|wanna|dont|cant|im|ive|coz|bcoz|i)\b/.test(text) ||
      /[A-Z]{12,}/.test(text.replace(/[^A-Za-z]/g, '')),
  );
  const readable = share(({ words: count }) => count <= 40);
  const linked = written.filter(({ steps: has }) => has).length >= 3;
  let rating = 1;
  if (readable >= 0.7 && words >= 30) rating += 1;
  if (wellFormed >= 0.6) rating += 1;
  if (chatSpelling <= 0.15) rating += 1;
  if (words >= 120 && wellFormed >= 0.8 && linked) rating += 1;
  const reasons: Record<number, string> = {
    1: 'Hard to follow in places.',
    2: 'Understandable with effort.',
    3: 'Understandable, with slips.',
    4: 'Clear, with small slips or short answers.',
    5: 'Clear, complete and well connected sentences.',
  };
  const best =
    [...written].sort((a, b) => b.words - a.words).find(({ words: count }) => count <= 40) ?? written[0];
  return { rating, reason: reasons[rating] ?? '', quotes: best ? [best.text] : [] };
}

/** A summary for HR, made from the ratings and nothing else. */
export function writeSummary(ratings: Ratings, score: number, facts: InterviewFacts): string {
  const labels = (test: (criterion: CriterionRating) => boolean): string[] =>
    ratings.criteria.filter(test).map(({ label }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
  const strong = labels(({ rating }) => rating !== null && rating >= 4);
  const weak = labels(({ rating }) => rating !== null && rating <= 2);
  const open = labels(({ rating }) => rating === null);
  return [
    `${facts.firstName} scored ${score} out of 100 for ${facts.position}: ${recommendationFor(score)}.`,
    strong.length > 0 ? `Strong in ${join(strong)}.` : '',
    weak.length > 0 ? `Weaker in ${join(weak)}.` : '',
    open.length > 0 ? `Not enough was said about ${join(open)}; a person should ask.` : '',
    `Based on the interview with ${brand.interviewer.name}. Each rating links to a quote.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
