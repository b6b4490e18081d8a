import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { Cast, Viewer } from './people.ts';

/** One step of README's tour: a page, who looks at it, and what they do there first. */
export type TourStep = {
  name: string;
  path: string;
  viewer: Viewer;
  before?: (page: Page) => Promise<void>;
};

/** What the pictures are drawn at in README, twice as wide for sharp screens. */
export const tourSize = { width: 1200, height: 750 };
const SHOWN_WIDTH = 1000;
const MAX_BYTES = 40 * 1024;
const QUALITIES = [80, 70, 60, 50, 40, 30];
/** Replies come within this time at the pace of `npm run pictures`. */
const REPLY_MS = 4_000;

/** README's ten steps, in their order. */
export function tourOf({ interviewed }: Cast): TourStep[] {
  return [
    { name: '01-look-around', path: '/', viewer: 'visitor' },
    { name: '02-apply', path: '/apply', viewer: 'visitor' },
    { name: '03-shortlist', path: '/admin?tab=candidates&view=board', viewer: 'hr' },
    { name: '04-portal', path: '/candidate?tab=overview', viewer: 'candidate' },
    { name: '05-interview', path: '/candidate?tab=interview', viewer: 'candidate', before: interview },
    { name: '06-result', path: `/admin?tab=candidates&candidate=${interviewed}`, viewer: 'hr' },
    { name: '07-hire', path: '/employee', viewer: 'employee' },
    { name: '08-practice', path: '/employee/client-chat', viewer: 'employee', before: practice },
    { name: '09-look-back', path: '/employee/reports', viewer: 'employee' },
    { name: '10-report', path: '/admin?tab=reports', viewer: 'hr' },
  ];
}

/** Two answers into the conversation with the AI interviewer. */
async function interview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await answer(page, 'I’m doing well, thanks. I made some tea and I’m ready to start.');
  await answer(
    page,
    'For three years I helped customers of a furniture store by email and chat, about 45 messages a day, mostly about late deliveries and returns.',
  );
}

/** One answer into a practice chat. */
async function practice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose a scenario' }).click();
  await page.getByRole('button', { name: /Charged twice for a subscription/ }).click();
  await page.getByRole('button', { name: 'Connect to Client' }).click();
  await answer(
    page,
    'Hi Patricia, I’m sorry about the double charge, and that no one answered your email. May I confirm the last four digits of the card?',
  );
}

/** Writes when it's this person's turn, and waits for the reply. */
async function answer(page: Page, text: string): Promise<void> {
  const box = page.getByLabel('Your message');
  await box.waitFor();
  await page.waitForTimeout(REPLY_MS);
  await box.fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.waitForTimeout(REPLY_MS);
}

/** Writes a screenshot as WebP, as good as the limit of a picture in README allows. */
export async function writeSmall(png: Buffer, file: string): Promise<number> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).resize(SHOWN_WIDTH).webp({ quality, effort: 6 }).toBuffer();
    if (webp.length > MAX_BYTES) continue;
    await writeFile(file, webp);
    return webp.length;
  }
  throw new Error(`${path.basename(file)} doesn’t fit into ${MAX_BYTES} bytes`);
}
