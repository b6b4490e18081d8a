const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const name = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const range = new RegExp(
  String.raw`\b(${name})s?\.?\s*(?:-|–|to|until|till|thru|through)\s*(${name})s?\b`,
  'giu',
);
const single = new RegExp(String.raw`\b${name}(s?)\b`, 'giu');
const all =
  /\bweek ?days?\b|\bevery ?day\b|\bdaily\b|\bm\s?-\s?f\b|\b(?:all|whole) week\b|\b(?:five|5|six|6|seven|7) days\b/iu;
const weekends = /\bweek ?ends?\b/iu;
/** What isn't said of the days hours are offered for. */
const beside =
  /\b(?:except|besides|apart from|not|but|also|even|too|as well|plus|start(?:ing)?|begin(?:ning)?|since|from|next|this|last)\b/iu;

/** Monday to Friday. */
export const WEEKDAYS: ReadonlySet<number> = new Set([0, 1, 2, 3, 4]);

/**
 * The days, 0 for Monday, that a text names for hours. Null when it names none, all of them, or one day that may be the first. Texts
 * with words for days off or additional days count as naming none, because such days aren't told from the others.
 */
export function daysNamedIn(text: string): ReadonlySet<number> | null {
  if (all.test(text) || beside.test(text)) return null;
  const days = new Set<number>();
  const at = (day: string): number => NAMES.indexOf(day.slice(0, 3).toLowerCase());
  for (const [, first = '', last = ''] of text.matchAll(range))
    for (let day = at(first); day !== at(last); day = (day + 1) % NAMES.length)
      days.add(day).add((day + 1) % NAMES.length);
  const singles = [...text.matchAll(single)];
  for (const [found] of singles) days.add(at(found));
  const onlyWeekends = weekends.test(text);
  if (days.size === 0 && !onlyWeekends) return null;
  const isStart =
    days.size === 1 &&
    !onlyWeekends &&
    singles.every(([, plural]) => plural === '') &&
    !/\bonly\b/iu.test(text);
  if (onlyWeekends) days.add(5).add(6);
  return isStart ? null : days;
}
