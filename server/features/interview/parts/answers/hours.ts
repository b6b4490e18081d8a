import { hoursSpansIn } from '../../../../ai/builtIn/reading/hours.ts';
import { namesZone, zoneIn } from './places.ts';
import { sentencesOf, wordsOf } from './reading.ts';

/** When a person can work, as they said it. */
type HoursSaid = {
  from: string;
  to: string;
  /** "Monday to Friday"; null when no day was named. */
  days: string | null;
  /** "Manila time"; null without a known zone. */
  zone: string | null;
  /** Their own words, to the character: the sentence, or the part of it that is about hours. */
  quotes: string[];
};

const numbers = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const partOfDay = String.raw`(?:\s+(?:in the (?:early )?(?:morning|afternoon|evening|night)|at night|o['’]?clock))`;
const moment = String.raw`(?:\d{1,2}(?:[:.]\d{2})?\s?(?:a\.?m\b\.?|p\.?m\b\.?|h\b|hrs?\b)?|\d{4}\s?(?:h\b|hrs?\b|hours\b)|noon|midday|midnight|${numbers})${partOfDay}*`;
const span = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£#.,:-])(?:(?:from|between|start(?:ing)? at)\s+)?(${moment})\s*(?:to|until|untill|till|til|up to|thru|through|and|-|–|—|(?:and|,|then)\s+(?:i\s+)?(?:then\s+)?(?:work|finish|end|stop|stay|go|continue|be done)\w*(?:\s+(?:on|online|working|up))?\s+(?:at|until|till|by|to|around))\s*(${moment})(?![\p{L}\p{N}%])`,
  'giu',
);
/** What makes two figures times of a day. */
const clockMark =
  /a\.?m\b|p\.?m\b|\d[:.]\d{2}|\d{4}\s?h|\dh\b|noon|midday|midnight|o['’]?clock|morning|afternoon|evening|night/i;
/** Two figures before one of these count things. */
const counting =
  /^\s*(?:(?:percent|hundred|thousand|years?|months?|weeks?|days?|hours? (?:a|per)|minutes?|times|people|persons?|customers?|clients?|tickets?|calls?|chats?|e-?mails?|records?|orders?|entries|rows|pages|files|items|cases|members|agents|k)\b)/i;

const day =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues?|wed|thur?s?|fri|sat|sun)';
const dayPatterns = [
  new RegExp(String.raw`\b(${day})(?:\s+nights?)?\s*(?:to|until|till|through|thru|-|–)\s*(${day})\b`, 'i'),
  /\b(?:all|every|any|each)\s+(?:single\s+)?(?:week\s?days?|working days?|days?(?: of the week)?)\b|\bweek\s?days\b(?: only)?|\bdaily\b/i,
  /\b(?:four|five|six|seven|[4-7])\s+(?:days|nights|times)\s+(?:a|per|each|every|in a)\s+week\b/i,
  /\bm\s?-\s?f\b/i,
  new RegExp(String.raw`\b${day}(?:\s*,\s*${day})*\s*(?:,?\s*and\s+${day})\b|\b${day}s\b`, 'i'),
  /\b(?:all week|the whole week|week ?ends?)\b/i,
];

/** The person offers the hours. */
const offer =
  /\b(?:(?:can|could|will|would|['’]ll|['’]d|able to|want(?:ed)? to|prefer(?: to)?|willing to|ready to|happy to|plan to|like to|love to|going to|commit to)\s+(?:\w+ly\s+|always\s+|also\s+)?(?:work(?:ing)?\b|start\b|be (?:online|available|on\b|at my|working|free|there|ready|around)|commit\b|cover\b|take (?:a |the |any )?shifts?|do(?=\s+(?:(?:from|between|the|a|any|nights?|days?)\s+)?(?:\d|noon|midnight|hours|shifts?))|give\b|offer\b|join\b|log ?in\b|manage\b)|(?:am|['’]m|be|are|is|always|still|usually|totally|now|days?)\s+(?:mostly |usually |always |also |completely |fully )?(?:available|free|online|open|flexible|ok|okay|fine|good|comfortable)\b|\bavailab(?:le|ility)\b|\bavail\b|\b(?:suits?|fits?|works?)\s+(?:for\s+)?(?:me|best|well|fine)\b|\bfine (?:for|with) me\b|\bbest for me\b|\bmy\s+(?:\w+\s+)?(?:hours|schedule|timings?|availability|free time|shift)\b(?!\s+(?:was|were|had|used))|\bhours (?:i|for me)\b|\bi (?:normally |usually |always |can |could |would )?start\b)/i;
/** Another person's hours, or those of another time. */
const elsewhere =
  /\b(?:worked|was|were|had|used to|handled|opened|opens|closed|closes|previous|former|last job|back then|at that time|current job|store|shop|office|bank|school|kindergarten|they|he|she|her|him|staff|visitors?|users?|members?|patients?|guests?|agents?|teachers?|students?|everyone|customers?|callers?|courier|meeting|appointment|call(?:ed)?|deliver\w*)\b/i;

const boundary =
  /(?<=[,;:])\s+|\s+(?=(?:but|because|since|so that|so|although|while|and (?:now|i|my)|as i)\b)/giu;

/** Parts of a sentence that say one thing each, to the character. */
function clausesOf(sentence: string): string[] {
  return sentence.split(boundary).filter((clause) => clause.trim() !== '');
}

type Span = { from: string; to: string; at: number; end: number; marked: boolean };

function spansIn(text: string): Span[] {
  return [...text.matchAll(span)].flatMap((match) => {
    const [whole, from, to] = match;
    if (!from || !to || counting.test(text.slice(match.index + whole.length))) return [];
    const marked = clockMark.test(whole);
    return [{ from: from.trim(), to: to.trim(), at: match.index, end: match.index + whole.length, marked }];
  });
}

function daysIn(text: string): string | null {
  for (const pattern of dayPatterns) {
    const found = pattern.exec(text)?.[0];
    if (found) return spelled(found);
  }
  return null;
}

const fullDays: Record<string, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Days as we write them. */
function spelled(found: string): string {
  if (/^m\s?-\s?f$/i.test(found)) return 'Monday to Friday';
  return found
    .toLowerCase()
    .replace(/\s*(?:-|–|\bthru\b|\bthrough\b|\buntil\b|\btill\b)\s*/g, ' to ')
    .replace(new RegExp(String.raw`\b${day}\b`, 'gi'), (name) => {
      const full = fullDays[name.slice(0, 3).toLowerCase()] ?? name;
      return name.length > 4 && name.endsWith('s') && full !== name ? `${full}s` : full;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether the words around a span offer it, instead of describing another time or other people. */
function offers(sentence: string, found: Span): boolean {
  let at = 0;
  let clause = sentence;
  for (const part of clausesOf(sentence)) {
    const start = sentence.indexOf(part, at);
    at = start + part.length;
    if (found.at >= start && found.at < at) {
      clause = part;
      break;
    }
  }
  // The words before the span decide; the sentence may continue on another subject.
  const lead = sentence.slice(0, found.end);
  if (offer.test(clause)) return !elsewhere.test(clause.replace(offer, ' ')) || strong.test(clause);
  if (elsewhere.test(clause)) return false;
  if (offer.test(lead)) return !elsewhere.test(lead.slice(lead.search(offer)).replace(offer, ' '));
  // No verb: "9 PM to 6 AM IST, Monday to Friday".
  return (
    !elsewhere.test(sentence) &&
    found.marked &&
    (namesZone(sentence) || daysIn(sentence) !== null) &&
    !verb.test(lead)
  );
}

const strong = /\b(?:i|i['’](?:m|d|ll))\b.{0,30}\b(?:work|available|free|online|start)\b/i;
const verb = /\b(?:i|we|you)\s+(?:would|will|can|could|did|do|have|tell|told|write|wrote|check|ask)/i;

/** "11 to 7 here, that's your 9 to 5": the second is the first on our clock. */
const translated = (sentence: string, { at }: Span): boolean =>
  /\byour\s+(?:day|time|hours?)?\s*$/i.test(sentence.slice(0, at));

/** The hours a message offers; null without an exact span, or when it isn't the candidate's to offer. */
export function hoursIn(text: string): HoursSaid | null {
  const sentences = sentencesOf(text);
  for (const [index, sentence] of sentences.entries()) {
    const offered = spansIn(sentence).filter(
      (one) => (one.marked || bareCounts(sentence)) && offers(sentence, one),
    );
    const regular = offered.filter((one) => !seasonal(sentence, one));
    const found = regular.findLast((one) => !translated(sentence, one)) ?? regular.at(-1) ?? offered.at(-1);
    if (!found) continue;
    const own = daysIn(sentence.slice(0, found.at)) ?? daysIn(sentence.slice(found.end));
    const after = sentences
      .slice(index + 1)
      .find((other) => daysIn(other) !== null && spansIn(other).length === 0);
    const before = sentences.slice(0, index).findLast((other) => daysIn(other) !== null && offer.test(other));
    const beside = own === null ? (after ?? before) : undefined;
    return {
      from: found.from,
      to: found.to,
      days: own ?? (beside === undefined ? null : daysIn(beside)),
      zone: zoneOf(sentence, found) ?? (beside ? zoneIn(beside) : null),
      quotes: [aboutHours(sentence, found), ...(beside ? [beside] : [])],
    };
  }
  return null;
}

/** "In your summer 1 to 9": daylight-saving hours come in addition to the hours. */
function seasonal(sentence: string, { at }: Span): boolean {
  return /\b(?:summer|winter|clocks?|daylight)\b[^.;]{0,25}$/i.test(sentence.slice(0, at));
}

/** Where the same hours are said by our clock: "= 8 to 5 Central", "which is your 9 to 6". */
const ours = /=|\b(?:which|that(?:['’]?s| is)|thats|your|same as|is|are)\b/i;

/** The zone of a span, which isn't always the one named beside it. */
function zoneOf(sentence: string, { at, end }: Span): string | null {
  const behind = sentence.slice(end);
  const cut = behind.search(ours);
  const near = zoneIn(sentence.slice(at, end) + (cut < 0 ? behind : behind.slice(0, cut)));
  if (near) return near;
  return ours.test(sentence.slice(0, at)) || cut >= 0 ? null : zoneIn(sentence);
}

/** "9 to 6" is a span of hours when a zone or days are named beside it. */
function bareCounts(sentence: string): boolean {
  return namesZone(sentence) || daysIn(sentence) !== null || /\bhours\b|\bshift\b/i.test(sentence);
}

/** A long sentence is quoted from the part that leads to the hours. */
function aboutHours(sentence: string, found: Span): string {
  const parts = clausesOf(sentence);
  let at = 0;
  const placed = parts.map((part) => {
    const start = sentence.indexOf(part, at);
    at = start + part.length;
    return { start, end: at, part };
  });
  const relevant = placed.filter(
    ({ start, end, part }) =>
      (found.at >= start && found.at < end) ||
      (start >= found.end && (daysIn(part) !== null || namesZone(part)) && part.split(' ').length < 9),
  );
  const last = relevant.at(-1);
  const first = relevant[0];
  if (!first || !last) return sentence;
  return sentence
    .slice(first.start, last.end)
    .replace(/[,;:]\s*$/, '')
    .trim();
}

/** "9 AM to 5 PM Manila time, Monday to Friday", in figures and names of ours. */
export function spokenHours({ from, to, zone, days }: HoursSaid): string {
  const clock = (time: string): string =>
    time
      .replace(/\s?([ap])\.?m\b\.?/i, (_all, half: string) => ` ${half.toUpperCase()}M`)
      .replace(/\s+/g, ' ')
      .trim();
  return `${clock(from)} to ${clock(to)}${zone ? ` ${zone}` : ' your time'}${days ? `, ${days}` : ''}`;
}

/**
 * Whether an answer about hours contains any, in any form: "15 to 24", "8-5 central", "9 to 6 in your time".
 */
export function hoursGiven(answer: string): boolean {
  return hoursIn(answer) !== null || hoursSpansIn(answer).length > 0;
}

/** Whether a text names days of the week. */
export function saysDays(text: string): boolean {
  return daysIn(text) !== null;
}

const line =
  /\b(?:internet|wi-?fi|fib(?:er|re)|broadband|mbps|gbps|megas?|starlink|router|home office|backup (?:line|power))\b/i;
const place =
  /\b(?:connection|cable|quiet|room|(?<!(?:help|front|service|information) )desk|at home|workspace|work space|place to work|generator|ups)\b/i;

/** Whether a text mentions an internet connection: unprompted, candidates mention only their own. */
export function saysLine(text: string): boolean {
  return line.test(text);
}

/** Whether an answer about hours says something about the connection or the place to work. */
export function saysPlace(text: string): boolean {
  return line.test(text) || place.test(text);
}

/** A sentence that answers which days is short. */
const DAYS_WORDS_MAX = 14;

type Said = { role: 'user' | 'assistant'; content: string };

/** The hours a person offered anywhere in a conversation; what was said last counts. */
export function hoursOffered(turns: readonly Said[]): HoursSaid | null {
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  for (let at = said.length - 1; at >= 0; at--) {
    const found = hoursIn(said[at] ?? '');
    if (found) return found.days === null ? withDays(found, said.slice(at + 1)) : found;
  }
  return null;
}

/** Days that were asked for after the hours, and named in an answer of their own. */
function withDays(hours: HoursSaid, after: readonly string[]): HoursSaid {
  for (const sentence of after.flatMap(sentencesOf)) {
    const days = wordsOf(sentence).length <= DAYS_WORDS_MAX ? daysIn(sentence) : null;
    if (days !== null && !elsewhere.test(sentence)) {
      return { ...hours, days, quotes: [...hours.quotes, sentence] };
    }
  }
  return hours;
}
