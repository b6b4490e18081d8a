import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/start.ts';
import {
  readAppSettings,
  saveSettings,
  sectionHistory,
  undoSettings,
} from '../../../server/features/admin/settings/service.ts';
import { passwordChangedEmail } from '../../../server/features/auth/emails.ts';
import { storeLogo } from '../../../server/features/company/admin.ts';
import { changeRetention, storedRetention } from '../../../server/features/privacy/service.ts';
import { createHttp } from '../../../server/http.ts';
import { artBytes, artIn } from '../../../server/platform/email/art.ts';
import { brand, brandDefaults, fileStem } from '../../../shared/company/brand.ts';
import { withUsualName } from '../../../shared/company/personaNames.ts';
import { retentionDefaults } from '../../../shared/privacy/terms.ts';
import { codeOf } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor } from '../../support/stories.ts';

const owner = { email: 'ana@example.com', fullName: 'Ana Reyes', emailConfirmed: true };

let deps: TestDeps;
let address: string;
let close: () => Promise<void>;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  await ensureBuilt();
  deps = await testDeps();
  actor = await adminActor(deps);
  const app = await createHttp(deps, { distDir: path.resolve('dist') });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await app.close();
    await deps.close();
  };
}, 240_000);
afterAll(() => close());
afterEach(async () => {
  await deps.database.client`delete from settings where key like 'house.%' or key like 'undo.%'`;
  await deps.appSettings.refresh();
});

const identity = {
  name: 'Harbor & Pine',
  whereabouts: '',
  location: 'Halifax, Canada',
  postalAddress: '1 Quay Street, Halifax',
  contactEmail: 'hello@harbor.test',
  privacyEmail: 'privacy@harbor.test',
};
const saveIdentity = (basedOn: string | null = null, value = identity) =>
  saveSettings(deps, actor, { section: 'identity', basedOn, value });
const page = async (url: string): Promise<string> =>
  (await fetch(address + url, { headers: { accept: 'text/html' } })).text();
const svg = (inside: string): string =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${inside}</svg>`).toString(
    'base64',
  );

describe('the company', () => {
  it('names itself on public and signed-in pages, in structured data, the manifest, and emails at once', async () => {
    await expect.poll(() => page('/about')).toContain(brandDefaults.name);
    await saveIdentity();
    await saveSettings(deps, actor, {
      section: 'mailboxes',
      basedOn: null,
      value: {
        ...deps.appSettings.read('mailboxes'),
        hrAddress: 'hr@harbor.test',
        fromAddress: 'hr@harbor.test',
      },
    });
    for (const url of [
      '/',
      '/about',
      '/jobs',
      '/contact',
      '/faq',
      '/privacy-policy',
      '/accessibility',
      '/admin',
    ]) {
      await expect.poll(() => page(url), { timeout: 5_000 }).toContain('Harbor &amp; Pine');
      const html = (await page(url)).replace(/<(script|link)\b[^>]*\b(src|href)="[^"]*"/g, '');
      expect(html, url).not.toMatch(new RegExp(brandDefaults.name, 'i'));
    }
    expect(await page('/contact')).toContain('hello@harbor.test');
    expect(await page('/')).toContain('"name":"Harbor \\u0026 Pine"');
    expect(await (await fetch(`${address}/site.webmanifest`)).json()).toMatchObject({
      name: 'Harbor & Pine',
    });
    const email = await passwordChangedEmail(deps, owner);
    expect(email.text).toContain('Harbor & Pine · 1 Quay Street, Halifax · hello@harbor.test');
    expect(email.html + email.text).not.toMatch(new RegExp(brandDefaults.name, 'i'));
    expect(fileStem()).toBe('harbor-pine');
    // The sender's name follows as long as nobody chose another.
    expect((await readAppSettings(deps)).sections.mailboxes.fallback.fromName).toBe('Harbor & Pine');
  });

  it('states in its privacy policy how long it keeps what', async () => {
    const policy = () => page('/privacy-policy');
    const periods = (text: string) => [
      text.includes('typically kept 12-24 months, so'),
      text.includes('we don’t hire: 90 days.'),
    ];
    await expect.poll(async () => periods(await policy())).toEqual([true, true]);
    const change = async (changes: object) => {
      const { version: basedOn } = await storedRetention(deps.db);
      await changeRetention(deps, actor, { ...retentionDefaults, ...changes, basedOn });
    };
    await change({ applicationMonths: 60, vaultDays: 1_000 });
    await expect.poll(policy).toContain('typically kept 60 months, so');
    expect(await policy()).toContain('we don’t hire: 1,000 days.');
    await change({ vaultDays: 1 });
    await expect.poll(policy).toContain('we don’t hire: 1 day.');
    expect(periods(await policy())).toEqual([true, false]);
    await change({});
    await expect.poll(async () => periods(await policy())).toEqual([true, true]);
  });

  it('is saved once from a version, undone, brought again, and written down', async () => {
    await saveIdentity();
    expect(await codeOf(saveIdentity(null, { ...identity, name: 'Another' }))).toBe('conflict');
    const { version, undoable } = (await readAppSettings(deps)).sections.identity;
    expect(undoable).toBe(true);
    await saveIdentity(version, { ...identity, name: 'Second' });
    expect(brand.name).toBe('Second');
    const undo = async () => {
      const basedOn = (await readAppSettings(deps)).sections.identity.version;
      await undoSettings(deps, actor, { section: 'identity', basedOn });
      return brand.name;
    };
    expect(await undo()).toBe('Harbor & Pine');
    expect(await undo()).toBe('Second');
    expect(await codeOf(undoSettings(deps, actor, { section: 'identity', basedOn: version }))).toBe(
      'conflict',
    );
    const [last] = await sectionHistory(deps, 'identity');
    expect(last?.changes).toEqual([{ field: 'name', from: 'Harbor & Pine', to: 'Second' }]);
    expect(await codeOf(undoSettings(deps, actor, { section: 'look', basedOn: null }))).toBe('conflict');
  });

  it('gives its color to pages, icons, and emails, from an address that names it', async () => {
    await saveSettings(deps, actor, { section: 'look', basedOn: null, value: { accent: '#1a5fb4' } });
    await expect.poll(() => page('/about')).toContain('<link rel="stylesheet" href="/brand/1a5fb4.css">');
    expect(await page('/admin')).toContain('<link rel="stylesheet" href="/brand/1a5fb4.css">');
    expect(await page('/admin')).toContain('content="#003b7c"');
    const sheet = await fetch(`${address}/brand/1a5fb4.css`);
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await sheet.text()).toContain('--mantine-color-pine-7:#1a5fb4');
    const etag = sheet.headers.get('etag') ?? '';
    expect((await fetch(`${address}/brand/1a5fb4.css`, { headers: { 'if-none-match': etag } })).status).toBe(
      304,
    );
    expect((await fetch(`${address}/brand/1a5fb4.svg`)).headers.get('content-type')).toBe('image/svg+xml');
    expect((await fetch(`${address}/brand/1a5fb4.png`)).headers.get('content-type')).toBe('image/png');
    // Too light, not the one that counts, no color.
    for (const file of ['fdc842.css', '6b21a8.png', 'red.css', '1a5fb4.js'])
      expect((await fetch(`${address}/brand/${file}`, { headers: { accept: '*/*' } })).status, file).toBe(
        404,
      );
    const { html } = await passwordChangedEmail(deps, owner);
    expect(html).toContain('#1a5fb4');
    expect(html).not.toContain('#225b43');
  });

  it('shows its own logo, drawn anew, from an address for ever', async () => {
    const { id, url } = await storeLogo(deps, actor, {
      content: svg('<script>alert(1)</script><path d="M0 0h90v30H0z" fill="#1a5fb4" onclick="x()"/>'),
    });
    expect(await codeOf(storeLogo(deps, actor, { content: svg('<script/>') }))).toBe('logo_unreadable');
    expect(
      await codeOf(
        saveSettings(deps, actor, {
          section: 'logo',
          basedOn: null,
          value: { light: 'a'.repeat(32), dark: null },
        }),
      ),
    ).toBe('logo_unreadable');
    await saveSettings(deps, actor, { section: 'logo', basedOn: null, value: { light: id, dark: null } });
    await expect.poll(() => page('/about')).toContain(`src="${url}"`);
    const answer = await fetch(address + url);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).not.toMatch(/script|onclick/);
    const { html } = await passwordChangedEmail(deps, owner);
    expect(artIn(html)).toContain('logo');
    expect((await artBytes('logo')).subarray(1, 4).toString()).toBe('PNG');
  });

  it('renames its personas, and they still know when they are spoken to', async () => {
    await saveSettings(deps, actor, {
      section: 'personas',
      basedOn: null,
      value: { interviewer: 'Mara', supervisor: 'Oleg', assistant: 'Helper' },
    });
    await expect.poll(() => page('/apply')).not.toContain('Nora');
    expect(brand.interviewer.name).toBe('Mara');
    expect(withUsualName('Thanks, Oleg! olegs', 'supervisor')).toBe('Thanks, Ines! olegs');
  });
});
