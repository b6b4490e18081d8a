import {
  type Context,
  criterion,
  type Draft,
  daysAfter,
  firms,
  isoDay,
  moneyForms,
  moneyText,
  numbers,
  people,
  type Random,
  sized,
  type Template,
} from './kit.ts';

/** Assignments on lists: correct, compare, total, sort into groups. */

type Flaw = { row: number; wrong: string; right: string[] };
type FixScene = {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  rule: string;
  prefix: string;
  head: string;
  /** The field that may be wrong, and the rest of the row. */
  row(random: Random, context: Context, index: number): { before: string; value: string; after: string };
  /** A wrong form of a value, and the accepted corrections. */
  spoil(random: Random, value: string): { wrong: string; right: string[] };
};

/** Records with errors in one column; the answer corrects those and names no other. */
export function fixRecords(scene: FixScene): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const count = sized(context, 6, 9, 12);
      const ids = numbers(random, scene.prefix, count);
      const rows = ids.map((_, index) => scene.row(random, context, index));
      const places = random.some([...ids.keys()], sized(context, 3, 4, 6)).sort((a, b) => a - b);
      const flaws: Flaw[] = places.map((row) => ({ row, ...scene.spoil(random, rows[row]?.value ?? '') }));
      const shown = rows.map(({ before, value, after }, index) => {
        const flaw = flaws.find(({ row }) => row === index);
        return [ids[index], before, flaw ? flaw.wrong : value, after]
          .filter((part) => part !== '')
          .join(' | ');
      });
      const wanted = flaws.map(({ row }) => ids[row] ?? '');
      return {
        title: scene.title,
        brief: scene.brief,
        description: `${scene.rule} Write one line for each record that needs a correction: its number and the corrected value. Leave out the rest.`,
        material: [{ title: scene.head, lines: shown }],
        hints: [
          'one line for each wrong record',
          'the number and the corrected value',
          'no records that were already right',
        ],
        form: 'records',
        criteria: [
          criterion('corrected', 'Corrected values', 7, {
            kind: 'lines',
            rows: flaws.map(({ row, wrong, right }) => ({
              key: ids[row] ?? '',
              values: [right],
              not: [wrong],
            })),
          }),
          criterion('only', 'Only the wrong ones', 3, { kind: 'exactly', wanted, all: ids }),
        ],
        solution: flaws.map(({ row, right }) => `${ids[row]}: ${right[0]}`).join('\n'),
      };
    },
  };
}

type CompareScene = {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  prefix: string;
  left: string;
  right: string;
  /** What a value is, such as "amount". */
  noun: string;
  /** A value as a number, shown by `show`. */
  value(random: Random): number;
  change(random: Random, value: number): number;
  show(value: number): string;
  forms(value: number): string[];
  item(random: Random): string;
};

/** Two lists that should match; the answer names the differences with the first list's value. */
export function compareLists(scene: CompareScene): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const ids = numbers(random, scene.prefix, sized(context, 7, 10, 14));
      const values = ids.map(() => scene.value(random));
      const items = ids.map(() => scene.item(random));
      const places = random.some([...ids.keys()], sized(context, 2, 3, 5)).sort((a, b) => a - b);
      const other = values.map((value, index) =>
        places.includes(index) ? scene.change(random, value) : value,
      );
      const wanted = places.map((place) => ids[place] ?? '');
      return {
        title: scene.title,
        brief: scene.brief,
        description: `Compare the two lists. Write one line for each number whose ${scene.noun} differs: the number and the ${scene.noun} from “${scene.left},” which is the right one. Leave out what matches.`,
        material: [
          {
            title: scene.left,
            lines: ids.map((id, i) => `${id} | ${items[i]} | ${scene.show(values[i] ?? 0)}`),
          },
          {
            title: scene.right,
            lines: random
              .some([...ids.keys()], ids.length)
              .map((i) => `${ids[i]} | ${scene.show(other[i] ?? 0)}`),
          },
        ],
        hints: [
          'every difference found',
          `the right ${scene.noun} next to each`,
          'no entries that already match',
        ],
        form: 'records',
        criteria: [
          criterion('found', 'Differences found', 5, { kind: 'exactly', wanted, all: ids }),
          criterion('values', `Right ${scene.noun}`, 5, {
            kind: 'lines',
            rows: places.map((place) => ({
              key: ids[place] ?? '',
              values: [scene.forms(values[place] ?? 0)],
              not: [],
            })),
          }),
        ],
        solution: places.map((place) => `${ids[place]}: ${scene.show(values[place] ?? 0)}`).join('\n'),
      };
    },
  };
}

type TotalScene = {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  head: string;
  groups: readonly string[];
  line(random: Random, group: string, amount: string): string;
  amount(random: Random): number;
  show(value: number): string;
  forms(value: number): string[];
};

/** Entries in groups; the answer gives a total for each group and a grand total. */
export function totals(scene: TotalScene): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const groups = random.some(scene.groups, sized(context, 3, 4, 5));
      const entries = Array.from({ length: sized(context, 8, 12, 16) }, (_, index) => ({
        // Every group has at least one entry.
        group: groups[index] ?? random.pick(groups),
        amount: scene.amount(random),
      }));
      const sum = (list: typeof entries): number => list.reduce((all, { amount }) => all + amount, 0);
      const byGroup = groups.map((group) => ({
        group,
        total: sum(entries.filter((entry) => entry.group === group)),
      }));
      const all = sum(entries);
      return {
        title: scene.title,
        brief: scene.brief,
        description:
          'Add up the entries. Write one line for each group with its total, and one line that begins with “Total” for the grand total.',
        material: [
          {
            title: scene.head,
            lines: random
              .some(entries, entries.length)
              .map(({ group, amount }) => scene.line(random, group, scene.show(amount))),
          },
        ],
        hints: ['one line for each group', 'the grand total on its own line'],
        form: 'records',
        criteria: [
          criterion('groups', 'Group totals', 7, {
            kind: 'lines',
            rows: byGroup.map(({ group, total }) => ({ key: group, values: [scene.forms(total)], not: [] })),
          }),
          criterion('total', 'Grand total', 3, {
            kind: 'lines',
            rows: [{ key: 'Total', values: [scene.forms(all)], not: [] }],
          }),
        ],
        solution: [
          ...byGroup.map(({ group, total }) => `${group}: ${scene.show(total)}`),
          `Total: ${scene.show(all)}`,
        ].join('\n'),
      };
    },
  };
}

type SortScene = {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  head: string;
  prefix: string;
  /** Groups with their rule and items that belong there. */
  groups: readonly { name: string; rule: string; items: readonly string[] }[];
};

/** Items to sort into groups by the given rules. */
export function sortInto(scene: SortScene): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const count = sized(context, 6, 8, 11);
      const pool = scene.groups.flatMap(({ name, items }) => items.map((text) => ({ name, text })));
      const chosen = random.some(pool, count);
      const ids = chosen.map((_, index) => `${scene.prefix}${index + 1}`);
      const names = scene.groups.map(({ name }) => name);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `Put each item in exactly one group, following the rules in the panel. Answer with one line for each item, such as “${scene.prefix}1: ${names[0]}.”`,
        material: [
          { title: 'Rules', lines: scene.groups.map(({ name, rule }) => `${name}: ${rule}`) },
          { title: scene.head, lines: chosen.map(({ text }, index) => `${ids[index]}. ${text}`) },
        ],
        hints: ['every item in one group', 'group names exactly as written'],
        form: 'records',
        criteria: [
          criterion('sorted', 'Right group', 10, {
            kind: 'lines',
            rows: chosen.map(({ name }, index) => ({
              key: ids[index] ?? '',
              values: [[name]],
              not: names.filter((other) => other !== name),
            })),
          }),
        ],
        solution: chosen.map(({ name }, index) => `${ids[index]}: ${name}`).join('\n'),
      };
    },
  };
}

/** Records of which some break a rule; the answer names those with a reason. */
export function pickOut(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  rules: readonly string[];
  head: string;
  prefix: string;
  what: string;
  fine(random: Random, context: Context): string;
  /** A record that breaks a rule, with words a reason may use. */
  broken: readonly ((random: Random, context: Context) => { text: string; why: string[] })[];
}): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const ids = numbers(random, scene.prefix, sized(context, 6, 9, 12));
      const places = random.some([...ids.keys()], sized(context, 2, 3, 5)).sort((a, b) => a - b);
      const broken = places.map((place) => ({
        id: ids[place] ?? '',
        ...random.pick(scene.broken)(random, context),
      }));
      return {
        title: scene.title,
        brief: scene.brief,
        description: `Read the rules and the list. Write one line for each ${scene.what}: its number and the reason in a few words. Leave out the rest.`,
        material: [
          { title: 'Rules', lines: [...scene.rules] },
          {
            title: scene.head,
            lines: ids.map(
              (id) => `${id} | ${broken.find((one) => one.id === id)?.text ?? scene.fine(random, context)}`,
            ),
          },
        ],
        hints: ['every case found', 'the reason next to each', 'no entries that are fine'],
        form: 'records',
        criteria: [
          criterion('found', 'Cases found', 6, {
            kind: 'exactly',
            wanted: broken.map(({ id }) => id),
            all: ids,
          }),
          criterion('reasons', 'Right reasons', 4, {
            kind: 'lines',
            rows: broken.map(({ id, why }) => ({ key: id, values: [why], not: [] })),
          }),
        ],
        solution: broken.map(({ id, why }) => `${id}: ${why[0]?.replace('*', '')}`).join('\n'),
      };
    },
  };
}

/** A contact list with some people twice, in slightly different spellings. */
export function duplicates(scene: { key: string; taskType: string; title: string; brief: string }): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const persons = people(random, sized(context, 6, 8, 10));
      const twice = random.some(persons, sized(context, 2, 3, 4));
      const ids = numbers(random, 'K', persons.length + twice.length);
      const email = ({ first, last }: (typeof persons)[number]): string =>
        `${first}.${last}@mail.example`.toLowerCase();
      const lines = [
        ...persons.map((person, index) => `${ids[index]} | ${person.full} | ${email(person)}`),
        ...twice.map((person, index) => {
          const id = ids[persons.length + index];
          const spelled = random.pick([
            `${person.last}, ${person.first}`,
            person.full.toUpperCase(),
            `${person.first.charAt(0)}. ${person.last}`,
          ]);
          return `${id} | ${spelled} | ${random.pick([email(person), email(person).toUpperCase()])}`;
        }),
      ];
      const extra = ids.slice(persons.length);
      return {
        title: scene.title,
        brief: scene.brief,
        description:
          'Some people are on this list twice. Write the number of each entry to remove: the later one of every pair, one number per line. Don’t list any other numbers.',
        material: [{ title: 'Contacts', lines }],
        hints: ['every person’s second entry', 'only the later number of a pair'],
        form: 'records',
        criteria: [criterion('pairs', 'Duplicates found', 10, { kind: 'exactly', wanted: extra, all: ids })],
        solution: extra.join('\n'),
      };
    },
  };
}

export const dollars = { show: moneyText, forms: moneyForms };
export const count = {
  show: (value: number): string => String(value),
  forms: (value: number): string[] => [String(value), `${value} units`, `${value} pieces`],
};
export const hours = {
  show: (value: number): string => `${value / 2} h`,
  forms: (value: number): string[] => [
    `${value / 2} h`,
    `${value / 2}`,
    `${value / 2} hours`,
    `${value / 2}h`,
  ],
};

/** A recent day, as YYYY-MM-DD. */
export function recentDay({ today }: Context, random: Random): string {
  return isoDay(daysAfter(today, -random.int(2, 60)));
}

/** A made-up company. */
export const firm = (random: Random): string => random.pick(firms);
