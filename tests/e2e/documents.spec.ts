import { readFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import JSZip from 'jszip';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { picture } from '../support/handIn.ts';
import { readEmails, testAdmin } from '../support/server.ts';
import { employee, onDatabase } from './employeePeople.ts';
import { hrBrowser, listeningPanel } from './hr.ts';
import { callsOf, codeFor, expectAccessible, expectFits, held, refuseNext } from './journey.ts';
import { test } from './journeyTest.ts';
import { country, seedPeople } from './people.ts';
import { at, dataDir } from './served.ts';

const name = 'Dora Papers';
const ssn = '512-73-9146';

test.describe.configure({ mode: 'serial' });

let person: { id: string; email: string };
let admin: BrowserContext;
test.beforeAll(async ({ browser }) => {
  await seedPeople([{ fullName: name, ago: 2, status: 'shortlisted' }]);
  const sql = postgres((await runningPostgresUrl(dataDir())) ?? '', { max: 1 });
  const [row] = await sql<{ id: string; email: string }[]>`
    select id, email from candidates where full_name = ${name}`;
  await sql.end();
  if (!row) throw new Error('Nobody was seeded');
  person = row;
  admin = await hrBrowser(browser);
});
test.afterAll(() => admin.close());

async function openPortal(page: Page): Promise<void> {
  const codes = async (): Promise<number> =>
    (await readEmails(dataDir())).filter(
      ({ to, subject }) => to === person.email && subject.startsWith('Your access code'),
    ).length;
  const before = await codes();
  await admin.request.post(at('/trpc/admin.reissueCode'), {
    data: { candidateId: person.id, idempotencyKey: crypto.randomUUID() },
  });
  // The one before has stopped working.
  await expect.poll(codes).toBe(before + 1);
  await page.goto(at('/candidate'));
  await page.getByLabel('Access code').fill(await codeFor(person.email));
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

test('the dialog helps, says what is wrong, hands in once and closes by itself', async ({ page }) => {
  await openPortal(page);
  const button = page.getByRole('button', { name: 'Submit Additional Documents' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Onboarding documents' });
  await expect(dialog.getByText('Your data is encrypted and goes only to HR.')).toBeVisible();
  await expect(dialog.getByText(/^You don’t need to send these yet\./)).toBeVisible();
  await expect(dialog.getByText('works, wherever you live.')).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(page.getByText('ID Document Required')).toBeVisible();
  for (const message of [
    'Address must be at least 10 characters',
    'SSN must be in format: XXX-XX-XXXX',
    'Account number must be at least 8 digits',
    'Routing number must be exactly 9 digits',
    'Bank name is required',
    'Please select a payment option',
    'Username must be at least 3 characters',
    'Password must be at least 8 characters',
  ]) {
    await expect(dialog.getByText(message)).toBeVisible();
  }
  await expect(dialog.getByText("Please upload your ID or driver's license.")).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await expectAccessible(page);

  await dialog.getByLabel('Address').fill('7391 Canarybird Lane, Apt 6, Boise, ID 83702');
  const social = dialog.getByLabel('Social Security number', { exact: true });
  await social.pressSequentially('666x12 34567');
  await expect(social).toHaveValue('666-12-3456');
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('This Social Security number was never issued')).toBeVisible();
  await social.fill(ssn.replaceAll('-', ''));
  await dialog.getByLabel('Bank name').fill('Alder Valley Credit Union');
  await expect(social).toHaveValue('•••-••-9146');
  await dialog.getByRole('button', { name: 'Show Social Security number' }).click();
  await expect(social).toHaveValue(ssn);
  await dialog.getByRole('combobox', { name: 'How would you like to be paid?' }).click();
  await page.getByRole('option', { name: 'Direct Deposit' }).click();
  await expect(dialog.getByRole('combobox', { name: 'How often?' })).toHaveValue('Every two weeks');
  const routing = dialog.getByLabel('Routing number', { exact: true });
  await routing.fill('021000022');
  await expect(dialog.getByText('No bank has this routing number.')).toBeVisible();
  await routing.fill('021000021');
  await expect(dialog.getByText('New York Federal Reserve district')).toBeVisible();
  await dialog.getByLabel('Account number', { exact: true }).fill('90417736620518');
  await dialog.getByLabel('Username').fill('dora.papers');
  await dialog.getByLabel('Password', { exact: true }).fill('Lighthouse-garden-9');

  const upload = dialog.locator('input[type=file]');
  await upload.setInputFiles({ name: 'id.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dialog.getByText('Please upload a JPEG, PNG, or WebP image or a PDF.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByRole('button', { name: /Choose file|Replace/ })).toBeFocused();
  await upload.setInputFiles({ name: 'license.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(dialog.getByText('license.jpg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('navigation', { name: 'Candidate portal' })
    .getByRole('link', { name: 'Resources' })
    .click();
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  await ask.getByRole('button', { name: 'Stay' }).click();
  await button.click();
  await expect(dialog.getByLabel('Username')).toHaveValue('dora.papers');

  await refuseNext(page, 'documents.submit', { bankName: 'We don’t know this bank' });
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('We don’t know this bank')).toBeVisible();
  await expect(dialog.getByLabel('Bank name')).toBeFocused();
  const sent = callsOf(page, 'documents.submit');
  await dialog.getByRole('button', { name: 'Send to HR' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  expect(sent()).toBe(1);
  await expect(page.getByText('Your information has been securely sent to HR.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Onboarding documents sent on')).toBeVisible();
  await button.click();
  await expect(dialog.getByLabel('Address')).toHaveValue('');
  await expect(dialog.getByText('You already have an account.')).toBeVisible();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0);
  await expect(social).toHaveAttribute('placeholder', 'On file: •••-••-9146');
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/9146|0518|Canarybird|Lighthouse/);
});

test('HR sees four digits, reveals with password and reason, checks, and asks for a new file', async ({
  page: portal,
}) => {
  await admin.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await admin.newPage();
  await page.clock.install();
  await page.goto(at(`/admin?q=${country}`));
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('tab', { name: 'Documents' }).click();
  await expect(drawer.getByText('Sensitive data is hidden.')).toBeVisible();
  await expect(drawer.getByText('•••-••-9146')).toBeVisible();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: 'Reveal Social Security number' }).click();
  const ask = page.getByRole('dialog', { name: /^Reveal/ });
  await ask.getByRole('button', { name: 'Reveal' }).click();
  await expect(ask.getByText('Please say why')).toBeVisible();
  await ask.getByLabel('Reason').fill('First payroll setup');
  await ask.getByLabel('Your password', { exact: true }).fill('not it');
  await ask.getByRole('button', { name: 'Reveal' }).click();
  await expect(ask.getByText('That password isn’t right.')).toBeVisible();
  await expectAccessible(page);
  await ask.getByLabel('Your password', { exact: true }).fill(testAdmin.password);
  await ask.getByRole('button', { name: 'Reveal' }).click();
  await expect(drawer.getByText(ssn)).toBeVisible();
  await expect(drawer.getByText(/Hides in \d+ s/)).toBeVisible();
  await expect(drawer.getByText('revealed Social Security number')).toBeVisible();
  await expect(drawer.getByText('“First payroll setup”')).toBeVisible();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await drawer.getByRole('button', { name: 'Copy Social Security number' }).click();
  await expect.poll(clipboard).toBe(ssn);
  await page.clock.fastForward(31_000);
  await expect(drawer.getByText(ssn)).toHaveCount(0);
  await expect.poll(clipboard).toBe('');

  await drawer.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(drawer.getByText(/^Checked by HR lead/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Request a new file' }).click();
  const request = page.getByRole('dialog', { name: 'Request a document' });
  await request.getByLabel('Why').fill('The photo is too dark to read');
  await request.getByRole('button', { name: 'Send the email' }).click();
  await expect(drawer.getByText("ID or driver's license: The photo is too dark to read")).toBeVisible();
  await openPortal(portal);
  await expect(portal.getByText('HR needs: ID or driver')).toBeVisible();
  await expectAccessible(portal);
  await page.close();
});

test('what is revealed after the question was cancelled isn’t shown, and leaves the next question open', async () => {
  const page = await admin.newPage();
  await page.goto(at(`/admin?q=${country}`));
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('tab', { name: 'Documents' }).click();
  const ask = page.getByRole('dialog', { name: /^Reveal/ });
  const reason = ask.getByLabel('Reason');
  await drawer.getByRole('button', { name: 'Reveal Social Security number' }).click();
  await reason.fill('Opened by mistake');
  await ask.getByLabel('Your password', { exact: true }).fill(testAdmin.password);
  const release = await held(page, 'documents.reveal');
  await ask.getByRole('button', { name: 'Reveal' }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Reveal Account number' }).click();
  await reason.fill('Compared with the bank');
  release();
  await expect(drawer.getByText('“Opened by mistake”')).toBeVisible();
  await expect(reason).toHaveValue('Compared with the bank');
  await expect(page.getByText(ssn)).toHaveCount(0);
  await page.close();
});

test('HR’s open tab follows what changes elsewhere', async () => {
  const page = await listeningPanel(admin, `?q=${country}`);
  await page.getByRole('button', { name, exact: true }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('tab', { name: 'Documents' }).click();
  await expect(drawer.getByText(/^Checked by HR lead/)).toBeVisible();
  // As a change of the person's leaves it.
  await onDatabase(async (sql) => {
    await sql`update onboarding_documents set checked_at = null, checked_by = null, bank_name = 'Another Bank'
      where candidate_id = ${person.id}`;
    await sql`select pg_notify('lt:candidates', ${JSON.stringify({ payload: { candidateId: person.id } })})`;
  });
  await expect(drawer.getByText('Another Bank')).toBeVisible();
  await drawer.getByRole('button', { name: 'Mark as checked' }).click();
  await expect(drawer.getByText(/^Checked by HR lead/)).toBeVisible();
  await page.close();
});

test('a phone shows the dialog as a page of its own', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openPortal(page);
  await page.getByRole('button', { name: 'Submit Additional Documents' }).click();
  await expect(page.getByRole('dialog', { name: 'Onboarding documents' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  // Closed while it's sent: opened again, it's a form, not a success without a way out.
  let release = (): void => undefined;
  const answer = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/documents.update*', async (route) => {
    await answer;
    await route.continue();
  });
  const dialog = page.getByRole('dialog', { name: 'Onboarding documents' });
  await dialog.getByLabel('Address').fill('14 Riverside Drive, Nairobi 00100');
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('Submitting…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  release();
  await expect(page.getByText('Successfully Submitted!')).toBeVisible();
  await page.getByRole('button', { name: 'Submit Additional Documents' }).click();
  await expect(dialog.getByLabel('Bank name')).not.toHaveValue('');
  await expect(dialog.getByLabel('Address')).toHaveValue('');
  await context.close();
});

test('after a copy of one’s data, another can be asked for', async ({ page }) => {
  await openPortal(page);
  await page.goto(at('/candidate?tab=profile'));
  const keys = new Set<string>();
  // Not carried out: the journeys below look for their own copy.
  await page.route('**/trpc/privacy.requestOwn*', (route) => {
    keys.add(/"idempotencyKey":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
    const done = { result: { data: { kind: 'copy' } } };
    return route.fulfill({ json: route.request().url().includes('batch=1') ? [done] : done });
  });
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Send me a copy' }).click();
    await expect(page.getByText('We’re preparing your copy.')).toBeVisible();
    await expect.poll(() => keys.size).toBe(count);
  }
});

test('a data request typed before the script arrived is kept, and sent as it was', async ({ page }) => {
  let arrive = (): void => {};
  const script = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await script;
    await route.continue();
  });
  await page.goto(at('/data-request'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('Delete my data').check();
  await page.getByLabel('Anything we should know').fill('Before the script.');
  arrive();
  const send = page.getByRole('button', { name: 'Send me the link' });
  await expect(send).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue('early@example.com');
  await expect(page.getByLabel('Delete my data')).toBeChecked();
  const asked = page.waitForRequest('**/trpc/privacy.request*');
  await send.click();
  expect((await asked).postDataJSON()).toMatchObject({
    email: 'early@example.com',
    kind: 'deletion',
    note: 'Before the script.',
  });
});

test('somebody asks for a copy of their data, confirms by email, and downloads it once', async ({ page }) => {
  await page.goto(at('/data-request'));
  await expect(page.getByRole('heading', { name: 'Request or delete my data' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send me the link' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByText('Please choose what you’d like')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(person.email);
  await send.click();
  await expect(page.getByLabel('Get a copy of my data')).toBeFocused();
  await page.getByLabel('Get a copy of my data').check();
  await refuseNext(page, 'privacy.request', { note: 'Please say less' });
  await send.click();
  await expect(page.getByText('Please say less')).toBeVisible();
  await expect(page.getByLabel('Anything we should know')).toBeFocused();
  await page.route('**/trpc/privacy.request', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.locator('[data-toasts]')).toContainText('We couldn’t send your request');
  const asked = callsOf(page, 'privacy.request');
  await send.dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(asked()).toBe(1);
  // Asking again leads back to the form, and a link to a part of the page doesn't, nor does Back from there.
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await skip.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.getByRole('link', { name: 'ask again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');

  await page.goto(await linkFrom('Please confirm your data request'));
  await expect(page).toHaveURL(at('/data-request/confirm'));
  await expectAccessible(page);
  // The link left the address, so a reload can't have it: the page says so, before and after confirming.
  const press = page.getByRole('button', { name: 'Confirm my request' });
  const [gone, incomplete] = [/doesn’t keep your link when it’s reloaded/, /link is incomplete/];
  await page.reload();
  await expect(page.getByText(gone)).toBeVisible();
  await expect(page.getByText(incomplete)).toHaveCount(0);
  await expect(press).toBeDisabled();
  await page.goto(at('/'));
  await page.goto(await linkFrom('Please confirm your data request'));
  await press.click();
  await expect(page.getByText('Confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByText('You’ve already confirmed this request.')).toBeVisible();
  await expect(press).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(at('/'));
  await page.goto(at('/data-request/confirm'));
  await expect(page.getByText(incomplete)).toBeVisible();

  await page.goto(await linkFrom('Your data copy is ready'));
  await expect(page).toHaveURL(at('/data-request/download'));
  await page.reload();
  await expect(page.getByText(gone)).toBeVisible();
  await page.goto(at('/'));
  await page.goto(await linkFrom('Your data copy is ready'));
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const zip = await JSZip.loadAsync(await readFile(await (await download).path()));
  const data = (await zip.file('data.json')?.async('string')) ?? '';
  expect(data).toContain(name);
  expect(data).not.toContain(ssn);
  expect(Object.keys(zip.files)).toContain('files/license.jpg');
});

test('HR sees requests and holds, exports payroll; a candidate has everything deleted', async ({
  page: portal,
}) => {
  const page = await admin.newPage();
  await page.goto(at('/admin?tab=privacy'));
  await expect(page.getByRole('heading', { name: 'Privacy and payroll' })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Copy');
  await expect(page.getByText('None.')).toBeVisible();
  await expectAccessible(page);
  const rule = page.getByRole('switch', { name: 'Only accept documents from hired people' });
  await rule.click();
  await expect(rule).toBeChecked();
  await rule.click();
  await expect(rule).not.toBeChecked();
  await page.getByRole('button', { name: 'Payroll export' }).click();
  const ask = page.getByRole('dialog', { name: 'Export payroll' });
  await ask.getByLabel('Reason').fill('November payroll');
  await ask.getByLabel('Your password', { exact: true }).fill(testAdmin.password);
  const download = page.waitForEvent('download');
  await ask.getByRole('button', { name: 'Export' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Social Security number');
  // Only hired people are paid.
  expect(csv).not.toContain(ssn);
  await page.getByRole('dialog', { name: 'Payroll exported' }).getByRole('button', { name: 'Done' }).click();

  await openPortal(portal);
  await portal.getByRole('link', { name: 'Profile' }).click();
  await portal.getByRole('button', { name: 'Delete my data' }).click();
  const sure = portal.getByRole('dialog', { name: 'Delete your data?' });
  await expect(sure.getByText('This can’t be undone.')).toBeVisible();
  await expectAccessible(portal);
  await sure.getByRole('button', { name: 'Delete my data' }).click();
  await expect(portal.getByText('We got your request to delete your data')).toBeVisible();
  await expect(portal.getByLabel('Access code')).toBeVisible();
  // The code opens nothing any more, so nobody is asked for it.
  await expect(
    portal.getByText('Your portal is closed. We’ll email you a list of what we deleted.'),
  ).toBeVisible();
  await page.goto(at(`/admin?q=${country}`));
  await expect(page.getByRole('heading', { name: 'No one matches' })).toBeVisible();
  await page.close();
});

test('everyone a payroll file leaves out is named until HR has read it', async () => {
  const people = (reason: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      candidateId: crypto.randomUUID(),
      fullName: `${reason} Person ${index + 1}`,
    }));
  const groups = {
    missing: people('Missing', 11),
    unreviewed: people('Unchecked', 12),
    onHold: people('Held', 1),
    unreadable: people('Locked', 1),
  };
  const page = await admin.newPage();
  await page.route('**/trpc/documents.payroll*', (route) => {
    const answer = { result: { data: { csv: 'Full name', people: 5, ...groups } } };
    return route.fulfill({ json: route.request().url().includes('batch=1') ? [answer] : answer });
  });
  await page.goto(at('/admin?tab=privacy'));
  await page.getByRole('button', { name: 'Payroll export' }).click();
  const ask = page.getByRole('dialog', { name: 'Export payroll' });
  await ask.getByLabel('Reason').fill('November payroll');
  await ask.getByLabel('Your password', { exact: true }).fill(testAdmin.password);
  await ask.getByRole('button', { name: 'Export' }).click();
  const result = page.getByRole('dialog', { name: 'Payroll exported' });
  await expect(result).toContainText('The file has 5 people.');
  await expect(ask).toHaveCount(0);
  for (const key of ['Escape', 'Enter']) await page.keyboard.press(key);
  await expect(result.getByText('The file has 5 people.')).toBeFocused();
  for (const { fullName } of Object.values(groups).flat())
    await expect(
      result.getByRole('link', { name: `${fullName} (opens in a new tab)`, exact: true }),
    ).toBeVisible();
  await expect(result.getByRole('link', { name: /^Held Person 1/ })).toHaveAttribute(
    'href',
    /show=documents/,
  );
  await expect(result.getByText('Not checked yet: 12')).toBeVisible();
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(result).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Payroll export' })).toBeFocused();
  await page.close();
});

test('HR erases an employee only after reading what that means', async () => {
  // Another one at a second try, because the first is still in the list.
  const name = ['Lena Leaver', 'Lara Leaver', 'Lola Leaver'][test.info().retry] ?? 'Last Leaver';
  const leaver = await employee(name);
  const asked = new Date();
  await onDatabase(
    (sql) =>
      sql`insert into privacy_requests ${sql({
        id: crypto.randomUUID(),
        kind: 'deletion',
        state: 'waiting',
        source: 'public',
        email: `${leaver.userId}@example.com`,
        candidate_id: leaver.candidateId,
        note: 'Not before my last payslip',
        idempotency_key: crypto.randomUUID(),
        created_at: asked,
        confirmed_at: asked,
      })}`,
  );
  const page = await admin.newPage();
  await page.goto(at('/admin?tab=privacy'));
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row.getByText('Not before my last payslip')).toBeVisible();
  const calls = callsOf(page, 'privacy.carryOut');
  const ask = page.getByRole('dialog', { name: 'Delete this person’s data?' });
  const erase = row.getByRole('button', { name: `Delete ${name}’s data` });
  await erase.click();
  await expect(ask.getByText(name)).toBeVisible();
  await expect(ask.getByText('Not before my last payslip')).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toBeHidden();
  await expect(erase).toBeFocused();
  expect(calls()).toBe(0);
  // On a phone, the whole status stands beside its label, the note as well as the badge.
  await page.setViewportSize({ width: 390, height: 844 });
  const left = async (text: string): Promise<number | undefined> =>
    (await row.getByText(text, { exact: true }).boundingBox())?.x;
  await expect.poll(() => left('Not before my last payslip')).toBeGreaterThan(110);
  await page.setViewportSize({ width: 1440, height: 900 });
  await erase.click();
  await ask.getByRole('button', { name: 'Delete data' }).click();
  await expect(page.getByText('Deletion started')).toBeVisible();
  await expect(ask).toBeHidden();
  expect(calls()).toBe(1);
  await page.close();
});

/** The link in the newest email of this subject, on the address the journeys use. */
async function linkFrom(subject: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const emails = await readEmails(dataDir());
      const email = emails.findLast((one) => one.to === person.email && one.subject === subject);
      link = email?.text.match(/\/data-request\/\S+#[\w-]+/)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return at(link);
}
