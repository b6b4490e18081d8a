import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** Some network of the world; the server under test believes who says where they come from. */
export const someNetwork = (): Record<string, string> => ({
  'x-forwarded-for': `10.${randomInt(250)}.${randomInt(250)}.${randomInt(1, 250)}`,
});

/** Each journey comes from a network of its own, so that the throttles of one never reach the next. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it hands over from here.
  extraHTTPHeaders: async ({}, use) => {
    await use(someNetwork());
  },
});
