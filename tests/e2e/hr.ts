import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { adminCookie, browserCookies } from './employee.ts';
import { at } from './served.ts';

/** HR's side of a journey that is about somebody else: a browser signed in, and a panel that listens. */

export async function hrBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await context.addCookies(browserCookies(await adminCookie()));
  return context;
}

/** Whether a live line that is opened from now on has said something; put up before what opens it. */
export function listens(page: Page, what = ''): () => boolean {
  let heard = false;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard ||= String(payload).includes(what);
    }),
  );
  return () => heard;
}

/** A page of the panel that listens already; what it shows later came by itself: see {@link neverReloaded}. */
export async function listeningPanel(context: BrowserContext, search: string): Promise<Page> {
  const page = await context.newPage();
  const heard = listens(page);
  await page.goto(at(`/admin${search}`));
  await expect.poll(heard).toBe(true);
  await markPage(page);
  return page;
}

/** A reload would take the mark away. */
export async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-first', ''));
}
export const neverReloaded = (page: Page): Promise<void> =>
  expect(page.locator('body[data-first]')).toHaveCount(1);

/** The status of a person in HR's table. */
export const statusOf = (page: Page, name: string, value: string): Locator =>
  page.getByRole('table').getByRole('button', { name: `Status of ${name}: ${value}` });
