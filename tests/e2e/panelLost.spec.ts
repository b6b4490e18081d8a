import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { onDatabase } from './employeePeople.ts';
import { hrBrowser, listeningPanel } from './hr.ts';
import { callsOf, held } from './journey.ts';
import { test } from './journeyTest.ts';
import { seedReading } from './readingPeople.ts';
import { at } from './served.ts';

/** What HR has typed or opened while an answer was lost, or a colleague changed the same. */

test.afterEach(() => onDatabase((sql) => sql`delete from tags where name = 'Lost opening'`));

/** Something that changes and lets open pages read their data again. */
async function addTag(hr: BrowserContext): Promise<void> {
  const made = await hr.request.post(at('/trpc/admin.tags.create'), {
    data: { id: randomUUID(), name: 'Lost opening', colour: 'green' },
  });
  expect(made.ok(), await made.text()).toBe(true);
}

test('a rating that someone else changes closes, and has to be opened again', async ({ browser }) => {
  const people = await seedReading();
  const hr = await hrBrowser(browser);
  const page = await listeningPanel(hr, `?tab=overview&candidate=${people.third}`);
  const drawer = page.getByRole('dialog', { name: 'Read Five' });
  const ticks = drawer.getByRole('img', { name: 'Read', exact: true });
  const confirm = drawer.getByRole('button', { name: 'Confirm result' });
  // One opening is lost on the way, and reported again.
  const lose = await held(page, 'admin.results.open', (route) => route.abort());
  lose();
  for (const name of ['Customer empathy', 'Problem solving', 'Availability fit'])
    await drawer.getByRole('button', { name, expanded: false }).click();
  await expect(ticks).toHaveCount(3);
  await expect(confirm).toBeEnabled();
  // As the change of a colleague does.
  await onDatabase((sql) => sql`delete from interview_reads where criterion = 'empathy'`);
  await addTag(hr);
  await expect(drawer.getByText('1 criterion left to open')).toBeVisible();
  await expect(confirm).toBeDisabled();
  await expect(drawer.getByRole('button', { name: 'Customer empathy' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await hr.close();
});

test('at the reading desk, too, it has to be opened again', async ({ browser }) => {
  const people = await seedReading();
  const hr = await hrBrowser(browser);
  const page = await listeningPanel(hr, `?tab=reading&candidate=${people.third}`);
  const ticks = page.getByRole('img', { name: 'Read', exact: true });
  const confirm = page.getByRole('button', { name: 'Confirm result' });
  const open = page.getByRole('region', { name: 'Availability fit' }).getByRole('button', { expanded: true });
  for (let count = 1; count <= 3; count++) {
    await page.keyboard.press('n');
    await expect(ticks).toHaveCount(count);
  }
  await expect(open).toBeFocused();
  await expect(confirm).toBeEnabled();
  // As the change of a colleague does; what HR may be writing about it stays.
  const opened = callsOf(page, 'admin.results.open');
  await onDatabase((sql) => sql`delete from interview_reads where criterion = 'availability'`);
  await addTag(hr);
  await expect(page.getByText('1 criterion left to open')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(opened()).toBe(0);
  await expect(confirm).toBeDisabled();
  await expect(open).toBeVisible();
  await page.keyboard.press('n');
  await expect(ticks).toHaveCount(3);
  await expect(open).toBeFocused();
  await hr.close();
});

test('a criterion that isn’t marked says so until it is, whatever else is marked', async ({ browser }) => {
  const people = await seedReading();
  const hr = await hrBrowser(browser);
  const page = await listeningPanel(hr, `?tab=overview&candidate=${people.third}`);
  const drawer = page.getByRole('dialog', { name: 'Read Five' });
  const ticks = drawer.getByRole('img', { name: 'Read', exact: true });
  const empathy = drawer.getByRole('button', { name: 'Customer empathy' });
  const domain = { code: 'internal', data: {}, fields: {} };
  const refuse = await held(page, 'admin.results.open', (route) =>
    route.fulfill({ status: 500, json: [{ error: { message: 'Refused', code: -32603, data: { domain } } }] }),
  );
  refuse();
  await empathy.click();
  const failed = page.getByRole('alert').filter({ hasText: 'We couldn’t mark the criterion as read' });
  await expect(failed).toBeVisible();
  await drawer.getByRole('button', { name: 'Problem solving' }).click();
  await expect(ticks).toHaveCount(1);
  await expect(failed).toBeVisible();
  await empathy.click();
  await empathy.click();
  await expect(ticks).toHaveCount(2);
  await expect(failed).toHaveCount(0);
  await hr.close();
});

test('a setting whose answer is lost is simply saved', async ({ browser }) => {
  const hr = await hrBrowser(browser);
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=settings'));
  const pacing = page.getByRole('region', { name: 'Pacing', exact: true });
  const save = pacing.getByRole('button', { name: 'Save', exact: true });
  await pacing.getByLabel('Scale').fill('0.06');
  const lose = await held(page, 'admin.settings.save', async (route) => {
    await route.fetch();
    await route.abort();
  });
  lose();
  await save.click();
  await expect(page.getByText('We couldn’t save the settings')).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(pacing.getByText('changed this while you were editing')).toHaveCount(0);
  await expect(pacing.getByLabel('Scale')).toHaveValue('0.06');
  await pacing.getByRole('button', { name: 'Reset to default' }).click();
  await expect(pacing.getByLabel('Scale')).toHaveValue('0.04');
  await hr.close();
});

test('a question to the assistant stays when HR looks at something else meanwhile', async ({ browser }) => {
  const hr = await hrBrowser(browser);
  const page = await hr.newPage();
  // The question never arrives.
  await page.routeWebSocket(/\/trpc/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (!String(message).includes('assistant.ask')) server.send(message);
    });
  });
  await page.goto(at('/admin?tab=assistant'));
  const question = page.getByRole('log').getByText('How many people applied this week?');
  await page.getByLabel('Your message').fill('How many people applied this week?');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page
    .getByRole('link', { name: /^Candidates/ })
    .first()
    .click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Its own button stays while another answer is being written: put back, it would be read out again.
  await page.getByLabel('Your message').fill('And last week?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  const again = page
    .getByRole('log')
    .getByRole('button', { name: /^Try again ?: How many people applied this week\?$/ });
  await expect(again).toBeDisabled();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(again).toBeEnabled();
  await hr.close();
});
