/** What was last tried to be sent, and the key it was sent with. Empty before the first try. */
export type Attempt = { content: string; key: string };

/** A repeated try keeps its key, so it arrives once; changed content is something else and gets a key of its own. */
export function keyFor(attempt: Attempt, content: string): string {
  if (attempt.content !== content) {
    attempt.content = content;
    attempt.key = crypto.randomUUID();
  }
  return attempt.key;
}
