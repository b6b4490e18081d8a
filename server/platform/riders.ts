/** Non-urgent work that joins other work of its kind, or runs alone after a delay. */
type Riders<Item> = {
  /** Resolves once it's done, in whichever round. */
  add(item: Item): Promise<void>;
  /** Everything that waits, for work that is about to be done; `go` takes it along. */
  with<Result>(go: (items: Item[]) => Promise<Result>): Promise<Result>;
};

/** Nothing waits longer than `ms`: then `alone` does all of it, unless it was taken along before. */
export function createRiders<Item>(ms: number, alone: (items: Item[]) => Promise<void>): Riders<Item> {
  type Waiting = { item: Item; done: () => void; failed: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  const taking = async <Result>(go: (items: Item[]) => Promise<Result>): Promise<Result> => {
    const taken = waiting;
    waiting = [];
    clearTimeout(timer);
    timer = undefined;
    try {
      const result = await go(taken.map(({ item }) => item));
      for (const { done } of taken) done();
      return result;
    } catch (error) {
      for (const { failed } of taken) failed(error);
      throw error;
    }
  };
  return {
    add: (item) =>
      new Promise((done, failed) => {
        waiting.push({ item, done, failed });
        // The caller that added it gets the failure.
        timer ??= setTimeout(() => void taking(alone).catch(() => {}), ms);
      }),
    with: taking,
  };
}
