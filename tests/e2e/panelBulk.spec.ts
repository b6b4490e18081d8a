import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { candidate, employee, onDatabase, seedWork } from './employeePeople.ts';
import { held, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** Changing and writing to several people at once, and the choices that stay beside what was typed. */

/** Only these tests have candidates from this country. */
const country = 'Bulkland';

const forget = (): Promise<void> =>
  onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${country} or full_name like 'Bulk %'`;
    await sql`delete from users where full_name like 'Bulk %'`;
  });

async function seed(people: readonly (readonly [fullName: string, status: string])[]): Promise<void> {
  await onDatabase(async (sql) => {
    for (const [fullName, status] of people) await candidate(sql, { fullName, country, status });
  });
}

test.beforeEach(forget);
test.afterEach(forget);

const here = (more = ''): string => at(`/admin?tab=candidates&q=${country}&sort=name${more}`);
const tick = (page: Page, name: string): Promise<void> =>
  page.getByRole('checkbox', { name: `Select ${name}` }).check();
/** The admin's list, with these people selected. */
async function select(page: Page, ...people: (readonly [fullName: string, status: string])[]): Promise<void> {
  await seed(people);
  await signInAsAdmin(page);
  await page.goto(here());
  for (const [fullName] of people) await tick(page, fullName);
}
async function setStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: status }).click();
}
const change = (page: Page, people: string): Locator =>
  page.getByRole('dialog', { name: `Change ${people}`, exact: true });

test('a rejection of several people says whom it emails, and employees get no email', async ({ page }) => {
  await seed([
    ['Bulk A Worker', 'hired'],
    ['Bulk B Candidate', 'applied'],
    ['Bulk C Candidate', 'applied'],
  ]);
  await signInAsAdmin(page);
  await page.goto(here());
  await tick(page, 'Bulk A Worker');
  await setStatus(page, 'Rejected');
  const alone = change(page, '1 person');
  await expect(alone).toContainText('One of them works here. This will end their employment.');
  await expect(alone).toContainText('We won’t email that person');
  await expect(alone.getByRole('button', { name: 'Change 1 person' })).toBeEnabled();
  await expect(alone.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await setStatus(page, 'Shortlisted');
  await expect(alone).toContainText('One of them works here. This will end their employment.');
  await expect(alone.getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await tick(page, 'Bulk B Candidate');
  await tick(page, 'Bulk C Candidate');
  await setStatus(page, 'Rejected');
  const all = change(page, '3 people');
  await expect(all.getByRole('checkbox', { name: 'Send this email to the 2 candidates' })).toBeChecked();
  await expect(all.getByText('as Bulk B Candidate will see it')).toBeVisible();
  await all.getByRole('button', { name: 'Change 3 people' }).click();
  await expect(page.getByText('3 people: rejected')).toBeVisible();
  const told = await onDatabase(
    (sql) => sql<{ full_name: string }[]>`
      select full_name from mails join candidates on candidates.id = candidate_id
      where kind = 'rejected' and country = ${country} order by full_name`,
  );
  expect(told.map(({ full_name }) => full_name)).toEqual(['Bulk B Candidate', 'Bulk C Candidate']);
});

test('no status takes an employee’s job away without asking', async ({ page }) => {
  await seed([['Bulk Worker', 'hired']]);
  await signInAsAdmin(page);
  await page.goto(here());
  const status = page.getByRole('button', { name: 'Status of Bulk Worker' });
  const ask = page.getByRole('dialog', { name: 'End Bulk Worker’s employment?' });
  await status.click();
  await page.getByRole('menuitem', { name: 'Interviewed ends employment' }).click();
  await expect(ask).toContainText('mark them as interviewed. We won’t email them');
  await expect(ask.getByRole('checkbox')).toHaveCount(0);
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveAccessibleName('Status of Bulk Worker: hired');
  await status.click();
  await page.getByRole('menuitem', { name: 'Shortlisted ends employment' }).click();
  await expect(ask.getByRole('checkbox', { name: 'Send an access code' })).not.toBeChecked();
  await ask.getByRole('button', { name: 'End employment' }).click();
  await expect(page.getByText('Bulk Worker: shortlisted')).toBeVisible();
  const told = await onDatabase(
    (sql) => sql`select 1 from mails join candidates on candidates.id = candidate_id
      where full_name = 'Bulk Worker'`,
  );
  expect(told).toHaveLength(0);
});

test('the note of a decision that failed, or was left, is still there', async ({ page }) => {
  await seed([['Bulk Noted', 'applied']]);
  await signInAsAdmin(page);
  await page.goto(here());
  const ask = page.getByRole('dialog', { name: 'Reject Bulk Noted?' });
  const note = ask.getByLabel('Note for the timeline');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Status of Bulk Noted' }).click();
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
  };
  await open();
  await ask.getByRole('checkbox').uncheck();
  await note.fill('Three paragraphs of reasons');
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await open();
  await expect(note).toHaveValue('Three paragraphs of reasons');
  await expect(ask.getByRole('checkbox')).not.toBeChecked();
  await page.route('**/trpc/admin.changeStatus*', (route) => route.abort(), { times: 1 });
  await ask.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await open();
  await expect(note).toHaveValue('Three paragraphs of reasons');
  await ask.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Bulk Noted: rejected')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Bulk Noted: applied')).toBeVisible();
  await open();
  await expect(note).toHaveValue('');
});

test('the note of a decision is still there after a colleague has moved the person', async ({ page }) => {
  await seed([['Bulk Moved', 'applied']]);
  await signInAsAdmin(page);
  await page.goto(here());
  const ask = page.getByRole('dialog', { name: 'Reject Bulk Moved?' });
  const note = ask.getByLabel('Note for the timeline');
  const status = page.getByRole('button', { name: 'Status of Bulk Moved' });
  const open = async (): Promise<void> => {
    await status.click();
    await page.getByRole('menuitem', { name: 'Rejected' }).click();
  };
  await open();
  await note.fill('Four sentences of reasons');
  // Once it's known which email goes with it.
  await expect(ask.getByRole('button', { name: 'Reject' })).toBeEnabled();
  await onDatabase((sql) => sql`update candidates set status = 'shortlisted' where full_name = 'Bulk Moved'`);
  await ask.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await expect(status).toHaveText(/shortlisted/i);
  await open();
  await expect(note).toHaveValue('Four sentences of reasons');
});

test('what was turned off stays off beside its note when the dialog opens again', async ({ page }) => {
  await select(page, ['Bulk One', 'applied'], ['Bulk Two', 'applied']);
  await setStatus(page, 'Rejected');
  const ask = change(page, '2 people');
  await ask.getByRole('checkbox').uncheck();
  await ask.getByLabel('Note for the timeline').fill('Called both');
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await setStatus(page, 'Rejected');
  await expect(ask.getByLabel('Note for the timeline')).toHaveValue('Called both');
  await expect(ask.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  // Also in another order.
  await page.getByRole('region', { name: 'Selected people' }).getByRole('button', { name: 'Clear' }).click();
  await tick(page, 'Bulk Two');
  await tick(page, 'Bulk One');
  await setStatus(page, 'Rejected');
  await expect(ask.getByLabel('Note for the timeline')).toHaveValue('Called both');
  await expect(ask.getByRole('checkbox')).not.toBeChecked();
  await page.keyboard.press('Escape');

  const { candidateId } = await employee('Bulk Asker', 'applied');
  const asked = { id: randomUUID(), candidate_id: candidateId, kind: 'human_requested' };
  await onDatabase((sql) => sql`insert into candidate_events ${sql({ ...asked, created_at: new Date() })}`);
  await page.goto(at('/admin?tab=inbox'));
  const open = page.getByRole('listitem').filter({ hasText: 'Bulk Asker' });
  const answer = page.getByRole('dialog', { name: 'Answer the request' });
  await open.getByRole('button', { name: 'Answer' }).click();
  await answer.getByRole('checkbox').uncheck();
  await answer.getByLabel('Your answer').fill('Declined, he was rude on the phone');
  await page.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await open.getByRole('button', { name: 'Answer' }).click();
  await expect(answer.getByLabel('Your answer')).toHaveValue('Declined, he was rude on the phone');
  await expect(answer.getByRole('checkbox')).not.toBeChecked();
  await answer.getByRole('button', { name: 'Save the answer' }).click();
  await expect(page.getByText('Request answered')).toBeVisible();
  const emails = await onDatabase((sql) => sql`select 1 from mails where candidate_id = ${candidateId}`);
  expect(emails).toHaveLength(0);
});

test('a grade that was raised stays raised beside its note', async ({ page }) => {
  const worker = await employee('Bulk Worker');
  const contest = { reason: 'It was all there.' };
  const tasks = [{ title: 'Bulk task', type: 'email', status: 'failed', grade: 40, contest }];
  await seedWork(worker, [{ startedAt: new Date(Date.now() - 7_200_000), minutes: 60, tasks }]);
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=inbox'));
  const decide = page
    .getByRole('listitem')
    .filter({ hasText: 'Bulk Worker' })
    .getByRole('button', { name: /^Decide/ });
  const ask = page.getByRole('dialog', { name: 'Decide on a contested grade' });
  await decide.click();
  await ask.getByLabel('Final grade').fill('80');
  await ask.getByLabel('Note to the employee').fill('You were right, I’ve raised it.');
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);
  await decide.click();
  await expect(ask.getByLabel('Note to the employee')).toHaveValue('You were right, I’ve raised it.');
  await expect(ask.getByLabel('Final grade')).toHaveValue('80');
  await ask.getByRole('button', { name: 'Change the grade' }).click();
  await expect(page.getByText('Decision saved')).toBeVisible();
});

test('nobody is changed before it’s known which email they get', async ({ page }) => {
  await select(page, ['Bulk One', 'applied']);
  const release = await held(page, 'admin.statusMail');
  await setStatus(page, 'Rejected');
  const ask = change(page, '1 person');
  const press = ask.getByRole('button', { name: 'Change 1 person' });
  await expect(press).toBeDisabled();
  await expect(ask.getByRole('checkbox')).toHaveCount(0);
  release();
  await expect(press).toBeEnabled();
  await expect(ask.getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('Escape');

  await page.route('**/trpc/admin.statusMail*', (route) => route.abort());
  await setStatus(page, 'Shortlisted');
  await expect(ask.getByText('We couldn’t load the email')).toBeVisible();
  await expect(ask.getByRole('checkbox', { name: 'Send the email to this person' })).toBeChecked();
  await page.unroute('**/trpc/admin.statusMail*');
  await ask.getByRole('button', { name: 'Try again' }).click();
  await expect(ask.getByText('[code hidden]')).toBeVisible();
  await page.keyboard.press('Escape');

  // A status without an email has nothing to load.
  await page.route('**/trpc/admin.statusMail*', (route) => route.abort());
  await setStatus(page, 'Interviewed');
  await expect(press).toBeEnabled();
  await expect(ask.getByRole('checkbox')).toHaveCount(0);
  await expect(ask.getByText('We couldn’t load the email')).toHaveCount(0);
});

test('an email written for some people isn’t offered to others', async ({ page }) => {
  await seed(['Bulk One', 'Bulk Two', 'Bulk Three', 'Bulk Four'].map((name) => [name, 'applied'] as const));
  await signInAsAdmin(page);
  await page.goto(here());
  const bar = page.getByRole('region', { name: 'Selected people' });
  const write = page.getByRole('dialog', { name: 'Email 2 people' });
  const open = () => bar.getByRole('button', { name: 'Write email' }).click();
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(write).toHaveCount(0);
    await bar.getByRole('button', { name: 'Clear' }).click();
  };
  await tick(page, 'Bulk One');
  await tick(page, 'Bulk Two');
  await open();
  await write.getByLabel('Subject').fill('Congratulations');
  await write.getByLabel('Message').fill('You’re on the shortlist.');
  await leave();
  await tick(page, 'Bulk Three');
  await tick(page, 'Bulk Four');
  await open();
  await expect(write.getByLabel('Subject')).toHaveValue('');
  await expect(write.getByLabel('Message')).not.toHaveValue(/shortlist/);
  await expect(write.getByRole('button', { name: 'Send to 2 people' })).toBeDisabled();
  await leave();
  await tick(page, 'Bulk Two');
  await tick(page, 'Bulk One');
  await open();
  await expect(write.getByLabel('Subject')).toHaveValue('Congratulations');
  await expect(write.getByLabel('Message')).toHaveValue('You’re on the shortlist.');
});

test('what’s kept of someone whose data was deleted has no actions, and an email skips them', async ({
  page,
}) => {
  await seed([
    ['Bulk Kept', 'rejected'],
    ['Bulk Here', 'rejected'],
    ['Bulk Leaving', 'rejected'],
  ]);
  const erase = (name: string) =>
    onDatabase(
      (sql) =>
        sql`update candidates set email = 'erased-' || id || '@erased.invalid' where full_name = ${name}`,
    );
  await erase('Bulk Kept');
  await signInAsAdmin(page);
  await page.goto(here());
  const row = page.getByRole('row').filter({ hasText: 'Bulk Kept' });
  await expect(row).toContainText('Data deleted');
  await expect(row.getByRole('button', { name: /^Status of/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Bulk Kept', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Bulk Kept' });
  await expect(drawer.getByText('data deleted, except payroll records')).toBeVisible();
  for (const name of ['Reconsider', 'Write email', 'More actions', 'Add note'])
    await expect(drawer.getByRole('button', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(row.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected people' });
  await bar.getByRole('button', { name: 'Write email' }).click();
  const write = page.getByRole('dialog', { name: 'Email 2 people' });
  await write.getByLabel('Subject').fill('News');
  await write.getByLabel('Message').fill('Hello {first name}');
  await erase('Bulk Leaving');
  await write.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByText('Sent to 1 person. One person’s data was deleted')).toBeVisible();
  await expect(write).toHaveCount(0);

  // No one is left to email: the text stays.
  await tick(page, 'Bulk Here');
  await bar.getByRole('button', { name: 'Write email' }).click();
  const alone = page.getByRole('dialog', { name: 'Email Bulk Here' });
  await alone.getByLabel('Subject').fill('More news');
  await alone.getByLabel('Message').fill('Hello again');
  await erase('Bulk Here');
  await alone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('This person’s data was deleted.')).toBeVisible();
  await expect(alone.getByLabel('Message')).toHaveValue('Hello again');
});

test('an email whose answer was lost is sent once, in whichever order its people are selected', async ({
  page,
}) => {
  await seed([
    ['Bulk One', 'applied'],
    ['Bulk Two', 'applied'],
  ]);
  await signInAsAdmin(page);
  await page.goto(here());
  const bar = page.getByRole('region', { name: 'Selected people' });
  const write = page.getByRole('dialog', { name: 'Email 2 people' });
  const send = write.getByRole('button', { name: 'Send to 2 people' });
  const open = async (...names: string[]): Promise<void> => {
    for (const name of names) await tick(page, name);
    await bar.getByRole('button', { name: 'Write email' }).click();
  };
  await open('Bulk One', 'Bulk Two');
  await write.getByLabel('Subject').fill('Good news');
  await write.getByLabel('Message').fill('Hello {first name}');
  const release = await held(page, 'admin.assistant.sendMail', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.click();
  release();
  await expect(page.getByText('We couldn’t send the email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(write).toHaveCount(0);
  await bar.getByRole('button', { name: 'Clear' }).click();
  await open('Bulk Two', 'Bulk One');
  await expect(write.getByLabel('Subject')).toHaveValue('Good news');
  await send.click();
  await expect(write).toHaveCount(0);
  const emails = await onDatabase(
    (sql) =>
      sql`select 1 from mails join candidates on candidates.id = candidate_id where country = ${country}`,
  );
  expect(emails).toHaveLength(2);
});

test('Escape closes what’s on top and leaves the selection', async ({ page }) => {
  await select(page, ['Bulk One', 'applied'], ['Bulk Two', 'applied']);
  const selected = page.getByText('2 selected');
  const stays = async (gone: Locator): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(gone).toHaveCount(0);
    await expect(selected).toBeVisible();
  };
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Country' }).uncheck();
  await stays(page.getByRole('checkbox', { name: 'Country' }));
  await page.keyboard.press('Control+k');
  await expect(page.getByLabel('Search and commands')).toBeFocused();
  await stays(page.getByLabel('Search and commands'));
  const search = page.getByLabel('Search by name, email, or country');
  await search.focus();
  // Without what this browser does at the key by itself: others leave the box as it is.
  await search.dispatchEvent('keydown', { key: 'Escape' });
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/q=/);
  await expect(selected).toBeVisible();
  await page.goto(here());
  await tick(page, 'Bulk One');
  await tick(page, 'Bulk Two');
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  await stays(page.getByRole('dialog', { name: 'Filters' }));
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(here('&view=board'));
  for (const name of ['Bulk One', 'Bulk Two']) await tick(page, name);
  const card = page
    .getByRole('listitem')
    .filter({ hasText: 'Bulk One' })
    .locator('[data-rfd-drag-handle-draggable-id]');
  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.candidates-board-Board-lifted')).toBeVisible();
  await stays(page.locator('.candidates-board-Board-lifted'));
  await page.keyboard.press('Escape');
  await expect(selected).toHaveCount(0);
});

/** Ticks everyone on so many pages of 25. */
async function tickPages(page: Page, pages: number): Promise<void> {
  for (let number = 1; number <= pages; number += 1) {
    await expect(
      page.getByRole('row').filter({ hasText: `Bulk ${String(number * 25).padStart(3, '0')}` }),
    ).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
    if (number < pages) await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
}

test('an action on too many people shows its limit before anything is written', async ({ page }) => {
  await seed(
    Array.from({ length: 125 }, (_, index) => [`Bulk ${String(index + 1).padStart(3, '0')}`, 'applied']),
  );
  await signInAsAdmin(page);
  await page.goto(here());
  const bar = page.getByRole('region', { name: 'Selected people' });
  const button = (name: string) => bar.getByRole('button', { name });
  await tickPages(page, 2);
  await expect(bar.getByText('50 selected')).toBeVisible();
  await expect(bar.getByText(/at a time/)).toHaveCount(0);
  await button('Write email').click();
  const write = page.getByRole('dialog', { name: 'Email 50 people' });
  await write.getByLabel('Subject').fill('About your start');
  await page.keyboard.press('Escape');
  await expect(write).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Select Bulk 051' })).toBeVisible();
  await tick(page, 'Bulk 051');
  await expect(bar.getByText('You can email up to 50 people at a time.')).toBeVisible();
  await expect(button('Write email')).toBeDisabled();
  await expect(button('Set status')).toBeEnabled();
  // What was written is still there for the fifty.
  await page.getByRole('checkbox', { name: 'Select Bulk 051' }).uncheck();
  await tick(page, 'Bulk 052');
  await page.getByRole('checkbox', { name: 'Select Bulk 052' }).uncheck();
  await button('Write email').click();
  await expect(write.getByLabel('Subject')).toHaveValue('About your start');
  await page.keyboard.press('Escape');
  await page.goto(here());
  await tickPages(page, 5);
  await expect(bar.getByText('You can update up to 100 people at a time, or email up to 50.')).toBeVisible();
  for (const name of ['Write email', 'Set status', 'Add tag']) {
    await expect(button(name)).toBeDisabled();
    await expect(button(name)).toHaveAccessibleDescription(/^You can update up to 100 people/);
  }
});
