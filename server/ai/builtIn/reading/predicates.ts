import type { Sentence, Token } from './tokens.ts';

/**
 * What a sentence says of whom: a group of verbs ("would like to work") with its subject. Deeds tell what was done; this tells whose
 * a figure or a time of day beside a verb is.
 */
export type Predicate = {
  /** Dictionary forms of the group, helpers included, in order. */
  verbs: string[];
  /** The pronoun or noun it's said of; null where it's left out, as in a telegram. */
  subject: Token | null;
  who: 'self' | 'other';
  denied: boolean;
  /** "Worked", "was"; "have worked". */
  tense: 'past' | 'perfect' | 'present';
  /** Positions of its tokens in the sentence: from its first to its last. */
  from: number;
  to: number;
};

const self: ReadonlySet<string> = new Set(['i', 'im', 'we', 'ako']);
/** Point back to the noun before them. */
const relative: ReadonlySet<string> = new Set(['who', 'which', 'that', 'whom']);
const own: ReadonlySet<string> = new Set(['my', 'our']);
/** What people have of their own, said as if it were someone: "my experience is 14 years". */
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
/** A "not" in any form. */
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

/** A time or a zone: "AM" is taken for a form of "be", and "ET" for a name. */
const isClock = (tokens: readonly Token[], at: number): boolean =>
  /^[ap]\.?m\.?$/i.test(tokens[at]?.text ?? '') && /\d/.test(tokens[at - 1]?.text ?? '');
/** Taken for a name, apostrophe and all. */
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

/** All predicates of a sentence, in order. */
export function predicatesIn({ tokens }: Pick<Sentence, 'tokens'>): Predicate[] {
  const found: Predicate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    if (!isVerbal(tokens, at)) continue;
    let to = at;
    for (let next = at + 1; next < tokens.length; next += 1) {
      // "Is when I'm free": said of someone by itself.
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
  // "Is no problem" denies nothing that it's said of.
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

/** The subject that ends at a token, or that an earlier predicate lends. */
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
    // "I'm someone who has …" is said of oneself. "That" alone is something said before.
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

/** The noun that a group of nouns up to a token is about, and where the group begins: "my experience in admin work". */
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

/** "… and checked it": of whom the last one was said. Before any, the noun the sentence begins with, or the person. */
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

/** "When I was a student …", "at my last job …": of a time that's over. */
const isOver = (tokens: readonly Token[], before: Predicate | undefined, from: number): boolean =>
  (before?.tense === 'past' &&
    tokens
      .slice(Math.max(0, before.from - 3), before.from)
      .some(({ lemma }) => /^(?:when|while)$/.test(lemma))) ||
  tokens
    .slice(tokens.slice(0, from).findLastIndex(isBoundary) + 1, from)
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

/** "No reason why I couldn't", "I don't see why not": what is denied is the denial. */
export function isLifted(tokens: readonly Token[], { from }: Predicate): boolean {
  const before = tokens.slice(tokens.slice(0, from).findLastIndex(isBoundary) + 1, from);
  const reason = before.findLastIndex(({ lemma }) => /^(?:reason|why|excuse)$/.test(lemma));
  return before.slice(0, Math.max(0, reason)).some(isDenying);
}

/** Says what the person would do or wants, instead of what is. */
export const isWished = ({ verbs }: Predicate): boolean => verbs.some((verb) => wishing.has(verb));

/**
 * The predicate that a token is said with: the last one before it in its own statement, else the next one in it; a statement
 * without one goes with what was said before. `apart` says that it's such a one.
 */
export function predicateAt(
  { tokens }: Pick<Sentence, 'tokens'>,
  predicates: readonly Predicate[],
  at: number,
): { predicate: Predicate; apart: boolean } | null {
  const begin = tokens.slice(0, at).findLastIndex(isBoundary);
  const length = tokens.slice(at).findIndex(isBoundary);
  const end = length < 0 ? tokens.length : at + length;
  const inside = predicates.filter(({ from, to }) => from > begin && to < end);
  const near = inside.findLast(({ from }) => from < at) ?? inside.find(({ from }) => from > at);
  if (near) return { predicate: near, apart: false };
  const earlier = predicates.findLast(({ to }) => to < at);
  return earlier ? { predicate: earlier, apart: true } : null;
}
