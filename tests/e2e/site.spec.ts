import { expect, type Route } from '@playwright/test';
import { z } from 'zod';
import { pdfResume } from '../support/documents.ts';
import { readMails } from '../support/server.ts';
import { mailsWritten } from './employeePeople.ts';
import { expectAccessible, expectFits, held, refuseNext, visit } from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

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

test('apply: errors beside their fields and in a summary that takes focus; the draft survives a reload', async ({
  page,
}) => {
  await page.goto(at('/jobs'));
  await page.getByRole('link', { name: /^Apply Now\s*: Virtual Assistant$/ }).click();
  await expect(page.getByText('You’re applying for')).toContainText('Virtual Assistant');
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
  await expect(page.getByText('Draft saved on this device')).toHaveCount(0);
  // The form is still for the chosen job.
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue('Virtual Assistant');
});

test('apply: a résumé that didn’t arrive is told as that, and nothing red stays beside the thanks', async ({
  page,
}) => {
  let broken = true;
  await page.route('**/files/resume', (route) => (broken ? route.abort() : route.continue()));
  await visit(page, '/apply');
  await page.getByLabel('Full name').fill('Broken Line');
  await page.getByLabel('Email').fill(`broken-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Position', { exact: true }).selectOption('Virtual Assistant');
  await page.getByLabel('Country').fill('Kenya');
  await page
    .getByLabel("Why You're a Good Fit")
    .fill('I kept the calendars of three managers for two years and I like to plan ahead.');
  await page.getByRole('checkbox').check();
  // Read elsewhere, because leaving the form would lose the files.
  const policy = page
    .getByRole('checkbox')
    .locator('..')
    .getByRole('link', { name: /opens in a new tab/ });
  await expect(policy).toHaveAttribute('target', '_blank');
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  const missing = page.locator('[data-toasts] > *', { hasText: 'Resume Required' });
  await expect(missing).toContainText('Please upload your resume to continue.');

  await page.getByLabel('Résumé').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of calendars.'] }),
  });
  await expect(page.getByText('The connection was lost. Please try again.')).toBeVisible();
  await submit.click();
  const failed = page.locator('[data-toasts] > *', { hasText: 'Submission Failed' });
  await expect(failed).toContainText('Failed to upload resume');
  await expect(missing).toHaveCount(0);

  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Replace', { exact: true })).toBeVisible();
  await expect(failed).toHaveCount(0);
  // What the server refuses stands until the next try goes through.
  let refused = false;
  await page.route(/applications\.submit/, (route) => {
    if (refused) return route.continue();
    refused = true;
    return route.abort();
  });
  await submit.click();
  await expect(failed).toContainText('Failed to submit application. Please try again.');
  await refuseNext(page, 'applications.submit', { country: 'We don’t know this country' });
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct 1 field' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Country: We don’t know this country' }).click();
  await expect(page.getByLabel('Country')).toBeFocused();
  await expect(page.getByLabel('Country')).toHaveAccessibleDescription('We don’t know this country');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  await expect(page.locator('[data-toasts] [role=alert]')).toHaveCount(0);
  // The link on every page leads to a new form.
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('');
});

test('apply: a job that closes meanwhile is said, and the same form goes out without it', async ({
  page,
}) => {
  await page.goto(at('/jobs'));
  await page.getByRole('link', { name: /^Apply Now\s*: Virtual Assistant$/ }).click();
  await expect(page.getByText('You’re applying for')).toContainText('Virtual Assistant');
  await page.getByLabel('Full name').fill('Late Evening');
  await page.getByLabel('Email').fill(`late-${crypto.randomUUID()}@example.com`);
  await page.getByLabel('Country').fill('Kenya');
  await page
    .getByLabel("Why You're a Good Fit")
    .fill('I kept the calendars of three managers for two years and I like to plan ahead.');
  await page.getByLabel('Résumé').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of calendars.'] }),
  });
  await expect(page.getByText('Replace', { exact: true })).toBeVisible();
  await page.getByRole('checkbox').check();
  const sent: unknown[] = [];
  await page.route(/applications\.submit/, (route) => {
    const { jobId, resume } = z
      .object({ jobId: z.uuid().nullable(), resume: z.object({ id: z.uuid() }) })
      .parse(route.request().postDataJSON());
    sent.push({ job: jobId !== null, resume: resume.id });
    const data = { domain: { code: 'job_closed' } };
    return sent.length > 1
      ? route.continue()
      : route.fulfill({ status: 409, json: { error: { message: 'This job just closed.', data } } });
  });
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  await expect(page.locator('[data-toasts] > *', { hasText: 'This job just closed.' })).toBeVisible();
  await expect(page.getByText('This job is closed. You can still apply')).toBeVisible();
  await expect(page.getByText('You’re applying for')).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  const [first] = sent;
  expect(sent).toEqual([
    { ...z.object({ resume: z.uuid() }).parse(first), job: true },
    { ...z.object({ resume: z.uuid() }).parse(first), job: false },
  ]);
  // The job is open after all, and a second application is for it too.
  await page.getByRole('link', { name: 'Apply again' }).click();
  await expect(page.getByText('You’re applying for')).toContainText('Virtual Assistant');
  // For the right address, only the address, the file, and the consent are missing.
  await expect(page.getByLabel('Full name')).toHaveValue('Late Evening');
  await expect(page.getByLabel("Why You're a Good Fit")).toHaveValue(/^I kept the calendars/);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('apply: a hidden field that a form filler filled in costs no application', async ({ page }) => {
  const email = `filled-${crypto.randomUUID()}@example.com`;
  await visit(page, '/apply');
  const trap = page.locator('form [aria-hidden] input');
  // Named and labeled like nothing that a form filler knows.
  const known = /name|mail|phone|web|site|url|link|company|address|city|zip|country/i;
  expect(await trap.getAttribute('name')).not.toMatch(known);
  expect(await trap.locator('..').textContent()).not.toMatch(known);
  await page.getByLabel('Full name').fill('Filled Form');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Position', { exact: true }).selectOption('Virtual Assistant');
  await page.getByLabel('Country').fill('Kenya');
  await page
    .getByLabel("Why You're a Good Fit")
    .fill('I kept the calendars of three managers for two years.');
  await page.getByLabel('Résumé').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of calendars.'] }),
  });
  await page.getByRole('checkbox').check();
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'https://me.example';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const submit = page.getByRole('button', { name: 'Submit application' });
  await submit.click();
  await expect(page.locator('[data-toasts]')).toContainText('We haven’t sent this yet.');
  await expect(page.getByLabel('Full name')).toHaveValue('Filled Form');
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  expect(await mailsWritten({ to: email })).toBe(1);
  await expect
    .poll(async () => (await readMails(dataDir())).filter(({ to }) => to === email))
    .toHaveLength(1);
});

test('apply: what is edited after a lost answer arrives too, and the email can be asked for again', async ({
  page,
}) => {
  await page.goto(at('/apply'));
  const email = `edited-${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Full name').fill('Edited Words');
  await page.getByLabel('Email').fill(email.replace('example', 'exmaple'));
  await page.getByLabel('Position', { exact: true }).selectOption('Virtual Assistant');
  await page.getByLabel('Country').fill('Kenya');
  await page
    .getByLabel("Why You're a Good Fit")
    .fill('I kept the calendars of three managers for two years.');
  await page.getByLabel('Résumé').setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of calendars.'] }),
  });
  await page.getByRole('checkbox').check();
  const keys: string[] = [];
  await page.route(/applications\.submit/, async (route) => {
    const sent = z.object({ idempotencyKey: z.uuid(), earlier: z.array(z.uuid()) });
    const { idempotencyKey, earlier } = sent.parse(route.request().postDataJSON());
    keys.push(idempotencyKey);
    // Different words correct the try that got no answer.
    expect(earlier).toEqual(keys.filter((key) => key !== idempotencyKey).slice(0, 1));
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    // The server stored the first two; the browser never hears of it.
    return keys.length < 3 ? route.abort() : route.fulfill({ response: answer });
  });
  const submit = page.getByRole('button', { name: 'Submit application' });
  const failed = page.locator('[data-toasts] > *', { hasText: 'Submission Failed' });
  for (const count of [1, 2]) {
    await submit.click();
    await expect.poll(() => keys.length).toBe(count);
    await expect(failed).toBeVisible();
    await failed.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByLabel('Email').fill(email);
  await submit.dblclick();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys).toHaveLength(3);

  const confirmations = async () =>
    (await readMails(dataDir())).filter(({ to, subject }) => to === email && /application/i.test(subject));
  await expect.poll(async () => (await confirmations()).length).toBe(1);
  const again = page.getByRole('button', { name: 'Send the email again' });
  await again.click();
  await expect(page.locator('[data-toasts] > *', { hasText: 'Email requested' })).toBeVisible();
  await expect.poll(async () => (await confirmations()).length).toBe(2);
  await expect(again).toBeEnabled();
  await expectAccessible(page);
});

test('apply: a long text stays in sight in a browser that doesn’t size text areas itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    Object.assign(CSS, {
      supports: (condition: string) => !condition.startsWith('field-sizing') && supports(condition),
    });
  });
  await visit(page, '/apply');
  const area = page.getByLabel("Why You're a Good Fit");
  await area.evaluate((element) => element.style.setProperty('field-sizing', 'fixed'));
  await area.fill('I answered customers.\n'.repeat(12));
  await expect.poll(() => area.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  // A height dragged by hand stays, and text typed elsewhere doesn't touch it.
  await area.evaluate((element) => element.style.setProperty('height', '300px'));
  await page.getByLabel('Country').fill('Kenya');
  await area.press('x');
  await expect(area).toHaveCSS('height', '300px');
});

test('apply: a wrong file is refused with a sentence and replaced without filling in again', async ({
  page,
}) => {
  await visit(page, '/apply');
  await page.getByLabel('Full name').fill('File Person');
  const file = page.getByLabel('Résumé');
  await file.setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ this is a program'),
  });
  await expect(page.getByText('This file’s content doesn’t match its name.')).toBeVisible();
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['a picture'], 'dropped.png', { type: 'image/png' }));
    return transfer;
  });
  await file.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('Please upload a PDF, DOC, or DOCX file.')).toBeVisible();
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

test('apply: a cover letter is cancelled and removed by keyboard, and never left out without a word', async ({
  page,
}) => {
  let line: 'held' | 'refused' | 'open' = 'held';
  const held: Route[] = [];
  await page.route('**/files/cover-letter', async (route) => {
    if (line === 'held') held.push(route);
    else if (line === 'refused')
      await route.fulfill({ status: 503, json: { error: { message: 'Not now.' } } });
    else await route.continue();
  });
  await visit(page, '/apply');
  await page.getByLabel('Full name').fill('Letter Person');
  await page.getByLabel('LinkedIn profile').fill('example.com/in/me');
  const field = page.getByLabel('Cover letter');
  const letter = {
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Why me'] }),
  };
  const submit = page.getByRole('button', { name: 'Submit application' });
  await field.setInputFiles(letter);
  await expect(page.getByText('Your cover letter is still uploading.')).toBeVisible();
  await expect(submit).toBeDisabled();
  // The page says so before the request has left the browser.
  await expect.poll(() => held.length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(submit).toBeEnabled();

  line = 'refused';
  await field.setInputFiles(letter);
  await expect(page.getByText('Not now.')).toBeVisible();
  await submit.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary.getByRole('link', { name: 'Cover letter: Not now.' })).toBeVisible();
  await expect(
    summary.getByRole('link', { name: 'LinkedIn profile: Please enter a LinkedIn address' }),
  ).toBeVisible();
  await expectAccessible(page);
  // Tried again without being asked once the line is back.
  line = 'open';
  await expect(page.getByText('Replace', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('Not now.')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page.getByText('letter.pdf')).toHaveCount(0);
  expect(held).toHaveLength(1);
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
