/**
 * Which message stands for which topic. One topic has one message: the newest. The library by itself drops a
 * message whose id is on the screen already, and lets a fourth one wait behind three errors; people then read
 * the opposite of what happened.
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
    /** A new message `id`: it takes the place of its topic's, and of the oldest one when there are too many. */
    begin(topic: string, id: string): void {
      clear(topic);
      for (const oldest of standing.keys()) {
        if (standing.size < limit) break;
        clear(oldest);
      }
      standing.set(topic, id);
    },
    /** The message was closed, by its time or by a person. */
    end(topic: string, id: string): void {
      if (standing.get(topic) === id) standing.delete(topic);
    },
  };
}
