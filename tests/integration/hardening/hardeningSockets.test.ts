import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readUserSession } from '../../../server/features/auth/sessions.ts';
import { type TestApp, testApp } from '../../support/http.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Sends the frames over one socket; what was answered until it closed, and how it closed. */
function talk(cookie: string, frames: (string | Buffer)[]): Promise<{ code: number; answers: string[] }> {
  return new Promise((resolve, reject) => {
    const answers: string[] = [];
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.address, cookie },
    });
    socket.on('error', reject);
    socket.on('open', () => {
      for (const frame of frames) socket.send(frame);
    });
    socket.on('message', (raw) => answers.push(raw.toString()));
    socket.on('close', (code) => resolve({ code, answers }));
  });
}

const call = (id: number, method = 'subscription', path = 'admin.events') => ({
  id,
  method,
  params: { path },
});
const calls = (count: number, method?: string, path?: string) =>
  Array.from({ length: count }, (_, id) => call(id, method, path));

describe('S6, S25: a frame is checked before anything in it is done', () => {
  it.each([
    ['a thousand queries', JSON.stringify(calls(1_015, 'query', 'jobs.list'))],
    ['one query', JSON.stringify(call(1, 'query', 'jobs.list'))],
    ['one mutation', JSON.stringify([call(1), call(2, 'mutation', 'auth.signOut')])],
    ['eleven subscriptions', JSON.stringify(calls(11))],
    ['eleven stops', JSON.stringify(calls(11, 'subscription.stop'))],
    ['no method', '[{"id":1}]'],
    ['broken JSON', '{'],
    ['a number', '7'],
    ['binary data', Buffer.from(JSON.stringify(call(1)))],
  ])('%s: closed with 1008, nothing answered, later frames ignored', async (_name, frame) => {
    const cookie = await app.adminCookie();
    const { code, answers } = await talk(cookie, [frame, JSON.stringify(call(99))]);
    expect([code, answers]).toEqual([1008, []]);
  });

  it('begins a new minute when the clock is set back', async () => {
    const cookie = await app.adminCookie();
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.address, cookie },
    });
    await once(socket, 'open');
    // Answered once everything before it was counted.
    const almostAll = async (): Promise<string> => {
      for (let frame = 0; frame < 29; frame++) socket.send(JSON.stringify(calls(10, 'subscription.stop')));
      socket.send('PING');
      return Promise.race([
        once(socket, 'message').then(([data]) => String(data)),
        once(socket, 'close').then(([code]) => `closed with ${code}`),
      ]);
    };
    expect(await almostAll()).toBe('PONG');
    app.deps.clock.forward(-10 * 60_000);
    try {
      expect(await almostAll()).toBe('PONG');
    } finally {
      app.deps.clock.forward(10 * 60_000);
      socket.terminate();
    }
  });

  it('counts the calls of all frames of a minute', async () => {
    const frame = JSON.stringify(calls(10, 'subscription.stop'));
    const { code } = await talk(
      await app.adminCookie(),
      Array.from({ length: 31 }, () => frame),
    );
    expect(code).toBe(1008);
  });

  it('lets through what a client sends after a reconnect: ten subscriptions at once, stops and pings', async () => {
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.address, cookie: await app.adminCookie() },
    });
    const closed = new Promise<string>((resolve) =>
      socket.once('close', (code) => resolve(`closed ${code}`)),
    );
    await new Promise((resolve) => socket.once('open', resolve));
    let started = 0;
    const served = new Promise<string>((resolve) => {
      socket.on('message', (raw) => {
        const text = raw.toString();
        if (text.includes('"started"') && ++started === 20) socket.send('PING');
        if (text === 'PONG') resolve('served');
      });
    });
    socket.send(JSON.stringify(calls(10)));
    socket.send(JSON.stringify(calls(10, 'subscription.stop')));
    socket.send(JSON.stringify(calls(10).map((one) => ({ ...one, id: one.id + 10 }))));
    expect(await Promise.race([served, closed])).toBe('served');
    socket.terminate();
  });
});

describe('S6: a handshake needs an open session', () => {
  const handshake = (cookie: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
        headers: { origin: app.address, cookie },
      });
      socket.on('unexpected-response', (_request, response) => resolve(`http ${response.statusCode}`));
      socket.on('open', () => {
        resolve('open');
        socket.terminate();
      });
      socket.on('error', () => {});
    });

  it('refuses made-up cookies and ended sessions, and opens for a real one', async () => {
    expect(await handshake(`lt_auth=${'x'.repeat(43)}`)).toBe('http 401');
    expect(await handshake(`lt_portal=${'x'.repeat(43)}`)).toBe('http 401');
    const cookie = await app.adminCookie();
    expect(await handshake(cookie)).toBe('open');
    expect(await readUserSession(app.deps, cookie.split('=')[1] ?? '')).not.toBeNull();
    await app.mutate('auth.signOut', undefined, cookie);
    expect(await handshake(cookie)).toBe('http 401');
  });
});

describe('S9: refused calls count, too', () => {
  it('counts a subscription that is asked for over HTTP', async () => {
    const answers = new Set<string>();
    // The clock stands still here, so nothing flows back into the allowance of 300 calls.
    for (let n = 0; n < 301; n++) {
      const text = await (await fetch(`${app.address}/trpc/admin.events`)).text();
      answers.add(text.match(/invalid_input|too_many_attempts/)?.[0] ?? text);
    }
    app.deps.clock.forward(60_000);
    expect([...answers]).toEqual(['invalid_input', 'too_many_attempts']);
  });
});
