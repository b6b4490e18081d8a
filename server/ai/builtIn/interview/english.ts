/** The part of `eld` that is used. */
export type LanguageDetector = {
  detect(text: string): { language: string; getScores(): Record<string, number> };
};

let loaded: Promise<LanguageDetector> | null = null;

/**
 * Detects languages by letter groups. Costs 190 MB and half a second, so it's loaded with the first interview to score.
 */
export function languageDetector(): Promise<LanguageDetector> {
  loaded ??= import('eld/medium').then(({ eld }) => eld);
  return loaded;
}

/** Measures of how understandable an answer is: English, and meaningful. */
type EnglishReading = {
  /** Share of the words that stand in sentences of another language, 0–1. */
  foreign: number;
  words: number;
};

/** Shorter pieces ("Mon–Fri, fiber") look like any language. */
const SHORTEST = 7;
/** Below this likeness to English a sentence counts as another language's when that one is far likelier. */
const CLEARLY = 0.15;

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];

/** A sign of these scripts is a syllable or a word. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
/** Shorter texts may be a symbol. */
const LETTERS = 2;

/** Whether most of a text is in another script than English, however short: many scripts set no blanks between words. */
export function isOtherScript(text: string): boolean {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length;
  const others = letters - latin + (text.match(dense) ?? []).length;
  return others >= LETTERS && others > latin;
}

/** Whether a sentence is in another language; false for sentences too short to determine. */
function isForeign(text: string, languages: LanguageDetector): boolean {
  if (isOtherScript(text)) return true;
  if (wordsOf(text).length < 4) return false;
  if (!/[a-z]/i.test(text)) return true;
  const found = languages.detect(text);
  if (found.language === 'en' || found.language === '') return false;
  const scores = found.getScores();
  const margin = (scores[found.language] ?? 0) - (scores.en ?? 0);
  return wordsOf(text).length >= SHORTEST ? margin > 0.02 : margin > CLEARLY;
}

/** Below this likeness to English, a sentence has too little of it for these rules to read; Taglish has enough. */
const READABLE = 0.5;

/** Whether rules for English can't read a sentence. */
export function isUnread(text: string, languages: LanguageDetector): boolean {
  if (isOtherScript(text)) return true;
  if (wordsOf(text).length < 4) return false;
  if (!/[a-z]/i.test(text)) return true;
  return isForeign(text, languages) && (languages.detect(text).getScores().en ?? 0) < READABLE;
}

/** The share of an answer that isn't English. */
export function readEnglish(texts: readonly string[], languages: LanguageDetector): EnglishReading {
  let [words, foreign] = [0, 0];
  for (const text of texts) {
    const count = wordsOf(text).length;
    words += count;
    if (isForeign(text, languages)) foreign += count;
  }
  return { words, foreign: words === 0 ? 0 : foreign / words };
}
