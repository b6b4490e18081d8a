import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InterviewCase } from '../format.ts';

/**
 * Interviews of a shipped set: `first` was frozen before the code it tests and may be learned from since; `second` is by
 * an author who had not seen that code, and `third` by one who saw neither code nor cases. Scores of these two are only
 * ever measured; the reading of sentences addressed to the scorer was fitted to all three
 * (tests/unit/reading/addressed.test.ts names the interviews).
 * @throws z.ZodError where a line is no case
 */
export function shippedInterviews(set: 'first' | 'second' | 'third'): InterviewCase[] {
  const folder = path.join(import.meta.dirname, set);
  return globSync('*.jsonl', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => InterviewCase.parse(JSON.parse(line)));
}
