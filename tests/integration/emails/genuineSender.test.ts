import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../scripts/start.ts';
import { testEmail } from '../../../server/features/admin/settings/emails.ts';
import { saveSettings } from '../../../server/features/admin/settings/service.ts';
import { passwordChangedEmail } from '../../../server/features/auth/emails.ts';
import { writtenEmail } from '../../../server/features/emails/emails.ts';
import { createHttp } from '../../../server/http.ts';
import { registerEmailTasks } from '../../../server/platform/email/tasks.ts';
import { fileTransport } from '../../../server/platform/email/transport.ts';
import { readSender } from '../../../server/platform/settings/appSettings.ts';
import { changeSetting } from '../../../server/platform/settings/change.ts';
import { sections } from '../../../server/platform/settings/register.ts';
import { brandDefaults } from '../../../shared/company/brand.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { silentLog } from '../../support/log.ts';
import { adminActor, applied } from '../../support/stories.ts';

let deps: TestDeps;
let address: string;
let close: () => Promise<void>;
beforeAll(async () => {
  await ensureBuilt();
  deps = await testDeps();
  const transport = fileTransport(path.join(deps.dataDir, 'mail'), silentLog);
  registerEmailTasks({ ...deps, transport, sender: (tx) => readSender(tx, deps.env) });
  const app = await createHttp(deps, { distDir: path.resolve('dist') });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  close = async () => {
    await app.close();
    await deps.close();
  };
}, 240_000);
afterAll(() => close());

async function allSent(): Promise<Email[]> {
  const folder = path.join(deps.dataDir, 'mail');
  const names = await readdir(folder);
  return Promise.all(names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}

/** The From of every email that was sent so far. */
const froms = async (): Promise<string[]> => [
  ...new Set((await allSent()).map(({ from }) => from?.address ?? 'none')),
];

const page = async (url: string): Promise<string> =>
  (await fetch(address + url, { headers: { accept: 'text/html' } })).text();
const named = (html: string): string | undefined => html.match(/<meta name="sender" content="([^"]*)"/)?.[1];

/** Every page that tells people which address is genuine, and the application behind a sign-in. */
async function expectPagesToName(sender: string): Promise<void> {
  for (const url of ['/apply', '/faq', '/how-to-know-it-is-us', '/candidate', '/employee', '/admin'])
    expect(named(await page(url)), url).toBe(sender);
  expect(await page('/how-to-know-it-is-us')).toContain(`Every email from this site comes from ${sender}`);
  expect(await page('/faq')).toContain(`an invitation from ${sender}`);
}

it('pages name the address that emails come from, also once HR changes it', async () => {
  await applied(deps);
  await deps.queue.run('mail.send');
  expect(await froms()).toEqual([deps.env.HR_EMAIL]);
  await expectPagesToName(deps.env.HR_EMAIL);

  await saveSettings(deps, await adminActor(deps), {
    section: 'mailboxes',
    basedOn: null,
    value: {
      ...deps.appSettings.read('mailboxes'),
      fromAddress: "o'people@example.com",
      hrAddress: 'questions@example.com',
    },
  });
  await applied(deps);
  await deps.queue.run('mail.send');
  expect((await froms()).sort()).toEqual([deps.env.HR_EMAIL, "o'people@example.com"].sort());
  await expect.poll(async () => named(await page('/apply'))).toMatch(/^o(&#x27;|')people@example\.com$/);
  // Questions go to HR's new mailbox, and no page knows another.
  const asks = ['/faq', '/accessibility', '/apply'];
  for (const url of asks) {
    const html = await page(url);
    expect(html, url).toContain('questions@example.com');
    expect(html, url).not.toContain(brandDefaults.hrEmail);
  }
  const notice = await passwordChangedEmail(deps, {
    email: 'ana@example.com',
    fullName: 'Ana Reyes',
    emailConfirmed: true,
  });
  expect(notice.text).toContain('questions@example.com');
});

it('an email comes from the sender stored when it was written, also where this process hasn’t reread it', async () => {
  const { mailboxes } = sections(deps.env);
  const actor = await adminActor(deps);
  // Another process stores both, and its event is still on its way.
  const elsewhere = { ...deps, bus: { ...deps.bus, publish: async () => {} } };
  await deps.db.transaction(async (tx) => {
    const change = (before: typeof mailboxes.fallback) => ({ ...before, fromAddress: 'newest@example.com' });
    await changeSetting(elsewhere, tx, actor, mailboxes, change);
    await deps.mailer.enqueue(tx, await testEmail(deps, 'hr@example.com'));
  });
  expect(deps.appSettings.read('mailboxes').fromAddress).not.toBe('newest@example.com');
  await deps.queue.run('mail.send');
  expect(await froms()).toContain('newest@example.com');
});

it('only a letter that HR wrote isn’t marked as automatic', async () => {
  const person = { id: await applied(deps), fullName: 'Kim Reyes', email: 'kim@example.com' };
  const text = { subject: 'Our call on Monday', body: 'Does ten suit you?' };
  await deps.db.transaction(async (tx) => {
    await deps.mailer.enqueue(tx, await writtenEmail(deps, person, text));
    await deps.mailer.enqueue(tx, await testEmail(deps, 'hr@example.com'));
  });
  await deps.queue.run('mail.send');
  const marks = new Map((await allSent()).map(({ subject, headers }) => [subject, headers]));
  const mark = (subject: string) => marks.get(subject)?.find(({ key }) => key === 'auto-submitted')?.value;
  expect(mark('Our call on Monday')).toBeUndefined();
  expect([...marks.keys()].filter((subject) => mark(subject ?? '') !== 'auto-generated')).toEqual([
    'Our call on Monday',
  ]);
});
