import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { onDatabase } from './employeePeople.ts';
import { expectFits, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** What people and attackers write, in every place of the panel that shows text: it stays text, and it fits. */

const corpus = {
  image: '<img src=x onerror="window.ran=1"> Image',
  drawing: '"><svg onload="window.ran=1"></svg> Drawing',
  link: '[Link](javascript:window.ran=1) javascript:window.ran=1',
  long: `Long ${'unbroken'.repeat(22)}`,
  arabic: 'مرحبا بكم في الشركة \u202Eعكس Arabic',
  emoji: '👩🏽‍💻 Zoë 测试 =HYPERLINK("http://example.com") Emoji',
};
const place = 'Corpusland';

async function seed(): Promise<void> {
  await onDatabase(async (sql) => {
    for (const [key, text] of Object.entries(corpus)) {
      const [id, now] = [randomUUID(), new Date()];
      const fullName = text.slice(0, 200);
      await sql`insert into candidates ${sql({
        id,
        full_name: fullName,
        email: `corpus-${key}@example.com`,
        position: 'Data Entry Clerk',
        country: place,
        status: 'interviewed',
        consent_given: true,
        applied_at: now,
        created_at: now,
        updated_at: now,
      })}`;
      await sql`insert into applications ${sql({
        id: randomUUID(),
        candidate_id: id,
        position: 'Data Entry Clerk',
        full_name: fullName,
        country: place,
        introduction: text,
        consent_version: 'test',
        idempotency_key: randomUUID(),
        created_at: now,
      })}`;
      for (const [kind, data] of [
        ['note', { text }],
        ['review_requested', { note: text }],
      ] as const) {
        await sql`insert into candidate_events ${sql({ id: randomUUID(), candidate_id: id, kind, data: sql.json(data), created_at: now })}`;
      }
      await sql`insert into mails ${sql({ id: randomUUID(), kind: 'test', to: `corpus-${key}@example.com`, subject: text, state: 'failed', attempts: 1, candidate_id: id, created_at: now })}`;
      await sql`insert into jobs ${sql({
        id: randomUUID(),
        title: text.slice(0, 120),
        description: text,
        location: 'Remote',
        department: text.slice(0, 60),
        position: 'Other',
        status: 'active',
        applicant_count: 6_000,
        responsibilities: text,
        requirements: text,
        hiring_manager: 'Talent Team',
        created_at: now,
        updated_at: now,
      })}`;
    }
  });
}

async function expectHarmless(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window), `a script ran: ${where}`).toBe(false);
  await expectFits(page, where);
}

// Also after a failure: the lists of later journeys hold what they expect.
test.afterEach(async () => {
  await onDatabase(async (sql) => {
    await sql`delete from candidates where country = ${place}`;
    await sql`delete from jobs where title = any(${Object.values(corpus).map((text) => text.slice(0, 120))})`;
    await sql`delete from mails where "to" like 'corpus-%'`;
  });
});

test('whatever was typed stays text and fits a phone', async ({ browser }) => {
  await seed();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  await signInAsAdmin(page);
  for (const [tab, seen] of [
    ['candidates&q=corpus-', 'Image'],
    ['candidates&view=board&q=corpus-', 'Interviewed'],
    ['jobs', 'Image'],
    ['inbox', 'Image'],
    ['mail&q=corpus-', 'Image'],
    ['overview', 'Needs you today'],
    ['assistant', 'Generate report'],
    ['audit', 'Audit'],
  ] as const) {
    await page.goto(at(`/admin?tab=${tab}`));
    await expect(page.getByText(seen).filter({ visible: true }).first()).toBeVisible();
    await expectHarmless(page, tab);
  }
  for (const text of Object.values(corpus)) {
    await page.goto(at('/admin?tab=candidates&q=corpus-'));
    await page.getByRole('button', { name: text.slice(0, 200), exact: true }).click();
    const drawer = page.getByRole('dialog');
    for (const tab of ['Application', 'Activity']) {
      await drawer.getByRole('tab', { name: tab }).click();
      await expect(drawer.getByText(text).first()).toBeVisible();
      await expectHarmless(page, `${tab} of ${text.slice(0, 20)}`);
    }
  }
  await page.goto(at('/jobs?q=Image'));
  await expect(page.getByText(corpus.image).filter({ visible: true }).first()).toBeVisible();
  await expectHarmless(page, 'public jobs');
  expect(problems).toEqual([]);
  await context.close();
});
