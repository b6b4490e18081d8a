import { createHash, randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { picture } from '../support/handIn.ts';
import { readEmails, testAdmin } from '../support/server.ts';
import { candidate, type Employee, emailsWritten, employee, onDatabase, signIn } from './employeePeople.ts';
import { callsOf, expectAccessible, expectFits, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

/** A hired person on their documents page. */
async function documentsOf(browser: Browser, person: Employee): Promise<Page> {
  const context = await browser.newContext();
  await signIn(context, person);
  const page = await context.newPage();
  await page.goto(at('/employee/documents'));
  return page;
}

/** Documents that are on file and checked, with an ID whose bytes no test reads. */
async function onFile({ candidateId }: Employee): Promise<void> {
  const [now, fileId] = [new Date(), randomUUID()];
  await onDatabase(async (sql) => {
    await sql`insert into files ${sql({
      id: fileId,
      kind: 'id_document',
      storage_key: `${candidateId}/documents/${fileId}.jpg`,
      name: 'first.jpg',
      mime: 'image/jpeg',
      size: 100,
      sha256: 'none',
      candidate_id: candidateId,
      created_at: now,
      claimed_at: now,
    })}`;
    await sql`insert into onboarding_documents ${sql({
      id: randomUUID(),
      candidate_id: candidateId,
      address: 'sealed',
      account_number: 'sealed',
      account_last4: '0518',
      account_length: 10,
      routing_number: 'sealed',
      routing_last4: '0021',
      bank_name: 'Alder Valley',
      payment_option: 'Direct Deposit',
      pay_cycle: 'weekly',
      id_file_id: fileId,
      consent_version: 'test',
      last_key: randomUUID(),
      checked_at: now,
      created_at: now,
      updated_at: now,
    })}`;
  });
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Onboarding documents' });
const heic = { name: 'id.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') };
const jpeg = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await picture() });

test('a new ID that didn’t arrive is never left out silently, and the one on file can be kept', async ({
  browser,
}) => {
  const person = await employee('Ida Unsent');
  await onFile(person);
  const page = await documentsOf(browser, person);
  const sent = callsOf(page, 'documents.update');
  await page.getByRole('button', { name: 'Change your documents' }).click();
  const dialog = dialogOf(page);
  const upload = dialog.locator('input[type=file]');
  const send = dialog.getByRole('button', { name: 'Send to HR' });

  await upload.setInputFiles(heic);
  await expect(dialog.getByText('We can’t read HEIC photos.')).toBeVisible();
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeFocused();

  await page.route('**/files/id-document', (route) =>
    route.fulfill({ status: 429, json: { error: { message: 'Too many uploads' } } }),
  );
  await upload.setInputFiles(await jpeg('sharper.jpg'));
  await expect(dialog.getByText('Too many uploads')).toBeVisible();
  await dialog.getByLabel('Bank name').focus();
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeFocused();
  expect(sent()).toBe(0);

  await dialog.getByRole('button', { name: 'Keep previous file' }).click();
  await expect(dialog.getByText('first.jpg')).toBeVisible();
  await dialog.getByLabel('Address').fill('14 Riverside Drive, Nairobi 00100');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  await page.context().close();
});

test('an uploaded ID comes back when the next choice can’t be used', async ({ browser }) => {
  const page = await documentsOf(browser, await employee('Ida Back'));
  await page.getByRole('button', { name: 'Submit documents' }).click();
  const dialog = dialogOf(page);
  const upload = dialog.locator('input[type=file]');
  await upload.setInputFiles(await jpeg('good.jpg'));
  await expect(dialog.getByText('good.jpg', { exact: true })).toBeVisible();
  await upload.setInputFiles(heic);
  await expect(dialog.getByText('We can’t read HEIC photos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep previous file' }).click();
  await expect(dialog.getByText('good.jpg', { exact: true })).toBeVisible();
  await expect(dialog.getByText('We can’t read HEIC photos.')).toHaveCount(0);
  await page.context().close();
});

test('a number that’s pasted with spaces or dashes arrives whole', async ({ browser }) => {
  const page = await documentsOf(browser, await employee('Paz Pasted'));
  await page.getByRole('button', { name: 'Submit documents' }).click();
  for (const [label, pasted, kept] of [
    ['Routing number', '021 - 000 - 021', '021000021'],
    ['Account number', '1234 5678 9012 3456 7', '12345678901234567'],
    ['Social Security number', '512 - 73 - 9146', '512-73-9146'],
  ] as const) {
    const field = dialogOf(page).getByLabel(label, { exact: true });
    await field.fill(pasted);
    await expect(field).toHaveValue(kept);
    await field.press('Home');
    await field.pressSequentially('7');
    await expect(field, 'a stray digit pushes no other out').toHaveValue(kept);
  }
});

test('sending what HR already has says so, and sends nothing', async ({ browser }) => {
  const person = await employee('Ida Same');
  await onFile(person);
  const page = await documentsOf(browser, person);
  const sent = callsOf(page, 'documents.update');
  await page.getByRole('button', { name: 'Change your documents' }).click();
  await dialogOf(page).getByRole('button', { name: 'Send to HR' }).click();
  await expect(page.getByText('Nothing to send')).toBeVisible();
  expect(sent()).toBe(0);
  await page.context().close();
});

test('a link asks before what was typed into the documents or the profile is lost', async ({ browser }) => {
  const page = await documentsOf(browser, await employee('Lou Halfway'));
  const nav = page.getByRole('navigation', { name: 'Employee portal' });
  const ask = page.getByRole('dialog', { name: 'Leave without saving?' });
  const open = page.getByRole('button', { name: 'Submit documents' });
  await open.click();
  await dialogOf(page).getByLabel('Bank name').fill('Alder Valley');
  await page.keyboard.press('Escape');
  await nav.getByRole('link', { name: 'Reports' }).click();
  await ask.getByRole('button', { name: 'Stay' }).click();
  await open.click();
  await expect(dialogOf(page).getByLabel('Bank name')).toHaveValue('Alder Valley');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Your profile' }).click();
  await ask.getByRole('button', { name: 'Leave' }).click();
  await page.getByLabel('Phone').fill('+63 2 8123 4567');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(ask).toHaveCount(0);
  await nav.getByRole('link', { name: 'Reports' }).click();
  await ask.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Update Information' }).click();
  await expect(page.getByRole('button', { name: 'Update Information' })).toBeEnabled();
  await nav.getByRole('link', { name: 'Reports' }).click();
  await expect(page).toHaveURL(at('/employee/reports'));
  await page.context().close();
});

test('another document that HR asks for has a place of its own, beside the ID', async ({ browser }) => {
  const person = await employee('Ida Other');
  await onFile(person);
  const reason = 'Please send your voided check';
  await onDatabase(
    (sql) =>
      sql`insert into document_requests ${sql({
        id: randomUUID(),
        candidate_id: person.candidateId,
        what: 'other',
        reason,
        due_at: new Date(Date.now() + 7 * 86_400_000),
        idempotency_key: randomUUID(),
        created_at: new Date(),
      })}`,
  );
  const page = await documentsOf(browser, person);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Change your documents' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(reason)).toBeVisible();
  const upload = dialog.locator('input[type=file][aria-labelledby=od-other-label]');
  await upload.setInputFiles(heic);
  await expect(dialog.getByText('We can’t read HEIC photos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByRole('button', { name: 'Replace', description: /voided check/ })).toBeFocused();
  await expectAccessible(page);
  await expectFits(page);
  await upload.setInputFiles(await jpeg('check.jpg'));
  await expect(dialog.getByText('check.jpg', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  await expect(page.getByText('HR needs another document.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change your documents' }).click();
  await expect(dialog.getByText('first.jpg')).toBeVisible();
  await expect(upload).toHaveCount(0);
  await page.context().close();
});

/** Fills in everything but a login. */
async function fillIn(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Address').fill('7391 Canarybird Lane, Apt 6, Boise, ID 83702');
  await dialog.getByLabel('I don’t have a Social Security number').check();
  await dialog.getByLabel('Bank name').fill('Alder Valley Credit Union');
  await dialog.getByRole('combobox', { name: 'How would you like to be paid?' }).click();
  await page.getByRole('option', { name: 'Direct Deposit' }).click();
  await dialog.getByLabel('Routing number', { exact: true }).fill('021000021');
  await dialog.getByLabel('Account number', { exact: true }).fill('90417736620518');
  await dialog.locator('input[type=file]').setInputFiles(await jpeg('license.jpg'));
  await expect(dialog.getByText('license.jpg', { exact: true })).toBeVisible();
}

/** The server gets the next hand-in, and its answer is lost. */
async function loseAnswer(page: Page): Promise<void> {
  await page.route(
    '**/trpc/documents.submit*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test('a hand-in whose answer was lost is sent again as the same one, without a proof', async ({
  browser,
}) => {
  const person = await employee('Ida Answerless');
  const received = () => emailsWritten({ subject: 'Documents received: Ida Answerless' });
  const before = await received();
  const page = await documentsOf(browser, person);
  await page.getByRole('button', { name: 'Submit documents' }).click();
  await fillIn(page);
  const send = dialogOf(page).getByRole('button', { name: 'Send to HR' });
  await loseAnswer(page);
  await send.click();
  await expect(page.getByText('Failed to submit documents. Please try again.')).toBeVisible();
  // The page behind has read what's on file by now.
  await expect(page.getByText('Onboarding documents sent on')).toBeAttached();
  await expect(dialogOf(page).getByText('Confirm it’s you')).toHaveCount(0);
  const updated = callsOf(page, 'documents.update');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Successfully Submitted!' })).toBeVisible();
  expect(updated()).toBe(0);
  expect((await received()) - before).toBe(1);
  await page.context().close();
});

/** A shortlisted person's form in the portal, filled in with a new login. */
async function inPortal(browser: Browser, fullName: string) {
  const [secret, soon] = [randomUUID(), new Date(Date.now() + 3_600_000)];
  const id = await onDatabase(async (sql) => {
    const made = await candidate(sql, {
      fullName,
      country: 'Kenya',
      status: 'shortlisted',
    });
    await sql`insert into portal_sessions ${sql({
      id: createHash('sha256').update(secret).digest('hex'),
      candidate_id: made,
      expires_at: soon,
      absolute_expires_at: soon,
      created_at: new Date(),
    })}`;
    return made;
  });
  const context = await browser.newContext();
  const cookie = {
    name: 'lt_portal',
    value: secret,
    url: at('/'),
    httpOnly: true,
    sameSite: 'Lax' as const,
  };
  await context.addCookies([cookie]);
  const page = await context.newPage();
  await page.goto(at('/candidate'));
  await page.getByRole('button', { name: 'Submit Additional Documents' }).click();
  await fillIn(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Username').fill('ida.locked');
  await dialog.getByLabel('Password', { exact: true }).fill('Lighthouse-garden-9');
  const send = dialog.getByRole('button', { name: 'Send to HR' });
  return { id, context, page, cookie, send };
}

const MAYBE_THERE =
  'If your documents arrived, you can sign in with your email address and the password you chose here. ' +
  'If that doesn’t work, enter your access code again and send them once more.';

test('where a lost answer has ended the code, the next try names the new account', async ({ browser }) => {
  const { id, context, page, cookie, send } = await inPortal(browser, 'Ida Locked');
  await loseAnswer(page);
  await send.click();
  await expect(page.getByText('Failed to submit documents. Please try again.')).toBeVisible();
  // Playwright has taken the cookies of the answer that the browser never got.
  await context.clearCookies();
  await context.addCookies([cookie]);
  await send.click();
  await expect(page.getByText(MAYBE_THERE)).toBeVisible();
  const received = { to: `${id}@example.com`, subject: 'We received your documents' };
  expect(await emailsWritten(received)).toBe(1);
  await expect
    .poll(async () =>
      (await readEmails(dataDir()))
        .filter(({ to, subject }) => to === received.to && subject === received.subject)
        .map(({ text }) => text.includes('You now have an account')),
    )
    .toEqual([true]);
  await context.close();
});

test('where nothing arrived before the session ended, the next try names the access code', async ({
  browser,
}) => {
  const { id, context, page, send } = await inPortal(browser, 'Ida Offline');
  await page.route('**/trpc/documents.submit*', (route) => route.abort(), { times: 1 });
  await send.click();
  await expect(page.getByText('Failed to submit documents. Please try again.')).toBeVisible();
  await onDatabase((sql) => sql`delete from portal_sessions where candidate_id = ${id}`);
  await send.click();
  await expect(page.getByText(MAYBE_THERE)).toBeVisible();
  await context.close();
});

test('a payroll file has the day of the admin’s own zone, and stays readable after the click', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    URL.revokeObjectURL = () => document.documentElement.setAttribute('data-revoked', '');
  });
  await signInAsAdmin(page);
  await page.route('**/trpc/documents.payroll*', (route) => {
    const groups = { missing: [], unreviewed: [], onHold: [], unreadable: [] };
    const answer = { result: { data: { csv: 'Full name', people: 1, ...groups } } };
    return route.fulfill({ json: route.request().url().includes('batch=1') ? [answer] : answer });
  });
  await page.clock.install();
  await page.goto(at('/admin?tab=privacy'));
  await page.getByRole('button', { name: 'Payroll export' }).click();
  const ask = page.getByRole('dialog', { name: 'Export payroll' });
  await ask.getByLabel('Reason').fill('November payroll');
  await ask.getByLabel('Your password', { exact: true }).fill(testAdmin.password);
  await page.clock.setSystemTime('2026-11-28T01:00:00Z');
  const download = page.waitForEvent('download');
  await ask.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('payroll-2026-11-27.csv');
  await expect(page.locator('html[data-revoked]')).toHaveCount(0);
  await page.clock.fastForward(10_000);
  await expect(page.locator('html[data-revoked]')).toHaveCount(1);
  await context.close();
});
