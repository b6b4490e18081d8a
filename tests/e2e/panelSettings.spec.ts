import { expect, type Page } from '@playwright/test';
import { testAdmin } from '../support/server.ts';
import { onDatabase } from './employeePeople.ts';
import { callsOf, expectAccessible, refuseNext, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// A job that stays posted would stand in the lists other journeys count.
test.afterEach(() => onDatabase((sql) => sql`delete from jobs where title = 'Night-Shift Support Agent'`));

test('settings count at once, refuse what does not fit, and never overwrite another tab', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings'));
  const pacing = section(page, 'Pacing');
  await expect(pacing.getByText('Default', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Boxes beside each other are of one height.
  const sides = [section(page, 'AI budgets'), pacing].map((box) => box.boundingBox());
  const [budgets, waits] = await Promise.all(sides);
  expect(waits?.y).toBe(budgets?.y);
  expect(waits?.height).toBe(budgets?.height);
  const scale = pacing.getByLabel('Scale');
  await scale.fill('3');
  await pacing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(pacing.getByText('Please enter a number from 0 to 2')).toBeVisible();
  await expect(scale).toBeFocused();
  // A minus sign is refused, and never left out: −5 isn't 5.
  const person = section(page, 'AI budgets').getByLabel('Per person');
  await person.fill('-5');
  await expect(person).toHaveValue('-5');
  await section(page, 'AI budgets').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section(page, 'AI budgets').getByText('Please enter 0 or more')).toBeVisible();
  await section(page, 'AI budgets').getByRole('button', { name: 'Discard' }).click();

  // A second tab edits the same, the first one saves.
  const other = await context.newPage();
  await other.goto(at('/admin?tab=settings'));
  await section(other, 'Pacing').getByLabel('Scale').fill('1.5');
  // Typed key by key: "0." on the way is no number yet.
  await scale.fill('');
  await scale.pressSequentially('0.05');
  await expect(scale).toHaveValue('0.05');
  await pacing.getByText('Resulting waits').click();
  await expect(pacing.getByText('1.5 s', { exact: true })).toBeVisible();
  await pacing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const conflict = section(other, 'Pacing').getByText('changed this while you were editing');
  await expect(conflict).toBeVisible();
  await expect(section(other, 'Pacing').getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await other.getByRole('link', { name: 'Jobs', exact: false }).first().click();
  await expect(other.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await other.getByRole('button', { name: 'Stay' }).click();
  await section(other, 'Pacing').getByRole('button', { name: 'Show the saved version' }).click();
  await expect(section(other, 'Pacing').getByLabel('Scale')).toHaveValue('0.05');
  await section(other, 'Pacing').getByText('History').click();
  await expect(section(other, 'Pacing').getByText('0.04').first()).toBeVisible();
  await section(other, 'Pacing').getByRole('button', { name: 'Reset to default' }).click();
  // The first tab hears of it by itself.
  await expect(scale).toHaveValue('0.04');
  // What someone else changed in other fields doesn't stand in the way of what is typed.
  await page.goto(at('/admin?tab=settings&part=company'));
  await section(page, 'Company').getByLabel('Contact email').fill('team@longtable.example');
  await other.goto(at('/admin?tab=settings&part=company'));
  await section(other, 'Company').getByLabel('Location', { exact: true }).fill('Austin, Texas (Remote)');
  await section(other, 'Company').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(section(page, 'Company').getByLabel('Location', { exact: true })).toHaveValue(
    'Austin, Texas (Remote)',
  );
  await expect(section(page, 'Company').getByText('while you were editing')).toHaveCount(0);
  await expect(section(page, 'Company').getByLabel('Contact email')).toHaveValue('team@longtable.example');
  await section(page, 'Company').getByRole('button', { name: 'Discard' }).click();
  await section(page, 'Company').getByRole('button', { name: 'Reset to default' }).click();
  await expect(section(page, 'Company').getByLabel('Location', { exact: true })).not.toHaveValue(
    'Austin, Texas (Remote)',
  );
  await other.close();

  await page.goto(at('/admin?tab=settings&part=company'));
  const mailboxes = section(page, 'Mailboxes');
  await mailboxes.getByLabel('Notices go to').fill('hr@longtable.example\nnot an address');
  await mailboxes.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mailboxes.getByText('Line 2: Invalid email address')).toBeVisible();
  await expect(mailboxes.getByLabel('Notices go to')).toBeFocused();
  await mailboxes.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(mailboxes.getByRole('button', { name: 'Save', exact: true })).toBeFocused();
  await mailboxes.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();
  const company = section(page, 'Company');
  const save = company.getByRole('button', { name: 'Save', exact: true });
  const postal = company.getByLabel('Postal address');
  await postal.fill('12 Mango Street');
  await refuseNext(page, 'admin.settings.save', { 'value.postalAddress': 'Please name the country' });
  await save.click();
  await expect(company.getByText('Please name the country')).toBeVisible();
  await expect(postal).toBeFocused();
  const saves = callsOf(page, 'admin.settings.save');
  // By keys: the error above goes away in between, and a second click would meet what has moved up.
  await save.press('Enter');
  await save.press('Enter');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await postal.press('Enter');
  await expect(company.getByText('while you were editing')).toHaveCount(0);

  // Typed while a save is on its way: neither lost, nor taken for saved.
  const held = Promise.withResolvers<void>();
  await page.route(
    /admin\.settings\.save/,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await postal.fill('12 Mango Street, Quezon City');
  await save.click();
  await postal.fill('12 Mango Street, Manila');
  held.resolve();
  await expect(save).toBeEnabled();
  await expect(postal).toHaveValue('12 Mango Street, Manila');
  await expect(company.getByText('while you were editing')).toHaveCount(0);
  await save.click();
  await expect(save).toBeDisabled();
  await expect(postal).toHaveValue('12 Mango Street, Manila');
  await company.getByRole('button', { name: 'Reset to default' }).press('Enter');
  await expect(postal).toHaveValue('');
  await expect(save).toBeFocused();
  // Counted at the end: a save by Enter without changes would have left later than the key.
  expect(saves()).toBe(3);

  await page.goto(at('/admin?tab=settings&part=access'));
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Second Reader');
  await page.getByLabel('Email').fill('second.reader@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).dblclick();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  const reader = page.getByRole('listitem').filter({ hasText: 'Second Reader' });
  await expect(reader).toContainText('Invited');
  await expectAccessible(page);
  await reader.getByRole('button', { name: 'Remove access for Second Reader' }).click();
  // Nobody loses their access by a slip of the hand.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await reader.getByRole('button', { name: 'Remove access for Second Reader' }).click();
  const ask = page.getByRole('dialog', { name: 'Remove access?' });
  await ask.getByRole('button', { name: 'Remove access' }).click();
  await expect(reader).toHaveCount(0);
});

test('a test email that the server refuses isn’t called sent, and the reason is named', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route(/admin\.mails\.list/, async (route) => {
    const answer = await route.fetch();
    const failed = '"state":"failed","attempts":1,"lastError":"EAUTH"';
    const log = (await answer.text()).replace(/"state":"sent","attempts":1,"lastError":null/g, failed);
    await route.fulfill({ response: answer, body: log });
  });
  await page.goto(at('/admin?tab=settings&part=company'));
  await section(page, 'Mailboxes').getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('We couldn’t send the test email')).toBeVisible();
  await expect(page.getByText('The reason: the email server rejected our password.')).toBeVisible();
  await expect(page.getByText('Test email sent')).toHaveCount(0);
  // The log may be read once more just now.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the words of an email are changed with its picture beside them', async ({ page }) => {
  await signInAsAdmin(page);
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') refused.push(line.text());
  });
  await page.goto(at('/admin?tab=settings&part=mails&letter=rejected'));
  const editor = section(page, 'Rejected');
  const picture = page.getByTestId('email-preview');
  await expect(picture.getByRole('heading', { name: 'Thank you for applying, Sample' })).toBeVisible();
  await expectAccessible(page);
  await editor.getByLabel('Opening paragraphs').fill('Dear {nmae}');
  await expect(editor.getByText('You can’t use {nmae} here.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByLabel('Opening paragraphs')).toBeFocused();
  await editor.getByLabel('Opening paragraphs').fill('Dear {name}, <b>not</b> this time.');
  await expect(picture.getByText('Dear Sample Person, <b>not</b> this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect.poll(async () => (await picture.boundingBox())?.width).toBeLessThanOrEqual(377);
  await page.getByRole('button', { name: 'Text only' }).click();
  await expect(editor.locator('pre')).toContainText('Dear Sample Person, <b>not</b> this time.');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Email saved')).toBeVisible();
  await editor.getByText('History').click();
  await expect(editor.getByText('Opening:').first()).toBeVisible();
  await editor.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();
  await editor.getByRole('button', { name: 'Reset to default' }).click();
  await expect(editor.getByLabel('Opening paragraphs')).toHaveValue(/^Thank you for your interest/);
  await editor.getByRole('button', { name: 'Undo last save' }).click();
  await expect(editor.getByLabel('Opening paragraphs')).toHaveValue(/^Dear \{name\}/);
  await editor.getByRole('button', { name: 'Undo last save' }).click();
  await expect(editor.getByLabel('Opening paragraphs')).toHaveValue(/^Thank you for your interest/);
  // The security policy refuses what an email brings of styles; nothing of it reaches the page.
  expect(refused).toEqual([]);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z" fill="#6b21a8"/></svg>';

test('a logo that was too large can be chosen again under the same name', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings&part=company'));
  const logo = section(page, 'Logo');
  const choose = async (bytes: number): Promise<void> => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      logo.getByRole('button', { name: /^Choose a file\s*, for light/ }).click(),
    ]);
    // The browser reports no change when the field already has this file.
    expect(await chooser.element().evaluate((field) => 'value' in field && field.value)).toBe('');
    const buffer = Buffer.from(`${svg}${' '.repeat(bytes)}`);
    await chooser.setFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer });
  };
  await choose(60_000);
  await expect(logo.getByRole('alert')).toContainText('40 KB');
  await choose(10);
  await expect(logo.getByRole('img', { name: 'Logo for light backgrounds' })).toBeVisible();
  await logo.getByRole('button', { name: 'Discard' }).click();
});

test('a job drafted by the assistant opens in the job form; closing it can be undone; other tabs see it', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=assistant'));
  await page.getByLabel('Your message').fill('Draft a job for a night-shift support agent');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Job draft' });
  await expect(card.getByRole('heading', { name: 'Night-Shift Support Agent' })).toBeVisible();
  await expect(card).toContainText('10 PM–6 AM ET');
  await expectAccessible(page);
  // Another tab looks at the jobs, and at the log, without ever being reloaded.
  const watching = await context.newPage();
  await watching.goto(at('/admin?tab=jobs'));
  const row = watching.getByRole('row').filter({ hasText: 'Night-Shift Support Agent' });
  await expect(watching.getByText('Most applied role')).toBeVisible();
  await expect(row).toHaveCount(0);

  await card.getByRole('link', { name: 'Open in job form' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Night-Shift Support Agent');
  await expect(dialog.getByLabel('Department')).toHaveValue('Customer Support');
  await expect(dialog.getByLabel('Work hours')).toHaveValue('10 PM–6 AM ET');
  await expect(row).toHaveCount(0);
  await dialog.getByLabel('Location').fill('Wherever you like');
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  // Saved all the same, but no search engine can list such a place.
  await expect(page.getByText('Search engines can’t list a job with this location.')).toBeVisible();
  await expect(row).toContainText('Active');

  await page.getByRole('button', { name: 'Close Night-Shift Support Agent' }).click();
  await expect(page.getByText('Job closed')).toBeVisible();
  await expect(row).toContainText('Closed');
  // A later last day alone doesn't reopen it, and the form says so.
  await watching.getByRole('button', { name: 'Edit Night-Shift Support Agent' }).click();
  const note = watching.getByText('The job stays closed. Choose Active to reopen it.');
  await expect(watching.getByLabel('Application deadline')).toBeVisible();
  await expect(note).toHaveCount(0);
  await watching.getByLabel('Application deadline').fill('2030-01-31');
  await expect(note).toBeVisible();
  await watching.getByLabel('Application deadline').fill('');
  await expect(note).toHaveCount(0);
  await watching.keyboard.press('Escape');
  await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Job activated')).toBeVisible();
  await expect(row).toContainText('Active');
  await watching.close();
});

test('on a phone messages leave the bars free, and the portal’s door is no error', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') refused.push(line.text());
  });
  await page.goto(at('/candidate'));
  await expect(page.getByRole('heading', { name: 'Open your candidate portal' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
  await page.goto(at('/auth'));
  await page.getByLabel('Email').fill(testAdmin.email);
  await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/admin**');
  await page.goto(at('/admin?tab=settings&part=company'));
  await page.getByRole('button', { name: 'Send me a test email' }).click();
  const message = page.locator('[data-toasts] > *').filter({ hasText: 'Test email sent' });
  await expect(message).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const bottomOfBars = await page
    .locator('.ad-phone-tabs')
    .evaluate((bar) => bar.getBoundingClientRect().bottom);
  await expect.poll(async () => (await message.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(bottomOfBars);
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message).toHaveCount(0);
  await expectAccessible(page);
  await phone.close();
});
