import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { WebSocket } from 'ws';
import { ensureBuilt } from '../start.ts';
import {
  type BenchServer,
  type ChatUser,
  listen,
  makeChatUsers,
  say,
  startServer,
  withFolder,
} from './benchServer.ts';
import { shown } from './measure.ts';

const HELD = 2_000;
const CHATTING = 500;
/** They write once within this time. */
const SPREAD_MS = 15_000;
const MB = 2 ** 20;

/** How the process starts, what it holds, how fast chats are with 2,000 sockets open, and what it does when flooded. */
export async function benchChats(): Promise<void> {
  await ensureBuilt();
  await withFolder(async (dataDir) => {
    await (await startServer(dataDir)).stop();
    const server = await startServer(dataDir);
    try {
      await sleep(3_000);
      const idle = await server.metric('process_resident_memory_bytes');
      print('ready after a warm start', `${(server.readyMs / 1_000).toFixed(2)} s (at most 3)`);
      print('idle', `${Math.round(idle / MB)} MB (at most 200)`);
      await holdAndChat(server, idle);
      await flood(server);
    } finally {
      await server.stop();
    }
  });
}

const print = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(44)}${figure}\n`);

/** Opens the sockets, lets some people write, and prints how long both ways take. */
async function holdAndChat(server: BenchServer, idle: number): Promise<void> {
  const chatUsers = await makeChatUsers(server.sql, HELD);
  const waiting = new Map<string, (at: number) => void>();
  const sockets: WebSocket[] = [];
  for (let from = 0; from < chatUsers.length; from += 50) {
    const opened = chatUsers.slice(from, from + 50).map((chatUser) =>
      listen(server.address, chatUser, (event, at) => {
        for (const { id } of event.messages ?? []) waiting.get(id)?.(at);
      }),
    );
    sockets.push(...(await Promise.all(opened)));
  }
  await sleep(2_000);
  const held = await server.metric('process_resident_memory_bytes');
  print(`${HELD} sockets held`, `${((held - idle) / HELD / 1_024).toFixed(0)} kB each (at most 80)`);

  await server.metric('nodejs_eventloop_lag_p99_seconds');
  const timed = await Promise.all(
    chatUsers.slice(0, CHATTING).map(async (chatUser) => {
      await sleep(Math.random() * SPREAD_MS);
      return sayAndHear(server.address, chatUser, waiting);
    }),
  );
  const lag = await server.metric('nodejs_eventloop_lag_p99_seconds');
  const sorted = (values: number[]): number[] => values.toSorted((a, b) => a - b);
  print(
    'acknowledged, p50 / p95 ms',
    `${shown(sorted(timed.map(({ stored }) => stored)))} (p95 at most 150)`,
  );
  print('delivered, p50 / p95 ms', `${shown(sorted(timed.map(({ heard }) => heard)))} (p95 at most 250)`);
  print('event loop lag, p99', `${(lag * 1_000).toFixed(0)} ms (at most 100)`);
  for (const socket of sockets) socket.terminate();
}

async function sayAndHear(
  address: string,
  chatUser: ChatUser,
  waiting: Map<string, (at: number) => void>,
): Promise<{ stored: number; heard: number }> {
  const id = crypto.randomUUID();
  const started = performance.now();
  const delivered = new Promise<number>((resolve) => waiting.set(id, resolve));
  const stored = await say(address, chatUser, id, 'I kept the records of a clinic for two years, 300 a day.');
  return { stored, heard: (await delivered) - started };
}

/** Three times as many askers as there are places: who is turned away and how, and how soon all is well again. */
async function flood({ address }: BenchServer): Promise<void> {
  let asked = 0;
  const { statusCodeStats = {}, requests } = await autocannon({
    url: address,
    connections: 200,
    duration: 8,
    requests: [
      {
        method: 'GET',
        setupRequest: (request) => ({
          ...request,
          path:
            asked++ % 2
              ? `/jobs?q=word${asked}`
              : `/trpc/jobs.list?input=%7B%22search%22%3A%22w${asked}%22%7D`,
          headers: { accept: 'text/html,*/*', 'x-forwarded-for': `192.0.2.${asked % 3}` },
        }),
      },
    ],
  });
  const ended = performance.now();
  const codes = Object.entries(statusCodeStats).map(([code, { count = 0 }]) => `${count} × ${code}`);
  print('flooded', `${Math.round(requests.average)} answers a second: ${codes.join(', ')}`);
  for (;;) {
    const started = performance.now();
    const answer = await fetch(`${address}/jobs`, {
      headers: { 'x-forwarded-for': '203.0.113.9', accept: 'text/html' },
    });
    await answer.arrayBuffer();
    if (answer.status === 200 && performance.now() - started < 250) break;
    await sleep(50);
  }
  print(
    'a visitor is served again after',
    `${((performance.now() - ended) / 1_000).toFixed(2)} s (at most 10)`,
  );
}
