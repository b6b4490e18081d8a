/** Non-urgent work that joins other work of its kind, or runs alone after a delay, even if the other work failed. */
type Piggyback<Item> = {
  /** Resolves once it's done, in whichever round. */
  add(item: Item): Promise<void>;
  /** Everything that waits, for work that is about to be done; `go` takes it along. */
  with<Result>(go: (items: Item[]) => Promise<Result>): Promise<Result>;
};

/** Nothing waits longer than `ms`: then `alone` does all of it, unless it was taken along before. */
export function createPiggyback<Item>(ms: number, alone: (items: Item[]) => Promise<void>): Piggyback<Item> {
  type Waiting = { item: Item; done: () => void; failed: (error: unknown) => void };
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;
  const take = (): Waiting[] => {
    const taken = waiting;
    waiting = [];
    clearTimeout(timer);
    timer = undefined;
    return taken;
  };
  const wait = (more: readonly Waiting[]): void => {
    waiting.push(...more);
    if (waiting.length > 0) timer ??= setTimeout(() => void goAlone(), ms);
  };
  /** A failure rejects the promises of `add`. */
  const goAlone = async (): Promise<void> => {
    const taken = take();
    try {
      await alone(taken.map(({ item }) => item));
      for (const { done } of taken) done();
    } catch (error) {
      for (const { failed } of taken) failed(error);
    }
  };
  return {
    add: (item) => new Promise((done, failed) => wait([{ item, done, failed }])),
    async with(go) {
      const taken = take();
      try {
        const result = await go(taken.map(({ item }) => item));
        for (const { done } of taken) done();
        return result;
      } catch (error) {
        wait(taken);
        throw error;
      }
    },
  };
}
