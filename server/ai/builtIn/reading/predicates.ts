import type { Sentence, Token } from './tokens.ts';

/**
 * A group of verbs ("would like to work") and its subject. Deeds (`deeds.ts`) say what was done; a predicate says whose a figure
 * or time next to a verb is.
 */
export type Predicate = {
  /** Dictionary forms of the group, helpers included, in order. */
  verbs: string[];
  /** The pronoun or noun it's about; null if the sentence leaves it out ("Worked nights"). */
  subject: Token | null;
  who: 'self' | 'other';
  denied: boolean;
  /** "Worked", "was"; "have worked". */
  tense: 'past' | 'perfect' | 'present';
  /** Index of its first token in the sentence, and of its last (`to`). */
  from: number;
  to: number;
};

const self: ReadonlySet<string> = new Set(['i', 'im', 'we', 'ako']);
/** Pronouns that refer to the noun before them. */
const relative: ReadonlySet<string> = new Set(['who', 'which', 'that', 'whom']);
const own: ReadonlySet<string> = new Set(['my', 'our']);
/** Nouns that stand for the person when used with "my": "my experience is 14 years". */
const OWN_RECORD = /^(?:experience|exp|background|career|total|period|tenure|span|history|availability)$/;
const denials: ReadonlySet<string> = new Set([
  'not',
  "n't",
  'nt',
  'never',
  'no',
  'dont',
  'wont',
  'cant',
  'cannot',
  'refuse',
  'unable',
]);
/** Whether a token is a negation, in any form. */
export const isDenying = ({ lemma }: Token): boolean => denials.has(lemma);
const wishing: ReadonlySet<string> = new Set([
  'would',
  "'d",
  'will',
  "'ll",
  'wo',
  'shall',
  'should',
  'want',
  'hope',
  'wish',
  'plan',
  'like',
  'love',
]);

const blank: Token = { text: '', start: 0, end: 0, lemma: '', pos: '', negated: false };

/** Whether a token is the "AM" of a time, which the tagger takes for a form of "be". */
const isClock = (tokens: readonly Token[], at: number): boolean =>
  /^[ap]\.?m\.?$/i.test(tokens[at]?.text ?? '') && /\d/.test(tokens[at - 1]?.text ?? '');
/** "I'm" as one token, which the tagger takes for a name. */
const isFused = ({ text }: Token): boolean => /^i['’]?m$/i.test(text);
const isVerbal = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at] ?? blank;
  return (/^(?:VERB|AUX)$/.test(token.pos) && !isClock(tokens, at)) || isFused(token);
};
const isNominal = (token: Token | undefined): boolean => /^(?:NOUN|PROPN|PRON|NUM)$/.test(token?.pos ?? '');
/** Where one statement ends and another begins. */
export const isBoundary = ({ pos, text, lemma }: Token): boolean =>
  (pos === 'PUNCT' && /^[,;:.!?()–—…]+$/.test(text)) ||
  pos === 'CCONJ' ||
  /^(?:so|because|since|although|though|while|then|if|unless|when|but)$/.test(lemma);

/** Where the statement begins that a token stands in. */
export const beginOf = (tokens: readonly Token[], at: number): number =>
  tokens.slice(0, at).findLastIndex(isBoundary) + 1;

/** Where it ends: the next boundary, or the end of the sentence. */
export function endOf(tokens: readonly Token[], at: number): number {
  const length = tokens.slice(at).findIndex(isBoundary);
  return length < 0 ? tokens.length : at + length;
}

/** All predicates of a sentence, in order. */
export function predicatesIn({ tokens }: Pick<Sentence, 'tokens'>): Predicate[] {
  const found: Predicate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isVerbal(tokens, at)) continue;
    let to = at;
    for (let next = at + 1; next < tokens.length; next += 1) {
      // "Is when I'm free": "I'm" starts a predicate of its own.
      if (isFused(tokens[next] ?? blank)) break;
      if (isVerbal(tokens, next)) to = next;
      else if (!/^(?:PART|ADV)$/.test(tokens[next]?.pos ?? '')) break;
    }
    found.push(predicateOf(tokens, { from: at, to }, found));
    at = to;
  }
  return found;
}

function predicateOf(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  before: readonly Predicate[],
): Predicate {
  const group = tokens.slice(from, to + 1);
  let at = from - 1;
  while (at >= 0 && isBetween(tokens[at] ?? blank)) at -= 1;
  const beside = tokens.slice(at + 1, to + 2);
  const [first = blank] = group;
  // The "no" in "is no problem" doesn't negate the verb.
  const end = group.at(-1)?.start ?? 0;
  return {
    verbs: group
      .filter((_, index) => isVerbal(tokens, from + index))
      .map((token) => (isFused(token) ? 'be' : token.lemma)),
    ...(isFused(first) ? { subject: first, who: 'self' as const } : subjectAt(tokens, at, before)),
    denied:
      beside.filter(({ lemma, start }) => denials.has(lemma) && !(lemma === 'no' && start > end)).length %
        2 ===
      1,
    tense: tenseOf(group, isOver(tokens, before.at(-1), from)),
    from,
    to,
  };
}

/** May stand between a subject and its verb; "po" is Tagalog for "sir". */
const isBetween = (token: Token): boolean =>
  /^(?:po|naman|lang|kasi)$/.test(token.lemma) || (/^(?:ADV|PART)$/.test(token.pos) && !isBoundary(token));

/** The subject that ends at a token or, without one, the subject of the predicate before. */
function subjectAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Predicate[],
): Pick<Predicate, 'subject' | 'who'> {
  const token = tokens[at];
  if (!token || !isNominal(token)) return inherited(tokens, at, before);
  if (relative.has(token.lemma)) {
    const place = tokens.slice(0, at).findLastIndex((one) => isNominal(one));
    const last = before.at(-1);
    // "I'm someone who has …" is about the speaker. "That" alone refers to something said before.
    const isSelf =
      self.has(tokens[place]?.lemma ?? '') ||
      (last?.who === 'self' && last.verbs.at(-1) === 'be' && headOf(tokens, place).from === last.to + 1);
    return { subject: tokens[place] ?? token, who: isSelf ? 'self' : 'other' };
  }
  if (token.pos === 'PRON') return { subject: token, who: self.has(token.lemma) ? 'self' : 'other' };
  const head = headOf(tokens, at);
  const mine = own.has(tokens[head.from]?.lemma ?? '') && OWN_RECORD.test(head.noun.lemma);
  return { subject: head.noun, who: mine ? 'self' : 'other' };
}

/** The head of the noun phrase that ends at a token, and where the phrase begins: "experience" in "my experience in admin work". */
export function headOf(tokens: readonly Token[], at: number): { noun: Token; from: number } {
  let from = Math.max(0, at);
  let noun = tokens[at] ?? blank;
  while (from > 0) {
    const token = tokens[from - 1] ?? blank;
    if (isBoundary(token) || isVerbal(tokens, from - 1) || self.has(token.lemma)) break;
    if (token.pos === 'ADP') {
      const outer = tokens[from - 2];
      // "For me mornings are fine": a preposition with nothing before it belongs to no noun.
      if (!outer || !/^(?:NOUN|PROPN)$/.test(outer.pos)) break;
      noun = outer;
      from -= 2;
      continue;
    }
    if (!/^(?:DET|ADJ|NOUN|PROPN|NUM|PRON|ADV)$/.test(token.pos)) break;
    from -= 1;
  }
  return { noun, from };
}

/** "… and checked it": the previous predicate's subject. Without one, the noun the sentence begins with, or the person. */
function inherited(
  tokens: readonly Token[],
  at: number,
  before: readonly Predicate[],
): Pick<Predicate, 'subject' | 'who'> {
  const last = before.at(-1);
  if (last) return { subject: last.subject, who: last.who };
  const first = tokens.slice(0, Math.max(0, at)).findIndex(({ pos }) => /^(?:NOUN|PROPN)$/.test(pos));
  const named = /^(?:DET|PRON)$/.test(tokens[0]?.pos ?? '') && first > 0;
  return named ? { subject: tokens[first] ?? null, who: 'other' } : { subject: null, who: 'self' };
}

/** "When I was a student …", "at my last job …": about a time that's over. */
const isOver = (tokens: readonly Token[], before: Predicate | undefined, from: number): boolean =>
  (before?.tense === 'past' &&
    tokens
      .slice(Math.max(0, before.from - 3), before.from)
      .some(({ lemma }) => /^(?:when|while)$/.test(lemma))) ||
  tokens
    .slice(beginOf(tokens, from), from)
    .some(({ lemma, pos }) => pos === 'ADJ' && /^(?:last|previous|former)$/.test(lemma));

function tenseOf(group: readonly Token[], over: boolean): Predicate['tense'] {
  const [first, ...rest] = group;
  const text = first?.text.toLowerCase() ?? '';
  if (first && isFused(first)) return 'present';
  if (/^(?:was|were|did|had|used|got)$/.test(text)) return 'past';
  // "Have to leave" is no perfect.
  if (
    /^(?:have|has|'ve|’ve)$/.test(text) &&
    rest[0]?.lemma !== 'to' &&
    rest.some(({ pos }) => pos === 'VERB' || pos === 'AUX')
  )
    return 'perfect';
  // "Would have said", and "when I was a student I could not work mornings".
  if (/^(?:would|could|might|'d|’d)$/.test(text) && rest.some(isParticiple)) return 'past';
  if (text === 'could' && over) return 'past';
  if (first?.pos !== 'VERB') return 'present';
  return text !== first.lemma && !/(?:s|ing)$/.test(text) ? 'past' : 'present';
}

/** "Would have said" isn't "would have to say". */
const isParticiple = ({ lemma }: Token, at: number, rest: readonly Token[]): boolean =>
  lemma === 'have' && rest[at + 1]?.pos === 'VERB';

/** "No reason why I couldn't", "I don't see why not": the outer negation cancels the inner one. */
export function isLifted(tokens: readonly Token[], { from }: Predicate): boolean {
  const before = tokens.slice(beginOf(tokens, from), from);
  const reason = before.findLastIndex(({ lemma }) => /^(?:reason|why|excuse)$/.test(lemma));
  return before.slice(0, Math.max(0, reason)).some(isDenying);
}

/** Whether a predicate says what the person would do or wants, rather than a fact. */
export const isWished = ({ verbs }: Predicate): boolean => verbs.some((verb) => wishing.has(verb));

/**
 * The predicate a token belongs to: the last one before it in its statement, otherwise the next one there. If the statement has
 * none, it's the last one of an earlier statement, and `apart` is true.
 */
export function predicateAt(
  { tokens }: Pick<Sentence, 'tokens'>,
  predicates: readonly Predicate[],
  at: number,
): { predicate: Predicate; apart: boolean } | null {
  const [begin, end] = [beginOf(tokens, at), endOf(tokens, at)];
  const inside = predicates.filter(({ from, to }) => from >= begin && to < end);
  const near = inside.findLast(({ from }) => from < at) ?? inside.find(({ from }) => from > at);
  if (near) return { predicate: near, apart: false };
  const earlier = predicates.findLast(({ to }) => to < at);
  return earlier ? { predicate: earlier, apart: true } : null;
}
