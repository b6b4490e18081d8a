import { expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { pdfResume } from '../support/documents.ts';
import { dataFolder, freePort, removeFolder, startServer, testAdmin } from '../support/server.ts';
import { adminCookie, signInContext } from './employee.ts';
import { type Employee, employee, onDatabase } from './employeePeople.ts';
import { hrBrowser, listeningPanel, listens, markPage, neverReloaded, statusOf } from './hr.ts';
import { invite } from './invite.ts';
import { applyAs, codeFor, expectAccessible } from './journey.ts';
import { someNetwork, test } from './journeyTest.ts';
import { at } from './served.ts';

/** What happens elsewhere shows in an open panel without a reload, also after the line was away. */

let written: Employee[] = [];
test.afterEach(async () => {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where full_name like 'Live %'`;
    await sql`delete from auth_sessions where user_id = any(${written.map(({ userId }) => userId)})`;
    await sql`delete from users where id = any(${written.map(({ userId }) => userId)})`;
  });
  written = [];
});

async function worker(fullName: string, status = 'hired'): Promise<Employee> {
  const person = await employee(fullName, status);
  written.push(person);
  return person;
}

async function applies(page: Page, fullName: string, email: string): Promise<void> {
  const file = {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Support.'] }),
  };
  await applyAs(page, { fullName, email, file });
}

async function changeStatus(candidateId: string, status: string): Promise<void> {
  const response = await fetch(at('/trpc/admin.changeStatus'), {
    method: 'POST',
    headers: { ...someNetwork(), cookie: await adminCookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ candidateId, status, notify: true, idempotencyKey: crypto.randomUUID() }),
  });
  expect(response.ok).toBe(true);
}
const idOf = (email: string): Promise<string> =>
  onDatabase(async (sql) => {
    const [row] = await sql<{ id: string }[]>`select id from candidates where email = ${email}`;
    return row?.id ?? '';
  });
/** The number on a stat card; NaN until it is there. */
const figure = async (page: Page, label: string): Promise<number> => {
  const card = page
    .getByRole('list', { name: 'Key figures' })
    .getByRole('link', { name: new RegExp(`^${label}`) });
  const digits = (await card.locator('span').nth(1).textContent())?.replace(/\D/g, '');
  return digits ? Number(digits) : Number.NaN;
};

test('an application, a decision and somebody who sits down in an interview show as they happen', async ({
  browser,
}) => {
  const hr = await hrBrowser(browser);
  const person = await (await browser.newContext({ extraHTTPHeaders: someNetwork() })).newPage();
  const [overview, table] = [
    await listeningPanel(hr, ''),
    await listeningPanel(hr, '?tab=candidates&q=Live%20'),
  ];
  await expect.poll(() => figure(overview, 'Total Candidates')).toBeGreaterThanOrEqual(0);
  await expect(table.getByText('Live Applicant')).toHaveCount(0);
  const before = await figure(overview, 'Total Candidates');
  const email = `live-${crypto.randomUUID()}@example.com`;
  await applies(person, 'Live Applicant', email);
  await expect(statusOf(table, 'Live Applicant', 'applied')).toBeVisible();
  await expect.poll(() => figure(overview, 'Total Candidates')).toBe(before + 1);

  // Somebody else in HR decides while the drawer is open.
  await table.getByRole('button', { name: 'Live Applicant', exact: true }).click();
  const drawer = table.getByRole('dialog', { name: 'Live Applicant' });
  await expect(drawer.getByRole('button', { name: 'Status of Live Applicant: applied' })).toBeVisible();
  await changeStatus(await idOf(email), 'shortlisted');
  await expect(drawer.getByRole('button', { name: 'Status of Live Applicant: shortlisted' })).toBeVisible();

  await person.goto(at('/candidate'));
  await person.getByLabel('Access code').fill(await codeFor(email));
  await person.getByRole('button', { name: 'Access Portal' }).click();
  await person.getByRole('link', { name: 'Start Interview' }).click();
  await person.getByRole('checkbox').check();
  await person.getByRole('button', { name: 'Start Interview' }).click();
  await expect(drawer.getByTitle('In an interview right now')).toBeVisible();
  for (const page of [overview, table]) await neverReloaded(page);
  await Promise.all([hr.close(), person.context().close()]);
});

test('what happened while the line was away shows when it is back', async ({ browser }) => {
  const hr = await hrBrowser(browser);
  const person = await worker('Live Stays', 'applied');
  const page = await listeningPanel(hr, '?tab=candidates&q=Live%20');
  await page.getByRole('button', { name: 'Live Stays', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Live Stays' });
  await expect(drawer.getByRole('button', { name: 'Status of Live Stays: applied' })).toBeVisible();
  const lost = page.getByText('Connection lost.', { exact: true });

  await hr.setOffline(true);
  await expect(lost).toHaveCount(1);
  await changeStatus(person.candidateId, 'shortlisted');
  await worker('Live Newcomer', 'applied');
  await hr.setOffline(false);
  await expect(drawer.getByRole('button', { name: 'Status of Live Stays: shortlisted' })).toBeVisible();
  await expect(lost).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Live Newcomer', exact: true })).toBeVisible();
  await neverReloaded(page);
  await hr.close();
});

test('a panel goes on listening after a new session of which no page was told', async ({ browser }) => {
  const hr = await hrBrowser(browser);
  const person = await worker('Live Session', 'applied');
  const page = await listeningPanel(hr, '?tab=candidates&q=Live%20');
  await expect(statusOf(page, 'Live Session', 'applied')).toBeVisible();
  const heardAgain = listens(page, '"started"');
  await signInContext(hr, testAdmin);
  await onDatabase(
    (sql) => sql`delete from auth_sessions s using users u
      where u.email = ${testAdmin.email} and s.user_id = u.id and s.created_at <
        (select max(created_at) from auth_sessions where user_id = u.id)`,
  );
  await expect.poll(heardAgain).toBe(true);
  await changeStatus(person.candidateId, 'shortlisted');
  await expect(statusOf(page, 'Live Session', 'shortlisted')).toBeVisible();
  await neverReloaded(page);
  await hr.close();
});

test('a server that died and came back is listened to again, and what was missed is read', async ({
  browser,
}) => {
  const dataDir = await dataFolder();
  const settings = { PORT: String(await freePort()), DEMO_DATA: '0' };
  let server = await startServer(dataDir, settings);
  const hr = await browser.newContext();
  try {
    await invite(server, 'Live Again');
    const page = await hr.newPage();
    const signedIn = await hr.request.post(`${server.address}/trpc/auth.signIn`, { data: testAdmin });
    expect(signedIn.ok()).toBe(true);
    await page.goto(`${server.address}/admin?tab=candidates`);
    await expect(statusOf(page, 'Live Again', 'shortlisted')).toBeVisible();
    await markPage(page);
    await server.kill();
    const lost = page.getByText('Connection lost.', { exact: true });
    await expect(lost).toBeVisible();
    await expectAccessible(page);
    const url = await runningPostgresUrl(dataDir);
    const sql = postgres(url ?? '', { max: 1 });
    await sql`update candidates set status = 'interviewed'`;
    await sql.end();
    server = await startServer(dataDir, settings);
    // The page may have just begun its longest wait before the next try.
    await expect(statusOf(page, 'Live Again', 'interviewed')).toBeVisible({ timeout: 60_000 });
    await expect(lost).toHaveCount(0);
    await neverReloaded(page);
  } finally {
    await hr.close();
    await server.stop();
    await removeFolder(dataDir);
  }
});
