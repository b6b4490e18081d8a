import { setTimeout as sleep } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { WebSocket } from 'ws';
import { ensureBuilt } from '../start.ts';
import { type BenchServer, makeChatUsers, startServer, withFolder } from './benchServer.ts';
import { shown } from './measure.ts';

const ATTACK_MS = 20_000;
const ADDRESSES = 3;
const FRAMES = 60;
/** About as many calls as fit into the largest frame. */
const CALLS = 1_015;

type Attacker = { address: string; cookie: string; network: string; forMs: number };

/** How long visitors wait while three addresses send frames full of calls, with made-up and with valid cookies. */
export async function benchFrames(): Promise<void> {
  await ensureBuilt();
  await withFolder(async (dataDir) => {
    const server = await startServer(dataDir);
    try {
      const chatUsers = await makeChatUsers(server.sql, ADDRESSES);
      await sleep(2_000);
      print('quiet', await health(server, 2_000));
      await attack(server, 'made-up cookies', () => `lt_auth=${crypto.randomUUID()}xxxxxxx`);
      await attack(server, 'cookies of open sessions', (index) => chatUsers[index]?.cookie ?? '');
      print('errors in the log', String(server.errors()));
    } finally {
      await server.stop();
    }
  });
}

const print = (what: string, figure: string): void =>
  void process.stdout.write(`${what.padEnd(44)}${figure}\n`);

/** Attackers run in threads of their own: masking megabytes of frames would delay the visitor that is timed here. */
async function attack(server: BenchServer, name: string, cookieOf: (index: number) => string): Promise<void> {
  const attackers = Array.from({ length: ADDRESSES }, (_, index) => {
    const data: Attacker = {
      address: server.address,
      cookie: cookieOf(index),
      network: `192.0.2.${index}`,
      forMs: ATTACK_MS,
    };
    const worker = new Worker(new URL(import.meta.url), { workerData: data });
    return new Promise((resolve, reject) => worker.once('error', reject).once('exit', resolve));
  });
  print(`under frames, ${name}`, await health(server, ATTACK_MS));
  await Promise.all(attackers);
}

/** Sends frames without pause, over a new socket whenever one is closed. */
async function floodFrames({ address, cookie, network, forMs }: Attacker): Promise<void> {
  const call = (id: number) => ({ id, method: 'query', params: { path: 'jobs.list' } });
  const frame = JSON.stringify(Array.from({ length: CALLS }, (_, id) => call(id)));
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/trpc`, {
      headers: { origin: address, cookie, 'x-forwarded-for': network },
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => {});
    socket.on('open', () => {
      for (let n = 0; n < FRAMES; n++) socket.send(frame);
    });
    await Promise.race([closed, sleep(Math.max(0, until - performance.now()))]);
    socket.terminate();
  }
}

/** "p50 / p95 ms" of the health check, asked every 20 ms. */
async function health({ address }: BenchServer, forMs: number): Promise<string> {
  const until = performance.now() + forMs;
  const taken: number[] = [];
  while (performance.now() < until) {
    const started = performance.now();
    await (await fetch(`${address}/healthz`)).arrayBuffer();
    taken.push(performance.now() - started);
    await sleep(20);
  }
  return `/healthz p50 / p95 ${shown(taken.sort((a, b) => a - b))} ms (p95 at most 250)`;
}

if (!isMainThread) {
  const attacker: Attacker = workerData;
  await floodFrames(attacker);
}
