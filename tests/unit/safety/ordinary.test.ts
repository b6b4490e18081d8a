import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { shippedInterviews } from '../../../server/ai/eval/interviews/cases.ts';
import { readSafety } from '../../../server/safety/reading.ts';
import { corpus } from '../../support/textFields.ts';

/** Nothing that the product says, and nothing that people say in its transcripts and demo, is a crisis. */

const root = path.resolve(import.meta.dirname, '../../..');
/** Codes of countries aren't words, but two in a row can be read as some. */
const codes = /^'(?:[A-Z]{2},)+' \+$/;
const lines = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/safety|\.test\.ts$/.test(file))
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\S/.test(line) && !codes.test(line.trim()))
        .map((line): [string, string] => [file, line.trim()]),
    );

const places = {
  'transcripts of interviews': 'tests/unit/interview/golden/*.md',
  'transcripts of practice chats': 'tests/unit/clientChat/golden/*.md',
  'introductions, answers and talks of the demo': 'server/demo/*.ts',
  'shared texts': 'shared/**/*.ts',
  'public pages': 'client/content/*.ts',
  'scenarios of practice chats': 'server/features/clientChat/parts/scenarios/*/*.ts',
  'tasks of work shifts': 'server/features/workSessions/parts/library/*.ts',
  'questions of interviews': 'server/features/interview/parts/interviewer/{questions,script,echo}.ts',
};

describe('answers in interviews', () => {
  const answers = (['first', 'second'] as const).flatMap((set) =>
    shippedInterviews(set).flatMap(({ id, turns }) =>
      turns.flatMap((turn) => ('say' in turn ? [{ set, id, text: turn.say }] : [])),
    ),
  );

  /**
   * A finding stops the questions, so an ordinary answer may hardly ever raise one. Of the first set, support and positions
   * without a bank are trained on; of the others, and of the second set, about one in a hundred raises something.
   */
  it('raise next to nothing: whoever names hours, money or an angry customer is not in danger', () => {
    const first = answers.filter(({ set }) => set === 'first');
    const found = first.filter(({ text }) => readSafety(text) !== null);
    expect(first.length).toBeGreaterThan(600);
    expect(found.length, found.map(({ id, text }) => `${id}: ${text}`).join('\n')).toBeLessThanOrEqual(
      first.length / 100,
    );
  });

  it('of the second set, which is never trained on, raise hardly anything', () => {
    const unseen = answers.filter(({ set }) => set === 'second');
    const found = unseen.filter(({ text }) => readSafety(text) !== null);
    process.stdout.write(`answers unseen: ${found.length} of ${unseen.length} alarmed\n`);
    expect(found.length).toBeLessThanOrEqual(unseen.length * 0.015);
  });
});

describe('ordinary texts', () => {
  it.each(Object.entries(places))('%s: nothing is found', (_name, pattern) => {
    const texts = lines(pattern);
    expect(texts.length).toBeGreaterThan(100);
    const found = texts.flatMap(([file, line]) => {
      const finding = readSafety(line);
      return finding ? [`${file}: ${finding.kind} “${line.slice(finding.start, finding.end)}”`] : [];
    });
    expect(found).toEqual([]);
  });

  /**
   * What people type on an ordinary day, never trained on: the first set is by an author of training texts, the second showed how
   * much was missing, and the third was read once, after training on 2,600 ordinary messages. Before, 8, 19 and 22 of them
   * stopped the questions.
   */
  it.each([
    { file: 'everyday', size: 72, most: 2 },
    { file: 'everyday.second', size: 100, most: 9 },
    { file: 'everyday.third', size: 200, most: 8 },
  ])('messages of an ordinary day ($file): hardly anything is found', ({ file, size, most }) => {
    const said = readFileSync(path.join(import.meta.dirname, `${file}.txt`), 'utf8')
      .trim()
      .split('\n');
    expect(said).toHaveLength(size);
    const found = said.filter((text) => readSafety(text) !== null);
    process.stdout.write(`${file}: ${found.length} of ${size} alarmed\n`);
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
  });

  it('texts that fields are filled with: nothing is found', () => {
    const texts = Object.values(corpus).flat();
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => readSafety(text) !== null)).toEqual([]);
  });
});
