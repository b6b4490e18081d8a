import { expect, type Page } from '@playwright/test';
import { publicPaths } from '../../shared/site/paths.ts';
import { expectAccessible, expectFits } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const KB = 1_024;
/** First load of any public page: bytes over the wire (quality: ≤ 100 KB of script, ≤ 15 KB of style). */
const BUDGET = { script: 102 * KB, css: 15 * KB, requests: 30 };

/** Collects what moves and what goes wrong from the very first paint on. */
async function watch(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts, live: false });
    addEventListener('hydrated', () => Object.assign(window, { live: true }));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return complaints;
}

const hydrated = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'live') === true);

for (const width of [1440, 390]) {
  test(`first load at ${width} pixels: within budget, without a shift, taken over without a word`, async ({
    browser,
  }) => {
    for (const path of publicPaths) {
      const context = await browser.newContext({ viewport: { width, height: 800 } });
      const page = await context.newPage();
      const complaints = await watch(page);
      await page.goto(at(path));
      await hydrated(page);
      const load = await page.evaluate(() => {
        const entries = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming);
        const sum = (ending: string): number =>
          entries
            .filter(({ name }) => name.endsWith(ending))
            .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0);
        const moved = Reflect.get(window, 'shifts') as number[];
        return {
          script: sum('.js'),
          css: sum('.css'),
          requests: entries.length,
          shift: moved.reduce((total, value) => total + value, 0),
        };
      });
      expect(load.script, `${path}: script`).toBeGreaterThan(10 * KB);
      expect(load.script, `${path}: script`).toBeLessThanOrEqual(BUDGET.script);
      expect(load.css, `${path}: style`).toBeLessThanOrEqual(BUDGET.css);
      expect(load.requests, `${path}: requests`).toBeLessThanOrEqual(BUDGET.requests);
      expect(load.shift, `${path}: layout shift`).toBeLessThan(0.01);
      expect(complaints, path).toEqual([]);
      await context.close();
    }
  });
}

test('the five windows of the home page tell the time of their places, minute by minute, and show its sky', async ({
  page,
}) => {
  const clocks = page.locator('.hm-art li');
  const skies = () =>
    page
      .locator('.hm-art > img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.split('#')[1]));
  await page.clock.install({ time: new Date('2026-07-15T03:59:58Z') });
  const complaints = await watch(page);
  await page.goto(at('/'));
  await hydrated(page);
  await expect(clocks).toHaveText([
    'Manila 12:00 PM',
    'Lahore 9:00 AM',
    'Nairobi 7:00 AM',
    'Medellín 11:00 PM',
    'Denver 10:00 PM',
  ]);
  await expect
    .poll(skies)
    .toEqual(['manila-noon', 'lahore-morning', 'nairobi-morning', 'medellin-night', 'denver-night']);
  await page.clock.fastForward('01:00');
  await expect(clocks.first()).toHaveText('Manila 12:01 PM');
  const moved = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
  expect(moved.reduce((total, value) => total + value, 0)).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
});

test('headings whose font comes late end their lines where they will, and nothing moves', async ({
  browser,
}) => {
  for (const width of [1440, 390]) {
    for (const path of ['/', '/jobs', '/apply']) {
      const context = await browser.newContext({
        viewport: { width, height: 800 },
        // The zone that a page is served with, so that its words stay as they are.
        timezoneId: 'America/New_York',
      });
      const page = await context.newPage();
      await watch(page);
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/besley-latin-wght/, async (route) => {
        await held;
        await route.continue();
      });
      const isHere = () => page.evaluate(() => document.fonts.check('580 20px "Besley Variable"'));
      const heights = () =>
        page
          .locator('h1, h2, h3')
          .evaluateAll((all) => all.map((heading) => [heading.textContent, heading.clientHeight]));
      await page.goto(at(path), { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const before = await heights();
      expect(await isHere(), path).toBe(false);
      release();
      // Hydration waits for the font, and so comes frames after it.
      await hydrated(page);
      await expect.poll(isHere).toBe(true);
      expect(await heights(), `${path} at ${width}`).toEqual(before);
      const moved = await page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
      expect(
        moved.reduce((total, value) => total + value, 0),
        `${path} at ${width}`,
      ).toBeLessThan(0.01);
      await context.close();
    }
  }
});

test('without scripts: read, move about, search, page and open a job', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(at('/'));
  await expect(page.locator('.hm-art li').first()).toHaveText('Manila 9:04 PM');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Open jobs' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('invoices');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/q=invoices/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await page.getByLabel('Sort by').selectOption('Highest Salary');
  await page.getByRole('button', { name: 'Search jobs' }).click();
  await expect(page.getByRole('article').first()).toContainText('$24,000–$33,600');
  await page
    .getByRole('link', { name: /^Read Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jobs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'About the role' })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).last().click();
  await expect(page.locator('noscript')).toContainText('You need JavaScript to send a résumé.', {
    useInnerText: true,
  });
  await context.close();
});

test('a job’s page: facts, hours in the reader’s day, apply with the job chosen, and signed-in areas by a full load', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Manila' });
  const page = await context.newPage();
  await page.goto(at('/jobs?q=invoices'));
  await page.getByRole('link', { name: 'Data Entry Clerk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Entry Clerk' })).toBeVisible();
  await expect(page.getByText(/ in Manila$/)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFits(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('complementary').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByText('You’re applying for')).toContainText('Data Entry Clerk');
  await page.getByRole('link', { name: 'Candidates', exact: true }).first().click();
  await expect(page.getByRole('button', { name: 'Access Portal' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('You’re applying for')).toContainText('Data Entry Clerk');
  // The job's position is chosen already, and nothing is stored before something is typed.
  const position = page.getByLabel('Position');
  await expect(position).not.toHaveValue('');
  await expect(page.getByText('Draft saved on this device')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByText('You’re applying for')).toHaveCount(0);
  await position.selectOption('Other');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  await context.close();
});

test('the time zone of the list can be changed and stays changed', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Africa/Nairobi' });
  const page = await context.newPage();
  const other = await context.newPage();
  await other.goto(at('/jobs'));
  await expect(other.getByRole('heading', { name: 'Times are shown in Nairobi time' })).toBeVisible();
  await page.goto(at('/jobs'));
  await expect(page.getByRole('heading', { name: 'Times are shown in Nairobi time' })).toBeVisible();
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Lisbon');
  await expect(page.getByRole('article').first()).toContainText('Lisbon time');
  await expect(other.getByRole('article').first()).toContainText('Lisbon time');
  // The list of zones took the focus over once; new rows don't bring it back.
  await page.getByLabel('Search').fill('data');
  await expect(page).toHaveURL(/q=data/);
  await expect(page.getByRole('article').first()).toContainText('Data');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Times are shown in Lisbon time' })).toBeVisible();
  await context.close();

  // A device's own zone can be chosen back, even one that the browser doesn't list.
  const utc = await browser.newContext({ timezoneId: 'UTC' });
  const bare = await utc.newPage();
  await bare.goto(at('/jobs'));
  await bare.getByRole('button', { name: 'Change time zone' }).click();
  const zone = bare.getByRole('combobox', { name: 'Time zone' });
  await expect(zone).toHaveValue('UTC');
  await zone.selectOption('Europe/Lisbon');
  await zone.selectOption('UTC');
  await expect(bare.getByRole('heading', { name: 'Times are shown in UTC' })).toBeVisible();
  await utc.close();
});

test('where the browser stores nothing, times follow a choice, and no draft is promised', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto(at('/jobs'));
  await page.getByRole('button', { name: 'Change time zone' }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Europe/Lisbon');
  await expect(page.getByRole('article').first()).toContainText('Lisbon time');

  // The list of departments closes behind the focus, and gives it back on Escape.
  const departments = page.locator('details.pick');
  const summary = departments.locator('summary');
  await summary.press('Enter');
  await page.keyboard.press('Tab');
  await expect(departments.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(departments).not.toHaveAttribute('open');
  await summary.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(departments).not.toHaveAttribute('open');

  await page.goto(at('/apply'));
  await page.getByLabel('Full name').fill('Not Stored');
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeEnabled();
  await expect(page.getByText('Draft saved on this device')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a slow line: what is typed before the script arrives is kept', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(at('/apply'), { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Full name').fill('Early Bird');
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Submit application' })).toBeEnabled();
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
  await page.getByLabel('Country').fill('Kenya');
  await expect(page.getByLabel('Full name')).toHaveValue('Early Bird');
});
