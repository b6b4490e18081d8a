import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type Move, moves } from '../../server/ai/builtIn/practice/moves.ts';
import { readText } from '../../server/ai/builtIn/reading/sentence.ts';
import { cuesOf } from '../../server/ai/builtIn/reading/signals.ts';
import { type Lesson, learnRow, rankingOf } from '../reading/learner.ts';

/**
 * Trains the built-in reader on which moves a sentence to a client makes, from `sentences.jsonl`, and writes its
 * weights. Deterministic: the same sentences give the same file. Prints each move's accuracy on every fifth sentence,
 * trained on the rest.
 */

const Taught = z.strictObject({ text: z.string().min(1), moves: z.array(z.enum(moves)) });
const FOLDS = 5;

const lines = readFileSync(new URL('./sentences.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const all: { cues: Float32Array; shows: ReadonlySet<Move> }[] = [];
for (const line of lines) {
  const { text, moves: shown } = Taught.parse(JSON.parse(line));
  for (const sentence of await readText(text)) all.push({ cues: cuesOf(sentence), shows: new Set(shown) });
}

const lessonsOf = (among: typeof all, move: Move): Lesson[] =>
  among.map(({ cues, shows }) => ({ cues, yes: shows.has(move) }));
const isIn = (fold: number) => (_: unknown, index: number) => index % FOLDS === fold;

process.stdout.write(`${all.length} sentences\n`);
for (const move of moves) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const inside = isIn(fold);
    const row = learnRow(
      lessonsOf(
        all.filter((one, index) => !inside(one, index)),
        move,
      ),
    );
    return all.filter(inside).map(({ cues, shows }) => ({
      size: cues.reduce((sum, size, at) => sum + size * (row[at] ?? 0), 0),
      yes: shows.has(move),
    }));
  }).flat();
  process.stdout.write(`${move.padEnd(13)} ranked correctly ${rankingOf(judged).toFixed(2)}\n`);
}
const rows = moves.map((move) => learnRow(lessonsOf(all, move)));
const width = rows[0]?.length ?? 0;
const packed = new Float32Array(rows.length * width);
for (const [index, row] of rows.entries()) packed.set(row, index * width);
writeFileSync(
  new URL('../../server/ai/builtIn/practice/moves.bin', import.meta.url),
  new Uint8Array(packed.buffer),
);
