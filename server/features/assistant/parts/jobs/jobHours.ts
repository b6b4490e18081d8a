import { andList } from '../../../../../shared/text/lists.ts';
import { JobText } from './jobText.ts';

/** Hours a week: from, to. */
export type Weekly = readonly [number, number];

/** When the work is done, with sentences for the description. */
export type Hours = { workHours: string; remarks: readonly string[]; weekly: Weekly | null };

const day =
  '(?:mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?';
const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const dayOf = (word: string): string =>
  days.find((name) => name.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) ?? word;

const shift = `(?:(?:over)?nights?|graveyard|evenings?|late|weekends?|part[- ]?time|${day})(?:[- ](?:shifts?|work|hours|duty))?`;
const several = `${shift}(?:(?:, (?:and |or )?| and | or | nor |/)(?:on )?${shift})*`;
const unwanted = [
  `${JobText.no}${several}(?: (?:is |are )?(?:needed|required|necessary|wanted))?`,
  String.raw`\b${several}(?: is| are)?(?: not|n['’]t) (?:needed|required|necessary|included|expected)\b`,
  String.raw`\b${several} (?:are |is )?(?:off|free)\b`,
].map((source) => new RegExp(source));

/** Takes the hours, days, and shifts out of the request. */
export function readHours(text: JobText): Hours {
  let denied = '';
  for (const pattern of unwanted)
    for (let found = text.takeAny(pattern); found; found = text.takeAny(pattern)) {
      denied += ` ${found[0].toLowerCase()}`;
      // The usual days are Monday to Friday: which of them is free has no place in the form.
      if (/\b(?:mon|tue|wed|thu|fri)/i.test(found[0])) text.lose(found[0]);
    }
  const times = readTimes(text);
  const weekly = readWeekly(text);
  const named = readDays(text);
  const taken = (pattern: RegExp): boolean => text.take(pattern, undefined, { keepsTitle: true }) !== null;
  const isNight = taken(
    /(?:an? |the |on |during )*\b(?:(?:over)?night|graveyard)s?(?:[- ]shifts?| work| hours| only)*\b/,
  );
  const isLate = taken(
    /(?:an? |the |on |in |during |or )*\b(?:evening|late(?=[- ]shift))s?(?:[- ]shifts?| work| hours| only)*\b/,
  );
  const isWeekend = taken(/(?:an? |the |on |during )*\bweekends?(?:[- ]shifts?| work| hours| only)*\b/);
  const isPart = taken(/\bpart[- ]?time\b/) || (weekly !== null && weekly[1] < 35);
  taken(/\bfull[- ]?time\b/);
  const noWeekend = /weekend|\bsat|\bsun/.test(denied);
  const whichDays = named ?? (isWeekend ? 'Saturday and Sunday' : null);
  const when = times ?? shiftHours(isNight, isLate);
  return {
    workHours: hoursOf({ when, whichDays: whichDays ?? (noWeekend ? usual : null), weekly, isPart }),
    remarks: [
      ...(isNight || isLate
        ? [
            `This is ${isNight ? (isLate ? 'a night or evening' : 'a night') : 'an evening'} shift${times ? '' : ' on U.S. Eastern time'}.`,
          ]
        : []),
      ...(isWeekend ? ['This is weekend work.'] : []),
      ...(isPart ? [`This is part-time work${partOf(weekly, when, whichDays)}.`] : []),
      ...(noWeekend ? ['There’s no weekend work.'] : []),
      ...(/night|graveyard/.test(denied) ? ['There are no night shifts.'] : []),
    ],
    weekly,
  };
}

const usual = 'Monday to Friday';

const shiftHours = (isNight: boolean, isLate: boolean): string | null =>
  isNight ? (isLate ? '10 PM–6 AM or 3 PM–11 PM ET' : '10 PM–6 AM ET') : isLate ? '3 PM–11 PM ET' : null;

const weeklyWords = ([from, to]: Weekly): string => `${from === to ? to : `${from}–${to}`} hours a week`;

const partOf = (weekly: Weekly | null, when: string | null, whichDays: string | null): string =>
  weekly ? `, ${weeklyWords(weekly)}` : when || whichDays ? '' : ', 20 hours a week';

type Parts = { when: string | null; whichDays: string | null; weekly: Weekly | null; isPart: boolean };
function hoursOf({ when, whichDays, weekly, isPart }: Parts): string {
  const parts = (...all: (string | null)[]): string => all.filter((one) => one !== null).join(', ');
  if (isPart && !weekly && !when && (!whichDays || whichDays === usual))
    return '20 hours a week, 9 AM–1 PM ET';
  if (isPart) return parts(weekly ? weeklyWords(weekly) : 'Part-time', when, whichDays);
  const whole =
    when && !whichDays && /ET$/.test(when) && /^(?:10 PM|3 PM)/.test(when)
      ? when
      : parts(when ?? '9 AM–6 PM ET', whichDays ?? usual);
  return weekly ? `${weeklyWords(weekly)}, ${whole}` : whole;
}

const clock = String.raw`(\d{1,2})(?:[:.](\d{2}))? ?(a\.?m\b\.?|p\.?m\b\.?|noon\b)?`;
const zone = String.raw`(?: ?\(?((?:[ECPM][SD]?T|GMT|UTC|PHT|EAT|IST|WAT|CET)(?: ?[+-]\d{1,2})?\b|(?:US |U\.S\. )?(?:Eastern|Pacific|Central|Mountain)(?: Standard| Daylight)?(?: Time)?\b|(?:(?:their|your) )?(?:\p{L}+) time\b)\)?)?`;
const range = new RegExp(
  String.raw`(?:(?:from|between|working|works?|hours?:?) )*(?<![\d$€£.,:-])${clock} ?(?:-|–|—|to|until|till|and) ?${clock}(?![\d%k,])(?! ?(?:hours?|hrs?|h|days?|years?|yrs?|months?|weeks?|people|agents?|openings?|calls?|tickets?|usd|dollars|/|per|an?)\b)${zone}`,
  'giu',
);

/** "8 AM to 4 PM Pacific", "9-5 EST", "22:00–06:00" as "8 AM–4 PM Pacific" and so on; null when no times are named. */
function readTimes(text: JobText): string | null {
  const found = text.takeFirst(
    range,
    ([whole = '', from = '', fromMinutes, am, to = '', toMinutes, pm, at]) => {
      const isClock = Number(from) <= 24 && Number(to) <= 24;
      // "Nine to five" is known by its figures; any other pair of numbers needs a sign of the time of day.
      const isSigned =
        Boolean(am || pm || fromMinutes || toMinutes || at) || (from === '9' && /^[56]$/.test(to));
      return isClock && isSigned && !/\$/.test(whole);
    },
  );
  if (!found) return null;
  const [, from = '', fromMinutes, am = '', to = '', toMinutes, pm = '', at = ''] = found;
  const [start, end] = [Number(from), Number(to)];
  const is24 = start > 12 || end > 12 || /^0/.test(from) || /^0/.test(to);
  const half = (word: string, guess: string): string =>
    word === '' ? guess : /^p/i.test(word) ? 'PM' : /^n/i.test(word) ? 'PM' : 'AM';
  const endHalf = half(
    pm,
    am !== '' && end <= start ? (half(am, '') === 'AM' ? 'PM' : 'AM') : am !== '' ? half(am, '') : 'PM',
  );
  const startHalf = half(
    am,
    pm === '' ? 'AM' : start > end || start === 12 ? (endHalf === 'PM' ? 'AM' : 'PM') : endHalf,
  );
  const shown = (hour: number, minutes: string | undefined, part: string): string => {
    const rest = minutes && minutes !== '00' ? `:${minutes}` : '';
    if (!is24 || (am !== '' && pm !== '')) return `${hour}${rest} ${part}`;
    return `${hour % 12 || 12}${rest} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
  };
  return `${shown(start, fromMinutes, startHalf)}–${shown(end, toMinutes, endHalf)}${zoneWords(at)}`;
}

const zoneWords = (at: string): string =>
  at === ''
    ? ''
    : ` ${/^\w{2,4}(?: ?[+-]\d+)?$/.test(at) && !/time/i.test(at) ? at.toUpperCase() : at.replace(/\p{L}+/gu, (word) => (/^(?:time|their|your|local)$/i.test(word) ? word.toLowerCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`))}`;

function readWeekly(text: JobText): Weekly | null {
  const found =
    text.take(
      /(?:(?:for|with|about|around|approx\.?|approximately) )*\b(\d{1,2})(?: ?(?:-|–|to) ?(\d{1,2}))? ?(?:hours?|hrs?|h)(?: ?\/ ?| (?:per|an?|each|every) | )(?:week|wk|weekly)\b/,
    ) ?? text.take(/\b(\d{1,2})()[- ]hours?(?: work)?[- ]weeks?\b/);
  const [, from = '', to = ''] = found ?? [];
  return found ? [Number(from), Number(to === '' ? from : to)] : null;
}

function readDays(text: JobText): string | null {
  const span = text.take(
    new RegExp(
      String.raw`(?:(?:on|from) )?\b(${day}) ?(?:-|–|—|to|through|thru|till|until) ?(${day})\b(?: only)?`,
    ),
  );
  if (span) return `${dayOf(span[1] ?? '')} to ${dayOf(span[2] ?? '')}`;
  const list = text.take(
    new RegExp(
      String.raw`(?:(?:on|only) )*\b(${day}(?:(?:, (?:and |or )?| and | or | & |/)${day})+)\b(?: only)?`,
    ),
  );
  if (list) return andList((list[1] ?? '').match(new RegExp(`\\b${day}\\b`, 'gi'))?.map(dayOf) ?? []);
  const one = text.take(/(?:(?:on|only) )*\b((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b(?: only)?/);
  if (one) return `${dayOf(one[1] ?? '')}s`;
  return text.take(/(?:on )?\b(?:weekdays|business days)\b(?: only)?/) ? usual : null;
}
