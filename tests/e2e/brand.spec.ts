import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import { pdfResume } from '../support/documents.ts';
import { dataFolder, type RunningServer, removeFolder, startServer, testAdmin } from '../support/server.ts';
import { expectAccessible, expectFits } from './journey.ts';
import { test } from './journeyTest.ts';

/** A second company, from an empty installation to its first applicant: nothing anywhere may name the default one. */

const company = {
  name: 'Harbor & Kettle',
  accent: '#1a5fb4',
  interviewer: 'Mara',
  contact: 'hello@kettle.test',
  privacy: 'privacy@kettle.test',
  hr: 'people@kettle.test',
};
const ours = /longtable|\bnora\b|\bines\b/i;
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><script>alert(1)</script><rect width="160" height="40" rx="8" fill="${company.accent}"/><circle cx="20" cy="20" r="10" fill="#fff"/></svg>`;

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page, name: string): Promise<void> {
  await region(page, name).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(region(page, name).getByText(/^Changed .* by /)).toBeVisible();
  await expect(region(page, name).getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
}

/** What people and search engines read of a page: its text, its head, its labels; files it loads have names of their own. */
async function expectOwnName(page: Page, where: string): Promise<void> {
  const read = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const each of copy.querySelectorAll(
      'script:not([type="application/ld+json"]), style, link[rel="modulepreload"]',
    ))
      each.remove();
    return copy.outerHTML;
  });
  expect(read.match(ours)?.[0] ?? '', `${where} names the default company`).toBe('');
  expect(await page.title(), where).toContain(company.name);
}

const filledColor = (page: Page): Promise<string> =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-pine-7').trim(),
  );

async function setUp(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Set up: Name your company' }).click();
  const own = region(page, 'Company');
  await own.getByLabel('Name', { exact: true }).fill(company.name);
  await own.getByLabel('Location', { exact: true }).fill('Halifax, Canada');
  await own.getByLabel('Postal address').fill('1 Quay Street, Halifax');
  await own.getByLabel('Contact address').fill(company.contact);
  await own.getByLabel('Privacy address').fill(company.privacy);
  await save(page, 'Company');
  await expect(page.getByRole('link', { name: `${company.name}, home` }).first()).toBeVisible();

  const color = region(page, 'Color');
  await color.getByLabel('Accent color').fill('#fdc842');
  await expect(color.getByText('so choose a darker color')).toBeVisible();
  await color.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(color.getByText('This color is too light')).toBeVisible();
  await color.getByLabel('Accent color').fill(company.accent);
  await expect(color.getByText('is easy to read')).toBeVisible();
  await save(page, 'Color');
  await expect.poll(() => filledColor(page)).toBe(company.accent);

  await region(page, 'Logo')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(page.getByRole('img', { name: 'Logo for light ground' })).toBeVisible();
  await save(page, 'Logo');

  const personas = region(page, 'AI personas');
  await personas.getByLabel('AI interviewer').fill(company.interviewer);
  await personas.getByLabel('AI supervisor').fill('Oleg');
  await save(page, 'AI personas');

  const mailboxes = region(page, 'Mailboxes');
  await mailboxes.getByLabel('Sender’s name').fill(company.name);
  for (const label of ['Sender’s address', 'HR’s address', 'Answers go to', 'Notices go to'])
    await mailboxes.getByLabel(label).fill(company.hr);
  await save(page, 'Mailboxes');
  await mailboxes.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();

  const terms = region(page, 'Terms');
  await terms.getByLabel('Text').fill('## What counts\n\nWrite to us.\n\n- One\n- Two');
  await terms.getByLabel('What changed').fill('First version');
  await terms.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Text published')).toBeVisible();
}

async function postJob(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Post a job: Post your first job' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  await dialog.getByLabel('Title').fill('Harbor Agent');
  await dialog.getByLabel('Department').fill('Support');
  await dialog.getByLabel('Description').fill('Answers customers.');
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
}

async function apply(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => addEventListener('hydrated', () => Object.assign(window, { live: true })));
  await page.goto(`${address}/apply`);
  await page.waitForFunction(() => Reflect.get(window, 'live') === true);
  await page.getByLabel('Full name').fill('Kira Brandt');
  await page.getByLabel('Email').fill('kira@example.com');
  await page.getByLabel('Position', { exact: true }).selectOption('Customer Support Representative');
  await page.getByLabel('Country').fill('Kenya');
  await page
    .getByLabel("Why You're a Good Fit")
    .fill('I answered customers of an online shop for two years and I like to solve what looks difficult.');
  const buffer = await pdfResume({ visible: ['Two years of customer support.'] });
  await page.getByLabel('Résumé').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText('Replace', { exact: true })).toHaveCount(1);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Applying!' })).toBeVisible();
  await expectOwnName(page, 'the page after sending');
}

async function expectOwnMails(dataDir: string, recipients: readonly string[]): Promise<void> {
  const folder = path.join(dataDir, 'mail');
  const parsed = async () =>
    Promise.all(
      (await readdir(folder))
        .filter((name) => name.endsWith('.eml'))
        .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
    );
  await expect
    .poll(async () => (await parsed()).flatMap(({ to }) => to?.map(({ address }) => address) ?? []))
    .toEqual(expect.arrayContaining([...recipients]));
  for (const { subject, html, text, from, to } of await parsed()) {
    const all = [
      subject,
      html,
      text,
      from?.name,
      from?.address,
      ...(to ?? []).map((one) => one.address),
    ].join('\n');
    expect(all.match(ours)?.[0] ?? '', `“${subject}” names the default company`).toBe('');
    expect(html, subject).toContain('Harbor &amp; Kettle');
    expect(html, subject).toContain('#003b7c');
    expect(html, subject).toContain('cid:art-logo@email');
  }
}

async function expectOwnPdf(page: Page, address: string): Promise<void> {
  const month = new Date().toISOString().slice(0, 7);
  const answer = await page.request.get(`${address}/files/hr-reports/${month}.pdf?zone=UTC`);
  expect(answer.headers()['content-disposition']).toContain('harbor-kettle-hr-');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.body())), {
    mergePages: true,
  });
  expect(text).toContain(company.name);
  expect(text).not.toMatch(ours);
}

const publicPaths = [
  '/',
  '/about',
  '/jobs',
  '/apply',
  '/contact',
  '/faq',
  '/privacy-policy',
  '/terms',
  '/how-to-know-it-is-us',
  '/accessibility',
  '/data-request',
  '/not-there',
];
const panelTabs = [
  'overview',
  'candidates',
  'jobs',
  'employees',
  'sessions',
  'reports',
  'assistant',
  'mail',
  'settings',
];

async function walk(browser: Browser, hr: Page, { address }: RunningServer): Promise<void> {
  const visitor = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  for (const where of [...publicPaths, '/auth', '/candidate', '/employee']) {
    await visitor.goto(address + where);
    await expect(visitor.getByRole('main').first()).toBeVisible();
    await expectOwnName(visitor, where);
    expect(await filledColor(visitor), where).toBe(company.accent);
    await expectFits(visitor, where);
  }
  await visitor.goto(`${address}/about`);
  await expectAccessible(visitor);
  await visitor.context().close();
  for (const tab of panelTabs) {
    await hr.goto(`${address}/admin?tab=${tab}`);
    await expect(hr.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectOwnName(hr, `the panel's ${tab}`);
    expect(await filledColor(hr), tab).toBe(company.accent);
  }
}

test('a second company, from an empty installation to its first applicant', async ({ browser }) => {
  test.setTimeout(300_000);
  const dataDir = await dataFolder();
  const server = await startServer(dataDir, { DEMO_DATA: '0' });
  try {
    const context = await browser.newContext();
    const hr = await context.newPage();
    const signedIn = await context.request.post(`${server.address}/trpc/auth.signIn`, { data: testAdmin });
    expect(signedIn.ok()).toBe(true);
    await hr.goto(`${server.address}/admin`);
    const steps = region(hr, 'First steps');
    await expect(steps.getByText('5 left')).toBeVisible();
    await expectAccessible(hr);
    await steps.getByRole('button', { name: 'Later: Connect an AI model' }).click();
    await expect(steps.getByRole('button', { name: 'Take it up: Connect an AI model' })).toBeVisible();

    await setUp(hr);
    await expectAccessible(hr);
    await hr.goto(`${server.address}/admin`);
    await expect(steps.getByText('3 left')).toBeVisible();
    await postJob(hr);
    await hr.goto(`${server.address}/admin?tab=settings&part=access`);
    await hr.getByLabel('Full name').fill('Second Reader');
    await hr.getByLabel('Email').fill('reader@example.com');
    await hr.getByRole('button', { name: 'Send invitation' }).click();
    await expect(hr.getByText('Invitation sent')).toBeVisible();
    await hr.goto(`${server.address}/admin`);
    // What was put off stays.
    await expect(steps.getByText('1 left')).toBeVisible();

    const applicant = await (await browser.newContext()).newPage();
    await apply(applicant, server.address);
    await applicant.context().close();
    await walk(browser, hr, server);
    await expectOwnMails(dataDir, ['kira@example.com', company.hr, 'reader@example.com', testAdmin.email]);
    await expectOwnPdf(hr, server.address);

    await hr.goto(`${server.address}/admin?tab=settings&part=company`);
    await region(hr, 'Color').getByRole('button', { name: 'Undo the last save' }).click();
    await expect.poll(() => filledColor(hr)).toBe('#225b43');
    await context.close();
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
});
