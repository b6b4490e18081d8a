/** The part of `eld` that is used. */
export type LanguageDetector = {
  detect(text: string): { language: string; getScores(): Record<string, number> };
};

let loaded: Promise<LanguageDetector> | null = null;

/** Tells languages by groups of letters. Costs 190 MB and half a second, so it comes with the first talk to score. */
export function languageDetector(): Promise<LanguageDetector> {
  loaded ??= import('eld/medium').then(({ eld }) => eld);
  return loaded;
}

/** What a reader needs to understand somebody: English, and sense. */
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

/** Whether a sentence is of another language; false for what is too short to tell. */
function isForeign(text: string, languages: LanguageDetector): boolean {
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

/** Whether a sentence says nothing to rules that read English. */
export function isUnread(text: string, languages: LanguageDetector): boolean {
  if (wordsOf(text).length < 4) return false;
  if (!/[a-z]/i.test(text)) return true;
  return isForeign(text, languages) && (languages.detect(text).getScores().en ?? 0) < READABLE;
}

/** How much of what somebody wrote isn't English. */
export function readEnglish(texts: readonly string[], languages: LanguageDetector): EnglishReading {
  let [words, foreign] = [0, 0];
  for (const text of texts) {
    const count = wordsOf(text).length;
    words += count;
    if (isForeign(text, languages)) foreign += count;
  }
  return { words, foreign: words === 0 ? 0 : foreign / words };
}
