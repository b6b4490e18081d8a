import { readFileSync } from 'node:fs';
import type { SafetyKind, SafetyLanguage } from '../../../shared/safety/kinds.ts';
import type { RulesReading } from '../byRules.ts';
import type { Reading } from '../match.ts';
import type { Word } from '../text.ts';
import { cuesOf } from './cues.ts';
import { Model, type Odds } from './model.ts';
import { type Strongest, signOf, strongest } from './windows.ts';

/**
 * Log odds from which the learned reading raises alone, by what it takes the text for: chosen on phrases it wasn't
 * trained on, so that next to no answer of an interview it hasn't seen is over them.
 */
const RAISES: Readonly<Record<SafetyKind, number>> = {
  self_harm: 2.8,
  medical: 1.5,
  threat: 2,
  abuse: 1.5,
  minor: 2,
};
/**
 * Log odds below which it takes back what the rules found. An age is easily read out of hours ("until 13") or years
 * of experience. Words of wanting to die that stand by themselves are never taken back ({@link PLAIN}).
 */
const WITHDRAWN_BELOW: Readonly<Record<SafetyKind, number>> = {
  self_harm: 0.5,
  medical: 0,
  threat: 0.5,
  abuse: 0.5,
  minor: 3,
};

let loaded: Model | null = null;

/** The weights that `scripts/safety/teach.ts` trained, read at first use. */
function model(): Model {
  loaded ??= new Model(readFileSync(new URL('./weights.bin', import.meta.url)));
  return loaded;
}

/** Log odds from which wanting to die, in words that a rule knows, is believed whatever stands around it. */
const PLAIN = 0.1;
/** Few words leave little that could make wanting to die mean something else: it is taken back later than elsewhere. */
const BRIEF = { words: 5, odds: -1.5 };

/** The strongest sign in a text with its number of words, and the score of the words found by rules alone. */
export type Learned = Strongest & { alone: number; words: number };

/** How strongly a text looks like one that needs a person, by what was learned from phrases. */
export function readByLearning({ reading, found, cues }: RulesReading): Learned {
  return learnedFrom(reading.words, model().oddsIn(cuesOf(reading, cues)), found);
}

export function learnedFrom(words: readonly Word[], odds: Odds, found: RulesReading['found']): Learned {
  const alone = found ? aloneIn(words, odds, found) : Number.NEGATIVE_INFINITY;
  return { ...strongest(words, odds), alone, words: words.length };
}

function aloneIn(
  words: readonly Word[],
  odds: Odds,
  { first, last }: NonNullable<RulesReading['found']>,
): number {
  // One word alone says too little: "quiero suicidarme".
  const goesOn = first === last && words[first - 1]?.sentence === words[first]?.sentence;
  return signOf(odds, goesOn ? first - 1 : first, last).odds;
}

/** Whether a text needs a person, by the learned reading and by what the rules found. */
export function raises(
  { odds, kind, alone, words }: Pick<Learned, 'odds' | 'kind' | 'alone' | 'words'>,
  byRules: SafetyKind | null,
): boolean {
  if (byRules === null) return odds >= RAISES[kind];
  if (odds >= WITHDRAWN_BELOW[byRules]) return true;
  return byRules === 'self_harm' && (alone >= PLAIN || (words <= BRIEF.words && odds >= BRIEF.odds));
}

/** The language with the most of its words in a text; the script decides first, and English a tie. */
export function languageOf(reading: Reading, text: string): SafetyLanguage {
  if (/\p{Script=Devanagari}/u.test(text) || /[ٹڈڑےںھگچپہ]/u.test(text)) return 'hi_ur';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'uk_ru';
  if (/\p{Script=Arabic}/u.test(text)) return 'ar';
  const votes = new Map<SafetyLanguage, number>([['en', 0.5]]);
  for (const here of reading.ideas()) {
    for (const language of new Set(here.map((idea) => idea.language)))
      votes.set(language, (votes.get(language) ?? 0) + 1);
  }
  return [...votes].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}
