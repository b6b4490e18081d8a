import type { Scenario } from '../scenario.ts';
import { clausesOf, sentencesOf } from './sentences.ts';

/** A sentence in which the employee says what will happen. */
const promising =
  /\b(?:(?:i|we)(?: will|['’]ll| am going to| are going to|['’]m going to|['’]re going to| can| have)|you(?: will|['’]ll| are going to|['’]re going to) (?:get|have|receive|see)|(?:it|they|the \w+|your \w+|this|that|everything)(?: will|['’]ll| is going to) (?:arrive|come|be|reach|get))\b/i;

/** Possible promises: the words that make them, and the words in case notes that allow them. */
const goods: readonly { said: RegExp; noted: RegExp }[] = [
  { said: /\brefund\w*|\bmoney back\b/i, noted: /\brefund\w*|\bmoney back\b/i },
  {
    said: /\breplace\w*|\b(?:a )?(?:new|second|another) (?:one|\w+)(?= (?:by|for|to|at|today|now|right)|[.!]|$)|\bre-?send\b/i,
    noted:
      /\breplac\w*|\b(?:new|second|another) (?!(?:delivery|day|date|time|phone|number|address|code)\b)\w+|\bsend\w* (?:it )?again|\bre-?send/i,
  },
  {
    said: /\bdiscount\w*|\bvoucher\w*|\bcoupon\w*|\d+ ?% off\b/i,
    noted: /\bdiscount|\bvoucher|\bcoupon|% off|\bcredit/i,
  },
  {
    said: /\bfree of charge\b|\bfor free\b|\bat no cost\b/i,
    noted: /\bfree\b|\bno (?:extra )?(?:cost|charge|fee)|\bwaive|\b\$0\b/i,
  },
  { said: /\bcompensat\w*/i, noted: /\bcompensat|\bcredit|\brefund/i },
];

const conditional = /\b(?:if|unless|in case|should (?:it|they|the|your)|otherwise|only when|as soon as)\b/i;
/** Waits for something, or only hopes for it, so that it promises nothing. */
export const isConditional = (sentence: string): boolean =>
  conditional.test(sentence) || /\b(?:once|until|till|hope|hopefully|wish)\b/i.test(sentence);
const days = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b/gi;

/**
 * The first promise that the case notes don't bear out: another day, something they don't offer, or without the
 * condition they set. Null when there is none. What a promise means beyond that isn't judged.
 */
export function unsupportedPromise(scenario: Scenario, text: string): string | null {
  const notes = scenario.brief.caseNotes.join('\n');
  const known = `${notes}\n${scenario.brief.facts.map(({ say }) => say).join('\n')}\n${scenario.persona.opening}\n${scenario.persona.issue}`;
  const knownDays = new Set((known.match(days) ?? []).map((day) => day.toLowerCase()));
  const isUnsupported = (clause: string): boolean => {
    const said = clause.match(days) ?? [];
    if (knownDays.size > 0 && said.some((day) => !knownDays.has(day.toLowerCase()))) return true;
    return goods.some(({ said: offers, noted }) => {
      if (!offers.test(clause)) return false;
      const allowing = notes.split(/(?<=[.;])\s+|\n/).filter((note) => noted.test(note));
      return allowing.every((note) => conditional.test(note));
    });
  };
  for (const sentence of sentencesOf(text)) {
    if (conditional.test(sentence)) continue;
    const promises = clausesOf(sentence).filter(
      ({ asks, denies, text: clause }) => !asks && !denies && promising.test(clause),
    );
    if (promises.some(({ text: clause }) => isUnsupported(clause))) return sentence;
  }
  return null;
}
