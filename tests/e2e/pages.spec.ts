import { type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { publicPaths } from '../../shared/site/paths.ts';
import { readEmails, testAdmin } from '../support/server.ts';
import { emailsWritten } from './employeePeople.ts';
import { expectAccessible, expectFits, visit } from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

/** Every public page with its heading; the list of jobs has journeys of its own. */
const pages: Record<Exclude<(typeof publicPaths)[number], '/jobs'> | '/nothing-here', string | RegExp> = {
  '/': /A seat at the table/,
  '/about': 'We hire people, not zip codes.',
  '/contact': 'Contact',
  '/faq': 'Questions and answers',
  '/privacy-policy': 'Privacy policy',
  '/how-to-know-it-is-us': 'How to know it is us',
  '/accessibility': 'Accessibility',
  '/apply': 'Submit Your Application',
  '/data-request': 'Request or delete my data',
  '/nothing-here': 'Oops! Page not found.',
};
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };

test('every page is accessible in light and dark, wide and narrow, and keeps its measures', async ({
  page,
}) => {
  for (const [address, title] of Object.entries(pages)) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at(address));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    // 320 pixels are also what 1280 pixels are at 400 % zoom; 720 are 1440 at 200 %.
    for (const width of [390, 720, 320]) {
      await page.setViewportSize({ width, height: 600 });
      await expectFits(page, `${address} at ${width}`);
    }
  }
});

test('the header of a phone is one line, however narrow the phone', async ({ page }) => {
  await page.goto(at('/jobs'));
  for (const width of [320, 352, 353, 360, 374, 375, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const { height } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(height, `at ${width} pixels`).toBeLessThan(70);
  }
});

test('the legend of the shift hours has one swatch an entry', async ({ page }) => {
  await page.goto(at('/'));
  const drawn = await page
    .locator('.hm-legend *')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part, '::before').content !== 'none'));
  expect(drawn).toEqual([true, true, true, false]);
});

test('the chosen half of sign-in and sign-up is the lighter one in the dark', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(at('/auth'));
  const light = await page.getByRole('tab', { name: 'Sign In' }).evaluate((half) => {
    const sum = (element: Element | null): number =>
      (element ? getComputedStyle(element).backgroundColor : '')
        .match(/\d+/g)
        ?.reduce((total, part) => total + Number(part), 0) ?? 0;
    return sum(half) - sum(half.parentElement);
  });
  expect(light).toBeGreaterThan(0);
  await context.close();
});

test('text of twice the size stays on the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const address of Object.keys(pages)) {
    await page.goto(at(address));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFits(page, address);
    for (const text of await page.locator('h1, h2, h3, p, li, dd').all()) {
      const cut = await text.evaluate((element) => {
        const style = getComputedStyle(element);
        return style.overflow === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      });
      expect(cut, `${address}: ${await text.textContent()}`).toBe(false);
    }
  }
});

test('the phone menu by keyboard alone: opens, holds the focus, closes, and gives it back', async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const open = page.getByRole('button', { name: 'Menu', exact: true });
  await open.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  for (const name of [
    'Home',
    'About',
    'Jobs',
    'Candidates',
    'Employees',
    'Contact',
    'Apply Now',
    'Employee Login',
  ])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();

  const close = menu.getByRole('button', { name: 'Close menu' });
  for (let stop = 0; stop < 14; stop++) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await close.focus();
  await page.keyboard.press('Shift+Tab');
  await expect(menu.getByRole('button', { name: 'Dark mode' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'About' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/about$/);
  await expect(menu).toBeHidden();
  await context.close();
});

test('questions by keyboard: one open at a time, closable, and each with a link', async ({ page }) => {
  await visit(page, '/faq');
  const opened = page.locator('details[open]');
  await expect(opened).toHaveCount(1);
  const question = page.locator('summary', { hasText: 'How and when am I paid?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('By direct deposit every two weeks.')).toBeVisible();
  await expect(opened).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(opened).toHaveCount(0);

  await page.goto(at('/faq#equipment'));
  await expect(page.getByText('at least 10 Mbps')).toBeVisible();
  await expect(opened).toHaveCount(1);
  await page.locator('summary', { hasText: 'Is training paid?' }).click();
  await page.getByRole('link', { name: /^Link to this answer\s*: Is training paid\?$/ }).click();
  await expect(page).toHaveURL(/#training$/);
  await page.goBack();
  await expect(page.getByText('at least 10 Mbps')).toBeVisible();
});

test('colors: follow the device, change on request, and stay without a flash', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  const scheme = (): Promise<string | null> =>
    page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  await page.goto(at('/about'), { waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Light mode' }).click();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  expect(await scheme()).toBe('light');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body');
  expect(await scheme()).toBe('light');
  await context.close();
});

test('the Admin link comes and goes with the sign-in, in every tab', async ({ browser }) => {
  const context = await browser.newContext();
  const [visitor, hr] = [await context.newPage(), await context.newPage()];
  await visitor.goto(at('/'));
  const link = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Admin' });
  await expect(visitor.getByRole('link', { name: 'Employees' }).first()).toBeVisible();
  await expect(link).toHaveCount(0);
  await hr.goto(at('/auth'));
  await hr.getByLabel('Email').fill(testAdmin.email);
  await hr.getByLabel('Password', { exact: true }).fill(testAdmin.password);
  await hr.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(hr.getByRole('heading', { name: 'HR Control Panel' })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', '/admin');
  await hr
    .getByRole('button', { name: /Logout|Sign out/i })
    .first()
    .click();
  await expect(link).toHaveCount(0);
  await context.close();
});

test('contact: errors beside the fields and in a summary, then a number, and emails to both', async ({
  page,
}) => {
  await page.goto(at('/contact'));
  // Before the script has taken over the browser would send the form itself.
  await expect(page.locator('form[novalidate]')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send message' });
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Your email').fill('ada@nowhere');
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please correct' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Your email: Invalid email address',
    'Topic: Please choose a topic',
    'Your message: Please write at least 10 characters',
  ]);
  await expectAccessible(page);
  await summary.getByRole('link', { name: /^Your email/ }).click();
  await expect(page.getByLabel('Your email')).toBeFocused();
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Invalid email address');
  await page.getByLabel('Your email').fill('ada@example.com');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await page.getByLabel('Topic').selectOption('My work or my pay');
  await page.getByLabel('Your message').fill('URGENT: my access code does not arrive. What can I do?');

  // A line that breaks loses nothing, and the second try is the same message.
  await page.route('**/trpc/contact.send', (route) => route.abort());
  await send.click();
  await expect(page.getByRole('alert')).toContainText('Nothing was lost');
  await page.unroute('**/trpc/contact.send');
  await send.click();
  const done = page.getByRole('heading', { name: 'Message sent' });
  await expect(done).toBeFocused();
  const reference = (await page.getByText(/LT-\d{4}-/).textContent())?.match(/LT-\d{4}-\w{6}/)?.[0] ?? '';
  expect(reference).not.toBe('');
  await expectAccessible(page);
  await expect
    .poll(async () => (await readEmails(dataDir())).filter(({ subject }) => subject.includes(reference)))
    .toHaveLength(2);
  const emails = await readEmails(dataDir());
  const urgent = ({ subject }: { subject: string }): boolean =>
    subject.startsWith('URGENT: ') && subject.includes(reference);
  expect(emails.filter(urgent)).toHaveLength(1);
  // The page's own link leads to a new message.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

test('contact: a message being written survives a look at a quick answer and a reload', async ({ page }) => {
  await visit(page, '/contact');
  const message = page.getByLabel('Your message');
  await message.fill('Typed on a phone, between two buses.');
  await page.getByRole('navigation', { name: 'Quick answers' }).getByRole('link').first().click();
  await expect(page).toHaveURL(at('/faq'));
  await page.goBack();
  await expect(message).toHaveValue('Typed on a phone, between two buses.');
  await page.reload();
  await expect(message).toHaveValue('Typed on a phone, between two buses.');
});

/** As form fillers do it, which see no difference between a field and a hidden one. */
async function fillEveryEmptyField(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('form input:not([type])')) {
      if (field.value !== '') continue;
      field.value = 'https://me.example';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
}

test('contact: a hidden field that a form filler filled in costs no message', async ({ page }) => {
  await visit(page, '/contact');
  await writeToUs(page);
  await fillEveryEmptyField(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('We haven’t sent this yet.');
  await fillEveryEmptyField(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  const text = await page.getByText(/LT-\d{4}-/).textContent();
  const reference = text?.match(/LT-\d{4}-\w{6}/)?.[0] ?? 'none';
  await expect
    .poll(async () => (await readEmails(dataDir())).filter(({ subject }) => subject.includes(reference)))
    .toHaveLength(2);
});

test('data request: a hidden field that a form filler filled in costs no request', async ({ page }) => {
  const email = `filled-${crypto.randomUUID()}@example.com`;
  await visit(page, '/data-request');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: 'Get a copy of my data' }).check();
  await fillEveryEmptyField(page);
  const send = page.getByRole('button', { name: 'Send me the link' });
  await send.click();
  await expect(page.locator('[data-toasts]')).toContainText('We haven’t sent this yet.');
  await send.click();
  await expect(send).toBeHidden();
  expect(await emailsWritten({ to: email })).toBe(1);
  await expect
    .poll(async () => (await readEmails(dataDir())).filter(({ to }) => to === email))
    .toHaveLength(1);
});

test('without scripts: pages read, menu and questions open, links lead on, and the form arrives', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [address, title] of Object.entries(pages)) {
    const answer = await page.goto(at(address));
    expect(answer?.status(), address).toBe(address === '/nothing-here' ? 404 : 200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: /(dark|light) mode/i })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);

  await page.goto(at('/faq#pay'));
  await expect(page.getByText('By direct deposit every two weeks.')).toBeVisible();
  await page.locator('summary', { hasText: 'Is training paid?' }).click();
  await expect(page.locator('details[open]')).toHaveCount(1);

  await page.goto(at('/contact'));
  await page.getByLabel('Your name').fill('No Script');
  await page.getByLabel('Your email').fill('noscript@example.com');
  await page.getByLabel('Topic').selectOption('Something else');
  await page.getByLabel('Your message').fill('This browser runs no scripts at all.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/sent=LT-/);
  await expect(page.getByText(/Your reference number is LT-\d{4}-\w{6}/)).toBeVisible();
  await context.close();
});

test('the script takes over without an error, a refusal or a shift', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const address of Object.keys(pages)) {
    complaints.length = 0;
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(at(address), { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shifted = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    );
    expect(shifted, address).toBeLessThan(0.01);
    const expected = address === '/nothing-here' ? /status of 404/ : /^$/;
    expect(
      complaints.filter((text) => !expected.test(text)),
      address,
    ).toEqual([]);
  }
});

/** A release took the files of this page off the server. */
async function released(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
}

async function writeToUs(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ana Visitor');
  await page.getByLabel('Your email').fill('ana.visitor@example.com');
  await page.getByLabel('Topic').selectOption('My data');
  await page.getByLabel('Your message').fill('A long letter, written while a release went out.');
}

test('contact: what sending needs is fetched with the first field, and a release after that does no harm', async ({
  page,
}) => {
  await visit(page, '/contact');
  const fetched = page.waitForResponse((answer) => /\/assets\/sending-/.test(answer.url()));
  const rules = page.waitForResponse((answer) => /\/assets\/schema-/.test(answer.url()));
  await page.getByLabel('Your name').focus();
  await Promise.all([fetched, rules]);
  await page.waitForLoadState('networkidle');
  await released(page);
  await writeToUs(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
});

test('contact: thanks stay after Back from a part of the page, also when that was loaded first', async ({
  page,
}) => {
  await visit(page, '/contact');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.reload();
  const done = page.getByRole('heading', { name: 'Message sent' });
  const send = async (): Promise<void> => {
    await writeToUs(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(done).toBeVisible();
  };
  await send();
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(done).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/#main$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');

  // Back and Forward lead to the entries that were there, a link to a new one.
  await send();
  await page.goBack();
  await expect(page).toHaveURL(/#main$/);
  await page.goForward();
  await expect(page).not.toHaveURL(/#/);
  await expect(done).toBeVisible();
});

test('contact: a form that a release left incomplete says so and keeps the text', async ({ page }) => {
  await visit(page, '/contact');
  await released(page);
  await writeToUs(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’re having trouble right now.').first()).toBeVisible();
  await expect(page.getByLabel('Your name')).not.toHaveValue('');
});
