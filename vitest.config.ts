import { defineConfig } from 'vitest/config';

/**
 * Four projects, one per kind of test. `unit` needs nothing; the others share one PostgreSQL that
 * `tests/support/globalSetup.ts` starts, and every test file gets its own copy of the migrated template.
 */
const project = (name: string, extra: Record<string, unknown> = {}) => ({
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], testTimeout: 60_000, ...extra },
});
/** Real processes, sockets and clocks: what fails once is tried again, and `npm test` names it at its end. */
const withDatabase = { globalSetup: ['tests/support/globalSetup.ts'], hookTimeout: 120_000, retry: 1 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('unit'),
      project('integration', withDatabase),
      project('contract', withDatabase),
      project('faults', { ...withDatabase, testTimeout: 240_000 }),
    ],
  },
});
