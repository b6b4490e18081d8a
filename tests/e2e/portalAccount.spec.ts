import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { pdfResume } from '../support/documents.ts';
import { picture } from '../support/handIn.ts';
import { readEmails } from '../support/server.ts';
import { emailedToken, employeePassword } from './employee.ts';
import { forgetPeople } from './employeePeople.ts';
import { applyAs, codeFor, expectAccessible, openCandidates, shortlist } from './journey.ts';
import { someNetwork, test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

/** From an application to pay with an account instead of a code. */

const fullName = 'Nia Portal';
let email: string;

test.describe.configure({ mode: 'serial' });

let admin: BrowserContext;
let own: BrowserContext;
let page: Page;
let hr: Page;
test.beforeAll(async ({ browser }) => {
  email = `nia-${randomUUID()}@example.com`;
  await forgetPeople(fullName);
  admin = await browser.newContext();
  own = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  page = await own.newPage();
  hr = await admin.newPage();
  await openCandidates(hr);
});
test.afterAll(async () => {
  await Promise.all([admin.close(), own.close()]);
});

test('an applicant signs up, confirms, and reads their application instead of a shift', async () => {
  const buffer = await pdfResume({ visible: ['Two years of customer support.'] });
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
  await applyAs(page, { fullName, email, file });
  await page.goto(at('/auth?view=signup'));
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByLabel('Confirm password').fill(employeePassword);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account created successfully. Please log in to continue.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(employeePassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/candidate/);
  await expect(page.getByText('Confirm your email address to open your application')).toBeVisible();
  await expect(page.getByLabel('Access code')).toBeVisible();
  // However long the address is, no link stands too close to one of another line.
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }

  // The link opens in a tab of its own; the one that asked for it follows.
  const emailed = await own.newPage();
  await emailed.goto(at(`/auth#confirm=${await emailedToken(email, 'confirm')}`));
  await expect(emailed.getByText('Your email address is confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome, Nia' })).toBeVisible();
  await page.close();
  page = emailed;
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/employee$/);
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByText('Start Shift')).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(at('/employee/work'));
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await page.getByRole('link', { name: 'Open my application' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We got your application' })).toBeVisible();
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  // As in the header of everyone else, 16 pixels are left.
  await expect
    .poll(async () => ((box) => box && box.x + box.width)(await signOut.boundingBox()))
    .toBeLessThanOrEqual(374);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the shortlist opens the interview, and the code ends with the visit', async ({ browser }) => {
  await hr.reload();
  await shortlist(hr, fullName);
  const code = await codeFor(email);
  await page.goto(at('/candidate'));
  await page.getByRole('link', { name: 'Start Interview' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByRole('log')).toContainText('the AI interviewer');

  const context = await browser.newContext({ extraHTTPHeaders: someNetwork() });
  const stranger = await context.newPage();
  await stranger.goto(at('/candidate'));
  await stranger.getByLabel('Access code').fill(code);
  await stranger.getByRole('button', { name: 'Access Portal' }).click();
  await expect(stranger.getByText('Access Denied')).toBeVisible();
  await context.close();
});

test('a hired person hands in documents where they work, and proves who changes them', async () => {
  await hr.getByRole('button', { name: `Status of ${fullName}: shortlisted` }).click();
  await hr.getByRole('menuitem', { name: /Hired/ }).click();
  // The table shows a status before it's stored.
  const stored = hr.waitForResponse(/admin\.changeStatus/);
  await hr.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
  await stored;
  await expect(hr.getByRole('button', { name: `Status of ${fullName}: hired` })).toBeVisible();

  await page.goto(at('/candidate'));
  await expect(page.getByRole('heading', { name: 'Welcome to the team' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit Additional Documents' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open your employee area' }).click();
  await expect(page.getByRole('link', { name: 'Start Shift' })).toBeVisible();
  await page.getByRole('link', { name: 'Submit documents' }).click();
  await page.getByRole('button', { name: 'Submit documents' }).click();
  const dialog = page.getByRole('dialog', { name: 'Onboarding documents' });
  await expect(dialog.getByText('Portal Login Credentials')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill('7391 Canarybird Lane, Apt 6, Boise, ID 83702');
  await dialog.getByRole('checkbox', { name: 'I don’t have a Social Security number' }).check();
  await dialog.getByRole('combobox', { name: 'How would you like to be paid?' }).click();
  await page.getByRole('option', { name: 'Direct Deposit' }).click();
  await dialog.getByLabel('Bank name').fill('Alder Valley Credit Union');
  await dialog.getByLabel('Routing number', { exact: true }).fill('021000021');
  await dialog.getByLabel('Account number', { exact: true }).fill('90417736620518');
  const image = { name: 'license.jpg', mimeType: 'image/jpeg', buffer: await picture() };
  await dialog.locator('input[type=file]').setInputFiles(image);
  await expect(dialog.getByText('license.jpg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change your documents' }).click();
  await expect(dialog.getByText('Confirm it’s you')).toHaveCount(0);
  await dialog.getByLabel('Account number', { exact: true }).fill('5550001234');
  await expect(dialog.getByText('Confirm it’s you')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  const proof = dialog.getByLabel('Your account password');
  await expect(proof).toBeFocused();
  await expectAccessible(page);
  await proof.fill('Not-the-one-1');
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('That password isn’t right.')).toBeVisible();
  await proof.fill(employeePassword);
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  await expect(page.getByText('••••••1234')).toBeVisible();
  const subjects = async () =>
    (await readEmails(dataDir())).filter(({ to }) => to === email).map(({ subject }) => subject);
  await expect.poll(subjects).toContainEqual(expect.stringMatching(/bank/i));
});
