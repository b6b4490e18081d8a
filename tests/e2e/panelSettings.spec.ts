import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, signInAsAdmin } from './journey.ts';
import { at } from './served.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('settings count at once, refuse what does not fit, and never overwrite another tab', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings'));
  const pacing = section(page, 'Pacing');
  await expect(pacing.getByText('nobody has changed it')).toBeVisible();
  await expectAccessible(page);
  const scale = pacing.getByLabel('Scale');
  await scale.fill('3');
  await pacing.getByRole('button', { name: 'Save' }).click();
  await expect(pacing.getByText('Please enter a number from 0 to 2')).toBeVisible();
  await expect(scale).toBeFocused();

  // A second tab edits the same, the first one saves.
  const other = await context.newPage();
  await other.goto(at('/admin?tab=settings'));
  await section(other, 'Pacing').getByLabel('Scale').fill('1.5');
  await scale.fill('0.05');
  await pacing.getByText('What each wait becomes').click();
  await expect(pacing.getByText('1.5 s', { exact: true })).toBeVisible();
  await pacing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const conflict = section(other, 'Pacing').getByText('changed this while you were editing');
  await expect(conflict).toBeVisible();
  await expect(section(other, 'Pacing').getByRole('button', { name: 'Save' })).toBeDisabled();
  await other.getByRole('link', { name: 'Jobs', exact: false }).first().click();
  await expect(other.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await other.getByRole('button', { name: 'Stay' }).click();
  await section(other, 'Pacing').getByRole('button', { name: 'Show what is stored' }).click();
  await expect(section(other, 'Pacing').getByLabel('Scale')).toHaveValue('0.05');
  await section(other, 'Pacing').getByText('History').click();
  await expect(section(other, 'Pacing').getByText('0.04')).toBeVisible();
  await section(other, 'Pacing').getByRole('button', { name: 'Back to default' }).click();
  // The first tab hears of it by itself.
  await expect(scale).toHaveValue('0.04');
  await other.close();

  const mailboxes = section(page, 'Mailboxes');
  await mailboxes.getByLabel('Notices go to').fill('hr@longtable.example\nnot an address');
  await mailboxes.getByRole('button', { name: 'Save' }).click();
  await expect(mailboxes.getByText('Line 2: Invalid email address')).toBeVisible();
  await mailboxes.getByRole('button', { name: 'Discard' }).click();
  await mailboxes.getByRole('button', { name: 'Send me a test mail' }).click();
  await expect(page.getByText('Test mail sent')).toBeVisible();

  await page.goto(at('/admin?tab=settings&part=access'));
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await page.getByLabel('Full name').fill('Second Reader');
  await page.getByLabel('Email').fill('second.reader@example.com');
  await page.getByRole('button', { name: 'Send invitation' }).dblclick();
  await expect(page.getByText('Invitation sent')).toBeVisible();
  const reader = page.getByRole('listitem').filter({ hasText: 'Second Reader' });
  await expect(reader).toContainText('Invited');
  await expectAccessible(page);
  await reader.getByRole('button', { name: 'Take access away from Second Reader' }).click();
  await expect(reader).toHaveCount(0);
});

test('the words of a mail are changed with its picture beside them', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=settings&part=mails&letter=rejected'));
  const editor = section(page, 'Rejected');
  const picture = page.getByTestId('mail-preview');
  await expect(picture.getByRole('heading', { name: 'Thank you for applying, Sample Person' })).toBeVisible();
  await expectAccessible(page);
  await editor.getByLabel('First paragraphs').fill('Dear {nmae}');
  await expect(editor.getByText('There is no placeholder {nmae} here.')).toBeVisible();
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByLabel('First paragraphs')).toBeFocused();
  await editor.getByLabel('First paragraphs').fill('Dear {name}, <b>not</b> this time.');
  await expect(picture.getByText('Dear Sample Person, <b>not</b> this time.')).toBeVisible();
  await page.getByRole('button', { name: 'Phone' }).click();
  expect((await picture.boundingBox())?.width).toBeLessThanOrEqual(377);
  await page.getByRole('button', { name: 'Text only' }).click();
  await expect(editor.locator('pre')).toContainText('Dear Sample Person, <b>not</b> this time.');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Mail saved')).toBeVisible();
  await editor.getByText('History').click();
  await expect(editor.getByText('Opening:').first()).toBeVisible();
  await editor.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('Test mail sent')).toBeVisible();
  await editor.getByRole('button', { name: 'Back to default' }).click();
  await expect(editor.getByLabel('First paragraphs')).toHaveValue(/^We read your application/);
});
