import type { Weekly } from './jobHours.ts';
import type { JobText } from './jobText.ts';

/** USD a year; null at an open end. Both are null when the pay is named in a way that can't be read. */
export type Pay = readonly [low: number | null, high: number | null];

const figure = String.raw`(?:\d{1,3}(?:[,.]\d{3})+(?!\d)|\d+(?:\.\d{1,2})?)`;
const amount = String.raw`((?:US ?)?\$|USD ?)? ?(${figure}) ?(k\b)?(?: ?(\$|USD\b|dollars\b))?`;
const per = String.raw`(?: ?/ ?| (?:per|an?|each|every) | (?=(?:hour|month|week|year|annual|bi)\w*ly\b|p\.?[am]\b))`;
const unit = String.raw`(?:${per}(hour|hr|h|hourly|month|mo|monthly|p\.?m|week|wk|weekly|year|yr|annum|yearly|annually|p\.?a)\b\.?)?`;
const lead = String.raw`((?:(?:with|and|at|for) )*(?:an? |the )?(?:(?:hourly|monthly|annual|yearly|weekly|base|starting) )*(?:salary|pay(?:s|ing)?|wages?|rate|compensation|earn(?:s|ing)?|budget)\b:?(?: (?:range|of|is|at|from|between))*)?`;
const bound = String.raw`(?: ?\b(up to|max(?:imum)?(?: of)?|at most|no more than|not more than|at least|from|starting at|min(?:imum)?(?: of)?|between)\b)?`;
const wholePay = new RegExp(
  `${lead}${bound} ?(?<![\\w$€£.,/-])${amount}(?: ?(?:-|–|—|to|and) ?${amount})?${unit}(?![\\w%])`,
  'giu',
);
const money = String.raw`(?:[€£₱₦₹]|\b(?:PHP|EUR|GBP|CAD|AUD|KES|NGN|INR|COP|MXN|BRL|[CA]A?\$) ?\$?)`;
const coins =
  '(?:euros?|eur|pounds?|gbp|pesos?|php|shillings?|kes|rupees?|inr|naira|ngn|cad|aud|reais|brl|mxn|cop)';
const foreign = new RegExp(
  String.raw`(?:${money} ?${figure}(?: ?k\b)?|\b${figure}(?: ?k\b)? ?${coins}\b)(?: ?(?:-|–|to|and) ?${money}? ?${figure}(?: ?k\b)?(?: ?${coins}\b)?)?${unit}`,
);

/** The pay a request names, a year; null when it names none. */
export function readPay(text: JobText, weekly: Weekly | null): Pay | null {
  const other = text.takeAny(foreign);
  if (other) {
    text.lose(other[0]);
    return [null, null];
  }
  const found = text.takeFirst(wholePay, isPay);
  if (!found) return null;
  const pay = yearly(found, weekly);
  if (!pay) text.lose(found[0].replace(/^.*?(?=[\d$])/, ''));
  return pay ?? [null, null];
}

type Parts = readonly (string | undefined)[];

/** A number is pay when it has a currency, a "k", a word for pay, or a time it's paid for. */
function isPay([
  ,
  word,
  ,
  dollar,
  ,
  k,
  after,
  otherDollar,
  second,
  otherK,
  otherAfter,
  time,
]: Parts): boolean {
  if ([word, dollar, after, otherDollar, otherAfter, k, otherK].some(Boolean)) return true;
  return (
    (time !== undefined && !/^(?:w|year$|yr$)/i.test(time)) ||
    (second !== undefined && numberOf(second) >= 1_000)
  );
}

const numberOf = (words: string): number => Number(words.replace(/[,.](?=\d{3}(?!\d))/g, ''));

function yearly(found: Parts, weekly: Weekly | null): Pay | null {
  const [, , limit = '', , first = '', k, , , second, otherK, , time = timeIn(found[1] ?? '')] = found;
  const one = numberOf(first) * (k || (otherK && numberOf(first) < 1_000) ? 1_000 : 1);
  const two = second === undefined ? one : numberOf(second) * (otherK ? 1_000 : 1);
  const [low, high] = one <= two ? [one, two] : [two, one];
  const hours = weekly ?? [40, 40];
  const per = (value: number, of: number): number | null => {
    if (/^h/i.test(time) || (time === '' && value < 200)) return value * 52 * of;
    if (/^(?:mo|p\.?m)/i.test(time)) return value * 12;
    if (/^w/i.test(time)) return value * 52;
    return time !== '' || value >= 10_000 ? value : null;
  };
  const [from, to] = [per(low, hours[0]), per(high, hours[1])];
  if (from === null || to === null) return null;
  const [min, max] = [Math.round(from), Math.round(to)];
  if (second !== undefined) return [min, max];
  if (/up to|max|most|more than/i.test(limit)) return [null, max];
  return /least|from|starting|min/i.test(limit) ? [min, null] : [min, max];
}

/** "An hourly rate of $15". */
const timeIn = (lead: string): string => lead.match(/\b(hour|month|week|year|annual)/i)?.[0] ?? '';
