import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, type Download, expect, type Page } from '@playwright/test';
import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { HOUR_MS } from '../../shared/time/durations.ts';
import { type Employee, employee, onDatabase, type SeededTask, seedWork, signIn } from './employeePeople.ts';
import { callsOf, expectAccessible, expectFits, openCandidates, refuseNext } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const phone = { width: 390, height: 844 };

/** A window of its own, signed in, in Manila. */
async function inside(
  browser: Browser,
  person: Employee,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ timezoneId: 'Asia/Manila', ...options });
  await signIn(context, person);
  return { context, page: await context.newPage() };
}

const task = (index: number, more: Partial<SeededTask> = {}): SeededTask => ({
  title: `Task ${index}`,
  type: index % 2 === 0 ? 'Email support' : 'Data entry',
  grade: 80,
  feedback: `Feedback ${index}.`,
  ...more,
});

/** Says on the server's bus that something about this person's work has changed, as grading does. */
const hint = (sql: Parameters<Parameters<typeof onDatabase>[0]>[0], { candidateId }: Employee) =>
  sql`select pg_notify(${`lt:person:${candidateId}`}, '{"payload":{}}')`;

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

test('the portal is closed to strangers, to accounts without a record and to people who were refused', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(at('/employee/reports'));
  await expect(page).toHaveURL(/\/auth\?next=/);
  expect(new URL(page.url()).searchParams.get('next')).toContain('/employee/reports');
  await context.close();

  const noRecord = await inside(browser, await employee('Nora Record', null));
  await noRecord.page.goto(at('/employee'));
  await expect(noRecord.page.getByText('Could not load employee profile. Please contact HR.')).toBeVisible();
  await expect(noRecord.page).toHaveURL(at('/'));
  await noRecord.context.close();

  const refused = await inside(browser, await employee('Remy Fused', 'rejected'));
  await refused.page.goto(at('/employee/assignments'));
  await expect(refused.page.getByText('Access denied. Employee status required.')).toBeVisible();
  await expect(refused.page).toHaveURL(at('/'));
  await refused.context.close();
});

test('on the first day every page says what will be there', async ({ browser }) => {
  const { context, page } = await inside(browser, await employee('Ana Beginner'));
  await page.goto(at('/employee'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Ana$/);
  await expect(page.getByText(/in Manila · .+ in New York/)).toBeVisible();
  await expect(page.getByText('Not Started')).toBeVisible();
  await expect(page.getByText('No feedback yet')).toBeVisible();
  await expectAccessible(page);

  const nav = page.getByRole('navigation', { name: 'Employee portal' });
  await nav.getByRole('link', { name: 'Assignments' }).click();
  await expect(page.getByText('No assignments yet. Start a work session to receive tasks.')).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Assignments' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);

  await nav.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('Monthly reports start with your first session.')).toBeVisible();
  await expect(page.getByText('You haven’t worked a session yet.')).toBeVisible();
  await expect(page.getByText('Grades appear here after your first evaluated task.')).toBeVisible();
  await expectAccessible(page);

  // Every tab leads to a page, none to the 404.
  for (const link of await nav.getByRole('link').all()) {
    await link.click();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Oops! Page not found.')).toHaveCount(0);
  }

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goto(at('/employee'));
  await expect(page).toHaveURL(/\/auth/);
  await context.close();
});

test('who signs out on a slow line arrives at home, not at the sign-in', async ({ browser }) => {
  const { context, page } = await inside(browser, await employee('Lea Leaving'));
  await page.goto(at('/employee/profile'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const askedAgain = page.waitForResponse((answer) => answer.url().includes('employee.me'));
  const signedOut = page.waitForResponse((answer) => answer.url().includes('auth.signOut'));
  await page.getByRole('button', { name: 'Sign Out' }).click();
  // The portal is still on the screen when it hears that nobody is signed in.
  await signedOut;
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  expect((await askedAgain).status()).toBe(401);
  held.resolve();
  await expect(page).toHaveURL(at('/'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('phones have four areas, More, and the account in a menu', async ({ browser }) => {
  const { context, page } = await inside(browser, await employee('Pia Phone'), { viewport: phone });
  await page.goto(at('/employee'));
  const bar = page.getByRole('navigation', { name: 'Employee portal' });
  await expect(bar.getByRole('link')).toHaveCount(4);
  await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'More' }).click();
  for (const name of ['Resources', 'Profile'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { name: 'Resources', level: 1 })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('data-current', 'true');
  await expect(bar.locator('[aria-current]')).toHaveCount(0);
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Tasks' }).click();
  await expect(bar.locator('[aria-current]')).toHaveText(['Tasks']);
  for (const path of [
    '/employee',
    '/employee/assignments',
    '/employee/reports',
    '/employee/resources?item=templates',
  ]) {
    await page.goto(at(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width });
      await expectFits(page, `${path} at ${width}`);
    }
    await page.setViewportSize(phone);
  }
  await page.getByRole('button', { name: 'Pia Phone’s account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(at('/'));
  await context.close();
});

test('the dashboard shows what was earned, and changes when a task is graded elsewhere', async ({
  browser,
}) => {
  const person = await employee('Dara Board');
  await seedWork(person, [
    { startedAt: new Date(Date.now() - 30 * HOUR_MS), minutes: 408, tasks: [task(1), task(2)] },
  ]);
  const [, pending = ''] = await seedWork(person, [
    {
      startedAt: new Date(Date.now() - HOUR_MS),
      minutes: null,
      tasks: [task(3), task(4, { status: 'pending', grade: null, feedback: null })],
    },
  ]);
  const { context, page } = await inside(browser, person);
  await page.goto(at('/employee'));
  const figure = (label: string) =>
    page.locator('dl > div', { hasText: label }).getByRole('definition').first();
  await expect(figure('Tasks Completed')).toHaveText('3');
  await expect(figure('Tasks Pending')).toHaveText('1');
  await expect(figure('Session Status')).toHaveText('Active');
  await expect(figure('Average Score')).toHaveText('75%');
  await expect(page.getByText('Feedback 3.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your shift is in progress' })).toBeVisible();
  await expect(page.getByText('Last shift: 6 h 48 min, 2 tasks')).toBeVisible();
  await expectAccessible(page);

  await onDatabase(async (sql) => {
    await sql`update task_assignments set status = 'completed', grade = 91, ai_feedback = 'Graded elsewhere.',
      completed_at = now(), feedback_at = now() where id = ${pending}`;
    await hint(sql, person);
  });
  await expect(figure('Tasks Completed')).toHaveText('4');
  await expect(figure('Tasks Pending')).toHaveText('0');
  await expect(page.getByText('Graded elsewhere.')).toBeVisible();
  await expect(figure('Average Score')).toHaveText('100%');

  // The specified names of the same figure, next to what it is.
  await page.goto(at('/employee/profile'));
  await expect(figure('Accuracy rate')).toHaveText('100%');
  await expect(figure('Average score')).toHaveText('100%');
  await expect(
    page.getByText('are both your success rate: completed tasks divided by all tasks.'),
  ).toBeVisible();
  await page.goto(at('/employee'));
  await page.getByRole('link', { name: 'Continue Work Session' }).click();
  await expect(page).toHaveURL(/\/employee\/work$/);
  await context.close();
});

test('assignments come newest first, in the person’s time, and open with reasons and the second look', async ({
  browser,
}) => {
  const person = await employee('Asa Signed');
  await seedWork(person, [
    {
      startedAt: new Date('2026-10-31T16:30:00Z'),
      minutes: 200,
      tasks: [
        ...Array.from({ length: 23 }, (_, index) => task(index + 1)),
        task(24, {
          status: 'failed',
          grade: 40,
          feedback: 'No date.',
          contest: { reason: 'There is one in line two.' },
        }),
        task(25, {
          response: 'I wrote:\n<b>bold</b>',
          contest: { reason: 'The tone was fine.', gradeAfter: 88, note: 'You are right.' },
        }),
      ],
    },
  ]);
  const { context, page } = await inside(browser, person);
  await page.goto(at('/employee/assignments'));
  const rows = page.locator('main').getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText('Task 25');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(rows).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  // 16:30 in UTC on the last of October is past midnight in Manila.
  await expect(rows.last()).toContainText('Assigned November 1, 2026, 12:30 AM');
  await expect(rows.nth(1)).toContainText('Failed');
  const clamped = await rows
    .first()
    .locator('[class$="preview"]')
    .evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return [
        Math.round(element.clientHeight / Number.parseFloat(lineHeight)),
        element.scrollHeight > element.clientHeight,
      ];
    });
  expect(clamped[0]).toBeLessThanOrEqual(2);
  await expectAccessible(page);

  await rows.first().getByRole('link', { name: 'Details' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('I wrote:')).toContainText('<b>bold</b>');
  await expect(dialog.getByText('Grade 88 out of 100')).toBeVisible();
  await expect(dialog.getByText('Greets and says sorry in the first sentence.')).toBeVisible();
  await expect(dialog.getByText('HR changed the grade from 80 to 88. You are right.')).toBeVisible();
  await expect(page).toHaveURL(/task=/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rows.first().getByRole('link', { name: 'Details' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/employee\/assignments$/);
  await expect(dialog).toHaveCount(0);

  await rows.nth(2).getByRole('link', { name: 'Details' }).click();
  await dialog.getByRole('button', { name: 'Ask for a second look' }).click();
  const reason = dialog.getByLabel('What did the grade get wrong?');
  const send = dialog.getByRole('button', { name: 'Send to HR' });
  await reason.fill('Too short');
  await expect(send).toBeDisabled();
  await reason.fill('The date stands in the second sentence.');
  await refuseNext(page, 'workSessions.contest', { reason: 'Please name the sentence' });
  await send.click();
  await expect(dialog.getByText('Please name the sentence')).toBeVisible();
  await expect(reason).toBeFocused();
  const asked = callsOf(page, 'workSessions.contest');
  await send.dblclick();
  await expect(dialog.getByText(/^You asked HR for a second look on/)).toBeVisible();
  expect(asked()).toBe(1);
  await page.keyboard.press('Escape');

  await rows.nth(1).getByRole('link', { name: 'Details' }).click();
  await expect(dialog.getByText(/^You asked HR for a second look on/)).toBeVisible();
  // The address of an open assignment opens it again.
  await page.reload();
  await expect(dialog.getByText('No date.')).toBeVisible();

  await page.route('**/trpc/**employee.assignments**', (route) => route.abort());
  await page.goto(at('/employee/assignments'));
  await expect(page.getByRole('heading', { name: 'Failed to load assignments' })).toBeVisible();
  await page.unroute('**/trpc/**employee.assignments**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows).toHaveCount(20);
  await context.close();
});

test('reports show the figures, draw them, and leave the house as PDF and CSV', async ({ browser }) => {
  const person = await employee('Rea Port');
  const day = (ago: number): Date => new Date(Date.now() - ago * 24 * HOUR_MS);
  await seedWork(person, [
    {
      startedAt: day(9),
      minutes: 100,
      tasks: [task(1, { grade: 60 }), task(2, { grade: 40, status: 'failed' })],
    },
    { startedAt: day(2), minutes: 83, tasks: [3, 4, 5, 6].map((index) => task(index, { grade: 95 })) },
  ]);
  const { context, page } = await inside(browser, person, { acceptDownloads: true });
  await page.goto(at('/employee/reports'));
  const figure = (label: string) => page.locator('dl > div', { hasText: label }).getByRole('definition');
  await expect(figure('Total Sessions')).toHaveText('2');
  await expect(figure('Tasks Completed')).toHaveText('5/6');
  await expect(figure('Success Rate')).toHaveText('83%');
  await expect(figure('Total Hours')).toHaveText('3.1');
  await expect(page.getByText('You completed 5 of 6 tasks (83%) in 2 sessions and 3.1 hours.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent feedback' }).getByRole('listitem')).toHaveCount(5);

  const grades = page.getByRole('table', { name: /Grades by session/ });
  await expect(grades.getByRole('cell')).toHaveText(['50', '95']);
  await expect(page.locator('.recharts-line-curve')).toBeVisible();
  await expect(page.locator('.recharts-bar-rectangle path:visible').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Skill' }).click();
  await page.getByRole('option', { name: 'Data entry' }).click();
  await expect(grades.getByRole('cell')).toHaveText(['60', '95']);
  await expectAccessible(page);

  // In the first days of a month the newest one to choose has no session yet.
  const month = page.getByRole('combobox', { name: 'Month' });
  const chosen = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Manila',
  }).format(day(2));
  if ((await month.inputValue()) !== chosen) {
    await month.click();
    await page.getByRole('option', { name: chosen }).click();
  }
  await expect(month).toHaveValue(chosen);
  const save = async (item: string): Promise<Download> => {
    await page.getByRole('button', { name: 'Download Monthly Report' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    return download;
  };
  const pdf = await save('PDF, to read and print');
  expect(pdf.suggestedFilename()).toMatch(/^report-\d{4}-\d{2}\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await bytesOf(pdf))), {
    mergePages: true,
  });
  expect(text).toContain(`Monthly report, ${chosen}`);
  expect(text).toContain('Rea Port');

  const csv = await save('CSV, for a spreadsheet');
  const { data, errors } = Papa.parse<Record<string, string>>(
    (await bytesOf(csv)).toString('utf8').replace(/^\uFEFF/, ''),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  expect(errors).toEqual([]);
  expect(data.map(({ Title }) => Title)).toEqual(expect.arrayContaining(['Task 3', 'Task 6']));
  expect(Object.keys(data[0] ?? {})).toContain('Assigned (Asia/Manila)');

  await page.route('**/files/reports/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Download Monthly Report' }).click();
  await page.getByRole('menuitem', { name: 'PDF, to read and print' }).click();
  await expect(page.getByText('Download failed')).toBeVisible();

  await page.route('**/trpc/**employee.reports**', (route) => route.abort());
  await page.goto(at('/employee/reports'));
  await expect(page.getByRole('heading', { name: 'Failed to load performance reports' })).toBeVisible();
  await context.close();
});

test('resources are read, printed, copied and ticked off', async ({ browser }) => {
  const { context, page } = await inside(browser, await employee('Res Reader'), {
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(at('/employee/resources'));
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(8);
  await expect(page.getByText('hr@longtable.example')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Lesson: the upset customer' }).click();
  await expect(page.getByRole('heading', { name: 'Lesson: the upset customer' })).toBeFocused();
  await expect(page.getByRole('img', { name: /long message from the customer/ })).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('lesson-upset-customer.pdf');
  expect((await bytesOf(download)).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(at('/employee/resources?item=templates'));
  await page.getByRole('button', { name: /^Copy ?: An order is late$/ }).click();
  await expect(page.getByRole('button', { name: /^Copied ?: An order is late$/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'I’m sorry your order [number]',
  );

  await page.goto(at('/employee/resources?item=checklist'));
  const line = page.getByRole('checkbox', { name: 'I’ve read the handbook.' });
  await line.check();
  await expect(page.getByText('1 of 18 done')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/trpc/**employee.ticks*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('We couldn’t load what you’ve already done here.')).toBeVisible();
  await expect(page.getByText('of 18 done')).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/trpc/**employee.ticks*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 of 18 done')).toBeVisible();
  await expect(line).toBeChecked();
  await page.goto(at('/employee/resources?item=nothing'));
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(8);
  await context.close();
});

test('the palette leads everywhere from the keyboard', async ({ browser }) => {
  const { context, page } = await inside(browser, await employee('Pal Ette'));
  await page.goto(at('/employee'));
  await expect(page.getByText('Not Started')).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page
    .getByRole('textbox', { name: 'Search and commands' })
    .or(page.getByRole('combobox', { name: 'Search and commands' }));
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('zzz');
  await expect(page.getByText('No matches')).toBeVisible();
  await box.fill('resour');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/employee\/resources/);
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await box.fill('dark');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.goto(at('/employee/resources?item=checklist'));
  await expect(page.getByRole('heading', { name: 'First-week checklist' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await box.fill('handbook');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Employee handbook' })).toBeVisible();
  await context.close();

  const panel = await browser.newContext();
  const hr = await panel.newPage();
  await openCandidates(hr);
  await hr.getByRole('searchbox').first().focus();
  await hr.keyboard.press('Control+k');
  const hrBox = hr.getByLabel('Search and commands');
  await hrBox.fill('audit');
  await hr.keyboard.press('ArrowDown');
  await hr.keyboard.press('Enter');
  await expect(hr).toHaveURL(/tab=audit/);
  await panel.close();
});

test('a tab that stays open all day: a lost line is said, a new version is offered, memory stays flat', async ({
  browser,
}) => {
  const person = await employee('Day Long');
  await seedWork(person, [
    { startedAt: new Date(Date.now() - 20 * HOUR_MS), minutes: 60, tasks: [task(1), task(2)] },
  ]);
  const { context, page } = await inside(browser, person);
  await page.goto(at('/employee'));
  await expect(page.getByText('Feedback 2.')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('Connection lost.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  // Graded while nobody could hear it.
  await onDatabase(
    (sql) =>
      sql`update task_assignments set ai_feedback = 'Said meanwhile.' where employee_id = ${person.candidateId}`,
  );
  await context.setOffline(false);
  await expect(page.getByText('Connection lost.', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Said meanwhile.').first()).toBeVisible();

  await page.route('**/trpc/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
  });
  const nav = page.getByRole('navigation', { name: 'Employee portal' });
  await nav.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('A new version is ready.')).toHaveCount(0);
  await page.unroute('**/trpc/**');

  const heap = async (): Promise<number> => {
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await session.detach();
    return usedSize;
  };
  const round = async (): Promise<void> => {
    for (const name of ['Assignments', 'Resources', 'Reports', 'Dashboard']) {
      await nav.getByRole('link', { name }).click();
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  };
  for (let warm = 0; warm < 4; warm++) await round();
  const before = await heap();
  for (let rounds = 0; rounds < 15; rounds++) await round();
  expect((await heap()) - before).toBeLessThan(4_000_000);
  await context.close();
});
