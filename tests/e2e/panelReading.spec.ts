import { expect, type Page } from '@playwright/test';
import { hrBrowser, listeningPanel } from './hr.ts';
import { expectAccessible, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { seedReading } from './readingPeople.ts';
import { at } from './served.ts';

let people: Awaited<ReturnType<typeof seedReading>>;
test.beforeAll(async () => {
  people = await seedReading();
});

const reading = (page: Page, candidate: string): Promise<unknown> =>
  page.goto(at(`/admin?tab=reading&candidate=${candidate}`));
const criterion = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an interview is read, rated, confirmed, and decided on by keys alone', async ({ page }) => {
  await signInAsAdmin(page);
  await reading(page, people.first);
  await expect(page.getByRole('heading', { level: 1, name: 'Read One' })).toBeVisible();
  await expectAccessible(page);
  const confirm = page.getByRole('button', { name: 'Confirm result' });
  await expect(confirm).toBeDisabled();

  // What two readings rate differently comes first.
  const problem = criterion(page, 'Problem solving');
  const empathy = criterion(page, 'Customer empathy');
  await expect(problem.getByText('The AI’s two ratings differ: 3 and 5')).toBeVisible();
  await page.keyboard.press('n');
  await expect(problem.getByRole('button', { expanded: true })).toBeFocused();
  await page.keyboard.press('n');
  await expect(empathy.getByRole('button', { expanded: true })).toBeFocused();
  await expect(empathy.getByText('Names the feeling before the fix')).toBeVisible();
  await page.keyboard.press('k');
  await expect(problem.getByRole('button', { expanded: true })).toBeFocused();

  // A quote leads to its words.
  await problem.getByRole('button', { name: /Then I check the tracking/ }).press('Enter');
  await expect(page.locator('mark.on').first()).toBeInViewport();
  await expect(
    page.getByRole('button', { name: /^Evidence \d, show what it supports/, pressed: true }),
  ).toBeFocused();

  // A digit rates; its reason is typed next, and digits in it are only digits.
  await page.keyboard.press('4');
  const why = problem.getByLabel('Why');
  await expect(why).toBeFocused();
  await page.keyboard.type('Two of 3 steps');
  await expect(why).toHaveValue('Two of 3 steps');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Rating changed')).toBeVisible();
  await expect(why).toHaveCount(0);

  await page.keyboard.press('n');
  await expect(criterion(page, 'Availability fit').getByRole('button', { expanded: true })).toBeFocused();
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('c');
  await expect(confirm).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Confirmed by/)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await page.keyboard.press('x');
  const ask = page.getByRole('dialog', { name: 'Reject Read One?' });
  await expect(ask.getByRole('button', { name: 'Reject', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Candidate status updated')).toBeVisible();
  await expect(page.locator('.mantine-Modal-content')).toHaveCount(0);
});

test('from “Needs you today”, interview after interview is decided on by keys alone', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=overview'));
  const read = page.getByRole('link', { name: /^Read: .* waiting for your decision$/ });
  await expect(read).toBeVisible();
  // What is urgent may stand above it.
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(read).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('button', { name: 'Confirm result' });
  for (const [name, key, decision] of [
    ['Read Three', 'x', 'Reject'],
    ['Read Four', 'h', 'Hire'],
  ] as const) {
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (let count = 1; count <= 3; count++) {
      await page.keyboard.press('n');
      await expect(page.getByRole('img', { name: 'Read', exact: true })).toHaveCount(count);
    }
    // What is read is confirmed next, and only then is it left.
    await expect(confirm).toBeEnabled();
    await page.keyboard.press('n');
    await expect(confirm).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Confirmed by/)).toBeVisible();
    await page.keyboard.press(key);
    const ask = page.getByRole('dialog', { name: `${decision} ${name}?` });
    await expect(ask.getByRole('button', { name: decision, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('.mantine-Modal-content')).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('heading', { level: 1, name })).toHaveCount(0);
  }
});

test('in the drawer, too, a result is read and confirmed by keys', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=overview&candidate=${people.third}`));
  const drawer = page.getByRole('dialog', { name: 'Read Five' });
  const confirm = drawer.getByRole('button', { name: 'Confirm result' });
  await expect(confirm).toBeDisabled();
  for (let count = 1; count <= 3; count++) {
    await page.keyboard.press('n');
    await expect(drawer.getByRole('button', { expanded: true }).nth(count - 1)).toBeFocused();
    await expect(drawer.getByRole('img', { name: 'Read', exact: true })).toHaveCount(count);
  }
  await expect(confirm).toBeEnabled();
  await page.keyboard.press('n');
  await expect(confirm).toBeFocused();
  await expect(confirm).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(drawer.getByText(/^Confirmed by/)).toBeVisible();
});

test('what doesn’t fit together comes first, with both quotes', async ({ page }) => {
  await signInAsAdmin(page);
  await reading(page, people.second);
  const first = page.getByRole('region', { name: 'Read this first' });
  await expect(first.getByText('Years of experience and résumé don’t match')).toBeVisible();
  await expect(first.getByText('I have 12 years of experience.')).toBeVisible();
  await expect(first.getByText('2023 – now: Agent')).toBeVisible();
  await first.getByRole('button', { name: 'In the transcript' }).click();
  await expect(page.getByText('I have 12 years of experience. First')).toBeInViewport();
  await first.getByRole('button', { name: 'In the résumé' }).click();
  await expect(page.getByRole('region', { name: 'Résumé' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Résumé', pressed: true })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
});

test('on a phone one thing is in sight at a time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page);
  await reading(page, people.second);
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeVisible();
  await page.getByRole('button', { name: 'Ratings', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Transcript' })).toBeHidden();
  const empathy = criterion(page, 'Customer empathy');
  await empathy.getByRole('button', { expanded: false }).click();
  await expectAccessible(page);
  await empathy.getByRole('button', { name: /First I say sorry/ }).click();
  await expect(page.locator('mark.on').first()).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('a rating that someone else changes shows in an open card, and isn’t overwritten unseen', async ({
  browser,
}) => {
  people = await seedReading();
  const hr = await hrBrowser(browser);
  const openCard = async (page: Page) => {
    await criterion(page, 'Customer empathy').getByRole('button').first().click();
    const card = criterion(page, 'Customer empathy');
    const figure = (value: number) => card.getByRole('radio', { name: `${value} of 5` });
    return { card, figure, why: card.getByLabel('Why') };
  };
  const place = `?tab=reading&candidate=${people.first}`;
  const page = await listeningPanel(hr, place);
  const mine = await openCard(page);
  await expect(mine.figure(4)).toBeChecked();
  const other = await listeningPanel(hr, place);
  const theirs = await openCard(other);
  const change = async (value: number): Promise<void> => {
    await theirs.figure(value).press('Space');
    await theirs.why.fill('Read it again');
    await theirs.card.getByRole('button', { name: 'Save rating' }).click();
    await expect(theirs.why).toHaveCount(0);
  };
  await change(2);
  await expect(mine.figure(2)).toBeChecked();
  await expect(mine.why).toHaveCount(0);

  // A choice made over the earlier rating stays, and says so.
  await mine.figure(5).press('Space');
  await mine.why.fill('Names the feeling first');
  await change(3);
  await expect(mine.card.getByText('Someone else changed this rating to 3')).toBeVisible();
  await expect(mine.figure(5)).toBeChecked();
  await expectAccessible(page);
  // The reason waits while another criterion is read.
  await criterion(page, 'Problem solving').getByRole('button').first().click();
  await openCard(page);
  await expect(mine.figure(3)).toBeChecked();
  await mine.figure(5).press('Space');
  await expect(mine.why).toHaveValue('Names the feeling first');
  await hr.close();
});
