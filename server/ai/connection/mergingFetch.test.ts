import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergingFetch } from './mergingFetch.ts';

const server = createServer((request, response) => {
  const type = request.url === '/json' ? 'application/json' : 'text/event-stream; charset=utf-8';
  response.writeHead(request.url === '/busy' ? 429 : 200, { 'content-type': type });
  response.flushHeaders();
  opened?.(response);
});
let opened: ((response: ServerResponse) => void) | undefined;
let address = '';

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** An answer that is being read, and the server's end of it. */
async function answer(get: typeof fetch, path = '/', signal?: AbortSignal) {
  const sent = new Promise<ServerResponse>((resolve) => {
    opened = resolve;
  });
  const response = await get(address + path, { signal: signal ?? null });
  const reader = response.body?.getReader() ?? expect.fail();
  const read = async () => new TextDecoder().decode((await reader.read()).value);
  return { response, reader, read, server: await sent };
}

const write = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve) => response.write(text, () => resolve()));

it('passes each packet of a single answer on without a wait', async () => {
  const pauses: number[] = [];
  const { server, read } = await answer(mergingFetch(async (ms) => pauses.push(ms)));
  for (const token of ['one ', 'two ', 'three ']) {
    await write(server, token);
    expect(await read()).toBe(token);
  }
  expect(pauses).toEqual([]);
});

it('reads several packets of an answer together while many are being read, and loses none', async () => {
  let written = async (): Promise<void> => {};
  const pauses: number[] = [];
  const get = mergingFetch(async (ms) => {
    pauses.push(ms);
    await written();
  });
  for (let others = 0; others < 150; others++) await answer(get);
  expect(pauses).toEqual([]);
  const { server, read } = await answer(get);
  for (const first of ['(role)', 'first ']) {
    await write(server, first);
    expect(await read()).toBe(first);
  }
  expect(pauses).toEqual([]);
  const words = Array.from({ length: 40 }, (_, at) => `${at} `);
  written = async () => {
    for (const word of words.splice(0)) await write(server, word);
    server.end();
  };
  const whole = words.join('');
  let [text, reads] = ['', 0];
  while (text.length < whole.length) {
    text += await read();
    reads++;
  }
  expect(text).toBe(whole);
  expect(reads).toBeLessThan(10);
  expect(pauses[0]).toBeGreaterThan(50);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(200);
});

it('counts an answer as read once it ends, is left, or is cut off', async () => {
  const pauses: number[] = [];
  const get = mergingFetch(async (ms) => pauses.push(ms));
  for (let turn = 0; turn < 100; turn++) {
    const ended = await answer(get);
    ended.server.end();
    await ended.reader.read();
    const left = await answer(get);
    await left.reader.cancel();
    const stop = new AbortController();
    const cut = await answer(get, '/', stop.signal);
    stop.abort();
    await expect(cut.reader.read()).rejects.toThrow('aborted');
  }
  const { server, read } = await answer(get);
  for (const token of ['one ', 'two ']) {
    await write(server, token);
    expect(await read()).toBe(token);
  }
  expect(pauses).toEqual([]);
});

it('leaves other answers as they are', async () => {
  const get = mergingFetch();
  const refused = await answer(get, '/busy');
  expect(refused.response.status).toBe(429);
  const data = await answer(get, '/json');
  expect(data.response.headers.get('content-type')).toBe('application/json');
  expect(data.response.url).toBe(`${address}/json`);
});
