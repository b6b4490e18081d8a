/**
 * The current message of each topic: the newest. Otherwise a message whose id is already shown would be
 * dropped and a fourth one would wait behind three errors, and people would read the opposite of what
 * happened.
 */
export function createToastTopics(limit: number, hide: (id: string) => void) {
  /** Message by topic, oldest first. */
  const standing = new Map<string, string>();
  const clear = (topic: string): void => {
    const id = standing.get(topic);
    if (id === undefined) return;
    standing.delete(topic);
    hide(id);
  };
  return {
    clear,
    /** A new message `id`: replaces its topic's message, and the oldest one when there are too many. */
    begin(topic: string, id: string): void {
      clear(topic);
      for (const oldest of standing.keys()) {
        if (standing.size < limit) break;
        clear(oldest);
      }
      standing.set(topic, id);
    },
    /** The message was closed, automatically or by a person. */
    end(topic: string, id: string): void {
      if (standing.get(topic) === id) standing.delete(topic);
    },
  };
}
