import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { onDatabase } from './employeePeople.ts';
import { expectAccessible, expectFits, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** HR tries a job's interview from its editor: with what isn't saved, and without a trace. */

const title = 'Previewed support';
const question = 'What do you tell a customer who has to wait?';
const jobId = randomUUID();

test.beforeEach(() =>
  onDatabase(
    (sql) =>
      sql`insert into jobs ${sql({
        id: jobId,
        title,
        description: 'Answer customers of an online shop by chat and email.',
        location: 'Remote',
        department: 'Care',
        position: 'Customer Support Representative',
        status: 'draft',
        applicant_count: 0,
        hiring_manager: 'Talent Team',
        created_at: new Date(),
        updated_at: new Date(),
      })}`,
  ),
);
test.afterEach(() => onDatabase((sql) => sql`delete from jobs where id = ${jobId}`));

/** What an interview could leave behind. */
const leftBehind = () =>
  onDatabase(
    (sql) => sql`select (select count(*) from interview_sessions)::int as sessions,
      (select count(*) from conversations)::int as conversations, (select count(*) from mails)::int as mails,
      (select count(*) from candidates)::int as candidates, (select count(*) from job_rubrics)::int as rubrics,
      (select count(*) from audit_log where action <> 'auth.signed_in')::int as audit`,
  );

async function openEditor(page: Page): Promise<Locator> {
  await page.goto(at(`/admin?tab=jobs&job=${jobId}`));
  const editor = page.getByRole('dialog', { name: 'Edit job' });
  await editor.getByRole('tab', { name: 'Interview' }).click();
  await expect(editor.getByText('Total: 100%')).toBeVisible();
  return editor;
}

const persona = (preview: Locator): Locator =>
  preview
    .getByRole('log')
    .locator('.msg:not(.me)')
    .filter({ has: preview.page().locator('.bub:not(.streaming) p') });

async function say(preview: Locator, text: string): Promise<void> {
  const said = await persona(preview).count();
  await preview.getByLabel('Your message').fill(text);
  await expect(preview.getByRole('button', { name: 'Send' })).toBeEnabled();
  await preview.getByLabel('Your message').press('Enter');
  await expect(persona(preview)).toHaveCount(said + 1);
}

test('a job’s interview is played with unsaved changes and rated, by keyboard, and nothing stays', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const before = await leftBehind();
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: 'Add a question' }).press('Enter');
  const play = editor.getByRole('button', { name: 'Preview interview' });
  // What couldn't be saved can't be played either.
  await play.press('Enter');
  await expect(page.getByText('Validation Error')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Question', exact: true }).fill(question);
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('Waiting');
  await editor.getByLabel('A good answer says').fill('I tell them when they will hear from me again.');
  await editor.getByRole('button', { name: 'Scale to 100%' }).press('Enter');
  await play.press('Enter');

  const preview = page.getByRole('dialog', { name: `Preview interview: ${title}` });
  await expect(preview.getByRole('log')).toContainText('AI interviewer');
  await expect(preview.getByText('Preview with your unsaved changes: nothing is saved')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Show ratings' })).toHaveCount(0);
  await expectAccessible(page);

  await say(preview, 'I am fine, thank you.');
  await expect(preview.getByText('Saved', { exact: true })).toHaveCount(0);
  const log = preview.getByRole('log');
  const answers = [
    'I worked two years for an online shop and answered about 40 emails a day in Zendesk.',
    'A customer was angry because her present came late. First I said sorry, then I checked the tracking and sent a new one.',
    'I know Zendesk best. I use macros and tags to keep customers apart.',
    'I would check the tracking first and offer a replacement because she needs it.',
  ];
  for (const text of answers) {
    if (await log.getByText(question).count()) break;
    await say(preview, text);
  }

  // Left with Escape, and gone on with: only the preview closes, and nothing that was said is gone.
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await expect(editor.getByText('Total: 100%')).toBeVisible();
  await expect(play).toBeFocused();
  await play.press('Enter');
  await expect(log).toContainText('I am fine, thank you.');

  await preview.getByRole('button', { name: 'Show ratings' }).dblclick();
  const ratings = preview.getByRole('complementary', { name: 'Ratings' });
  await expect(ratings.getByText('/ 100')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Preview ratings' })).toBeFocused();
  await expect(ratings.getByText('Waiting', { exact: true })).toBeVisible();
  await ratings.getByRole('button', { name: 'Evidence 1, show it in the transcript' }).first().press('Enter');
  await expect(preview.getByRole('button', { name: 'Evidence 1, show what it supports' })).toBeFocused();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Back to the interview' }).press('Enter');
  await expect(log).toContainText('I am fine, thank you.');
  await preview.getByRole('button', { name: 'Start over' }).press('Enter');
  await expect(log.getByText('I am fine, thank you.')).toHaveCount(0);
  await expect(log).toContainText('AI interviewer');
  await preview.getByRole('button', { name: 'Back to editing' }).press('Enter');
  await editor.getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('button', { name: 'Leave', exact: true }).press('Enter');
  await expect(editor).toBeHidden();
  expect(await leftBehind()).toEqual(before);
});

test('a preview on a phone waits for the connection, and keeps its text', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signInAsAdmin(page);
  const editor = await openEditor(page);
  await editor.getByRole('button', { name: 'Preview interview' }).click();
  const preview = page.getByRole('dialog', { name: `Preview interview: ${title}` });
  await expect(persona(preview)).toHaveCount(1);
  await expectFits(page, 'the preview');

  await context.setOffline(true);
  await expect(preview.getByText('Connection lost.').first()).toBeAttached();
  await preview.getByLabel('Your message').fill('I am fine, thank you.');
  await preview.getByRole('button', { name: 'Send' }).click();
  await expect(preview.locator('.msg.me')).toHaveCount(1);
  await context.setOffline(false);
  await expect(persona(preview)).toHaveCount(2);
  await expect(preview.locator('.msg.me')).toHaveCount(1);

  await preview.getByRole('button', { name: 'Show ratings' }).click();
  await expect(preview.getByText('/ 100')).toBeVisible();
  await expectFits(page, 'the ratings');
  await expectAccessible(page);
  await context.close();
});
