import { type Deed, deedsIn } from './deeds.ts';
import { meaningsOf } from './meaning.ts';
import { type Sentence, sentencesIn, type Token } from './tokens.ts';

/** One sentence as every judge takes it: what is done in it, by whom, with what, and what it means. */
export type ReadSentence = Sentence & {
  deeds: Deed[];
  /** Deeds of the person or their team, that they say are done / not done. */
  done: number;
  denied: number;
  /** Numbers with the word they count or the sign they carry, in lower case. */
  figures: string[];
  /** How many numbers it has, including those that count nothing: that's how the readers were trained. */
  numbers: number;
  /** Lemmas of its nouns and names. */
  things: string[];
  meaning: Float32Array;
};

/** Reads a text into sentences; see {@link ReadSentence}. */
export async function readText(text: string): Promise<ReadSentence[]> {
  const sentences = sentencesIn(text);
  const meanings = await meaningsOf(sentences.map((sentence) => sentence.text));
  return sentences.map((sentence, index): ReadSentence => {
    const deeds = deedsIn(sentence);
    const own = deeds.filter(({ who, condition }) => who !== 'other' && !condition);
    return {
      ...sentence,
      deeds,
      done: own.filter(({ done }) => done).length,
      denied: own.filter(({ done }) => !done).length,
      figures: figuresOf(sentence),
      numbers: sentence.tokens.filter(isNumber).length,
      things: sentence.tokens
        .filter(({ pos, lemma }) => (pos === 'NOUN' || pos === 'PROPN') && /\p{L}{2}/u.test(lemma))
        .map(({ lemma }) => lemma),
      meaning: meanings[index] ?? new Float32Array(),
    };
  });
}

const isNumber = ({ text, pos }: Token): boolean => /\d/.test(text) || pos === 'NUM';
/** "A12", "1st": a name or a place in a row. */
const NAMES = /^\p{L}+\d|^\d+(?:st|nd|rd|th)$/iu;
/** Small numbers are often other words, unless something countable follows: "4 me", "2 call", "the one we had". */
const SHORT = /^(?:[1-4]|one)$/i;
const notCounted: ReadonlySet<string> = new Set(['DET', 'PRON', 'AUX', 'VERB', 'ADP', 'SCONJ']);

/** "60 cases", "12 %", "3 pm": the same number of other things is another figure. Numbers that count nothing are none. */
function figuresOf({ tokens }: Sentence): string[] {
  return tokens.flatMap((token, index) => {
    const next = tokens[index + 1];
    if (!isNumber(token) || NAMES.test(token.text)) return [];
    if (SHORT.test(token.text) && next && notCounted.has(next.pos)) return [];
    const counted = next && /^[\p{L}%]/u.test(next.lemma) ? next.lemma : '';
    return [`${token.text.toLowerCase()} ${counted}`.trim()];
  });
}

/** Features of a sentence besides its meaning; order and number are part of the trained weights. */
export function traitsOf(sentence: ReadSentence): number[] {
  const { deeds, done, denied, numbers, tokens, text } = sentence;
  const own = deeds.filter(({ who }) => who !== 'other');
  const hasMode = (mode: Deed['mode']): number => (own.some((deed) => deed.mode === mode) ? 1 : 0);
  const has = (pattern: RegExp): number => (pattern.test(text) ? 1 : 0);
  return [
    hasMode('did'),
    hasMode('would'),
    hasMode('does'),
    hasMode('wish'),
    Math.min(1, done / 3),
    denied > 0 ? 1 : 0,
    done + denied > 0 ? denied / (done + denied) : 0,
    numbers > 0 ? 1 : 0,
    Math.min(1, numbers / 3),
    Math.min(1, tokens.length / 40),
    tokens.length < 6 ? 1 : 0,
    has(/\?/),
    has(/["“”]/),
    has(/\b(?:i|my|me|im|i'm|i’m)\b/i),
    has(/\b(?:always|every|very|highly|excellent|great|passionate|dedicated)\b/i),
    has(/\b(?:never|not|no|don['’]?t|didn['’]?t|won['’]?t|without|nobody)\b/i),
    has(/\b(?:if|when|until|before|unless)\b/i),
  ];
}
