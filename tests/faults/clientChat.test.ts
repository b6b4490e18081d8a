import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { MessageId, type PracticeId } from '../../shared/ids/schema.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../support/server.ts';
import { type Visitor, visitor } from '../support/visitor.ts';
import { hiredAccount } from '../support/worker.ts';
import { insist } from './chatUser.ts';

/** kill -9 in practice chat (quality R1): in the queue, while a reply is due, and before the coaching. */

const SCALE = 0.05;
const REPLY_MS = 60_000 * SCALE;
const QUEUE_MS = 30_000 * SCALE;
/** A dead process' work is taken over within 15 seconds; the rest is for a machine that is busy. */
const TAKEN_OVER_MS = 30_000;

let dataDir: string;
let server: RunningServer;
let settings: Record<string, string>;
let sql: postgres.Sql;
let restartedAt = 0;

beforeAll(async () => {
  dataDir = await dataFolder();
  settings = { PORT: String(await freePort()), PACING_SCALE: String(SCALE), DEMO_DATA: '0' };
  server = await startServer(dataDir, settings);
  const url = await runningPostgresUrl(dataDir);
  if (!url) throw new Error('The database does not run');
  sql = postgres(url, { max: 1 });
});
afterAll(async () => {
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
});

async function killAndRestart(): Promise<void> {
  await server.kill();
  server = await startServer(dataDir, settings);
  restartedAt = Date.now();
}

type Chat = Awaited<ReturnType<Visitor['trpc']['clientChat']['chat']['query']>>;

/** The chat as soon as it looks like this; `forMs` counts from the last restart. */
async function when(
  person: Visitor,
  sessionId: PracticeId,
  looks: (chat: Chat) => boolean,
  forMs: number,
): Promise<Chat> {
  const asked = Date.now();
  for (;;) {
    const chat = await insist(() => person.trpc.clientChat.chat.query({ sessionId }));
    if (chat.reply?.state === 'failed') throw new Error('A reply failed');
    if (looks(chat)) return chat;
    if (Date.now() > Math.max(asked, restartedAt) + forMs) throw new Error('It did not come in time');
    await sleep(100);
  }
}

describe('kill -9 in practice chat', () => {
  it('keeps the queue, every message and every reply exactly once, and coaches once', async () => {
    const { email, password } = await hiredAccount(sql, 'Customer Support Representative');
    const person = visitor(server.address);
    await insist(() => person.trpc.auth.signIn.mutate({ email, password }));
    const connect = { idempotencyKey: randomUUID(), scenarioId: 'charged-twice', difficulty: null };
    const { sessionId } = await insist(() => person.trpc.clientChat.connect.mutate(connect));
    await sleep(Math.random() * 500);
    await killAndRestart();
    expect(await insist(() => person.trpc.clientChat.connect.mutate(connect))).toEqual({ sessionId });
    await when(person, sessionId, ({ lastSeq }) => lastSeq >= 1, TAKEN_OVER_MS + QUEUE_MS + REPLY_MS);

    const acknowledged: { id: string; seq: number }[] = [];
    const say = async (text: string): Promise<number> => {
      const messageId = MessageId.parse(randomUUID());
      const { message } = await insist(() =>
        person.trpc.clientChat.send.mutate({ sessionId, messageId, text }),
      );
      acknowledged.push({ id: messageId, seq: message.seq });
      return message.seq;
    };
    for (const texts of [
      [
        'Hello Patricia, I am sorry about the double charge.',
        'May I confirm the last four digits of the card?',
      ],
      ['I have sent the refund of $129.', 'Your bank needs 2 to 3 business days to show it.'],
      ['Is there anything else I can help you with?'],
    ]) {
      let asked = 0;
      for (const text of texts) asked = await say(text);
      await sleep(Math.random() * REPLY_MS * 0.8);
      await killAndRestart();
      await when(person, sessionId, ({ lastSeq }) => lastSeq > asked, TAKEN_OVER_MS + REPLY_MS);
    }

    const { messages, info } = await when(person, sessionId, () => true, TAKEN_OVER_MS);
    expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
    expect(messages.map(({ role }) => role[0]).join('')).toBe('auuauuaua');
    expect(
      messages.filter(({ role }) => role === 'user').map(({ id, seq }) => ({ id: String(id), seq })),
    ).toEqual(acknowledged);
    expect(info.outcome).toBe('satisfied');

    await insist(() => person.trpc.clientChat.end.mutate({ sessionId }));
    const report = {
      clientName: 'Patricia Lindgren',
      companyInvolved: 'Northfield Pet Supply',
      issueSummary: 'Charged twice for the November subscription.',
      resolutionProvided: 'Confirmed the card and refunded $129.',
      needsFollowup: false,
    };
    await insist(() => person.trpc.clientChat.submitReport.mutate({ sessionId, report }));
    await killAndRestart();
    for (const end = Date.now() + TAKEN_OVER_MS; ; await sleep(200)) {
      const past = await insist(() => person.trpc.clientChat.past.query({ sessionId }));
      if (past.notes) {
        expect(past).toMatchObject({ outcome: 'satisfied', report });
        break;
      }
      if (Date.now() > end) throw new Error('The coaching did not come in time');
    }
    const [counted] = await sql<
      { reports: number }[]
    >`select count(*)::int as reports from client_chat_reports`;
    expect(counted?.reports).toBe(1);
    await person.leave();
  }, 300_000);
});
