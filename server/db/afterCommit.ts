/** Callbacks to run after a transaction commits; dropped on rollback. */
const waiting = new WeakMap<object, (() => void)[]>();

type Transaction<Tx> = { transaction<R>(work: (tx: Tx) => Promise<R>): Promise<R> };

/**
 * Calls `work` once `tx` has committed, in the order of the calls. Of an inner transaction, a savepoint, when the outer one
 * has committed, unless the inner one was rolled back.
 *
 * @throws Error when `tx` isn't an open transaction of ours
 */
export function afterCommit(tx: object, work: () => void): void {
  const works = waiting.get(tx);
  if (!works) throw new Error('Only an open transaction has something to wait for');
  works.push(work);
}

/** Whether `db` is a transaction, and not the pool. */
export const isTransaction = (db: object): boolean => waiting.has(db);

/** Notes what a transaction that begins wants done after its commit. The caller does it, or drops it after a rollback. */
export function follow<Tx extends Transaction<Tx>>(tx: Tx): readonly (() => void)[] {
  const works: (() => void)[] = [];
  waiting.set(tx, works);
  const begin: Transaction<Tx>['transaction'] = tx.transaction.bind(tx);
  tx.transaction = async (work) => {
    let inner: readonly (() => void)[] = [];
    const result = await begin((savepoint) => {
      inner = follow(savepoint);
      return work(savepoint);
    });
    works.push(...inner);
    return result;
  };
  return works;
}
