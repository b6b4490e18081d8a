import { headOf, isWished, type Predicate, predicateAt, predicatesIn } from './predicates.ts';
import type { Sentence, Token } from './tokens.ts';

/** Words between a verb or preposition and the years: "for almost the past 12 years", "for more than 12 years". */
const QUALIFIES =
  /^(?:more|less|than|over|under|about|around|total|of|up|to|the|a|past|last|already|almost)$/;
const AHEAD = /^(?:next|coming|following)$/;
/** Nouns that years measure rather than belong to: "experience of 14 years". */
const MEASURES = /^(?:experience|exp|background|career|total|period|tenure|span|history)$/;
/** Verbs for what people do for years other than work. */
const PRIVATE = /^(?:live|reside|stay|speak|know|play|raise|love|read|sing|marry|use|own)$/;
/** Prepositions that attach years to a noun: "an agent with 15 years", "data of the past 15 years". */
const ATTACHING = /^(?:with|of|from|having)$/;

/**
 * Whether the years at a position in the sentence are the person's own: the subject is "I" or "we", or there's none. Years of a
 * company, a customer, or a colleague aren't, and neither are wished-for or denied ones.
 */
export function ownsYears(sentence: Sentence, place: number): boolean {
  const { tokens, start } = sentence;
  const at = tokens.findIndex((token) => token.end > start + place);
  if (at < 0) return false;
  const predicates = predicatesIn(sentence);
  let before = at - 1;
  while (before >= 0 && qualifies(tokens[before])) before -= 1;
  if (tokens.slice(before + 1, at).some(({ lemma }) => AHEAD.test(lemma))) return false;
  if (isWithUs(tokens, before)) return false;
  if (ATTACHING.test(tokens[before]?.lemma ?? '') || ATTACHING.test(tokens[before + 1]?.lemma ?? '')) {
    const noun = ATTACHING.test(tokens[before]?.lemma ?? '') ? before - 1 : before;
    const holder = holderOf(tokens, noun, predicates);
    if (holder !== null) return holder === 'self';
  }
  const said = predicateAt(sentence, predicates, at)?.predicate ?? predicates.find(({ from }) => from > at);
  if (!said) return !isDetermined(tokens);
  if (said.denied || isWished(said) || isConditional(tokens, said)) return false;
  if (said.from < at && said.verbs.some((verb) => PRIVATE.test(verb))) return false;
  if (said.who === 'self' || said.subject?.lemma === 'mine') return true;
  // "It has been 14 years since I started": impersonal.
  const impersonal = said.subject?.lemma === 'it' && said.verbs.includes('be');
  return impersonal && predicates.find(({ from }) => from > said.to)?.who === 'self';
}

function qualifies(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (/^(?:DET|ADJ|ADV|NUM|SYM)$/.test(token.pos) || QUALIFIES.test(token.lemma) || AHEAD.test(token.lemma))
  );
}

/** "… who has been with us for 15 years": about someone else, such as a client. */
function isWithUs(tokens: readonly Token[], before: number): boolean {
  const near = tokens.slice(Math.max(0, before - 3), before + 1).map(({ lemma }) => lemma);
  return near.some((lemma, index) => lemma === 'with' && /^(?:us|our|me)$/.test(near[index + 1] ?? ''));
}

/** Who has the years that follow a noun; null if there's no noun, or if years only measure it. */
function holderOf(
  tokens: readonly Token[],
  at: number,
  predicates: readonly Predicate[],
): 'self' | 'other' | null {
  const noun = tokens[at];
  if (!noun || !/^(?:NOUN|PROPN)$/.test(noun.pos) || MEASURES.test(noun.lemma)) return null;
  if (predicates.length === 0) return isDetermined(tokens) ? 'other' : 'self';
  const { from } = headOf(tokens, at);
  const lead = tokens[from - 1];
  // "I'm an agent with 15 years", "I work as an agent with 15 years".
  const said = predicates.find(({ to }) => to === from - 1);
  if (said?.verbs.at(-1) === 'be') return said.who;
  return lead?.lemma === 'as' ? null : 'other';
}

/** Whether a sentence without a verb begins with someone or something else: "our boss, 30 years in support". */
const isDetermined = ([first]: readonly Token[]): boolean =>
  first !== undefined &&
  (/^(?:the|this|that)$/.test(first.lemma) || (first.pos === 'PRON' && !/^(?:i|we)$/.test(first.lemma)));

const isConditional = (tokens: readonly Token[], { from }: Predicate): boolean =>
  tokens.slice(Math.max(0, from - 3), from).some(({ lemma }) => /^(?:if|unless|until)$/.test(lemma));
