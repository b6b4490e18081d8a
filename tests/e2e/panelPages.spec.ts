import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { candidate, interviewOf, onDatabase } from './employeePeople.ts';
import { markPage, neverReloaded } from './hr.ts';
import { callsOf, choosePosition, held, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { ratings } from './people.ts';
import { at } from './served.ts';

/** Lists that are worked through, numbers that grow meanwhile, and dialogs that save slowly. */

/** Only these tests have candidates from this country. */
const country = 'Pagelandia';
const people = Array.from({ length: 27 }, (_, index) => ({
  id: randomUUID(),
  fullName: `Page ${String(index + 1).padStart(2, '0')}`,
}));
const idOf = (index: number): string => people[index]?.id ?? '';

async function forget(): Promise<void> {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${country}`;
    await sql`delete from tags where name = 'Page tag'`;
    await sql`delete from jobs where title = 'Page job'`;
  });
}
test.beforeAll(async () => {
  await forget();
  await onDatabase(async (sql) => {
    for (const person of people) await candidate(sql, { ...person, country });
  });
});
test.afterAll(forget);

const person = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const here = `/admin?tab=candidates&q=${country}&status=applied&sort=name`;

test('a page that has been worked through leads to the one before, and so does Back', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(here));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('26–27 of 27')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Interviewed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Change 2 people' }).click();
  await expect(page.getByText('1–25 of 25')).toBeVisible();
  await expect(person(page, 'Page 25')).toBeVisible();
  await page.goBack();
  await expect(person(page, 'Page 25')).toBeVisible();
});

test('the last person of the last page keeps their place after a decision', async ({ page }) => {
  await signInAsAdmin(page);
  const alone = async () => {
    await onDatabase(async (sql) => {
      await sql`update candidates set status = 'applied' where country = ${country}`;
      await sql`update candidates set status = 'interviewed' where id = ${idOf(26)}`;
    });
    await page.goto(at(here));
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('26–26 of 26')).toBeVisible();
    await person(page, 'Page 26').click();
    const drawer = page.getByRole('dialog', { name: 'Page 26' });
    await expect(drawer.getByRole('button', { name: /^Previous/ })).toBeEnabled();
    const changed = await page.request.post(at('/trpc/admin.changeStatus'), {
      data: { candidateId: idOf(25), status: 'interviewed', notify: false, idempotencyKey: randomUUID() },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    await expect(person(page, 'Page 26')).toHaveCount(0);
    return drawer;
  };
  const drawer = await alone();
  await expect(drawer.getByRole('button', { name: /^Next/ })).toBeDisabled();
  await drawer.getByRole('button', { name: /^Previous/ }).click();
  await expect(page.getByRole('dialog', { name: 'Page 25' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1–25 of 25')).toBeVisible();
  await expect(await alone()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1–25 of 25')).toBeVisible();
});

test('a page of another order leads to the first one', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(here.replace('&status=applied', '')));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/pages=/);
  // As when scores become hidden: the list by score becomes the list by date.
  await page.goto(page.url().replace('sort=name', 'sort=oldest'));
  await expect(page.getByText('1–25 of 27')).toBeVisible();
});

test('a tag that more people have by now isn’t taken from them unseen', async ({ page }) => {
  await signInAsAdmin(page);
  const tag = randomUUID();
  await onDatabase(
    (sql) => sql`insert into tags (id, name, colour, created_at, updated_at)
      values (${tag}, 'Page tag', 'blue', now(), now())`,
  );
  await page.goto(at('/admin?tab=candidates'));
  await page.getByRole('button', { name: /^Tags: / }).click();
  await page.getByText('Manage tags…').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Actions for the tag Page tag' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(dialog).toContainText('No one has “Page tag.”');
  await onDatabase(
    (sql) => sql`insert into candidate_tags (candidate_id, tag_id, created_at)
      values (${idOf(0)}, ${tag}, now())`,
  );
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('More people have this tag now (1).')).toBeVisible();
  await expect(dialog).toContainText('1 person will lose “Page tag.”');
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await expect(page.getByText('Tag deleted')).toBeVisible();
});

test('the steps of Manage tags take the focus along, and back', async ({ page }) => {
  await signInAsAdmin(page);
  await onDatabase(
    (sql) => sql`insert into tags (id, name, colour, created_at, updated_at)
      values (${randomUUID()}, 'Page tag', 'blue', now(), now())`,
  );
  await page.goto(at('/admin?tab=candidates'));
  await page.getByRole('button', { name: /^Tags: / }).click();
  await page.getByText('Manage tags…').click();
  const dialog = page.getByRole('dialog');
  const made = dialog.getByRole('button', { name: 'New tag' });
  await made.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(made).toBeFocused();
  const actions = dialog.getByRole('button', { name: 'Actions for the tag Page tag' });
  const choose = async (name: string): Promise<void> => {
    await actions.click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Name and color');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(actions).toBeFocused();
  await choose('Delete…');
  await expect(dialog.getByRole('heading', { name: 'Delete tag?' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(actions).toBeFocused();
  await choose('Delete…');
  await dialog.getByRole('button', { name: 'Delete tag' }).click();
  await expect(dialog.getByRole('heading', { name: 'Tags' })).toBeFocused();
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`closing a dialog leaves the focus where the person was, although what opened it is gone, motion ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await signInAsAdmin(page);
    await page.goto(at('/admin?tab=candidates'));
    const tags = page.getByRole('button', { name: /^Tags: / });
    await tags.click();
    await page.getByText('Manage tags…').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Tags' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tags).toBeFocused();

    const views = page.getByRole('button', { name: 'Views' });
    await views.click();
    await page.getByRole('menuitem', { name: 'Save this view…' }).click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(views).toBeFocused();
  });

test('closing a dialog focuses the menu’s button where browsers don’t focus a pressed one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.addEventListener('mousedown', (event) => {
      if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
    });
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=candidates'));
  await page.getByLabel('Search by name, email, or country').focus();
  const views = page.getByRole('button', { name: 'Views' });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(views).toBeFocused();
});

test('the inbox counts all who wait, and shows them', async ({ page }) => {
  await onDatabase(async (sql) => {
    for (let index = 0; index < 51; index += 1)
      await sql`insert into candidate_events ${sql({
        id: randomUUID(),
        candidate_id: idOf(1),
        kind: 'question_asked',
        data: sql.json({ question: `Question ${index + 1}` }),
        created_at: new Date(Date.now() + index),
      })}`;
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=inbox'));
  const section = page.getByRole('region', { name: 'Candidates waiting for an answer' });
  const rows = section.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const all = Number(await section.locator('.ad-section-head span').first().textContent());
  expect(all).toBeGreaterThan(50);
  await expect(rows).toHaveCount(50);
  const more = section.getByRole('button', { name: /^(?:Show more|Loading…)$/ });
  const larger = /admin\.inbox\.requests.*100/;
  await page.route(larger, (route) => route.abort());
  await more.click();
  await expect(section.getByText('We couldn’t load more.')).toBeVisible();
  await expect(rows).toHaveCount(50);
  await page.unroute(larger);
  await more.click();
  await expect(rows).toHaveCount(all);
  await expect(rows.filter({ hasText: 'Question 51' })).toBeVisible();
  await expect(rows.nth(50).getByRole('button')).toHaveAccessibleName(/^Answer .+’s? request$/);
  // The button has gone with the last page.
  await expect(rows.nth(50).getByRole('link').first()).toBeFocused();
});

test('the rest of a person’s log is read without losing what was typed', async ({ page }) => {
  await onDatabase(
    (sql) => sql`insert into audit_log (action, actor_kind, subject_kind, subject_id, created_at)
      select 'candidate.note_added', 'system', 'candidate', ${idOf(2)}, now() from generate_series(1, 101)`,
  );
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&candidate=${idOf(2)}`));
  await markPage(page);
  const drawer = page.getByRole('dialog', { name: 'Page 03' });
  await drawer.getByRole('tab', { name: 'Activity' }).click();
  await drawer.getByLabel('Add note').fill('Half a note');
  await drawer.getByRole('button', { name: 'Audit', exact: true }).click();
  await drawer.getByRole('link', { name: 'See all in Audit' }).click();
  await expect(page.getByRole('heading', { name: 'Audit', exact: true })).toBeVisible();
  await neverReloaded(page);
  await page.goBack();
  await drawer.getByRole('tab', { name: 'Activity' }).click();
  await expect(drawer.getByLabel('Add note')).toHaveValue('Half a note');
});

/** A completed interview of the fourth person, with one question. */
const interviewed = (asked: string, at: Date): Promise<void> =>
  onDatabase((sql) => interviewOf(sql, { candidateId: idOf(3), texts: [asked], ratings, at }));

test('the interview being read stays when another one comes', async ({ context, page }) => {
  await interviewed('What was first?', new Date(Date.now() - 60_000));
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&candidate=${idOf(3)}`));
  const drawer = page.getByRole('dialog', { name: 'Page 04' });
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  await expect(drawer.getByText('What was first?')).toBeVisible();
  const reading = await context.newPage();
  await reading.goto(at(`/admin?tab=reading&candidate=${idOf(3)}`));
  await expect(reading.getByText('What was first?')).toBeVisible();
  await interviewed('What came later?', new Date());
  // A colleague's change makes both read again.
  const made = await context.request.post(at('/trpc/admin.tags.create'), {
    data: { id: randomUUID(), name: 'Page tag', colour: 'blue' },
  });
  expect(made.ok(), await made.text()).toBe(true);
  for (const shown of [drawer, reading.locator('main')]) {
    await expect(shown.getByRole('combobox', { name: 'Interview' })).toBeVisible();
    await expect(shown.getByText('What was first?')).toBeVisible();
    await expect(shown.getByText('What came later?')).toHaveCount(0);
  }
});

test('a slow save keeps the focus on its button, is sent once, and Escape still asks', async ({ page }) => {
  const release = await held(page, 'admin.jobs.save');
  const calls = callsOf(page, 'admin.jobs.save');
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=jobs&job=new'));
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  await dialog.getByLabel('Title').fill('Page job');
  await dialog.getByLabel('Department').fill('Quality');
  await choosePosition(dialog);
  await dialog.getByLabel('Description').fill('Turns pages.');
  const save = dialog.getByRole('button', { name: /^(?:Post job|Saving…)$/ });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toHaveText('Saving…');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Title').press('Enter');
  await save.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  release();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(calls()).toBe(1);
});
