import { parentPort, workerData } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { z } from 'zod';

/**
 * Runs in a thread of its own: reports when the dictionaries are loaded, then rates one password per message.
 */

const Question = z.object({ id: z.number(), password: z.string().max(100), words: z.array(z.string()) });
const product = z.array(z.string()).parse(workerData);

const rater = new ZxcvbnFactory({
  dictionary: { ...common, ...english, product },
  graphs: adjacencyGraphs,
  // The default of 100 spellings per word takes seconds for long passwords and rates the same ones weak.
  l33tMaxSubstitutions: 5,
});

/** Long passwords cost seconds as a whole; a beginning with this many guesses (as a power of ten) is enough. */
const BEGINNING = 32;
const PLENTY = 18;
/** A word with a year and a sign is what guessers try first, however rare the word. */
const DECORATION_MAX = 6;

/** Score of zxcvbn, 0–4; at most 2 for one guessable word with digits and signs around it. */
function rate(password: string, words: string[]): number {
  const start = rater.check(password.slice(0, BEGINNING), words);
  if (password.length > BEGINNING && start.guessesLog10 >= PLENTY) return start.score;
  const { score } = password.length > BEGINNING ? rater.check(password, words) : start;
  const word = password.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const decorated = word !== '' && password.length - word.length <= DECORATION_MAX;
  if (score > 2 && decorated && rater.check(word, words).score <= 1) return 2;
  return score;
}

// A new thread's first ratings are slow; no real password should wait for them.
for (const sample of ['P@ssw0rd1', 'Velvet-otter-41', 'kT9$wq81Lm']) rate(sample, ['sample']);
parentPort?.postMessage({ loaded: true });
parentPort?.on('message', (raw) => {
  const { id, password, words } = Question.parse(raw);
  parentPort?.postMessage({ id, score: rate(password, words) });
});
