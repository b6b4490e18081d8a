import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openExport } from '../../../server/features/admin/exports/service.ts';
import { readUserSession } from '../../../server/features/auth/sessions.ts';
import { auditText } from '../../../shared/audit/labels.ts';
import { maskName } from '../../../shared/reports/exports.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, hired } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

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
  // Everybody here sits at one address, which may not call without pause.
  app.deps.clock.forward(2_000);
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
    // Ids are random, and some have these digits.
    expect(JSON.stringify(people.map((one) => ({ ...one, ID: '' })))).not.toMatch(/López|010/);
  });

  it('hold the full data for a reason, which is recorded first', async () => {
    const profile = 'https://www.linkedin.com/in/ana-example';
    await app.deps.database
      .client`update candidates set linkedin_url = ${profile} where email = 'ana@example.com'`;
    expect((await rows(everybody)).map(({ LinkedIn }) => LinkedIn)).toEqual(['', '']);
    const full = { ...everybody, personal: true, reason: 'Yearly audit' };
    const people = await rows(full);
    expect(people.map(({ Name }) => Name).sort()).toEqual(['Ana "Anita" López, Jr.', "'=cmd|calc"].sort());
    expect(people.map(({ LinkedIn }) => LinkedIn).sort()).toEqual(['', profile]);
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
    const mailboxes = { part: 'mailboxes', 'notices.to': 'anna@example.com, b@example.com' };
    await app.deps.audit.record(app.deps.db, {
      action: 'settings.changed',
      actor: 'system',
      data: mailboxes,
    });
    const [line] = await rows({ kind: 'audit', filters: { action: 'settings' }, ...masked });
    expect(line?.Details).toContain('a•••@example.com, b•••@example.com');
    // Only names are masked.
    expect(line?.Who).toBe('System');
    expect(new Set(log.map(({ Who }) => Who))).toEqual(new Set([maskName('Test HR')]));
  });

  it('name what was done twice: as the log keeps it, and in the panel’s words', async () => {
    await app.deps.database.client`
      insert into audit_log (action, actor_kind, created_at)
      values ('candidate.of_an_earlier_version', 'system', now())`;
    const log = await rows({ kind: 'audit', filters: {}, ...masked });
    expect(Object.keys(log[0] ?? {}).slice(0, 5)).toEqual(['ID', 'Time', 'Action', 'Label', 'Who']);
    const words = new Map(log.map((line) => [line.Action, line.Label]));
    expect(words.get('export.prepared')).toBe('Export prepared');
    expect(words.get('candidate.of_an_earlier_version')).toBe('candidate.of_an_earlier_version');
    expect(log.map((line) => line.Label)).toEqual(log.map((line) => auditText(line.Action ?? '')));
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

const zone = 'America/Los_Angeles';
const count = async (spec: object) => {
  app.deps.clock.forward(2_000);
  return (await app.query('admin.exports.count', spec, admin)).data;
};

describe('filters of exports', () => {
  beforeAll(async () => {
    const { client } = app.deps.database;
    // 06:30 UTC is still the evening before in Los Angeles.
    const late = await applied(app.deps, {
      fullName: 'Late Evening',
      email: 'late@example.com',
      country: 'Norway',
    });
    await client`update candidates set applied_at = '2026-10-01T06:30:00Z' where id = ${late}`;
    const worker = await hired(app.deps, {
      fullName: 'Shift Worker',
      country: 'Norway',
      email: 'w@example.com',
    });
    await client`update candidates set applied_at = '2026-10-31T22:00:00Z', hired_at = '2026-11-01T06:30:00Z'
      where id = ${worker}`;
    await seedSession(app.deps, worker, {
      startedAt: new Date('2026-11-01T06:30:00Z'),
      minutes: 30,
      tasks: [{ status: 'completed' }],
    });
    await seedSession(app.deps, worker, {
      startedAt: new Date('2026-11-02T12:00:00Z'),
      minutes: null,
      tasks: [],
    });
  });

  it.each([
    ['status and country', { filters: { status: 'applied' }, country: 'Norway' }, ['applied']],
    [
      'the days of the reader, not of UTC',
      { applied: { from: '2026-10-01', until: '2026-10-31', zone } },
      ['hired'],
    ],
    ['one day', { applied: { from: '2026-09-30', until: '2026-09-30', zone } }, ['applied']],
    ['an open end', { country: 'Norway', applied: { from: '2026-10-02', zone } }, ['hired']],
    ['nobody', { country: 'Nowhere' }, []],
  ])('people by %s: counted before, and the same in the file', async (_name, filter, statuses) => {
    const spec = { kind: 'candidates', filters: {}, ...filter };
    const found = await rows({ ...spec, ...masked });
    expect(found.map(({ Status }) => Status)).toEqual(statuses);
    expect(await count(spec)).toEqual({ rows: statuses.length });
  });

  it('employees by the day they were hired', async () => {
    const within = (from: string, until: string) => ({ kind: 'employees', hired: { from, until, zone } });
    expect(await count(within('2026-10-31', '2026-10-31'))).toEqual({ rows: 1 });
    expect(await count(within('2026-11-01', '2026-11-18'))).toEqual({ rows: 0 });
    const [worker] = await rows({ ...within('2026-10-31', '2026-10-31'), ...masked });
    expect(worker).toMatchObject({ Name: 'S. W.', Country: 'Norway', Hired: '2026-11-01T06:30:00.000Z' });
    expect(await count({ kind: 'employees', country: 'Norway' })).toEqual({ rows: 1 });
  });

  it('sessions by period, person and state', async () => {
    const [{ id } = { id: '' }] = await app.deps.database.client<{ id: string }[]>`
      select id from candidates where full_name = 'Shift Worker'`;
    const sessions = { kind: 'sessions', employeeId: id };
    expect(await count(sessions)).toEqual({ rows: 2 });
    expect(await count({ kind: 'sessions', employeeId: crypto.randomUUID() })).toEqual({ rows: 0 });
    const open = await rows({ ...sessions, state: 'open', ...masked });
    expect(open.map(({ Status, Employee }) => [Status, Employee])).toEqual([['Active', 'S. W.']]);
    const october = { ...sessions, started: { from: '2026-10-31', until: '2026-10-31', zone } };
    expect((await rows({ ...october, ...masked })).map(({ Minutes }) => Minutes)).toEqual(['30']);
  });

  it('sessions of people who share a name, each with the key of the export of employees', async () => {
    const shared = { fullName: 'Maria Santos', startedAt: new Date('2026-09-02T09:00:00Z') };
    for (const [email, minutes] of [
      ['m1@example.com', 60],
      ['m2@example.com', 90],
    ] as const) {
      const id = await hired(app.deps, { fullName: shared.fullName, email });
      await seedSession(app.deps, id, { startedAt: shared.startedAt, minutes, tasks: [] });
    }
    const started = { from: '2026-09-02', until: '2026-09-02', zone: 'UTC' };
    for (const how of [masked, { personal: true, reason: 'Minutes of September' }]) {
      const employees = await rows({ kind: 'employees', ...how });
      const worked = await rows({ kind: 'sessions', started, ...how });
      expect(new Set(worked.map(({ Employee }) => Employee)).size).toBe(1);
      const emailOf = (key: string | undefined) => employees.find(({ ID }) => ID === key)?.Email;
      expect(
        worked.map(({ Minutes, ...row }) => [Minutes, row.Email === emailOf(row['Employee ID'])]),
      ).toEqual(
        expect.arrayContaining([
          ['60', true],
          ['90', true],
        ]),
      );
      expect(new Set(worked.map((row) => row['Employee ID'])).size).toBe(2);
      const text = JSON.stringify(worked);
      expect(text.includes('m1@example.com')).toBe(how.personal);
    }
  });

  it('refuse zones that do not exist', async () => {
    const answer = await app.query(
      'admin.exports.count',
      { kind: 'employees', hired: { zone: 'Mars/Olympus' } },
      admin,
    );
    expect(answer.code).toBe('invalid_input');
  });
});

describe('a file that breaks off', () => {
  const newest = async () => {
    app.deps.clock.forward(2_000);
    const { data } = await app.query('admin.exports.recent', undefined, admin);
    return Array.isArray(data) ? data[0] : null;
  };
  /** Holds the rows back, so that nothing but the head of the file can leave. */
  async function held(
    during: (body: ReadableStreamDefaultReader<Uint8Array>) => Promise<void>,
    encoding = 'identity',
  ): Promise<void> {
    const url = await link(everybody);
    const blocker = await app.deps.database.client.reserve();
    await blocker`begin`;
    await blocker`lock table candidates in access exclusive mode`;
    try {
      const response = await fetch(url, { headers: { cookie: admin, 'accept-encoding': encoding } });
      const reader = response.body?.getReader();
      if (reader) await during(reader);
    } finally {
      await blocker`rollback`;
      blocker.release();
    }
  }

  it('is whole when it says so', async () => {
    const people = await rows(everybody);
    await vi.waitFor(async () =>
      expect(await newest()).toMatchObject({ state: 'complete', rows: people.length, personal: false }),
    );
  });

  it('is none for who asks for the head alone', async () => {
    const response = await fetch(await link(everybody), { method: 'HEAD', headers: { cookie: admin } });
    expect(response.status).toBe(404);
    expect(await newest()).toMatchObject({ state: 'open', rows: null });
  });

  it('stands as cut off when the reader leaves', async () => {
    await held(async (reader) => {
      await reader.read();
      expect(await newest()).toMatchObject({ state: 'open', rows: null });
      await reader.cancel();
    });
    await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: 'cut', rows: 0 }));
  });

  it.each(['identity', 'gzip'])(
    'fails in the reader as well when the server cannot go on (%s)',
    async (encoding) => {
      await held(async (reader) => {
        const { client } = app.deps.database;
        await vi.waitFor(async () => {
          const ended = await client`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
          expect(ended.length).toBeGreaterThan(0);
        });
        const toTheEnd = async (): Promise<void> => {
          while (!(await reader.read()).done);
        };
        await expect(toTheEnd()).rejects.toThrow();
      }, encoding);
      await vi.waitFor(async () => expect(await newest()).toMatchObject({ state: 'cut' }));
    },
  );
});

describe('an export that takes long', () => {
  it('ends with the right to it, and stands as cut', async () => {
    const { client } = app.deps.database;
    await client`insert into candidates (id, full_name, email, position, country, status, consent_given, applied_at, created_at, updated_at)
      select gen_random_uuid(), 'Row ' || n, 'row' || n || '@example.com', 'Virtual Assistant', 'Kenya', 'applied', true,
        now() - n * interval '1 second', now(), now() from generate_series(1, 6000) n`;
    const cookie = await app.adminCookie();
    const url = new URL(await link({ ...everybody, personal: true, reason: 'Yearly audit' }, cookie));
    const value = cookie.split('=')[1] ?? '';
    const holder = () => readUserSession(app.deps, value);
    const actor = await holder();
    if (!actor) throw new Error('nobody');
    const { id = '', spec = '', expires = '', signature = '' } = Object.fromEntries(url.searchParams);
    const parts = { id, spec, expires: Number(expires), signature };
    const { body, ended } = openExport(app.deps, { ...actor, ip: '192.0.2.1' }, parts, holder);
    let rows = 0;
    const reading = (async () => {
      for await (const piece of body) {
        rows += String(piece).split('\n').length - 1;
        await client`update user_roles set role = 'reviewer' where user_id = ${actor.userId}`;
      }
    })();
    await expect(reading).rejects.toMatchObject({ code: 'not_allowed' });
    expect(rows).toBeLessThan(4_000);
    await ended(false);
    const [entry] =
      await client`select action from audit_log where subject_id = ${id} order by id desc limit 1`;
    expect(entry?.action).toBe('export.cut');
  });
});
