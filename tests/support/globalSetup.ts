import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/db/migrate.ts';
import { startEmbeddedPostgres } from '../../server/platform/embeddedPostgres.ts';
import { silentLog } from './log.ts';
import { skipDiskWaits } from './unsynced.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a migrated database that is only ever copied from. */
    templateUrl: string;
  }
}

const SHARED_MEMORY = '/dev/shm';
/** More than all databases of a run take at once, with their logs. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** In memory where there's room: copying the template for a test takes half as long as on a disk. */
async function quickestFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(SHARED_MEMORY);
    return bavail * bsize > ROOM_BYTES ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One PostgreSQL for all tests of a run, in a folder of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(await quickestFolder(), 'longtable-test-'));
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await skipDiskWaits(server.url);
  await migrate(server.url);
  project.provide('templateUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
