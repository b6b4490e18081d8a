/** The server that this worker's journeys use; each worker has one, with a database and emails of its own. */

type Served = { address: string; dataDir: string };

/** Points this worker's journeys at another server, until the returned function is called. */
export function servedBy(server: Served): () => void {
  const own = { address: at(''), dataDir: dataDir() };
  const use = ({ address, dataDir: folder }: Served): void => {
    process.env[nameOf('E2E_ADDRESS')] = address;
    process.env[nameOf('E2E_DATA_DIR')] = folder;
  };
  use(server);
  return () => use(own);
}

/** Playwright hands workers the environment of the setup, and a number each. */
export function announce(servers: Served[]): void {
  for (const [index, { address, dataDir }] of servers.entries()) {
    process.env[`E2E_ADDRESS_${index}`] = address;
    process.env[`E2E_DATA_DIR_${index}`] = dataDir;
  }
}

type Name = 'E2E_ADDRESS' | 'E2E_DATA_DIR';

const nameOf = (name: Name): string => `${name}_${process.env.TEST_PARALLEL_INDEX ?? '0'}`;

function ofThisWorker(name: Name): string {
  const value = process.env[nameOf(name)];
  if (!value) throw new Error('No server was started for this worker');
  return value;
}

export const at = (path: string): string => `${ofThisWorker('E2E_ADDRESS')}${path}`;

/** Where its database and its emails lie. */
export const dataDir = (): string => ofThisWorker('E2E_DATA_DIR');
