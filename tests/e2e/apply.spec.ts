import { expect, type Route } from '@playwright/test';
import { z } from 'zod';
import { pdfResume } from '../support/documents.ts';
import { readEmails } from '../support/server.ts';
import { emailsWritten } from './employeePeople.ts';
import { expectAccessible, fillApplication, refuseNext, visit } from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

const resume = async () => ({
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: await pdfResume({ visible: ['Two years of calendars.'] }),
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
  // On a slow line, the code for messages arrives after everything that was to be said.
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/toastHost.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Submit application' }).click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toBeFocused();
  arrive();
  await expect(page.getByText('Resume Required')).toBeVisible();
  for (const message of [
    'Email: Invalid email address',
    'Country: Please enter your country',
    "Why You're a Good Fit: Please provide at least 50 characters",
    'Résumé: Please upload your resume to continue.',
    'Consent: You must consent to continue',
  ]) {
    await expect(summary.getByRole('link', { name: message })).toBeVisible();
  }
  await expectAccessible(page);
  // A file that can't be accepted leaves the one that's needed in the list.
  const wrong = { name: 'cv.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
  await page.getByLabel('Résumé').setInputFiles(wrong);
  await expect(page.getByText('Please upload a PDF, DOC, or DOCX file.')).toBeVisible();
  await expect(summary.getByRole('link', { name: /^Résumé/ })).toBeVisible();
  await page.getByLabel('Résumé').setInputFiles(await resume());
  await expect(summary.getByRole('link', { name: /^Résumé/ })).toHaveCount(0);
  await summary.getByRole('link', { name: /^Email/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Draft Person');
  await expect(page.getByText('Choose files again after a reload.')).toBeVisible();
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
  await fillApplication(page, {
    fullName: 'Broken Line',
    email: `broken-${crypto.randomUUID()}@example.com`,
    position: 'Virtual Assistant',
    why: 'I kept the calendars of three managers for two years and I like to plan ahead.',
  });
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

  await page.getByLabel('Résumé').setInputFiles(await resume());
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
  await fillApplication(page, {
    fullName: 'Late Evening',
    email: `late-${crypto.randomUUID()}@example.com`,
    why: 'I kept the calendars of three managers for two years and I like to plan ahead.',
  });
  await page.getByLabel('Résumé').setInputFiles(await resume());
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
  await fillApplication(page, {
    fullName: 'Filled Form',
    email: email,
    position: 'Virtual Assistant',
    why: 'I kept the calendars of three managers for two years.',
  });
  await page.getByLabel('Résumé').setInputFiles(await resume());
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
  expect(await emailsWritten({ to: email })).toBe(1);
  await expect
    .poll(async () => (await readEmails(dataDir())).filter(({ to }) => to === email))
    .toHaveLength(1);
});

test('apply: what is edited after a lost answer arrives too, and the email can be asked for again', async ({
  page,
}) => {
  await page.goto(at('/apply'));
  const email = `edited-${crypto.randomUUID()}@example.com`;
  await fillApplication(page, {
    fullName: 'Edited Words',
    email: email.replace('example', 'exmaple'),
    position: 'Virtual Assistant',
    why: 'I kept the calendars of three managers for two years.',
  });
  await page.getByLabel('Résumé').setInputFiles(await resume());
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
  // The form has gone with the focus.
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeFocused();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys).toHaveLength(3);

  const confirmations = async () =>
    (await readEmails(dataDir())).filter(({ to, subject }) => to === email && /application/i.test(subject));
  await expect.poll(async () => (await confirmations()).length).toBe(1);
  const again = page.getByRole('button', { name: 'Send the email again' });
  await again.click();
  await expect(page.locator('[data-toasts] > *', { hasText: 'Email requested' })).toBeVisible();
  // One message at a time: two would cover a phone's page.
  await expect(page.locator('[data-toasts] > *')).toHaveCount(1);
  await expect.poll(async () => (await confirmations()).length).toBe(2);
  await expect(again).toBeEnabled();
  await expectAccessible(page);

  // The page that follows isn't covered by what was said about this one.
  await again.click();
  await expect(page.locator('[data-toasts] > *')).toHaveCount(1);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { name: /A seat at the table/ })).toBeVisible();
  await expect(page.locator('[data-toasts] > *')).toHaveCount(0);

  // Confirmed once: neither a reload nor the link again asks for it, or promises another email.
  await expect.poll(async () => (await confirmations()).length).toBe(3);
  const link = (await confirmations()).at(-1)?.text.match(/http\S+confirm#[\w-]+/)?.[0] ?? '';
  const heading = page.getByRole('heading', { level: 1 });
  const press = page.getByRole('button', { name: 'Confirm it was me' });
  const known = page.getByText('You’ve already confirmed this application.');
  await page.goto(link);
  await expect(press).toBeEnabled();
  await page.reload();
  await expect(page.getByText(/doesn’t keep your link when it’s reloaded/)).toBeVisible();
  await page.goto(at('/'));
  await page.goto(link);
  await press.click();
  await expect(page.getByText('Confirmed.')).toBeVisible();
  await expect(heading).toHaveText('Application confirmed');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(known).toBeVisible();
  await expect(press).toHaveCount(0);
  // A link pasted into the same tab differs after # only. It's read anew, and removed from the address.
  await page.goto(link);
  await press.click();
  await expect(page).not.toHaveURL(/#/);
  await expect(known).toBeVisible();
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
