import { expect, type Locator, type Page } from '@playwright/test';
import { testAdmin } from '../support/server.ts';
import { expectAccessible, expectFits, openCandidates, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { answer, country, seedPeople } from './people.ts';
import { at } from './served.ts';

const attack = '<img src=x onerror=alert("name")><b>Bo</b>';
const here = (more = ''): string => at(`/admin?q=${country}${more}`);
const statusOf = (page: Page | Locator, name: string, status: string): Locator =>
  page.getByRole('button', { name: `Status of ${name}: ${status}` });
const person = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await seedPeople([
    { fullName: 'Ada Test', ago: 1 },
    { fullName: 'Ben Test', ago: 2, status: 'interviewed', interviewed: true },
    { fullName: attack, ago: 3, position: 'Other: "><script>alert(1)</script>' },
    { fullName: 'محمد Test', ago: 40 },
    ...Array.from({ length: 25 }, (_, index) => ({
      fullName: `Many ${index + 1}`,
      ago: 100 + index,
      position: 'Virtual Assistant',
    })),
  ]);
});

/** Fails the test when a page runs what somebody wrote. */
function watchScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
}

test('the panel is closed to strangers, and sign-in says what is wrong', async ({ page }) => {
  await page.goto(at('/admin'));
  await expect(page.getByText('You must be logged in to access this page.')).toBeVisible();
  await expect(page).toHaveURL(at('/'));

  await page.goto(at('/auth?next=//evil.example/admin'));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  const [email, password] = [page.getByLabel('Email'), page.getByLabel('Password', { exact: true })];
  const submit = page.getByRole('button', { name: 'Sign In', exact: true });
  await submit.click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await email.fill(testAdmin.email);
  await submit.click();
  await expect(page.getByText('Password is required').first()).toBeVisible();
  await password.fill('not the password');
  await submit.click();
  const refused = 'Invalid credentials. Please try again or contact support.';
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(refused);
  await expect(page.getByText(refused)).toHaveCount(1);
  await expectAccessible(page);
  await password.fill(testAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, HR lead!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(refused)).toHaveCount(0);
  await expect(page.getByText('Built-in assistant – connect a model for richer conversations')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goBack();
  await expect(page.getByText('You must be logged in to access this page.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('search, filters, sort and pages stand in the address', async ({ page }) => {
  watchScripts(page);
  await openCandidates(page);
  // The heading may be drawn a moment before the page listens to keys.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.type(country);
  await expect(page.getByText('29 people')).toBeVisible();
  await expect(page).toHaveURL(/q=Panelia/);
  await expect(person(page, attack)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Interviewed/ }).click();
  await expect(page.getByText('1 person')).toBeVisible();
  await expect(page).toHaveURL(/status=interviewed/);
  await page.reload();
  await expect(person(page, 'Ben Test')).toBeVisible();
  await expect(person(page, 'Ada Test')).toHaveCount(0);
  await page.getByRole('button', { name: /^All/ }).click();

  await page.getByRole('combobox', { name: 'Applied within' }).click();
  await page.getByRole('option', { name: 'Last 30 days' }).click();
  await expect(page.getByText('3 people')).toBeVisible();
  await page.goto(here('&position=Virtual+Assistant&sort=oldest'));
  await expect(page.getByText('25 people')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Many 25');

  await page.goto(here());
  await expect(page.getByText('1–25 of 29')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('26–29 of 29')).toBeVisible();
  await expect(person(page, 'Many 25')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(person(page, 'Ada Test')).toBeVisible();

  await page.goto(here('zzz'));
  await expect(page.getByRole('heading', { name: 'No one matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(person(page, 'Ada Test')).toBeVisible();
});

test('a status changes at once, can be undone, and shows in a second window by itself', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAsAdmin(page);
  // A window of its own: a tab behind another one would be slowed down.
  const second = await browser.newContext({ storageState: await context.storageState() });
  const other = await second.newPage();
  await Promise.all([page.goto(here()), other.goto(here())]);
  await statusOf(page, 'Ada Test', 'applied').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: /Shortlisted/ })).toContainText('sends code');
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: /Interviewed/ }).click();
  await expect(statusOf(page, 'Ada Test', 'interviewed')).toBeVisible();
  await expect(page.getByText('Candidate status updated')).toBeVisible();
  await expect(statusOf(other, 'Ada Test', 'interviewed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(statusOf(page, 'Ada Test', 'applied')).toBeVisible();
  await expect(statusOf(other, 'Ada Test', 'applied')).toBeVisible();
  await Promise.all([context.close(), second.close()]);
});

test('a refused change is taken back; rejecting asks first and happens once', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(here());
  await page.route('**/trpc/admin.changeStatus*', (route) => route.abort());
  await statusOf(page, 'Ada Test', 'applied').click();
  await page.getByRole('menuitem', { name: /Interviewed/ }).click();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await expect(statusOf(page, 'Ada Test', 'applied')).toBeVisible();
  await page.unroute('**/trpc/admin.changeStatus*');

  await statusOf(page, 'Ada Test', 'applied').click();
  await page.getByRole('menuitem', { name: /Rejected/ }).click();
  const ask = page.getByRole('dialog', { name: 'Reject Ada Test?' });
  await expect(ask.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await ask.getByRole('checkbox').uncheck();
  await ask.getByLabel(/Note/).fill('Not this time');
  await ask.getByRole('button', { name: 'Reject' }).dblclick();
  await expect(statusOf(page, 'Ada Test', 'rejected')).toBeVisible();
  await person(page, 'Ada Test').click();
  const drawer = page.getByRole('dialog', { name: 'Ada Test' });
  await drawer.getByRole('tab', { name: 'Activity' }).click();
  await expect(drawer.getByText('to Rejected: Not this time')).toHaveCount(1);
});

test('the drawer by keyboard: evidence both ways, ratings, notes, next and previous', async ({ page }) => {
  watchScripts(page);
  await signInAsAdmin(page);
  await page.goto(here());
  await person(page, 'Ben Test').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Ben Test' });
  await expect(page).toHaveURL(/candidate=/);
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  await expect(drawer.getByText('Proposed by AI from the transcript. You decide.')).toBeVisible();
  await expect(drawer.getByText('asked for a score review')).toBeVisible();
  await expect(drawer.locator('mark')).toHaveText([
    'First I say sorry.1',
    'Then I check ',
    'the tracking 🙂2',
    ' and I write a note.3',
  ]);
  await expect(drawer.locator('.dw-turn').nth(1)).toContainText(answer.slice(-24));
  await expectAccessible(page);

  // What nobody has read is provisional: its reasons and quotes stand behind the criteria's names.
  await expect(drawer.getByText('Provisional', { exact: true })).toBeVisible();
  const confirm = drawer.getByRole('button', { name: 'Confirm result' });
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('h');
  await expect(page.getByText('Confirm the result first')).toBeVisible();
  await drawer.getByRole('button', { name: /^Customer empathy/ }).press('Enter');
  await drawer.getByRole('button', { name: 'Evidence 1, show it in the transcript' }).press('Enter');
  const inText = drawer.getByRole('button', { name: 'Evidence 1, show what it supports' });
  await expect(inText).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Evidence 1, show it in the transcript' })).toBeFocused();

  await drawer.getByRole('button', { name: 'Change ratings' }).press('Enter');
  const empathy = drawer.getByRole('group', { name: 'Rating for Customer empathy' });
  await empathy.getByRole('radio', { name: '4 of 5' }).press('ArrowLeft');
  const save = drawer.getByRole('button', { name: 'Save rating' });
  await expect(save).toBeDisabled();
  await drawer.getByLabel('Why').fill('Says sorry, asks nothing');
  await expectAccessible(page);
  await save.press('Enter');
  await expect(drawer.getByText('Changed by HR lead.')).toBeVisible();
  await expect(drawer.locator('.dw-score')).toHaveText('60 / 100');
  // A quote in the transcript opens the criterion that it leads to.
  await drawer.getByRole('button', { name: 'Evidence 2, show what it supports' }).press('Enter');
  await expect(drawer.getByRole('button', { name: 'Evidence 2, show it in the transcript' })).toBeFocused();
  await expect(confirm).toBeDisabled();
  await expect(drawer.getByText('1 criterion left to open')).toBeVisible();
  await drawer.getByRole('button', { name: /^Availability fit/ }).press('Enter');
  await confirm.dblclick();
  await expect(drawer.getByText('Confirmed by HR lead', { exact: true })).toBeVisible();
  await expect(drawer.getByRole('complementary', { name: 'Rubric' })).toBeFocused();
  await expectAccessible(page);

  await drawer.getByRole('tab', { name: 'Interview' }).press('ArrowLeft');
  await expect(drawer.getByRole('tab', { name: 'Activity' })).toBeFocused();
  await expect(drawer.getByText('Customer empathy changed from 4 to 3')).toBeVisible();
  await drawer.getByLabel('Add note').fill('<b>kind</b> j k');
  // What's typed while it's being saved stays.
  let release: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/trpc/admin.addNote*', async (route) => {
    await asked;
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Save note' }).press('Enter');
  await drawer.getByLabel('Add note').fill('And fast');
  release();
  await expect(drawer.getByText('<b>kind</b> j k', { exact: true })).toBeVisible();
  await expect(drawer.getByLabel('Add note')).toHaveValue('And fast');
  await drawer.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(drawer.getByLabel('Add note')).toHaveValue('');

  // Nobody is swapped under an open question, and Escape closes only what is on top.
  await drawer.getByRole('tab', { name: 'Activity' }).focus();
  await page.keyboard.press('h');
  const ask = page.getByRole('dialog', { name: 'Hire Ben Test?' });
  await expect(ask.getByRole('button', { name: 'Hire' })).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(ask).toBeHidden();
  await expect(drawer).toBeVisible();

  await drawer.getByRole('tab', { name: 'Application' }).click();
  await page.keyboard.press('j');
  const next = page.getByRole('dialog', { name: attack });
  await expect(next).toBeVisible();
  await expect(next.getByText('I like lists. <img src=x onerror=alert("introduction")>')).toBeVisible();
  await page.keyboard.press('k');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(person(page, 'Ben Test')).toBeFocused();
  await expect(page).not.toHaveURL(/candidate=/);
});

test('a phone has two lines a person, a full-screen drawer and a menu of actions', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  watchScripts(page);
  await signInAsAdmin(page);
  await page.goto(here());
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben Test' })).toContainText('Score 60');
  await expectAccessible(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Sort').click();
  await page.getByRole('option', { name: 'Highest score' }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page.getByRole('listitem').first()).toContainText('Ben Test');
  await person(page, 'Ben Test').click();
  const drawer = page.getByRole('dialog', { name: 'Ben Test' });
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Send new access code' }).click();
  const ask = page.getByRole('dialog', { name: 'Send a new access code?' });
  await expect(ask.getByText('They don’t have a working code right now.')).toBeVisible();
  await ask.getByRole('button', { name: 'Send the code' }).dblclick();
  await expect(drawer.getByText(/code works until/)).toBeVisible();
  await drawer.getByRole('tab', { name: 'Activity' }).click();
  await expect(drawer.getByText('Access code sent', { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await context.close();
});

test('the preview interview talks, starts again and keeps nothing', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=jobs'));
  await page.getByRole('link', { name: 'Preview interview' }).click();
  await page.getByRole('button', { name: 'Start the preview' }).click();
  const log = page.getByRole('log');
  await expect(log).toContainText('AI interviewer');
  await expect(page.getByText('nothing is saved, and no one is emailed')).toBeVisible();
  await page.getByLabel('Your message').fill('I am fine, thank you.');
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(log.locator('.msg:not(.me)').filter({ has: page.locator('.bub p') })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(log.getByText('I am fine, thank you.')).toHaveCount(0);
  await expect(log).toContainText('AI interviewer');
});
