import type { OwnQuestion } from '../../../../shared/jobs/rubrics.ts';
import { type ReadSentence, readText } from '../reading/sentence.ts';
import type { Judged } from './judge.ts';
import type { Said } from './said.ts';

/** Similarity from which a sentence means the same as a signal: in the answer to the question, and elsewhere. */
const SEEN = { answer: 0.52, elsewhere: 0.66 };
/** The reverse of a signal has to be more similar, because many harmless sentences say "I don't". */
const REVERSED = 0.66;
/** An unwanted sentence has to be nearer to what was said than anything wanted. */
const CLEARER = 0.05;
/** Deduction for evidence against an answer, and the upper limits with it. */
const AGAINST = { costs: 1.5, once: 2.5, more: 1.5 };
const QUOTES_MAX = 3;

/** A sentence of the question’s key, wanted or unwanted. */
type KeySentence = ReadSentence;
type Seen = { signal: string; quote: string };

/**
 * Compares the answer to a question of HR's own, and the rest of the interview, with its signals by meaning and
 * polarity.
 */
export async function judgeOwn(
  said: readonly Said[],
  { id, wanted, unwanted }: OwnQuestion,
): Promise<Judged> {
  const evidence = said.filter((sentence) => sentence.void === null);
  const answer = evidence.filter(({ questionId }) => (questionId.split('~')[0] ?? '') === id);
  const others = evidence.filter((sentence) => !answer.includes(sentence));
  const read = async (texts: readonly string[]): Promise<KeySentence[]> =>
    (await Promise.all(texts.map(readText))).flat();
  const [good, bad] = [await read(wanted), await read(unwanted)];
  if (good.length === 0) return { rating: null, reason: '', quotes: [] };

  const shown = good.flatMap((signal) => {
    const own = nearest(answer, (sentence) => agreeing(sentence, signal), SEEN.answer);
    return seen(signal, own ?? nearest(others, (sentence) => agreeing(sentence, signal), SEEN.elsewhere));
  });
  const found = [
    ...bad.flatMap((signal) => seen(signal, nearest(answer, worse(signal, good), SEEN.answer))),
    ...good.flatMap((signal) =>
      seen(
        signal,
        nearest(answer, (sentence) => reversing(sentence, signal), REVERSED),
      ),
    ),
  ];
  // A sentence counts against an answer at most once.
  const against = found.filter(({ quote }, at) => found.findIndex((one) => one.quote === quote) === at);
  // A sentence that says the reverse of one signal is no evidence for another.
  const counted = shown.filter(({ quote }) => !against.some((one) => one.quote === quote));
  if (answer.length === 0 && counted.length === 0) return { rating: null, reason: '', quotes: [] };
  const missing = good
    .map(({ text }) => text)
    .filter((text) => !counted.some(({ signal }) => signal === text));
  const quotes = [...against, ...counted].map(({ quote }) => quote);
  const fallback = answer.slice(0, 1).map(({ text }) => text);
  return {
    rating: ratingOf(counted.length / good.length, against.length),
    reason: reasonOf(counted, against, missing),
    quotes: [...new Set(quotes.length > 0 ? quotes : fallback)].slice(0, QUOTES_MAX),
  };
}

const seen = (signal: KeySentence, sentence: Said | null): Seen[] =>
  sentence ? [{ signal: signal.text, quote: sentence.text }] : [];

function ratingOf(share: number, against: number): number {
  const earned = 1 + 4 * share - AGAINST.costs * against;
  const most = against === 0 ? 5 : against === 1 ? AGAINST.once : AGAINST.more;
  return Math.round(Math.min(most, Math.max(1, earned)) * 2) / 2;
}

function reasonOf(shown: readonly Seen[], against: readonly Seen[], missing: readonly string[]): string {
  const phrase = (intro: string, texts: readonly string[]): string[] =>
    texts.length > 0 ? [`${intro}: ${texts.map((text) => `“${text}”`).join(', ')}.`] : [];
  return [
    ...phrase(
      'Counts against it',
      against.map(({ quote }) => quote),
    ),
    ...phrase(
      'Shown in their own words',
      shown.map(({ signal }) => signal),
    ),
    ...phrase('Not shown', missing),
  ].join(' ');
}

/** The sentence of the highest size, from `least` on. */
function nearest(sentences: readonly Said[], sizeOf: (sentence: Said) => number, least: number): Said | null {
  return (
    sentences.reduce<{ sentence: Said; size: number } | null>((top, sentence) => {
      const size = sizeOf(sentence);
      return size >= least && size > (top?.size ?? 0) ? { sentence, size } : top;
    }, null)?.sentence ?? null
  );
}

function alike(one: ReadSentence, other: ReadSentence): number {
  return one.meaning.reduce((sum, size, at) => sum + size * (other.meaning[at] ?? 0), 0);
}

/** "I don't … until", "never … without": said with a "not", and meant as a condition. */
const conditional = /\b(?:until|unless|without|before)\b/i;

const isDenied = ({ denied, text }: ReadSentence): boolean => denied > 0 && !conditional.test(text);

/** Whether the two say it with opposite signs. A condition stays a denial of the signal's own deed: "never asks before". */
function differ(sentence: Said, signal: KeySentence): boolean {
  const deed = signal.deeds[0]?.verb;
  const refused = sentence.deeds.some(({ verb, done, who }) => !done && who !== 'other' && verb === deed);
  return (isDenied(sentence) || refused) !== (isDenied(signal) || signal.deeds[0]?.done === false);
}

const agreeing = (sentence: Said, signal: KeySentence): number =>
  differ(sentence, signal) ? 0 : alike(sentence, signal);

const reversing = (sentence: Said, signal: KeySentence): number =>
  differ(sentence, signal) ? alike(sentence, signal) : 0;

/** Someone else's action: "My colleague opened it once." */
const isOthers = ({ deeds, text }: ReadSentence): boolean =>
  deeds.length > 0 && deeds.every(({ who }) => who === 'other') && !/\b(?:i|we)\b/i.test(text);

/** How alike a sentence is to something unwanted; 0 where something wanted is nearly as near. */
function worse(signal: KeySentence, good: readonly KeySentence[]): (sentence: Said) => number {
  const ownDeed = !isOthers(signal);
  return (sentence) => {
    if (ownDeed && isOthers(sentence)) return 0;
    const size = agreeing(sentence, signal);
    return size >= Math.max(...good.map((one) => agreeing(sentence, one))) + CLEARER ? size : 0;
  };
}
