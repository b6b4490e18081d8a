import { expect, type Locator, type Page } from '@playwright/test';
import { settingPlaces } from '../../client/features/admin/palette/places.ts';
import { candidate, employee, onDatabase, signIn } from './employeePeople.ts';
import { expectAccessible, held, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { paletteCountry, seedPalette } from './palettePeople.ts';
import { at } from './served.ts';

test.beforeAll(seedPalette);

const box = (page: Page): Locator => page.getByLabel('Search and commands');

async function palette(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(query);
}
const offer = (page: Page, name: string): Locator =>
  page.getByRole('option', { name }).or(page.getByRole('button', { name }));

test('people are found and decided on from the keyboard', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?q=${paletteCountry}`));
  await expect(page.getByText('Zelda Quick').first()).toBeVisible();

  // Shortlisting happens at once.
  await palette(page, 'shortlist zelda');
  await expect(offer(page, 'Shortlist Zelda Quick')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Zelda Quick: shortlisted')).toBeVisible();

  // Rejecting asks, and Enter answers.
  await palette(page, 'reject zelda');
  await expect(offer(page, 'Reject Zelda Quick…')).toBeVisible();
  await page.keyboard.press('Enter');
  const ask = page.getByRole('dialog', { name: 'Reject Zelda Quick?' });
  await expect(ask.getByRole('button', { name: 'Reject', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(ask).toHaveCount(0);

  await palette(page, 'zelda');
  await expect(offer(page, 'Open Zelda Quick')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Zelda Quick' })).toBeVisible();
  // Escape is meant for the palette until that has gone.
  await expect(box(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('.mantine-Drawer-content')).toHaveCount(0);

  // What was used last stands first.
  await page.keyboard.press('Control+k');
  await expect(offer(page, 'Open Zelda Quick')).toBeVisible();
  await page.keyboard.press('Escape');
});

test('people who are found later don’t move what the arrow keys have chosen', async ({ page }) => {
  await onDatabase((sql) => candidate(sql, { fullName: 'Settings Quick', country: paletteCountry }));
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=account'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const chosen = page.locator('[data-action][data-selected]');
  const found = offer(page, 'Open Settings Quick');
  // Without an arrow key, the first one is chosen, whoever that is by then.
  let release = await held(page, 'admin.candidates');
  await palette(page, 'settings');
  await expect(chosen).toHaveText(/^Settings/);
  release();
  await expect(found).toBeVisible();
  await expect(chosen).toHaveText(/^Open Settings Quick/);
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release = await held(page, 'admin.candidates');
  await palette(page, 'settings');
  await expect(chosen).toHaveText(/^Settings/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(/^Settings →/);
  const text = (await chosen.textContent()) ?? '';
  release();
  await expect(found).toBeVisible();
  await expect(chosen).toHaveText(text);
  // The next step starts from there, too.
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(/^Settings/);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(text);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=settings/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('places, settings, and colors by name', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await palette(page, 'retention');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tab=settings/);
  await expect(page.locator('#retention-title')).toBeFocused();
  await palette(page, 'post a job');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/job=new/);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await palette(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('each section of the settings is found by name, wherever it is', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { id, label } of settingPlaces) {
    await palette(page, `settings → ${label}`);
    await expect(offer(page, `Settings → ${label}`).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator(`#${id}`), label).toBeFocused();
  }
  for (const part of ['house', 'company', 'mails', 'access'] as const) {
    await page.goto(at(`/admin?tab=settings&part=${part}`));
    const listed = settingPlaces.filter((place) => (place.part ?? 'house') === part).map(({ id }) => id);
    // Not for long: gone once the demo is removed, and its banner leads there.
    const sections = page.locator('main section[aria-labelledby]:not([aria-labelledby=demo-content])');
    await expect
      .poll(() => sections.evaluateAll((all) => all.map((one) => one.getAttribute('aria-labelledby')).sort()))
      .toEqual(listed.toSorted());
  }
});

test('a reviewer finds people and decides nothing', async ({ context, page }) => {
  const account = await employee('Rita Palette', null);
  await onDatabase(
    (sql) => sql`insert into user_roles ${sql({ user_id: account.userId, role: 'reviewer' })}`,
  );
  await signIn(context, account);
  await page.goto(at('/admin'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await palette(page, 'zelda');
  await expect(offer(page, 'Open Zelda Quick')).toBeVisible();
  await expect(page.getByText('Reject Zelda Quick…')).toHaveCount(0);
  await box(page).fill('reject zelda');
  await expect(page.getByText('No matches')).toBeVisible();
});
