import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { shippedInterviews } from '../../server/ai/eval/interviews/cases.ts';
import { SAFETY_KINDS, SAFETY_LANGUAGES, type SafetyKind } from '../../shared/safety/kinds.ts';

const Phrase = z.object({
  id: z.string(),
  language: z.enum(SAFETY_LANGUAGES),
  crisis: z.boolean(),
  kind: z.enum(SAFETY_KINDS).nullable(),
  sort: z.enum(['hard', 'ordinary']).nullable().default(null),
  span: z.string().nullable().default(null),
  text: z.string(),
});

/** A phrase with its place in its file: neighbors often tell of one situation. */
export type Phrase = z.infer<typeof Phrase> & { place: number };

const root = path.resolve(import.meta.dirname, '../..');
const sets = path.join(root, 'tests/unit/safety');

/** A set of one file, `phrases.<name>.json`. */
export function smallSet(name: string): Phrase[] {
  const text = readFileSync(path.join(sets, `phrases.${name}.json`), 'utf8');
  return z
    .array(Phrase)
    .parse(JSON.parse(text))
    .map((phrase, place) => ({ ...phrase, place }));
}

/** A set of a folder with a file per language. */
export function largeSet(folder: string): Phrase[] {
  return globSync(`${folder}/*.jsonl`, { cwd: sets })
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(sets, file), 'utf8')
        .trim()
        .split('\n')
        .map((line, place) => ({ ...Phrase.parse(JSON.parse(line)), place })),
    );
}

const LETTERS: Readonly<Record<string, SafetyKind>> = {
  s: 'self_harm',
  m: 'medical',
  t: 'threat',
  a: 'abuse',
  y: 'minor',
};
const SORTS: Readonly<Record<string, Phrase['sort']>> = { h: 'hard', o: 'ordinary' };

/**
 * The set `talk`: one phrase a line, behind the letter of its kind (`y` a minor) or sort; brackets around the words that
 * show it. Neighbors tell of one kind of situation.
 */
export function talkSet(): Phrase[] {
  return globSync('talk/*.txt', { cwd: sets })
    .sort()
    .flatMap((file) => {
      const language = z.enum(SAFETY_LANGUAGES).parse(path.basename(file).split('.')[0]);
      return readFileSync(path.join(sets, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .map((line, place): Phrase => {
          const [letter = '', said] = [line[0], line.slice(2)];
          const kind = LETTERS[letter] ?? null;
          if (line[1] !== ' ' || (kind === null && SORTS[letter] === undefined))
            throw new Error(`${file}: “${line}” begins with no kind or sort.`);
          return {
            id: `${path.basename(file, '.txt')}-${place}`,
            language,
            crisis: kind !== null,
            kind,
            sort: SORTS[letter] ?? null,
            span: said.match(/\[(.+)\]/)?.[1] ?? null,
            text: said.replace(/[[\]]/g, ''),
            place,
          };
        });
    });
}

/** This many neighbors are held back or trained on together. */
const FAMILY = 5;

/** Every fifth family of the sets `talk` and `wide3` is never trained on: thresholds are chosen on it. */
export function isHeldBack({ place }: Phrase): boolean {
  return Math.floor(place / FAMILY) % 5 === 2;
}

/** What people answered in the interviews of the evaluation: long and short, of every quality, and none of it a crisis. */
export function interviewAnswers(): Phrase[] {
  return [...shippedInterviews('first')].flatMap(({ id, turns }) =>
    turns.flatMap((turn, place): Phrase[] =>
      'say' in turn
        ? [
            {
              id: `answer-${id}-${place}`,
              language: 'en',
              crisis: false,
              kind: null,
              sort: 'ordinary',
              span: null,
              text: turn.say,
              place,
            },
          ]
        : [],
    ),
  );
}

/** What the product says, and what people say in its transcripts and demo, code and all: nothing of it is a crisis. */
export function plainTexts(): Phrase[] {
  const places = [
    'tests/unit/interview/golden/*.md',
    'tests/unit/clientChat/golden/*.md',
    'server/demo/*.ts',
    'server/features/clientChat/parts/scenarios/*/*.ts',
    'server/features/workSessions/parts/library/*.ts',
    'client/content/*.ts',
    'shared/**/*.ts',
    'server/features/interview/parts/interviewer/{questions,script,echo}.ts',
  ];
  const files = globSync(places, { cwd: root }).filter((file) => !/safety|\.test\.ts$/.test(file));
  const lines = files
    .sort()
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /(?:\p{L}.*){6}/u.test(line));
  return [...new Set(lines)].map((text, place) => ({
    id: `plain-${place}`,
    language: 'en',
    crisis: false,
    kind: null,
    sort: 'ordinary',
    span: null,
    text,
    place,
  }));
}
