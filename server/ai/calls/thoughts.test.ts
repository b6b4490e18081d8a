import { expect, it } from 'vitest';
import { thoughtFilter } from './thoughts.ts';

/** The words that reach a person from a text that arrives in pieces of so many characters. */
function wordsOf(text: string, begins: boolean | null, size: number): string {
  const filter = thoughtFilter(begins);
  const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
    filter.push(text.slice(at * size, (at + 1) * size)),
  );
  return (pieces.join('') + filter.end(false)).trim();
}

const words = 'Thank you. What did you do yourself?';

it.each([
  ['a mark around the thought', `<think>It was vague.</think>${words}`],
  ['a closing mark alone', `It was vague.</think>${words}`],
  [
    'channels',
    `<|channel|>analysis<|message|>It was vague.<|end|><|start|>assistant<|channel|>final<|message|>${words}`,
  ],
  ['channels whose marks are gone', `analysisIt was vague.assistantfinal${words}`],
  ['no thought', words],
])('%s: only the words are left, whatever the size of the pieces', (_what, text) => {
  for (const size of [1, 5, 13, text.length]) expect(wordsOf(text, null, size), `${size}`).toBe(words);
});

it('a model that is known to speak at once isn’t held back', () => {
  expect(thoughtFilter(false).push(words)).toBe(words);
});
