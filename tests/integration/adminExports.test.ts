import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/http.ts';
import { applied, hired } from '../support/stories.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await testApp();
  admin = await app.adminCookie();
  await applied(app.deps, { fullName: '=cmd|calc', email: 'formula@example.com', phone: '+1 555 010 9999' });
  await hired(app.deps, { fullName: 'Ana "Anita" López, Jr.', email: 'ana@example.com' });
});
afterAll(() => app.close());

const masked = { personal: false, reason: '' };
const everybody = { kind: 'candidates', filters: {}, ...masked };

async function link(spec: object, cookie = admin): Promise<string> {
  const { data } = await app.mutate('admin.exports.prepare', spec, cookie);
  return typeof data === 'object' && data !== null && 'url' in data ? `${app.address}${data.url}` : '';
}
const open = (url: string, cookie = admin) => fetch(url, { headers: { cookie } });
async function rows(spec: object): Promise<Record<string, string>[]> {
  const response = await open(await link(spec));
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="\w+-\d{4}-\d\d-\d\d\.csv"$/,
  );
  return Papa.parse<Record<string, string>>((await response.text()).replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  }).data;
}

describe('exports', () => {
  it('are masked, whole and harmless to a spreadsheet', async () => {
    const people = await rows(everybody);
    expect(people).toHaveLength(2);
    expect(people.map(({ Email }) => Email).sort()).toEqual(['a•••@example.com', 'f•••@example.com']);
    expect(people.every(({ Name }) => !Name?.startsWith('='))).toBe(true);
    expect(JSON.stringify(people)).not.toMatch(/López|010/);
  });

  it('hold the full data for a reason, which is recorded first', async () => {
    const full = { ...everybody, personal: true, reason: 'Yearly audit' };
    const people = await rows(full);
    expect(people.map(({ Name }) => Name).sort()).toEqual(['Ana "Anita" López, Jr.', "'=cmd|calc"].sort());
    const [entry] = await app.deps.database.client`
      select data from audit_log where action = 'export.prepared' order by id desc limit 1`;
    expect(entry?.data).toEqual({ export: 'candidates', personal: true, reason: 'Yearly audit' });
    expect((await app.mutate('admin.exports.prepare', { ...full, reason: '' }, admin)).code).toBe(
      'invalid_input',
    );
  });

  it('keep to the filters', async () => {
    const found = await rows({ ...everybody, filters: { search: 'ana@' } });
    expect(found.map(({ Status }) => Status)).toEqual(['hired']);
    expect(await rows({ kind: 'employees', ...masked })).toHaveLength(1);
    expect(await rows({ kind: 'sessions', ...masked })).toEqual([]);
    const log = await rows({ kind: 'audit', filters: { action: 'export' }, ...masked });
    expect(log.length).toBeGreaterThan(3);
  });

  it('open in the session they were made for, for five minutes, unchanged, and for HR only', async () => {
    const url = await link(everybody);
    expect((await open(url)).status).toBe(200);
    expect((await open(url, await app.adminCookie())).status).toBe(403);
    expect((await open(url, await app.accountCookie())).status).toBe(403);
    expect((await open(url, '')).status).toBe(403);
    const other = Buffer.from(JSON.stringify({ ...everybody, personal: true, reason: 'none' })).toString(
      'base64url',
    );
    expect((await open(url.replace(/spec=[^&]+/, `spec=${other}`))).status).toBe(403);
    app.deps.clock.forward(5 * 60_000 + 1);
    expect((await open(url)).status).toBe(403);
  });

  it('hold no full data for somebody who is no longer an admin', async () => {
    const cookie = await app.adminCookie();
    const url = await link({ ...everybody, personal: true, reason: 'Yearly audit' }, cookie);
    expect((await open(url, cookie)).status).toBe(200);
    await app.deps.database.client`update user_roles set role = 'reviewer'`;
    const after = await open(url, cookie);
    await app.deps.database.client`update user_roles set role = 'admin'`;
    expect(after.status).toBe(403);
  });

  it('give a reviewer masked data and nothing more', async () => {
    const reviewer = await app.reviewerCookie();
    expect((await open(await link(everybody, reviewer), reviewer)).status).toBe(200);
    const full = { ...everybody, personal: true, reason: 'Curious' };
    expect((await app.mutate('admin.exports.prepare', full, reviewer)).code).toBe('not_allowed');
  });
});
