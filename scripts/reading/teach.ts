import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { readText } from '../../server/ai/builtIn/reading/sentence.ts';
import { cuesOf, type Signal, signals } from '../../server/ai/builtIn/reading/signals.ts';
import { learnRow, rankingOf } from './learner.ts';

/**
 * Trains the built-in reader on which signals a sentence shows, from `sentences/*.jsonl`, and writes its weights.
 * Deterministic: the same sentences give the same file. `node scripts/reading/teach.ts` first prints, for each signal,
 * how well training on the other files tells one file's sentences apart: their authors never saw each other's.
 */

const Taught = z.strictObject({ text: z.string().min(1), signals: z.array(z.enum(signals)) });
type Example = { cues: Float32Array; shows: ReadonlySet<Signal>; file: string };

const folder = new URL('./sentences/', import.meta.url);

async function examples(): Promise<Example[]> {
  const found: Example[] = [];
  for (const file of readdirSync(folder).sort()) {
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const { text, signals: shown } = Taught.parse(JSON.parse(line));
      found.push({ cues: averaged((await readText(text)).map(cuesOf)), shows: new Set(shown), file });
    }
  }
  return found;
}

/** A piece of several sentences counts as one that stands between them. */
function averaged(all: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(all[0]?.length ?? 0);
  for (const cues of all)
    for (const [at, size] of cues.entries()) sum[at] = (sum[at] ?? 0) + size / all.length;
  return sum;
}

const rowOf = (among: readonly Example[], signal: Signal): Float64Array =>
  learnRow(among.map(({ cues, shows }) => ({ cues, yes: shows.has(signal) })));

const all = await examples();
const files = [...new Set(all.map(({ file }) => file))];
process.stdout.write(`${all.length} pieces in ${files.length} files\n`);
if (!process.argv.includes('write=only')) {
  for (const signal of signals) {
    const judged = files.flatMap((file) => {
      const row = rowOf(
        all.filter((example) => example.file !== file),
        signal,
      );
      return all
        .filter((example) => example.file === file)
        .map(({ cues, shows }) => ({
          size: cues.reduce((sum, size, at) => sum + size * (row[at] ?? 0), 0),
          yes: shows.has(signal),
        }));
    });
    const count = judged.filter(({ yes }) => yes).length;
    process.stdout.write(
      `${signal.padEnd(10)} ${String(count).padStart(4)}  ranked correctly ${rankingOf(judged).toFixed(2)}\n`,
    );
  }
}
const rows = signals.map((signal) => rowOf(all, signal));
const width = rows[0]?.length ?? 0;
const packed = new Float32Array(rows.length * width);
for (const [index, row] of rows.entries()) packed.set(row, index * width);
writeFileSync(
  new URL('../../server/ai/builtIn/reading/signals.bin', import.meta.url),
  new Uint8Array(packed.buffer),
);
