import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { readEnv } from '../../server/env.ts';
import { createLogger } from '../../server/platform/log.ts';
import { startEmbeddedPostgres } from '../../server/platform/postgres/embedded.ts';
import { startRedis } from '../../tests/support/redis.ts';
import { freePort } from '../../tests/support/server.ts';
import { ensureBuilt } from '../start.ts';
import { type BenchServer, listen, makeChatUsers, say, startServer, withFolder } from './benchServer.ts';
import { paceModel } from './crowd.ts';
import { databasePid, TICKS, ticksOf, ticksOfChildren, transactions } from './idle.ts';

const LAYOUTS = [1, 2, 4];
const PEOPLE = 200;
/** Everyone writes once within this time. */
const SPREAD_MS = 10_000;
const TIMEOUT_MS = 180_000;
/** Sessions of PostgreSQL add what they did to its statistics once they have rested for ten seconds. */
const COUNTED_MS = 11_000;

/** What one message with its answer costs: milliseconds of a core, and transactions. */
type Cost = { processes: number; database: number; transactions: number };
type Standing = Cost & { at: number };

/**
 * What a message with its answer costs with one, two, and four processes behind a proxy, over both buses. Processor time and
 * transactions are counted, so a busy machine changes little.
 */
export async function benchProcesses(): Promise<void> {
  await ensureBuilt();
  const model = await paceModel();
  process.stdout.write(
    `\nA message with its answer, ${PEOPLE} people writing within ${SPREAD_MS / 1_000} s; ms of a core, and transactions\n` +
      'bus         processes  app           database      transactions\n',
  );
  const redis = await startRedis();
  const buses: Record<string, Record<string, string>> = { PostgreSQL: {}, Redis: { BUS_URL: redis.url } };
  for (const [bus, settings] of Object.entries(buses)) {
    let alone: Cost | null = null;
    for (const count of LAYOUTS) {
      const cost = await costOf(count, { OPENAI_BASE_URL: model.url, ...settings });
      alone ??= cost;
      const shown = (name: keyof Cost): string =>
        `${cost[name].toFixed(1)} (${(cost[name] / (alone?.[name] ?? 1)).toFixed(2)})`.padEnd(14);
      const cells = [shown('processes'), shown('database'), shown('transactions')];
      process.stdout.write(`${bus.padEnd(12)}${String(count).padEnd(11)}${cells.join('')}\n`);
    }
  }
  await redis.stop();
  model.close();
}

async function costOf(count: number, settings: Record<string, string>): Promise<Cost> {
  let cost: Cost = { processes: Number.NaN, database: Number.NaN, transactions: Number.NaN };
  await withFolder(async (dataDir) => {
    const log = createLogger(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
    const database = await startEmbeddedPostgres({ dataDir, log });
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const proxy = await proxyTo(ports);
    const servers: BenchServer[] = [];
    try {
      for (const port of ports)
        servers.push(
          await startServer(dataDir, {
            PORT: String(port),
            PUBLIC_URL: proxy.address,
            DATABASE_URL: database.url,
            ENCRYPTION_KEYS: KEYS,
            OPENAI_API_KEY: 'bench',
            AI_MODEL: 'bench',
            PACING_SCALE: '0',
            AI_DAILY_TOKENS_PERSON: '1000000000',
            AI_DAILY_TOKENS_ALL: '1000000000',
            ...settings,
          }),
        );
      cost = await measured(servers, await databasePid(dataDir));
    } finally {
      for (const server of servers) await server.stop();
      proxy.process.kill();
      await database.stop();
    }
  });
  return cost;
}

const KEYS = `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`;

async function measured(servers: BenchServer[], database: number): Promise<Cost> {
  const [first] = servers;
  if (!first) throw new Error('No server was started');
  // Libraries are loaded with the first answers.
  await everyoneWrites(first, 4 * servers.length, 1_000);
  const quiet = await everyoneListens(first, PEOPLE);
  await sleep(COUNTED_MS);
  const before = await standing(servers, database);
  await sleep(COUNTED_MS);
  const rested = await standing(servers, database);
  await quiet.write(SPREAD_MS);
  await sleep(COUNTED_MS);
  const after = await standing(servers, database);
  quiet.leave();
  const share = (after.at - rested.at) / (rested.at - before.at);
  const each = (name: keyof Cost): number =>
    (after[name] - rested[name] - share * (rested[name] - before[name])) / PEOPLE;
  const ms = 1_000 / TICKS;
  return {
    processes: each('processes') * ms,
    database: each('database') * ms,
    transactions: each('transactions'),
  };
}

async function standing(servers: BenchServer[], database: number): Promise<Standing> {
  const used = await Promise.all(servers.map(({ pid }) => ticksOf(pid, false)));
  return {
    at: performance.now(),
    processes: used.reduce((sum, one) => sum + one, 0),
    database: (await ticksOf(database, true)) + (await ticksOfChildren(database)),
    transactions: servers[0] ? await transactions(servers[0].sql) : Number.NaN,
  };
}

async function everyoneWrites(server: BenchServer, people: number, withinMs: number): Promise<void> {
  const all = await everyoneListens(server, people);
  await all.write(withinMs);
  all.leave();
}

/** People with open streams through the proxy; `write` resolves when all of them have their answer. */
async function everyoneListens(
  server: BenchServer,
  people: number,
): Promise<{ write(withinMs: number): Promise<void>; leave(): void }> {
  const chatUsers = await makeChatUsers(server.sql, people);
  const sockets: WebSocket[] = [];
  const answers: Promise<void>[] = [];
  for (const chatUser of chatUsers) {
    const answered = Promise.withResolvers<void>();
    answers.push(answered.promise);
    const socket = await listen(server.address, chatUser, ({ messages = [] }) => {
      if (messages.some((one) => 'seq' in one && one.seq === 3)) answered.resolve();
    });
    sockets.push(socket);
  }
  return {
    async write(withinMs) {
      await Promise.all(
        chatUsers.map(async (chatUser, place) => {
          await sleep((place / people) * withinMs);
          await say(server.address, chatUser, crypto.randomUUID(), 'I am well, thank you. I kept records.');
        }),
      );
      const late = sleep(TIMEOUT_MS, 'late', { ref: false });
      if ((await Promise.race([Promise.all(answers), late])) === 'late')
        throw new Error('Answers are missing');
    },
    leave() {
      for (const socket of sockets) socket.terminate();
    },
  };
}

/** In a process of its own, so that what it does isn't counted. */
async function proxyTo(ports: number[]): Promise<{ address: string; process: ChildProcess }> {
  const targets = ports.map((port) => `http://127.0.0.1:${port}`);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'proxy.ts'), '0', ...targets]);
  const [text] = await once(child.stdout, 'data');
  const address = String(text).match(/Ready at (\S+)/)?.[1];
  if (!address) throw new Error('The proxy didn’t start');
  return { address, process: child };
}
