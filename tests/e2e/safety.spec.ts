import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { pdfResume } from '../support/documents.ts';
import { employee, forgetPeople, onDatabase, signIn } from './employeePeople.ts';
import {
  answer,
  applyAs,
  codeFor,
  expectAccessible,
  expectFits,
  openCandidates,
  shortlist,
} from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** A candidate discloses a crisis; the safety contact sees it, and the interview goes on another day. */

const fullName = 'Rosa Marwa';
const email = `rosa.${randomUUID()}@example.com`;
const crisis = 'I want to kill myself, zebra lighthouse.';
const answers = [
  'I’m fine, thank you.',
  'I worked two years for an online shop and answered about 40 emails a day in Zendesk.',
  'First I said sorry, then I checked the tracking and sent a new one with express shipping.',
  'I know Zendesk best. I use macros and tags, and I keep one tab for each customer so that I never mix them up.',
  'First I would check the tracking, then I would ask if a neighbor took it, because she still needs it.',
  'If it costs more than the order I would ask my team lead first. If it is small I decide and write a note.',
];

const card = (page: Page): Locator => page.locator('section.pause');
const log = (page: Page): Locator => page.getByRole('log');

async function portal(context: BrowserContext, code: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at('/candidate'));
  await page.getByLabel('Access code').fill(code);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  return page;
}

// Other journeys of HR begin with an inbox in which nothing is urgent.
test.afterEach(() => onDatabase((sql) => sql`delete from safety_flags`));

test('a crisis in an interview, from the disclosure to a score', async ({ browser }) => {
  test.setTimeout(240_000);
  await forgetPeople(fullName);
  const firstDay = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const applicant = await firstDay.newPage();
  const buffer = await pdfResume({ visible: ['Two years of customer support. Zendesk.'] });
  await applyAs(applicant, {
    fullName,
    email,
    file: { name: 'cv.pdf', mimeType: 'application/pdf', buffer },
  });
  const hrContext = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const hr = await hrContext.newPage();
  await openCandidates(hr);
  await shortlist(hr, fullName);
  const code = await codeFor(email);

  const candidate = await portal(firstDay, code);
  await candidate.getByRole('link', { name: 'Start Interview' }).click();
  await candidate.getByRole('checkbox').check();
  await candidate.getByRole('button', { name: 'Start Interview' }).click();
  await expect(log(candidate)).toContainText('Nora');
  await answer(candidate, 1, answers[0] ?? '');
  await answer(candidate, 2, answers[1] ?? '');

  // The reply comes at once, and the card takes the composer's place.
  await candidate.getByLabel('Your message').fill(crisis);
  await candidate.keyboard.press('Enter');
  await expect(card(candidate)).toBeVisible();
  await expect(log(candidate)).toContainText(
    'I’m an AI, and you, a real person, matter more than this interview.',
  );
  await expect(card(candidate).getByRole('heading')).toBeFocused();
  await expect(card(candidate).getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  await expect(card(candidate).getByRole('link', { name: 'findahelpline.com' })).toHaveAttribute(
    'href',
    'https://findahelpline.com',
  );
  await expect(candidate.getByLabel('Your message')).toHaveCount(0);
  await expectFits(candidate);
  await expectAccessible(candidate);
  await candidate.reload();
  await card(candidate).getByRole('button', { name: 'Stop for today' }).click();
  const paused = 'Your interview is paused. Continue whenever you’d like. It won’t affect your application.';
  await expect(candidate.getByText(paused)).toBeVisible();
  await expectAccessible(candidate);

  // The safety contact sees it; the drawer and its transcript don't.
  await hr.goto(at('/admin?tab=inbox'));
  const urgent = hr.getByRole('region', { name: 'Urgent' });
  await expect(urgent).toContainText(fullName);
  await expect(urgent).not.toContainText('zebra');
  await hr.goto(at('/admin?tab=candidates'));
  await hr.getByRole('button', { name: fullName, exact: true }).click();
  const drawer = hr.getByRole('dialog', { name: fullName });
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  await expect(drawer.getByText(/Ended without a score/).first()).toBeVisible();
  await expect(drawer).not.toContainText(/zebra|findahelpline|private/i);
  await firstDay.close();

  // Another day, another device.
  const nextDay = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const again = await portal(nextDay, code);
  await again.getByRole('button', { name: 'Resume Interview' }).click();
  await expect(card(again)).toContainText(paused);
  await expectAccessible(again);
  await card(again).getByRole('button', { name: 'I’m ready to continue' }).click();
  await expect(log(again)).toContainText('Let’s pick up where we left off.');
  await expect(card(again)).toHaveCount(0);
  const before = await log(again).locator('.msg:not(.me)').count();
  for (const [index, text] of answers.slice(2).entries()) await answer(again, before + index, text);
  await again.getByRole('button', { name: 'Complete Interview' }).filter({ visible: true }).click();
  await again.getByRole('dialog').getByRole('button', { name: 'Complete Interview' }).click();
  await expect(again.getByText(/out of 100/)).toBeVisible();

  await hr.reload();
  await drawer.getByRole('tab', { name: 'Interview' }).click();
  await expect(drawer.locator('mark').first()).toBeVisible();
  await expect(drawer).not.toContainText(/zebra|findahelpline|Ended without a score/);
  await nextDay.close();
  await hrContext.close();
});

test('a crisis in a shift and in a practice chat: help, going on, and stopping for today', async ({
  browser,
}) => {
  const person = await employee('Tala Reyes');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await signIn(context, person);
  const page = await context.newPage();
  const disclose = async (text = crisis): Promise<void> => {
    await page.getByLabel('Your message').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(card(page)).toBeVisible();
    await expectFits(page);
  };

  await page.goto(at('/employee/work'));
  await page.getByRole('button', { name: 'Start Work Session' }).click();
  await expect(page.getByRole('button', { name: 'Show task' })).toBeVisible();
  const say = async (text: string): Promise<void> => {
    await page.getByLabel('Your message').fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
  };
  // A shift that earned a “Great work!” before what happens now.
  const [task] = await onDatabase(
    (sql) => sql<{ solution: string }[]>`
      select criteria->>'solution' as solution from task_assignments
      where current and employee_id = ${person.candidateId}`,
  );
  await say(task?.solution ?? '');
  await expect(page.getByRole('button', { name: /^Completed · 100\/100/ })).toBeVisible();
  await say('Yes, ready');
  await expect(log(page).getByText('Task 2:')).toBeVisible();
  await disclose();
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'I’m ready to continue' }).click();
  await expect(log(page)).toContainText('is still open, and the pause didn’t use up a try');
  await disclose();
  // The stream tells of the end before the button's own answer is here: one message, not two.
  const over = page.getByText('Your shift is over for today', { exact: true });
  await page.evaluate(() => {
    const seen = new Set<Element>();
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('[data-toasts] b')) {
        if (title.textContent === 'Your shift is over for today') seen.add(title);
      }
      document.body.setAttribute('data-told', String(seen.size));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.route(/workSessions\.end/, async (route) => {
    const answer = await route.fetch();
    await expect(over).toBeVisible();
    await route.fulfill({ response: answer });
  });
  const ended = page.waitForResponse(/workSessions\.end/);
  await card(page).getByRole('button', { name: 'Stop for today' }).click();
  await (await ended).finished();
  await page.unroute(/workSessions\.end/);
  await expect(page.getByRole('button', { name: 'Start Work Session' })).toBeVisible();
  // Two frames: whatever the answer led to is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await expect(page.locator('body')).toHaveAttribute('data-told', '1');
  await expect(page.getByText('Great work!')).toHaveCount(0);
  await expect(page.getByText('Your shift is over for today. You completed 1 task')).toBeVisible();

  await page.goto(at('/employee/client-chat'));
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await expect(log(page).locator('.msg:not(.me)')).toHaveCount(1);
  // In the language it was said, from right to left where that is written so, and in English below.
  await disclose('أريد أن أموت');
  await expect(card(page).locator('h2[lang="ar"][dir="rtl"]')).toHaveText('أنت أهم من هذا النموذج');
  await expect(card(page).locator('div[lang="ar"][dir="rtl"]')).toContainText('findahelpline.com');
  await expect(card(page)).toContainText('You matter more than this form');
  await expect(log(page)).toContainText('Safety note');
  await expectAccessible(page);
  await card(page).getByRole('button', { name: 'Stop for today' }).click();
  await expect(page.getByRole('button', { name: 'Connect to Client' })).toBeEnabled();
  await context.close();
});

test('a crisis in the contact form: help in the language it was written in, with English below', async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(at('/contact'));
    await page.getByLabel('Your name').fill('Layla');
    await page.getByLabel('Your email').fill(`layla.${randomUUID()}@example.com`);
    await page.getByLabel('Topic').selectOption({ index: 1 });
    await page.getByLabel('Your message').fill('أريد أن أموت ولا أعرف مع من أتحدث');
    await page.getByRole('button', { name: 'Send message' }).click();
    const own = page.locator('[lang="ar"][dir="rtl"]');
    await expect(own.getByRole('heading', { name: 'أنت أهم من هذا النموذج' })).toBeVisible();
    await expect(own.getByRole('link', { name: 'findahelpline.com' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You matter more than this form' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  }
});
