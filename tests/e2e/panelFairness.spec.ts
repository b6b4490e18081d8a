import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { pdfResume } from '../support/documents.ts';
import { forgetPeople } from './employeePeople.ts';
import {
  applyAs,
  codeFor,
  expectAccessible,
  expectFits,
  openCandidates,
  shortlist,
  signInAsAdmin,
} from './journey.ts';
import { test } from './journeyTest.ts';
import { at, dataDir } from './served.ts';

/** Only these tests have people in these years. */
const FULL = 2021;
const SMALL = 2022;
const EMPTY = 2019;
const country = 'Fairlandia';

async function withDatabase(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres((await runningPostgresUrl(dataDir())) ?? '', { max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}

/** So many who applied in a year, what they said, and how many of them were hired. */
async function seed(sql: postgres.Sql, year: number, count: number, sex: string | null, hired: number) {
  const when = `${year}-03-01T12:00:00Z`;
  const people = Array.from({ length: count }, (_, index) => ({ id: randomUUID(), index }));
  const times = { created_at: when, updated_at: when };
  await sql`insert into candidates ${sql(
    people.map(({ id, index }) => ({
      id,
      full_name: 'Fair Person',
      email: `${id}@example.com`,
      position: 'Virtual Assistant',
      country,
      status: index < hired ? 'hired' : 'applied',
      hired_at: index < hired ? when : null,
      consent_given: true,
      applied_at: when,
      ...times,
    })),
  )}`;
  await sql`insert into applications ${sql(
    people.map(({ id }) => ({
      id: randomUUID(),
      candidate_id: id,
      position: 'Virtual Assistant',
      full_name: 'Fair Person',
      country,
      introduction: 'x',
      consent_version: 'test',
      idempotency_key: randomUUID(),
      created_at: when,
    })),
  )}`;
  await sql`insert into self_identifications ${sql(
    people.map(({ id, index }) => ({
      candidate_id: id,
      sex,
      race: index % 2 === 0 ? 'white' : 'asian',
      source: 'application',
      idempotency_key: randomUUID(),
      ...times,
    })),
  )}`;
}

test.beforeAll(() =>
  withDatabase(async (sql) => {
    await seed(sql, FULL, 60, 'woman', 12);
    await seed(sql, FULL, 60, 'man', 30);
    await seed(sql, FULL, 3, 'another', 0);
    await seed(sql, FULL, 20, null, 0);
    await seed(sql, SMALL, 3, 'woman', 1);
    await seed(sql, SMALL, 2, null, 0);
  }),
);
test.afterAll(() =>
  withDatabase(async (sql) => {
    await sql`delete from candidates where country = ${country}`;
    await sql`delete from fairness_snapshots where year in (${FULL}, ${SMALL})`;
  }),
);

const answers = (page: Page, group: string) => page.getByRole('group', { name: group });

test('an applicant answers after applying, changes it in the portal and takes it back', async ({
  browser,
}) => {
  const name = 'Vera Voluntary';
  const email = `vera-${randomUUID()}@example.com`;
  const file = {
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of customer support.'] }),
  };
  await forgetPeople(name);
  const context = await browser.newContext();
  const page = await context.newPage();
  await applyAs(page, { fullName: name, email, file });
  await expectAccessible(page);
  const link = page.getByRole('link', { name: 'Answer the voluntary questions' });
  const address = at((await link.getAttribute('href')) ?? '');
  // The page is whole without the script, and is filled in without it here.
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const form = await plain.newPage();
  await form.goto(address);
  await expect(form.getByText('No one sees your answers.')).toBeVisible();
  await answers(form, 'Gender').getByLabel('Woman').check();
  await answers(form, 'Race or ethnicity')
    .getByLabel(/^Asian/)
    .check();
  await form.getByRole('button', { name: 'Send my answers' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await plain.close();

  await page.goto(address);
  await expect(answers(page, 'Gender').getByLabel('I prefer not to say')).toBeChecked();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await page.getByRole('button', { name: 'Send my answers' }).dblclick();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);

  const hr = await browser.newContext();
  const panel = await hr.newPage();
  await openCandidates(panel);
  await shortlist(panel, name);
  await hr.close();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(at('/candidate'));
  await page.getByLabel(/access code/i).fill(await codeFor(email));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goto(at('/candidate?tab=profile'));
  await expect(answers(page, 'Gender').getByLabel('Woman')).toBeChecked();
  await expectAccessible(page);
  await answers(page, 'Gender').getByLabel('I prefer not to say').check();
  await answers(page, 'Age').getByLabel('40 or older').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your answers are saved')).toBeVisible();
  await page.reload();
  await expect(answers(page, 'Age').getByLabel('40 or older')).toBeChecked();
  await expect(answers(page, 'Gender').getByLabel('I prefer not to say')).toBeChecked();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.getByText('Your answers are deleted')).toBeVisible();
  await expect(answers(page, 'Age').getByLabel('I prefer not to say')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Delete my answers' })).toHaveCount(0);
  await context.close();
});

test('HR reads chances of groups, never of a person, and takes them out as CSV', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=reports&fairYear=${FULL}`));
  const report = page.getByRole('region', { name: 'Adverse impact', exact: true });
  const row = (name: string) =>
    report.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(report.getByText('143 people applied in 2021')).toBeVisible();
  await expect(row('Woman')).toContainText('20.0%');
  await expect(row('Woman')).toContainText('ratio 0.40');
  await expect(row('Non-binary or another gender')).toContainText('Fewer than 5');
  await expect(row('Didn’t say, or not shown')).toContainText('23');
  await expect(report.getByRole('listitem').first()).toContainText('Below four-fifths: look into it');
  await report.getByText('How this is calculated').click();
  await expect(report.getByText('29 CFR 1607.4(D)')).toBeVisible();
  await expectAccessible(page);

  await report.getByRole('button', { name: 'Gender and race combined' }).click();
  await expect(page).toHaveURL(/fairBy=sexRace/);
  await expect(row('Woman, Asian')).toContainText('30');
  await report.getByLabel('Position').selectOption('Virtual Assistant');
  await expect(report.getByRole('button', { name: 'Gender and race combined' })).toHaveCount(0);
  await expect(row('Woman')).toBeVisible();

  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Export as CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`${FULL},Virtual Assistant,Gender,Woman,60,Hired (of applicants),12,60,0.2,0.4,`);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await expectFits(page);

  await report.getByLabel('Year').selectOption(String(SMALL));
  await expect(report.getByText('Too few people have answered to compare groups.')).toBeVisible();
  await expect(row('Woman')).toContainText('Fewer than 5');
  await page.goto(at(`/admin?tab=reports&fairYear=${EMPTY}`));
  await expect(report.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  await expectAccessible(page);
});
