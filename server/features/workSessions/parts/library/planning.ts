import { andList } from '../../../../../shared/text/lists.ts';
import {
  type Context,
  criterion,
  type Draft,
  daysAfter,
  dayText,
  people,
  type Random,
  sized,
  type Template,
  timeForms,
  timeText,
  weekdayText,
} from './kit.ts';
import { withStatements } from './statements/statements.ts';

/** Assignments that arrange things: calendars, orders of work, hours in other places, choices. */

const DAY_START = 9 * 60;
const DAY_END = 17 * 60;
const SLOT = 30;

type Busy = { from: number; to: number };

/** Calendars with exactly one common gap that is long enough, `length` minutes from `gap`. */
function calendars(
  context: Context,
  names: readonly string[],
  length: number,
): { gap: number; busy: Busy[][] } {
  const { random } = context;
  const gap = DAY_START + SLOT * random.int(2, (DAY_END - DAY_START) / SLOT - length / SLOT - 2);
  const busy: Busy[][] = names.map(() => []);
  for (let at = DAY_START; at < DAY_END; at += SLOT) {
    const inGap = at >= gap && at < gap + length;
    if (inGap) continue;
    // At least one person is busy in every half hour outside the gap.
    const who = random.some([...names.keys()], random.int(1, Math.max(1, names.length - 1)));
    for (const index of who) {
      const blocks = busy[index] ?? [];
      const last = blocks.at(-1);
      if (last && last.to === at) last.to = at + SLOT;
      else blocks.push({ from: at, to: at + SLOT });
    }
  }
  return { gap, busy };
}

/** A meeting at the only time that everyone is free. */
export function findSlot(scene: { key: string; title: string; brief: string; what: string }): Template {
  return {
    key: scene.key,
    taskType: 'Scheduling',
    build(context): Draft {
      const { random } = context;
      const persons = people(random, sized(context, 2, 3, 4));
      const length = sized(context, 60, 60, 90);
      const { gap, busy } = calendars(
        context,
        persons.map(({ full }) => full),
        length,
      );
      const day = daysAfter(context.today, random.int(1, 5));
      const others = Array.from(
        { length: (DAY_END - DAY_START) / SLOT },
        (_, index) => DAY_START + index * SLOT,
      )
        // The meeting's end may be named, too.
        .filter((at) => at !== gap && at !== gap + length)
        .flatMap((at) => [timeText(at)]);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `Find the one ${length}-minute slot between 9:00 AM and 5:00 PM when everyone is free for ${scene.what}. Write a line that begins with “Start:” and the time, then a second line with a sentence that invites everyone by first name.`,
        material: [
          {
            title: `Calendars for ${weekdayText(day)}, ${dayText(day)}`,
            lines: persons.map(
              ({ full }, index) =>
                `${full} is busy: ${(busy[index] ?? []).map(({ from, to }) => `${timeText(from)}–${timeText(to)}`).join(', ')}`,
            ),
          },
        ],
        hints: ['a “Start:” line with one time', 'a sentence that invites everyone', 'every first name'],
        form: 'records',
        criteria: [
          criterion('time', 'The right time', 7, {
            kind: 'lines',
            atStart: true,
            rows: [{ key: 'Start', values: [timeForms(gap)], not: others }],
          }),
          criterion('invites', 'Everyone invited', 3, {
            kind: 'facts',
            facts: persons.map(({ first }) => ({ name: first, any: [first] })),
          }),
        ],
        solution: `Start: ${timeText(gap)}\n${persons.map(({ first }) => first).join(', ')}, please join us for ${scene.what} on ${weekdayText(day)} at ${timeText(gap)}.`,
      };
    },
  };
}

/** Reverses a list that's mostly in order: the list as shown must not be the answer. */
function unordered(letters: string[]): string[] {
  const pairs = letters.flatMap((a, i) => letters.slice(i + 1).map((b) => a < b));
  return pairs.filter(Boolean).length > pairs.length / 2 ? letters.reverse() : letters;
}

const numbered = (rules: readonly string[]): string[] =>
  rules.length === 1 ? [...rules] : rules.map((rule, index) => `${index + 1}. ${rule}`);

type Ranked = { text: string; because: string };

/** Items to put in order, and a reason for the first. */
export function putInOrder(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  /** The first by priority. */
  rules: readonly string[];
  head: string;
  /** In the right order, with a list for those that a rule puts in the same place. An assignment shows some of them, in random order. */
  ranked: readonly (Ranked | readonly Ranked[])[];
}): Template {
  const ranked = scene.ranked.flatMap((one, rank) => [one].flat().map((item) => ({ ...item, rank })));
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const taken = random.some([...ranked.keys()], sized(context, 4, 5, 7)).sort((a, b) => a - b);
      const letters = unordered(random.some('ABCDEFGH'.split(''), taken.length)).map(
        (letter) => `Item ${letter}`,
      );
      const items = taken.map((place, index) => ({
        id: letters[index] ?? '',
        ...(ranked[place] ?? { text: '', because: '', rank: 0 }),
      }));
      const tied = Object.values(Object.groupBy(items, ({ rank }) => rank)).flatMap((group = []) =>
        group.length > 1 ? [group.map(({ id }) => id)] : [],
      );
      const shown = [...items].sort((a, b) => a.id.localeCompare(b.id));
      const first = items[0] ?? { id: '', because: '' };
      return {
        title: scene.title,
        brief: scene.brief,
        description:
          'Put the items in order by the rules in the panel. Write one on each line, starting with the first, such as “Item X.” Then add one sentence that says why the first one comes first.',
        material: [
          { title: 'Rules', lines: numbered(scene.rules) },
          { title: scene.head, lines: shown.map(({ id, text }) => `${id}: ${text}`) },
        ],
        hints: ['every item once, in order', 'a reason for the first one'],
        form: 'records',
        criteria: [
          criterion('order', 'The order', 8, {
            kind: 'order',
            keys: items.map(({ id }) => id),
            ...(tied.length > 0 ? { tied } : {}),
          }),
          criterion('reason', 'The reason', 2, {
            kind: 'facts',
            facts: [
              {
                name: 'why it comes first',
                any: ['because', 'since', 'as it', 'so that', 'first', 'must', 'before', 'otherwise'],
              },
            ],
          }),
        ],
        solution: `${items.map(({ id }) => id).join('\n')}\n${first.id} comes first because ${first.because}.`,
      };
    },
  };
}

const places = [
  { city: 'Chicago', ahead: -1 },
  { city: 'Denver', ahead: -2 },
  { city: 'Los Angeles', ahead: -3 },
  { city: 'London', ahead: 5 },
  { city: 'Nairobi', ahead: 8 },
  { city: 'Karachi', ahead: 10 },
  { city: 'Manila', ahead: 13 },
  { city: 'Bogotá', ahead: 0 },
];

/** One meeting in the local times of several places. */
export function convertHours(scene: { key: string; title: string; brief: string }): Template {
  return {
    key: scene.key,
    taskType: 'Scheduling',
    build(context): Draft {
      const { random } = context;
      const cities = random.some(places, sized(context, 3, 4, 6));
      // Late enough in the morning that no place is still in the day before.
      const start = 60 * random.int(8, 15) + random.pick([0, 30]);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `A call starts at ${timeText(start)} in New York. Write one line for each city with the local time, and add “next day” where it’s already the day after.`,
        material: [
          {
            title: 'Hours ahead of New York (+) or behind (-)',
            lines: cities.map(({ city, ahead }) => `${city}: ${ahead > 0 ? `+${ahead}` : ahead} h`),
          },
        ],
        hints: ['one line for each city', 'AM or PM, or the 24-hour clock', '“next day” where it applies'],
        form: 'records',
        criteria: [
          criterion('times', 'Local times', 10, {
            kind: 'lines',
            rows: cities.map(({ city, ahead }) => {
              const minutes = start + ahead * 60;
              const next = minutes >= 1440;
              return {
                key: city,
                values: next
                  ? [halfDay(minutes - 1440), ['next day', 'tomorrow', 'day after', '+1']]
                  : [halfDay(minutes)],
                not: [...otherHalf(minutes % 1440), ...(next ? [] : ['next day'])],
              };
            }),
          }),
        ],
        solution: cities
          .map(({ city, ahead }) => {
            const minutes = start + ahead * 60;
            return `${city}: ${timeText(minutes % 1440)}${minutes >= 1440 ? ' next day' : ''}`;
          })
          .join('\n'),
      };
    },
  };
}

/** Ways to write a time that include the half of the day. */
function halfDay(minutes: number): string[] {
  const hour = Math.floor(minutes / 60);
  return timeForms(minutes).filter(
    (form) => !/^\d{1,2}:\d{2}$/.test(form) || Number(form.split(':')[0]) === hour,
  );
}

/** The same figures in the other half of the day, which would be another time. */
function otherHalf(minutes: number): string[] {
  return halfDay((minutes + 720) % 1440).filter((form) => /[ap]\.?m/.test(form));
}

type Choice = { name: string; facts: string[]; fits: boolean };

/** Several offers of which exactly one meets the needs. */
export function chooseOne(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  noun: string;
  build(
    random: Random,
    context: Context,
  ): { needs: string[]; choices: Choice[]; reasons: { name: string; any: string[] }[] };
}): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { needs, choices, reasons } = scene.build(context.random, context);
      const right = choices.find(({ fits }) => fits) ?? { name: '', facts: [] };
      const others = choices.filter(({ fits }) => !fits).map(({ name }) => name);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `Only one ${scene.noun} meets every requirement. Write a line that begins with “Choice:” and its name, then explain in two or three sentences of your own why it fits and why the others don’t.`,
        material: [
          { title: 'Requirements', lines: needs },
          { title: 'Options', lines: choices.map(({ name, facts }) => `${name}: ${facts.join(' · ')}`) },
        ],
        hints: ['a “Choice:” line with one name', 'the reasons in sentences', 'figures from the options'],
        form: 'prose',
        criteria: [
          criterion('choice', 'The right choice', 6, {
            kind: 'lines',
            atStart: true,
            rows: [{ key: 'Choice', values: [[right.name]], not: others }],
          }),
          criterion('reasons', 'Reasons', 3, {
            kind: 'facts',
            facts: withStatements(scene.key, reasons),
          }),
          criterion('length', 'Enough explanation', 1, {
            kind: 'length',
            min: sized(context, 15, 20, 25),
            max: 150,
          }),
        ],
        solution: `Choice: ${right.name}\nI would take ${right.name} because it’s the only one that meets every requirement: ${andList(reasons.map(({ any }) => any[0] ?? ''))}. Each of the other options falls short on one requirement, so they’re out.`,
      };
    },
  };
}
