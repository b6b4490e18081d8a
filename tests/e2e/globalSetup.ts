import { dataFolder, removeFolder, startServer } from '../support/server.ts';

/** One server for all journeys, with waits shortened but not gone, so that each can be seen. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataDir = await dataFolder();
  const server = await startServer(dataDir, { PACING_SCALE: '0.04', TRUST_PROXY: 'true' });
  process.env.E2E_ADDRESS = server.address;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await server.stop();
    await removeFolder(dataDir);
  };
}
