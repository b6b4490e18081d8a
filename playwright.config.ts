import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/** Journeys against a real server that tests/e2e/globalSetup.ts starts, one for each worker. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: 'test-results/e2e',
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers: 3,
  // scripts/test.ts names each journey that needed its second try, so that it is mended and not forgotten.
  retries: 1,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 15_000,
    trace: 'off',
  },
});
