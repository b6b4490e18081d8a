import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Four projects, one per kind of test. `unit` needs nothing; a module's test stands beside it. The others share one PostgreSQL that
 * `tests/support/globalSetup.ts` starts once a run, and every test file gets its own copy of the migrated template. Files of a worker
 * share its modules: reading them anew for each file took a third of the run.
 */
const project = (name: string, extra: Record<string, unknown> = {}, places: string[] = []) => ({
  test: {
    name,
    include: [...places, `tests/${name}/**/*.test.{ts,tsx}`],
    testTimeout: 60_000,
    isolate: false,
    ...extra,
  },
});
/** Real processes, sockets and clocks: what fails once is tried again, and `npm test` names it at its end. */
const withDatabase = { globalSetup: ['tests/support/globalSetup.ts'], hookTimeout: 120_000, retry: 1 };

/** Two minutes that begin last would be two minutes of one core at rest. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith('faults/kill.test.ts');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    maxWorkers: 3,
    projects: [
      project('unit', {}, ['{client,server,shared,scripts}/**/*.test.{ts,tsx}']),
      project('integration', withDatabase),
      project('contract', withDatabase),
      project('faults', { ...withDatabase, testTimeout: 240_000 }),
    ],
  },
});
