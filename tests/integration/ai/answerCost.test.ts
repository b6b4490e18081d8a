import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { type ChatUser, listen, makeChatUsers, say } from '../../../scripts/bench/benchServer.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { type OpenAiServer, openAiServer } from '../../support/openaiServer.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../../support/server.ts';
import { inShort, type Transaction, watchedLine } from '../../support/wire.ts';

/**
 * What answers of the interviewer with a connected model cost the database: people listen, write, and hear the whole
 * answer. Counted on the line to the database, so nothing hangs on time.
 */

/** The bar over the whole database is six; the rest is for what goes by the clock. */
const MOST = 5;
/** Statements of one answer, without those that only begin and end transactions. */
const MOST_STATEMENTS = 28;
/** What comes by itself in between only adds, so the least of so many answers counts. */
const ANSWERS = 2;
const CROWD = 5;

/**
 * What goes by the clock and for everybody together, however many are writing, and what a new connection asks;
 * `npm run bench -- idle crowd` counts it too.
 */
const byTheClock = [
  // Is the worker alive, what falls due, whose worker is silent, upkeep and schedules of the queue.
  /heartbeat_on/,
  /(?:from|join) pgboss\.job\b/i,
  /pgboss\.(?:queue|version|schedule|bam|warning|subscription)\b/i,
  // May they still listen, and are they there.
  /from "portal_sessions" inner join/,
  /last_seen_at/,
  /audit_/,
  /pg_catalog\.pg_type/,
  /^(?:begin|commit)\b/i,
];
/** Taking a task and storing its end belong to the answer; saying that its worker is alive doesn't. */
const ofTheTask = /^\s*WITH\s+next\s+AS|SET\s+completed_on/i;
const isOfTheAnswer = (statement: string): boolean =>
  ofTheTask.test(statement) || !byTheClock.some((known) => known.test(statement));

let database: FreshDatabase;
let line: Awaited<ReturnType<typeof watchedLine>>;
let model: OpenAiServer;
let dataDir: string;
let server: RunningServer;

beforeAll(async () => {
  database = await freshDatabase();
  line = await watchedLine(database.url);
  model = await openAiServer();
  dataDir = await dataFolder();
  server = await startServer(dataDir, {
    DATABASE_URL: line.url,
    ENCRYPTION_KEYS: `k1:${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`,
    DEMO_DATA: '0',
    TRUST_PROXY: 'true',
    OPENAI_API_KEY: 'test',
    OPENAI_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await server.stop();
  await removeFolder(dataDir);
  await model.close();
  await line.close();
  await database.drop();
});

type Asked = { chatUser: ChatUser; socket: WebSocket; whole: Promise<void> };

/** Somebody who was greeted and hears what comes next. */
async function asking(chatUser: ChatUser): Promise<Asked> {
  const greeted = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  let heard = greeted.resolve;
  const socket = await listen(server.address, chatUser, ({ messages }) => {
    if (messages?.some(({ role }) => role === 'assistant')) heard();
  });
  await greeted.promise;
  heard = whole.resolve;
  return { chatUser, socket, whole: whole.promise };
}

/** What it was told to ask; anything else would be asked for once more, in a second call. */
const questionIn = (task: string): string =>
  /same content: (.*)$/.exec(task)?.[1] ?? 'How is your day so far?';

/** Answers of so many words to all of them at once: the transactions they took. */
async function costOf(chatUsers: readonly ChatUser[], words: number): Promise<Transaction[]> {
  model.behave('answer', ({ messages }) =>
    JSON.stringify(messages).includes('You check one text for danger')
      ? '{"kind": "none", "language": "en", "quote": ""}'
      : `<think>${'well '.repeat(words)}</think>${questionIn(messages.at(-1)?.content ?? '')}`,
  );
  const all: Asked[] = [];
  for (const chatUser of chatUsers) all.push(await asking(chatUser));
  line.transactions.length = 0;
  await Promise.all(
    all.map(async ({ chatUser, whole }) => {
      await say(server.address, chatUser, crypto.randomUUID(), 'I am well, thank you. I worked in a shop.');
      await whole;
    }),
  );
  await nothingWaits();
  for (const { socket } of all) socket.terminate();
  return line.transactions.filter((one) => one.some(isOfTheAnswer));
}

/** People whom nobody has to be told of: that somebody comes is announced, and isn't part of an answer. */
async function seenLately(count: number): Promise<ChatUser[]> {
  const chatUsers = await makeChatUsers(database.client, count);
  await database.client`update conversations set last_seen_at = now()`;
  return chatUsers;
}

/** The cheapest of some answers of so many words, each to somebody else. */
async function leastOf(answers: number, words: number): Promise<string[]> {
  const costs: string[][] = [];
  for (const chatUser of await seenLately(answers))
    costs.push((await costOf([chatUser], words)).map(inShort));
  return costs.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Until tasks have ended and tokens are counted: the model says that each call took 20 to read. */
async function nothingWaits(): Promise<void> {
  const left = async () => database.client`
    select 1 from pgboss.job where name = 'conversation.reply' and state <= 'active'
    union all select 1 from ai_usage where subject = 'all' and input_tokens <> 20 * calls`;
  await expect.poll(async () => (await left()).length, { timeout: 10_000 }).toBe(0);
}

const isWork = (statement: string): boolean => !/^\s*(?:begin|commit|savepoint|release)\b/i.test(statement);

describe('answers with a connected model', () => {
  it(`take at most ${MOST} transactions and ${MOST_STATEMENTS} statements each when five people write at once`, async () => {
    const transactions = await costOf(await seenLately(CROWD), 100);
    const statements = transactions.flat().filter(isWork).length / CROWD;
    process.stdout.write(
      `Each of ${CROWD} answers at once: ${transactions.length / CROWD} transactions, ${statements} statements\n`,
    );
    expect(transactions.length / CROWD).toBeLessThanOrEqual(MOST);
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it(`takes at most ${MOST} transactions for one alone, however long it is`, async () => {
    const short = await leastOf(ANSWERS, 5);
    process.stdout.write(`One answer of the interviewer alone: ${short.length} transactions\n`);
    for (const [index, one] of short.entries()) process.stdout.write(`  ${index + 1}. ${one}\n`);
    const long = await leastOf(ANSWERS, 600);
    expect(short.length).toBeLessThanOrEqual(MOST);
    expect(long).toEqual(short);
  });
});
