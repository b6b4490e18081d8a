import {
  type Context,
  criterion,
  type Draft,
  type Person,
  people,
  type Random,
  sized,
  type Template,
} from './kit.ts';
import { type Fact, withStatements } from './statements/statements.ts';

/** Assignments in the employee's own words: messages, summaries, notes, corrections. */

type Letter = {
  /** The person's message, and records to look things up in. */
  material: { title: string; lines: string[] }[];
  facts: Fact[];
  avoid: string[];
  hints: string[];
  /** The sentences between greeting and closing of a complete answer. */
  body: string[];
};

type LetterScene = {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  description: string;
  build(random: Random, context: Context, person: Person): Letter;
};

/** A message to one person. */
export function letter(scene: LetterScene): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const [person = { first: 'Carol', last: 'Howell', full: 'Carol Howell' }] = people(context.random, 1);
      const { material, facts, avoid, hints, body } = scene.build(context.random, context, person);
      return {
        title: scene.title,
        brief: scene.brief,
        description: scene.description,
        material,
        hints: [...hints, 'a greeting by name and a closing line'],
        form: 'prose',
        criteria: [
          criterion('content', 'What the message needs', 6, {
            kind: 'facts',
            facts: withStatements(scene.key, facts),
          }),
          criterion('manners', 'Greeting, name, and closing', 2, {
            kind: 'manners',
            names: [person.first, person.last],
          }),
          criterion('length', 'A complete message', 1, {
            kind: 'length',
            min: sized(context, 30, 40, 50),
            max: 220,
          }),
          ...(avoid.length > 0
            ? [criterion('avoids', 'Nothing harmful', 1, { kind: 'avoids', phrases: avoid })]
            : []),
        ],
        solution: `Dear ${person.full},\n${body.join(' ')}\nThank you for your patience, and please write again if you have any questions.\nKind regards`,
      };
    },
  };
}

type Note = {
  material: { title: string; lines: string[] }[];
  facts: Fact[];
  body: string[];
  hints: string[];
};

/** A short summary or note for colleagues. */
export function note(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  description: string;
  max: number;
  build(random: Random, context: Context): Note;
}): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { material, facts, body, hints } = scene.build(context.random, context);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `${scene.description} Use your own words, ${scene.max} at most.`,
        material,
        hints,
        form: 'prose',
        criteria: [
          criterion('content', 'Key points', 8, {
            kind: 'facts',
            facts: withStatements(scene.key, facts),
          }),
          criterion('length', 'Short and complete', 2, { kind: 'length', min: 20, max: scene.max }),
        ],
        solution: body.join(' '),
      };
    },
  };
}

type Slip = { wrong: string; right: string; sentence: string };

/** Sentences of which some have one mistake each. */
export function proofread(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  head: string;
  slips: readonly Slip[];
  fine: readonly string[];
}): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { random } = context;
      const slips = random.some(scene.slips, sized(context, 3, 4, 6));
      const fine = random.some(scene.fine, sized(context, 3, 3, 4));
      const mixed = random.some(
        [
          ...slips.map((slip) => ({ text: slip.sentence, slip })),
          ...fine.map((text) => ({ text, slip: null })),
        ],
        slips.length + fine.length,
      );
      const ids = mixed.map((_, index) => `Line ${index + 1}`);
      const rows = mixed.flatMap(({ slip }, index) => (slip ? [{ id: ids[index] ?? '', slip }] : []));
      return {
        title: scene.title,
        brief: scene.brief,
        description:
          'Some lines have one mistake each. Rewrite those lines correctly, each beginning with its number (“Line 2:”). Leave out the lines that are fine.',
        material: [{ title: scene.head, lines: mixed.map(({ text }, index) => `${ids[index]}: ${text}`) }],
        hints: ['each mistake corrected', 'the number before each line', 'no lines that were already fine'],
        form: 'records',
        criteria: [
          criterion('corrected', 'Corrected', 7, {
            kind: 'lines',
            rows: rows.map(({ id, slip }) => ({ key: id, values: [[slip.right]], not: [slip.wrong] })),
          }),
          criterion('only', 'Only lines with mistakes', 3, {
            kind: 'exactly',
            wanted: rows.map(({ id }) => id),
            all: ids,
          }),
        ],
        solution: rows
          .map(({ id, slip }) => `${id}: ${slip.sentence.replace(slip.wrong, slip.right)}`)
          .join('\n'),
      };
    },
  };
}

/** Fields to find in running text. */
export function extract(scene: {
  key: string;
  taskType: string;
  title: string;
  brief: string;
  what: string;
  build(
    random: Random,
    context: Context,
  ): {
    head: string;
    lines: string[];
    rows: { key: string; values: string[][]; not?: string[] }[];
  };
}): Template {
  return {
    key: scene.key,
    taskType: scene.taskType,
    build(context): Draft {
      const { head, lines, rows } = scene.build(context.random, context);
      return {
        title: scene.title,
        brief: scene.brief,
        description: `${scene.what} Write one line for each: ${rows.map(({ key }) => `“${key}:”`).join(', ')}.`,
        material: [{ title: head, lines }],
        hints: ['one line for each', 'nothing left out, nothing added'],
        form: 'records',
        criteria: [
          criterion('fields', 'Right values', 10, {
            kind: 'lines',
            atStart: true,
            rows: rows.map(({ key, values, not }) => ({ key, values, not: not ?? [] })),
          }),
        ],
        solution: rows
          .map(({ key, values }) => `${key}: ${values.map((any) => any[0]?.replace('*', '')).join(', ')}`)
          .join('\n'),
      };
    },
  };
}
