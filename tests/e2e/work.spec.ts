import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Employee, employee, onDatabase, seedWork, signIn } from './employeePeople.ts';
import { hrBrowser, listeningPanel, neverReloaded } from './hr.ts';
import { expectAccessible, expectFits } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** A shift in a real browser: start, task, answer, grade, next, end; reload, two tabs, notifications. */

// This file runs last. Run serially, it would leave the other workers idle.
test.describe.configure({ mode: 'parallel' });

type Worker = { person: Employee; context: BrowserContext; page: Page };

async function worker(
  browser: Browser,
  name: string,
  options: { permissions?: string[] } = {},
): Promise<Worker> {
  const person = await employee(name);
  const context = await browser.newContext(options);
  await signIn(context, person);
  const page = await context.newPage();
  await page.goto(at('/employee/work'));
  return { person, context, page };
}

const box = (page: Page) => page.getByLabel('Your message');
const messages = (page: Page) => page.getByRole('log');

async function startShift(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Work Session' }).click();
  await expect(page.getByText('Welcome to your shift!')).toBeVisible();
  // The message shows while it is being written; the button once the task is stored.
  await expect(page.getByRole('button', { name: 'Show task' })).toBeVisible();
}

/** Height that two parts of the page share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of them is gone.');
  return Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
}

/** Writes as soon as something can be sent. */
async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  await box(page).press('Enter');
}

/** The answer that earns everything, for the current task. */
function solution({ candidateId }: Employee): Promise<string> {
  return onDatabase(async (sql) => {
    const [row] = await sql<{ text: string }[]>`
      select criteria->>'solution' as text from task_assignments where current and employee_id = ${candidateId}`;
    return row?.text ?? '';
  });
}

test('a shift: task, graded answer, second try, next task, contested grade, end', async ({ browser }) => {
  const fullName = `Joel ${randomUUID()}`;
  const { person, context, page } = await worker(browser, fullName);
  await expect(page.getByText('Customer Support Representative')).toBeVisible();
  await expectAccessible(page);
  const hr = await hrBrowser(browser);
  const sessions = await listeningPanel(hr, '?tab=sessions');
  const line = sessions.getByRole('row', { name: new RegExp(`^${fullName}`) });
  await startShift(page);
  // The pressed button is gone; whoever works by keyboard goes on writing.
  await expect(box(page)).toBeFocused();
  await expect(line).toContainText('In Progress');
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Current task' })).toBeVisible();

  await say(page, await solution(person));
  await expect(page.getByRole('button', { name: /^Completed · 100\/100/ })).toBeVisible();
  await say(page, 'Yes, ready');
  await expect(messages(page).getByText('Task 2:')).toBeVisible();

  await say(page, 'The blue folder is on the shelf next to the window.');
  await expect(page.getByRole('button', { name: /^One more try · / })).toBeVisible();
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(
    page.getByText(/one more try for “.+” If you end .+ your grade of \d+ out of 100 stands\.$/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Keep working' }).click();
  await say(page, 'Thank you. Could you tell me what was missing?');
  await expect(messages(page).getByText('Here’s what your last try missed.')).toBeVisible();
  await say(page, 'The blue folder is still on the shelf next to the window.');
  const failed = page.getByRole('button', { name: /^Failed · / });
  await expect(failed).toBeVisible();
  await expectAccessible(page);

  await failed.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ask for a second look' }).click();
  await dialog
    .getByLabel('What did the grade get wrong?')
    .fill('The task could not be solved with what was there.');
  await dialog.getByRole('button', { name: 'Send to HR' }).click();
  await expect(dialog.getByText('You asked HR for a second look')).toBeVisible();
  await dialog
    .getByRole('button', { name: 'Close' })
    .or(dialog.locator('.mantine-Modal-close'))
    .first()
    .click();

  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('Your shift has ended.').first()).toBeVisible();
  await expect(page.getByText('Great work!')).toHaveCount(0);
  const result = page.getByText(/You completed 1 task in \d+ minutes?\. Rating: Satisfactory/);
  await expect(result).toBeVisible();
  await expect(result).toBeFocused();
  await expect(page.getByRole('button', { name: 'Start Work Session' })).toBeVisible();
  await expect(line).toContainText('Satisfactory');
  await neverReloaded(sessions);
  await Promise.all([context.close(), hr.close()]);
});

test('HR reads a contested grade with everything around it, and decides', async ({ browser }) => {
  const person = await employee('Nils Carver');
  const reason = `The date stands in my first sentence, ${person.candidateId}.`;
  await seedWork(person, [
    {
      startedAt: new Date(Date.now() - 3_600_000),
      minutes: 30,
      tasks: [
        {
          title: 'Answer a late parcel',
          type: 'Email support',
          status: 'failed',
          grade: 41,
          contest: { reason },
        },
      ],
    },
  ]);
  const context = await hrBrowser(browser);
  const page = await context.newPage();
  await page.goto(at('/admin?tab=inbox'));
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await row.getByRole('button', { name: 'Decide' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Dear customer, your parcel arrives on Friday.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Final grade').fill('75');
  await dialog.getByLabel('Note to the employee').fill('The date is there, you are right.');
  await dialog.getByRole('button', { name: 'Change the grade' }).click();
  await expect(page.getByText('Decision saved')).toBeVisible();
  await expect(row).toHaveCount(0);
  await context.close();

  const own = await browser.newContext();
  await signIn(own, person);
  const list = await own.newPage();
  await list.goto(at('/employee/assignments'));
  await expect(list.getByText('Completed').first()).toBeVisible();
  await list.getByRole('link', { name: /^Details/ }).click();
  await expect(list.getByText('The date is there, you are right.')).toBeVisible();
  await own.close();
});

test('nothing is lost or doubled by a reload in the middle of an evaluation, nor between two tabs', async ({
  browser,
}) => {
  const { person, context, page } = await worker(browser, 'Mara Quint');
  await startShift(page);
  const second = await context.newPage();
  await second.goto(at('/employee/work'));
  await expect(messages(second).getByText('Task 1:')).toBeVisible();

  await say(page, await solution(person));
  await page.reload();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: /^Completed · 100\/100/ })).toHaveCount(1);
    await expect(tab.locator('.msg.me')).toHaveCount(1);
  }
  await say(second, 'next');
  await expect(messages(page).getByText('Task 2:')).toBeVisible();
  await expect(messages(second).getByText('Task 2:')).toBeVisible();

  await box(page).fill('Not sent yet');
  await page.reload();
  await expect(box(page)).toHaveValue('Not sent yet');

  await second.getByRole('button', { name: 'End Session' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByRole('button', { name: 'Start Work Session' })).toBeVisible();
  }
  await context.close();
});

/**
 * What the page shows outside itself, written down; and a way to look elsewhere. The headless shell grants no permission for
 * notifications, so the page reads that it has one.
 */
async function watchAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { title: string; body: string; closed: boolean }[] = [];
    const Real = window.Notification;
    class Watched extends Real {
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        const entry = { title, body: options?.body ?? '', closed: false };
        seen.push(entry);
        const close = this.close.bind(this);
        this.close = () => {
          entry.closed = true;
          close();
        };
      }
    }
    let hidden = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
    Object.assign(window, {
      Notification: Watched,
      alertsSeen: seen,
      lookAway: (away: boolean) => {
        hidden = away;
        document.dispatchEvent(new Event('visibilitychange'));
      },
    });
  });
}

const lookAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate((value) => Reflect.get(window, 'lookAway')(value), away);
const alerts = (page: Page): Promise<{ title: string; body: string; closed: boolean }[]> =>
  page.evaluate(() => Reflect.get(window, 'alertsSeen'));

test('what was typed when the shift ended elsewhere is in the message box of the next one', async ({
  browser,
}) => {
  const { person, context, page } = await worker(browser, 'Ife Adeyemi');
  await startShift(page);
  // An end that failed doesn't count for what's typed afterward.
  await box(page).fill('Dear Ms.');
  await page.route('**/trpc/workSessions.end*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'End Session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('We couldn’t end your shift')).toBeVisible();
  const typed = 'Dear Ms. Howell, I’m sorry about the delay,\nand the amount is';
  await box(page).fill(typed);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, person);
  const other = await elsewhere.newPage();
  await other.goto(at('/employee/work'));
  await other.getByRole('button', { name: 'End Session' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await elsewhere.close();
  const note = page.getByText('You hadn’t sent this when your last shift ended.');
  await expect(note).toBeVisible();
  await expect(page.getByText(typed)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(note).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await startShift(page);
  await expect(box(page)).toHaveValue(typed);
  // Once, and gone with the shift that they end here themselves.
  await page.reload();
  await expect(box(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByText('You have text you haven’t sent yet.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'End Session' }).click();
  await expect(page.getByRole('button', { name: 'Start Work Session' })).toBeVisible();
  await expect(note).toHaveCount(0);
  await context.close();
});

test('desktop notifications when allowed: preview, closing by itself, badge in the title', async ({
  browser,
}) => {
  const person = await employee('Tess Arden');
  const context = await browser.newContext();
  await signIn(context, person);
  const page = await context.newPage();
  await watchAlerts(page);
  await page.goto(at('/employee/work'));
  await startShift(page);
  await expect(page.getByRole('button', { name: 'Enable Desktop Notifications' })).toHaveCount(0);
  expect(await alerts(page)).toEqual([]);

  await box(page).fill('I do not know.');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled();
  // Before it is sent: the reply may be quicker than a look away after it.
  await lookAway(page, true);
  await box(page).press('Enter');
  await expect.poll(async () => (await alerts(page)).length).toBe(1);
  const [alert] = await alerts(page);
  expect(alert?.title).toBe('Ines, AI supervisor');
  expect(Array.from(alert?.body ?? '')).toHaveLength(100);
  await expect(page).toHaveTitle(/^\(1\) Active Work/);
  await expect.poll(async () => (await alerts(page))[0]?.closed).toBe(true);
  await lookAway(page, false);
  await expect(page).toHaveTitle(/^Active Work/);

  const sound = page.getByRole('button', { name: 'Sound for new messages' });
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await context.close();
});

test('desktop notifications when blocked, or unknown to the browser, say what can be done', async ({
  browser,
}) => {
  const { context, page } = await worker(browser, 'Ole Brandt');
  await startShift(page);
  await page.evaluate(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true }),
  );
  await page.getByRole('button', { name: 'Enable Desktop Notifications' }).click();
  await expect(page.getByText('Please enable notifications in your browser settings')).toBeVisible();

  await page.addInitScript(() => Reflect.deleteProperty(window, 'Notification'));
  await page.reload();
  await page.getByRole('button', { name: 'Enable Desktop Notifications' }).click();
  await expect(page.getByText('Your browser doesn’t support desktop notifications')).toBeVisible();
  await context.close();
});

test('on a phone the task is one line that opens, and nothing is wider than the screen', async ({
  browser,
}) => {
  const { person, context, page } = await worker(browser, 'Ida Sol');
  await page.setViewportSize({ width: 390, height: 844 });
  await startShift(page);
  // What the shift is greeted with hides neither the task that comes nor the box to write in.
  const greeting = page.locator('[data-toasts]');
  await greeting.hover();
  for (const part of [box(page), page.getByRole('button', { name: 'Open', exact: true })])
    await expect.poll(() => overlap(greeting, part)).toBe(0);

  // Late in a shift, the time is as long as it gets, and covers nothing beside it.
  await onDatabase(
    (sql) => sql`update employee_sessions set started_at = now() - interval '11 hours 40 minutes'
      where employee_id = ${person.candidateId}`,
  );
  // The device's clock is two hours ahead.
  await page.clock.setFixedTime(Date.now() + 2 * 3_600_000);
  await page.reload();
  await expect(page.getByText(/^11 h 4\d min/)).toBeVisible();
  const name = page.getByRole('heading', { level: 1 }).locator('..');
  expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('A good answer has')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFits(page);
  await expectAccessible(page);
  await context.close();
});
