/** The last attempted input and the key it was sent with. Empty before the first try. */
export type Attempt = { content: string; key: string };

/** A retry keeps its key, so it takes effect once; changed content gets its own key. */
export function retryKey(attempt: Attempt, content: string): string {
  if (attempt.content !== content) {
    attempt.content = content;
    attempt.key = crypto.randomUUID();
  }
  return attempt.key;
}
