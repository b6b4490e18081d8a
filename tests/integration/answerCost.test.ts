import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, makeTalkers, say, type Talker } from '../../scripts/bench/liveServer.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type OpenAiServer, openAiServer } from '../support/openaiServer.ts';
import { dataFolder, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { inShort, watchedLine } from '../support/wire.ts';

/**
 * What one answer of the interviewer with a connected model costs the database: a person listens, writes, and hears
 * the whole answer. Counted on the line to the database, so nothing hangs on time.
 */

/** The bar. */
const MOST = 6;
/** What comes by itself in between only adds, so the least of so many answers counts. */
const ANSWERS = 3;

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

/** One answer of so many words: the transactions it took, in short. */
async function costOf(talker: Talker, words: number): Promise<string[]> {
  model.behave('answer', ({ messages }) =>
    JSON.stringify(messages).includes('You check one text for danger')
      ? '{"kind": "none", "language": "en", "quote": ""}'
      : Array.from({ length: words }, (_, index) => `word${index}`).join(' '),
  );
  const greeted = Promise.withResolvers<void>();
  const whole = Promise.withResolvers<void>();
  let heard = greeted.resolve;
  const socket = await listen(server.address, talker, ({ messages }) => {
    if (messages?.some(({ role }) => role === 'assistant')) heard();
  });
  await greeted.promise;
  heard = whole.resolve;
  line.transactions.length = 0;
  await say(server.address, talker, crypto.randomUUID(), 'I am well, thank you. I worked in a shop.');
  await whole.promise;
  await nothingWaits();
  socket.terminate();
  return line.transactions.filter((one) => one.some(isOfTheAnswer)).map(inShort);
}

/** The cheapest of some answers of so many words, each to somebody else. */
async function leastOf(answers: number, words: number): Promise<string[]> {
  const costs: string[][] = [];
  const talkers = await makeTalkers(database.client, answers);
  // Seen lately: that somebody comes is announced, and isn't part of an answer.
  await database.client`update conversations set last_seen_at = now()`;
  for (const talker of talkers) costs.push(await costOf(talker, words));
  return costs.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** Until the task has ended; tokens are counted before that. */
async function nothingWaits(): Promise<void> {
  const left = async () => database.client`
    select 1 from pgboss.job where name = 'conversation.reply' and state <= 'active'`;
  await expect.poll(async () => (await left()).length).toBe(0);
}

describe('one answer with a connected model', () => {
  it(`takes at most ${MOST} transactions, however long it is`, async () => {
    // The first one loads the library and opens connections.
    await leastOf(1, 5);
    const short = await leastOf(ANSWERS, 5);
    process.stdout.write(`One answer of the interviewer: ${short.length} transactions\n`);
    for (const [index, one] of short.entries()) process.stdout.write(`  ${index + 1}. ${one}\n`);
    const long = await leastOf(ANSWERS, 600);
    expect(short.length).toBeLessThanOrEqual(MOST);
    expect(long).toEqual(short);
  });
});
