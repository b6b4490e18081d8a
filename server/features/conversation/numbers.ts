import type { HrMessage } from '../../../shared/conversation.ts';

/** A transcript whose numbers have no gap, and the new number of an old one; null for what isn't shown. */
export type Numbered = { messages: HrMessage[]; numberOf: (seq: number) => number | null };

/**
 * Numbers a transcript for HR from 1 on. A gap would tell that something was said that stays the person's own, so
 * everything that refers to a message must be translated with `numberOf`.
 */
export function numberedForHr(transcript: readonly HrMessage[]): Numbered {
  const numbers = new Map(transcript.map(({ seq }, index) => [seq, index + 1]));
  return {
    messages: transcript.map((message, index) => ({ ...message, seq: index + 1 })),
    numberOf: (seq) => numbers.get(seq) ?? null,
  };
}
