import { expect, type Locator, type Page } from '@playwright/test';
import { employee, onDatabase, signIn } from './employeePeople.ts';
import { expectAccessible, expectFits, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { boardCountry, seedBoard } from './panelBoardPeople.ts';
import { at } from './served.ts';

test.beforeEach(seedBoard);

const board = (): string => at(`/admin?view=board&q=${boardCountry}`);
const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name},`) });
const heard = (page: Page): Locator => page.locator('[id^="rfd-announcement"]');

/** A toast stands over the page's head for a while; whoever has read it closes it. */
async function closeToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-toasts] > *').filter({ hasText: text });
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
}

type Place = { x: number; y: number; width: number; height: number };

/** Where something stands once it has come to rest: cards move while a list is read again. */
async function placeOf(what: Locator): Promise<Place> {
  let place: Place | null = null;
  await expect
    .poll(async () => {
      const before = place;
      place = await what.boundingBox();
      return place !== null && JSON.stringify(place) === JSON.stringify(before);
    })
    .toBe(true);
  if (!place) throw new Error('Nothing to carry');
  return place;
}

/** Lifts a card with the mouse and carries it over a place, without letting go. */
async function carry(page: Page, what: Locator, to: Locator): Promise<void> {
  const from = await placeOf(what);
  const place = await placeOf(to);
  await page.mouse.move(from.x + 70, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 24, { steps: 4 });
  await page.mouse.move(place.x + place.width / 2, place.y + Math.min(place.height / 2, 120), { steps: 10 });
}

test('a card is moved with the mouse, taken back, asked about, and comes back when that is cancelled', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&q=${boardCountry}`));
  await page.locator('.candidates-board-Board-switch label').filter({ hasText: 'Board' }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/4/);
  await expect(column(page, 'Hired')).toContainText('No one here');
  await expectAccessible(page);

  // Without an email: at the pace of these journeys, one leaves before it could be undone.
  await carry(page, card(page, 'Board Ana'), column(page, 'Interviewed'));
  await page.mouse.up();
  await expect(column(page, 'Interviewed').getByText('Board Ana')).toBeVisible();
  await expect(page.getByText('Candidate status updated')).toBeVisible();
  await expect(page.getByText('Board Ana: interviewed')).toBeVisible();
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/3/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(column(page, 'Applied').getByText('Board Ana')).toBeVisible();
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/4/);

  await carry(page, card(page, 'Board Ben'), column(page, 'Hired'));
  await page.mouse.up();
  const ask = page.getByRole('dialog', { name: 'Hire Board Ben?' });
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toHaveCount(0);
  await expect(column(page, 'Applied').getByText('Board Ben')).toBeVisible();
  await expect(column(page, 'Hired')).toContainText('No one here');

  await page.getByRole('button', { name: 'Move Board Ben' }).click();
  await page.getByRole('menuitem', { name: /Rejected/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(column(page, 'Rejected').getByText('Board Ben')).toBeVisible();

  // Chosen people go together, after the same question as above the table.
  await page.getByRole('checkbox', { name: 'Select Board Cem' }).check();
  await page.getByRole('checkbox', { name: 'Select Board Dia' }).check();
  await carry(page, card(page, 'Board Cem'), column(page, 'Interviewed'));
  await expect(page.locator('.candidates-board-Board-along')).toHaveText('2');
  await page.mouse.up();
  const many = page.getByRole('dialog', { name: 'Change 2 people' });
  await many.getByRole('button', { name: 'Change 2 people' }).click();
  await expect(column(page, 'Interviewed').getByText('Board Dia')).toBeVisible();
  await expect(column(page, 'Interviewed').getByText('Board Cem')).toBeVisible();

  // A click, without a move, opens the person.
  await page.getByRole('link', { name: 'Board Eli' }).click();
  await expect(page.getByRole('dialog', { name: 'Board Eli' })).toBeVisible();
});

test('an undo that ends under the keyboard leaves the focus on its message', async ({ page }) => {
  await signInAsAdmin(page);
  await page.route('**/trpc/admin.changeStatus*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/"undoMs":\d+/, '"undoMs":60000'),
    });
  });
  await page.clock.install();
  await page.goto(board());
  await carry(page, card(page, 'Board Ana'), column(page, 'Interviewed'));
  await page.mouse.up();
  const toast = page.locator('[data-toasts] > *').filter({ hasText: 'Board Ana: interviewed' });
  const undo = toast.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await page.clock.fastForward(60_000);
  await expect(undo).toHaveCount(0);
  await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
  // It closes on its own again once the keyboard leaves it.
  await page.keyboard.press('Shift+Tab');
  await page.clock.fastForward(60_000);
  await expect(toast).toHaveCount(0);
});

test('a card is moved by keyboard alone, and what happens is spoken', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(board());
  const ana = card(page, 'Board Ana');
  await ana.focus();
  await expect(ana).toHaveAccessibleDescription(/Press Space to lift/);
  await page.keyboard.press('Space');
  await expect(heard(page)).toContainText('Board Ana lifted from Applied.');
  await page.keyboard.press('ArrowRight');
  await expect(heard(page)).toContainText('Board Ana is over Shortlisted.');
  await page.keyboard.press('Escape');
  await expect(heard(page)).toContainText('Canceled. Board Ana is back in Applied.');
  await expect(column(page, 'Applied').getByText('Board Ana')).toBeVisible();

  await ana.focus();
  await page.keyboard.press('Space');
  await expect(heard(page)).toContainText('lifted');
  await page.keyboard.press('ArrowRight');
  await expect(heard(page)).toContainText('over Shortlisted');
  await page.keyboard.press('ArrowRight');
  await expect(heard(page)).toContainText('over Interviewed');
  await page.keyboard.press('Space');
  await expect(column(page, 'Interviewed').getByText('Board Ana')).toBeVisible();
  await expect(page.getByText('Board Ana: interviewed')).toBeVisible();
  await expect(ana).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Board Ana' })).toBeVisible();
});

test('what others do and what fails leaves the board true', async ({ browser, page }) => {
  await signInAsAdmin(page);
  await page.goto(board());
  await expect(card(page, 'Board Ana')).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInAsAdmin(other);
  await other.goto(board());

  await carry(page, card(page, 'Board Ana'), column(page, 'Shortlisted'));
  const told = page.waitForResponse(async (response) =>
    response.url().includes('boardColumn')
      ? /"interviewed"/.test(await response.text()) && /Board Ana/.test(await response.text())
      : false,
  );
  await other.getByRole('button', { name: 'Move Board Ana' }).click();
  await other.getByRole('menuitem', { name: /Interviewed/ }).click();
  await expect(other.getByText('Board Ana: interviewed')).toBeVisible();
  await told;
  await page.mouse.up();
  await expect(page.getByText('Moved by someone else')).toBeVisible();
  await expect(column(page, 'Interviewed').getByText('Board Ana')).toBeVisible();
  await other.context().close();

  await page.route('**/trpc/admin.changeStatus*', (route) => route.abort());
  await carry(page, card(page, 'Board Ben'), column(page, 'Shortlisted'));
  await page.mouse.up();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await expect(column(page, 'Applied').getByText('Board Ben')).toBeVisible();
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/3/);
});

test('a step past the last card that finds no next page stays where it is', async ({ page }) => {
  await page.route('**/trpc/**boardColumn**', async (route) => {
    if (decodeURIComponent(route.request().url()).includes('"cursor":"more"')) return route.abort();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"nextCursor":null', '"nextCursor":"more"');
    return route.fulfill({ response, body });
  });
  await signInAsAdmin(page);
  await page.goto(board());
  const last = column(page, 'Applied').getByRole('group').last();
  const name = (await last.getAttribute('aria-label'))?.split(',')[0] ?? '';
  await last.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name });
  await expect(drawer).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('We couldn’t load the next page')).toBeVisible();
  await expect(drawer).toBeVisible();
});

test('on a phone one column at a time, moved with the finger onto a tab', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await signInAsAdmin(page);
  await page.goto(board());
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  await expect(tab('Applied')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Applied')).toContainText('4');
  await expect(card(page, 'Board Eli')).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);

  const from = await placeOf(card(page, 'Board Ana'));
  const to = await placeOf(tab('Shortlisted'));
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x + 120, from.y + 40);
  // Held, the card is lifted; before that a finger scrolls.
  await expect(page.locator('.candidates-board-Board-lifted')).toBeVisible();
  for (let step = 1; step <= 8; step++)
    await touch(
      'touchMove',
      from.x + 120 + ((to.x + 30 - from.x - 120) * step) / 8,
      from.y + 40 + ((to.y + 20 - from.y - 40) * step) / 8,
    );
  await expect(page.locator('.candidates-board-Board-over')).toBeVisible();
  await touch('touchEnd', 0, 0);
  await expect(page.getByText('Board Ana: shortlisted')).toBeVisible();
  await expect(tab('Shortlisted')).toContainText('2');
  await tab('Shortlisted').click();
  await expect(page).toHaveURL(/status=shortlisted/);
  await expect(card(page, 'Board Ana')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(tab('Applied')).toBeFocused();
  await context.close();
});

test('a reviewer reads the board and moves nothing', async ({ context, page }) => {
  const account = await employee('Bora Reader', null);
  await onDatabase(
    (sql) => sql`insert into user_roles ${sql({ user_id: account.userId, role: 'reviewer' })}`,
  );
  await signIn(context, account);
  await page.goto(board());
  await expect(column(page, 'Applied').getByText('Board Ana')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Move Board Ana' })).toHaveCount(0);
  const item = column(page, 'Applied').getByRole('listitem').filter({ hasText: 'Board Ana' });
  await carry(page, item, column(page, 'Shortlisted'));
  await expect(page.locator('.candidates-board-Board-lifted')).toHaveCount(0);
  await page.mouse.up();
  await expect(column(page, 'Applied').getByText('Board Ana')).toBeVisible();
});

test('tags are made, put on, filtered by, merged and taken off; a view remembers board and tags', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=candidates&q=${boardCountry}`));
  await page.getByRole('button', { name: 'Board Ana', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Board Ana' });
  await drawer.getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByPlaceholder('Search or create').fill('Board nights');
  await page.getByRole('option', { name: /Create/ }).click();
  await expect(drawer.getByRole('button', { name: 'Remove Board nights' })).toBeVisible();
  // The open list lies over the drawer's own buttons.
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Board Ana' })).toContainText('Board nights');

  await page.getByRole('checkbox', { name: 'Select Board Ana' }).check();
  await page.getByRole('checkbox', { name: 'Select Board Ben' }).check();
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByPlaceholder('Search or create').fill('Board writers');
  await expect(page.getByRole('option', { name: /Create/ })).toHaveAttribute('data-combobox-selected');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Board writers: 2 people')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Board writers: 2 people')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Board Ben' })).not.toContainText('Board writers');
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('option', { name: 'Board writers' }).click();
  await closeToast(page, 'Board writers: 2 people');

  await page.getByRole('button', { name: /^Tags:/ }).click();
  await page.getByRole('option', { name: 'Board nights' }).click();
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/tag=/);
  await page.getByRole('option', { name: 'Manage tags…' }).click();
  const manage = page.getByRole('dialog', { name: 'Tags' });
  await expectAccessible(page);
  await manage.getByRole('button', { name: 'Actions for the tag Board writers' }).click();
  await page.getByRole('menuitem', { name: 'Merge into…' }).click();
  await page.getByRole('combobox', { name: 'Merge into' }).click();
  await page.getByRole('option', { name: 'Board nights' }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await closeToast(page, 'Tags merged');
  await expect(manage.getByRole('listitem').filter({ hasText: 'Board nights' })).toContainText('2 people');
  await page.keyboard.press('Escape');
  await expect(manage).toHaveCount(0);
  // The list that led there has closed; its button has the keyboard again.
  await expect(page.getByRole('button', { name: /^Tags:/ })).toBeFocused();
  await expect(page.getByText('2 people', { exact: true })).toBeVisible();

  await page.locator('.candidates-board-Board-switch label').filter({ hasText: 'Board' }).click();
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/2/);
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Views' })).toBeFocused();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save this view…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Night people');
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByText('View saved')).toBeVisible();
  await page.goto(at('/admin?tab=candidates'));
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Night people', exact: true }).click();
  await expect(page).toHaveURL(/view=board/);
  await expect(column(page, 'Applied').getByRole('heading')).toHaveText(/2/);
  await page.getByRole('button', { name: 'Remove Board nights' }).click();
  await expect(page).not.toHaveURL(/tag=/);
});
