import { expect, test } from '@playwright/test';
import { pdfResume } from '../support/documents.ts';
import { expectAccessible } from './journey.ts';
import { at } from './served.ts';

test('jobs: search, filters, sort and the dialog live in the address', async ({ page }) => {
  await page.goto(at('/jobs'));
  await expect(page.getByRole('status').getByText(/of \d+ jobs match/)).toBeVisible();
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
  await expect(page.getByRole('article').first()).toContainText('$24,000 – $33,600');
  await expect(page).toHaveURL(/sort=salary/);
  // A tablet held upright: the text keeps a column that words fit into.
  await page.setViewportSize({ width: 820, height: 1_180 });
  const text = await page.getByRole('article').first().locator('> *').first().boundingBox();
  expect(text?.width).toBeGreaterThan(400);
});

test('jobs: a failure says so and can be tried again', async ({ page }) => {
  let broken = true;
  await page.route(/trpc\/.*jobs\.list/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(at('/jobs'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('invoices');
  await expect(page.getByText('Failed to load job listings')).toBeVisible({ timeout: 20_000 });
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('apply: errors beside their fields and in a summary that takes focus; the draft survives a reload', async ({
  page,
}) => {
  await page.goto(at('/jobs'));
  await page.getByRole('link', { name: /^Apply Now\s*: Virtual Assistant$/ }).click();
  await expect(page.getByText('You apply for')).toContainText('Virtual Assistant');
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('Virtual Assistant');
  await page.getByLabel('Full name').fill('Draft Person');
  await page.getByLabel('Email').fill('maricel@gmail');
  await page.getByLabel("Why You're a Good Fit").fill('I am a fast learner and I like people.');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText('Resume Required')).toBeVisible();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toBeFocused();
  for (const message of [
    'Email: Invalid email address',
    'Country: Please enter your country',
    'Please provide at least 50 characters',
    'Please upload your resume to continue.',
    'Consent: You must consent to continue',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expectAccessible(page);
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Draft Person');
  await page.getByRole('button', { name: 'Clear draft' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('apply: a wrong file is refused with a sentence and replaced without filling in again', async ({
  page,
}) => {
  await page.goto(at('/apply'));
  await page.getByLabel('Full name').fill('File Person');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await expect(page.getByText('This file is not what its name says.')).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['a picture'], 'dropped.png', { type: 'image/png' }));
    return transfer;
  });
  await page.locator('.drop').dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Please upload a PDF, DOC or DOCX file.')).toBeVisible();
  await expect(page.getByText('dropped.png')).toBeVisible();
  await file.focus();
  await expect(file).toBeFocused();
  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Hi'] }),
  });
  await expect(page.getByText('Replace', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('File Person');
});

for (const width of [1440, 390]) {
  // The other public pages are looked at in pages.spec.ts.
  for (const path of ['/jobs', '/apply', '/data-request', '/candidate', '/auth']) {
    test(`${path} is accessible and fits ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    });
  }
}
