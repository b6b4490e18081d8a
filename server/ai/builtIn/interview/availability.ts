import type { InterviewPhase } from '../../../../shared/interview/schema.ts';
import { orList } from '../../../../shared/text/lists.ts';
import { hoursOffered } from '../../../features/interview/parts/answers/hours.ts';
import type { InterviewFacts, Turn } from '../../../features/interview/parts/context.ts';
import { daysNamedIn, WEEKDAYS } from '../reading/days.ts';
import { type HoursSpan, hoursSpansIn, sharedMinutes } from '../reading/hours.ts';
import { type Sentence, sentencesIn } from '../reading/tokens.ts';
import { offsetsOf, zonesIn } from '../reading/zones.ts';
import { withoutAddressed } from './addressed.ts';
import { narrows, refuses } from './limits.ts';
import { type NamedHours, roleOf, standing } from './offers.ts';
import { isCopied, ourWords } from './said.ts';

/** One sentence of the person, in the order said. */
type Said = Sentence & { phase: InterviewPhase; turn: number };

type Availability = {
  /** 1–5 in half steps; null when hours were neither asked for nor named. */
  rating: number | null;
  reason: string;
  /** Whole sentences, to the character. */
  quotes: string[];
  /** Minutes of the posting's day that the person's hours cover, and how long that day is; null without a span. */
  overlap: { minutes: number; of: number } | null;
};

type Interval = { start: number; end: number };
type Offered = ReturnType<typeof hoursOffered>;

const lengthOf = ({ start, end }: Interval): number => end - start;

/** Without the time zone, hours may fit or not: that's open. */
const UNZONED_MAX = 3.5;

/** Without hours in the posting, "U.S. business hours" is what the rubric measures against. */
const usual = '9 AM - 5 PM ET';
const EASTERN = 'America/New_York';

/** The posting's day in minutes of UTC, in winter and summer. */
function wantedHours(workHours: string | null): { winter: Interval; summer: Interval; zone: string } {
  const given = workHours ?? usual;
  const span = hoursSpansIn(given)[0] ?? hoursSpansIn(usual)[0] ?? { start: 540, end: 1020 };
  const zone = zonesIn(given)[0] ?? EASTERN;
  return { ...inUtc(span, zone), zone };
}

function inUtc({ start, end }: Interval, zone: string): { winter: Interval; summer: Interval } {
  const { winter, summer } = offsetsOf(zone);
  return {
    winter: { start: start - winter, end: end - winter },
    summer: { start: start - summer, end: end - summer },
  };
}

/** `zoned`: it's known whose clock is meant. */
type Fit = {
  minutes: number;
  text: string;
  zoned: boolean;
  days: ReadonlySet<number> | null;
  /** The person's clock is ahead of the posting's, so that a night may begin on the day before. */
  ahead: boolean;
};

/** How much of the posting's day a span covers, read in each of the zones it may be meant in. */
function coverOf(
  span: HoursSpan,
  zones: readonly string[],
  wanted: { winter: Interval; summer: Interval },
): number {
  return Math.max(
    0,
    ...zones.map((zone) => {
      const { winter, summer } = inUtc(span, zone);
      return Math.max(sharedMinutes(winter, wanted.winter), sharedMinutes(summer, wanted.summer));
    }),
  );
}

/** The days a span is said for: those named before it, since another one, or else those after it. */
function daysOf(text: string, span: HoursSpan, spans: readonly HoursSpan[]): ReadonlySet<number> | null {
  const before = spans.findLast(({ at }) => at < span.at);
  const after = spans.find(({ at }) => at > span.at);
  const end = span.at + span.text.length;
  const lead = text.slice(before ? before.at + before.text.length : 0, span.at);
  return daysNamedIn(lead) ?? (days.test(lead) ? null : daysNamedIn(text.slice(end, after?.at)));
}

/** Beside a span: it's the posting's clock that is meant. */
const yours = /\b(?:your|ur|yours|u\.?s\.?)\b/i;
const BESIDE = { before: 24, after: 12 };

const days =
  /\b(?:mon(?:day)?s?|tue(?:s(?:day)?)?s?|wed(?:nesday)?s?|thu(?:r(?:s(?:day)?)?)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|week\s?days?|m\s?-\s?f|every\s?day|daily|whole week|lunes|viernes|lunes a viernes|(?:five|six|5|6) days)\b/i;
const place =
  /\b(?:internet|connection|wi-?fi|fib(?:er|re)|broadband|mbps|megas?|gigabit|starlink|router|quiet|room|desk|(?:at|from) home|home|office|workspace|study|flat|apartment|house|converge|pldt|telmex)\b/i;
const backup =
  /\b(?:backup|back-up|plan b|ups|inverter|generator|gen|battery|power station|hotspot|second (?:line|connection)|mobile data|phone data|data (?:in|on) (?:the|my) phone|pocket wifi|lte|4g|5g|coworking|reserve)\b/i;
const seasons =
  /\b(?:summer|winter|daylight|dst|clocks?|all year|time change)\b|\b(?:night|graveyard|late)\s?-?(?:shift|cover|work)|\b(?:shifts?|nights?)\b.{0,20}\b(?:years?|yrs|since|before|used)\b/i;
const lacking = /\b(?:no|without|have to buy|don['’]?t have|irregular)\b/i;
const willing =
  /\b(?:flexible|any ?time|anytime|24\/7|whenever|all day|full.?time|available|willing|no (?:problem|difficulty)|adapt|any shift|your hours)\b/i;
const partOfDay = /\b(?:mornings?|afternoons?|evenings?|nights?|hours (?:ahead|behind))\b/i;

/** {@link readAvailability} of a whole interview. */
export function availabilityIn(facts: InterviewFacts, talk: readonly Turn[]): Availability {
  const turns = talk.map((turn) =>
    turn.role === 'user' ? { ...turn, content: withoutAddressed(turn.content) } : turn,
  );
  const said: Said[] = [];
  const ours = ourWords(facts, turns);
  let phase: InterviewPhase = 'opening';
  for (const turn of turns) {
    if (turn.meta) phase = turn.meta.phase;
    if (turn.role !== 'user') continue;
    for (const sentence of sentencesIn(turn.content)) {
      if (!isCopied(sentence.text, ours)) said.push({ ...sentence, phase, turn: turn.seq });
    }
  }
  return readAvailability(said, {
    workHours: facts.workHours,
    resume: facts.resumeText,
    asked: turns.some(({ meta }) => meta?.phase === 'availability'),
    offered: hoursOffered(turns),
  });
}

/**
 * Compares the offered hours with the posting's by arithmetic: minutes of overlap in the person's zone, in winter or
 * summer, whichever fits; then whether days, a place, and the other season were considered, and what was withdrawn.
 */
function readAvailability(
  all: readonly Said[],
  context: {
    workHours: string | null;
    resume: string | null;
    asked: boolean;
    /** Hours offered in the midst of other things, the last of them. */
    offered: Offered;
  },
): Availability {
  const about = all.filter(({ phase }) => phase === 'availability');
  const { offered } = context;
  const elsewhere = all.filter(
    ({ text, phase }) =>
      phase !== 'availability' &&
      (isIn(offered, text) || (offering.test(text) && hoursSpansIn(text).length > 0)),
  );
  const said = all.filter((one) => about.includes(one) || elsewhere.includes(one));
  if (!context.asked && elsewhere.length === 0)
    return { rating: null, reason: '', quotes: [], overlap: null };
  const wanted = wantedHours(context.workHours);
  const of = lengthOf(wanted.winter);
  const talk = zonesIn(all.map(({ text }) => text).join('\n'));
  const near = zonesIn(about.map(({ text }) => text).join('\n'));
  const home = near.length > 0 ? near : talk.length > 0 ? talk : zonesIn(context.resume ?? '').slice(0, 1);
  const named = namedIn(said, offered);
  const fits = standing(named, said).map((hours) => fitOf(hours, home, wanted));
  const best = fits.reduce<Fit | null>((top, fit) => (top && top.minutes >= fit.minutes ? top : fit), null);
  const has = (pattern: RegExp): boolean => said.some(({ text }) => pattern.test(text));
  const limited = about.filter(narrows);
  const refused = about.some(refuses);
  if (!best) {
    const hours = named.length > 0;
    return withoutSpan(about, { refused, hours, days: has(days), place: has(place) });
  }
  // Hours on some of the posting's days cover a part of the week; on none of them, nothing.
  const whole = fits.filter(({ minutes }) => minutes >= best.minutes);
  const onDays = new Set(whole.flatMap(({ days }) => [...(days ?? [])]));
  const wantedDays = [...(daysNamedIn(context.workHours ?? '') ?? WEEKDAYS)];
  const covered = [0, ...(whole.some(({ ahead }) => ahead) ? [1] : [])].map(
    (later) => wantedDays.filter((day) => onDays.has((day + later) % 7)).length,
  );
  const onSome = whole.every(({ days }) => days !== null) && Math.max(...covered) < wantedDays.length;
  const share = onSome && Math.max(...covered) === 0 ? 0 : best.minutes / of;
  const narrowed = limited.length > 0 || !onSome ? limited : said.filter(({ text }) => text === best.text);
  const full = share >= 0.85;
  let rating = share >= 0.97 ? 4 : full ? 3.5 : share >= 0.7 ? 3 : share >= 0.5 ? 2.5 : share >= 0.3 ? 2 : 1;
  const missing: string[] = [];
  if (full) {
    if (!has(days)) {
      rating -= 0.5;
      missing.push('the days');
    }
    if (has(place)) rating += 0.5;
    else missing.push('where they’d work');
    if (has(seasons)) rating += 0.25;
    if (said.some(({ text }) => backup.test(text) && !lacking.test(text))) rating += 0.25;
  }
  if (!best.zoned) {
    rating = Math.min(rating, UNZONED_MAX);
    missing.unshift('the time zone');
  }
  if (narrowed.length > 0) rating = Math.min(rating, 4.25) - 0.5 - 0.5 * Math.min(2, narrowed.length);
  if (refused) rating = Math.min(rating, full ? 2.5 : 1);
  rating = Math.min(5, Math.max(1, Math.round(rating * 2) / 2));
  const quotes = [
    said.find(({ text }) => text === best.text),
    ...narrowed,
    ...about.filter(({ text }) => place.test(text)),
  ];
  return {
    rating,
    reason: reasonOf(share === 0 ? 0 : best.minutes, of, { narrowed: narrowed.length > 0, refused, missing }),
    quotes: [...new Set(quotes.flatMap((one) => one?.text ?? []))].slice(0, 3),
    overlap: { minutes: share === 0 ? 0 : best.minutes, of },
  };
}

const isIn = (offered: Offered, text: string): boolean =>
  offered?.quotes.some((quote) => text.includes(quote)) ?? false;

/** The hours that sentences name, each with what the sentence does with them. */
function namedIn(said: readonly Said[], offered: Offered): NamedHours[] {
  const named: NamedHours[] = [];
  // Hours in words (“nine to five”) are found only by the interviewer's reading, which quotes the sentence.
  const spelled = !said.some(({ text }) => isIn(offered, text) && hoursSpansIn(text).length > 0);
  for (const [place, sentence] of said.entries()) {
    const following = said[place + 1];
    const next = following?.turn === sentence.turn ? following : null;
    const spoken =
      spelled && offered && isIn(offered, sentence.text) ? `${offered.from} to ${offered.to}` : '';
    for (const span of [...hoursSpansIn(sentence.text), ...hoursSpansIn(spoken)]) {
      const before = named.at(-1)?.role ?? null;
      const role = spoken === '' ? roleOf(sentence, span, { before, next }) : 'offered';
      named.push({ span, sentence, turn: sentence.turn, role, asked: sentence.phase === 'availability' });
    }
  }
  return named;
}

/** How a span fits the posting's day. `home`: the zones to read it in when its sentence names none. */
function fitOf(
  { span, sentence: { text } }: Pick<NamedHours, 'span' | 'sentence'>,
  home: readonly string[],
  wanted: ReturnType<typeof wantedHours>,
): Fit {
  const own = zonesIn(text);
  const beside = text.slice(Math.max(0, span.at - BESIDE.before), span.at + span.text.length + BESIDE.after);
  const zones = [...(own.length > 0 ? own : home), ...(yours.test(beside) ? [wanted.zone] : [])];
  return {
    minutes:
      zones.length > 0
        ? coverOf(span, zones, wanted)
        : Math.min(lengthOf(wanted.winter), span.end - span.start),
    text,
    zoned: zones.length > 0,
    days: daysOf(text, span, hoursSpansIn(text)),
    ahead: [...zones, ...home].some((zone) => offsetsOf(zone).winter > offsetsOf(wanted.zone).winter),
  };
}

const offering =
  /\b(?:i (?:can|could|would|will)|i['’](?:d|ll|m)|available|availability|free|my hours|work for you|your \d|same hours)\b/i;

function withoutSpan(
  about: readonly Said[],
  has: { refused: boolean; hours: boolean; days: boolean; place: boolean },
): Availability {
  const useful = about.filter(({ text }) => willing.test(text) || partOfDay.test(text) || days.test(text));
  const quotes = (useful.length > 0 ? useful : about).slice(0, 2).map(({ text }) => text);
  if (has.refused || useful.length === 0) {
    const reason = has.hours ? 'Mentions hours but doesn’t offer any.' : 'Doesn’t give any hours.';
    return { rating: quotes.length > 0 ? 1 : null, reason, quotes, overlap: null };
  }
  const part = useful.some(({ text }) => partOfDay.test(text));
  const rating = 1.5 + (part ? 0.5 : 0) + (has.days && part ? 0.5 : 0) + (has.place && part ? 0.25 : 0);
  return {
    rating: Math.round(rating * 2) / 2,
    reason: part
      ? 'Gives a part of the day, but no start or end time.'
      : 'Willing, but doesn’t give start and end times or days.',
    quotes,
    overlap: null,
  };
}

const spoken = (minutes: number): string => {
  const hours = Math.round(minutes / 30) / 2;
  return `${Math.floor(hours)}${hours % 1 === 0 ? '' : '½'}`;
};

function reasonOf(
  minutes: number,
  of: number,
  { narrowed, refused, missing }: { narrowed: boolean; refused: boolean; missing: string[] },
): string {
  const covers =
    minutes >= of * 0.97
      ? `Covers all ${spoken(of)} hours of the posting`
      : `Covers ${spoken(minutes)} of the posting’s ${spoken(of)} hours`;
  const notes = [
    ...(refused ? ['and says what isn’t possible'] : []),
    ...(narrowed && !refused ? ['with some details left open'] : []),
    ...(missing.length > 0 ? [`without naming ${orList(missing)}`] : []),
  ];
  return notes.length > 0 ? `${covers}, ${notes.join(', ')}.` : `${covers}.`;
}
