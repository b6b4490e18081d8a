import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../server/db/client.ts';

/** The transaction that the code is in; open until its work is done. */
const inside = new AsyncLocalStorage<{ open: boolean }>();

/**
 * A transaction that asks the pool for a second connection waits for one that others hold, who wait for theirs: as many
 * callers as the pool has connections stop the whole program. So every test fails that comes across one.
 */
export function refuseSecondConnections({ db, client }: Pick<Database, 'db' | 'client'>): void {
  const refuse = (): void => {
    if (inside.getStore()?.open) throw new Error('A transaction took a second connection: pass its `tx`');
  };
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => {
    refuse();
    const here = { open: true };
    return begin((tx) => inside.run(here, () => work(tx)), config).finally(() => {
      here.open = false;
    });
  };
  const run = client.unsafe.bind(client);
  client.unsafe = (query, parameters, options) => {
    refuse();
    return run(query, parameters, options);
  };
}

/** What another caller does while the test holds a transaction open. */
export const elsewhere = <T>(work: () => Promise<T>): Promise<T> => inside.exit(work);
