import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { silentLog } from './log.ts';
import { quickestFolder } from './quickest.ts';
import { skipDiskWaits } from './unsynced.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a migrated database that is only ever copied from. */
    templateUrl: string;
  }
}

/** One PostgreSQL for all tests of a run, in a folder of its own; the first project that needs it starts it. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().templateUrl) return;
  const dataDir = await mkdtemp(path.join(await quickestFolder(), 'longtable-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await skipDiskWaits(server.url);
  await migrate(server.url);
  run.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
