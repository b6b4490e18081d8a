import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { adminTabs } from '../../client/features/panel/search.ts';
import {
  callsOf,
  choosePosition,
  expectAccessible,
  expectFits,
  refuseNext,
  signInAsAdmin,
} from './journey.ts';
import { test } from './journeyTest.ts';
import { panelCountry, seedPanel } from './panelPeople.ts';
import { at } from './served.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(seedPanel);
// Also after a failure: a job that stays would stand in the lists other journeys count.
test.afterAll(seedPanel);

const attack = '<img src=x onerror=alert("job")>';
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Fails the test when a page runs what somebody wrote. */
function watchScripts(page: Page): void {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
}

test('a job from the first word to the archive', async ({ page }) => {
  watchScripts(page);
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=jobs'));
  await expect(page).toHaveTitle(/^Jobs · /);
  await expect(page.getByText('Most applied role')).toBeVisible();
  await expect(page.getByText('Trending').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  await expect(dialog.getByLabel('Location')).toHaveValue('Remote');
  await expect(dialog.getByLabel('Applicant count')).toHaveValue('1,000');
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByText('Please choose a position')).toBeVisible();
  const title = `Panel Tester ${attack}`;
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Department').fill('Quality');
  await choosePosition(dialog);
  await dialog.getByLabel('Description').fill('Looks at everything twice.');
  await dialog.getByLabel('Minimum salary').fill('30000');
  await dialog.getByLabel('Maximum salary').fill('20000');
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(dialog.getByText('The maximum salary can’t be below the minimum')).toBeVisible();
  await dialog.getByLabel('Maximum salary').fill('40000');
  await expectAccessible(page);
  await refuseNext(page, 'admin.jobs.save', { 'job.department': 'There’s no such department' });
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(dialog.getByText('There’s no such department')).toBeVisible();
  await expect(dialog.getByLabel('Department')).toBeFocused();
  const saves = callsOf(page, 'admin.jobs.save');
  await dialog.getByRole('button', { name: 'Post job' }).dblclick();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  expect(saves()).toBe(1);
  await expect(row(page, 'Panel Tester')).toHaveCount(1);
  await expect(row(page, 'Panel Tester')).toContainText('$30,000–$40,000');

  await page.getByRole('button', { name: `Close ${title}` }).click();
  await expect(page.getByText('Job closed')).toBeVisible();
  await page.getByRole('button', { name: `Reopen ${title}` }).click();
  await expect(page.getByText('Job activated')).toBeVisible();
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit job' });
  await edit.getByLabel('Department').fill('Care');
  const deadline = edit.getByLabel('Application deadline');
  await deadline.fill('2020-01-31');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit.getByText('The application deadline has passed.')).toBeVisible();
  await expect(deadline).toBeFocused();
  await deadline.fill('');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Job updated successfully')).toBeVisible();
  await expect(row(page, 'Panel Tester')).toContainText('Care');

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await edit.getByRole('tab', { name: 'Interview' }).click();
  await edit.getByRole('button', { name: 'Add a question' }).click();
  await expect(edit.getByText('Total: 110%')).toBeVisible();
  await edit
    .getByRole('textbox', { name: 'Question', exact: true })
    .fill('A file comes from nobody you know. What would you do?');
  await edit.getByRole('textbox', { name: 'Name', exact: true }).fill('Care with files');
  await expect(edit.getByText('asked but not rated')).toBeVisible();
  await edit.getByLabel('A bad answer says').fill('I open the file.');
  await edit.getByRole('button', { name: 'Scale to 100%' }).click();
  await expect(edit.getByText('Total: 100%')).toBeVisible();
  await edit.getByRole('button', { name: 'Save interview' }).click();
  await expect(edit.getByText('Please also enter at least one sentence of a good answer')).toBeVisible();
  await edit.getByLabel('A good answer says').fill('I ask the sender first.\n\nI report it to security.');
  await expectAccessible(page);
  await refuseNext(page, 'admin.jobs.saveRubric', {
    'rubric.own.0.label': 'Another question is called this',
  });
  await edit.getByRole('button', { name: 'Save interview' }).click();
  await expect(edit.getByText('Another question is called this')).toBeVisible();
  await expect(edit.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  const stored = callsOf(page, 'admin.jobs.saveRubric');
  await edit.getByRole('button', { name: 'Save interview' }).dblclick();
  await expect(page.getByText('Interview saved')).toBeVisible();
  expect(stored()).toBe(1);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await edit.getByRole('tab', { name: 'Interview' }).click();
  await expect(edit.getByLabel('A good answer says')).toHaveValue(
    'I ask the sender first.\nI report it to security.',
  );
  await edit.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('Looks at everything twice.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `More actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this job?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Job deleted successfully')).toBeVisible();
  await expect(row(page, 'Panel Tester')).toHaveCount(0);
});

test('a draft is saved as one, and an edit leaves the count of applicants alone', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=jobs'));
  await expect(page).toHaveTitle(/^Jobs · /);
  await page.getByRole('button', { name: 'Post a job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  const title = 'Panel Tester Draft';
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Department').fill('Quality');
  await choosePosition(dialog);
  await dialog.getByLabel('Description').fill('Looks at everything twice.');
  await dialog.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Draft' }).click();
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Job posted successfully')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  const edit = page.getByRole('dialog', { name: 'Edit job' });
  await edit.getByLabel('Department').fill('Care');
  const saving = page.waitForRequest(/admin\.jobs\.save/);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  expect((await saving).postData()).toContain('"applicantCount":null');
  await expect(page.getByText('Job updated successfully')).toBeVisible();
});

test('stat cards open what they count; sessions, the inbox, emails and the log are read and worked', async ({
  page,
}) => {
  watchScripts(page);
  await signInAsAdmin(page);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { name: 'Applications per week' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Work Sessions/ }).click();
  await expect(row(page, 'Panel Worker').first()).toContainText('In Progress');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Panel Worker' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Panel Worker' })).toContainText('Welcome to your shift.');
  await page.keyboard.press('Escape');
  await page.goto(at('/admin?tab=employees'));
  await expect(row(page, 'Panel Worker')).toContainText('Active');

  await page.goto(at('/admin?tab=inbox'));
  const request = page.getByRole('listitem').filter({ hasText: 'Panel Asker' });
  await expect(request).toContainText('would rather talk with a person');
  await expectAccessible(page);
  await request.getByRole('button', { name: 'Answer' }).click();
  await page.getByLabel('Your answer').fill('We call you on Monday.');
  await page.getByRole('button', { name: 'Save the answer' }).dblclick();
  await expect(page.getByText('Request answered')).toBeVisible();
  await expect(request).toHaveCount(0);

  await page.goto(at('/admin?tab=mail&mails=failed'));
  await expect(row(page, 'An email that failed')).toContainText('the email server isn’t answering');
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Retry An email that failed/ }).click();
  await expect(page.getByText('Sending the email again')).toBeVisible();
  await expect(row(page, 'An email that failed')).toHaveCount(0);
  await page.goto(at('/admin?tab=mail&q=An+email+that+failed'));
  await expect(row(page, 'An email that failed')).toContainText('Sent');
  await page.goto(at('/admin?tab=mail&mails=sent'));
  // Both actions are in sight, also beside long addresses and subjects.
  const last = page.getByRole('table').getByRole('button', { name: /^Mark as returned/ });
  await expect(last.first()).toBeInViewport({ ratio: 1 });
  await page.goto(at('/admin?tab=mail&q=your+request'));
  const kind = page.getByRole('combobox', { name: 'Kind of email' });
  await kind.fill('score pending');
  await page.getByRole('option', { name: 'HR: score pending' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await kind.fill('human interview');
  await page.getByRole('option', { name: 'Answer: human interview' }).click();
  await expect(page).toHaveURL(/mailKind=human-answer/);
  await page.reload();
  await expect(kind).toHaveValue('Answer: human interview');
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Preview/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('We call you on Monday.');
  await page.keyboard.press('Escape');

  await page.goto(at('/admin?tab=audit&action=mail.retried'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Email resent' }).first()).toContainText(
    'HR lead',
  );
  await expectAccessible(page);
});

test('many people change at once, with a preview, and come back; a view is saved', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?q=${panelCountry}`));
  await page.getByRole('checkbox', { name: 'Select Panel Asker' }).check();
  await page.getByRole('checkbox', { name: 'Select Panel Second' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
  const ask = page.getByRole('dialog', { name: 'Change 2 people' });
  await expect(ask.getByText('[code hidden]')).toBeVisible();
  await ask.getByRole('checkbox').uncheck();
  // What failed stays as it was, with its note, and is sent again.
  await ask.getByLabel('Note for the timeline').fill('Strong answers');
  await page.route('**/trpc/admin.changeStatuses*', (route) => route.abort());
  await ask.getByRole('button', { name: 'Change 2 people' }).click();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await expect(ask.getByLabel('Note for the timeline')).toHaveValue('Strong answers');
  await page.unroute('**/trpc/admin.changeStatuses*');
  await ask.getByRole('button', { name: 'Change 2 people' }).click();
  await expect(page.getByText('2 people: shortlisted')).toBeVisible();
  await expect(ask).toHaveCount(0);
  // The bar is gone, and with it the button that had the focus.
  await expect(page.getByRole('checkbox', { name: 'Select everyone on this page' })).toBeFocused();
  const status = (name: string, value: string) =>
    page.getByRole('button', { name: `Status of ${name}: ${value}` });
  await expect(status('Panel Asker', 'shortlisted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status('Panel Asker', 'applied')).toBeVisible();
  await expect(status('Panel Second', 'applied')).toBeVisible();

  await page.getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Email' })).toBeVisible();
  // No one here has a tag, so there's no column of them to show.
  await expect(page.getByRole('checkbox', { name: 'Tags' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Email' }).uncheck();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('From the panel');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await page.goto(at('/admin?tab=candidates'));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'From the panel', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`q=${panelCountry}`));
  await expect(page.getByText('3 people')).toBeVisible();
  // A view brings its columns, whatever is hidden now.
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await page.goto(at('/admin?tab=candidates&status=hired'));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('All columns');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await page.goto(at('/admin?tab=candidates&hide=%5B%22email%22%5D'));
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'All columns', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Email' })).toBeVisible();
});

test('exports are downloaded, whole and masked', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=reports'));
  await expect(page.getByText('Total Applications')).toBeVisible();
  await expectAccessible(page);
  for (const what of ['candidates', 'employees', 'sessions']) {
    await page.getByRole('button', { name: `Export ${what}` }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${what}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const text = (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
    const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
    expect(data.length).toBeGreaterThan(0);
    expect(text).not.toContain('Panel Worker');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the assistant drafts from the database, HR sends; monitoring clears the action', async ({ page }) => {
  watchScripts(page);
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=assistant'));
  const box = page.getByLabel('Your message');
  const draft = page.getByRole('button', { name: /Draft email/ });
  await draft.click();
  await expect(draft).toHaveAttribute('aria-pressed', 'true');
  await box.fill('Thank Panel Asker');
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Draft' });
  await expect(card.getByRole('button', { name: 'Send' })).toBeVisible();
  await expect(card).toContainText('To Panel Asker');
  await expect(page.getByRole('link', { name: 'Panel Asker' }).last()).toBeVisible();
  await expectAccessible(page);
  await card.getByLabel('Subject').fill('Thank you, {first name}');
  await box.fill('How many people');
  // A look at the person's record costs neither what was edited nor the half-typed question.
  await page.getByRole('link', { name: 'Panel Asker' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Panel Asker' })).toBeVisible();
  await page.goBack();
  await expect(card.getByLabel('Subject')).toHaveValue('Thank you, {first name}');
  await expect(box).toHaveValue('How many people');
  await box.fill('');
  // Nobody was interviewed, so what the thanks are for is left to HR.
  await expect(card.getByRole('button', { name: 'Send' })).toBeDisabled();
  await card.getByLabel('Message').fill('Hi {first name},\n\nThank you for applying.');
  await card.getByRole('button', { name: 'Send' }).dblclick();
  await expect(page.getByText('Sent to 1 person.')).toBeVisible();

  await page.getByRole('button', { name: /Generate report/ }).click();
  // It does its work when it is chosen; nothing has to be typed.
  await expect(page.getByText('Waiting for you')).toBeVisible();
  await page.getByRole('button', { name: /Monitor activities/ }).click();
  await expect(page.getByRole('heading', { name: 'Live activity' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Generate report/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByText('Email: Thank you, Panel').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  await page.reload();
  await expect(page.getByText('Thank Panel Asker')).toBeVisible();
  await page.route('**/trpc/admin.assistant.clear*', (route) => route.abort());
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page.getByText('Failed to start new conversation')).toBeVisible();
  await page.unroute('**/trpc/admin.assistant.clear*');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /Monitor activities/ }).click();
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page.getByRole('heading', { name: 'Live activity' })).toHaveCount(0);
  await expect(page.getByText('Started new conversation')).toBeVisible();
  await expect(page.getByText('Thank Panel Asker')).toHaveCount(0);
});

test('an answer that ends without a word can be asked for again', async ({ page }) => {
  await page.routeWebSocket(/\/trpc/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const id = /^\{"id":(\d+),.*"(?:delta|done|looking)"/.exec(String(message))?.[1];
      socket.send(id ? JSON.stringify({ id: Number(id), result: { type: 'stopped' } }) : message);
    });
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=assistant'));
  await page.getByLabel('Your message').fill('How many people were hired this year?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** What a reader may set: WCAG 2.2, 1.4.12. A sheet, because the policy refuses style elements. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

const places = [
  ...adminTabs.map((tab) => `tab=${tab}`),
  'tab=candidates&view=board',
  'tab=sessions&sessions=practice',
  'tab=settings&part=mails',
  'tab=settings&part=access',
];

test('every tab fits a phone of 390 and of 320 pixels, also with wide text, and is accessible there', async ({
  browser,
}) => {
  // Eighteen pages, each looked at three times over: on a busy machine that is more than a journey's usual time.
  test.slow();
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await phone.newPage();
    await signInAsAdmin(page);
    for (const [index, place] of places.entries()) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(at(`/admin?${place}`));
      // The email that Settings shows has a heading of its own.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.getByText('Loading…').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('.sk')).toHaveCount(0);
      await expectFits(page, `${place} at 390`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFits(page, `${place} at 320`);
      await expectAccessible(page, index % 2 === 0 ? ['light'] : ['dark']);
      await spaceText(page);
      await expectFits(page, `${place} at 320 with wide text`);
    }
  } finally {
    await phone.close();
  }
});

test('people are ticked and changed on a phone', async ({ browser }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  try {
    const page = await phone.newPage();
    await signInAsAdmin(page);
    await page.goto(at(`/admin?q=${panelCountry}`));
    await page.getByRole('checkbox', { name: 'Select Panel Asker' }).check();
    await page.getByRole('checkbox', { name: 'Select Panel Second' }).check();
    const bar = page.getByRole('region', { name: 'Selected people' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    // It stands at the lower edge, where a thumb is, and every button of it is large enough for one.
    for (const button of await bar.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
    }
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Set status' }).click();
    await page.getByRole('menuitem', { name: 'Shortlisted' }).click();
    await expect(page.getByRole('dialog', { name: 'Change 2 people' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Clear (Esc)' }).click();
    await expect(bar).toHaveCount(0);
  } finally {
    await phone.close();
  }
});
