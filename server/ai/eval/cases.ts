import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { InterviewCase } from './format.ts';

/**
 * Interviews of a shipped set: `first` was frozen before the code it tests and may be learned from since; `second`, by
 * an author who had not seen that code, is only ever measured. So is `third`, by one who saw neither code nor cases.
 * @throws z.ZodError where a line is no case
 */
export function shippedInterviews(set: 'first' | 'second' | 'third'): InterviewCase[] {
  const folder = path.join(import.meta.dirname, 'interviews', set);
  return globSync('*.jsonl', { cwd: folder })
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => InterviewCase.parse(JSON.parse(line)));
}
