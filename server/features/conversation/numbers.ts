import type { HrMessage } from '../../../shared/conversation/schema.ts';

/** A transcript numbered without gaps, and a message's new number; null for a hidden message. */
export type Numbered = { messages: HrMessage[]; numberOf: (seq: number) => number | null };

/**
 * Numbers a transcript for HR from 1 on. A gap would reveal a private message, so every reference to a
 * message must be translated with `numberOf`.
 */
export function numberedForHr(transcript: readonly HrMessage[]): Numbered {
  const numbers = new Map(transcript.map(({ seq }, index) => [seq, index + 1]));
  return {
    messages: transcript.map((message, index) => ({ ...message, seq: index + 1 })),
    numberOf: (seq) => numbers.get(seq) ?? null,
  };
}
