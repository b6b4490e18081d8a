import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newJob } from '../../shared/jobs/admin.ts';
import { employee, onDatabase } from './employeePeople.ts';
import { hrBrowser } from './hr.ts';
import { held } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** Answers of the server that come when HR has gone on to something else, and what they leave alone. */

const titles = ['Late Job A', 'Late Job B'];
const forget = (): Promise<void> =>
  onDatabase(async (sql) => {
    await sql`delete from candidates where full_name like 'Late %'`;
    await sql`delete from jobs where title = any(${titles})`;
    await sql`delete from tags where name in ('Late first', 'Late second', 'Late third')`;
  });

let hr: BrowserContext;
test.beforeEach(async ({ browser }) => {
  await forget();
  hr = await hrBrowser(browser);
});
test.afterEach(async () => {
  await hr.close();
  await forget();
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function postJobs(): Promise<void> {
  for (const title of titles) {
    const response = await hr.request.post(at('/trpc/admin.jobs.save'), {
      data: {
        jobId: randomUUID(),
        basedOn: null,
        job: {
          ...{ title, department: 'Support', location: newJob.location, position: 'Data Entry Clerk' },
          ...{ salaryMin: null, salaryMax: null, description: 'Answer people.', responsibilities: null },
          ...{ requirements: null, benefits: null, workHours: '', hiringManager: newJob.hiringManager },
          ...{ status: newJob.status, applicantCount: 1, applicationDeadline: null },
        },
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

test('an email that was sent leaves the next one open, and who is selected for it', async () => {
  for (const name of ['Late One', 'Late Two']) await employee(name, 'applied');
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=candidates&q=Late%20'));
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  await tick('Late One').check();
  await page.getByRole('button', { name: 'Write email' }).click();
  const first = dialog(page, 'Email Late One');
  await first.getByLabel('Subject').fill('About Monday');
  const release = await held(page, 'admin.assistant.sendMail');
  await first.getByRole('button', { name: 'Send', exact: true }).click();
  await first.getByRole('button', { name: 'Cancel' }).click();
  await expect(first).toHaveCount(0);
  await tick('Late One').uncheck();
  await tick('Late Two').check();
  await page.getByRole('button', { name: 'Write email' }).click();
  const second = dialog(page, 'Email Late Two');
  await second.getByLabel('Subject').fill('About Tuesday');
  release();
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect(second.getByLabel('Subject')).toHaveValue('About Tuesday');
  await second.getByRole('button', { name: 'Cancel' }).click();
  await expect(tick('Late Two')).toBeChecked();
});

test('an email that was closed and opened again while it was sent isn’t offered once more', async () => {
  const { candidateId } = await employee('Late Twice', 'applied');
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=candidates&q=Late%20Twice'));
  await page.getByRole('checkbox', { name: 'Select Late Twice' }).check();
  const write = dialog(page, 'Email Late Twice');
  await page.getByRole('button', { name: 'Write email' }).click();
  await write.getByLabel('Subject').fill('About Monday');
  const release = await held(page, 'admin.assistant.sendMail');
  await write.getByRole('button', { name: 'Send', exact: true }).click();
  await write.getByRole('button', { name: 'Cancel' }).click();
  await expect(write).toHaveCount(0);
  await page.getByRole('button', { name: 'Write email' }).click();
  await expect(write.getByLabel('Subject')).toHaveValue('About Monday');
  release();
  await expect(page.getByText('Email sent')).toBeVisible();
  await expect(write).toHaveCount(0);
  const emails = await onDatabase((sql) => sql`select 1 from mails where candidate_id = ${candidateId}`);
  expect(emails).toHaveLength(1);
});

test('an answered request leaves the answer to the next one open', async () => {
  for (const name of ['Late Asker', 'Late Other']) {
    const { candidateId } = await employee(name, 'applied');
    await onDatabase(
      (sql) =>
        sql`insert into candidate_events ${sql({
          id: randomUUID(),
          candidate_id: candidateId,
          kind: 'human_requested',
          created_at: new Date(),
        })}`,
    );
  }
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=inbox'));
  const answer = (name: string) =>
    page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Answer' });
  const ask = dialog(page, 'Answer the request');
  await answer('Late Asker').click();
  await ask.getByLabel('Your answer').fill('We call you on Monday.');
  const release = await held(page, 'admin.inbox.answer');
  await ask.getByRole('button', { name: 'Save the answer' }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toHaveCount(0);
  await answer('Late Other').click();
  await ask.getByLabel('Your answer').fill('We call you on Tuesday.');
  release();
  await expect(page.getByText('Request answered')).toBeVisible();
  await expect(answer('Late Asker')).toHaveCount(0);
  await expect(ask.getByLabel('Your answer')).toHaveValue('We call you on Tuesday.');
});

test('a request that a colleague answers says so while it’s open, and keeps what was typed', async ({
  browser,
}) => {
  const { candidateId } = await employee('Late Twice', 'applied');
  const asked = { id: randomUUID(), candidate_id: candidateId, kind: 'human_requested' };
  await onDatabase((sql) => sql`insert into candidate_events ${sql({ ...asked, created_at: new Date() })}`);
  const colleague = await hrBrowser(browser);
  const open = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(at('/admin?tab=inbox'));
    const row = page.getByRole('listitem').filter({ hasText: 'Late Twice' });
    await row.getByRole('button', { name: 'Answer' }).click();
    return page;
  };
  const [mine, theirs] = [await open(hr), await open(colleague)];
  const ask = dialog(mine, 'Answer the request');
  await ask.getByLabel('Your answer').fill('We call you on Monday.');
  const other = dialog(theirs, 'Answer the request');
  await other.getByLabel('Your answer').fill('A person will call you today.');
  await other.getByRole('button', { name: 'Save the answer' }).click();
  await expect(theirs.getByText('Request answered')).toBeVisible();
  await expect(ask.getByText('Someone else has answered this')).toBeVisible();
  await expect(ask.getByLabel('Your answer')).toHaveValue('We call you on Monday.');
  await expect(ask.getByRole('button', { name: 'Save the answer' })).toBeDisabled();
  await ask.getByRole('link', { name: 'Open Late Twice’s record' }).click();
  await mine.getByRole('tab', { name: 'Activity' }).click();
  await expect(mine.getByText('A person will call you today.')).toBeVisible();
  await colleague.close();
});

test('an answer whose response was lost may be saved again, and is sent once', async () => {
  const { candidateId } = await employee('Late Lost', 'applied');
  const asked = { id: randomUUID(), candidate_id: candidateId, kind: 'human_requested' };
  await onDatabase((sql) => sql`insert into candidate_events ${sql({ ...asked, created_at: new Date() })}`);
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=inbox'));
  const row = page.getByRole('listitem').filter({ hasText: 'Late Lost' });
  await row.getByRole('button', { name: 'Answer' }).click();
  const ask = dialog(page, 'Answer the request');
  await ask.getByLabel('Your answer').fill('We call you on Monday.');
  const release = await held(page, 'admin.inbox.answer', async (route) => {
    await route.fetch();
    await route.abort();
  });
  release();
  const save = ask.getByRole('button', { name: 'Save the answer' });
  await save.click();
  await expect(ask.getByText('we may have saved your answer')).toBeVisible();
  await expect(ask.getByText('Someone else has answered this')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Request answered')).toBeVisible();
  const emails = await onDatabase((sql) => sql`select 1 from mails where candidate_id = ${candidateId}`);
  expect(emails).toHaveLength(1);
});

test('a changed tag leaves the one that’s being edited by then', async () => {
  const page = await hr.newPage();
  for (const name of ['Late first', 'Late second']) {
    const made = await hr.request.post(at('/trpc/admin.tags.create'), {
      data: { id: randomUUID(), name, colour: 'green' },
    });
    expect(made.ok(), await made.text()).toBe(true);
  }
  await page.goto(at('/admin?tab=candidates'));
  await page.getByRole('button', { name: /^Tags: / }).click();
  await page.getByText('Manage tags…').click();
  const edit = async (name: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for the tag ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Name and color' }).click();
  };
  await edit('Late first');
  const release = await held(page, 'admin.tags.update');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await edit('Late second');
  await page.getByRole('dialog').getByLabel('Name').fill('Late third');
  release();
  await expect(page.getByText('Tag changed')).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue('Late third');
});

test('a job that is being saved counts as unsaved', async () => {
  await postJobs();
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=jobs&q=Late%20Job'));
  const leaving = dialog(page, 'Leave without saving?');
  const edit = dialog(page, 'Edit job');
  const open = (title: string) => page.getByRole('button', { name: `Edit ${title}` }).click();
  const saved = page.getByText('Job updated successfully');
  const save = edit.getByRole('button', { name: 'Save changes' });

  // Held back and then refused: what was typed is still there.
  await open('Late Job A');
  await edit.getByLabel('Department').fill('Care');
  const refuse = await held(page, 'admin.jobs.save', (route) => route.abort());
  await save.click();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  refuse();
  await expect(page.getByText('Failed to save job')).toBeVisible();
  await expect(edit.getByLabel('Department')).toHaveValue('Care');

  // Stored while the question is open: there's nothing to ask anymore.
  const store = await held(page, 'admin.jobs.save');
  await save.click();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toBeVisible();
  store();
  await expect(saved).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Late Job A' })).toContainText('Care');
  await expect(page).toHaveURL(/q=Late/);
  await expect(page).not.toHaveURL(/job=/);
});

test('a job changed again after a lost answer is saved, unless a colleague changed it, too', async () => {
  await postJobs();
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=jobs&q=Late%20Job'));
  const edit = dialog(page, 'Edit job');
  const save = edit.getByRole('button', { name: 'Save changes' });
  const failed = page.getByText('Failed to save job');
  /** Stored, but the browser never hears of it. */
  const loseAnswer = async (department: string): Promise<void> => {
    await page.route('**/trpc/admin.jobs.save*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await edit.getByLabel('Department').fill(department);
    await save.click();
    await expect(failed).toBeVisible();
    await page.unroute('**/trpc/admin.jobs.save*');
  };
  await page.getByRole('button', { name: 'Edit Late Job A' }).click();
  await loseAnswer('Care');
  await edit.getByLabel('Department').fill('Careful');
  await save.click();
  await expect(page.getByText('Job updated successfully')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Late Job A' })).toContainText('Careful');

  await page.getByRole('button', { name: 'Edit Late Job B' }).click();
  await loseAnswer('Care');
  await onDatabase(
    (sql) => sql`update jobs set department = 'Mine', updated_at = now() where title = 'Late Job B'`,
  );
  await edit.getByLabel('Department').fill('Yours');
  await save.click();
  await expect(page.getByText('changed this job while you were editing')).toBeVisible();
  await expect(edit.getByLabel('Department')).toHaveValue('Yours');
});

test('a deleted job leaves the question about another one open', async () => {
  await postJobs();
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=jobs&q=Late%20Job'));
  const ask = dialog(page, 'Delete job');
  const remove = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `More actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(ask).toContainText(title);
  };
  await remove('Late Job A');
  const release = await held(page, 'admin.jobs.delete');
  await ask.getByRole('button', { name: 'Delete' }).click();
  await ask.getByRole('button', { name: 'Cancel' }).click();
  await expect(ask).toHaveCount(0);
  await remove('Late Job B');
  release();
  const deleted = page.getByText('Job deleted successfully');
  await expect(deleted).toBeVisible();
  // Longer than a dialog takes to fade out.
  await expect(deleted).toHaveCount(0);
  await expect(ask).toContainText('Late Job B');
});

test('a setting that is being saved counts as unsaved', async () => {
  const page = await hr.newPage();
  await page.goto(at('/admin?tab=settings'));
  const pacing = page.getByRole('region', { name: 'Pacing', exact: true });
  const scale = pacing.getByLabel('Scale');
  const leaving = dialog(page, 'Leave without saving?');
  await scale.fill('0.05');
  const refuse = await held(page, 'admin.settings.save', (route) => route.abort());
  await pacing.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('link', { name: /^Candidates/ }).click();
  await expect(leaving).toBeVisible();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  refuse();
  await expect(page.getByText('We couldn’t save the settings')).toBeVisible();
  await expect(scale).toHaveValue('0.05');
});
