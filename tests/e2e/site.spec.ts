import { expect } from '@playwright/test';
import { expectAccessible, expectFits, held, visit } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

test('jobs: search, filters, sort and the dialog live in the address', async ({ page }) => {
  await visit(page, '/jobs');
  await expect(page.getByRole('status').getByText(/^\d+ open jobs$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Search' }).fill('INVOICES');
  await expect(page).toHaveURL(/q=INVOICES/);
  await expect(page.getByText(/^1 of \d+ jobs match/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('link', { name: /^Read Details/ }).click();
  await expect(page).toHaveURL(/job=/);
  const dialog = page.getByRole('dialog', { name: 'Data Entry Clerk' });
  await expect(dialog.getByRole('heading', { name: 'Responsibilities' })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/q=INVOICES/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing like this exists');
  await expect(page.getByText('No jobs found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page.getByRole('article')).toHaveCount(16);

  await page.getByLabel('Sort by').selectOption('Highest Salary');
  await expect(page.getByRole('article').first()).toContainText('$24,000–$33,600');
  await expect(page).toHaveURL(/sort=salary/);
  // A tablet held upright: the text keeps a column that words fit into.
  await page.setViewportSize({ width: 820, height: 1_180 });
  const text = page.getByRole('article').first().locator('> *').first();
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(400);
});

test('jobs: what is typed while a search takes effect is kept, and searched for as well', async ({
  page,
}) => {
  // The next letters arrive between the change of the address and the page that follows it.
  await page.addInitScript(() => {
    const { replaceState } = History.prototype;
    History.prototype.replaceState = function replaced(...state): void {
      replaceState.apply(this, state);
      const box = document.querySelector('input[type=search]');
      if (String(state[2]).endsWith('q=data') && box instanceof HTMLInputElement && box.value === 'data') {
        document.execCommand('insertText', false, ' entry');
      }
    };
  });
  await visit(page, '/jobs');
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.focus();
  await box.fill('data');
  await expect(page).toHaveURL(/q=data\+entry$/);
  await expect(box).toHaveValue('data entry');
  // A change from elsewhere still replaces it.
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(box).toHaveValue('');
});

test('jobs: words that a keyboard composes are searched for without waiting for their end', async ({
  page,
}) => {
  await visit(page, '/jobs');
  const box = page.getByRole('searchbox', { name: 'Search' });
  await box.focus();
  // Keyboards of Android phones compose every word.
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'invo', selectionStart: 4, selectionEnd: 4 });
  await expect(page).toHaveURL(/q=invo$/);
  await keyboard.send('Input.imeSetComposition', { text: 'invoices', selectionStart: 8, selectionEnd: 8 });
  await expect(page).toHaveURL(/q=invoices$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(box).toHaveValue('invoices');
});

test('jobs: Back from a job leads to the same place of the same pages', async ({ page }) => {
  // Short pages, so that there are several.
  await page.route(/trpc\/jobs\.list/, (route) =>
    route.continue({ url: route.request().url().replace('limit%22%3A20', 'limit%22%3A5') }),
  );
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  const rows = page.getByRole('article');
  for (const count of [5, 10]) {
    await expect(rows).toHaveCount(count);
    await page.getByRole('link', { name: /^Show .*more jobs$/ }).click();
  }
  await expect(rows).toHaveCount(15);
  const title = rows.nth(12).getByRole('heading').getByRole('link');
  const name = (await title.textContent()) ?? '';
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(15);
  await expect(rows.nth(12)).toBeInViewport();
  // Details that were closed take no further step back.
  await rows
    .nth(12)
    .getByRole('link', { name: /^Read Details/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(at('/jobs'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(at('/'));
});

test('jobs: Back from a job keeps a long list although it can’t be read again', async ({ page }) => {
  let reads = 0;
  await page.route(/trpc\/jobs\.list/, (route) => {
    reads += 1;
    return route.continue({ url: route.request().url().replace('limit%22%3A20', 'limit%22%3A2') });
  });
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  const rows = page.getByRole('article');
  const more = page.getByRole('link', { name: /^Show .*more jobs$/ });
  for (const count of [2, 4, 6, 8, 10]) {
    await expect(rows).toHaveCount(count);
    await more.click();
  }
  await expect(rows).toHaveCount(12);
  const title = rows.nth(11).getByRole('heading').getByRole('link');
  const name = (await title.textContent()) ?? '';
  const openJob = async (): Promise<void> => {
    await title.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  await openJob();
  reads = 0;
  await page.goBack();
  await expect(more).toBeVisible();
  await expect(rows).toHaveCount(12);
  expect(reads).toBe(5);

  await openJob();
  const lose = await held(page, 'jobs.list', (route) => route.abort());
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Loading…' })).toHaveAttribute('aria-busy', 'true');
  lose();
  await expect(more).toHaveAttribute('aria-busy', 'false');
  await expect(rows).toHaveCount(12);
  await expect(page.getByText('Failed to load job listings')).toHaveCount(0);
  await more.click();
  await expect(rows).toHaveCount(14);
});

test('jobs: details that open late close like any others', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/JobDialog.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' }).click();
  const details = page.getByRole('link', { name: /^Read Details/ });
  const addresses: string[] = [];
  for (const index of [0, 1]) {
    await details.nth(index).click();
    await expect(page).toHaveURL((url) => url.searchParams.has('job') && !addresses.includes(url.search));
    addresses.push(new URL(page.url()).search);
  }
  resolve();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(at('/jobs'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Forward opens them once more, without a step of their own.
  await page.goForward();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(at('/jobs'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('jobs: a failure says so and can be tried again', async ({ page }) => {
  let broken = true;
  await page.route(/trpc\/.*jobs\.list/, (route) => (broken ? route.abort() : route.continue()));
  await visit(page, '/jobs');
  await page.getByRole('searchbox', { name: 'Search' }).fill('invoices');
  await expect(page.getByText('Failed to load job listings')).toBeVisible({ timeout: 20_000 });
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('public pages: one that can’t be loaded says so inside the site’s frame, and comes with the next try', async ({
  page,
}) => {
  let broken = true;
  await page.route(/trpc\/jobs\.page/, (route) => (broken ? route.abort() : route.continue()));
  await visit(page, '/jobs?q=invoices');
  await page.getByRole('link', { name: 'Data Entry Clerk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t load this page');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(/^We couldn’t load this page · /);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page).not.toHaveTitle(/We couldn’t/);
  const error = { message: 'Too many tries.', data: { domain: { code: 'too_many_attempts' } } };
  await page.route(/trpc\/jobs\.page/, (route) => route.fulfill({ status: 429, json: { error } }), {
    times: 1,
  });
  await page.getByRole('link', { name: 'Data Entry Clerk', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Too many tries.');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data Entry Clerk' })).toBeVisible();
});

for (const width of [1440, 390]) {
  // The other public pages are looked at in pages.spec.ts.
  for (const path of ['/jobs', '/apply', '/data-request', '/candidate', '/auth']) {
    test(`${path} is accessible and fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectFits(page);
    });
  }
}
