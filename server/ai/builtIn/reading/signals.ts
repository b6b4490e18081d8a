import { readFileSync } from 'node:fs';
import { MEANING_SIZE } from './meaning.ts';
import { type ReadSentence, traitsOf } from './sentence.ts';

/** Positive signals that a sentence can show. */
const goodNames = [
  'deed',
  'routine',
  'amount',
  'result',
  'cause',
  'checks',
  'steps',
  'informs',
  'limit',
  'feeling',
  'owns',
  'prevents',
  'records',
  'control',
  'aside',
  'protects',
  'genuine',
  'plans',
  'ahead',
  'tool',
  'candid',
  'place',
] as const;
export type GoodSignal = (typeof goodNames)[number];

/** In the words of the reason that HR reads. */
export const goodSignals: Readonly<Record<GoodSignal, string>> = {
  deed: 'gives an example of their own',
  routine: 'describes their own daily work',
  amount: 'gives numbers',
  result: 'says how it turned out',
  cause: 'looks for the cause',
  checks: 'checks first',
  steps: 'puts steps in order',
  informs: 'keeps people informed',
  limit: 'knows who to ask',
  feeling: 'responds to the other person’s feelings',
  owns: 'owns a mistake',
  prevents: 'keeps it from happening again',
  records: 'writes it down',
  control: 'has a method for finding errors',
  aside: 'sets aside what’s unclear',
  protects: 'protects private data',
  genuine: 'makes sure a request is genuine',
  plans: 'plans with lists and dates',
  ahead: 'sees what’s coming',
  tool: 'says what they use tools for',
  candid: 'is open about what’s missing',
  place: 'says where they’d work',
};

/** Negative signals that a sentence can show. */
const badSignals = [
  'hollow', // general phrases
  'evades', // doesn't answer the question
  'hostile', // contempt for others
  'leaks', // would hand out private data
  'promises', // before checking
  'hides', // or falsifies something
  'idle', // leaves it to others
  'careless', // doesn't check
  'silent', // doesn't inform anyone
  'obeys', // does what a doubtful request asks
  'oversteps', // decides what isn't theirs to decide
  'meddles', // talks to the scorer or repeats the question
] as const;

export type Signal = GoodSignal | (typeof badSignals)[number];

/** Every signal, in the order of the rows of trained weights. */
export const signals: readonly Signal[] = [...goodNames, ...badSignals];

const bad: ReadonlySet<string> = new Set(badSignals);
export const isBad = (name: string): boolean => bad.has(name);

/** The numbers a signal is read from: what the sentence means, and how it says it. */
export function cuesOf(sentence: ReadSentence): Float32Array {
  const traits = traitsOf(sentence);
  const cues = new Float32Array(MEANING_SIZE + traits.length + 1);
  cues[0] = 1;
  for (const [at, size] of traits.entries()) cues[at + 1] = size;
  // Its numbers are small (length 1 over 512), the traits are not.
  for (let at = 0; at < MEANING_SIZE; at += 1) {
    cues[traits.length + 1 + at] = (sentence.meaning[at] ?? 0) * MEANING_SCALE;
  }
  return cues;
}

const MEANING_SCALE = Math.sqrt(MEANING_SIZE) / 4;

let weights: Float32Array | null = null;

/** Trained by `scripts/reading/teach.ts`; one row of numbers per signal, in the order of {@link signals}. */
function taught(): Float32Array {
  if (weights) return weights;
  const bytes = readFileSync(new URL('./signals.bin', import.meta.url));
  weights = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return weights;
}

/** How surely a sentence shows each signal, 0–1. */
export type SignalSizes = ReadonlyMap<Signal, number>;

export function signalsOf(sentence: ReadSentence): SignalSizes {
  return sizesOf(cuesOf(sentence), taught());
}

/** @param rows trained weights, one row of `cues.length` numbers for each signal */
function sizesOf(cues: Float32Array, rows: Float32Array): SignalSizes {
  return new Map(
    signals.map((signal, row) => {
      let sum = 0;
      for (let at = 0; at < cues.length; at += 1) {
        sum += (cues[at] ?? 0) * (rows[row * cues.length + at] ?? 0);
      }
      return [signal, 1 / (1 + Math.exp(-sum))];
    }),
  );
}
