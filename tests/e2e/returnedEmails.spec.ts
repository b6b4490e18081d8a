import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { pdfResume } from '../support/documents.ts';
import { forgetPeople, onDatabase } from './employeePeople.ts';
import { applyAs, expectAccessible, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

test('HR marks an email that came back, and corrects the address of its person', async ({ browser }) => {
  await forgetPeople('Slip Ofthekeys');
  const slip = `slip-${randomUUID()}`;
  const wrong = `${slip}@exampel.com`;
  const applicant = await (await browser.newContext()).newPage();
  const file = {
    name: 'résumé.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfResume({ visible: ['Two years of support.'] }),
  };
  await applyAs(applicant, { fullName: 'Slip Ofthekeys', email: wrong, file });

  const page = await (await browser.newContext()).newPage();
  await signInAsAdmin(page);
  await page.goto(at(`/admin?tab=mail&q=${slip}`));
  await page
    .getByRole('button', { name: new RegExp(`^Mark as returned: .* to ${slip}@exampel\\.com$`) })
    .click();
  await expect(page.getByRole('row').getByText('Returned', { exact: true })).toBeVisible();
  // Its link was removed after sending, so there's nothing to send again.
  await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(0);

  await page.goto(at('/admin?tab=inbox'));
  const returned = page.getByRole('region', { name: 'Returned emails' });
  await expect(returned.getByText(wrong, { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await returned.getByRole('button', { name: 'Correct the address of Slip Ofthekeys' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the address' });
  const save = dialog.getByRole('button', { name: 'Save the address' });
  await expect(save).toBeDisabled();
  await dialog.getByLabel('New address').fill('slip@');
  await save.click();
  await expect(dialog.getByText('Please enter an email address')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('New address').fill(`${slip}@example.com`);
  await save.click();
  await expect(page.getByText('Address corrected')).toBeVisible();
  await expect(returned.getByText(wrong, { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  // The link in the old one is gone; the right address gets a link of its own.
  await expect
    .poll(() =>
      onDatabase(
        (sql) =>
          sql`select state from mails where "to" = ${`${slip}@example.com`} and kind = 'application-received'`,
      ),
    )
    .toEqual([{ state: 'sent' }]);
});
