import { namedAt, valueAt } from './ask/grammar/grammar.ts';
import type { Lexicon } from './ask/grammar/lexicon.ts';
import { peopleWords } from './ask/grammar/vocabulary.ts';

/** What may narrow whom an email is for, or leave someone out, although it stands in what the email says. */
const narrows = new RegExp(
  [
    'who|whose|whom|which|that (?:are|is|were|was|have|has|had|did|do)',
    'only|just(?! (?:to|an?|check\\w*|want\\w*|say\\w*)\\b)|but|unless|provided|as long as|rather than|instead of',
    'except\\w*|exclud\\w*|excl|besides|apart from|aside from|other than|minus|omit\\w*|ignor\\w*|skip\\w*|leav\\w+ out|left out|barring|bar|save for|drop(?:ping)?',
    'nobody|none|nor|neither|no(?! (?:longer|need|charge|cost|fees?|reply|rush|hurry|action|changes?|news|decision|work|shifts?|meetings?|training|interviews?|more|further|problem|later)\\b)',
    'without|with(?! (?:us|me|hr|our|your|them|their|kind|best|questions|the (?:team|office|subject|title|link|words|text)|an? (?:link|note|person|human|recruiter|deadline|date|copy|subject|title|quick|short|kind|friendly))\\b)',
    'from(?! (?:us|me|hr|our|your|home|now|today|tomorrow|next|the (?:office|team|start|company)|\\d)\\b)',
    '(?:if|when|because|since|as|where) (?:they|these|those|she|he)|(?:they|those) (?:are|were|have|had|did) not|(?:if|when|once) (?:not|any|already|still|ever)|(?:if|when|once|as) (?:shortlisted|interviewed|hired|rejected|declined|applied)',
    'for (?:those|these|anyone|everyone|people|candidates|applicants|employees|the (?:new|old|other|first|last)\\b|(?!(?:numbers|orders|letters|offers|matters|papers|others)\\b)\\w+(?:ees|ers|ors|ists|ants|ians)\\b)',
    'over(?! the\\b)|under|above|below|more than|less than|fewer than|at (?:least|most)|older|younger',
    '(?:first|last)(?! (?:day|shift|step|week|month|name|time)\\b)',
  ]
    .map((one) => `(?:${one})`)
    .join('|'),
);
const narrowing = new RegExp(`\\b(?:${narrows.source})\\b`);
/** "We have not decided" says something; in a topic, or as "not the new ones", it leaves someone out. */
const denial =
  /(?<!\b(?:is|are|was|were|be|do|does|did|have|has|had|can|could|will|would|should|need|must|may|might)) (?:not|never)\b/;
const deniedAtAll = /\b(?:not|never)\b/;
/** "before Friday" is a deadline in what people are told, and a date of theirs in a topic. */
const edge = /\b(?:before|after)\b/;
const place =
  /\b(?:in|at|near|outside|within) (?!(?:the|our|your|their|an?|this|that|these|all|any|it|its|them|us|our|my|person|advance|time|writing|full|general|order|touch|case|detail|english|hr|least|most|work|home|once|first|noon|night|\d+\w*|one|two|three|four|five|ten|next|last|late|early|mid|spring|summer|fall|autumn|winter|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|interviews?|training|days?|hours?|minutes?|weeks?)\b)\w+/;
/** A second group of people. */
export const alsoPeople = new RegExp(
  `(?:, |\\| |\\b(?:and|or|plus|also) )(?:(?:also|all|the|our|any|other|every|each|please) )*(?:\\w+ )?${peopleWords.source}`,
);

const statusWords = '(?:rejected|declined|hired|interviewed|shortlisted|applied|employed)';
/** "the rejected invoices": of things. */
const ofThings = new RegExp(
  `(?<=(?:^|about |that |of |regarding |concerning |know )(?:the|their|your|our|all|any) )${statusWords}(?= (?!${peopleWords.source}|and\\b|or\\b)[a-z]{3,})`,
  'g',
);
/** "they were rejected", "their leave request was declined". */
const asTold = new RegExp(
  `(?<=\\b(?:they|you|she|he|it|we|their|your|his|her)\\b(?: (?!if|when|who|and|or)[a-z]+){0,4} )(?:on the shortlist|${statusWords})\\b`,
  'g',
);
/** "Your support": no position. */
const ofHelp =
  /(?<=\b(?:your|our|their|the|it|tech|technical|for) )support(?! (?:people|staff|agents?|rep\w*|jobs?|roles?|positions?)\b)/g;
const hidden = (found: string): string => found.replace(/\w/g, '~');

/** A clause with its own subject after "that we …" isn't a relative clause about people. */
const said =
  /\b(?:they|them|their|theirs|you|your)\b|^that (?:\w+ ){0,4}(?:is|are|was|were|will be|starts?|begins?|opens?|closes?|comes?|changed|moved|moves|changes|ends?)\b(?! (?!starting|closing|opening|moving|changing|coming|ending|happening|going)\w+ing\b)(?!.* (?:about|of|from|for|with|to)$)/;
/** After "tell them": a subject and a verb, and no "that applied last week". */
const sentence =
  /^that (?:the|our|your|their|his|her|we|you|they|it|there|i|he|she|hr|all|no|an?|this|these|(?!\w+ed\b)\w+(?: \w+)? (?:is|are|was|were|will|has|have|starts?|begins?|comes?|needs?|can|must|should))\b/;
const purpose =
  /^to (?:say|tell|ask|let|remind|invite|thank|confirm|apologi[sz]e|explain|inform|wish|offer|congratulate|the|their|an?|our)\b/;

/** Straight after the people, "of the night team" may say which ones; these begin what the email says. */
const mayNarrow = /^(?:of|for|on|now)\b(?! ?(?:$|[,|]))/;
const knownTopic =
  /^(?:for (?:(?:their|his|her|your|(?:an? |the )?interviews?)\b|(?!the\b|morning|evening)\w+ing\b)|on (?:\w+day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|(?:the )?\d|how|what|why)\b|now (?:that|and|to|about|saying|asking|telling)\b)/;
/** "Thank them for …" and the like: what a verb of telling takes. */
const toldTopic =
  /^(?:of (?:the|our|their|your|an?) (?!.*\b(?:team|shift|staff|crew|group)s?\b)|on (?:their|your) new\b)/;

/** After a comma or in a sentence of its own, words without a verb may say who is meant: "…, night shift". */
const verbs =
  /\b(?:is|are|was|were|be|will|would|can|could|may|might|must|should|shall|has|have|had|do|does|did|needs?|wants?|starts?|begins?|ends?|opens?|closes?|comes?|goes|takes?|moved|changed|we|they|you|it|i|let|tell|ask|say|saying|asking|telling|thank\w*|remind\w*|invite|include|mention|explain|attach|add|bring|send|reply|call|check|read|sign|keep|make|use|wish|offer|confirm|give|copy)\b/;
const groupEnd = /\b(?:ones|teams?|shifts?|staff|crews?|groups?)$/;
const plainTail =
  /^(?:please|pls|asap|urgent\w*|soon|today|tomorrow|tonight|again|now|kind\w*|short|brief\w*|quick\w*|friendly|polite\w*|warm\w*|formal\w*|best regards|regards|subject|title|quoted\d+|next|this|by|at|on|from|with|to|in|starting|an?|their|our|your|his|her|\d\S*|(?:mon|tues|wednes|thurs|fri|satur|sun)day|because|and|about)\b|\b(?:training|interviews?|pay|payroll|payday|holidays?|schedule|documents?|policy|benefits|safety|hours|meeting|party|news|update|reminder|rejection|office)$/;
function doubtfulTail(text: string): number {
  for (const { index, 0: part } of text.matchAll(/(?<=[,|]) *[^,|]+/g)) {
    const words = part.trim().replace(/^(?:(?:and|also|please|then) )+/, '');
    if (words !== '' && (groupEnd.test(words) || !plainTail.test(words)) && !verbs.test(words)) return index;
  }
  return -1;
}
/** The patterns below take longer than a text grows. */
const MAX_READ = 500;

type Tone = {
  /** The verb says that something is told or asked. */
  isTold: boolean;
  /** The verb asks: "if they can start" is what is asked. */
  isAsked: boolean;
  /** "Thank them for the flowers": what follows "for" is no condition. */
  isThanked: boolean;
  lexicon: Lexicon;
};

/** The first words in what an email says that may be about whom it's for; null when there are none. */
export function doubtIn(words: string, { isTold, isAsked, isThanked, lexicon }: Tone): string | null {
  const text = words.trim();
  if (text === '') return null;
  if (text.length > MAX_READ) return text.slice(0, 80);
  if (
    mayNarrow.test(text) &&
    !knownTopic.test(text) &&
    !(isTold && toldTopic.test(text)) &&
    !(isThanked && /^for\b/.test(text))
  )
    return text;
  if (!isTold && /^that (?!they\b|it\b|there\b)/.test(text) && !said.test(text)) return text;
  if (isTold && /^that\b/.test(text) && !sentence.test(text)) return text;
  if (!isTold && /^to\b/.test(text) && !purpose.test(text) && !said.test(text)) return text;
  const asked = text.replace(
    isAsked ? /^if |(?<=\bask(?:ing)?(?: \w+)? )if /g : /(?<=\bask(?:ing)?(?: \w+)? )if /g,
    'whether ',
  );
  const isSentence =
    isTold || /^(?:that|to|\||,|and|saying|telling|asking|reminding|explaining|we|because)(?= |$)/.test(text);
  const open = asked.replace(ofThings, hidden).replace(asTold, hidden).replace(ofHelp, hidden);
  const at = [
    open.search(narrowing),
    isSentence ? ` ${open}`.search(denial) : open.search(deniedAtAll),
    isSentence ? -1 : open.search(edge),
    open.search(place),
    open.search(alsoPeople),
    doubtfulTail(open),
    valueAt(open, lexicon),
    namedAt(open.replace(/(?<=\bmention(?:ing)? )\w+(?: \w+)?/, hidden), lexicon),
  ].filter((index) => index !== -1);
  return at.length === 0
    ? null
    : asked
        .slice(Math.min(...at))
        .replace(/^[ ,|]+/, '')
        .trim();
}
