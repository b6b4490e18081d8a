import { numerals, numeralUpTo } from './numerals.ts';

/** A span of a working day as written, in minutes after midnight; `end` is after `start`, also past midnight. */
export type HoursSpan = { start: number; end: number; at: number; text: string };

/** Hours are written out in words only up to twelve. */
const numeral = numeralUpTo(12);
const partOfDay = String.raw`(?:\s+(?:o['’]?clock|(?:in|of) the (?:early |late )?(?:morning|afternoon|evening|night)|at (?:night|noon|midnight)))`;
const clock = String.raw`(?:half past (?:${numeral})|\d{1,2}(?:[:.h]\d{2})?\s?(?:a\.?m\b\.?|p\.?m\b\.?|h(?:rs?)?\b)?(?:\s?(?:and (?:a )?half|ish))?|\d{4}\s?(?:h|hrs?|hours)\b|noon|midday|midnight|(?:${numeral})(?: thirty)?)${partOfDay}*`;
/** Between the two: whose clock it is, and "I finish at". */
const zone = String.raw`(?:(?:e[sd]?t|c[sd]t|m[sd]t|p[sd]?t|utc|gmt|ist|pht|wat|eat|cat|(?:eastern|central|mountain|pacific)(?: time)?)\s+)?`;
const ends = String.raw`(?:and|then|and then)\s+(?:i\s+)?(?:finish|end|stop)\s+(?:at|by)|`;
const joint = String.raw`\s*(?:here\s+|there\s+)?${zone}(?:${ends}to|until+|til+|till|up to|thru|through|and|hasta|hanggang|sampai|a|-|–|—)\s*(?:about |around |the |perhaps |maybe |at )?`;
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£#.,:])(?:(?:from|between|starting|start)\s+(?:at\s+|about\s+|the\s+)?)?(?:the\s+)?(${clock})${joint}(${clock})(?![\p{L}\p{N}%])`,
  'giu',
);
/** Two numbers before one of these count things rather than hours. */
const counting =
  /^\s*(?:%|(?:percent|hundred|thousand|years?|months?|weeks?|days?|hours?|minutes?|mins?|times|people|customers?|clients?|tickets?|calls?|chats?|e-?mails?|records?|orders?|entries|rows|pages|files|items|cases|mbps|mega|megas|mb|k)\b)/i;

type Moment = { hour: number; minute: number; half: 'am' | 'pm' | null };

function momentOf(text: string): Moment | null {
  const plain = text.toLowerCase();
  if (/\bnoon|midday/.test(plain)) return { hour: 12, minute: 0, half: 'pm' };
  if (/midnight/.test(plain)) return { hour: 0, minute: 0, half: 'am' };
  const past = new RegExp(`half past (${numeral})`).exec(plain)?.[1];
  const spoken = new RegExp(`\\b(${numeral})\\b`).exec(plain)?.[1];
  const [, digits, minutes] = /(\d{1,2})(?:[:.h](\d{2}))?/.exec(plain) ?? [];
  const military = /^\s*(\d{2})(\d{2})\s?h/.exec(plain);
  if (military) {
    return { hour: Number(military[1]), minute: Number(military[2]), half: null };
  }
  const hour = digits !== undefined ? Number(digits) : (numerals[past ?? spoken ?? ''] ?? -1);
  if (hour < 0 || hour > 24) return null;
  const minute = minutes !== undefined ? Number(minutes) : past || /half|thirty/.test(plain) ? 30 : 0;
  const half = /a\.?m\b|morning/.test(plain)
    ? 'am'
    : /p\.?m\b|afternoon|evening/.test(plain)
      ? 'pm'
      : /night/.test(plain)
        ? hour >= 5 && hour !== 12
          ? 'pm'
          : 'am'
        : null;
  return { hour, minute, half };
}

/** Minutes after midnight a moment can mean: one, or two where neither half of the day is named. */
function minutesOf({ hour, minute, half }: Moment): number[] {
  if (hour > 12) return [(hour % 24) * 60 + minute];
  const base = (hour % 12) * 60 + minute;
  if (half === 'am') return [base];
  if (half === 'pm') return [base + 720];
  return [base, base + 720];
}

const DAY = 1_440;

/**
 * All stretches a text can mean. "8 to 4" is read both ways round, since only the posting's hours can tell which
 * is meant; "1 to 9 PM" in one.
 */
export function hoursSpansIn(text: string): HoursSpan[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [whole, first, second] = match;
    if (!first || !second || counting.test(text.slice(match.index + whole.length))) return [];
    const [from, to] = [momentOf(first), momentOf(second)];
    if (!from || !to) return [];
    const found = minutesOf(from).flatMap((start) =>
      minutesOf(to).map((end) => ({ start, end: end <= start ? end + DAY : end })),
    );
    // "9 to 12" is a morning, unless a half of the day is named.
    const isBare = [from, to].every(({ half, hour }) => half === null && hour <= 12);
    const longest = (isBare ? 12 : 15) * 60;
    return found
      .filter(({ start, end }) => end - start >= 120 && end - start <= longest)
      .map((span) => ({ ...span, at: match.index, text: whole.trim() }));
  });
}

/** Minutes that two daily stretches share; both may run past midnight. */
export function sharedMinutes(
  one: { start: number; end: number },
  other: { start: number; end: number },
): number {
  return [-DAY, 0, DAY].reduce(
    (sum, shift) =>
      sum + Math.max(0, Math.min(one.end, other.end + shift) - Math.max(one.start, other.start + shift)),
    0,
  );
}
