import { readFileSync } from 'node:fs';
import type { ReadSentence } from '../reading/sentence.ts';
import { cuesOf } from '../reading/signals.ts';

/** The effect of a sentence on the client it's written to. */
export const moves = [
  'acknowledges', // sees what it is like for the client, owns a mistake
  'blames', // says that it is the client's fault
  'belittles', // contempt, or a feeling brushed aside
  'refuses', // will not help, and offers nothing else
  'hollow', // polite words that would fit any chat
  'acts', // says what was found, done, or happens next
  'asks',
  'promises', // more than anyone can know
] as const;
export type Move = (typeof moves)[number];

let weights: Float32Array | null = null;

/** Trained by `scripts/practice/teach.ts`; one row of numbers per move, in the order of {@link moves}. */
function taught(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('./moves.bin', import.meta.url));
  weights = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return weights;
}

/** How surely a sentence makes each move, 0–1. */
export function movesOf(sentence: ReadSentence): Readonly<Record<Move, number>> {
  const cues = cuesOf(sentence);
  const rows = taught();
  const size = (row: number): number => {
    const sum = cues.reduce((all, cue, at) => all + cue * (rows[row * cues.length + at] ?? 0), 0);
    return 1 / (1 + Math.exp(-sum));
  };
  return {
    acknowledges: size(moves.indexOf('acknowledges')),
    blames: size(moves.indexOf('blames')),
    belittles: size(moves.indexOf('belittles')),
    refuses: size(moves.indexOf('refuses')),
    hollow: size(moves.indexOf('hollow')),
    acts: size(moves.indexOf('acts')),
    asks: size(moves.indexOf('asks')),
    promises: size(moves.indexOf('promises')),
  };
}
