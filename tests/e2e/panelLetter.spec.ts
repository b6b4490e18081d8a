import { createHash, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { DAY_MS } from '../../shared/time/durations.ts';
import { testAdmin } from '../support/server.ts';
import { employee, onDatabase, signIn } from './employeePeople.ts';
import {
  callsOf,
  choosePosition,
  expectAccessible,
  expectFits,
  refuseNext,
  signInAsAdmin,
} from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** What the panel says and asks where something is refused, lost, or about to be deleted. */

/** Only these tests have candidates from this country. */
const country = 'Letterland';

test.afterEach(() =>
  onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${country} or full_name = 'Letter Employee'`;
    await sql`delete from users where full_name = 'Letter Employee'`;
    await sql`delete from settings where key = 'retention'`;
    await sql`delete from jobs where title like 'Letter %'`;
  }),
);

test('whoever may not open the panel reads why, and is led home', async ({ browser }) => {
  const stranger = await browser.newContext();
  const page = await stranger.newPage();
  await page.goto(at('/admin'));
  const notice = page.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(notice).toContainText('You must be logged in to access this page.');
  await expect(page).toHaveURL(at('/'));
  await stranger.close();

  const context = await browser.newContext();
  await signIn(context, await employee('Letter Employee'));
  const inside = await context.newPage();
  await inside.goto(at('/admin?tab=candidates'));
  const refused = inside.getByRole('alert').filter({ hasText: 'Access Denied' });
  await expect(refused).toContainText("You don't have permission to access this page");
  await expect(inside).toHaveURL(at('/'));
  await context.close();
});

test('each stat card opens what it counts; a lost connection is said and comes back', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  const cards = [
    ['Total Candidates', 'Candidates'],
    ['Active Employees', 'Employees'],
    ['Active Jobs', 'Jobs'],
    ['Work Sessions', 'Sessions'],
  ] as const;
  for (const [card, title] of cards) {
    await page.goto(at('/admin?tab=overview'));
    await page
      .getByRole('list', { name: 'Key figures' })
      .getByRole('link', { name: new RegExp(card) })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (card === 'Active Jobs') {
      await expect(page.getByRole('button', { name: 'Active', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
  }
  const lost = page.getByText('Connection lost.', { exact: true });
  await context.setOffline(true);
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(lost).toHaveCount(0);
});

/** As half an hour without anybody does; other journeys are signed in with the same account. */
async function endSession(context: BrowserContext): Promise<void> {
  const value = (await context.cookies()).find(({ name }) => name === 'lt_auth')?.value ?? '';
  const id = createHash('sha256').update(value).digest('hex');
  await onDatabase((sql) => sql`delete from auth_sessions where id = ${id}`);
}

test('a job that cannot be stored says so, and what was typed goes only when asked', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=jobs&job=new'));
  const form = page.getByRole('dialog', { name: 'Post a job' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await form.getByLabel('Title').fill('Letter Keeper');
  // The session ends while somebody types: they sign in over the page, and go on.
  await endSession(context);
  const again = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(again).toBeVisible();
  await expect(form).toBeHidden();
  await expectAccessible(page);
  await expect(again.getByLabel('Email')).toHaveValue(testAdmin.email);
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await again.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveValue('Letter Keeper');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await expect(question).toContainText('Letter Keeper');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Letter Keeper');

  await form.getByLabel('Department').fill('Post');
  await choosePosition(form);
  await form.getByLabel('Description').fill('Keeps to the letter.');
  const refuse = async (procedure: string, press: () => Promise<void>, says: string): Promise<void> => {
    await page.route(`**/trpc/admin.jobs.${procedure}*`, (route) => route.abort());
    await press();
    const notice = page.getByRole('alert').filter({ hasText: says });
    await expect(notice).toBeVisible();
    await page.unroute(`**/trpc/admin.jobs.${procedure}*`);
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
  };
  const post = () => form.getByRole('button', { name: 'Post job' }).click();
  await refuse('save', post, 'Failed to save job');
  await expect(form.getByLabel('Title')).toHaveValue('Letter Keeper');
  await post();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
  await expect(question).toHaveCount(0);

  const close = () => page.getByRole('button', { name: 'Close Letter Keeper' }).click();
  await refuse('setStatus', close, 'Failed to update job status');
  const more = page.getByRole('button', { name: 'More actions for Letter Keeper' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Letter Keeper' });
  await expect(preview.getByText('Keeps to the letter.')).toBeVisible();
  // On a slow computer the dialog holds the focus for a while after it has faded out.
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Escape');
  // The line of the menu that opened it is gone.
  await expect(more).toBeFocused();
  await slow.detach();
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const ask = page.getByRole('dialog', { name: 'Delete job' });
  await expect(ask.getByText('Are you sure you want to delete this job?')).toBeVisible();
  const remove = () => ask.getByRole('button', { name: 'Delete' }).click();
  await refuse('delete', remove, 'Failed to delete job');
  await remove();
  await expect(page.getByText('Job deleted successfully')).toBeVisible();
});

/** Lets the assistant begin an answer and then fail with `code`. */
async function failAnswers(page: Page, code: () => string): Promise<void> {
  await page.routeWebSocket(/\/trpc/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(message));
    socket.onMessage((message) => {
      const text = String(message);
      const id = /"id":(\d+)/.exec(text)?.[1];
      if (!text.includes('admin.assistant.ask') || !id) return server.send(message);
      const say = (result: object): void => socket.send(JSON.stringify({ id: Number(id), result }));
      say({ type: 'started' });
      say({ type: 'data', data: { type: 'delta', text: 'Half a sentence' } });
      say({ type: 'data', data: { type: 'failed', errorCode: code() } });
    });
  });
}

test('an answer of the assistant that fails leaves no bubble, says why, and can be asked again', async ({
  page,
}) => {
  let code = 'ai_stream_failed';
  await failAnswers(page, () => code);
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=assistant'));
  const chat = page.getByRole('region', { name: 'Conversation with the assistant' });
  await expect.poll(async () => (await chat.boundingBox())?.height).toBe(700);
  await page.getByLabel('Your message').fill('How many people applied?');
  await page.keyboard.press('Enter');
  const notice = page.getByRole('alert');
  await expect(notice.filter({ hasText: 'Failed to get AI response' })).toContainText(
    'Failed to start stream',
  );
  await expect(chat.getByText('How many people applied?')).toBeVisible();
  await expect(chat.getByText('Half a sentence')).toHaveCount(0);
  for (const [next, title] of [
    ['ai_rate_limited', 'Rate Limit'],
    ['ai_unavailable', 'Service Unavailable'],
  ] as const) {
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    code = next;
    await chat.getByRole('button', { name: 'Try again' }).click();
    await expect(notice.filter({ hasText: title })).toContainText('Failed to get AI response');
    await expect(chat.getByText('Half a sentence')).toHaveCount(0);
  }
});

test('an answer of the assistant that arrives, or is no longer waited for, is no failure', async ({
  page,
}) => {
  let holds = false;
  await page.routeWebSocket(/\/trpc/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(message));
    socket.onMessage((message) => {
      if (!holds || !String(message).includes('admin.assistant.ask')) server.send(message);
    });
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=assistant'));
  const chat = page.getByRole('region', { name: 'Conversation with the assistant' });
  await page.getByLabel('Your message').fill('How many people are shortlisted?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText(/status shortlisted|shortlisted\./).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  holds = true;
  await page.getByLabel('Your message').fill('How many people applied?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(chat.getByRole('button', { name: 'Try again' })).toBeVisible();
  // Its code is loaded on demand; the next message comes after any before it.
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(page.getByText('Started new conversation')).toBeVisible();
  await expect(page.getByText('Failed to get AI response')).toHaveCount(0);
});

test('documents that wait for a check lead from the overview to the documents of the person', async ({
  page,
}) => {
  const now = new Date();
  const id = randomUUID();
  await onDatabase(async (sql) => {
    await sql`insert into candidates ${sql({
      id,
      full_name: 'Letter Hired',
      email: `${id}@example.com`,
      position: 'Data Entry Clerk',
      country,
      status: 'hired',
      consent_given: true,
      applied_at: now,
      created_at: now,
      updated_at: now,
    })}`;
    await sql`insert into onboarding_documents ${sql({
      id: randomUUID(),
      candidate_id: id,
      address: 'x',
      account_number: 'x',
      account_last4: '4321',
      account_length: 10,
      routing_number: 'x',
      routing_last4: '1234',
      bank_name: 'Letter Bank',
      payment_option: 'Direct deposit',
      pay_cycle: 'weekly',
      username: 'letter',
      consent_version: '1',
      last_key: randomUUID(),
      created_at: now,
      updated_at: now,
    })}`;
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=overview'));
  await page.getByRole('link', { name: /^Check: .*sets? of documents/ }).click();
  const waiting = page.getByRole('region', { name: 'Documents to check' });
  await expect(waiting.getByText('Letter Hired', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await waiting.getByRole('link', { name: 'Check the documents of Letter Hired' }).click();
  const drawer = page.getByRole('dialog', { name: 'Letter Hired' });
  await expect(drawer.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true');
  await expect(drawer.getByText('Letter Bank')).toBeVisible();
});

test('how long data stays is tried before it is saved', async ({ page }) => {
  const applied = new Date(Date.now() - 400 * DAY_MS);
  await onDatabase(
    (sql) =>
      sql`insert into candidates ${sql({
        id: randomUUID(),
        full_name: 'Letter Old',
        email: `${randomUUID()}@example.com`,
        position: 'Data Entry Clerk',
        country,
        status: 'rejected',
        consent_given: true,
        applied_at: applied,
        created_at: applied,
        updated_at: applied,
      })}`,
  );
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings'));
  const part = page.getByRole('region', { name: 'Data retention' });
  const months = part.getByLabel('Applications (months)');
  await expect(months).toHaveValue('24');
  await expect(part.getByLabel('ID and bank data (days)')).toHaveValue('90');
  await expect(part.getByText('No one is due for deletion.')).toBeVisible();
  await expectAccessible(page);
  await months.fill('0');
  await expect(part.getByText('Please enter a whole number from 1 to 120')).toBeVisible();
  await months.fill('12');
  await expect(part.getByText('Letter Old')).toBeVisible();
  await page.getByRole('link', { name: 'Employees' }).first().click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await months.fill('13');
  await expect(part.getByText('Letter Old')).toBeVisible();
  await months.fill('20');
  await expect(part.getByText('No one is due for deletion.')).toBeVisible();
  const save = part.getByRole('button', { name: 'Save' });
  const days = part.getByLabel('ID and bank data (days)');
  await days.fill('');
  await save.click();
  await expect(part.getByText('Please enter a whole number from 1 to 3,650')).toBeVisible();
  await expect(days).toBeFocused();
  await days.fill('80');
  await refuseNext(page, 'privacy.setRetention', { applicationMonths: 'Too short for your country' });
  await save.click();
  await expect(part.getByText('Too short for your country')).toBeVisible();
  await expect(months).toBeFocused();
  await part.getByRole('button', { name: 'Discard' }).click();
  await expect(days).toHaveValue('90');
  await expect(save).toBeDisabled();
  await months.fill('20');
  const saves = callsOf(page, 'privacy.setRetention');
  await save.dblclick();
  await expect(page.getByText('They apply from the next run.')).toBeVisible();
  await expect(save).toBeDisabled();
  expect(saves()).toBe(1);
  await page.reload();
  await expect(months).toHaveValue('20');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(part).toBeVisible();
  await expectFits(page);
});
