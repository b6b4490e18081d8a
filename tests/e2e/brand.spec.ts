import { type APIResponse, type Browser, expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { brandDefaults } from '../../shared/company/brand.ts';
import { publicPaths } from '../../shared/site/paths.ts';
import { pdfResume } from '../support/documents.ts';
import { dataFolder, type RunningServer, readEmails, removeFolder, startServer } from '../support/server.ts';
import {
  applyAs,
  choosePosition,
  expectAccessible,
  openCandidates,
  signInAsAdmin,
  visit,
} from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir, servedBy } from './served.ts';

/** Another company takes over an empty installation, and nothing it shows anyone names the default one. */

const name = 'Quarry & Fell';
const accent = { hex: '#6b21a8', rgb: 'rgb(107, 33, 168)' };
const applicant = { fullName: 'Ada First', email: 'ada.first@example.com' };
const mailboxes = {
  'Sender’s name': name,
  'Sender’s address': 'hr@quarry.test',
  'HR’s address': 'hr@quarry.test',
  'Replies go to': 'hr@quarry.test',
  'Notices go to': 'notices@quarry.test',
};
const addresses = {
  Name: name,
  Location: 'Leeds, United Kingdom',
  'Postal address': '4 Kiln Lane, Leeds',
  'Contact email': 'hello@quarry.test',
  'Privacy email': 'privacy@quarry.test',
};
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30H0z" fill="#6b21a8"/></svg>',
);

let server: RunningServer;
let restore: () => void;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer(await dataFolder(), { DEMO_DATA: '0', TRUST_PROXY: 'true' });
  restore = servedBy(server);
});
test.afterAll(async () => {
  restore();
  await server.stop();
  await removeFolder(server.dataDir);
});

/** The default company's name, its addresses, and the names of its personas. */
const ours = new RegExp(
  [
    brandDefaults.name,
    `\\b${brandDefaults.interviewer.name}\\b`,
    `\\b${brandDefaults.supervisor.name}\\b`,
  ].join('|'),
  'i',
);

test.describe.configure({ mode: 'serial' });

test('an empty installation becomes a second company in five steps', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin'));
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(steps).toContainText('5 left');
  await expectAccessible(page);
  const later = steps.getByRole('button', { name: /^Later.*Connect an AI model/ });
  await later.click();
  await steps.getByRole('button', { name: /^Do it now.*Connect an AI model/ }).click();

  await steps.getByRole('link', { name: /Name your company/ }).click();
  await nameCompany(page);
  await publishTerms(page);

  await page.goto(at('/admin'));
  await steps.getByRole('link', { name: /Invite a colleague/ }).click();
  await page.getByLabel('Full name').fill('Bo Second');
  await page.getByLabel('Email').fill('bo.second@quarry.test');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();

  await page.goto(at('/admin'));
  await steps.getByRole('link', { name: /Post your first job/ }).click();
  await postJob(page);

  await page.goto(at('/admin'));
  await expect(steps).toContainText('1 left');
  // Nothing but what was postponed is left: one line, with a way back.
  await later.click();
  const now = steps.getByRole('button', { name: /^Do it now.*Connect an AI model/ });
  await expect(now).toBeVisible();
  await page.reload();
  await expect(steps).toContainText('1 left');
  await expect(steps.getByRole('listitem')).toHaveCount(0);
  await steps.getByRole('button', { name: /^Show/ }).click();
  await expect(now).toBeVisible();
});

test('its first applicant, its emails, and its PDFs never meet the default company', async ({
  page,
  browser,
}) => {
  await visitEverything(browser);
  await openCandidates(page);
  await expect(page.getByRole('row').filter({ hasText: applicant.fullName })).toBeVisible();
  expect(await page.content()).not.toMatch(ours);
  const month = new Date().toISOString().slice(0, 7);
  const words = await wordsOf(await page.request.get(at(`/files/hr-reports/${month}.pdf?zone=UTC`)));
  expect(words).toContain(name);
  expect(words).not.toMatch(ours);
  await emailsNameTheCompany();
});

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Fills in a section of the settings and saves it. */
async function save(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  const form = section(page, title);
  for (const [label, value] of Object.entries(fields))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByText(/^Changed /)).toBeVisible();
}

async function nameCompany(page: Page): Promise<void> {
  await save(page, 'Company', addresses);
  await save(page, 'Color', { 'Accent color': accent.hex });
  const picture = section(page, 'Logo');
  await picture
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
  await expect(picture.getByRole('img', { name: 'Logo for light backgrounds' })).toBeVisible();
  await save(page, 'Logo', {});
  await save(page, 'AI personas', { 'AI interviewer': 'Mara', 'AI supervisor': 'Oleg' });
  await save(page, 'Mailboxes', mailboxes);
  await section(page, 'Mailboxes').getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('Test email sent')).toBeVisible();
}

async function publishTerms(page: Page): Promise<void> {
  const terms = section(page, 'Terms');
  const publish = async (text: string, note: string, revision: number): Promise<void> => {
    await terms.getByLabel('Text').fill(text);
    await terms.getByLabel('What changed').fill(note);
    await terms.getByRole('button', { name: 'Publish' }).click();
    await expect(terms.getByText(`${revision}. ${note}`)).toBeAttached();
  };
  await publish('## Pay\n\nWe pay every month.', 'First text', 1);
  await publish('## Pay\n\nWe pay every two weeks.', 'Pay comes earlier', 2);
  await terms.getByText('Revisions', { exact: true }).click();
  await terms.getByText(/^Show changes/).click();
  await expect(terms.locator('del')).toHaveText(['month']);
  await expect(terms.locator('ins')).toHaveText(['two weeks']);
  await expectAccessible(page);
}

async function postJob(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Post a job' });
  await dialog.getByLabel('Title').fill('Quarry Support Agent');
  await dialog.getByLabel('Department').fill('Support');
  await choosePosition(dialog);
  await dialog.getByLabel('Minimum salary (USD per year)').fill('30000');
  await dialog.getByLabel('Maximum salary (USD per year)').fill('36000');
  await dialog.getByLabel('Description').fill('Answers people who order stone.');
  await dialog.getByLabel('Work hours').fill('9 AM - 5 PM ET');
  await dialog.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job posted successfully')).toBeVisible();
}

const opened = ['/', '/jobs', '/apply', '/contact', '/privacy-policy', '/terms', '/auth'];
/** Searched as they were sent only. */
const read = [...publicPaths.filter((path) => !opened.includes(path)), '/candidate', '/no'];

/** A visitor reads every page and applies; each page is searched as it was sent and as it stands in the browser. */
async function visitEverything(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await visit(page, '/jobs');
  const job = await page.getByRole('link', { name: 'Quarry Support Agent' }).first().getAttribute('href');
  expect(job).toMatch(/^\/jobs\//);
  for (const path of [...opened, job ?? '', ...read]) {
    const sent = await context.request.get(at(path), { headers: { accept: 'text/html' } });
    const html = await sent.text();
    expect(html, path).toContain('Quarry &amp; Fell');
    expect(html, path).not.toMatch(ours);
  }
  for (const path of [...opened, job ?? '']) {
    await page.goto(at(path));
    await expect(page).toHaveTitle(/Quarry & Fell$/);
    await expect(page.locator('img[src^="/brand/logo-"]').first()).toBeAttached();
    const tone = page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-pine-7').trim(),
    );
    expect(await tone, path).toBe(accent.hex);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.content(), path).not.toMatch(ours);
  }
  await page.goto(at('/'));
  const apply = page.getByRole('banner').getByRole('link', { name: 'Apply Now' });
  await expect(apply).toHaveCSS('background-color', accent.rgb);
  await expect(
    page
      .getByRole('link', { name: `${name}, home` })
      .first()
      .locator('img')
      .first(),
  ).toBeVisible();
  const og = await page
    .locator('meta[property^="og:"], meta[name^="twitter:"]')
    .evaluateAll((tags) =>
      tags.map((tag) => `${tag.getAttribute('property')}=${tag.getAttribute('content')}`),
    );
  expect(og).toContain(`og:site_name=${name}`);
  await page.goto(at('/terms'));
  await expect(page.getByText('We pay every two weeks.')).toBeVisible();
  const manifest = await (await context.request.get(at('/site.webmanifest'))).text();
  expect(JSON.parse(manifest)).toMatchObject({ name, short_name: name });
  expect(manifest).not.toMatch(ours);

  const buffer = await pdfResume({ visible: ['Two years of customer support.'] });
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer };
  await applyAs(page, { ...applicant, file }, `/apply?job=${job?.split('/').at(-1)}`);
  expect(await page.content()).not.toMatch(ours);
  await context.close();
}

/** Every word of a PDF, with what it says about itself, and the name of its file. */
async function wordsOf(answer: APIResponse): Promise<string> {
  expect(answer.status()).toBe(200);
  const document = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await document.getMetadata();
  return [answer.headers()['content-disposition'], JSON.stringify(info), text].join('\n');
}

async function emailsNameTheCompany(): Promise<void> {
  const wanted = [applicant.email, 'notices@quarry.test', 'bo.second@quarry.test'];
  await expect
    .poll(async () => (await readEmails(dataDir())).map(({ to }) => to))
    .toEqual(expect.arrayContaining(wanted));
  const emails = await readEmails(dataDir());
  for (const { to, subject, text, html, head, files } of emails) {
    // The default mailbox itself is told that notices go elsewhere now.
    const sent = head.replace(/^to: .*$/m, '');
    const all = [sent, subject, text, html, ...files].join('\n');
    expect(text, `${subject} to ${to}`).toContain(name);
    expect(all, `${subject} to ${to}`).not.toMatch(ours);
  }
}
