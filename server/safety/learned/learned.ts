import { readFileSync } from 'node:fs';
import type { SafetyKind, SafetyLanguage } from '../../../shared/safety.ts';
import type { Reading } from '../match.ts';
import { cuesOf, type RuleCue } from './cues.ts';
import { Model } from './model.ts';
import { type Strongest, strongest } from './windows.ts';

/** Log odds from which the learned reading raises alone: 0.2 % of answers in interviews it hasn't seen are over it. */
const RAISES = 2;
/**
 * Log odds below which it takes back what the rules found. An age is easily read out of hours ("until 13"); that somebody
 * says they want to die is believed unless nearly everything speaks against it.
 */
const KEEPS: Readonly<Record<SafetyKind, number>> = {
  self_harm: -2,
  medical: -1,
  threat: 0,
  abuse: 0,
  minor: 1.5,
};

let loaded: Model | null = null;

/** What `scripts/safety/teach.ts` has taught, read at first use. */
function model(): Model {
  loaded ??= new Model(readFileSync(new URL('./weights.bin', import.meta.url)));
  return loaded;
}

/** How strongly a text looks like one that needs a person, by what was learned from phrases. */
export function readByLearning(reading: Reading, rules: readonly RuleCue[]): Strongest {
  return strongest(reading.words, model().oddsIn(cuesOf(reading, rules)));
}

/** Whether a text needs a person, by the learned reading's odds and by what the rules found. */
export function raises(odds: number, byRules: SafetyKind | null): boolean {
  return odds >= (byRules ? KEEPS[byRules] : RAISES);
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
