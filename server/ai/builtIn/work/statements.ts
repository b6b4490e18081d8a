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
  /** What it says isn't so by naming something else: "on the phone" in "by email instead of on the phone". */
  avoided: string;
  /**
   * By scale: 1 for "more than", "after", "done", and "closes", -1 for "less than", "before", "missing", and "opens", with a "not"
   * the other way round; 0 without such words, or with both.
   */
  direction: Readonly<Record<Scale, number>>;
  /** Who does it to whom; null where it can't be told. */
  roles: Roles | null;
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
  /\bnot only\b|\bno (?:problem|worries|doubt)\b|\b(?:no|not|nothing|never) (?:(?:later|earlier|more|less|sooner|longer|before|until) than|before|until)\b|\bnot (?:a problem|hesitate|worry)\b|\bdon['’]t (?:worry|hesitate)\b|\b(?:\w+n['’]t|not|never|cannot)(?: \w+){1,3} (?<!only )(?:before|until) (?:\w+ )?\d|n['’]t (?:before|until) (?:\w+ )?\d|^\W*no, |(?:n['’]t|\bnot) (?:be |been )?(?:affected|impacted|concerned)\b|\bshould(?:n['’]t| not) have (?:had to|happened)\b|\bif not(?=\s*(?:[,;.]|$))/i;
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

/**
 * "It stopped working" denies; "it's for this one, not for that one" and "there's one more, and nothing after it" say what they say,
 * and then what they don't.
 */
function countDeniers(tokens: readonly Token[]): number {
  return tokens.filter(({ lemma }, at) => {
    if (lemma === 'stop') return /^\w+ing$/i.test(tokens[at + 1]?.text ?? '');
    const joint = tokens.findLastIndex((token, place) => place < at && /^(?:and|but)$/.test(token.lemma));
    const from = lemma === 'not' && tokens[at - 1]?.text === ',' ? at : joint;
    const contrasts = from > 0 && tokens.slice(0, from).some(isVerb) && !tokens.slice(from).some(isVerb);
    return deniers.has(lemma) && !contrasts;
  }).length;
}

const instead =
  /\b(?:instead of|rather than)\b[^,;:.!?]*?(?=[,;:.!?]| (?:i|you|we|they|he|she|it|there)\b|$)/i;

/** Words for one way along a scale, and for the other: what's done and what's left, for example. */
const scales = {
  size: [
    /\b(?:(?<!\bnot? )(?:more(?: \w+)?|greater|higher) than|not? (?:less|fewer|lower) than|above|over|exceeds?|at least)\b/i,
    /\b(?:(?<!\bnot? )(?:less(?: \w+)?|fewer|lower|smaller) than|not? (?:more|higher) than|below|under|within|at most|up to)\b/i,
  ],
  time: [
    /\b(?:after|afterwards?|(?<!\bnot? )later than|not? (?:before|earlier than))\b|(?:n['’]t|\bcannot|\bnever)(?: \w+){1,4} before\b/i,
    /\b(?:(?<!\bnot? )(?:before|earlier than)|beforehand|in advance|not? later than)\b|\bfirst\W*$/i,
  ],
  state: [
    /\b(?:done|finished|ready|completed?|answered|scanned|repaired|fixed)\b/i,
    /\b(?:missing|unanswered|unfinished|outstanding|pending|waiting|(?:still|left) (?:open|to do))\b/i,
  ],
  gate: [/\bclos(?:es?|ing)\b/i, /\bopen(?:s|ing)?\b/i],
  money: [
    /\brefund\w*|\b(?:back (?:to|on|onto) your (?:card|account)|gets? (?:\S+ ){1,3}back|credited)\b/i,
    /\b(?:will be charged|charged to your|charge your|you (?:pay|owe) us|(?:take|taking|debit|collect) (?:\S+ )?from your)\b/i,
  ],
  kept: [
    /\b(?:drop|drops|dropped|scrapped|cut|left out)\b/i,
    /\b(?:stays? in|remains? in|kept in|keeps? it)\b/i,
  ],
} as const;
type Scale = keyof typeof scales;
export const scaleNames = [
  'size',
  'time',
  'state',
  'gate',
  'money',
  'kept',
] as const satisfies readonly Scale[];
/** Scales on which the other way is false whatever else is about as near. */
export const plainScales = ['gate', 'money', 'kept'] as const satisfies readonly Scale[];
/** "Isn't above"; a "not" further away denies something else: "may not spend more than". */
const turning = /(?:n['’]t|\bnot|\bnever) (?:be |go )?(?:above|over|below|under|within|after|before)\b/i;
function directionOf(words: string, denied: boolean): Statement['direction'] {
  const turned = turning.test(words);
  const along = (scale: Scale): number => {
    const [up, down] = scales[scale].map((pattern) => pattern.test(words));
    return up === down || (denied && !turned) ? 0 : up === (denied && turned) ? -1 : 1;
  };
  return {
    size: along('size'),
    time: along('time'),
    state: along('state'),
    gate: along('gate'),
    money: along('money'),
    kept: along('kept'),
  };
}

/**
 * Who acts, and on whom: "us", "you", "they", a person's name, or a noun. `names` are all people whom the sentence names.
 */
type Roles = { verb: string; from: string; to: ReadonlySet<string>; names: ReadonlySet<string> };

const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)$/i;

function whoIs({ lemma, text, pos }: Token): string | null {
  if (/^(?:i|we|me|us)$/i.test(text)) return 'us';
  if (/^(?:you|u)$/i.test(text)) return 'you';
  if (/^(?:he|she|they|him|her|them)$/i.test(text)) return 'they';
  if (calendar.test(text)) return null;
  if (pos === 'PROPN' && /^\p{Lu}\p{Ll}+$/u.test(text)) return text;
  return pos === 'NOUN' ? lemma : null;
}

function rolesOf(tokens: readonly Token[], sentence: readonly Token[]): Roles | null {
  const at = tokens.findIndex(({ pos }) => pos === 'VERB');
  const verb = tokens[at];
  const passive = tokens[at - 1]?.lemma === 'be' && !/ing$/i.test(verb?.text ?? '');
  if (!verb || passive) return null;
  const before = tokens.slice(0, at).flatMap((token) => whoIs(token) ?? []);
  const from = before.findLast((who) => /^(?:us|you|they)$/.test(who)) ?? before[0];
  if (from === undefined) return null;
  const to = tokens.slice(at + 1).flatMap((token) => whoIs(token) ?? []);
  const names = sentence.filter(({ pos }) => pos === 'PROPN').map(({ text }) => text);
  return { verb: verb.lemma, from, to: new Set(to), names: new Set(names) };
}

/** The words that a part without a subject shares with the one before it: "the director" in "… and will come". */
function sharedBy(before: readonly Token[] | undefined, part: readonly Token[]): Token[] {
  const own = part.findIndex(({ pos, text }) => pos !== 'PUNCT' && !/^(?:and|but|or|then|also)$/i.test(text));
  if (!before || own < 1 || !part[own] || !isVerb(part[own])) return [];
  const start = before.findIndex(({ pos }) => !/^(?:PUNCT|CCONJ|SCONJ|INTJ)$/.test(pos));
  const verb = before.findIndex(isVerb);
  return start < 0 ? [] : before.slice(start, Math.max(start, verb));
}

/** The statements of a text, in order. */
export async function statementsIn(text: string): Promise<Statement[]> {
  const found = sentencesIn(text).flatMap((sentence, number) => {
    const reversed = reversal.test(sentence.text);
    const commas = sentence.tokens.filter(({ text: sign }) => /^[,;|·•/]$/.test(sign)).length;
    const listed = commas / (sentence.tokens.length - commas) > LIST_SHARE;
    return partsOf(sentence).map((tokens, at, parts) => {
      const [first, last] = [tokens[0], tokens.at(-1)];
      const words = text.slice(first?.start ?? 0, last?.end ?? 0);
      const deniersIn = countDeniers(tokens) - (idle.test(words) ? 1 : 0);
      const shared = sharedBy(parts[at - 1], tokens);
      return {
        text: words,
        whole: [...shared.map((token) => token.text), words].join(' '),
        avoided: instead.exec(words)?.[0] ?? '',
        direction: directionOf(words, deniersIn % 2 === 1),
        roles: rolesOf(tokens, sentence.tokens),
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
  const meanings = await meaningsOf(found.map(({ whole }) => whole));
  return found.map(({ whole: _, ...statement }, index) => ({
    ...statement,
    meaning: meanings[index] ?? new Float32Array(),
  }));
}

/** How near two meanings are, up to 1. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
