import { hoursSpansIn } from '../reading/hours.ts';
import {
  beginOf,
  endOf,
  isDenying,
  isLifted,
  type Predicate,
  predicateAt,
  predicatesIn,
} from '../reading/predicates.ts';
import type { Sentence, Token } from '../reading/tokens.ts';

/** Verbs for working. Refusing one of these refuses hours; "cannot complain" and "cannot wait" don't. */
export const WORKS =
  /^(?:work|do|start|begin|stay|take|cover|accept|make|manage|commit|adjust|come|attend|join|continue|give|finish|log|guarantee|promise)$/;
/** Verbs that only introduce another verb: "don't want to work", "can't wait to start". */
const HELPS =
  /^(?:be|have|do|can|ca|could|will|wo|would|'d|'ll|may|might|shall|should|must|want|like|plan|need|try|get|agree)$/;
const PRESENT = /^(?:available|online|there|here|free|around|present)$/;
const POSSIBLE = /^(?:possible|able|available|willing|free)$/;
const TIME =
  /^(?:mon|tue|wed|thu|fri|sat|sun|[mtwfs]\w{2,7}days?|weekdays?|weekends?|days?|daily|mornings?|afternoons?|evenings?|nights?|noon|midnight|hours?|shifts?|schedules?|graveyard|late|early|full|whole|today|am|pm|et|est|edt|eastern|\d{1,2}(?::\d{2})?(?:am|pm)?)$/;
/** Words for times that can be a subject: "Friday isn't possible". */
const TIMES =
  /^(?:mon|tue|wed|thu|fri|sat|sun|[mtwfs]\w{2,7}days?|weekdays?|days?|mornings?|afternoons?|evenings?|nights?|hours?|shifts?|schedules?|part|time)$/;
const BACK = /^(?:it|that|this|those|these|them|which)$/;
/** Verbs of thinking and saying. Denied or as a duty, they limit nothing: "I can't imagine better hours", "I must say". */
export const THINKING =
  /^(?:be|think|imagine|say|see|ask|wish|believe|deny|stress|express|thank|admit|mention|add|confess|know|tell)$/;
/** Words for obstacles. Someone who denies one is willing: "I don't mind", "won't be a problem", "can't wait". */
export const HARDSHIP =
  /^(?:mind|problem|issue|matter|object|objection|hard|difficult|difficulty|conflict|clash|interfere|wait|trouble|bother|hesitate|hesitation|complain|complaint|concern|worry|doubt|challenge|hassle|burden|struggle|oppose|opposed|against|bad|inconvenient|impossible)$/;
/** Verbs for duties, whatever the duty is. */
const MUST = /^(?:must|have|need|get)$/;

/** Fixed phrases that withdraw an offer without a verb. */
const turnedDown =
  /\b(?:(?:evenings?|nights?|late)\b[^.]{0,20}\bnot for me|(?:i['’]?m )?afraid not|^no,? (?:i['’]?m )?sorry|won['’]?t change|another job first|right one)\b|[,;] (?:so|then) no\W*$/i;
/** Days and duties that none of our postings requires. */
const besides = /\b(?:weekends?|holidays?|on call|overtime|change the clocks?)\b/i;

/** Whether a sentence withdraws hours. A single day that isn't possible only narrows them. */
export const refuses = (sentence: Sentence): boolean => isDenial(sentence) && !oneDay.test(sentence.text);

/** Whether a sentence says that hours or days aren't possible for the person, in the present. */
function isDenial(sentence: Sentence): boolean {
  const { text, tokens } = sentence;
  if (besides.test(text)) return false;
  if (turnedDown.test(text)) return true;
  const predicates = predicatesIn(sentence);
  if (predicates.length === 0) return isBareDenial(tokens);
  return predicates.some(
    (predicate) => predicate.tense === 'present' && isRefusal(tokens, predicate, predicates),
  );
}

/** "Not possible, sorry", "hindi ako available": a "not" before a word like “possible”, without a verb. */
const isBareDenial = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lemma }, at) =>
      lemma === 'impossible' ||
      (/^(?:not|hindi)$/.test(lemma) &&
        tokens.slice(at + 1, at + 4).some((next) => POSSIBLE.test(next.lemma))),
  );

/** The tokens of the statement that contains a predicate. */
const statementOf = (tokens: readonly Token[], { from, to }: Predicate): Token[] =>
  tokens.slice(beginOf(tokens, from), endOf(tokens, to + 1));

/** Whether a predicate says that something isn't possible for the person, or that hours or days aren't. */
export function isRefusal(
  tokens: readonly Token[],
  predicate: Predicate,
  predicates: readonly Predicate[],
): boolean {
  const statement = statementOf(tokens, predicate);
  const has = (pattern: RegExp): boolean => statement.some(({ lemma }) => pattern.test(lemma));
  const after = tokens.slice(predicate.to + 1);
  const impossible = after.slice(0, 2).some(({ lemma }) => /^(?:impossible|unable)$/.test(lemma));
  if ((!predicate.denied && !impossible) || isLifted(tokens, predicate)) return false;
  const verb = predicate.verbs.find((one) => !HELPS.test(one)) ?? predicate.verbs.at(-1) ?? '';
  const named = after.slice(0, 4).some(({ lemma }) => POSSIBLE.test(lemma)) || impossible;
  /** The verb of what isn't possible, as in "possible for me to start". */
  const next = predicates.find(
    ({ from }) => from > predicate.to && from - predicate.to <= 7 && tokens[from - 1]?.lemma === 'to',
  );
  const task = named && next ? (next.verbs.at(-1) ?? '') : null;
  if (task !== null && !WORKS.test(task) && !(task === 'be' && has(PRESENT))) return false;
  if (isForOthers(after)) return false;
  const aboutTime =
    has(TIME) ||
    after.slice(0, 2).some(({ lemma }) => BACK.test(lemma)) ||
    statement.at(-1) === tokens[predicate.to];
  if (predicate.who === 'self') {
    if (named) return true;
    if (/^(?:can|could|will|would|may)$/.test(verb)) return aboutTime;
    if (verb === 'be') return has(PRESENT) && aboutTime;
    return WORKS.test(verb) && aboutTime;
  }
  const subject = predicate.subject?.lemma ?? '';
  const works = named || /^(?:work|suit|fit|do)$/.test(verb);
  if (BACK.test(subject))
    return (
      works &&
      (task !== null ||
        after.some(({ lemma }) => lemma === 'me') ||
        statement.some(({ lemma }) => TIMES.test(lemma)))
    );
  return works && TIMES.test(subject);
}

/** "Possible for anyone to interrupt me": about what someone else would do. */
const isForOthers = (after: readonly Token[]): boolean =>
  after
    .slice(0, 4)
    .some(
      ({ lemma }, at) =>
        lemma === 'for' &&
        /^(?:anyone|anybody|others|people|them|him|her|visitors?|guests?|neighbou?rs?)$/.test(
          after[at + 1]?.lemma ?? '',
        ),
    );

/** Phrases that narrow an offer: some days, some hours, not sure yet. */
const narrowing =
  /\b(?:except|only (?:until|from|till|on|after|some|if)|not (?:all|every|always|sure)|depends|maybe|perhaps|(?:would|will|['’]ll|might|may|could|can) be late|want to talk about|until (?:the end of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)|two (?:saturdays|fridays|days) (?:in|a)|every (?:other|second)|sometimes|prefer to leave|exams?|lectures?|a class|evening course|no later than|latest)\b/i;
const allDays =
  /\bmon\w*\.?\s*(?:-|–|to|until|till|thru|through)\s*(?:fri|sat|sun)|\bweekdays?\b|\bevery ?day|\bdaily\b|\bm\s?-\s?f\b/i;
const oneDay = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const outside = /\b(?:slow|power|light|storm|blackout|brownout|shedding|electricity|internet|wifi|wi-fi)\b/i;

/** "Not on Thursdays", "just not the mornings": a "not" that belongs to no verb, before days or a part of them. */
function excludes({ tokens }: Sentence, predicates: readonly Predicate[]): boolean {
  return tokens.some((token, at) => {
    if (token.lemma !== 'not') return false;
    const begin = beginOf(tokens, at);
    if (predicates.some(({ from }) => from >= begin && from <= at + 1)) return false;
    const [first, second] = tokens.slice(at + 1);
    const led = /^(?:ADP|DET)$/.test(first?.pos ?? '') && !/^(?:a|an|any)$/.test(first?.lemma ?? '');
    const named = led ? second : first;
    return TIMES.test(named?.lemma ?? '') && (led || /s$/i.test(named?.text ?? ''));
  });
}

/** Whether a predicate says that some days or hours are hard, taken by a duty, or all that's possible. */
function isNarrow(sentence: Sentence, predicate: Predicate): boolean {
  const { tokens, text } = sentence;
  if (predicate.tense !== 'present' || predicate.denied || besides.test(text)) return false;
  const statement = statementOf(tokens, predicate);
  const has = (pattern: RegExp): boolean => statement.some(({ lemma }) => pattern.test(lemma));
  if (statement.some(isDenying)) return false;
  const after = tokens.slice(predicate.to + 1, endOf(tokens, predicate.to + 1));
  const verb = predicate.verbs.at(-1) ?? '';
  if (predicate.who === 'other') {
    if (verb !== 'be' || !TIMES.test(predicate.subject?.lemma ?? '')) return false;
    const hard = after.some(({ lemma }) => HARDSHIP.test(lemma));
    return (
      hard ||
      after.some(
        ({ lemma }, at) => lemma === 'too' && /^(?:late|early|long|much)$/.test(after[at + 1]?.lemma ?? ''),
      )
    );
  }
  // "I'd need Friday afternoons off".
  const off = after.findIndex(({ lemma }) => lemma === 'off');
  if (off > 0 && after.slice(0, off).some(({ lemma }) => TIMES.test(lemma))) return true;
  const timed = has(TIME) || hoursSpansIn(statement.map((one) => one.text).join(' ')).length > 0;
  const duty = predicate.verbs.findIndex((one) => MUST.test(one));
  if (duty >= 0 && duty < predicate.verbs.length - 1)
    return timed && !WORKS.test(verb.replace('attend', '')) && !THINKING.test(verb);
  // "I could only do half of that", "I can start only at 11". All that's possible may be all that's wanted: hours are compared.
  return (
    has(/^only$/) &&
    WORKS.test(verb) &&
    predicate.verbs.some((one) => /^(?:can|could)$/.test(one)) &&
    (timed || has(/^(?:half|part)$/)) &&
    hoursSpansIn(text).length === 0 &&
    !allDays.test(text)
  );
}

/**
 * Whether a sentence narrows what's offered, by a day or with a reservation. Not in the past tense; "sometimes" counts only if
 * it's about the person or about hours.
 */
export function narrows(sentence: Sentence): boolean {
  const { text, tokens, start } = sentence;
  if (oneDay.test(text) && isDenial(sentence)) return true;
  const predicates = predicatesIn(sentence);
  if (excludes(sentence, predicates) || predicates.some((one) => isNarrow(sentence, one))) return true;
  const found = narrowing.exec(text);
  if (!found || outside.test(text)) return false;
  const at = tokens.findIndex(({ end }) => end > start + found.index);
  const said = predicateAt(sentence, predicates, at)?.predicate;
  if (!said) return true;
  if (said.tense === 'past') return false;
  if (!/^sometimes$/i.test(found[0]) || said.who === 'self') return true;
  return tokens.some(({ lemma }) => TIMES.test(lemma));
}
