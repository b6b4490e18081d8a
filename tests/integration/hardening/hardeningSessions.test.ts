import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createAdmin } from '../../../server/features/auth/service.ts';
import { createUserSession, readUserSession } from '../../../server/features/auth/sessions.ts';
import { createHttp } from '../../../server/http.ts';
import { UNATTENDED_HEADER } from '../../../shared/auth/attended.ts';
import { testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** What `auth.me` answers to a stranger, as it travels. */
const nobody = { result: { data: null } };
const hr = { email: 'hr-sessions@example.com', fullName: 'Test HR', password: 'Table-and-chair-7' };

function socketFor(cookie: string): WebSocket {
  return new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
    headers: { origin: app.address, cookie },
  });
}

/** Subscribes to HR's panel; `started` when it runs, `stopped` with the time at which the stream ended. */
function panelStream(cookie: string) {
  const socket = socketFor(cookie);
  let began = (): void => {};
  const started = new Promise<void>((resolve) => {
    began = resolve;
  });
  const stopped = new Promise<number>((resolve) => {
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ id: 1, method: 'subscription', params: { path: 'admin.events', input: {} } }),
      ),
    );
    socket.on('message', (raw) => {
      const message = JSON.parse(raw.toString());
      if (message.result?.type === 'started') began();
      if (message.result?.type === 'stopped' || message.error) {
        resolve(performance.now());
        socket.close();
      }
    });
    socket.on('close', () => resolve(performance.now()));
  });
  return { started, stopped };
}

describe('S4: what changes about an account holds within 5 s, on open sockets too', () => {
  const changes: [string, (cookie: string, userId: string) => Promise<unknown>][] = [
    ['signing out', (cookie) => app.mutate('auth.signOut', undefined, cookie)],
    ['a lost role', (_cookie, id) => app.deps.database.client`delete from user_roles where user_id = ${id}`],
    [
      'a disabled account',
      (_cookie, id) => app.deps.database.client`update users set disabled_at = now() where id = ${id}`,
    ],
  ];

  it.each(changes)('%s', { timeout: 15_000 }, async (_name, change) => {
    const cookie = await app.adminCookie();
    const { data } = await app.query('auth.me', undefined, cookie);
    const userId = (data as { id: string }).id;
    const { started, stopped } = panelStream(cookie);
    await started;
    const at = performance.now();
    await change(cookie, userId);
    expect((await stopped) - at).toBeLessThan(5_000);
    const after = await app.query('admin.aiStatus', undefined, cookie);
    expect(['not_signed_in', 'not_allowed']).toContain(after.code);
  });

  it('a rejected candidate', { timeout: 15_000 }, async () => {
    const candidateId = await applied(app.deps);
    const cookie = await app.portalCookie(candidateId);
    expect((await app.query('candidatePortal.view', undefined, cookie)).status).toBe(200);
    await app.deps.database.client`update candidates set status = 'rejected' where id = ${candidateId}`;
    expect((await app.query('candidatePortal.view', undefined, cookie)).code).toBe('session_ended');
  });
});

describe('S5: half an hour without anybody', () => {
  const MINUTE_MS = 60_000;
  const asks: [string, (cookie: string) => Promise<unknown>][] = [
    ['an open socket', async (cookie) => panelStream(cookie).started],
    [
      'a page that reads by itself',
      (cookie) =>
        fetch(`${app.address}/trpc/admin.aiStatus`, { headers: { cookie, [UNATTENDED_HEADER]: '1' } }),
    ],
  ];
  it.each(asks)('ends a session of HR, whatever %s asks', async (_name, ask) => {
    const [left, used] = [await app.adminCookie(), await app.adminCookie()];
    app.deps.clock.forward(20 * MINUTE_MS);
    await ask(left);
    expect((await app.query('admin.aiStatus', undefined, used)).status).toBe(200);
    app.deps.clock.forward(11 * MINUTE_MS);
    expect((await app.query('auth.me', undefined, left)).data).toEqual(nobody);
    expect((await app.query('admin.aiStatus', undefined, used)).status).toBe(200);
  });
});

describe('S5: cookies', () => {
  it('are new at each sign-in, the old one dies, and no script can read them', async () => {
    await createAdmin(app.deps, hr);
    const signIn = async (cookie?: string) => {
      const response = await fetch(`${app.address}/trpc/auth.signIn`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ email: hr.email, password: hr.password }),
      });
      return response.headers.getSetCookie()[0] ?? '';
    };
    const first = await signIn();
    expect(first).toMatch(/^lt_auth=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const [old = ''] = first.split(';');
    const second = await signIn(old);
    expect(second.split(';')[0]).not.toBe(old);
    expect((await app.query('auth.me', undefined, old)).data).toEqual(nobody);
    expect((await app.query('auth.me', undefined, second.split(';')[0])).data).toMatchObject({
      email: hr.email,
    });
  });

  it('carry the __Host- prefix and Secure over https, which then is the only way in', async () => {
    const deps = await testDeps();
    const secure = { ...deps, publicUrl: 'https://jobs.example', origins: ['https://jobs.example'] };
    const server = await createHttp(secure, { distDir: await stubDist(deps.dataDir) });
    await createAdmin(secure, hr);
    const response = await server.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: hr.email, password: hr.password }),
    });
    expect(String(response.headers['set-cookie'])).toMatch(
      /^__Host-lt_auth=[\w-]{43}; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(response.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    const value = String(response.headers['set-cookie']).match(/=([\w-]{43})/)?.[1] ?? '';
    const plain = await server.inject({ url: '/trpc/auth.me', headers: { cookie: `lt_auth=${value}` } });
    expect(plain.json().result.data).toBeNull();
    await server.close();
    await deps.close();
  });

  it('that are odd, huge or many are no session and no fault', async () => {
    for (const cookie of [
      'lt_auth=',
      'lt_auth=%',
      `lt_auth=${'x'.repeat(6_000)}`,
      '=;;=,',
      'lt_auth=a; lt_auth=b',
    ]) {
      const answer = await app.query('auth.me', undefined, cookie);
      expect([answer.status, answer.data], cookie.slice(0, 30)).toEqual([200, nobody]);
    }
  });
});

describe('S6: sockets', () => {
  it('are ten a person at most, and are not compressed', async () => {
    const cookie = await app.adminCookie();
    const sockets: WebSocket[] = [];
    for (let n = 0; n < 10; n++) {
      const socket = socketFor(cookie);
      await new Promise((resolve) => socket.once('open', resolve));
      expect(socket.extensions).toBe('');
      sockets.push(socket);
    }
    const eleventh = socketFor(cookie);
    expect(await new Promise((resolve) => eleventh.once('close', resolve))).toBe(1008);
    for (const socket of sockets) expect(socket.readyState).toBe(WebSocket.OPEN);
    // Another person is not touched by it, and a closed page makes room.
    const other = socketFor(await app.adminCookie());
    await new Promise((resolve) => other.once('open', resolve));
    const [first] = sockets;
    const closed = new Promise((resolve) => first?.once('close', resolve));
    first?.close();
    await closed;
    const again = socketFor(cookie);
    await new Promise((resolve) => again.once('open', resolve));
    for (const socket of [...sockets, other, again]) socket.terminate();
  });

  it('are ten a person on however many devices', async () => {
    const opened: WebSocket[] = [];
    const open = async (cookie: string): Promise<boolean> => {
      const socket = socketFor(cookie);
      opened.push(socket);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send('PING');
      return new Promise((resolve) => {
        socket.once('message', () => resolve(true));
        socket.once('close', () => resolve(false));
      });
    };
    const device = async (first: string): Promise<string> => {
      const actor = await readUserSession(app.deps, first.split('=')[1] ?? '');
      if (!actor) throw new Error('nobody');
      return `lt_auth=${(await createUserSession(app.deps, app.deps.db, actor.userId)).value}`;
    };
    const first = await app.adminCookie();
    const mine = [first, await device(first)];
    const real: boolean[] = [];
    for (let n = 0; n < 11; n++) real.push(await open(mine[n % 2] ?? ''));
    expect(real).toEqual([...Array.from({ length: 10 }, () => true), false]);
    expect(await open(await app.adminCookie())).toBe(true);
    for (const socket of opened) socket.terminate();
  });

  it('that talk without end are closed', async () => {
    const socket = socketFor(await app.adminCookie());
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    for (let n = 0; n < 400; n++) socket.send(JSON.stringify({ id: n, method: 'subscription.stop' }));
    expect(await closed).toBe(1008);
  });

  it('answer what is no message without falling', async () => {
    const cookie = await app.adminCookie();
    for (const frame of [
      '{',
      '[]',
      'null',
      '"x"',
      '[null]',
      '{"id":1}',
      '{"id":{},"method":"subscription"}',
    ]) {
      const socket = socketFor(cookie);
      await new Promise((resolve) => socket.once('open', resolve));
      socket.send(frame);
      socket.send(Buffer.from([0xff, 0xfe, 0x00]));
      socket.terminate();
    }
    expect((await app.query('auth.me', undefined, cookie)).status).toBe(200);
  });
});

describe('addresses of signed-in areas', () => {
  it.each([
    ['/admin', 200],
    ['/auth', 200],
    ['/candidate/', 200],
    ['/employee', 200],
    ['/employee/work', 200],
    ['/employee/nothing', 404],
    ['/employee/work/more', 404],
    ['/admin/nothing', 404],
    ['/employee/__proto__', 404],
  ])('%s: %i, as a page, also for programs that take anything', async (path, status) => {
    for (const accept of ['text/html', '*/*', undefined]) {
      const answer = await app.app.inject({ url: path, headers: accept ? { accept } : {} });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        accept === 'text/html' || status === 200
          ? 'text/html; charset=utf-8'
          : 'application/json; charset=utf-8',
      ]);
    }
    expect((await app.app.inject({ url: path, headers: { accept: 'application/json' } })).statusCode).toBe(
      404,
    );
  });
});

describe('S17: the policy of a public page', () => {
  it('names the scripts that the renderer wrote, and no other that stands in the page', async () => {
    const { headers, body } = await app.app.inject({ url: '/', headers: { accept: 'text/html' } });
    const hash = (source: string) => createHash('sha256').update(source).digest('base64');
    expect(body).toContain('stranger()');
    expect(headers['content-security-policy']).toContain(hash('ours()'));
    expect(headers['content-security-policy']).not.toContain(hash('stranger()'));
  });
});

describe('S2, S3, S7: what a call may hold, and what it may learn', () => {
  it('answers another person’s file like one that does not exist', async () => {
    const [mine, theirs] = [await applied(app.deps), await applied(app.deps)];
    const cookie = await app.portalCookie(mine);
    const [file] = await app.deps.database.client<{ id: string }[]>`select r.id from files r
      join applications a on a.resume_file_id = r.id where a.candidate_id = ${theirs}`;
    const foreign = await app.mutate('candidatePortal.fileLink', { fileId: file?.id }, cookie);
    const none = await app.mutate('candidatePortal.fileLink', { fileId: crypto.randomUUID() }, cookie);
    expect(file?.id).toBeTruthy();
    expect([foreign.status, foreign.code, foreign.message]).toEqual([none.status, none.code, none.message]);
    expect(foreign.code).toBe('not_found');
  });

  it('refuses fields that nobody asked for', async () => {
    const extra = await app.mutate('auth.signIn', { ...hr, fullName: undefined, roles: ['admin'] });
    // The code is for a newer page during an update; it's refused all the same.
    expect([extra.status, extra.code]).toEqual([400, 'unavailable']);
    const proto = await fetch(`${app.address}/trpc/auth.signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"__proto__":{"admin":true},"email":"a@example.com","password":"x"}',
    });
    expect(proto.status).toBe(400);
  });

  it.each([
    ['broken JSON', '{"a":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['a number', '7'],
    ['null', 'null'],
    ['deep nesting', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ])('answers %s with a plain refusal', async (_name, body) => {
    const response = await fetch(`${app.address}/trpc/auth.signIn`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/\bat \/|node_modules|stack/);
  });

  it('takes ten calls in a batch and counts each of them', async () => {
    const batch = (count: number) =>
      fetch(
        `${app.address}/trpc/${Array.from({ length: count }, () => 'auth.me').join(',')}?batch=1&input=%7B%7D`,
      );
    expect((await batch(10)).status).toBe(200);
    expect((await batch(11)).status).toBe(400);
    // The clock stands still here, so nothing flows back into the allowance of 300 calls.
    const codes = new Set<string>();
    for (let n = 0; n < 35; n++) {
      for (const answer of (await (await batch(10)).json()) as {
        error?: { data: { domain: { code: string } } };
      }[])
        codes.add(answer.error?.data.domain.code ?? 'ok');
    }
    expect([...codes].sort()).toEqual(['ok', 'too_many_attempts']);
    app.deps.clock.forward(60_000);
    expect((await batch(1)).status).toBe(200);
  });

  it('sends every answer uncached and unsniffed, and knows no other doors', async () => {
    const answer = await fetch(`${app.address}/trpc/auth.me`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect((await app.query('no.such')).code).toBe('not_found');
    expect((await fetch(`${app.address}/trpc/auth.signOut`)).status).toBe(405);
    expect((await fetch(`${app.address}/trpc/admin.events`)).headers.get('cache-control')).toBe('no-store');
    const policy = answer.headers.get('permissions-policy') ?? '';
    for (const ability of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(policy).toContain(`${ability}=()`);
    const tooLong = await fetch(`${app.address}/trpc/${'a'.repeat(6_000)}`);
    const words = await tooLong.text();
    expect([tooLong.status, JSON.parse(words).error.data.domain.code]).toEqual([404, 'not_found']);
    expect(words).not.toContain('FST_');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fserver%2fmain.ts', '/.env']) {
      const text = await (await fetch(`${app.address}${path}`)).text();
      expect(text, path).not.toMatch(/"dependencies"|import /);
    }
  });
});
