import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { z } from 'zod';
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
import { transactions } from './idle.ts';
import { quantile } from './measure.ts';

const CROWDS = [1, 20, 100, 300, 1_000];
/** Everyone writes once within this time. */
const SPREAD_MS = 3_000;
const TIMEOUT_MS = 120_000;
/**
 * PostgreSQL sessions add their work to its statistics after ten idle seconds. Read earlier, some of the work of signing in
 * would be counted with the replies.
 */
const COUNTED_MS = 11_000;
const MB = 2 ** 20;

/** What the stand-in reports about a reply: when it was requested, and when its first and last words were sent. */
const Spoken = z.object({ mark: z.string(), asked: z.number(), first: z.number(), last: z.number() });
type Spoken = z.infer<typeof Spoken>;
type Heard = { sent: number; first: number; whole: number };

const now = (): number => performance.timeOrigin + performance.now();

/** Crowds that write to a connected model of human pace at once: what the product adds to the model's own time. */
export async function benchCrowd(): Promise<void> {
  await ensureBuilt();
  const model = await paceModel();
  process.stdout.write(
    '\nPeople writing within 3 s; the model sends 100 tokens at 25 per second; p50 / p95\n' +
      'people  first word s   whole s        over the model ms   loop p99 ms  MB   CPU ms  transactions  lost\n',
  );
  await withFolder(async (dataDir) => {
    for (const people of CROWDS) {
      const server = await startServer(dataDir, {
        OPENAI_API_KEY: 'bench',
        OPENAI_BASE_URL: model.url,
        AI_MODEL: 'bench',
        PACING_SCALE: '0',
        AI_DAILY_TOKENS_PERSON: '1000000000',
        AI_DAILY_TOKENS_ALL: '1000000000',
      });
      try {
        process.stdout.write(`${await crowd(server, people, model.spoken)}\n`);
      } finally {
        await server.stop();
      }
    }
  });
  model.close();
}

async function crowd(server: BenchServer, people: number, spoken: Map<string, Spoken>): Promise<string> {
  // The first reply loads the library, so it isn't measured.
  const chatUsers = await makeChatUsers(server.sql, people + 1);
  const warm = chatUsers.pop();
  if (warm) await answerOf(server, warm, 'MARKwarmwarm');
  const sockets: WebSocket[] = [];
  const waiting = chatUsers.map((chatUser) => ({ chatUser, mark: `MARK${crypto.randomUUID().slice(0, 8)}` }));
  const heard = new Map<string, Heard>();
  for (const { chatUser, mark } of waiting) sockets.push(await listenFor(server, chatUser, mark, heard));
  await sleep(COUNTED_MS);
  const listening = await transactions(server.sql);
  await sleep(COUNTED_MS);
  await server.metric('nodejs_eventloop_lag_p99_seconds');
  const before = await transactions(server.sql);
  const whileQuiet = before - listening;
  const cpuBefore = await server.metric('process_cpu_seconds_total');
  await Promise.all(
    waiting.map(async ({ chatUser, mark }, place) => {
      await sleep((place / people) * SPREAD_MS);
      const entry: Heard = { sent: now(), first: Number.NaN, whole: Number.NaN };
      heard.set(mark, entry);
      await say(
        server.address,
        chatUser,
        crypto.randomUUID(),
        `I am well, thank you. ${mark} is where I worked.`,
      );
    }),
  );
  const until = now() + TIMEOUT_MS;
  while (now() < until && [...heard.values()].some(({ whole }) => Number.isNaN(whole))) await sleep(100);
  const lag = await server.metric('nodejs_eventloop_lag_p99_seconds');
  const memory = await server.metric('process_resident_memory_bytes');
  const cpu = (await server.metric('process_cpu_seconds_total')) - cpuBefore;
  await sleep(COUNTED_MS);
  // What goes by the clock while they are answered is among it; what goes while this waited isn't.
  const used = (await transactions(server.sql)) - before - whileQuiet;
  for (const socket of sockets) socket.terminate();
  return line(people, heard, spoken, { lag, memory, cpu, used });
}

function line(
  people: number,
  heard: Map<string, Heard>,
  spoken: Map<string, Spoken>,
  { lag, memory, cpu, used }: { lag: number; memory: number; cpu: number; used: number },
): string {
  const done = [...heard].filter(([, { whole }]) => !Number.isNaN(whole));
  const seconds = (pick: (one: Heard) => number): string =>
    both(
      done.map(([, one]) => pick(one) / 1_000),
      2,
    );
  const over = done.flatMap(([mark, one]) => {
    const own = spoken.get(mark);
    return own ? [one.first - one.sent - (own.first - own.asked)] : [];
  });
  return [
    String(people).padEnd(8),
    seconds(({ sent, first }) => first - sent).padEnd(15),
    seconds(({ sent, whole }) => whole - sent).padEnd(15),
    both(over, 0).padEnd(20),
    (lag * 1_000).toFixed(0).padEnd(13),
    (memory / MB).toFixed(0).padEnd(5),
    ((cpu * 1_000) / people).toFixed(1).padEnd(8),
    (used / people).toFixed(1).padEnd(14),
    String(people - done.length),
  ].join('');
}

function both(values: number[], digits: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return `${quantile(sorted, 0.5).toFixed(digits)} / ${quantile(sorted, 0.95).toFixed(digits)}`;
}

function listenFor(
  server: BenchServer,
  chatUser: ChatUser,
  mark: string,
  heard: Map<string, Heard>,
): Promise<WebSocket> {
  return listen(server.address, chatUser, ({ type, messages }) => {
    const entry = heard.get(mark);
    if (!entry) return;
    if (type === 'delta' && Number.isNaN(entry.first)) entry.first = now();
    if (messages?.some(({ role }) => role === 'assistant')) entry.whole = now();
  });
}

async function answerOf(server: BenchServer, chatUser: ChatUser, mark: string): Promise<void> {
  const heard = new Map<string, Heard>();
  const socket = await listenFor(server, chatUser, mark, heard);
  heard.set(mark, { sent: now(), first: Number.NaN, whole: Number.NaN });
  await say(
    server.address,
    chatUser,
    crypto.randomUUID(),
    `I am well, thank you. ${mark} is where I worked.`,
  );
  while (Number.isNaN(heard.get(mark)?.whole ?? 0)) await sleep(50);
  socket.terminate();
}

/** The stand-in in a process of its own. */
export async function paceModel(): Promise<{ url: string; spoken: Map<string, Spoken>; close(): void }> {
  const child = fork(path.join(import.meta.dirname, 'paceModel.ts'), { stdio: 'inherit' });
  const spoken = new Map<string, Spoken>();
  const url = await new Promise<string>((resolve) => {
    child.on('message', (message) => {
      const said = Spoken.safeParse(message);
      if (said.success) spoken.set(said.data.mark, said.data);
      else resolve(z.object({ url: z.string() }).parse(message).url);
    });
  });
  return { url, spoken, close: () => child.disconnect() };
}
