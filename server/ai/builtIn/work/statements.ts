import { meaningsOf } from '../reading/meaning.ts';
import { type Sentence, sentencesIn, type Token } from '../reading/tokens.ts';

/** A part of a sentence that holds one statement, with whether it's denied. */
export type Statement = {
  text: string;
  /** Number of its sentence in the text. */
  sentence: number;
  denied: boolean;
  /** Its verb is denied, rather than "no" or "nothing" of something. */
  denies: boolean;
  /** Stands under "it's not true that": whatever it says, the text says the reverse. */
  reversed: boolean;
  /** Belongs to a mere list of words. */
  listed: boolean;
  /** Has a verb and stands under no condition, so that it can be true or false. */
  claims: boolean;
  /** Dictionary forms of its verbs. */
  verbs: ReadonlySet<string>;
  meaning: Float32Array;
};

const deniers = new Set([
  'not',
  "n't",
  'never',
  'no',
  'none',
  'nothing',
  'nobody',
  'noone',
  'neither',
  'nor',
  'cannot',
  'hardly',
  'unable',
  'fail',
  'refuse',
  'untrue',
]);
const verbDeniers = new Set(['not', "n't", 'never', 'cannot', 'neither', 'nor', 'hardly']);
/** A sentence with a comma for fewer words than three is a list. */
const LIST_SHARE = 0.3;
/** What holds a denier and denies nothing. */
const idle =
  /\bnot only\b|\bno (?:problem|worries|doubt)\b|\b(?:no|not|nothing|never) (?:(?:later|earlier|more|less|sooner|longer|before|until) than|before|until)\b|\bnot (?:a problem|hesitate|worry)\b|\bdon['’]t (?:worry|hesitate)\b|\b(?:\w+n['’]t|not|never|cannot)(?: \w+){1,3} (?<!only )(?:before|until) (?:\w+ )?\d|n['’]t (?:before|until) (?:\w+ )?\d|^\W*no, /i;
const condition =
  /^[\W_]*(?:and |but |or |so )?(?:if|when|whenever|unless|in case|should (?:it|you|they|the))\b/i;
/** Whatever a sentence says that begins so, the reverse is meant. */
const reversal =
  /^\W*(?:it|this|that)(?:['’]s| is| was)? (?:(?:not|never|in no way) (?:true|the case|correct|right|so)|untrue|false|wrong|a lie|incorrect)\b|^\W*(?:it|this|that) (?:isn|wasn)['’]t (?:true|the case|correct|right|so)\b/i;

const isVerb = ({ pos }: Token): boolean => pos === 'VERB' || pos === 'AUX';

/** Parts of a sentence with a verb each; what has none belongs to the part before it. */
function partsOf({ tokens }: Sentence): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    const breaks =
      (token.pos === 'PUNCT' && /^[,;:–—()-]+$/.test(token.text)) ||
      /^(?:and|but|because|so|since|which|that|while|although|if|or)$/.test(token.lemma);
    if (breaks) parts.push([]);
    parts.at(-1)?.push(token);
  }
  const whole: Token[][] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before && (!part.some(isVerb) || !before.some(isVerb))) before.push(...part);
    else if (part.length > 0) whole.push([...part]);
  }
  return whole;
}

/** "It stopped working" denies; "it's for this one, not for that one" says what it says, and then what it doesn't. */
function countDeniers(tokens: readonly Token[]): number {
  return tokens.filter(({ lemma }, at) => {
    if (lemma === 'stop') return /^\w+ing$/i.test(tokens[at + 1]?.text ?? '');
    const contrasts =
      lemma === 'not' &&
      tokens[at - 1]?.text === ',' &&
      tokens.slice(0, at).some(isVerb) &&
      !tokens.slice(at).some(isVerb);
    return deniers.has(lemma) && !contrasts;
  }).length;
}

/** The statements of a text, in order. */
export async function statementsIn(text: string): Promise<Statement[]> {
  const found = sentencesIn(text).flatMap((sentence, number) => {
    const reversed = reversal.test(sentence.text);
    const commas = sentence.tokens.filter(({ text: sign }) => /^[,;|·•/]$/.test(sign)).length;
    const listed = commas / (sentence.tokens.length - commas) > LIST_SHARE;
    return partsOf(sentence).map((tokens) => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      const words = text.slice(first?.start ?? 0, last?.end ?? 0);
      const deniersIn = countDeniers(tokens) - (idle.test(words) ? 1 : 0);
      return {
        text: words,
        sentence: number,
        denied: deniersIn % 2 === 1,
        denies: deniersIn % 2 === 1 && tokens.some(({ lemma }) => verbDeniers.has(lemma)),
        reversed,
        listed,
        claims: tokens.some(isVerb) && !condition.test(words),
        verbs: new Set(tokens.filter(({ pos }) => pos === 'VERB').map(({ lemma }) => lemma)),
      };
    });
  });
  const meanings = await meaningsOf(found.map(({ text: words }) => words));
  return found.map((statement, index) => ({ ...statement, meaning: meanings[index] ?? new Float32Array() }));
}

/** How near two meanings are, up to 1. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
