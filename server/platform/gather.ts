/**
 * Does work for whoever asks while earlier work runs: the first asker is served at once, all who come meanwhile together
 * in the next round. `work` answers in the order of the items; when it throws, all of its round do.
 */
export function createGathered<Item, Result>(
  most: number,
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  type Waiting = { item: Item; done: (result: Result) => void; failed: (error: unknown) => void };
  const waiting: Waiting[] = [];
  let running = false;
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const round = waiting.splice(0, most);
      try {
        const results = await work(round.map(({ item }) => item));
        for (const [index, one] of round.entries()) {
          const result = results[index];
          if (result === undefined) one.failed(new Error('An answer is missing'));
          else one.done(result);
        }
      } catch (error) {
        for (const one of round) one.failed(error);
      }
    }
    running = false;
  };
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed });
      if (!running) void run();
    });
}
