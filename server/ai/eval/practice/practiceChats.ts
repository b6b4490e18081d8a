import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A practice chat with what an experienced coach expects to become of it. */
export const PracticeCase = z.strictObject({
  id: z.string().max(40),
  /** A scenario of the practice library. */
  scenario: z.string().max(60),
  /** What the employee writes, each after the client's answer. */
  turns: z.array(z.string().min(1).max(2_000)).min(1).max(10),
  outcome: z.enum(['resolved', 'partly', 'not resolved']),
  /** The coach's figure, least and most. */
  figure: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]),
  /** How the client feels after the last answer. */
  moodEnd: z.enum(['calm', 'neutral', 'upset']),
  why: z.string().min(1),
});
export type PracticeCase = z.infer<typeof PracticeCase>;

/**
 * Practice chats of a shipped set: `first` was written before the code it tests and may be learned from since; `second`, by
 * an author who hadn't seen that code; `third`, by one who had read the scenarios with their patterns, and no code that judges;
 * `fourth`, by one who had read their texts alone. What the first runs of the last three found is in docs/evaluation.md.
 */
export function shippedPractice(set: 'first' | 'second' | 'third' | 'fourth'): PracticeCase[] {
  const text = readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => PracticeCase.parse(JSON.parse(line)));
}
