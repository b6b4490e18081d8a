import type { Sentence, Token } from './tokens.ts';

/** The actor: the person, their team, or someone else. */
type Who = 'self' | 'team' | 'other';
/** Past, habitual, hypothetical, ability, or wish. */
type Mode = 'did' | 'does' | 'would' | 'can' | 'wish';

/** One action that a sentence affirms or denies. */
export type Deed = {
  /** Dictionary form of the verb. */
  verb: string;
  /** Lemmas of the words that go with it, in order. */
  with: string[];
  who: Who;
  mode: Mode;
  /** False for "never", "not", "without", "refuse to"; twice denied is true again. */
  done: boolean;
  /** Stands under an "if", "when", "until" or "unless": a circumstance rather than the deed itself. */
  condition: boolean;
  start: number;
  end: number;
};

const self = new Set(['i', 'me', 'myself', "i'm", "i've", 'im', 'ive']);
const team = new Set(['we', 'us', "we've"]);
/** "You check first" and imperatives describe how it's done. */
const anyone = new Set(['you', 'u']);
const someone = new Set([
  'he',
  'she',
  'they',
  'it',
  'who',
  'that',
  'which',
  'this',
  'there',
  'somebody',
  'someone',
  'everybody',
  'everyone',
  'nobody',
]);
const would = new Set(['would', "'d", 'will', "'ll", 'should', 'shall', 'must', 'wud', 'gonna']);
const can = new Set(['can', 'could', 'may', 'might', 'able']);
/** Verbs that only carry another one: "I try to check", "I make sure to ask". */
const carriers = new Set([
  'try',
  'start',
  'begin',
  'continue',
  'go',
  'come',
  'use',
  'have',
  'need',
  'make',
  'keep',
  'get',
  'let',
  'help',
  'manage',
  'remember',
  'prefer',
  'tend',
  'be',
]);
const wishes = new Set(['want', 'hope', 'wish', 'like', 'love', 'plan', 'dream', 'learn', 'wanna']);
/** Saying it is saying the reverse of what follows. */
const reversing = new Set([
  'refuse',
  'avoid',
  'stop',
  'forget',
  'fail',
  'skip',
  'without',
  'instead',
  'neglect',
  'decline',
  'hate',
  'rarely',
  'hardly',
  'seldom',
  'never',
  'not',
  "n't",
  'no',
  'dont',
  'didnt',
  'wont',
  'wouldnt',
  'cant',
  'cannot',
  'doesnt',
  'nor',
  'neither',
  'nobody',
]);
const circumstances = new Set([
  'if',
  'when',
  'whenever',
  'while',
  'until',
  'till',
  'unless',
  'before',
  'after',
  'once',
  'because',
  'since',
  'although',
]);
/** What begins a new statement within a sentence. */
const joints = new Set([
  'and',
  'but',
  'then',
  'so',
  'or',
  'because',
  'if',
  'when',
  'whenever',
  'while',
  'until',
  'till',
  'unless',
  'before',
  'after',
  'once',
  'since',
  'although',
  'whether',
  'that',
  'which',
  'who',
  'instead',
  'without',
]);

type Clause = { tokens: Token[]; opener: string };

/** Parts of a sentence that each hold about one verb. */
function clausesOf({ tokens }: Sentence): Clause[] {
  const clauses: Clause[] = [{ tokens: [], opener: '' }];
  for (const token of tokens) {
    const sign = token.pos === 'PUNCT' || token.pos === 'SYM';
    const breaks = sign ? /^[,;:.!?()–—-]+$/.test(token.text) : joints.has(token.lemma);
    if (breaks) clauses.push({ tokens: [], opener: sign ? '' : token.lemma });
    else clauses.at(-1)?.tokens.push(token);
  }
  return clauses.filter((clause) => clause.tokens.length > 0 || clause.opener !== '');
}

const isVerb = ({ pos }: Token): boolean => pos === 'VERB';
const isHelper = ({ pos, lemma }: Token): boolean =>
  pos === 'AUX' || would.has(lemma) || can.has(lemma) || carriers.has(lemma) || wishes.has(lemma);

function whoOf(lemma: string): Who | null {
  if (self.has(lemma) || anyone.has(lemma)) return 'self';
  if (team.has(lemma)) return 'team';
  return someone.has(lemma) ? 'other' : null;
}

/**
 * The verb of a clause. Taggers take "check" in "I first check" for a noun, so a word right behind a subject or an
 * adverb that could be a verb counts as one.
 */
function verbAt(tokens: readonly Token[], subjectAt: number): number {
  const verbs = tokens.flatMap((token, index) => (isVerb(token) && index > subjectAt ? [index] : []));
  const main = verbs.find((index) => {
    const token = tokens[index];
    return (
      token !== undefined &&
      !carriers.has(token.lemma) &&
      !wishes.has(token.lemma) &&
      !reversing.has(token.lemma)
    );
  });
  if (main !== undefined) return main;
  if (subjectAt >= 0) {
    const next = tokens.findIndex(
      ({ pos, lemma }, index) =>
        index > subjectAt && pos === 'NOUN' && !reversing.has(lemma) && between(tokens, subjectAt, index),
    );
    if (next >= 0) return next;
  }
  // "Flagged 12 wrong ones", "offer a refund": in short forms the verb comes first, and taggers take it for a noun.
  const [first, second] = tokens;
  if (
    first &&
    second &&
    /^(?:NOUN|PROPN|ADJ)$/.test(first.pos) &&
    /^(?:DET|NUM)$|^(?:my|her|his|their|our|it|them)$/.test(second.pos === 'PRON' ? second.lemma : second.pos)
  )
    return 0;
  return verbs[0] ?? tokens.findIndex(({ pos }) => pos === 'AUX');
}

/** Nothing but helpers and adverbs stands between the subject and the word. */
function between(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens
    .slice(from + 1, to)
    .every((token) => token.pos === 'ADV' || token.pos === 'ADJ' || token.pos === 'PART' || isHelper(token));
}

function modeOf(tokens: readonly Token[], verb: Token, before: Mode | null): Mode {
  const helpers = tokens.filter(({ start }) => start < verb.start);
  const has = (set: ReadonlySet<string>): boolean => helpers.some(({ lemma }) => set.has(lemma));
  if (has(wishes)) return 'wish';
  if (has(would)) return 'would';
  if (has(can)) return 'can';
  const past =
    /(?:ed|t)$/i.test(verb.text) && verb.text.toLowerCase() !== verb.lemma
      ? true
      : irregular(verb) || helpers.some(({ text }) => /^(?:did|was|were|had|have|has|'ve)$/i.test(text));
  if (past) return 'did';
  return before === 'would' ? 'would' : 'does';
}

/** "Wrote", "found", "made": the text differs from the lemma and does not end like a present form. */
const irregular = ({ text, lemma }: Token): boolean => {
  const plain = text.toLowerCase();
  const same = plain === lemma || plain.replace(/ise$/, 'ize') === lemma;
  return !same && !/(?:s|ing)$/.test(plain);
};

/** The affirmed and denied actions of a sentence, in order. */
export function deedsIn(sentence: Sentence): Deed[] {
  const found: Deed[] = [];
  let who: Who = 'self';
  let mode: Mode | null = null;
  for (const { tokens, opener } of clausesOf(sentence)) {
    const subjectAt = tokens.findIndex(
      ({ lemma, pos }, index) =>
        whoOf(lemma) !== null ||
        (pos === 'NOUN' && isSubject(tokens, index)) ||
        (pos === 'PROPN' && isSubject(tokens, index)),
    );
    const subject = tokens[subjectAt];
    const verbIndex = verbAt(tokens, subject && whoOf(subject.lemma) !== null ? subjectAt : -1);
    const verb = tokens[verbIndex];
    if (!verb) continue;
    if (subject && subjectAt < verbIndex) who = whoOf(subject.lemma) ?? 'other';
    else if (opener !== 'and' && opener !== 'then' && opener !== 'or' && opener !== 'but')
      who = found.length === 0 ? 'self' : who;
    mode = modeOf(tokens, verb, mode);
    const denials = tokens.filter(
      ({ lemma, start }, index) => reversing.has(lemma) && (start < verb.start || index === verbIndex + 1),
    ).length;
    const opened = opener === 'without' || opener === 'instead' || opener === 'unless' ? 1 : 0;
    const inherited =
      denials === 0 && opened === 0 && verb.negated && opener !== 'until' && !circumstances.has(opener)
        ? 1
        : 0;
    found.push({
      verb: verb.lemma,
      with: tokens.filter((_, index) => index !== verbIndex).map(({ lemma }) => lemma),
      who,
      mode,
      done: (denials + opened + inherited) % 2 === 0,
      condition: circumstances.has(opener),
      start: tokens[0]?.start ?? verb.start,
      end: tokens.at(-1)?.end ?? verb.end,
    });
  }
  return found;
}

/** A noun that stands before a verb with nothing but its own attributes in front. */
function isSubject(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  return (
    next !== undefined &&
    (isVerb(next) || next.pos === 'AUX') &&
    tokens.slice(0, index).every(({ pos }) => /^(?:DET|ADJ|PROPN|NOUN|PRON|NUM)$/.test(pos))
  );
}
