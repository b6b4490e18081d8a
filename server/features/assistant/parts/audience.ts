import { namedAt, readQuestions, valueAt } from './ask/grammar/grammar.ts';
import type { Lexicon } from './ask/grammar/lexicon.ts';
import { plain } from './ask/grammar/spelling.ts';
import { bareName } from './ask/grammar/values.ts';
import { heard, peopleWords, silent } from './ask/grammar/vocabulary.ts';
import type { Query } from './ask/query.ts';
import { alsoPeople, doubtIn } from './doubts.ts';
import { type EmailRequest, letterWords, makes, objectFirst, requestIn, writtenNames } from './request.ts';

/** Whom an email is for: one person by name, the people a query finds, or words that weren't understood. */
export type Audience = { person: string } | { query: Query } | { unclear: string[] };

const says =
  'ask|tell|thank|say|let|invite|remind|wish|congratulate|apologi[sz]e|offer|explain|include|mention|give|request|confirm|inform|should say|please';

/** People, as the last word of a group. */
const group =
  'candidates|applicants|people|persons|employees|staff|workers|hires|folks|ones|everyone|everybody';

/** Where what the email says begins, whatever stands before it. */
const content = [
  String.raw`\||(?<!\b(?:tag|tagged|job|position|the) )quoted\d+`,
  String.raw`(?<!\b(?:talk|talks|talked|talking|spoke|spoken|speak|speaks|wrote|something|anything) )(?:about|regarding|concerning)`,
  'saying|asking|telling|letting|inviting|thanking|reminding|explaining|requesting|because|whether|again|asap',
  String.raw`that (?:they|it|there|this|these|she|he)\b`,
  String.raw`that (?!\w+ed\b|are\b|is\b|were\b|was\b|have\b|has\b|had\b|did\b|do\b)\w+ (?:starts?|begins?|is|are|will|was|were|has|have|needs?|can)\b`,
  String.raw`(?:, )?and (?:${says})\b`,
  String.raw`, (?:${says}|we|it|they|you|training|interviews?)\b`,
  String.raw`with (?:the|a) (?:subject|title|heading|words|text)\b`,
];
/** After a verb of telling or asking. */
const toldContent = [
  String.raw`that (?:the|our|your|their|his|her|we|you|i|hr|all|no|an?)\b`,
  'know|if (?:they|she|he|you)|why|how(?! (?:many|much|long))|what|when',
];
/** What they are asked to do: read as a condition, "to send their documents" would find those who did. */
const purpose =
  /(?: |^)to (?:say|tell|ask|let|remind|invite|thank|confirm|apologi[sz]e|explain|inform|wish|offer|complete|finish|submit|send|upload|sign|reply|reschedule|do|start|take)\b/;
/** It may begin here, or the words may still say whom it's for. */
const maybe = [
  String.raw`that \w`,
  'if|what|why|now|on|before',
  String.raw`to \w`,
  String.raw`for \w|of \w`,
  'to$',
  String.raw`we (?:need|want|are|have|will|can|got|received|still)\b`,
  String.raw`(?:an?|the|our|their|another) (?:\w+ )?${letterWords}\b`,
];
/** "Tell the hired people the office is closed". */
const toldMaybe = ['(?:the|our|their|all|his|her|its|we|you|it|there|hr|an?|interviews?) '];
const at = (starts: readonly string[]): RegExp => new RegExp(`(?<= |^)(?:${starts.join('|')})`, 'g');
const afterPeople = String.raw`(?<=\b(?:${group}) )(?:the|our|their|his|her|its|we|you|it|there|hr|an?|no|all)\b`;
const begins = { any: at(content), told: at([...content, ...toldContent, afterPeople]) };
const mayBegin = { any: at(maybe), told: at([...maybe, ...toldMaybe]) };

const relative = /\b(?:who|whose|whom|which|that|with|without)\b/;
const everyone = new RegExp(
  String.raw`\b(?:everyone|everybody|(?:all|each|every)(?: (?:single|of|the|our|your|current))* (?!who)${peopleWords.source})`,
);
/** Each cut is parsed in full, and a request may hold hundreds of them. */
const MAX_CUTS = 5;
const earlierPeople =
  /^(?:to |for )?(?:all (?:of )?)?(?:them|these|those|(?:these|those|the same) (?:people|candidates|applicants|ones))(?: all)?$/;
/** Part of a group, or people of an earlier answer with a condition. */
const partial =
  /\b(?:some|many|few|several|half|most of|one of|part of|a couple of|others?(?! than)|the rest|remaining|starting|him|of (?:them|these|those))\b|^(?:all )?(?:them|these|her|she|he|they|the same)\b|^(?:not|no|non|none|never|nobody|except|without|but)\b|\b(?:first|last)$/;
/** People come first here, after "a survey to …". */
const startsWithPeople =
  /^(?:all|the|every\w*|each|our|any(?:one|body)|both|those|these|them|whoever|current|people|candidates|applicants|employees|staff|hires|(?:newly )?(?:shortlisted|interviewed|hired|rejected|applied)|\d+)\b/;

/** What is sent, as one noun: "the training schedule". */
const sent =
  /^(?:(?:an?|the|our|some|this|these) )?(?:(?!(?:an?|the|our|some|this|these)\b)[^\s,|]+ ?){1,4}$/;

/** "The hired people and everyone in Kenya" are two groups, and the conditions of both would find neither. */
const twoGroups = new RegExp(
  String.raw`\b(?:${group})\b.*(?:,|\b(?:and|or|plus|as well as)) (?:(?:all|the|our|also) )*(?:\w+ )?(?:${group})\b`,
);
/** "Recent applicants": how many isn't said. */
const openEnd = new RegExp(
  String.raw`\b(?:newest|latest|recent|last|oldest|earliest|first|best|top|highest|lowest|worst)\b(?!.*\d).*\b(?:${group})\b`,
);
/** A number of people, which would be read as a score. */
const someOf = new RegExp(
  String.raw`\b(?:at most|at least|up to|more than|less than|fewer than) \d+ (?:\w+ ){0,2}(?:${group})\b`,
);
/** "Employees over 50" may be about their age. */
const saysScore = /\b(?:scor\w*|points?|rat(?:ed|ing)|results?)\b/;
const excludes = /\b(?:except|but|excluding|besides|other than|apart from|aside from|not)\b/;

/** One way to read a request: people stand first in `named`, and the email's content in the rest of both. */
type Parts = { before: string; named: string };
/** `isSure`: whom it's for was found, and only the rest may be unclear. */
type Reading = { audience: Audience; isSure: boolean };
type Talk = { text: string; earlier: readonly string[]; lexicon: Lexicon };

/**
 * Reads whom an email is for. Words in the rest of the request that may narrow it are named as unclear: a draft that
 * ignores a condition goes to people it wasn't meant for. A query for everyone needs "all" or "everyone" in the
 * request; without it, no words are unclear but HR is asked. Null when the request doesn't say.
 */
export function audienceOf(
  text: string,
  earlier: readonly string[],
  { lexicon, isChosen = false }: { lexicon: Lexicon; isChosen?: boolean },
): Audience | null {
  const request = requestIn(text, isChosen);
  if (!request) return null;
  const readings = partsOf(request, lexicon).flatMap((parts) => {
    const read = recipientsIn(parts, request, { text, earlier, lexicon });
    return read ? [read] : [];
  });
  return (readings.find(({ isSure }) => isSure) ?? readings[0])?.audience ?? null;
}

/** "the hired people about the training", "about the training to the hired people", "a survey to the hired people". */
function partsOf({ verb, rest }: EmailRequest, lexicon: Lexicon): Parts[] {
  const direct = { before: '', named: rest.replace(/^(?:(?:it|this) )?(?:is )?(?:to|for) /, '') };
  const isObjectFirst = objectFirst.test(rest);
  const later = [...rest.matchAll(/ (?:to|for) /g)]
    .slice(0, MAX_CUTS)
    .map(({ index, 0: found }) => ({
      before: rest.slice(0, index),
      named: rest.slice(index + found.length),
    }))
    .filter(
      ({ before, named }) =>
        (isObjectFirst || sent.test(before)) &&
        !peopleWords.test(before) &&
        (startsWithPeople.test(named) || valueAt(named, lexicon) === 0 || nameIn(named, lexicon) !== null),
    );
  if (isObjectFirst) return later;
  return makes.test(verb) || verb === '' ? [direct, ...later] : [direct];
}

function recipientsIn({ before, named }: Parts, request: EmailRequest, talk: Talk): Reading | null {
  const { lexicon } = talk;
  const { isTold } = request;
  const person = personIn(named, request, talk);
  if (person) return personIsSure(before, person, { request, lexicon });
  const [hard] = [...named.matchAll(begins[isTold ? 'told' : 'any'])].map(({ index }) => index);
  if (hard === 0 || named === '') return null;
  const whole = named.slice(0, hard).replace(/[ ,]+$/, '');
  const cuts = [...whole.matchAll(mayBegin[isTold || makes.test(request.verb) ? 'told' : 'any'])]
    .filter(({ index }) => index > 0)
    .slice(0, MAX_CUTS)
    .map(({ index }) => whole.slice(0, index).replace(/[ ,]+$/, ''));
  const phrases = [whole, ...cuts.reverse()].filter((phrase) => !purpose.test(phrase));
  for (const phrase of phrases) {
    const words = phrase.replace(/quoted(\d+)/g, (_, at: string) => plain(request.quotes[Number(at)] ?? ''));
    const read = peopleOf(words, talk);
    if (!read) continue;
    const doubt =
      doubtIn(named.slice(phrase.length), {
        isTold,
        isAsked: /^ask/.test(request.verb),
        isThanked: /^thank/.test(request.verb),
        lexicon,
      }) ?? doubtIn(before, { isTold: false, isAsked: false, isThanked: false, lexicon });
    return { audience: doubt === null ? read : { unclear: [doubt] }, isSure: true };
  }
  if (/^(?:her|him|she|he)\b/.test(named)) return null;
  const shortest = phrases.at(-1) ?? named;
  const read = partial.test(shortest) ? null : askedFor([shortest], lexicon);
  if (read && 'unclear' in read) return { audience: read, isSure: false };
  return { audience: { unclear: [named.slice(Math.max(0, named.search(relative)))] }, isSure: false };
}

/** The people a phrase means as a whole; null when a part of it isn't understood. */
function peopleOf(phrase: string, { earlier, lexicon }: Talk): Audience | null {
  if (earlierPeople.test(phrase)) {
    const read = askedFor(earlier, lexicon);
    return read && ('unclear' in read || read.query.where.length > 0) ? read : { unclear: [] };
  }
  if ([partial, twoGroups, someOf].some((pattern) => pattern.test(phrase))) return null;
  // Everyone has applied.
  const people = phrase.replace(
    / (?:who|that)(?: has| have)?(?: ever)? applied(?: so far| here| to us)?$/,
    '',
  );
  const read = askedFor([people], lexicon);
  if (!read || !('query' in read) || !isWhole(people, read.query, lexicon)) return null;
  const { where, limit, show } = read.query;
  // One person is found by name; a column to show is a word that finds no one.
  if (show !== undefined || where.some(({ op, field }) => field === 'person' && op !== 'not')) return null;
  if (
    where.some(({ field, op }) => field === 'score' && op !== 'yes' && op !== 'no') &&
    !saysScore.test(phrase)
  )
    return null;
  if ((limit === 1 && openEnd.test(phrase)) || !leavesOutOnly(phrase, lexicon)) return null;
  return where.length > 0 || limit !== undefined || everyone.test(phrase) ? read : { unclear: [] };
}

/** Whether everything after "except" is left out: in "except Ana and the Kenyans", the grammar finds the Kenyans. */
function leavesOutOnly(phrase: string, lexicon: Lexicon): boolean {
  const from = phrase.search(excludes);
  if (from === -1) return true;
  const read = askedFor([`everyone who is ${phrase.slice(from)}`], lexicon);
  return read !== null && 'query' in read && read.query.where.every(({ op }) => op === 'not' || op === 'no');
}

/** The person a phrase begins with, and the rest of it. */
type Person = { name: string; rest: string };

/** What may follow one person's name. */
const afterName =
  /^(?:$|\||quoted|and (?:\w+ )?(?:him|her|them)\b|(?:, )?(?:and )?(?:about|regarding|concerning|on|that|to|for|of|with|in|at|by|before|because|know|if|whether|why|how|what|when|where|again|asap|now|today|please|we|i|you|he|she|it|they|there|hr|an?|the|our|her|his|their|your|my|asking|saying|telling|thanking|inviting|reminding|letting|explaining|requesting|ask|tell|thank|say|invite|remind|wish|congratulate|let|confirm)\b)/;

/** A name of the lexicon at the start of a phrase, as the lexicon writes it. */
function nameIn(phrase: string, { names }: Lexicon): Person | null {
  const starts = (name: string): boolean => `${phrase} `.startsWith(`${bareName(name)} `);
  const common = new Set([...heard, ...silent]);
  const parts = names.flatMap((name) =>
    name.split(/\s+/).filter((part) => part.length > 2 && !common.has(bareName(part))),
  );
  const name = names.find(starts) ?? parts.find(starts);
  return name === undefined ? null : { name, rest: phrase.slice(bareName(name).length).trim() };
}

/** In the place of the recipients: a known name, one in quotes, an address, or words written like a name. */
function personIn(named: string, { quotes }: EmailRequest, { text, lexicon }: Talk): Person | null {
  const written = /^quoted(\d+)(?: |$)/.exec(named);
  const strange = writtenNames(text).find((name) => `${named} `.startsWith(`${plain(name)} `));
  const found =
    nameIn(named, lexicon) ??
    (written
      ? { name: quotes[Number(written[1])] ?? '', rest: named.slice(written[0].length).trim() }
      : strange !== undefined && askedFor([plain(strange)], lexicon) === null
        ? { name: strange, rest: named.slice(plain(strange).length).trim() }
        : null);
  return found && afterName.test(found.rest) ? found : null;
}

/** The letter goes to one person; with a second name, it may be meant for both. */
function personIsSure(
  before: string,
  { name, rest }: Person,
  { request: { quotes }, lexicon }: { request: EmailRequest; lexicon: Lexicon },
): Reading {
  const own = new Set(bareName(name).split(' '));
  const parts = lexicon.names.flatMap((one) => one.split(/\s+/)).filter((part) => !own.has(bareName(part)));
  const others = { ...lexicon, names: parts };
  const isAlone =
    namedAt(rest, others) === -1 &&
    namedAt(before, others) === -1 &&
    !alsoPeople.test(rest) &&
    !quotes.some((quote, at) => quote.includes('@') && rest.includes(`quoted${at}`));
  return {
    audience: isAlone ? { person: name } : { unclear: [`${name} ${rest}`.slice(0, 80)] },
    isSure: true,
  };
}

function askedFor(
  questions: readonly string[],
  lexicon: Lexicon,
): Exclude<Audience, { person: string }> | null {
  const read = readQuestions(questions, lexicon);
  if (!read) return null;
  const { query, unknown } = read;
  if (unknown.length > 0) return { unclear: unknown };
  const isList = query.about === 'people' && query.per === undefined && query.figure === 'list';
  return isList ? { query } : { unclear: [questions.at(-1) ?? ''] };
}

/** Whether "who …" or "with …" narrows these people; otherwise it wasn't understood. */
function isWhole(phrase: string, { where }: Query, lexicon: Lexicon): boolean {
  const from = phrase.search(relative);
  if (from === -1) return true;
  const base = askedFor([phrase.slice(0, from).trim()], lexicon);
  return where.length > (base && 'query' in base ? base.query.where.length : 0);
}
