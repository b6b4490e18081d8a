/** Digits in one piece or in groups of three: "1200", "1,200", "1 200". */
const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+)$/;

/**
 * The number that was typed or pasted, also with a dollar sign before it or the field's unit after it. An empty text is
 * ''; anything else is NaN, which every schema refuses: leaving out what isn't understood would save another number.
 */
export function typedNumber(text: string, unit = ''): number | '' {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ').trim();
  if (plain === '') return '';
  const [, minus = '', figures = ''] = /^([-−]?) ?\$? ?(.*)$/.exec(withoutUnit(plain, unit)) ?? [];
  const [, whole = '', decimals = ''] = /^([^.]*)\.?(\d*)$/.exec(figures) ?? [];
  const isNumber = whole === '' ? decimals !== '' : WHOLE.test(whole);
  return isNumber ? Number(`${minus && '-'}${whole.replace(/[ ,]/g, '')}.${decimals}`) : Number.NaN;
}

const withoutUnit = (text: string, unit: string): string =>
  unit !== '' && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : text;

/** How the field shows a number while no one types. */
export const numberText = (value: number | '', unit = ''): string =>
  value === '' || Number.isNaN(value)
    ? ''
    : `${value.toLocaleString('en-US', { maximumFractionDigits: 20 })}${unit}`;

/** What's being typed, and whether its commas are those the field had put there. */
export type Typing = { text: string; ownCommas: boolean };

/** Editing "45,000" passes through "45,00", which is 4,500; a typed or pasted comma has to be in its place. */
export const numberIn = ({ text, ownCommas }: Typing, unit = ''): number | '' =>
  typedNumber(ownCommas ? text.replaceAll(',', '') : text, unit);

/** The next state after an edit. */
export const edited = (before: Typing, text: string): Typing => ({
  text,
  ownCommas: text === '' || (before.ownCommas && !inserted(before.text, text).includes(',')),
});

/** The part of `after` that isn't in `before`. */
function inserted(before: string, after: string): string {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return after.slice(start, after.length - end);
}

/** One step up or down, within the range. */
export function stepped(value: number | '', step: number, min: number, max: number): number {
  const from = Number.isNaN(value) ? 0 : Number(value);
  return Math.min(max, Math.max(min, Number((from + step).toFixed(10))));
}
