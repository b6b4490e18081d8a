import { expect, type Locator, type Page } from '@playwright/test';
import { testAdmin } from '../support/server.ts';
import { adminCookie } from './employee.ts';
import { type Employee, employee, onDatabase, signIn } from './employeePeople.ts';
import { hrBrowser, listeningPanel, listens } from './hr.ts';
import { expectAccessible, openCandidates, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { drawerCountry, seedDrawer, twinCountry } from './panelDrawerPeople.ts';
import { at } from './served.ts';

test.beforeAll(seedDrawer);

const here = (more = ''): string => at(`/admin?q=${drawerCountry}${more}`);
const drawer = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });
const person = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** An account that reads the panel and changes nothing. */
async function reviewer(): Promise<Employee> {
  const account = await employee('Riva Reader', null);
  await onDatabase(
    (sql) => sql`insert into user_roles ${sql({ user_id: account.userId, role: 'reviewer' })}`,
  );
  return account;
}

/** J and K step through rows, E writes to the one that has the focus, and letters can be turned off. */
async function stepByKeys(page: Page): Promise<void> {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const letters = keys.getByRole('switch', { name: 'Single-key shortcuts' });
  const closed = () => expect(page.locator('.mantine-Modal-content')).toHaveCount(0);
  await expect(person(page, 'Walk 02')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(person(page, 'Walk 02')).toBeFocused();
  await page.keyboard.press('k');
  await expect(person(page, 'Walk 01')).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Email Walk 01' })).toBeVisible();
  await page.keyboard.press('Escape');
  await closed();
  await page.keyboard.press('?');
  await letters.uncheck();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await closed();
  for (const key of ['j', 'e', '?', '/']) await page.keyboard.press(key);
  await expect(person(page, 'Walk 01')).toBeFocused();
  await closed();
  await page.keyboard.press('Control+k');
  await page.getByLabel('Search and commands').fill('shortcuts');
  await page.keyboard.press('Enter');
  await letters.check();
  await page.keyboard.press('Escape');
  await closed();
}

test('the drawer steps through the list, over the end of a page and back', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(here('&sort=name'));
  await stepByKeys(page);
  await person(page, 'Walk 24').click();
  await expect(drawer(page, 'Walk 24').getByText('24 of 30', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer(page, 'Walk 25').getByText('25 of 30', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  const over = drawer(page, 'Walk 26');
  await expect(over.getByText('26 of 30', { exact: true })).toBeVisible();
  await expect(over.getByRole('status').filter({ hasText: 'Walk 26, 26 of 30' })).toBeAttached();
  await expect(page).toHaveURL(/pages=/);
  await page.keyboard.press('k');
  await expect(drawer(page, 'Walk 25').getByText('25 of 30', { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/pages=/);

  // The buttons do the same, keep the focus, and letters in a note are only letters.
  const next = page.getByRole('button', { name: 'Next candidate' });
  await next.click();
  await expect(drawer(page, 'Walk 26')).toBeVisible();
  await expect(next).toBeFocused();
  // The button in the foot leads to the field itself, so that what is typed next is the note.
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByLabel('Add note')).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByLabel('Add note')).toHaveValue('jk');
  await expect(drawer(page, 'Walk 26')).toBeVisible();
  await page.getByRole('tab', { name: 'Interview' }).click();
  await expectAccessible(page);

  // Closed on the page that was turned to, beside the person who was shown.
  await page.keyboard.press('Escape');
  await expect(person(page, 'Walk 26')).toBeFocused();
});

test('a dialog that’s closed before it has the focus gives it back', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(here('&sort=name'));
  await expect(person(page, 'Walk 02')).toBeVisible();
  await page.keyboard.press('j');
  await expect(person(page, 'Walk 01')).toBeFocused();
  // As on a slow computer: Escape arrives when the dialog is drawn, and the focus is only about to move into it.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.mantine-Modal-content')) return;
      watch.disconnect();
      Object.assign(window, { closedAtOnce: true });
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.press('e');
  await page.waitForFunction(() => Reflect.get(window, 'closedAtOnce') === true);
  await expect(page.locator('.mantine-Modal-content')).toHaveCount(0);
  await expect(person(page, 'Walk 01')).toBeFocused();
});

test('a person who is deleted meanwhile is on no screen anymore', async ({ browser }) => {
  const hr = await hrBrowser(browser);
  /** Deletes someone, and has the server say that something changed. */
  const remove = async (name: string): Promise<void> => {
    const [other] = await onDatabase(async (sql) => {
      await sql`delete from candidates where country = ${drawerCountry} and full_name = ${name}`;
      return sql<{ id: string }[]>`
        select id from candidates where country = ${drawerCountry} and full_name = 'Walk 30'`;
    });
    const data = { candidateId: other?.id, text: 'Called', idempotencyKey: crypto.randomUUID() };
    expect((await hr.request.post(at('/trpc/admin.addNote'), { data })).ok()).toBe(true);
  };
  const idOf = async (name: string): Promise<string | undefined> => {
    const [row] = await onDatabase(
      (sql) => sql<{ id: string }[]>`
        select id from candidates where country = ${drawerCountry} and full_name = ${name}`,
    );
    return row?.id;
  };
  const page = await listeningPanel(hr, `?q=${drawerCountry}&sort=name&candidate=${await idOf('Walk 03')}`);
  const shown = drawer(page, 'Walk 03');
  await expect(shown.getByRole('link', { name: /@example\.com/ })).toBeVisible();
  await shown.getByRole('tab', { name: 'Activity' }).click();
  await expect(shown.getByLabel('Add note')).toBeVisible();
  await remove('Walk 03');
  const gone = drawer(page, 'Candidate');
  await expect(gone.getByRole('alert').getByText('This record is gone')).toBeVisible();
  await expect(gone).not.toContainText('Walk 03');
  await expect(gone).not.toContainText('@example.com');
  await expect(gone.getByRole('button', { name: 'Reject' })).toHaveCount(0);
  await expect(gone.getByLabel('Add note')).toHaveCount(0);
  await expectAccessible(page);

  const reading = await listeningPanel(hr, `?tab=reading&candidate=${await idOf('Walk 01')}`);
  await expect(reading.getByRole('heading', { level: 1, name: 'Walk 01' })).toBeVisible();
  await remove('Walk 01');
  await expect(reading.getByRole('alert').getByText('This record is gone')).toBeVisible();
  await expect(reading.getByText('Walk 01')).toHaveCount(0);
  await hr.close();
  await seedDrawer();
});

test('a decision that takes somebody out of the filter does not end the walk', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(here('&sort=name&status=applied'));
  await person(page, 'Walk 02').click();
  const shown = drawer(page, 'Walk 02');
  await shown.getByRole('button', { name: 'Reject' }).click();
  const ask = page.getByRole('dialog', { name: 'Reject Walk 02?' });
  await ask.getByRole('checkbox').uncheck();
  await ask.getByRole('button', { name: 'Reject' }).click();
  await expect(shown.getByRole('button', { name: 'Status of Walk 02: rejected' })).toBeVisible();
  await expect(page.getByText('29 people')).toBeAttached();
  // While the question fades, its name gone already, keys are still its own.
  await expect(page.locator('.mantine-Modal-content')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(drawer(page, 'Walk 03').getByText('2 of 29', { exact: true })).toBeVisible();
});

test('a double click is one decision, and its message leaves the way to the next person free', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto(here('&sort=name&status=applied'));
  await person(page, 'Walk 07').click();
  const shown = drawer(page, 'Walk 07');
  const shortlist = shown.getByRole('button', { name: 'Shortlist', exact: true });
  const box = await shortlist.boundingBox();
  if (!box) throw new Error('not drawn');
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(shown.getByRole('button', { name: 'Hire', exact: true })).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  const message = page.getByRole('status').filter({ hasText: 'Candidate status updated' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('dialog', { name: /^Hire/ })).toHaveCount(0);
  const next = shown.getByRole('button', { name: 'Next candidate' });
  const [above, below] = [await next.boundingBox(), await message.boundingBox()];
  if (!above || !below) throw new Error('not drawn');
  expect(below.y).toBeGreaterThan(above.y + above.height);
  await next.click();
  await expect(drawer(page, 'Walk 08')).toBeVisible();
  await seedDrawer();
});

test('a decision someone else was faster with says who, and keeps the note', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(here('&sort=name&status=applied'));
  await person(page, 'Walk 06').click();
  const shown = drawer(page, 'Walk 06');
  await shown.getByRole('button', { name: 'Reject' }).click();
  const ask = page.getByRole('dialog', { name: 'Reject Walk 06?' });
  await ask.getByLabel('Note for the timeline (optional)').fill('Cannot work nights.');
  await ask.getByRole('checkbox').uncheck();
  await onDatabase((sql) => sql`update candidates set status = 'shortlisted' where full_name = 'Walk 06'`);
  await ask.getByRole('button', { name: 'Reject' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'Failed to update status' });
  await expect(refused).toContainText('Someone else changed the status to shortlisted in the meantime');
  await expect(refused).not.toContainText('reload');
  await expect(refused).toContainText('Your note is still there');
  await expect(shown.getByRole('button', { name: 'Status of Walk 06: shortlisted' })).toBeVisible();
  await shown.getByRole('button', { name: 'Reject' }).click();
  await expect(ask.getByLabel('Note for the timeline (optional)')).toHaveValue('Cannot work nights.');
  await seedDrawer();
});

test('the question of a decision says when someone else decides meanwhile', async ({ page }) => {
  await signInAsAdmin(page);
  const heard = listens(page);
  await page.goto(here('&sort=name&status=applied'));
  await person(page, 'Walk 09').click();
  await expect.poll(heard).toBe(true);
  const shown = drawer(page, 'Walk 09');
  await shown.getByRole('button', { name: 'Reject' }).click();
  const ask = page.getByRole('dialog', { name: 'Reject Walk 09?' });
  await expect(ask.getByRole('button', { name: 'Reject' })).toBeEnabled();
  const [row] = await onDatabase(
    (sql) => sql<{ id: string }[]>`
      update candidates set status = 'shortlisted' where full_name = 'Walk 09' returning id`,
  );
  // Has the server say that something changed.
  const data = { candidateId: row?.id, text: 'Called', idempotencyKey: crypto.randomUUID() };
  const headers = { origin: at('').replace(/\/$/, '') };
  expect((await page.request.post(at('/trpc/admin.addNote'), { data, headers })).ok()).toBe(true);
  await expect(ask.getByText('Someone else changed the status to shortlisted')).toBeVisible();
  await expect(ask.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expectAccessible(page);
  await seedDrawer();
});

test('a hired person’s drawer leads to their shifts, and from there to everyone’s', async ({ page }) => {
  await onDatabase((sql) => sql`update candidates set status = 'hired' where full_name = 'Walk 10'`);
  await signInAsAdmin(page);
  await page.goto(here('&sort=name'));
  await person(page, 'Walk 10').click();
  const hired = drawer(page, 'Walk 10');
  // Nothing is to come that a decision has ended.
  await expect(hired.getByText('There’s no interview on record.')).toBeVisible();
  await hired.getByRole('button', { name: 'Shifts and grades' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
  await expect(page).toHaveURL(/whose=/);
  await expect(page.getByText('No shifts yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show everyone’s' }).click();
  await expect(page).not.toHaveURL(/whose=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sessions' })).toBeFocused();
  await seedDrawer();
});

test('a link from an email opens a drawer that can be walked from', async ({ page }) => {
  await signInAsAdmin(page);
  const [last] = await onDatabase(
    (sql) => sql<{ id: string }[]>`
      select id from candidates where country = ${drawerCountry} and full_name = 'Walk 30'`,
  );
  await page.goto(here(`&sort=name&candidate=${last?.id}`));
  await expect(drawer(page, 'Walk 30')).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer(page, 'Walk 01').getByText('1 of 30', { exact: true })).toBeVisible();
});

test('a question outlives the turning of a tablet', async ({ page }) => {
  await signInAsAdmin(page);
  await page.setViewportSize({ width: 1000, height: 740 });
  await page.goto(here('&sort=name&status=applied'));
  await page.getByRole('button', { name: 'Status of Walk 05: applied' }).click();
  await page.getByRole('menuitem', { name: /Hired/ }).click();
  const ask = page.getByRole('dialog', { name: 'Hire Walk 05?' });
  await ask.getByLabel('Note for the timeline (optional)').fill('Strong references');
  await page.setViewportSize({ width: 740, height: 1000 });
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(ask.getByLabel('Note for the timeline (optional)')).toHaveValue('Strong references');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(person(page, 'Walk 05')).toBeFocused();
});

test('a reviewer reads and meets no button that is refused', async ({ context, page }) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  await signIn(context, await reviewer());
  // What only admins can remove.
  await onDatabase((sql) => sql`update candidates set demo = true where full_name = 'Walk 30'`);
  await page.goto(here('&sort=name'));
  await expect(page.getByText('This panel shows demo content.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove demo content' })).toHaveCount(0);
  await onDatabase((sql) => sql`update candidates set demo = false where full_name = 'Walk 30'`);
  await person(page, 'Walk 01').click();
  const shown = drawer(page, 'Walk 01');
  await expect(shown.getByText('Rubric score')).toBeVisible();
  for (const name of ['Hire', 'Reject', 'Change ratings', 'Score again', 'Send new access code', 'Add note'])
    await expect(shown.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(shown.getByRole('button', { name: /^Status of/ })).toHaveCount(0);
  await expect(shown.getByRole('tab', { name: 'Documents' })).toHaveCount(0);
  for (const name of ['Application', 'Practice', 'Activity']) {
    await shown.getByRole('tab', { name }).click();
    await expect(shown.getByRole('tabpanel')).toBeVisible();
  }
  await expect(shown.getByLabel('Add note')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const panel = page.getByRole('navigation', { name: 'Panel' }).last();
  for (const name of ['AI Assistant', 'Privacy', 'Preview interview'])
    await expect(panel.getByRole('link', { name })).toHaveCount(0);
  const tabs = ['overview', 'jobs', 'employees', 'sessions', 'reports', 'inbox', 'mail', 'audit', 'settings'];
  for (const tab of [...tabs, 'account']) {
    await page.goto(at(`/admin?tab=${tab}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  for (const tab of ['assistant', 'privacy', 'preview']) {
    await page.goto(at(`/admin?tab=${tab}`));
    await expect(page.getByText('Admins only')).toBeVisible();
  }
  await page.goto(at('/admin?tab=jobs&job=new'));
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('an admin rates before the score is seen, and reports say how far both agree', async ({ page }) => {
  // An interview that no journey before this one has looked at.
  await seedDrawer();
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings'));
  await page.getByLabel('Rate before seeing the AI’s score').check();
  await expect(page.getByText('Admins now rate before they see the score')).toBeVisible();
  await page.goto(here('&sort=name'));
  await expect(page.getByRole('row').filter({ hasText: 'Walk 01' })).toContainText('to rate');
  await person(page, 'Walk 01').click();
  const shown = drawer(page, 'Walk 01');
  await expect(shown.getByRole('heading', { name: 'Your rating' })).toBeVisible();
  await expect(shown.getByText('Rubric score')).toHaveCount(0);
  await expect(shown.getByText('out of 100')).toHaveCount(0);
  await shown.getByRole('button', { name: 'Show without rating' }).click();
  const ask = page.getByRole('dialog', { name: 'Show without rating?' });
  await expect(ask).toContainText('The timeline and the audit log will show');
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toHaveCount(0);
  const rate = (criterion: string, value: string) =>
    shown.getByRole('group', { name: criterion }).getByRole('radio', { name: value }).press('Space');
  await rate('Customer empathy', '3 of 5');
  await rate('Problem solving', '5 of 5');
  await expect(shown.getByRole('button', { name: 'Save my rating' })).toBeDisabled();
  await expectAccessible(page);
  // What is begun stays while others are looked at.
  await page.keyboard.press('j');
  await expect(drawer(page, 'Walk 02')).toBeVisible();
  await page.keyboard.press('k');
  await rate('Availability fit', 'Insufficient evidence');
  await shown.getByRole('button', { name: 'Save my rating' }).dblclick();
  await expect(shown.getByText('Rubric score')).toBeVisible();
  // The form that had the focus is gone; the next key reads on in what came instead.
  await expect(shown.getByRole('complementary', { name: 'Rubric' })).toBeFocused();
  await expect(shown.getByText('You: 3, AI 4')).toBeVisible();
  await expect(shown.getByText('You: 5, same as AI')).toBeVisible();
  await expect(shown.getByText('You: 60 10 points below the AI')).toBeVisible();
  await expectAccessible(page);
  await page.goto(at('/admin?tab=reports'));
  const row = page.getByRole('row').filter({ hasText: 'Customer empathy' });
  await expect(row).toContainText('0%');
  await expect(row).toContainText('100%');
  await expect(row).toContainText('−1.0');
  await expectAccessible(page);
  await page.goto(at('/admin?tab=settings'));
  // Before it is known it stands off, and there would be nothing to do.
  await expect(page.getByLabel('Rate before seeing the AI’s score')).toBeChecked();
  await page.getByLabel('Rate before seeing the AI’s score').uncheck();
  await expect(page.getByText('Scores now show right away')).toBeVisible();
});

test('what one admin rated and didn’t save isn’t there for the next one in the same tab', async ({
  page,
}) => {
  await seedDrawer();
  const second = await employee('Adam Admin', null);
  await onDatabase(async (sql) => {
    await sql`insert into user_roles ${sql({ user_id: second.userId, role: 'admin' })}`;
    await sql`update users set email_verified_at = now(), password_hash =
      (select password_hash from users where email = ${testAdmin.email}) where id = ${second.userId}`;
  });
  const blind = async (on: boolean): Promise<void> => {
    const headers = { cookie: await adminCookie(), 'content-type': 'application/json' };
    const body = JSON.stringify({ on });
    const saved = await fetch(at('/trpc/admin.reviews.setSetting'), { method: 'POST', headers, body });
    expect(saved.ok).toBe(true);
  };
  const rated = async () => {
    await page.getByLabel('Search by name, email, or country').fill('Walk 01');
    await person(page, 'Walk 01').click();
    const shown = drawer(page, 'Walk 01');
    const choice = shown
      .getByRole('group', { name: 'Customer empathy' })
      .getByRole('radio', { name: '3 of 5' });
    await expect(choice).toBeVisible();
    return { shown, choice, note: shown.getByLabel('Note (optional)') };
  };
  await blind(true);
  try {
    await openCandidates(page);
    const { choice, note } = await rated();
    await choice.press('Space');
    await note.fill('Between us: too slow');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(at('/'));
    // Without a reload, as someone else at the same desk would.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Employees' }).first().click();
    await page.getByLabel('Email').fill(`${second.userId}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(testAdmin.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // They have no shift to work.
    await expect(page).toHaveURL(at('/'));
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await page.getByRole('link', { name: /^Candidates \d|^Candidates$/ }).click();
    const next = await rated();
    expect(await page.evaluate(() => Reflect.get(window, 'same'))).toBe(true);
    await expect(next.choice).not.toBeChecked();
    await expect(next.note).toHaveValue('');
  } finally {
    await blind(false);
  }
});

test('people who are here twice are found, told apart, and merged', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?q=${twinCountry}&sort=name`));
  await person(page, 'Uncle Sam').click();
  const uncle = drawer(page, 'Uncle Sam');
  await expect(uncle.getByText('Possibly the same person:')).toBeVisible();
  await expect(uncle.getByText(/Aunt Sue .*same phone number/)).toBeVisible();
  await expectAccessible(page);
  await uncle.getByRole('button', { name: 'Aunt Sue isn’t the same person' }).click();
  await expect(uncle.getByText('Possibly the same person:')).toHaveCount(0);

  // The list opens while the drawer slides out, and keeps the focus when that has ended.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Duplicates' }).dispatchEvent('click');
  const list = page.getByRole('dialog', { name: 'Duplicates' });
  await page.clock.runFor(100);
  await expect(list.locator(':focus')).toHaveCount(1);
  await page.clock.runFor(2_000);
  await expect(uncle).toHaveCount(0);
  await page.clock.resume();
  await expect(list.getByRole('listitem').filter({ hasText: 'Twin' })).toHaveCount(1);
  await expect(list.getByText('Uncle Sam')).toHaveCount(0);
  // The list behind doesn't take the focus away.
  await page.keyboard.press('/');
  await expect(list.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('button', { name: /^Compare Twin/ }).click();
  const ask = page.getByRole('dialog', { name: 'Merge two records for one person' });
  const stays = ask.locator('.candidates-duplicates-MergeDialog-head').first();
  await expect(stays).toContainText('Twin');
  if (!(await stays.getByText('Twin One').isVisible()))
    await ask.getByRole('button', { name: 'Keep the other record' }).click();
  await expect(stays).toContainText('Twin One');
  await expect(ask).toContainText('1 interview');
  await ask.getByRole('group', { name: 'Name' }).getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await ask.getByRole('button', { name: 'Merge', exact: true }).dblclick();
  await expect(page.getByText('Records merged')).toBeVisible();
  await expect(list.getByText('Twin')).toHaveCount(0);
  await page.goto(at(`/admin?q=${twinCountry}`));
  await expect(page.getByText('3 people')).toBeVisible();
  await person(page, 'Twin Two').click();
  const merged = drawer(page, 'Twin Two');
  await expect(merged.getByText('How would you answer a worried customer?')).toBeVisible();
  await merged.getByRole('tab', { name: 'Activity' }).click();
  await expect(merged.getByText(/Merged with Twin Two’s record/)).toBeVisible();
});
