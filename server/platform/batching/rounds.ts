/**
 * Batches work: the first call runs at once, and all calls that arrive while it runs are handled together in
 * the next round. `work` returns results in the order of the items; if it throws, every call of its round
 * does.
 */
export function createRounds<Item, Result>(
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
