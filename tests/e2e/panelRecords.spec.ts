import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { docxResume, pdfResume } from '../support/documents.ts';
import { forgetPeople } from './employeePeople.ts';
import { applyAs, expectAccessible, signInAsAdmin } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

/** What HR reads about one person: the résumé as it looks, emails, the log. */

const words = 'Two years of customer support in Zendesk.';

async function apply(page: Page, kind: 'pdf' | 'docx', fullName: string): Promise<void> {
  const make = kind === 'pdf' ? pdfResume : docxResume;
  const mimeType =
    kind === 'pdf'
      ? 'application/pdf'
      : 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const file = { name: `résumé.${kind}`, mimeType, buffer: await make({ visible: [words] }) };
  await applyAs(page, { fullName, email: `records-${kind}-${randomUUID()}@example.com`, file });
}

/** Whether something dark is drawn on the canvas. */
const isDrawn = (page: Page): Promise<boolean> =>
  page.locator('canvas.dw-page').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement) || canvas.width === 0) return false;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.some((value, index) => index % 4 === 0 && value < 100 && pixels[index + 3] === 255);
  });

test('a résumé is read in the drawer, with emails and log beside it', async ({ browser }) => {
  await forgetPeople('Records Pdf', 'Records Docx');
  const applicant = await (await browser.newContext()).newPage();
  await apply(applicant, 'pdf', 'Records Pdf');
  await apply(applicant, 'docx', 'Records Docx');

  const page = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await signInAsAdmin(page);
  await page.goto(at('/admin?tab=candidates&q=records-'));
  await page.getByRole('button', { name: 'Records Pdf', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Records Pdf' });
  await drawer.getByRole('tab', { name: 'Application' }).click();
  await drawer.getByRole('button', { name: 'Preview' }).click();
  await expect(drawer.getByRole('img', { name: /^Page 1 of 1 of/ })).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
  await drawer.getByText('Text of the file').click();
  await expect(drawer.getByText(words)).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Close preview' }).click();
  await expect(drawer.getByRole('img', { name: /^Page 1/ })).toHaveCount(0);

  await drawer.getByRole('tab', { name: 'Activity' }).click();
  await drawer.getByRole('button', { name: 'Emails' }).click();
  await expect(drawer.getByRole('rowheader', { name: 'We got your application' })).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Audit' }).click();
  await expect(drawer.getByText('Nothing in the audit log about this person yet.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Timeline' }).click();
  await expect(drawer.getByText('Applied for Customer Support Representative')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Records Docx', exact: true }).click();
  const other = page.getByRole('dialog', { name: 'Records Docx' });
  await other.getByRole('tab', { name: 'Application' }).click();
  await other.getByRole('button', { name: 'Preview' }).click();
  await expect(other.getByText(words)).toBeVisible();
  await page.goto(at('/admin?tab=audit'));
  await expect(page.getByText('File opened').first()).toBeVisible();
  // On a phone, a whole date fits beside its label.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const label of ['From', 'Through']) {
    const room = await page.getByLabel(label, { exact: true }).evaluate((field) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    });
    expect(room, label).toBeGreaterThan(110);
  }
  expect(problems).toEqual([]);
});
