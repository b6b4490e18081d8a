import { expect } from '@playwright/test';
import { calmScripts, firstLoads } from '../../scripts/bench/firstLoad.ts';
import { readBuild } from '../../server/web/build.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** Script of each signed-in area's first load, KB of brotli: what was measured, and up to 2 % more. */
const BUDGET = {
  '/candidate': 159,
  '/candidate?screen=live': 188.5,
  '/auth': 150,
  '/employee': 189,
  '/admin': 233,
};

test('the first load of each signed-in area stays within its budget', async () => {
  for (const { area, scriptKb } of await firstLoads(await readBuild('dist/client'), 'dist/client')) {
    expect(scriptKb, area).toBeGreaterThan(100);
    expect(scriptKb, area).toBeLessThanOrEqual(BUDGET[area]);
  }
});

test('an area’s page names all scripts it begins with, so that none waits for another', async ({ page }) => {
  const build = await readBuild('dist/client');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') asked.push(new URL(response.url()).pathname);
  });
  for (const area of ['/candidate', '/auth'] as const) {
    const calm = calmScripts(build, area);
    asked.length = 0;
    const html = await (await fetch(at(area), { headers: { accept: 'text/html' } })).text();
    await page.goto(at(area));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    const late = asked.filter((file) => !html.includes(file) && !calm.has(file));
    expect(late, area).toEqual([]);
  }
});
