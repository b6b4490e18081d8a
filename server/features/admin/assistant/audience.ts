import { readTalk } from './ask/grammar.ts';
import type { Lexicon } from './ask/lexicon.ts';
import type { Query } from './ask/query.ts';
import { plain } from './ask/spelling.ts';

/** Whom an email is for: the people a query finds, or words that weren't understood. */
export type Audience = { query: Query } | { unclear: string[] };

const polite =
  /^\W*(?:(?:please|pls|kindly|now|hey|hi|hello|ok|okay|so|can you|could you|would you|will you|i want (?:you )?to|i d like (?:you )?to|i would like (?:you )?to|i need to|let us|lets|help me) )*/;
const letter =
  /(?:e-?mail|mail|message|note|letter|reminder|invitation|invite|rejection|decline|reply|answer|thank you|congratulations|draft|follow up)s?/
    .source;
const writes =
  /write|e-?mail|mail|message|contact|remind|invite|thank|congratulate|tell|ask|inform|notify|reply|respond|answer/
    .source;
const verb = new RegExp(
  String.raw`^(?:(?:draft|write|compose|create|prepare|make|send)(?: out)?(?: me| us)?(?: (?:an?|the|another|one|some))?(?: (?:short|brief|quick|friendly|kind|polite|warm|nice|formal|new|group))*(?: (?:interview|document|thank you|rejection|status))?(?: ${letter})*|${writes})\b ?`,
);

/** Where what the email says begins: "about …", "to tell them …", "that we …". What follows may still narrow whom it's for. */
const content = new RegExp(
  [
    'about|regarding|concerning|saying|asking|telling|letting|inviting|thanking|reminding|explaining|requesting|because|whether|if|what|why|how(?! (?:many|much|long))|again|now|asap',
    String.raw`that (?:we|our|you|your|it|its|there|this|these|i|my|hr|they|their|the|an?|no|all)\b`,
    String.raw`that \w+ (?:starts?|begins?|is|are|will|was|were|has|have|needs?|can)\b`,
    String.raw`to (?:say|tell|ask|let|remind|invite|thank|confirm|apologi[sz]e|explain|inform|wish|offer|their|the|an?|our|come|join|complete|finish|take|do|submit|send|upload|hand|turn|sign|start|schedule|book|pick|reply|reschedule|meet)\b`,
    String.raw`for (?:their|your|the time|coming|taking|applying|joining|waiting|an?|the (?:interview|call|meeting|training|documents|missing))\b`,
    String.raw`of (?:their|the|our|an?)\b`,
    String.raw`to$|for (?:interviews?|training|onboarding)\b`,
    String.raw`we (?:need|want|are|have|will|can|got|received|still)\b`,
    String.raw`and (?:ask|tell|thank|say|let|invite|remind|wish|congratulate|apologi[sz]e|offer|explain|include|mention|give|request|confirm)\b`,
    String.raw`(?:an?|the|our|their|another) (?:(?:short|brief|quick|friendly|kind|new|interview|document|thank you) )*(?:${letter}|link|code|update)\b`,
  ].join('|'),
);
const start = new RegExp(`(?<= |^)(?:${content.source})`, 'g');
const relative = /\b(?:who|whose|whom|which|that|with|without)\b/;
/** Narrows whom an email is for, wherever in the request it stands. */
const narrows =
  /\b(?:who|whose|whom|which|that (?:are|is|were|was|have|has|had|did|do)|only|just|except|excluding|besides|apart from|other than|unless|but|not|without|with|from|(?:if|when|because|since|as|where) (?:they|these|those|she|he)|(?:they|those) (?:are|were|have|had|did)|if (?:not|any)|provided|as long as|over|under|above|below|before|after|more than|less than|at (?:least|most))\b/i;
/** What they are asked to do: read as a condition, "to send their documents" would find those who did. */
const purpose =
  / to (?:say|tell|ask|let|remind|invite|thank|confirm|apologi[sz]e|explain|inform|wish|offer|complete|finish|submit|send|upload|sign|reply|reschedule)\b/;
const everyone =
  /\b(?:everyone|everybody|all|(?:each|every)(?: single)? (?:candidate|applicant|person|employee|one))\b/;
/** Each cut is parsed in full, and a request may hold hundreds of them. */
const MAX_CUTS = 5;
const earlierPeople =
  /^(?:to |for )?(?:all (?:of )?)?(?:them|these|those|(?:these|those|the same) (?:people|candidates|applicants|ones))(?: all)?$/;

/**
 * Reads whom an email is for. Where the recipients end before the request does, words in the rest that may narrow them
 * are named as unclear: a draft that ignores a condition goes to people it wasn't meant for. A query for everyone needs
 * "all" or "everyone" in the request; without it, no words are unclear but HR is asked. Null when the request doesn't say.
 */
export function audienceOf(text: string, earlier: readonly string[], lexicon: Lexicon): Audience | null {
  const said = plain(text).replace(polite, '');
  const rest = said.replace(verb, '');
  if (rest === said) return null;
  const named = recipientsIn(rest);
  if (named === '') return null;
  const cuts = [...named.matchAll(start)].slice(0, MAX_CUTS).map(({ index }) => named.slice(0, index).trim());
  if (cuts.includes('')) return null;
  const before = said.slice(0, -named.length);
  const phrases = [named, ...cuts.reverse()].filter((phrase) => !purpose.test(phrase));
  for (const phrase of phrases) {
    const isEarlier = earlierPeople.test(phrase);
    const read = isEarlier ? askedFor(earlier, lexicon) : askedFor([phrase], lexicon);
    if (isEarlier && (!read || 'unclear' in read)) return read;
    if (!read || !('query' in read) || !(isEarlier || isWhole(phrase, read.query, lexicon))) continue;
    const narrowing = narrowingIn(named.slice(phrase.length)) ?? narrowingIn(before);
    if (narrowing !== null) return { unclear: [narrowing] };
    return read.query.where.length > 0 || everyone.test(`${before}${phrase}`) ? read : { unclear: [] };
  }
  const read = askedFor([phrases.at(-1) ?? named], lexicon);
  if (read && 'unclear' in read) return read;
  return { unclear: [named.slice(Math.max(0, named.search(relative)))] };
}

/** From the first word that may narrow the recipients. */
function narrowingIn(words: string): string | null {
  const at = words.search(narrows);
  return at === -1 ? null : words.slice(at).trim();
}

/** After the verb: "to the rejected people", or "about the training to the hired people". */
function recipientsIn(rest: string): string {
  const after = rest.replace(/^(?:to|for) (?:all |each |every one of )?/, '');
  if (!/^(?:about|regarding|concerning|with|saying|that)\b/.test(rest)) return after;
  const at = rest.search(
    / (?:to|for) (?:all|the|every|every\w+|our|people|candidates|applicants|employees)\b/,
  );
  return at === -1 ? '' : rest.slice(at).replace(/^ (?:to|for) /, '');
}

function askedFor(questions: readonly string[], lexicon: Lexicon): Audience | null {
  const read = readTalk(questions, lexicon);
  if (!read) return null;
  const { query, unknown } = read;
  if (unknown.length > 0) return { unclear: unknown };
  const isList = query.about === 'people' && query.per === undefined && query.figure === 'list';
  return isList ? { query } : { unclear: [questions.at(-1) ?? ''] };
}

/** Whether "who …" or "with …" narrows these people; otherwise it wasn't understood. */
function isWhole(phrase: string, { where }: Query, lexicon: Lexicon): boolean {
  const at = phrase.search(relative);
  if (at === -1) return true;
  const base = askedFor([phrase.slice(0, at).trim()], lexicon);
  return where.length > (base && 'query' in base ? base.query.where.length : 0);
}
