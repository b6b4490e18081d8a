import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { className } from '../../scripts/cssModules.ts';
import { expectAccessible, expectFits } from './journey.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

const HOST = 'http://catalog.test';

/** Builds the catalog for itself and answers the page's requests from there: nothing serves it. */
async function openCatalog(page: Page, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'client',
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    css: { modules: { generateScopedName: className } },
    build: { outDir: folder, emptyOutDir: true, rolldownOptions: { input: 'client/dev/ui.html' } },
  });
  const kinds: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };
  await page.route(`${HOST}/**`, async (route) => {
    const file = path.join(folder, new URL(route.request().url()).pathname);
    const contentType = kinds[path.extname(file).slice(1)] ?? 'application/octet-stream';
    await route.fulfill({ contentType, body: await readFile(file) });
  });
  await page.goto(`${HOST}/dev/ui.html`);
}

test('every part of the kit in every state: accessible in both schemes, on a phone too, and in no build', async ({
  page,
}) => {
  const manifest = await readFile('dist/client/.vite/manifest.json', 'utf8');
  expect(manifest).not.toContain('dev/');
  expect((await fetch(at('/dev/ui'), { headers: { accept: 'text/html' } })).status).toBe(404);

  const folder = await mkdtemp(path.join(tmpdir(), 'longtable-catalog-'));
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  try {
    await openCatalog(page, folder);
    const form = page.getByRole('region', { name: 'Form' });
    await form.getByRole('button', { name: 'Send' }).click();
    // The summary names each field that something is wrong with, in the order of the page, and takes the focus.
    const summary = form.getByRole('alert').filter({ hasText: 'Please correct 8 fields' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: /^Topic/ }).click();
    await expect(form.getByLabel('Topic')).toBeFocused();
    await expectAccessible(page);

    await page.setViewportSize({ width: 390, height: 844 });
    await expectFits(page);
    await expectAccessible(page, ['light']);

    await page.getByRole('button', { name: 'Question' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete this job?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Question' })).toBeFocused();
    expect(complaints).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
