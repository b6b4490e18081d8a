import { createServer } from 'node:net';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import postgres from 'postgres';
import { calmScripts } from '../../scripts/bench/firstLoad.ts';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { readBuild } from '../../server/web/build.ts';
import { SCORING_METHOD } from '../../shared/interview/scoringMethod.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { invite } from './invite.ts';
import { callsOf, expectAccessible, refuseNext } from './journey.ts';
import { test } from './journeyTest.ts';
import { type StandIn, standInModel } from './model.ts';

/** The chat and its connection: what a candidate sees when things go well, and when they do not. */

let server: RunningServer;
let model: StandIn;
let start: () => Promise<RunningServer>;

test.beforeAll(async () => {
  model = await standInModel(60);
  const dataDir = await dataFolder();
  const PORT = String(await freePort());
  const settings = {
    PORT,
    PACING_SCALE: '0.03',
    TRUST_PROXY: 'true',
    DEMO_DATA: '0',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
  };
  start = () => startServer(dataDir, settings);
  server = await start();
});
test.beforeEach(() => model.become('write'));
test.afterAll(async () => {
  await server.stop();
  await model.close();
  await removeFolder(server.dataDir);
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const url = (search = ''): string => `${server.address}/candidate${search}`;
const box = (page: Page): Locator => page.getByLabel('Your message');
const log = (page: Page): Locator => page.getByRole('log');
const own = (page: Page): Locator => log(page).locator('.msg.me');
/** Finished messages of the interviewer. */
const said = (page: Page): Locator =>
  log(page)
    .locator('.msg:not(.me)')
    .filter({ has: page.locator('.bub:not(.streaming) p') });
const liveTabs = '?tab=interview&screen=live';

async function open(page: Page, code: string): Promise<void> {
  await page.goto(url());
  await page.getByLabel('Access code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
}

/** A person in the live interview, greeted. */
async function interviewing(
  context: BrowserContext,
  fullName = 'Ana Test',
): Promise<{ page: Page; code: string }> {
  const code = await invite(server, fullName);
  const page = await context.newPage();
  await open(page, code);
  await page.getByRole('link', { name: 'Start Interview' }).click();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('You must consent to continue')).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  // The wait can be over before a slow machine has drawn it; the reload must do no harm either way.
  await expect(
    page
      .getByText(/Connecting you with/)
      .or(page.getByRole('log'))
      .first(),
  ).toBeVisible();
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  return { page, code };
}

async function send(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.keyboard.press('Enter');
}

test('on a phone nothing that is written or said makes the page wider or longer than the screen', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const { page } = await interviewing(context);
  const size = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: Math.max(scrollWidth, innerWidth), height: Math.max(scrollHeight, innerHeight) };
    });
  const screen = { width: 390, height: 844 };

  // A pasted address, and the note about a message that is too long.
  await box(page).fill(`https://example.com/${'a'.repeat(500)}`);
  await expect.poll(size).toEqual(screen);
  await box(page).fill('w'.repeat(2_400));
  await expect(page.getByText('Please keep your message under 2,000 characters.')).toBeVisible();
  await expect.poll(size).toEqual(screen);

  for (let turn = 1; turn <= 4; turn++) {
    await box(page).fill(`${turn}. In my last job I answered sixty mails a day. ${'m'.repeat(200)}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said(page)).toHaveCount(turn + 1);
  }
  await expect.poll(size).toEqual(screen);
  await context.close();
});

test('the first load, until an answer can be typed, stays within 187.5 KB of script', async ({ context }) => {
  const { page } = await interviewing(context);
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('.composer-text')) return;
      Object.assign(window, { typeable: performance.now() });
      seen.disconnect();
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(said(page)).toHaveCount(1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/Markdown-')),
  );
  const { before, formatting } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, size: encodedBodySize }));
    const typeable = Number(Reflect.get(window, 'typeable'));
    return {
      before: scripts.filter(({ startTime }) => startTime <= typeable),
      formatting: scripts.filter(({ name }) => name.includes('/Markdown-')),
    };
  });
  // A slow machine may already have come to what waits for a calm moment; nothing there is needed to type.
  const calm = calmScripts(await readBuild('dist/client'), '/candidate?screen=live');
  const counted = new Map(
    [...before, ...formatting]
      .filter(({ name }) => !calm.has(new URL(name).pathname))
      .map(({ name, size }) => [name, size]),
  );
  const total = [...counted.values()].reduce((sum, size) => sum + size, 0);
  expect(formatting).toHaveLength(1);
  expect(total).toBeGreaterThan(100 * 1_024);
  expect(total, [...counted.keys()].join('\n')).toBeLessThanOrEqual(187.5 * 1_024);
});

test('keyboard, draft and counter', async ({ context }) => {
  const { page } = await interviewing(context);

  await box(page).pressSequentially('one');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('two');
  await expect(box(page)).toHaveValue('one\ntwo');
  await box(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(own(page)).toHaveCount(0);

  await page.reload();
  await expect(box(page)).toHaveValue('one\ntwo');
  await box(page).focus();
  model.become('held');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('');
  // Writing goes on while the reply is written; sending waits for it.
  await box(page).fill('already the next');
  await expect(log(page).locator('.streaming')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expect(own(page)).toContainText('one\ntwo');
  await expect(own(page)).toContainText('Saved');
  model.become('write');
  await expect(said(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  // A finished reply is announced once, as words.
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /Nora: .+\?/ })).toHaveCount(1);

  await box(page).fill('x'.repeat(2_001));
  await expect(page.getByText('Please keep your message under 2,000 characters.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box(page).fill('');
  await page.reload();
  await expect(box(page)).toHaveValue('');
});

test('two devices show the same, and one completes for both', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const { page, code } = await interviewing(first);
  const other = await second.newPage();
  await open(other, code);
  await other.getByRole('button', { name: 'Resume Interview' }).click();
  await expect(said(other)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Complete Interview' })).toBeDisabled();

  for (const turn of [1, 2, 3, 4, 5]) {
    const [here, there] = turn % 2 === 1 ? [page, other] : [other, page];
    await send(here, `answer ${turn}`);
    await expect(own(there)).toHaveCount(turn, { timeout: 5_000 });
    await expect(said(here)).toHaveCount(turn + 1);
    await expect(said(there)).toHaveCount(turn + 1, { timeout: 5_000 });
  }
  const texts = await log(page).locator('.bub').allInnerTexts();
  expect(await log(other).locator('.bub').allInnerTexts()).toEqual(texts);
  expect(texts.filter((text) => text.startsWith('answer'))).toEqual(
    [1, 2, 3, 4, 5].map((n) => `answer ${n}`),
  );

  await page.getByRole('button', { name: 'Complete Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete Interview' }).click();
  await expect(page.getByText("Thank you for your time. We'll be in touch soon.")).toBeVisible();
  for (const screen of [page, other]) {
    await expect(screen.getByRole('heading', { name: 'Thank you, Ana. That’s everything.' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Read your answers' }).click();
  await expect(page.getByRole('dialog').getByText('answer 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await Promise.all([first.close(), second.close()]);
});

test('a person can be asked to look at the score, once', async ({ context }) => {
  const { page } = await interviewing(context);
  await scoreAll();
  await page.goto(url('?tab=overview&screen=done'));
  await page.getByRole('button', { name: 'Ask for a human review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a human review' });
  const note = dialog.getByLabel('What should they look at?');
  const ask = dialog.getByRole('button', { name: 'Ask for a review' });
  await note.fill('x'.repeat(1_001));
  await expect(dialog.getByText('Please use at most 1,000 characters')).toBeVisible();
  await expect(ask).toBeDisabled();
  await note.fill('My hours were misread.');
  await expectAccessible(page);
  await refuseNext(page, 'interview.requestReview', { note: 'Please say more' });
  await ask.click();
  await expect(dialog.getByText('Please say more')).toBeVisible();
  await expect(note).toBeFocused();
  await expect(page.getByText('We couldn’t send your request.')).toBeVisible();
  const asked = callsOf(page, 'interview.requestReview');
  await ask.dblclick();
  await expect(page.getByText(/you asked for a person to review your score/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(asked()).toBe(1);
});

/** Every interview that was begun on this server is over and has a score. */
async function scoreAll(): Promise<void> {
  const sql = postgres((await runningPostgresUrl(server.dataDir)) ?? '', { max: 1 });
  await sql`update interview_sessions set is_complete = true, completed_at = now(), scoring = 'done',
    scoring_method = ${SCORING_METHOD}, final_score = 70, recommendation = 'Needs further evaluation' where not is_complete`;
  await sql.end();
}

/** How many messages of the interviewer are stored in the interview that began last. */
async function repliesStored(): Promise<number> {
  const sql = postgres((await runningPostgresUrl(server.dataDir)) ?? '', { max: 1 });
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from messages
    where role = 'assistant' and conversation_id =
      (select conversation_id from interview_sessions order by created_at desc limit 1)`;
  await sql.end();
  return row?.count ?? 0;
}

/** How many pixels of the conversation are below what is seen of it. */
const belowTheEnd = (page: Page): Promise<number> =>
  log(page).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

test('without connection nothing is lost and nothing comes twice', async ({ context }) => {
  const { page } = await interviewing(context);
  await page.setViewportSize({ width: 390, height: 560 });
  await context.setOffline(true);
  await expect(page.getByText('Connection lost.', { exact: true })).toBeVisible();
  await expect(page.getByText('Paused')).toBeVisible();
  await send(page, 'written in a tunnel');
  await expect(own(page)).toContainText('Waiting for connection');
  await context.setOffline(false);
  await expect(own(page)).toContainText('Saved');
  await expect(page.getByText('LIVE')).toBeVisible();
  await expect(said(page)).toHaveCount(2);
  await expect(own(page)).toHaveCount(1);
  // The line above it is gone, and the end of the reply is still in sight.
  await expect.poll(() => belowTheEnd(page)).toBeLessThanOrEqual(1);

  // The line goes away while the answer is on its way; it is there afterwards, once.
  await send(page, 'second answer');
  await expect(own(page)).toHaveCount(2);
  await context.setOffline(true);
  await expect.poll(repliesStored).toBe(3);
  await context.setOffline(false);
  await expect(said(page)).toHaveCount(3);
  await expect(log(page).locator('.streaming')).toHaveCount(0);

  // The page is closed before the message got away; the next one sends it, under its old id.
  await context.setOffline(true);
  await send(page, 'third answer');
  await expect(own(page).last()).toContainText('Waiting for connection');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(url(liveTabs));
  await expect(own(again)).toHaveCount(3);
  await expect(own(again).last()).toContainText('Saved');
  await expect(said(again)).toHaveCount(4);
  expect(await own(again).locator('.bub').allInnerTexts()).toEqual([
    'written in a tunnel',
    'second answer',
    'third answer',
  ]);
});

test('what one person wrote doesn’t get into the interview of the next at the same browser', async ({
  browser,
  context,
}) => {
  const { page } = await interviewing(context);
  await context.setOffline(true);
  await expect(page.getByText('Paused')).toBeVisible();
  await send(page, 'Ana wrote this');
  await expect(own(page)).toContainText('Waiting for connection');
  const elsewhere = await browser.newContext();
  const other = await interviewing(elsewhere, 'Ben Test');
  await context.addCookies(await elsewhere.cookies());
  await context.setOffline(false);
  await expect(page.getByText('Ben Test')).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await expect(page.getByText('Ana wrote this')).toHaveCount(0);
  await send(page, 'Ben wrote that');
  await expect(said(other.page)).toHaveCount(2);
  expect(await own(other.page).locator('.bub').allInnerTexts()).toEqual(['Ben wrote that']);
  await elsewhere.close();
});

test('a click on a page of someone signed out does nothing for the next person, and opens their page once', async ({
  browser,
  context,
}) => {
  await context.clock.install();
  const { page } = await interviewing(context);
  const elsewhere = await browser.newContext();
  const other = await interviewing(elsewhere, 'Ben Test');
  await context.addCookies(await elsewhere.cookies());
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  await page.getByRole('button', { name: 'Ask for a person instead' }).click();
  await expect(page.getByText('Ben Test')).toBeVisible();
  await expect(said(page)).toHaveCount(1);
  await send(page, 'Ben wrote that');
  await expect(said(page)).toHaveCount(2);
  // The socket still had the first one’s session: it was renewed once, instead of again every three seconds.
  await page.clock.runFor(7_000);
  await expect(page.getByText('LIVE')).toBeVisible();
  expect(sockets).toBe(1);
  await other.page.reload();
  await expect(other.page.getByRole('button', { name: 'Ask for a person instead' })).toBeVisible();
  await elsewhere.close();
});

test('the server dies in the middle of a reply and comes back', async ({ context }) => {
  const { page } = await interviewing(context);
  model.become('held');
  await send(page, 'before the crash');
  await expect(log(page).locator('.streaming')).toBeVisible();
  await server.kill();
  model.become('write');
  await expect(page.getByText('Connection lost.', { exact: true })).toBeVisible();
  await expect(page.getByText(/Trying again (in \d+ seconds?|now)\./)).toBeVisible();
  server = await start();
  await page
    .getByRole('button', { name: 'Try now' })
    .click({ timeout: 2_000 })
    .catch(() => {});
  await expect(page.getByText('LIVE')).toBeVisible({ timeout: 45_000 });
  await expect(said(page)).toHaveCount(2, { timeout: 30_000 });
  await expect(own(page)).toHaveCount(1);
  await expect(said(page).last()).toContainText('?');
});

const failures = [
  { mood: 429, title: 'Rate Limit', text: 'Too many requests. Please wait and try again.' },
  { mood: 402, title: 'Service Unavailable', text: 'AI service temporarily unavailable.' },
] as const;

test('a reply that fails says so, keeps the text and can be tried again', async ({ context }) => {
  const { page } = await interviewing(context);
  for (const [index, { mood, title, text }] of failures.entries()) {
    model.become(mood);
    await send(page, `answer ${index}`);
    const toast = page.getByRole('alert').filter({ hasText: title }).filter({ hasText: text });
    await expect(toast).toBeVisible({ timeout: 30_000 });
    await toast.getByRole('button').click();
    await expect(own(page)).toHaveCount(index + 1);
    await expect(log(page).getByRole('alert')).toContainText(text);
    model.become('write');
    await log(page).getByRole('button', { name: 'Retry' }).click();
    await expect(said(page)).toHaveCount(index + 2);
    await expect(log(page).getByRole('alert')).toHaveCount(0);
  }
  // What the model can't do, the built-in interviewer does for that turn.
  model.become('silent');
  await send(page, 'and one more answer');
  await expect(said(page)).toHaveCount(failures.length + 2);
  await expect(log(page).getByRole('alert')).toHaveCount(0);
});

test('leaving ends it on every tab, and takes unsent text along', async ({ context }) => {
  const { page } = await interviewing(context);
  await box(page).fill('not sent');
  await page.getByRole('button', { name: 'Finish later' }).click();
  await expect(page.getByText('In Progress', { exact: true })).toBeVisible();
  const live = await context.newPage();
  await live.goto(url(liveTabs));
  await expect(box(live)).toHaveValue('not sent');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByLabel('Access code')).toBeVisible();
  await expect(page.getByText(/session has ended/)).toHaveCount(0);
  await expect(live.getByText('Your portal session has ended.')).toBeVisible({ timeout: 8_000 });
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual(
    [],
  );
});

test('on a phone, with a long name in another script', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const name = 'عبدالرحمن بن محمد الأنصاري القرطبي الأندلسي Wolfeschlegelsteinhausenbergerdorff';
  const { page } = await interviewing(context, name);
  await box(page).fill('first line');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('first line\n');
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(said(page)).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Getting started|^Your experience/ }).tap();
  const panel = page.getByRole('dialog', { name: 'Your interview' });
  await expect(panel.getByText('This conversation has 3.')).toBeVisible();
  await expect(panel.getByText('4 more replies to finish')).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Ask for a person instead' }).tap();
  await expect(panel.getByText('HR knows you’d like to talk with a person')).toBeVisible();
  await panel.getByRole('button', { name: 'Finish later' }).tap();

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    for (const search of ['', '?tab=interview', '?tab=resources&guide=interview', '?tab=profile', liveTabs]) {
      await page.goto(url(search));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Not the window's width: on a phone that grows with a page that is too wide.
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
          message: `${search} at ${width}`,
        })
        .toBeLessThanOrEqual(width);
    }
  }
  await context.close();
});

test('what ends the interview is there before it ends, also when a release took it off the server', async ({
  context,
}) => {
  const { page } = await interviewing(context);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Completed-[^/]*\.js$/.test(name)),
  );
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await scoreAll();
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { name: /^Thank you, Ana/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('the portal and the interview offer a new version, also where a part of the page is gone', async ({
  context,
}) => {
  await context.route('**/assets/Profile-*.js', (route) => route.fulfill({ status: 404 }));
  const { page } = await interviewing(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/trpc/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'another' } });
  });
  const offer = page.getByText('A new version is ready.');
  await send(page, 'written before the release');
  await expect(offer).toBeVisible();
  await expect(said(page)).toHaveCount(2);
  await expectAccessible(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBe(844);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Finish later' }).first().click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
