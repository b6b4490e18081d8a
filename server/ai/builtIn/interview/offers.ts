import type { HoursSpan } from '../reading/hours.ts';
import {
  beginOf,
  endOf,
  headOf,
  isBoundary,
  isDenying,
  isLifted,
  isWished,
  type Predicate,
  predicateAt,
  predicatesIn,
} from '../reading/predicates.ts';
import type { Sentence, Token } from '../reading/tokens.ts';
import { HARDSHIP, isRefusal, refuses, THINKING, WORKS } from './limits.ts';

/**
 * What named hours are: `offered`; `open`, which may be meant as an offer, such as those of an earlier job; the posting's; or
 * `taken` by something else or someone else.
 */
export type HoursRole = 'offered' | 'open' | 'posting' | 'taken';

/** Words for what keeps people busy. Hours next to one aren't free. */
const OCCUPIED =
  /^(?:job|work|class|school|course|college|university|lecture|shift|duty|busy|sleep|asleep|study|attend|teach|babysit|care|kid|child|bank|employer|internship|training|dialysis|church|gym)$/;
const FREE =
  /^(?:free|available|open|flexible|fine|ok|okay|good|great|perfect|comfortable|ready|online|possible|best|ideal)$/;
/** Verbs for hours that fit: "9 to 5 works". */
const SUITS = /^(?:suit|fit|work|match)$/;
const OFFERING = /^(?:prefer|choose|offer|propose|suggest|mean|need|want|commit|promise|accept|cover|give)$/;
/** Words for a person's hours and days. */
const OWN_HOURS =
  /^(?:mine|hours?|availability|schedule|time|timing|slot|range|window|option|days?|weekdays?|offer|preference|am|pm|mornings?|afternoons?|evenings?|nights?|[mtwfs]\w{2,7}day|mon|tue|wed|thu|fri|sat|sun)$/;
const POSTING =
  /^(?:job|position|posting|post|role|ad|advert|description|company|vacancy|you|opening|listing)$/;
const BACK = /^(?:that|this|it|which|these|those|they)$/;
/** Mark hours someone has now, when they may not be free. */
const NOWADAYS = /^(?:present|current|currently|presently)$/;
/** Verbs that don't say what is done in the hours. */
const CARRIES =
  /^(?:be|have|can|could|will|would|may|might|like|love|make|manage|go|get|look|try|change|move|switch)$/;
const POSSIBLE = /^(?:can|could|may|might|able|willing)$/;
const NONE = /^(?:nobody|nothing|none)$/;
/** Duties that leave no time for other work, unless the duty is to work. */
const MUST = /^(?:must|have|need)$/;
const WANTED = /^(?:prefer|preferred|ideal|desired|best|favou?rite|dream)$/;

/** Hours for part of the year are in addition to the others. */
const seasonal = /\b(?:summer|winter|clocks?|daylight)\b[^.;]{0,25}$/i;

/**
 * The role of the hours at a place in a sentence. `before` is the role of the hours named before them in the conversation, and
 * `next` is the following sentence.
 */
export function roleOf(
  sentence: Sentence,
  span: HoursSpan,
  { before, next }: { before: HoursRole | null; next: Sentence | null },
): HoursRole {
  const { apart, role } = saidOf(sentence, span, before);
  const later = takenUp(sentence, span, next);
  if (later === 'taken' || (role === 'taken' && later === 'offered')) return later;
  if (role === 'offered' && seasonal.test(sentence.text.slice(0, span.at))) return 'open';
  // A statement before the comma is weaker evidence.
  return role === 'taken' && apart ? 'open' : role;
}

const NAMED = /^(?:when|what|times?|hours?|period|window|slot)$/;

/** "My kids are at school 9 to 5, so I can work then": the hours others are busy are offered, or refused, afterward. */
function takenUp(sentence: Sentence, span: HoursSpan, next: Sentence | null): 'offered' | 'taken' | null {
  const end = sentence.start + span.at + span.text.length;
  const found = [sentence, ...(next ? [next] : [])].flatMap((one, index, all) => {
    const from = index === 0 ? one.tokens.findIndex(({ start }) => start >= end) : 0;
    // If other hours are named in between, those are meant.
    const hours = (text: string): boolean => /\d/.test(text);
    if (from < 0 || (index > 0 && hours(all[0]?.text.slice(span.at + span.text.length) ?? ''))) return [];
    return predicatesIn(one).filter((predicate) => {
      const { tokens } = one;
      if (predicate.from < from || predicate.who !== 'self') return false;
      const after = tokens.slice(predicate.to + 1, predicate.to + 1 + 6);
      const verb = predicate.verbs.at(-1) ?? '';
      const isFree = tokens.slice(predicate.from, predicate.to + 3).some(({ lemma }) => FREE.test(lemma));
      if (
        !isFree &&
        !(isOffering(predicate) && (WORKS.test(verb) || CARRIES.test(verb) || OFFERING.test(verb)))
      )
        return false;
      if (tokens.slice(from, predicate.from).some(({ text }) => hours(text))) return false;
      // "That's when I'm free", "those are the hours I can offer".
      const when = tokens.slice(from, predicate.from).findLastIndex(({ lemma }) => NAMED.test(lemma));
      if (when > 0 && tokens.slice(from, from + when).some(({ lemma }) => BACK.test(lemma))) return true;
      return after.some(
        ({ lemma }, at) =>
          (lemma === 'then' && /^(?:|PUNCT)$/.test(after[at + 1]?.pos ?? '')) ||
          (/^(?:that|this|those|these)$/.test(lemma) &&
            /^(?:times?|hours?|period|window)$/.test(after[at + 1]?.lemma ?? '')),
      );
    });
  });
  const [said] = found;
  return said ? (said.denied ? 'taken' : 'offered') : null;
}

type Found = { role: HoursRole; apart: boolean };

function saidOf(sentence: Sentence, span: HoursSpan, before: HoursRole | null): Found {
  const { tokens, start } = sentence;
  const predicates = predicatesIn(sentence);
  const first = tokens.findIndex(({ end }) => end > start + span.at);
  const last = tokens.findLastIndex((token) => token.start < start + span.at + span.text.length);
  // The dash in "9–5 works" doesn't end a statement.
  const at =
    [first, last].find((place) => predicateAt(sentence, predicates, place)?.apart === false) ?? first;
  const found = predicateAt(sentence, predicates, at);
  const lead = tokens.slice(beginOf(tokens, at), at);
  if (!found || (found.apart && lead.length > 0))
    return { role: bareRole(lead, tokens.slice(last + 1)), apart: false };
  const { predicate, apart } = found;
  if (isUnreal(tokens, predicates, predicate)) return { role: 'taken', apart };
  const after = tokens.slice(predicate.to + 1);
  if (!apart) {
    const denied = deniedRole(tokens, predicates, { predicate, at });
    if (denied) return { role: denied, apart };
  } else if (predicate.denied) return { role: 'offered', apart };
  if (!apart && isEquation(predicate, at)) {
    const end = endOf(tokens, predicate.to + 1);
    const said = predicates.find((one) => one.from > predicate.to && one.to < end);
    // "… is what I can do".
    if (said?.who === 'self' && isOffering(said)) return { role: said.denied ? 'taken' : 'offered', apart };
    const when = whenRole(tokens, predicates, predicate);
    if (when) return { role: when, apart };
    const now = tokens.slice(0, at).some(({ lemma }) => NOWADAYS.test(lemma) || lemma === 'now');
    if (now && after.slice(0, endOf(after, 0)).some(isOccupied)) return { role: 'taken', apart };
    // After "so", a restated time doesn't inherit that the hours before it were taken.
    const begin = tokens.slice(0, at).findLast(isBoundary);
    const same = before === 'taken' && begin?.lemma === 'so' ? 'open' : before;
    return { role: equationRole(after, same), apart };
  }
  const about = tokens.slice(Math.min(predicate.from, at), Math.max(predicate.to, endOf(tokens, at)) + 1);
  if (predicate.who === 'other' && predicate.subject)
    return { role: otherRole(tokens, predicate, { about, apart, before }), apart };
  // "I got school 9 to 5": has it.
  const isSlang = predicate.verbs.join() === 'get';
  if (predicate.tense !== 'present' && predicate.verbs.at(-1) !== 'mean' && !isSlang)
    return { role: 'open', apart };
  return { role: ownRole(predicate, { about, after }, isReported(predicates, predicate)), apart };
}

/** Whether a predicate says what the person could or would do. */
const isOffering = (predicate: Predicate): boolean =>
  isWished(predicate) ||
  predicate.verbs.some((verb) => POSSIBLE.test(verb)) ||
  OFFERING.test(predicate.verbs.at(-1) ?? '');

/** "If I didn't have a job, I could": depends on a condition that isn't met. */
function isUnreal(tokens: readonly Token[], predicates: readonly Predicate[], predicate: Predicate): boolean {
  const condition = predicates[predicates.indexOf(predicate) - 1];
  return (
    condition !== undefined &&
    condition.tense === 'past' &&
    condition.denied &&
    predicate.verbs.some((verb) => /^(?:could|would|'d|might)$/.test(verb)) &&
    tokens.slice(Math.max(0, condition.from - 3), condition.from).some(({ lemma }) => lemma === 'if')
  );
}

/** "9 to 5 is when I look after my father": the role that what the person does then gives the hours; null if no such clause follows. */
function whenRole(
  tokens: readonly Token[],
  predicates: readonly Predicate[],
  predicate: Predicate,
): HoursRole | null {
  if (tokens[predicate.to + 1]?.lemma !== 'when') return null;
  const said = predicates[predicates.indexOf(predicate) + 1];
  if (said?.who !== 'self' || said.denied) return null;
  const rest = tokens.slice(said.to + 1);
  const near = rest.slice(0, endOf(rest, 0));
  if (near.some(({ lemma }) => FREE.test(lemma))) return 'offered';
  if (near.some(isOccupied)) return 'taken';
  const verb = said.verbs.at(-1) ?? '';
  return verb === 'be' || WORKS.test(verb) || THINKING.test(verb) ? 'open' : 'taken';
}

/** "9 AM to 5 PM ET is fine", "nine to five in Ohio is two to ten here": about hours rather than about someone. */
const isEquation = ({ subject, verbs, from }: Predicate, at: number): boolean =>
  subject === null
    ? from > at
    : subject.lemma !== 'mine' &&
      /^(?:PROPN|NUM|SYM|ADJ)$/.test(subject.pos) &&
      (from > at || verbs.at(-1) === 'be');

/** The role of hours next to a denial; null if nothing is denied. */
function deniedRole(
  tokens: readonly Token[],
  predicates: readonly Predicate[],
  { predicate, at }: { predicate: Predicate; at: number },
): HoursRole | null {
  const begin = beginOf(tokens, at);
  const self = predicate.who === 'self';
  const equation = !self && isEquation(predicate, at);
  const around = tokens.slice(begin, predicate.from > at ? endOf(tokens, at) : at);
  const isBare = ({ lemma }: Token, place: number): boolean =>
    lemma === 'no' && place === 0 && !/^(?:NOUN|ADJ)$/.test(around[1]?.pos ?? '');
  const denials = (to: number): number =>
    around.filter((token, place) => place < to && isDenying(token) && !isBare(token, place)).length;
  const hard = around.findIndex(({ lemma }) => HARDSHIP.test(lemma));
  // "No matter what, I can't": the denial that follows is counted on its own.
  const isFollowed = predicate.denied && begin + hard < predicate.from;
  if (hard >= 0 && !isFollowed && denials(hard) % 2 === 1) return 'offered';
  const verb = predicate.verbs.at(-1) ?? '';
  if (hard >= 0 && (equation || (self && verb === 'have'))) return 'taken';
  const has = (pattern: RegExp): boolean => around.some(({ lemma }) => pattern.test(lemma));
  const holds = verb === 'be' || verb === 'have';
  const isFree = holds && tokens.slice(predicate.to, at).some((token) => isOccupied(token) && !equation);
  const none = tokens[predicate.to + 1]?.lemma === 'no';
  if (isFree && predicate.denied !== none) return 'offered';
  if (isLifted(tokens, predicate)) return 'offered';
  const outer = predicates.filter(({ from, to }) => from >= begin && to < predicate.from);
  if (!predicate.denied) {
    // "Not able to work", "I don't think I can".
    const isDenied = outer.some(
      (one) =>
        isRefusal(tokens, one, predicates) ||
        (one.denied && /^(?:think|believe)$/.test(one.verbs.at(-1) ?? '')),
    );
    return isDenied ? 'taken' : null;
  }
  // "I'm not needed 9 to 5": passive.
  const passive = predicate.verbs.at(-2) === 'be' && !/ing$/i.test(tokens[predicate.to]?.text ?? '');
  if (self && passive && /^(?:need|want)$/.test(verb)) return 'offered';
  const refused =
    isRefusal(tokens, predicate, predicates) ||
    OFFERING.test(verb) ||
    SUITS.test(verb) ||
    (holds && has(FREE)) ||
    (verb === 'like' && self) ||
    (verb === 'be' && (self || equation) && !predicate.verbs.some((one) => POSSIBLE.test(one))) ||
    (predicate.verbs.includes('have') && has(/^(?:time|availability)$/)) ||
    (self && predicate.verbs.some((one) => /^(?:can|ca|could)$/.test(one)) && isConcrete(predicate));
  return refused ? 'taken' : 'open';
}

const isConcrete = ({ verbs }: Predicate): boolean => !verbs.some((verb) => THINKING.test(verb));

function equationRole(after: readonly Token[], before: HoursRole | null): HoursRole {
  const near = after.slice(0, 1 + endOf(after, 0));
  if (near.some(({ lemma }) => FREE.test(lemma) || SUITS.test(lemma))) return 'offered';
  return near.some(({ lemma }) => /^(?:job|shift|class|school|work)$/.test(lemma))
    ? 'taken'
    : (before ?? 'posting');
}

/** Without a verb: "9 AM to 5 PM ET, weekdays" is an offer, "day job 9 to 5" and "9 to 5 conflicts with my class" aren't. "Work 9 to 5" has a verb. */
function bareRole(lead: readonly Token[], after: readonly Token[]): HoursRole {
  const near = after.slice(0, endOf(after, 0));
  const around = [...lead, ...near];
  if (around.some(isDenying)) return 'offered';
  if (near.some(({ lemma }) => HARDSHIP.test(lemma)))
    return near.some(({ lemma }) => NONE.test(lemma)) ? 'offered' : 'taken';
  if (around.some(({ lemma }) => FREE.test(lemma))) return 'offered';
  return lead.some((token) => isOccupied(token) || NOWADAYS.test(token.lemma)) ? 'taken' : 'offered';
}

/** "Work" and "shift" are left out, because people also offer them. */
const isOccupied = ({ lemma }: Token): boolean => OCCUPIED.test(lemma) && !/^(?:work|shift)$/.test(lemma);

function ownRole(
  predicate: Predicate,
  { about, after }: { about: readonly Token[]; after: readonly Token[] },
  reported: boolean,
): HoursRole {
  const has = (pattern: RegExp): boolean => about.some(({ lemma }) => pattern.test(lemma));
  const possible = isWished(predicate) || predicate.verbs.some((verb) => POSSIBLE.test(verb));
  const verb = predicate.verbs.at(-1) ?? '';
  if (reported) return 'open';
  if (has(FREE) || (OFFERING.test(verb) && !has(NONE))) return 'offered';
  if (isDuty(predicate)) return 'taken';
  const busy = about.some(isOccupied);
  if (has(NONE)) return possible ? 'taken' : 'offered';
  if (possible) return busy && !has(/^work$/) ? 'taken' : 'offered';
  if (busy || has(NOWADAYS) || has(/^still$/) || isElsewhere(predicate, after)) return 'taken';
  return 'open';
}

/** "I need to be home for my son", "I must feed the goats". "I need to work" isn't one. */
const isDuty = ({ verbs }: Predicate): boolean =>
  verbs.some((verb, at) => MUST.test(verb) && at < verbs.length - 1) &&
  !WORKS.test(verbs.at(-1) ?? '') &&
  !THINKING.test(verbs.find((verb) => !MUST.test(verb) && !/^(?:would|'d|will|do|be)$/.test(verb)) ?? '');

/** Where and with what people who work from home spend their working day. */
const HOME =
  /^(?:home|house|desk|computer|laptop|pc|office|room|disposal|keyboard|line|phone|internet|moment|time|hours?)$/;

/** "I'm at the factory", "I pick fruit": somewhere, or doing something, that isn't the offered work. */
function isElsewhere(predicate: Predicate, after: readonly Token[]): boolean {
  const verb = predicate.verbs.at(-1) ?? '';
  const [at, its] = after;
  if (verb === 'be') return at?.lemma === 'at' && its?.pos === 'DET' && !HOME.test(after[2]?.lemma ?? '');
  const object = after.find(({ pos }) => pos !== 'DET' && pos !== 'ADJ');
  return (
    !WORKS.test(verb) &&
    !CARRIES.test(verb) &&
    !THINKING.test(verb) &&
    object?.pos === 'NOUN' &&
    !OWN_HOURS.test(object.lemma) &&
    !HOME.test(object.lemma) &&
    !POSTING.test(object.lemma) &&
    !/^(?:shift|schedule|work)$/.test(object.lemma)
  );
}

function otherRole(
  tokens: readonly Token[],
  predicate: Predicate,
  { about, apart, before }: { about: readonly Token[]; apart: boolean; before: HoursRole | null },
): HoursRole {
  const subject = predicate.subject?.lemma ?? '';
  const place = predicate.subject ? tokens.indexOf(predicate.subject) : -1;
  const phrase = place < 0 ? [] : tokens.slice(headOf(tokens, place).from, predicate.from);
  const has = (pattern: RegExp): boolean => about.some(({ lemma }) => pattern.test(lemma));
  const its = (pattern: RegExp): boolean => phrase.some(({ lemma }) => pattern.test(lemma));
  const none =
    NONE.test(subject) ||
    (/^any(?:body|one|thing)$/.test(subject) && tokens.slice(beginOf(tokens, place), place).some(isDenying));
  if (none) {
    const idle = tokens[place - 1]?.lemma === 'have';
    const works = predicate.verbs.some((verb) => WORKS.test(verb) || SUITS.test(verb) || POSSIBLE.test(verb));
    return (works && !idle) || has(FREE) ? 'taken' : 'offered';
  }
  if (/^(?:job|position|role)$/.test(subject) && its(/^(?:my|our)$/) && !isWished(predicate))
    return its(WANTED) ? 'offered' : 'taken';
  if (POSTING.test(subject) || its(/^(?:you|your|ur)$/)) return 'posting';
  const suits = predicate.verbs.some((verb) => SUITS.test(verb)) || has(FREE);
  if (suits && (has(/^me$/) || OWN_HOURS.test(subject) || BACK.test(subject)))
    return predicate.tense === 'past' ? 'open' : 'offered';
  const isNow = tokens.slice(0, predicate.from).some(({ lemma }) => /^(?:today|now)$/.test(lemma));
  if (BACK.test(subject) && !apart) return isNow ? 'offered' : (before ?? 'open');
  const own = OWN_HOURS.test(subject) || BACK.test(subject) || /^(?:shift|schedule)$/.test(subject);
  if (own && (predicate.tense === 'past' || its(/^(?:old|last|previous|former)$/))) return 'open';
  const over = its(NOWADAYS) || predicate.tense === 'past';
  if (/^(?:shift|schedule)$/.test(subject)) {
    if (over || has(/^(?:job|school|class|end)$/)) return 'taken';
    if (its(WANTED) || isWished(predicate)) return 'offered';
    // "My shift at the hospital".
    return phrase.some(({ pos }, place) => pos === 'ADP' && phrase[place + 1]?.pos === 'DET')
      ? 'taken'
      : 'open';
  }
  if (own) return over || has(/^(?:job|school|class)$/) ? 'taken' : 'offered';
  if (over || OCCUPIED.test(subject)) return 'taken';
  return apart || (predicate.verbs.at(-1) === 'be' && !has(OCCUPIED)) ? 'open' : 'taken';
}

/** "I thought I could do …", "I said I can …": an earlier statement, which may no longer be true. */
function isReported(predicates: readonly Predicate[], predicate: Predicate): boolean {
  const outer = predicates[predicates.indexOf(predicate) - 1];
  return outer !== undefined && outer.tense === 'past' && predicate.from - outer.to <= 3;
}

/** Hours named in the conversation. */
export type NamedHours = {
  span: HoursSpan;
  sentence: Sentence;
  turn: number;
  role: HoursRole;
  /** Whether the interviewer had asked about hours. */
  asked: boolean;
};

/** Phrases that correct an earlier statement. */
const correcting =
  /\b(?:sorry|mixed\b.{0,8}\bup|i mean(?:t)?|correction|wait|actually|scratch|mistake|wrong|rather|instead|no longer|changed|only)\b|^\s*no\b/i;
/** Phrases for something additional or conditional. */
const adding = /\b(?:also|too|as well|or|either|both|even|plus|additionally|besides|extra|if|rin|din)\b/i;
/** Phrases about some days or one season only. */
const someDay =
  /\b(?:mon|tues?|wednes|wed|thurs?|thu|fri|satur|sat|sun)(?:days?)?\b|\bweekends?\b|\b(?:summer|winter|clocks?|daylight|dst)\b/i;
const allDays =
  /\bmon\w*\.?\s*(?:-|–|to|until|till|thru|through)\s*(?:fri|sat|sun)|\bweekdays?\b|\bevery ?day|\bdaily\b|\bm\s?-\s?f\b/i;
/** Restates the same hours in another time zone: "which is 9 PM to 5 AM here". */
const restated =
  /(?:=|\b(?:its|thats|(?:it|that|this|which)(?:['’]s| is| are| would be| will be| means))\b)[^.;:]{0,30}$/i;

/** The hours that count: the offered ones that weren't replaced later or, if there are none, those that may be meant as an offer. */
export function standing(named: readonly NamedHours[], said: readonly Sentence[]): NamedHours[] {
  const offered = named.filter(({ role }) => role === 'offered');
  if (offered.length > 0) {
    const from = offered.findLastIndex((one, at) => replaces(one, offered[at - 1], said));
    return offered.slice(Math.max(0, from));
  }
  // Someone who converts the posting's hours to their own time accepts them, unless they say otherwise.
  const refused = said.some(refuses);
  return named.filter(({ role }) => role === 'open' || (role === 'posting' && !refused));
}

/** Whether hours replace the ones before them. */
function replaces(one: NamedHours, before: NamedHours | undefined, said: readonly Sentence[]): boolean {
  if (!before || (one.sentence === before.sentence && one.span.at === before.span.at)) return false;
  const { text } = one.sentence;
  if ((someDay.test(text) && !allDays.test(text)) || restated.test(text.slice(0, one.span.at))) return false;
  if (!isOfWork(one)) return false;
  if (one.sentence === before.sentence)
    return correcting.test(text.slice(before.span.at + before.span.text.length, one.span.at));
  if (correcting.test(text.slice(0, one.span.at))) return true;
  const last = said[said.indexOf(one.sentence) - 1];
  if (last === before.sentence && correcting.test(last.text.slice(before.span.at + before.span.text.length)))
    return true;
  if (last && last !== before.sentence && correcting.test(last.text) && isOfHours(last)) return true;
  return one.turn > before.turn && one.asked && !adding.test(text);
}

/** Whether a sentence is only about hours or about a mistake. "Sorry, my dog barked" corrects nothing. */
const isOfHours = ({ tokens }: Sentence): boolean =>
  tokens.every(
    ({ pos, lemma }) =>
      pos !== 'NOUN' ||
      OWN_HOURS.test(lemma) ||
      OCCUPIED.test(lemma) ||
      /^(?:sorry|mistake|mix|mixup|mix-up|confusion|error|typo|zone|plan|situation|correction|part)$/.test(
        lemma,
      ),
  );

/** Whether hours are about working in general. Someone who can answer the phone from 8 to 10 may work longer. */
function isOfWork({ sentence, span }: NamedHours): boolean {
  const { tokens, start } = sentence;
  const at = tokens.findIndex(({ end }) => end > start + span.at);
  const found = predicateAt(sentence, predicatesIn(sentence), at);
  if (!found || found.apart || found.predicate.from > at) return true;
  const { predicate } = found;
  const verb = predicate.verbs.at(-1) ?? '';
  if (!WORKS.test(verb) && !OFFERING.test(verb) && !SUITS.test(verb) && !CARRIES.test(verb)) return false;
  if (verb === 'be') return true;
  const objects = tokens.slice(predicate.to + 1, at);
  const end = objects.findIndex(({ pos }) => pos === 'ADP');
  return objects
    .slice(0, end < 0 ? objects.length : end)
    .every(
      ({ pos, lemma }) =>
        pos !== 'NOUN' || OWN_HOURS.test(lemma) || /^(?:shift|schedule|work|job|part|full|half)$/.test(lemma),
    );
}
