import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { employee, onDatabase, signIn } from './employeePeople.ts';
import { hrBrowser, listeningPanel, neverReloaded } from './hr.ts';
import { expectAccessible, held } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const crisis = 'I want to die, and I do not know whom else to write to.';
const shots = process.env.SAFETY_SHOTS;

for (const around of [test.beforeEach, test.afterEach])
  around(() => onDatabase((sql) => sql`delete from safety_flags`));

async function picture(page: Page, name: string): Promise<void> {
  if (!shots) return;
  await mkdir(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

async function writeToHr(page: Page, message: string): Promise<void> {
  await page.goto(at('/contact'));
  // Before the script has taken over, the browser would send the form itself.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your email').fill('ada@example.com');
  await page.getByLabel('Topic').selectOption('other');
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function inDanger(page: Page): Promise<void> {
  await writeToHr(page, crisis);
  await expect(page.getByRole('heading', { name: 'You matter more than this form' })).toBeVisible();
}

const urgentOf = (panel: Page): Locator => panel.getByRole('region', { name: 'Urgent', exact: true });
async function take(urgent: Locator): Promise<void> {
  await urgent.getByRole('button', { name: 'Assign to me' }).click();
  await expect(urgent.getByText('Assigned to you')).toBeVisible();
}

test('a person in danger is shown where to turn, and an admin takes it on, reads it, notes and closes it', async ({
  page,
  browser,
  context,
}) => {
  const hr = await hrBrowser(browser);
  const panel = await listeningPanel(hr, '?tab=inbox');
  await expect(panel.getByText('Nothing urgent')).toBeVisible();

  await writeToHr(page, crisis);
  const card = page.getByRole('region', { name: 'You matter more than this form' });
  await expect(card.getByRole('link', { name: '988' })).toHaveAttribute('href', 'tel:988');
  await expect(card.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'card-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, 'card-390');

  // It comes by itself, within the five seconds that are promised, and without the words.
  const urgent = urgentOf(panel);
  await expect(urgent.getByText('Suicide or self-harm')).toBeVisible({ timeout: 5_000 });
  await neverReloaded(panel);
  await expect(panel.getByText('want to die')).toHaveCount(0);
  await expect(panel.getByRole('region').first()).toHaveAccessibleName('Urgent');
  await expectAccessible(panel);
  await picture(panel, 'inbox-1440');

  await take(urgent);
  await urgent.getByRole('button', { name: 'Open' }).click();
  const dialog = panel.getByRole('dialog', { name: 'Urgent item' });
  await expect(dialog.getByText('want to die')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Show what they wrote' }).click();
  await expect(dialog.getByText(crisis)).toBeVisible();
  await expectAccessible(panel);
  await picture(panel, 'item-1440');
  await panel.setViewportSize({ width: 390, height: 844 });
  await picture(panel, 'item-390');
  await dialog.getByLabel('What you did').fill('Wrote back at once and gave them the number.');
  await dialog.getByRole('button', { name: 'Close the item' }).click();
  await expect(urgent.getByText('Nothing urgent')).toBeVisible();
  await picture(panel, 'inbox-390');
  await urgent.getByRole('button', { name: 'Show closed' }).click();
  await expect(urgent.getByText('Closed by')).toBeVisible();
  await expect(panel.getByText('want to die')).toHaveCount(0);
  await hr.close();

  // A reviewer's inbox knows nothing of it.
  const reviewer = await employee('Reviewer Rei', null);
  await onDatabase(
    (sql) => sql`insert into user_roles ${sql({ user_id: reviewer.userId, role: 'reviewer' })}`,
  );
  await signIn(context, reviewer);
  await page.goto(at('/admin?tab=inbox'));
  await expect(page.getByRole('heading', { name: 'Contested grades' })).toBeVisible();
  await expect(page.getByText(/urgent|self-harm/i)).toHaveCount(0);
});

test('an urgent item stays open for the person reading it when a colleague closes it', async ({
  page,
  browser,
}) => {
  await inDanger(page);
  const hr = await hrBrowser(browser);
  const reader = await listeningPanel(hr, '?tab=inbox');
  const open = async (panel: Page) => {
    await urgentOf(panel).getByRole('button', { name: 'Open' }).click();
    return panel.getByRole('dialog', { name: 'Urgent item' });
  };
  const dialog = await open(reader);
  await dialog.getByRole('button', { name: 'Show what they wrote' }).click();
  await expect(dialog.getByText(crisis)).toBeVisible();
  const colleague = await listeningPanel(hr, '?tab=inbox');
  const urgent = urgentOf(colleague);
  await take(urgent);
  // Here it's the same admin in two windows, so the note can be written in both.
  await dialog.getByLabel('What you did').fill('Calling them now.');
  const closing = await open(colleague);
  await closing.getByLabel('What you did').fill('Reached them.');
  await closing.getByRole('button', { name: 'Close the item' }).click();
  await expect(urgent.getByText('Nothing urgent')).toBeVisible();
  await expect(reader.getByText('Nothing urgent')).toBeAttached();
  await expect(dialog.getByText(crisis)).toBeVisible();
  await expect(dialog.getByText(/^Closed by/)).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Your unsaved note' })).toBeVisible();
  await expect(dialog.getByText('Calling them now.')).toBeVisible();
  await expectAccessible(reader);
  await hr.close();
});

test('a note whose answer was lost isn’t called unsaved, and a deleted item isn’t shown', async ({
  page,
  browser,
}) => {
  await inDanger(page);
  const hr = await hrBrowser(browser);
  const panel = await listeningPanel(hr, '?tab=inbox');
  const urgent = urgentOf(panel);
  const dialog = panel.getByRole('dialog', { name: 'Urgent item' });
  await take(urgent);
  await urgent.getByRole('button', { name: 'Open' }).click();
  await dialog.getByLabel('What you did').fill('Reached them by phone.');
  await panel.route('**/trpc/safety.close*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Close the item' }).click();
  await expect(dialog.getByText(/^Closed by/)).toBeVisible();
  await expect(dialog.getByText('Reached them by phone.')).toBeVisible();
  await expect(dialog.getByText(/wasn’t saved/)).toHaveCount(0);
  await panel.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await writeToHr(page, crisis);
  await urgent.getByRole('button', { name: 'Open' }).click();
  await dialog.getByRole('button', { name: 'Show what they wrote' }).click();
  await expect(dialog.getByText(crisis)).toBeVisible();
  await onDatabase((sql) => sql`delete from safety_flags`);
  // The next one makes the panel read again.
  await writeToHr(page, crisis);
  await expect(dialog.getByText('This item was deleted while you had it open.')).toBeVisible();
  await expect(dialog.getByText(crisis)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Show what they wrote' })).toHaveCount(0);
  await hr.close();
});

/** So many open items of nobody we know, the oldest first. */
async function raise(count: number): Promise<string[]> {
  const start = Date.now() - 3_600_000;
  const flags = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    source: 'contact',
    kind: 'self_harm',
    raised_by: 'lexicon',
    reference: `M-${String(index + 1).padStart(3, '0')}`,
    idempotency_key: randomUUID(),
    passage: 'none',
    created_at: new Date(start + index * 1_000),
  }));
  await onDatabase((sql) => sql`insert into safety_flags ${sql(flags)}`);
  return flags.map(({ id }) => id);
}

test('with more than a page of urgent items, a deleted one isn’t shown, and the rest comes on request', async ({
  page,
  browser,
}) => {
  const [, deleted = ''] = await raise(101);
  const hr = await hrBrowser(browser);
  const panel = await listeningPanel(hr, '?tab=inbox');
  const urgent = urgentOf(panel);
  const rows = urgent.getByRole('listitem');
  await expect(rows).toHaveCount(100);

  const dialog = panel.getByRole('dialog', { name: 'Urgent item' });
  await rows.filter({ hasText: 'M-002' }).getByRole('button', { name: 'Open' }).click();
  await expect(dialog.getByText('M-002')).toBeVisible();
  await onDatabase((sql) => sql`delete from safety_flags where id = ${deleted}`);
  // The next one makes the panel read again.
  await writeToHr(page, crisis);
  await expect(dialog.getByText('This item was deleted while you had it open.')).toBeVisible();
  await expect(dialog.getByText('M-002')).toHaveCount(0);
  await panel.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const more = urgent.getByRole('button', { name: /^(?:Show more|Loading…)$/ });
  const release = await held(panel, 'safety.flags');
  await more.focus();
  await panel.keyboard.press('Enter');
  await expect(more).toHaveText('Loading…');
  await expect(more).toBeFocused();
  release();
  await expect(rows).toHaveCount(101);
  await expect(rows.last().getByRole('button', { name: 'Assign to me' })).toBeFocused();

  const assign = rows.first().getByRole('button', { name: 'Assign to me' });
  const taken = await held(panel, 'safety.take');
  await assign.focus();
  await panel.keyboard.press('Enter');
  await expect(assign).toBeDisabled();
  await expect(assign).toBeFocused();
  taken();
  await expect(rows.last()).toContainText('Assigned to you');
  await expect(rows.last().getByRole('button', { name: 'Open' })).toBeFocused();

  // Closing the item takes its row, and with it what opened the dialog.
  await panel.keyboard.press('Enter');
  await dialog.getByLabel('What you did').fill('Reached them.');
  const list = Promise.withResolvers<void>();
  await panel.route(/\/trpc\/[^?]*safety\.flags/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Close the item' }).click();
  await expect(dialog).toHaveCount(0);
  // On a slow line, the row goes after the dialog has given the focus back to it.
  await expect(rows.last().getByRole('button', { name: 'Open' })).toBeFocused();
  list.resolve();
  await expect(rows).toHaveCount(100);
  await expect(panel.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
  await hr.close();
});

test('the overview counts urgent items, and the settings name who gets the email', async ({
  page,
  browser,
}) => {
  await inDanger(page);
  const hr = await hrBrowser(browser);
  const panel = await hr.newPage();
  await panel.goto(at('/admin'));
  await panel.getByRole('link', { name: 'Open: 1 urgent item' }).click();
  await expect(urgentOf(panel)).toBeVisible();

  await panel.goto(at('/admin?tab=settings'));
  const contact = panel.getByRole('region', { name: 'Safety contact' });
  await expect(contact.getByText(/^Emails go to /)).toBeVisible();
  await contact.getByRole('combobox').click();
  await panel.getByRole('option').nth(1).click();
  await expect(panel.getByText('Settings saved')).toBeVisible();
  await expectAccessible(panel);
  await contact.getByRole('combobox').click();
  await panel.getByRole('option', { name: 'The first admin' }).click();
  await expect(contact.getByRole('combobox')).toHaveValue('The first admin');
  await hr.close();
});
