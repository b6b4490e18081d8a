import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readText } from '../../server/ai/builtIn/reading/sentence.ts';
import { cuesOf } from '../../server/ai/builtIn/reading/signals.ts';
import { learnRow, rankingOf } from '../reading/learner.ts';

/**
 * Trains the built-in grader on which sentences show contempt, from `contempt.jsonl` and from what is said to clients
 * in practice, and writes its weights. Deterministic: the same sentences give the same file. Prints the accuracy on
 * every fifth sentence, trained on the rest.
 */

const Taught = z.strictObject({ text: z.string().min(1), contempt: z.boolean() });
const Said = z
  .strictObject({ text: z.string().min(1), moves: z.array(z.string()) })
  .transform(({ text, moves }) => ({ text, contempt: moves.includes('belittles') }));
const FOLDS = 5;

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
const taught = [
  ...linesOf('./contempt.jsonl').map((line) => Taught.parse(line)),
  ...linesOf('../practice/sentences.jsonl').map((line) => Said.parse(line)),
];
const all: { cues: Float32Array; yes: boolean }[] = [];
for (const { text, contempt } of taught)
  for (const sentence of await readText(text)) all.push({ cues: cuesOf(sentence), yes: contempt });

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const row = learnRow(all.filter((_, at) => at % FOLDS !== fold));
  return all
    .filter((_, at) => at % FOLDS === fold)
    .map(({ cues, yes }) => ({ size: cues.reduce((sum, size, at) => sum + size * (row[at] ?? 0), 0), yes }));
}).flat();
process.stdout.write(`${all.length} sentences, ranked correctly ${rankingOf(judged).toFixed(2)}\n`);
writeFileSync(
  new URL('../../server/ai/builtIn/work/contempt.bin', import.meta.url),
  new Uint8Array(Float32Array.from(learnRow(all)).buffer),
);
