/**
 * Every deliberate delay of the product, in milliseconds (specification file 1 §9, file 2 §9).
 * `PACING_SCALE` multiplies all of them through {@link scaled}; 0 removes every wait.
 */
export const pacing = {
  interviewConnecting: 30_000,
  interviewReply: { min: 12_000, max: 20_000 },
  supervisorTyping: 2_000,
  firstTask: { afterGreeting: 3_000, pause: 2_000 },
  nextTask: { min: 20_000, max: 60_000 },
  /** Each place in the practice queue. */
  clientQueueStep: 10_000,
  clientReply: 60_000,
  /** The final part of the wait for a practice client, in which they are seen typing. */
  clientTyping: { min: 4_000, max: 12_000 },
  /** An unanswered practice client asks again, and leaves the third time. */
  clientNudge: 300_000,
  nextClient: 60_000,
  nextClientNotice: { delay: 1_000, duration: 5_000 },
  documentsDialogClose: 2_000,
  /** How long a decision with an email can be undone; until then, and for the margin, the email is held. */
  decisionEmail: 10_000,
  /** For the answer's way to HR's screen, and that of an undo at the last moment. */
  decisionEmailMargin: 5_000,
  /** Between two words of the built-in model, so that its writing is readable as it appears. */
  builtInWord: 25,
} as const;

export type Range = { readonly min: number; readonly max: number };

/** A delay in whole milliseconds after applying the scale. */
export function scaled(ms: number, scale: number): number {
  return Math.round(ms * scale);
}

/** A delay inside `range`, chosen by `random` (0 ≤ random < 1), in whole milliseconds. */
export function within(range: Range, random: number): number {
  return Math.round(range.min + (range.max - range.min) * random);
}
