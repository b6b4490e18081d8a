import type { FullConfig } from '@playwright/test';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { dataFolder, removeFolder, startServer } from '../support/server.ts';
import { skipDiskWaits } from '../support/unsynced.ts';
import { announce } from './served.ts';

/**
 * A server for each worker, so that journeys side by side never meet each other's people. Waits are
 * shortened but not gone, so that each can be seen.
 */
export default async function setup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const servers = await Promise.all(
    Array.from({ length: workers }, async () => {
      const dataDir = await dataFolder();
      const server = await startServer(dataDir, { PACING_SCALE: '0.04', TRUST_PROXY: 'true' });
      await skipDiskWaits((await runningPostgresUrl(dataDir)) ?? '');
      return server;
    }),
  );
  announce(servers);
  return async () => {
    await Promise.all(
      servers.map(async (server) => {
        await server.stop();
        await removeFolder(server.dataDir);
      }),
    );
  };
}
