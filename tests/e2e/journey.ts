import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { readEmails } from '../support/server.ts';
import { adminCookie, browserCookies } from './employee.ts';
import { at, dataDir } from './served.ts';

/** Steps that several journeys share. */

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds. It's given to a page once and says what fails only: its account of everything that's right takes longer than
 * the look itself. Style sheets aren't fetched a second time; that serves one rule, about pages that turn with the device.
 */
async function faults(page: Page, scheme: 'light' | 'dark', coloursOnly: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const runOnly = coloursOnly ? ['color-contrast'] : tags;
  const found = await page.evaluate(async (values) => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, {
      runOnly: values,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, runOnly);
  return found.map((fault) => `${scheme} ${fault}`);
}

/**
 * No accessibility fault that axe can find, in light and in dark, or in those that are named; a second scheme
 * changes colours and nothing else. Looked at until it holds: half way through a transition colours are mixed,
 * and what counts is the page that stays.
 */
export async function expectAccessible(
  page: Page,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  for (const [index, scheme] of schemes.entries()) {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-mantine-color-scheme', value),
      scheme,
    );
    await expect.poll(() => faults(page, scheme, index > 0), { timeout: 40_000 }).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'));
}

/** Nothing is wider than the window; looked at until it holds, because what draws by measuring draws again after a turn. */
export async function expectFits(page: Page, where = 'the page'): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${where} is wider than the window`,
    })
    .toBeLessThanOrEqual(0);
  expect(await brokenRanges(page), `${where} breaks a line inside a range or a time`).toEqual([]);
}

/** Ranges of figures ("5–7 business days") and times ("6:09 PM") whose two ends stand on different lines. */
function brokenRanges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      for (const { 0: words, index } of (node.textContent ?? '').matchAll(/\d\S*–\S*\d|\d:\d\d\s[AP]M/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(words);
      }
    }
    return broken;
  });
}

/** Opens a public page and waits until its script has taken over; what happens before that has journeys of its own. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { live: true })));
  await page.goto(at(path));
  await page.waitForFunction(() => Reflect.get(window, 'live') === true);
}

/** The server refuses the next call of a mutation, with messages for its fields. */
export async function refuseNext(
  page: Page,
  procedure: string,
  fields: Record<string, string>,
): Promise<void> {
  const data = { domain: { code: 'invalid_input', fields } };
  const error = { message: 'Invalid input', code: -32_600, data };
  await page.route(
    `**/trpc/${procedure}*`,
    (route) => {
      const batched = route.request().url().includes('batch=1');
      return route.fulfill({ status: 400, json: batched ? [{ error }] : { error } });
    },
    { times: 1 },
  );
}

/** Holds back the next call of a mutation; then the server gets it, or what `then` does happens instead. */
export async function held(
  page: Page,
  procedure: string,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    `**/trpc/${procedure}*`,
    async (route) => {
      await promise;
      await then(route);
    },
    { times: 1 },
  );
  return resolve;
}

/** How often a mutation has been called from now on. */
export function callsOf(page: Page, procedure: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(`/trpc/${procedure}`)) calls += 1;
  });
  return () => calls;
}

export type Applicant = {
  fullName: string;
  email: string;
  file: AttachedFile;
  coverLetter?: AttachedFile;
  linkedIn?: string;
};
type AttachedFile = { name: string; mimeType: string; buffer: Buffer };

/** What's required in the application form, but for the résumé and the consent. */
export async function fillApplication(
  page: Page,
  {
    fullName,
    email,
    position,
    why,
  }: Pick<Applicant, 'fullName' | 'email'> & { position?: string; why: string },
): Promise<void> {
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  if (position) await page.getByLabel('Position', { exact: true }).selectOption(position);
  await page.getByLabel('Country').fill('Kenya');
  await page.getByLabel("Why You're a Good Fit").fill(why);
}

export async function applyAs(page: Page, applicant: Applicant, form = '/apply'): Promise<void> {
  const { fullName, email, file, coverLetter, linkedIn } = applicant;
  await visit(page, form);
  const position = 'Customer Support Representative';
  const why =
    'I answered customers of an online shop for two years and I like to solve what looks difficult.';
  await fillApplication(page, { fullName, email, position, why });
  await page.getByLabel('Résumé').setInputFiles(file);
  if (coverLetter) await page.getByLabel('Cover letter').setInputFiles(coverLetter);
  if (linkedIn) await page.getByLabel('LinkedIn profile').fill(linkedIn);
  await expect(page.getByText('Replace', { exact: true })).toHaveCount(coverLetter ? 2 : 1);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  await expect(page.getByRole('status').getByText(email)).toBeVisible();
}

/** Signs in as HR by a cookie; the sign-in by its form has journeys of its own. */
export async function signInAsAdmin(page: Page): Promise<void> {
  await page.context().addCookies(browserCookies(await adminCookie()));
}

/** HR's table of candidates, signed in. */
export async function openCandidates(page: Page): Promise<void> {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=candidates'));
  await expect(page.getByRole('heading', { name: 'Candidates' })).toBeVisible();
}

/** In HR’s form of a job, which starts without one. */
export async function choosePosition(dialog: Locator): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'Position on the application form' });
  await expect(field).toHaveAttribute('required');
  await field.click();
  await dialog.page().getByRole('option', { name: 'Data Entry Clerk' }).click();
}

/** Shortlists somebody in HR's table. */
export async function shortlist(page: Page, fullName: string): Promise<void> {
  await page.getByRole('button', { name: `Status of ${fullName}: applied` }).click();
  // The table shows the change before the server has it; a page closed in between would take it along.
  const stored = page.waitForResponse((response) => response.url().includes('admin.changeStatus'));
  await page.getByRole('menuitem', { name: /Shortlisted/ }).click();
  await stored;
  await expect(page.getByRole('button', { name: `Status of ${fullName}: shortlisted` })).toBeVisible();
}

/** The newest code that was emailed to this address. */
export async function codeFor(email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const emails = await readEmails(dataDir());
      const written = emails.findLast(
        ({ to, subject }) => to === email && subject.startsWith('Your access code'),
      );
      code = written?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}

/** Sends the answer to the interviewer's message number `turn` (from 1) and waits for the one after it. */
export async function answer(page: Page, turn: number, text: string): Promise<void> {
  const said = page
    .getByRole('log')
    .locator('.msg:not(.me)')
    .filter({ has: page.locator('.bub:not(.streaming) p') });
  await expect(said).toHaveCount(turn);
  await page.getByLabel('Your message').fill(text);
  // Enter does nothing while the last reply is still on its way.
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(turn + 1);
}
