import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { expectAccessible, expectFits, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { country, seedPeople } from './people.ts';
import { at } from './served.ts';

/** HR reads how the house stands, takes numbers along and asks how far a score can be relied on. */

test.describe.configure({ mode: 'serial' });
test.beforeAll(() =>
  seedPeople([
    { fullName: 'Steady Score', status: 'interviewed', ago: 3, interviewed: true },
    { fullName: 'Earlier Result', status: 'hired', ago: 5, interviewed: true, earlier: true },
    { fullName: 'Waits Long', ago: 40 },
    { fullName: 'Waits Short', ago: 0 },
  ]),
);

test('the overview shows where time and work go, also as tables', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?weeks=12'));
  const times = page.getByRole('region', { name: 'Time in stage' });
  await expect(times.getByRole('link', { name: 'Interviewed' })).toBeVisible();
  await times.getByText('View as table').click();
  await expect(times.getByRole('row', { name: /^Applied/ })).toBeVisible();
  const sources = page.getByRole('region', { name: 'Workload' });
  await expect(sources.getByRole('link', { name: 'Waiting for a decision' })).toBeVisible();
  await expectAccessible(page);
  await sources.getByRole('link', { name: country }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Waits Long' })).toBeVisible();
  await page.goto(at('/admin'));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(times).toBeVisible();
  await expectFits(page);
});

test('an export says how much comes out, keeps its filters in the address, and tells that it is whole', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=reports'));
  // The report above makes room when it arrives; choices that are pushed out of sight wait there, unseen.
  await expect(page.getByRole('table', { name: 'Applications' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Candidates', exact: true });
  await card.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: country, exact: true }).click();
  await expect(card).toContainText('4 rows');
  await card.getByRole('combobox', { name: 'Applied' }).click();
  await page.getByRole('option', { name: 'Today' }).click();
  await expect(card).toContainText('1 row');
  await page.reload();
  await expect(card).toContainText('1 row');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Export candidates' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('W. S.');
  const latest = page.getByRole('region', { name: 'Latest exports' });
  await expect(latest.getByRole('row').nth(1)).toContainText('Complete');
});

test('the month is looked at and taken along as PDF', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=reports'));
  const month = page.getByRole('region', { name: 'Monthly report' });
  await expect(month.getByRole('row', { name: /^Interviews completed/ })).toBeVisible();
  await month.getByRole('combobox', { name: 'Month' }).click();
  const options = page.getByRole('option', { name: /^\w+ \d{4}$/ });
  await expect(options.first()).toBeVisible();
  await options.nth(1).click();
  await expect(page).toHaveURL(/month=/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    month.getByRole('link', { name: 'Download PDF' }).click(),
  ]);
  const pdf = await PDFDocument.load(await readFile(await file.path()));
  expect(pdf.getTitle()).toMatch(/^HR report, \w+ \d{4}$/);
});

test('a score is checked for stability and stays as it is', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&q=${country}`));
  await page.getByRole('button', { name: 'Steady Score', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Steady Score' });
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  const score = drawer.locator('.dw-score');
  const before = await score.textContent();
  await drawer.getByRole('button', { name: 'Check stability' }).click();
  const ask = page.getByRole('dialog', { name: 'Check stability' });
  await expect(ask).toContainText('at no token cost');
  await ask.getByLabel('Number of runs').fill('3');
  await ask.getByRole('button', { name: 'Score 3 times' }).dblclick();
  await expect(drawer.getByText(/All 3 runs gave/)).toBeVisible();
  await expect(drawer.getByText('Its rules are the same on every run, so results don’t vary')).toBeVisible();
  await expect(score).toHaveText(before ?? '');
  await expectAccessible(page);
  await page.goto(at('/admin?tab=reports'));
  await expect(page.getByRole('region', { name: 'Score stability' })).toContainText('1 check of 1 person');
});

test('a result of an earlier method is scored again, and the decision on it looked at', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&q=${country}`));
  const row = page.getByRole('row').filter({ hasText: 'Earlier Result' });
  await expect(row).toContainText('earlier method');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recheck it' }).click();
  await expect(page).toHaveURL(/result=second-look/);
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Score it again' }).click();
  const ask = page.getByRole('dialog', { name: 'Score 1 interview again?' });
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Score again' }).dblclick();
  await expect(row).toContainText('provisional');
  // A new score takes nobody off the list: a person does.
  await page.getByRole('button', { name: 'Earlier Result', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Earlier Result' });
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  await expect(drawer.getByText(/based on a score from an earlier method/)).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Mark as done' }).dblclick();
  await expect(drawer.getByText(/based on a score from an earlier method/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Recheck it' })).toHaveCount(0);
});

test('“Score again” keeps the focus while the score is on its way', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&q=${country}`));
  await page.getByRole('button', { name: 'Steady Score', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Steady Score' });
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  const again = drawer.getByRole('button', { name: 'Score again' });
  await expect(again).toBeEnabled();
  await page.route(/admin\.candidate\b/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"scoring":"\w+"/g, '"scoring":"pending"');
    await route.fulfill({ response: answer, body });
  });
  await again.press('Enter');
  await expect(drawer.getByText('Scoring… This takes a moment.')).toBeVisible();
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
